// Timelancers behind the common interface.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_TIMELANCERS_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_TIMELANCERS_H_

#include "engine/game.h"

namespace timeproof::timelancers {

// The game's line in the registry. Its positions hold a State (state.h), its moves are those of moves.h.
GameInfo Info();

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_TIMELANCERS_H_
