// The plain reading of Parallel Time Machine Voyage as the second reading of its rules.
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_SECOND_READING_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_SECOND_READING_H_

#include <memory>
#include <string_view>

#include "properties/second_reading.h"

namespace timeproof::plain_voyage {

// Options in the form of the protocol, well formed; `broken` names a fault (plain/faults.h), or is empty.
std::unique_ptr<const SecondReading> MakeSecondReading(const Value& options, std::string_view broken);

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_SECOND_READING_H_
