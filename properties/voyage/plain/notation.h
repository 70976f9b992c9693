// Positions in the form of the line protocol, read and written by the plain reading.
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_NOTATION_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_NOTATION_H_

#include "engine/result.h"
#include "engine/value.h"
#include "properties/voyage/plain/table.h"

namespace timeproof::plain_voyage {

// The position object, its fields in the order of the protocol, hands and removed tickets sorted.
Value WriteTable(const Table& table);
Value WriteTickets(const Tickets& tickets);

// Malformed when a field is missing or of the wrong type, or a ticket, a time or a reason is none. Numbers may be any.
Result<Table> ReadTable(const Value& position);

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_NOTATION_H_
