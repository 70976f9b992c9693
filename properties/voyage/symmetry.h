// What makes no difference to Parallel Time Machine Voyage: how worlds, times and seats are called, and what hidden
// cards there are.
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_SYMMETRY_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_SYMMETRY_H_

#include <array>
#include <string_view>

#include "engine/voyage/moves.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

// Worlds and times change their names, and everybody moves round the table by so many seats.
struct Renaming {
  std::string_view what;
  std::array<std::uint8_t, kWorlds> worlds = {0, 1, 2, 3, 4};
  std::array<std::uint8_t, kTimes> times = {0, 1, 2, 3, 4};
  int seats = 0;

  Kind Of(Kind kind) const;
  Time Of(Time time) const;  // ANY TIME stays
  Hand Of(const Hand& hand) const;
  Move Of(Move move) const;
  State Of(const State& state) const;
};

// All renamings are made of these.
inline constexpr std::array<Renaming, 5> kRenamings = {{
    {.what = "worlds in turn", .worlds = {1, 2, 3, 4, 0}},
    {.what = "purple for red", .worlds = {1, 0, 2, 3, 4}},
    {.what = "times in turn", .times = {1, 2, 3, 4, 0}},
    {.what = "SUNRISE for HIGH NOON", .times = {1, 0, 2, 3, 4}},
    {.what = "seats in turn", .seats = 1},
}};

// The position with all that `viewer` cannot see passed on from one place to the next: other hands, removed and covered
// tickets. Each place keeps its size.
State WithHiddenPassedOn(const State& state, int viewer);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_SYMMETRY_H_
