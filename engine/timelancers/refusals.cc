#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

#include "engine/timelancers/ability.h"
#include "engine/timelancers/affected.h"
#include "engine/timelancers/card_text.h"
#include "engine/timelancers/legality.h"
#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/price.h"
#include "engine/timelancers/words.h"

namespace timeproof::timelancers {
namespace {

// "2 disguise, 1 any, less 1 of choice"
std::string PriceText(const Price& price) {
  const Cost cost{.resources = price.named, .any = static_cast<std::uint8_t>(price.any)};
  return CostText(cost) + (price.off == 0 ? "" : fmt::format(", less {} of choice", price.off));
}

// How the action of a tile is said.
std::string HowTo(const TileAction& action) {
  switch (action.deed) {
    case Deed::kGain:
      return action.gain.upgrades > 0 ? "act N, with the slot that gets the upgrade" : "act";
    case Deed::kReset:
      return action.count == 1 ? "reset E" : "reset TYPE";
    case Deed::kCopy:
      return "copy TILE";
    case Deed::kTransport:
      return "transport TILE";
    case Deed::kTrade:
      break;
  }
  return action.count == 1 ? "trade K for K" : "trade K for K K";
}

// Words for refusals of moves that do answer what is to be decided.
class Refusing {
 public:
  Refusing(const Options& options, const State& state, Move move, Rule rule)
      : options_(options), pack_(*options.pack), state_(state), player_(Active(state)), move_(move), rule_(rule) {}

  std::string Text() const {
    switch (state_.step) {
      case Step::kMove:
        return OnTheWay();
      case Step::kTile:
        return OnTile();
      case Step::kAbility:
        return OfAbility();
      case Step::kAction:
        return OfAction();
      case Step::kLock:
        return OfLocks();
      default:
        return OfDetail();
    }
  }

 private:
  int Index() const { return IndexIn(move_); }
  std::string Who() const { return SeatName(state_.seat); }
  const std::string& TileId(int tile) const { return pack_.tile(tile).id; }
  const std::string& EventId(int event) const { return pack_.event(event).id; }
  std::string Slot(int slot) const {
    return fmt::format("slot {}, {},", slot, timelancers::SlotText(SlotInfo(pack_, player_, slot)));
  }

  // --- Going about.

  std::string OnTheWay() const {
    switch (VerbOf(move_)) {
      case Verb::kGo:
        return OfGoing();
      case Verb::kMachine:
        return OfEntering();
      default:
        if (rule_ == Rule::kFirstMove)
          return "a turn that begins in the city has a move at least, where one can be made";
        return fmt::format("somebody else is on {}: a turn ends alone on a tile, in the headquarters or in the machine",
                           TileId(TileOf(player_)));
    }
  }

  std::string Beside(int tile) const {
    std::vector<std::string_view> ids;
    for (int other = 0; other < static_cast<int>(pack_.tiles.size()); ++other) {
      if (AreAdjacent(state_, tile, other)) ids.push_back(TileId(other));
    }
    return fmt::format("{}", fmt::join(ids, ", "));
  }

  std::string OfGoing() const {
    switch (rule_) {
      case Rule::kHq01:
        return fmt::format("the machine is left for the headquarters only: go {}", TileId(pack_.hq));
      case Rule::kMove01:
        if (Index() == TileOf(player_)) return fmt::format("{} is on {}", Who(), TileId(Index()));
        return fmt::format("{} is not beside {}; beside it are {}", TileId(Index()), TileId(TileOf(player_)),
                           Beside(TileOf(player_)));
      case Rule::kMove03:
        return fmt::format("{} has just come from {}: there must be another tile in between", Who(), TileId(Index()));
      case Rule::kMove07:
        return BarredByEnforcer();
      default:
        return NoLawfulFinish();
    }
  }

  std::string BarredByEnforcer() const {
    return fmt::format("the Enforcer is on {}, which nobody may enter", TileId(Index()));
  }
  std::string NoLawfulFinish() const {
    return fmt::format("somebody else is on {}, and with {} left no free tile can be reached from there",
                       TileId(Index()), Counted(MovesLeftAfterThis(options_, state_), "move"));
  }

  std::string OfEntering() const {
    switch (rule_) {
      case Rule::kHq01:
        return fmt::format("the machine is entered from the headquarters, and {} is on {}", Who(),
                           TileId(TileOf(player_)));
      case Rule::kMach03:
        return fmt::format("slot {} was used just now: another slot, or the headquarters, must come in between",
                           Index());
      case Rule::kSameSlot:
        return fmt::format("the last turn ended with slot {}: another slot, or the headquarters, must come in between",
                           Index());
      case Rule::kGem03:
        return fmt::format("{} costs {}, and {} has {}", Slot(Index()),
                           Counted(GemPriceOf(pack_, player_, Index()).due(), "gem"), Who(), player_.gems);
      default:
        return fmt::format("{} cannot be carried out: {}{}", Slot(Index()), WhyNotDoable(),
                           rule_ == Rule::kCapable ? ", when what the event there gives does not count" : "");
    }
  }

  std::string WhyNotDoable() const {
    const auto& slot = SlotInfo(pack_, player_, Index());
    switch (slot.action) {
      case Action::kRotate:
        return fmt::format("{} has no captured event", Who());
      case Action::kReserve:
        return "no event is left to reserve";
      default:
        return fmt::format("{} can pay for no {} event that is face up or reserved", Who(),
                           slot.era ? kEraNames[At(*slot.era)] : "");
    }
  }

  // --- On a tile.

  int ActingTile() const { return IndexOf(state_.copied != kAbsent ? state_.copied : player_.tile); }
  const TileAction& Acting() const { return FaceUp(pack_, state_, ActingTile()); }

  std::string OnTile() const {
    if (VerbOf(move_) == Verb::kTake) return OfTaking();
    if (VerbOf(move_) == Verb::kSkip) return OfSkipping();
    if (rule_ == Rule::kHq02) return "the headquarters have given their gem, and have no other action: skip";
    if (rule_ == Rule::kMove09) return TooDear(VerbOf(move_) == Verb::kCopy ? CopiedOrActing() : ActingTile());
    switch (VerbOf(move_)) {
      case Verb::kAct:
        return Acting().deed == Deed::kGain ? OfGaining(Acting().gain) : OtherAction();
      case Verb::kResetEvent:
        return IsReset(true) ? fmt::format("{} is not face up", EventId(Index())) : OtherAction();
      case Verb::kResetRow:
        return IsReset(false) ? fmt::format("the {} row is empty", kTypeNames[At(Index())]) : OtherAction();
      case Verb::kCopy:
        return Acting().deed == Deed::kCopy ? OfCopying() : OtherAction();
      case Verb::kTransport:
        return rule_ == Rule::kTile10 ? OfTransport() : rule_ == Rule::kTile12 ? BarredByEnforcer() : NoLawfulFinish();
      default:
        return OfTrade();
    }
  }

  bool IsReset(bool of_one) const { return Acting().deed == Deed::kReset && (Acting().count == 1) == of_one; }

  // The action is another one.
  std::string OtherAction() const {
    return fmt::format("the action of {} is {}: {}", TileId(ActingTile()), TileActionText(Acting()), HowTo(Acting()));
  }

  int CopiedOrActing() const { return Acting().pay > player_.money ? ActingTile() : Index(); }
  std::string TooDear(int tile) const {
    return fmt::format("the action of {} costs {} money, and {} has {}", TileId(tile), FaceUp(pack_, state_, tile).pay,
                       Who(), player_.money);
  }

  std::string OfTaking() const {
    if (state_.copied != kAbsent) return "what lies on a tile is taken before its action";
    if (Index() < state_.least_kind)
      return fmt::format("kinds are taken in the order {}", fmt::join(kResourceNames, ", "));
    return fmt::format("no {} lies on {}", kResourceNames[At(Index())], TileId(TileOf(player_)));
  }

  std::string OfSkipping() const {
    if (rule_ == Rule::kTile09)
      return fmt::format("{} was chosen to be copied: {}", TileId(ActingTile()), HowTo(Acting()));
    return fmt::format("somebody else is on {}, and {} could not go on from there", TileId(TileOf(player_)), Who());
  }

  // With the rules of a gain that cannot be had, or not so.
  std::string OfGaining(const Gain& gain) const {
    switch (rule_) {
      case Rule::kLock04:
        return "the supply has no time lock left";
      case Rule::kJob11:
        return "no side job is left to draw";
      case Rule::kUpg03:
        return "the supply has no upgrade left";
      case Rule::kUpg02:
        if (!HasUpgradeSpace(pack_, player_)) return "no slot has an upgrade space left";
        return fmt::format("slot {} has no upgrade space left", SlotNamed());
      case Rule::kUpg01:
        return "the slot that gets the upgrade is to be named, from 1 to 9";
      default:
        return fmt::format("there is {}, so no slot is named", GainText(Gettable(pack_, state_, gain)));
    }
  }
  int SlotNamed() const { return VerbOf(move_) == Verb::kUse ? ChoiceIn(move_).slot : Index(); }

  std::string OfCopying() const {
    const TileAction& copied = FaceUp(pack_, state_, Index());
    switch (rule_) {
      case Rule::kTile05:
        return "no event is face up";
      case Rule::kTile09:
        return fmt::format("{} does not copy itself: name another tile", TileId(Index()));
      case Rule::kTile14:
        return fmt::format("{} has no resource to give", Who());
      default:
        return OfGaining(copied.gain);
    }
  }

  std::string OfTransport() const {
    if (Acting().deed != Deed::kTransport) return OtherAction();
    if (Index() == TileOf(player_)) return fmt::format("{} is on {}: skip stays there", Who(), TileId(Index()));
    return "one move has one transport";
  }

  std::string OfTrade() const {
    const Trade trade = TradeIn(move_);
    if (Acting().deed != Deed::kTrade || Count(trade.got) != Acting().count) return OtherAction();
    return fmt::format("{} has no {} to give", Who(), kResourceNames[At(trade.given)]);
  }

  // --- In the machine.

  std::string OfAbility() const {
    const std::string slot = Slot(player_.slot);
    if (VerbOf(move_) == Verb::kSkip) {
      return fmt::format("without the ability {} could not be carried out: use", slot);
    }
    const Gain gain = UsableOn(pack_, state_, player_.slot);
    if (rule_ == Rule::kMach05) return fmt::format("so {} could not be carried out: choose other resources", slot);
    if (rule_ != Rule::kAbil03) return OfGaining(gain);
    return fmt::format("the ability gives {}: use is said with {}", GainText(gain), Parts(gain));
  }

  static std::string Parts(const Gain& gain) {
    std::vector<std::string> parts;
    if (gain.any > 0) parts.push_back(Counted(gain.any, "resource"));
    if (gain.upgrades > 0) parts.emplace_back("the slot of the upgrade");
    return parts.empty() ? "nothing else" : fmt::format("{}", fmt::join(parts, " and "));
  }

  std::string OfAction() const {
    switch (rule_) {
      case Rule::kMach01:
        return Asked(options_, state_);
      case Rule::kRot01:
        return NotOnMachine();
      case Rule::kFlip01:
        return fmt::format("{} has the same action on both faces", TileId(Index()));
      case Rule::kRsv01:
        if (VerbOf(move_) == Verb::kReserve) return NotFaceUp();
        return fmt::format("the {} deck is empty", kTypeNames[At(Index())]);
      case Rule::kRsv02:
        return fmt::format("{} is reserved by {}", EventId(Index()), WhoReserved());
      case Rule::kCap02:
        return fmt::format("{} is neither face up nor reserved by {}", EventId(Index()), Who());
      case Rule::kCap03:
        return fmt::format("{} is {}, and the slot is for {}", EventId(Index()),
                           kEraNames[At(pack_.event(Index()).era)], SlotText(SlotInfo(pack_, player_, player_.slot)));
      default:
        return fmt::format("{} costs {}, and {} has {}", EventId(Index()), PriceText(PriceOf(pack_, player_, Index())),
                           Who(), Held());
    }
  }

  std::string Held() const { return Count(player_.resources) == 0 ? "nothing" : BundleText(player_.resources); }
  std::string NotFaceUp() const { return fmt::format("{} is not face up", EventId(Index())); }
  std::string NotOnMachine() const {
    return fmt::format("{} does not lie on the machine of {}", EventId(Index()), Who());
  }
  std::string WhoReserved() const {
    const auto holder = std::ranges::find(state_.players, ToRef(Index()), &PlayerState::reserved);
    return SeatName(static_cast<int>(holder - state_.players.begin()));
  }

  // --- Answers about one thing.

  std::string OfDetail() const {
    switch (VerbOf(move_)) {
      case Verb::kDraft:
        return NotFaceUp();
      case Verb::kPay: {
        const int event = IndexOf(state_.event);
        return fmt::format("that is not the price of {}, {}, out of {}", EventId(event),
                           PriceText(PriceOf(pack_, player_, event)), Held());
      }
      case Verb::kReplace:
        if (rule_ == Rule::kPlace06) return NotOnMachine();
        return fmt::format("{} does not fit on the slot of {}", EventId(IndexOf(state_.event)), EventId(Index()));
      case Verb::kDiscard:
        return OfDiscard();
      case Verb::kJob:
      case Verb::kDrop:
        return OfJob();
      default:
        return OfPlacing();
    }
  }

  std::string OfDiscard() const {
    if (player_.resources[At(Index())] == 0) return fmt::format("{} has no {}", Who(), kResourceNames[At(Index())]);
    return fmt::format("kinds are discarded in the order {}, and the later ones must be enough",
                       fmt::join(kResourceNames, ", "));
  }

  std::string OfJob() const {
    const SideJob& job = pack_.jobs[At(Index())];
    if (!HoldsJob(state_, state_.seat, At(Index()))) return fmt::format("{} does not hold {}", Who(), job.id);
    return fmt::format("{} is {}, and {} does not accomplish it", job.id, JobText(job), EventId(IndexOf(state_.event)));
  }

  std::string OfPlacing() const {
    const std::string& event = EventId(IndexOf(state_.event));
    const Ref there = player_.events[SlotAt(Index())];
    switch (rule_) {
      case Rule::kPlace01:
        return fmt::format("there {} would be out of chronological order",
                           DatedEvent(pack_.event(IndexOf(state_.event))));
      case Rule::kPlace02:
        return fmt::format("{} lies on slot {}", EventId(IndexOf(there)), Index());
      case Rule::kPlace03:
        return fmt::format("there is an empty slot for {}, so nothing moves", event);
      default:
        if (there == kAbsent) return fmt::format("slot {} is empty, so nothing moves from it", Index());
        return fmt::format("there is no gap to the {} that events could move into",
                           VerbOf(move_) == Verb::kPlaceRight ? "right" : "left");
    }
  }

  // --- Time locks.

  std::string OfLocks() const {
    const PlayerState& owner = state_.player();
    if (rule_ == Rule::kLock01) return fmt::format("{} has {}", Who(), Counted(owner.locks, "time lock"));
    const std::uint16_t slots = AffectedSlots(pack_, owner, IndexOf(state_.event));
    std::vector<std::string_view> affected;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (HasBit(slots, slot)) affected.push_back(EventId(IndexOf(owner.events[slot])));
    }
    return fmt::format("{} may save those of the own events that are to turn: {}", Who(), fmt::join(affected, ", "));
  }

  const Options& options_;
  const Pack& pack_;
  const State& state_;
  const PlayerState& player_;  // the active one
  Move move_;
  Rule rule_;
};

std::string OutOfStep(const Options& options, const State& state, Rule rule) {
  switch (rule) {
    case Rule::kMove02:
      return "a turn begins with going somewhere; an action comes after that: " + Asked(options, state);
    case Rule::kMove10:
      return "an action is performed once for each landing: " + Asked(options, state);
    case Rule::kPlace07:
      return "an event is replaced only by another that is captured on a full machine: " + Asked(options, state);
    default:
      return Asked(options, state);
  }
}

}  // namespace

std::string RefusalText(const Options& options, const State& state, Move move, Rule rule) {
  if (!IsInStep(state, move)) return OutOfStep(options, state, rule);
  return Refusing(options, state, move, rule).Text();
}

}  // namespace timeproof::timelancers
