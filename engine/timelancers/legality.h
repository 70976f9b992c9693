// Which rule forbids a move: legality is written once, for lists and for refusals. It looks at nothing that the seat to
// decide may not know.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_LEGALITY_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_LEGALITY_H_

#include "engine/move.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// The step at which a move is made; `skip`, which answers at the step ability too, is made at the step tile.
Step StepOf(Verb verb);

// Whether the move answers what is to be decided now.
bool IsInStep(const State& state, Move move);

// The first rule, in the order of the rulebook, that forbids the move, or kNone. A move of another step is forbidden
// by the rule that says what is to be decided now.
Rule Forbids(const Options& options, const State& state, Move move);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_LEGALITY_H_
