// The symmetries of That Time You Killed Me: the eight of the board, each with the colours as they are or swapped.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_SYMMETRY_H_
#define TIMEPROOF_PROPERTIES_TTYKM_SYMMETRY_H_

#include <array>
#include <string>

#include "engine/ttykm/moves.h"
#include "engine/ttykm/state.h"

namespace timeproof::ttykm {

// Boards are mirrored first, west for east, then turned clockwise.
struct Symmetry {
  bool mirrored = false;
  int quarter_turns = 0;  // 0 to 3
  bool swapped = false;   // white for black

  Place Of(Place place) const;  // kNowhere stays
  Direction Of(Direction direction) const;
  Player Of(Player player) const { return swapped ? Opponent(player) : player; }
  Piece Of(Piece piece) const;
  Move Of(Move move) const;
  State Of(const State& state) const;
};

// All but the one that changes nothing.
inline constexpr auto kSymmetries = [] {
  std::array<Symmetry, 15> symmetries{};
  for (std::size_t i = 0; i < symmetries.size(); ++i) {
    const std::size_t bits = i + 1;
    symmetries[i] = {(bits & 4U) != 0, static_cast<int>(bits & 3U), (bits & 8U) != 0};
  }
  return symmetries;
}();

// "mirrored, turned 1, colours swapped"
std::string Describe(const Symmetry& symmetry);

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_PROPERTIES_TTYKM_SYMMETRY_H_
