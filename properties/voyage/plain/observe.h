// What one player may know of the table. (PV-INFO-01 to PV-INFO-05)
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_OBSERVE_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_OBSERVE_H_

#include "engine/value.h"
#include "properties/voyage/plain/options.h"
#include "properties/voyage/plain/table.h"

namespace timeproof::plain_voyage {

// The position object with the own hand, the sizes of what is hidden, and of each stack the top ticket.
Value Observe(const Options& options, const Table& table, int viewer);

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_OBSERVE_H_
