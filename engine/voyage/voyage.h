// Parallel Time Machine Voyage behind the common interface.
#ifndef TIMEPROOF_ENGINE_VOYAGE_VOYAGE_H_
#define TIMEPROOF_ENGINE_VOYAGE_VOYAGE_H_

#include "engine/game.h"

namespace timeproof::voyage {

// The game's line in the registry. Its positions hold a State (state.h), its moves are those of moves.h.
GameInfo Info();

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_VOYAGE_H_
