// Which game of Timelancers is played: the pack, the mode, how many players, the set-up, rulings.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_OPTIONS_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_OPTIONS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/result.h"
#include "engine/timelancers/kinds.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/rules.h"
#include "engine/value.h"

namespace timeproof::timelancers {

// A dispute with its two readings; the first is the default.
struct RulingInfo {
  std::string_view name;
  std::array<std::string_view, 2> values;
  std::string_view help;
};
inline constexpr std::array<RulingInfo, 9> kRulings = {{
    {"draft-refill", {"end", "each"}, "are rows refilled after the whole draft or after each choice"},
    {"first-move", {"required", "optional"}, "must a turn that begins in the city have a move"},
    {"same-slot", {"carries", "per-turn"}, "may a turn begin with the slot that the last one ended on"},
    {"capable", {"with-ability", "without"}, "does what the event on a slot gives count towards landing there"},
    {"replace", {"any", "in-place"}, "may a full machine replace any event or only one whose slot fits"},
    {"goal-check", {"after", "immediate"}, "are goals looked at after the ripple or as soon as an event lies"},
    {"end-trigger", {"goals", "goals-or-nine"}, "do nine captured events begin the end, too"},
    {"final-enforcer", {"acts", "rests"}, "does the Enforcer act at the end of the last round"},
    {"solo-final", {"card", "always-one"}, "does the Enforcer's last action follow its card or always take an event"},
}};

struct Options {
  std::shared_ptr<const Pack> pack;  // never null
  Mode mode = Mode::kTraditional;
  int players = 2;  // 1 in solo, 2 to 4 otherwise
  std::uint64_t seed = 0;
  int layout = -1;                                         // an index of the pack's layouts; -1: the seed makes one
  int max_rounds = 0;                                      // the game is broken off after so many; 0: never
  std::array<std::uint8_t, kRulings.size()> rulings = {};  // index of the value in kRulings

  // Which value of a ruling holds: false the default, true the other.
  bool Other(Rule ruling) const {
    return rulings[static_cast<std::size_t>(ruling) - static_cast<std::size_t>(Rule::kDraftRefill)] != 0;
  }
  bool RefillsEachDraft() const { return Other(Rule::kDraftRefill); }
  bool FirstMoveIsOptional() const { return Other(Rule::kFirstMove); }
  bool SameSlotIsFreeNextTurn() const { return Other(Rule::kSameSlot); }
  bool CapableWithoutAbility() const { return Other(Rule::kCapable); }
  bool ReplacesInPlace() const { return Other(Rule::kReplace); }
  bool ChecksGoalsAtOnce() const { return Other(Rule::kGoalCheck); }
  bool NineEventsEnd() const { return Other(Rule::kEndTrigger); }
  bool EnforcerRestsAtEnd() const { return Other(Rule::kFinalEnforcer); }
  bool SoloAlwaysCollects() const { return Other(Rule::kSoloFinal); }

  bool IsSolo() const { return mode == Mode::kSolo; }
  int MovesATurn() const { return IsSolo() ? 5 : 3; }
  bool RotationsRipple() const { return mode != Mode::kTraditional; }
  std::size_t FactionSide() const { return mode == Mode::kTraditional ? 0 : 1; }
};

// Reads the options object of the protocol. `pack` is the id of a pack that comes with the project, or a pack itself.
// A pack, mode, layout or ruling that is not here is unsupported; a number out of range is invalid, and so are more
// players than the pack has characters and factions for; of a pack with faults the first comes back; a wrong type is
// malformed; an unknown field is malformed when lenient and ignored otherwise.
Result<Options> ReadOptions(const Value& value, Reading reading);

// The options as GameInfo lists them, and those that may be documents.
std::vector<OptionInfo> OptionInfos();
std::vector<DocumentInfo> Documents();

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_OPTIONS_H_
