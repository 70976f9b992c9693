// How much of a game can be left: the bound of the catalogue (6.3), position by position.
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_MEASURE_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_MEASURE_H_

#include "engine/voyage/state.h"

namespace timeproof::voyage {

// The most moves that can still be made, where a Stay breaks no stall and no stall waits for the end of a round. Each
// placement uses up a ticket and lets at most 2n - 1 turns without movement follow before the next; a turn has a main
// action and an end beside its placements. At the set-up it is the bound of a whole game.
int MovesLeft(const State& state);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_MEASURE_H_
