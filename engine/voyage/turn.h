// The course of a turn: Time Warps around one main action, the end of the turn, the end of the game.
#ifndef TIMEPROOF_ENGINE_VOYAGE_TURN_H_
#define TIMEPROOF_ENGINE_VOYAGE_TURN_H_

#include <cstdint>

#include "engine/effect.h"
#include "engine/move.h"
#include "engine/voyage/options.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

// Fills the list with the legal moves, sorted. Empty exactly after the end.
void LegalMoves(const Options& options, const State& state, MoveList* moves);

// Plays a legal move; effects go to the sink unless it is null. REQUIRES: nothing forbids the move.
void Apply(const Options& options, State* state, Move move, EffectSink* sink);

// The smallest count of idle turns that cannot be at the turn of `seat`: the game would be over. (PV-END-03)
int IdleLimit(const Options& options, const State& state, int seat);

// The count of idle turns at which the game is over when nobody moves the machine from here. (PV-END-03)
int StallCount(const Options& options, const State& state);

constexpr int NextSeat(const State& state) { return (state.seat + 1) % state.players; }

// Who has won when the game ends here, a bit for each seat. (PV-SCORE-01 to PV-SCORE-03)
std::uint8_t Winners(const State& state);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_TURN_H_
