// Which game of That Time You Killed Me is played: chapters, rulings, handicap, who goes first.
//
// A temporal power of the Coda would be one more field here, a value for each player, consulted like a ruling where the
// rule it changes is written (legality.cc, resolution.h). No source has the cards' texts, so there are none.
#ifndef TIMEPROOF_ENGINE_TTYKM_OPTIONS_H_
#define TIMEPROOF_ENGINE_TTYKM_OPTIONS_H_

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/result.h"
#include "engine/ttykm/pieces.h"
#include "engine/ttykm/rules.h"
#include "engine/value.h"

namespace timeproof::ttykm {

inline constexpr std::array<std::string_view, 3> kChapterNames = {"growth", "influence", "memory"};

// A dispute with its two readings; the first is the default.
struct RulingInfo {
  std::string_view name;
  std::array<std::string_view, 2> values;
  std::string_view help;
};
inline constexpr std::array<RulingInfo, 9> kRulings = {{
    {"two-actions", {"stepwise", "strict"}, "may a first action leave no second one while another would"},
    {"self-paradox", {"allowed", "illegal"}, "may a copy move straight into its own colour"},
    {"voluntary-entry", {"illegal", "suicide"}, "may a copy move by itself into what it cannot push"},
    {"propagation-order", {"front-first", "cause-order"}, "which of several statues moves first in the next era"},
    {"memory-reach", {"stop-at-own", "all-later"}, "does training go on behind an era that knows it already"},
    {"train-while-hatted", {"same-elephant", "any"}, "does a hat in an era bar training both elephants there"},
    {"blocked-build", {"rebound", "stop"}, "what a new statue does where something cannot make way"},
    {"victory", {"opponent-gone", "boards-held"}, "does winning take boards without the opponent or boards held alone"},
    {"command-era", {"active-copy", "focus"}, "in which era an elephant is commanded"},
}};

struct Options {
  bool growth = false;
  bool influence = false;
  bool memory = false;
  std::array<std::uint8_t, kRulings.size()> rulings = {};  // index of the value in kRulings
  std::array<std::uint8_t, 2> handicap = {};               // copies taken from supply before the game (TK-SET-03)
  Player first = Player::kWhite;                           // TK-SET-02

  // Which value of a ruling holds: false the default, true the other.
  bool Other(Rule ruling) const {
    return rulings[static_cast<std::size_t>(ruling) - static_cast<std::size_t>(Rule::kTwoActions)] != 0;
  }
  bool StrictTwoActions() const { return Other(Rule::kTwoActions); }
  bool SelfParadoxIllegal() const { return Other(Rule::kSelfParadox); }
  bool EntryIsSuicide() const { return Other(Rule::kVoluntaryEntry); }
  bool CauseOrder() const { return Other(Rule::kPropagationOrder); }
  bool MemoryReachesAllLater() const { return Other(Rule::kMemoryReach); }
  bool AnyHatBarsTraining() const { return Other(Rule::kTrainWhileHatted); }
  bool BlockedBuildStops() const { return Other(Rule::kBlockedBuild); }
  bool BoardsMustBeHeld() const { return Other(Rule::kVictory); }
  bool CommandInFocusEra() const { return Other(Rule::kCommandEra); }
};

// Reads the options object of the protocol. A chapter or ruling that is not here is unsupported, a handicap outside 0
// to 3 invalid, a wrong type malformed; an unknown field is malformed when lenient and ignored otherwise.
Result<Options> ReadOptions(const Value& value, Reading reading);

// The options as GameInfo lists them.
std::vector<OptionInfo> OptionInfos();

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_OPTIONS_H_
