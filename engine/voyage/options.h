// Which game of Parallel Time Machine Voyage is played: how many players, the deal, rulings.
#ifndef TIMEPROOF_ENGINE_VOYAGE_OPTIONS_H_
#define TIMEPROOF_ENGINE_VOYAGE_OPTIONS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/result.h"
#include "engine/value.h"
#include "engine/voyage/rules.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

// A dispute with its two readings; the first is the default.
struct RulingInfo {
  std::string_view name;
  std::array<std::string_view, 2> values;
  std::string_view help;
};
inline constexpr std::array<RulingInfo, 3> kRulings = {{
    {"start-card", {"location", "not-location"}, "may a Time Warp go back to the starting ticket's position"},
    {"stall-count", {"last-turns", "rounds"}, "is a stall seen after every turn or at the end of a round"},
    {"stay-breaks-stall", {"no", "yes"}, "does a turn with a Stay break a run of turns without movement"},
}};

struct Options {
  int players = kFewestPlayers;
  std::uint64_t seed = 0;                                  // of the deal
  std::optional<int> start;                                // the start seat; without it the seed decides
  std::array<std::uint8_t, kRulings.size()> rulings = {};  // index of the value in kRulings

  // Which value of a ruling holds: false the default, true the other.
  bool Other(Rule ruling) const {
    return rulings[static_cast<std::size_t>(ruling) - static_cast<std::size_t>(Rule::kStartCard)] != 0;
  }
  bool StartIsNoLocation() const { return Other(Rule::kStartCard); }
  bool StallsByRounds() const { return Other(Rule::kStallCount); }
  bool StayBreaksStall() const { return Other(Rule::kStayBreaksStall); }
};

// Reads the options object of the protocol. A ruling that is not here is unsupported; a number of players, a seed or a
// seat out of range is invalid (PV-SETUP-10); a wrong type malformed; an unknown field is malformed when lenient and
// ignored otherwise.
Result<Options> ReadOptions(const Value& value, Reading reading);

// The options as GameInfo lists them.
std::vector<OptionInfo> OptionInfos();

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_OPTIONS_H_
