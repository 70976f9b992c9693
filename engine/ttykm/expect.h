// What a scenario expects where its author says nothing: bookkeeping by the words of the moves, without the rules.
#ifndef TIMEPROOF_ENGINE_TTYKM_EXPECT_H_
#define TIMEPROOF_ENGINE_TTYKM_EXPECT_H_

#include <span>
#include <string>

#include "engine/move.h"
#include "engine/ttykm/options.h"
#include "engine/ttykm/state.h"
#include "engine/value.h"

namespace timeproof::ttykm {

// `before` with the turn, the focus, the active copy, the supply and the right to build as the moves' own words change
// them, overlaid by `said`. A board that is said replaces the whole board; a player's value replaces that one alone.
// What ends the game leaves the turn with the mover.
Value Expect(const Options& options, const State& before, std::span<const Move> moves, const Value& said);

// What the picture does not show: "white to move (copy), focus past, black's focus future, supply 4 and 4".
std::string Caption(const Options& options, const State& state);

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_EXPECT_H_
