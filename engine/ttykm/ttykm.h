// That Time You Killed Me behind the common interface.
#ifndef TIMEPROOF_ENGINE_TTYKM_TTYKM_H_
#define TIMEPROOF_ENGINE_TTYKM_TTYKM_H_

#include "engine/game.h"

namespace timeproof::ttykm {

// The game's line in the registry. Its positions hold a State (state.h), its moves are those of moves.h.
GameInfo Info();

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_TTYKM_H_
