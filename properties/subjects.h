// What the properties know of each game beside its rules: a line for each game.
#ifndef TIMEPROOF_PROPERTIES_SUBJECTS_H_
#define TIMEPROOF_PROPERTIES_SUBJECTS_H_

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "properties/fault.h"
#include "properties/law.h"
#include "properties/second_reading.h"

namespace timeproof {

struct Subject {
  std::string_view game;  // its name in the engine's registry
  std::span<const PositionLaw> position_laws;
  std::span<const MoveLaw> move_laws;
  std::span<const PositionLaw> reachable_laws;  // of positions reached by play from the set-up
  // Options in the form of the protocol, well formed; `broken` names one of `faults`, or is empty.
  std::unique_ptr<const SecondReading> (*plain_reading)(const Value& options, std::string_view broken);
  std::span<const Fault> faults;  // in the order of the catalogue
  // The answer to a question beside the board, or nothing when the rules refuse it; null when there are no questions.
  std::optional<Value> (*plain_answer)(std::string_view question, const Value& arguments, std::string_view broken);

  std::unique_ptr<const SecondReading> second_reading(const Value& options) const { return plain_reading(options, ""); }
};

std::span<const Subject> Subjects();
// The subject of that name, or null.
const Subject* FindSubject(std::string_view game);

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_SUBJECTS_H_
