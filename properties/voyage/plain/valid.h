// Which tables make sense. (catalogue, "Rulings in the engine, and valid positions")
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_VALID_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_VALID_H_

#include <optional>
#include <string>

#include "properties/voyage/plain/options.h"
#include "properties/voyage/plain/table.h"

namespace timeproof::plain_voyage {

// What is impossible about the table, or nothing.
std::optional<std::string> FaultOf(const Options& options, const Table& table);

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_VALID_H_
