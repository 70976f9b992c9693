#include "properties/voyage/measure.h"

namespace timeproof::voyage {

int MovesLeft(const State& state) {
  if (state.IsOver()) return 0;
  int placements = 1 - state.players;  // until some hand is empty for sure
  for (int seat = 0; seat < state.players; ++seat) placements += Count(state.hands[State::At(seat)]);
  const int idle_turns = 2 * state.players;
  const int turns = state.moved != 0 ? 1 + idle_turns * placements : idle_turns * placements - state.idle;
  return placements + 2 * turns - state.main_done;
}

}  // namespace timeproof::voyage
