// The options of a game as the plain reading keeps them.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_OPTIONS_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_OPTIONS_H_

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/value.h"
#include "properties/ttykm/plain/faults.h"
#include "properties/ttykm/plain/table.h"

namespace timeproof::plain {

struct Options {
  std::set<std::string, std::less<>> chapters;              // "growth", "influence", "memory"
  std::map<std::string, std::string, std::less<>> rulings;  // every ruling with the value in force
  ByColour<int> handicap;
  Colour first = Colour::kWhite;
  std::optional<std::size_t> broken;  // the place in kFaults of the one rule that is broken on purpose, if any

  bool Plays(std::string_view chapter) const { return chapters.contains(chapter); }
  // Whether the dispute `ruling` is settled as `value`.
  bool Rules(std::string_view ruling, std::string_view value) const {
    const bool swapped = broken && kFaults.at(*broken).name == std::string(ruling) + ".swapped";
    return (rulings.find(ruling)->second == value) != swapped;
  }
  // Whether these are the options of the wrong engine with this very fault.
  bool Broken(KnownFault fault) const { return broken == fault.index(); }
};

// Every ruling and its values, the default first (catalogue, section 9).
const std::map<std::string, std::vector<std::string>>& RulingValues();

// The options in the form of the line protocol; what is missing has its default. REQUIRES: well formed.
Options ReadOptions(const Value& value);

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_OPTIONS_H_
