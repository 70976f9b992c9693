#include "engine/voyage/deal.h"

#include <span>

#include "engine/random.h"

namespace timeproof::voyage {

State Deal(const Options& options) {
  Random random(options.seed);
  State state;
  state.players = static_cast<std::uint8_t>(options.players);

  std::array<Kind, kTickets> deck = {};
  for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = static_cast<Kind>(i / kCopies);
  random.Shuffle(std::span<Kind>(deck));
  std::size_t next = 0;
  state.Push(0, deck[next++]);
  for (int seat = 0; seat < options.players; ++seat) {
    for (int i = 0; i < HandSize(options.players); ++i) ++state.hands[State::At(seat)][deck[next++]];
    state.held[State::At(seat)] = kTokensEach;
  }
  while (next < deck.size()) ++state.removed[deck[next++]];

  for (std::size_t i = 0; i < state.ports.size(); ++i) state.ports[i] = static_cast<Time>(i / kCopies);
  random.Shuffle(std::span<Time>(state.ports));

  const auto drawn = static_cast<int>(random.Below(state.players));
  state.start = static_cast<std::uint8_t>(options.start.value_or(drawn));
  state.seat = state.start;
  return state;
}

}  // namespace timeproof::voyage
