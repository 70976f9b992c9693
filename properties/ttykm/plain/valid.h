// Which tables make sense (catalogue, section 11).
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_VALID_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_VALID_H_

#include <optional>
#include <string>

#include "properties/ttykm/plain/options.h"
#include "properties/ttykm/plain/table.h"

namespace timeproof::plain {

// What is impossible about the table, or nothing.
std::optional<std::string> FaultOf(const Options& options, const Table& table);

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_VALID_H_
