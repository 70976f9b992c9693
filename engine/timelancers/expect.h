// What a scenario expects where its author says nothing: bookkeeping by the words of the moves, without the rules.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_EXPECT_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_EXPECT_H_

#include <span>

#include "engine/move.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/state.h"
#include "engine/value.h"

namespace timeproof::timelancers {

// `before` with the step, the counts of moves and rounds, whose turn it is and where the active player stands, as the
// moves' own words change them, overlaid by `said`: a player's fields, rows, decks and tiles each by themselves, all
// else as a whole. Cards, resources and pieces stay as they were unless they are said. `over` leaves the turn with the
// last seat, all turns taken; another step than the moves' own leaves nothing half done.
Value Expect(const Options& options, const State& before, std::span<const Move> moves, const Value& said);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_EXPECT_H_
