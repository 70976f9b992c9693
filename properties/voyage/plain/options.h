// The options of a game as the plain reading keeps them.
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_OPTIONS_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_OPTIONS_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "engine/value.h"
#include "properties/voyage/plain/faults.h"

namespace timeproof::plain_voyage {

struct Options {
  int players = 2;
  std::uint64_t seed = 0;
  std::optional<int> start;
  std::map<std::string, std::string> rulings = {
      {"start-card", "location"}, {"stall-count", "last-turns"}, {"stay-breaks-stall", "no"}};
  std::optional<std::size_t> broken;  // the place in kFaults of the one rule that is broken on purpose, if any

  // Whether the dispute `ruling` is settled as `value`.
  bool Rules(const std::string& ruling, const std::string& value) const {
    const bool swapped = broken && kFaults.at(*broken).name == ruling + ".swapped";
    return (rulings.at(ruling) == value) != swapped;
  }
  // Whether these are the options of the wrong engine with this very fault.
  bool Broken(KnownFault fault) const { return broken == fault.index(); }
};

// The options in the form of the line protocol; what is missing has its default. REQUIRES: well formed.
Options ReadOptions(const Value& value);

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_OPTIONS_H_
