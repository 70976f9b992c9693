// The plain reading of That Time You Killed Me as the second reading of its rules.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_SECOND_READING_H_
#define TIMEPROOF_PROPERTIES_TTYKM_SECOND_READING_H_

#include <memory>
#include <string_view>

#include "properties/second_reading.h"

namespace timeproof::plain {

// Options in the form of the protocol, well formed; `broken` names a fault (plain/faults.h), or is empty.
std::unique_ptr<const SecondReading> MakeSecondReading(const Value& options, std::string_view broken);

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_SECOND_READING_H_
