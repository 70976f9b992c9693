// What a scenario expects where its author says nothing: bookkeeping by the words of the moves, without the rules.
#ifndef TIMEPROOF_ENGINE_VOYAGE_EXPECT_H_
#define TIMEPROOF_ENGINE_VOYAGE_EXPECT_H_

#include <span>

#include "engine/move.h"
#include "engine/value.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

// `before` with the machine, the flags, the seat and the count of idle turns as the moves' own words change them,
// overlaid by `said`. A map {2: ...} or {P0: ...} replaces those entries of a list alone; `over` leaves the turn with
// the mover. Tickets and tokens stay as they were unless they are said.
Value Expect(const State& before, std::span<const Move> moves, const Value& said);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_EXPECT_H_
