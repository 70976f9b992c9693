// Positions that play seldom reaches: short hands that fit what lies open, tokens about, the end near.
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_DENSE_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_DENSE_H_

#include "engine/random.h"
#include "properties/voyage/plain/options.h"
#include "properties/voyage/plain/table.h"

namespace timeproof::plain_voyage {

// A valid position at the start of a turn. Half of them are partial.
Table StrewTickets(const Options& options, Random* random);

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_DENSE_H_
