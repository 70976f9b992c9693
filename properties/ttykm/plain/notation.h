// Positions in the form of the line protocol, read and written by the plain reading.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_NOTATION_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_NOTATION_H_

#include "engine/result.h"
#include "engine/value.h"
#include "properties/ttykm/plain/table.h"

namespace timeproof::plain {

// The position object, its fields in the order of the protocol, the occupied spaces of an era in ascending order.
Value WriteTable(const Table& table);

// Malformed when a field is missing or of the wrong type, or a name, token or space is none.
Result<Table> ReadTable(const Value& position);

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_NOTATION_H_
