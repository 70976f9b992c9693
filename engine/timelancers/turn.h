// Playing a move, with all that follows from it before somebody decides again.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_TURN_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_TURN_H_

#include "engine/effect.h"
#include "engine/move.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// Fills the list with the legal moves, sorted and without repeats. Empty exactly after the end.
void LegalMoves(const Options& options, const State& state, MoveList* moves);

// Plays a legal move; effects go to the sink unless it is null. REQUIRES: nothing forbids the move.
void Apply(const Options& options, State* state, Move move, EffectSink* sink);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_TURN_H_
