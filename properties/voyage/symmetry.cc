#include "properties/voyage/symmetry.h"

#include <algorithm>
#include <vector>

namespace timeproof::voyage {

Kind Renaming::Of(Kind kind) const {
  const auto world = worlds[State::At(WorldOf(kind))];
  return static_cast<Kind>(world * kTimes + times[static_cast<std::size_t>(TimeOf(kind))]);
}

Time Renaming::Of(Time time) const {
  return time == Time::kAny ? time : static_cast<Time>(times[static_cast<std::size_t>(time)]);
}

Hand Renaming::Of(const Hand& hand) const {
  Hand renamed = {};
  for (int kind = 0; kind < kKinds; ++kind) renamed[Of(static_cast<Kind>(kind))] = hand[State::At(kind)];
  return renamed;
}

Move Renaming::Of(Move move) const {
  const bool has_kind = VerbOf(move) == Verb::kMove || VerbOf(move) == Verb::kStay;
  return has_kind ? MakeMove(VerbOf(move), Of(KindIn(move))) : move;
}

State Renaming::Of(const State& state) const {
  State renamed = state;
  for (std::size_t i = 0; i < state.ends.back(); ++i) renamed.table[i] = Of(state.table[i]);
  for (Time& port : renamed.ports) port = Of(port);
  renamed.removed = Of(state.removed);
  const auto seat_of = [&](int seat) { return State::At((seat + seats) % state.players); };
  renamed.start = static_cast<std::uint8_t>(seat_of(state.start));
  renamed.seat = static_cast<std::uint8_t>(seat_of(state.seat));
  unsigned winners = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    renamed.hands[seat_of(seat)] = Of(state.hands[State::At(seat)]);
    renamed.held[seat_of(seat)] = state.held[State::At(seat)];
    if (state.Won(seat)) winners |= 1U << seat_of(seat);
  }
  renamed.winners = static_cast<std::uint8_t>(winners);
  return renamed;
}

namespace {

// Every hidden place of one ticket, in some order.
class HiddenPlaces {
 public:
  HiddenPlaces(const State& state, int viewer) : viewer_(viewer) {
    for (int position = 0; position < kPositions; ++position) {
      const std::size_t end = state.ends[State::At(position)];
      for (std::size_t i = end - state.Stack(position).size(); i + 1 < end; ++i) buried_.push_back(i);
    }
  }

  std::vector<Kind> TakeAll(State* state) const {
    std::vector<Kind> kinds;
    ForEachHand(state, [&](Hand* hand, int /*size*/) {
      for (std::size_t kind = 0; kind < hand->size(); ++kind) {
        kinds.insert(kinds.end(), (*hand)[kind], static_cast<Kind>(kind));
      }
    });
    for (const std::size_t place : buried_) kinds.push_back(state->table[place]);
    return kinds;
  }

  void PutAll(const std::vector<Kind>& kinds, State* state) const {
    auto next = kinds.begin();
    ForEachHand(state, [&](Hand* hand, int size) {
      *hand = {};
      for (int i = 0; i < size; ++i) ++(*hand)[*next++];
    });
    for (const std::size_t place : buried_) state->table[place] = *next++;
  }

 private:
  template <typename Visit>
  void ForEachHand(State* state, Visit visit) const {
    for (int seat = 0; seat < state->players; ++seat) {
      Hand& hand = state->hands[State::At(seat)];
      if (seat != viewer_) visit(&hand, Count(hand));
    }
    visit(&state->removed, Count(state->removed));
  }

  int viewer_;
  std::vector<std::size_t> buried_;  // their places in State::table
};

}  // namespace

State WithHiddenPassedOn(const State& state, int viewer) {
  const HiddenPlaces places(state, viewer);
  State other = state;
  std::vector<Kind> kinds = places.TakeAll(&other);
  std::rotate(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(kinds.size() / 2), kinds.end());
  places.PutAll(kinds, &other);
  return other;
}

}  // namespace timeproof::voyage
