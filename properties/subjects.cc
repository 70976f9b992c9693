#include "properties/subjects.h"

#include <algorithm>

#include "properties/ttykm/laws.h"
#include "properties/ttykm/plain/faults.h"
#include "properties/ttykm/plain/questions.h"
#include "properties/ttykm/second_reading.h"
#include "properties/voyage/laws.h"
#include "properties/voyage/plain/faults.h"
#include "properties/voyage/second_reading.h"

namespace timeproof {

std::span<const Subject> Subjects() {
  static const Subject subjects[] = {
      {"ttykm", ttykm::PositionLaws(), ttykm::MoveLaws(), ttykm::ReachableLaws(), &plain::MakeSecondReading,
       plain::kFaults, &plain::Answer},
      {"voyage", voyage::PositionLaws(), voyage::MoveLaws(), voyage::ReachableLaws(), &plain_voyage::MakeSecondReading,
       plain_voyage::kFaults, nullptr},
  };
  return subjects;
}

const Subject* FindSubject(std::string_view game) {
  const auto subjects = Subjects();
  const auto found = std::ranges::find(subjects, game, &Subject::game);
  return found == subjects.end() ? nullptr : &*found;
}

}  // namespace timeproof
