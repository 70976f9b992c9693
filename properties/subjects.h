// What the properties know of each game beside its rules: a line for each game.
#ifndef TIMEPROOF_PROPERTIES_SUBJECTS_H_
#define TIMEPROOF_PROPERTIES_SUBJECTS_H_

#include <memory>
#include <span>
#include <string_view>

#include "properties/law.h"
#include "properties/second_reading.h"

namespace timeproof {

struct Subject {
  std::string_view game;  // its name in the engine's registry
  std::span<const PositionLaw> position_laws;
  std::span<const MoveLaw> move_laws;
  std::span<const PositionLaw> reachable_laws;  // of positions reached by play from the set-up
  // Options in the form of the protocol, well formed.
  std::unique_ptr<const SecondReading> (*second_reading)(const Value& options);
};

std::span<const Subject> Subjects();
// The subject of that name, or null.
const Subject* FindSubject(std::string_view game);

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_SUBJECTS_H_
