// The course of a turn: choose a copy, take two actions, shift focus, see who has won. (TTYKM catalogue section 3.)
#ifndef TIMEPROOF_ENGINE_TTYKM_TURN_H_
#define TIMEPROOF_ENGINE_TTYKM_TURN_H_

#include <cstdint>

#include "engine/effect.h"
#include "engine/move.h"
#include "engine/ttykm/options.h"
#include "engine/ttykm/rules.h"
#include "engine/ttykm/state.h"

namespace timeproof::ttykm {

// The set-up under these options. (TK-SET-01 to TK-SET-06)
State Setup(const Options& options);

// Fills the list with the legal moves, sorted; concede and draw are not among them. Empty exactly after the end.
void LegalMoves(const Options& options, const State& state, MoveList* moves);

// The rule that forbids the move, or kNone.
Rule Forbids(const Options& options, const State& state, Move move);

// Plays a legal move; effects go to the sink unless it is null. REQUIRES: nothing forbids the move.
void Apply(const Options& options, State* state, Move move, EffectSink* sink);

// The number of ways to play the turn from here to its end; 0 after the end of the game.
std::uint64_t CountTurns(const Options& options, const State& state);

// Whether the active copy has an action that nothing forbids. REQUIRES: there is an active copy.
bool CanAct(const Options& options, const State& state);

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_TURN_H_
