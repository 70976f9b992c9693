#include "engine/timelancers/legality.h"

#include <algorithm>
#include <bit>
#include <cstddef>

#include "engine/timelancers/ability.h"
#include "engine/timelancers/affected.h"
#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/placement.h"
#include "engine/timelancers/price.h"
#include "engine/timelancers/reach.h"

namespace timeproof::timelancers {
namespace {

constexpr Rule Unless(bool allowed, Rule rule) { return allowed ? Rule::kNone : rule; }

// The rule that says what is to be decided at a step, and so forbids everything else.
Rule AskedBy(Step step) {
  switch (step) {
    case Step::kDraft:
      return Rule::kSetup12;
    case Step::kMove:
      return Rule::kTurn02;
    case Step::kTile:
      return Rule::kMove01;
    case Step::kAbility:
      return Rule::kAbil03;
    case Step::kAction:
      return Rule::kMach05;
    case Step::kPay:
      return Rule::kCap04;
    case Step::kReplace:
      return Rule::kPlace06;
    case Step::kPlace:
      return Rule::kCap12;
    case Step::kJob:
      return Rule::kJob07;
    case Step::kLock:
      return Rule::kRip05;
    case Step::kDiscard:
      return Rule::kRes03;
    case Step::kDrop:
      return Rule::kJob03;
    case Step::kOver:
      break;
  }
  return Rule::kEnd02;
}

class Legality {
 public:
  Legality(const Options& options, const State& state)
      : options_(options), pack_(*options.pack), state_(state), player_(Active(state)) {}

  Rule Forbids(Move move) const {
    const Verb verb = VerbOf(move);
    if (!IsInStep(state_, move)) return OutOfStep(verb);
    switch (state_.step) {
      case Step::kMove:
        return ForbidsMove(verb, IndexIn(move));
      case Step::kTile:
        return ForbidsOnTile(verb, move);
      case Step::kAbility:
        return verb == Verb::kSkip ? ForbidsForgoing() : ForbidsUse(ChoiceIn(move));
      case Step::kAction:
        return ForbidsAction(verb, IndexIn(move));
      case Step::kLock:
        return ForbidsLock(LocksIn(move));
      default:
        return ForbidsDetail(verb, move);
    }
  }

 private:
  // --- What is not to be decided now.

  Rule OutOfStep(Verb verb) const {
    if (state_.step == Step::kMove && StepOf(verb) == Step::kTile) {
      return state_.moves_made == 0 ? Rule::kMove02 : Rule::kMove10;
    }
    if (state_.step == Step::kMove && StepOf(verb) == Step::kReplace) return Rule::kPlace07;
    if (state_.step == Step::kPlace && StepOf(verb) == Step::kReplace) return Rule::kPlace07;
    return AskedBy(state_.step);
  }

  // --- Going about.

  Rule ForbidsMove(Verb verb, int target) const {
    if (verb == Verb::kGo) return IsOnTile(player_) ? ForbidsGo(target) : Unless(target == pack_.hq, Rule::kHq01);
    return verb == Verb::kMachine ? ForbidsMachine(target) : ForbidsEnd();
  }

  Rule ForbidsGo(int target) const {
    if (!AreAdjacent(state_, TileOf(player_), target)) return Rule::kMove01;
    if (EnforcerIsOn(state_, target)) return Rule::kMove07;
    if (state_.prev_tile == ToRef(target)) return Rule::kMove03;
    const bool finishes =
        Reach(options_, state_).CanFinishAfterLanding(target, player_.tile, MovesLeftAfterThis(options_, state_));
    return Unless(finishes, Rule::kMove05);
  }

  Rule ForbidsMachine(int slot) const {
    if (IsOnTile(player_) && !IsOnHq(pack_, player_)) return Rule::kHq01;
    if (player_.slot == slot && !(options_.SameSlotIsFreeNextTurn() && state_.moves_made == 0)) {
      return state_.moves_made == 0 ? Rule::kSameSlot : Rule::kMach03;
    }
    if (static_cast<std::uint32_t>(GemPriceOf(pack_, player_, slot).due()) > player_.gems) return Rule::kGem03;
    const bool with_ability = IsDoable(pack_, state_, slot, MeansWith(state_, UsableOn(pack_, state_, slot)));
    if (!with_ability) return Rule::kMach04;
    return Unless(!options_.CapableWithoutAbility() || IsDoableNow(slot), Rule::kCapable);
  }

  Rule ForbidsEnd() const {
    if (!IsOnTile(player_)) return Rule::kNone;
    const bool is_first = state_.moves_made == 0;
    if (is_first && !options_.FirstMoveIsOptional() && HasMove()) return Rule::kFirstMove;
    return Unless(is_first || Reach(options_, state_).MayEndOn(TileOf(player_)), Rule::kMove05);
  }

  bool HasMove() const {
    for (int tile = 0; tile < static_cast<int>(pack_.tiles.size()); ++tile) {
      if (ForbidsGo(tile) == Rule::kNone) return true;
    }
    for (int slot = 1; slot <= kSlots; ++slot) {
      if (ForbidsMachine(slot) == Rule::kNone) return true;
    }
    return false;
  }

  bool IsDoableNow(int slot) const { return IsDoable(pack_, state_, slot, MeansWith(state_, {})); }

  // --- On a tile.

  // The tile whose action may be performed: the one stood on, or the one copied.
  int ActingTile() const { return IndexOf(state_.copied != kAbsent ? state_.copied : player_.tile); }

  Rule ForbidsOnTile(Verb verb, Move move) const {
    if (verb == Verb::kTake) return ForbidsTake(IndexIn(move));
    if (verb == Verb::kSkip) return ForbidsSkip();
    if (state_.copied == kAbsent && IsOnHq(pack_, player_)) return Rule::kHq02;
    const TileAction& action = FaceUp(pack_, state_, ActingTile());
    if (action.pay > player_.money) return Rule::kMove09;
    switch (verb) {
      case Verb::kAct:
        return action.deed == Deed::kGain ? ForbidsGain(action.gain, IndexIn(move)) : Rule::kMove01;
      case Verb::kResetEvent:
        return Unless(IsReset(action, true) && FindFaceUp(state_, IndexIn(move)), Rule::kTile05);
      case Verb::kResetRow:
        return Unless(IsReset(action, false) && RowSize(state_, At(IndexIn(move))) > 0, Rule::kTile05);
      case Verb::kCopy:
        return ForbidsCopy(action, IndexIn(move));
      case Verb::kTransport:
        return ForbidsTransport(action, IndexIn(move));
      default:
        return ForbidsTrade(action, TradeIn(move));
    }
  }

  // TL-RES-06; before the tile's action, the kinds in their order.
  Rule ForbidsTake(int kind) const {
    if (state_.copied != kAbsent || kind < state_.least_kind) return Rule::kRes06;
    return Unless(state_.litter[At(TileOf(player_))][At(kind)] > 0, Rule::kRes06);
  }

  Rule ForbidsSkip() const {
    if (state_.copied != kAbsent) return Rule::kTile09;
    const bool finishes =
        Reach(options_, state_).CanFinish(TileOf(player_), state_.prev_tile, MovesLeftAfterThis(options_, state_));
    return Unless(finishes, Rule::kMove05);
  }

  // TL-AMB-34: paying for nothing is no action. `slot` is that of an upgrade, or 0.
  Rule ForbidsGain(const Gain& gain, int slot) const {
    const Gain gets = Gettable(pack_, state_, gain);
    if (IsNothing(gets)) {
      if (gain.locks > 0) return Rule::kLock04;
      return gain.jobs > 0 ? Rule::kJob11 : NoUpgrade();
    }
    return ForbidsSlotFor(gets, slot, Rule::kMove01);
  }

  Rule NoUpgrade() const { return state_.supply_upgrades == 0 ? Rule::kUpg03 : Rule::kUpg02; }

  // A slot is named exactly when there is an upgrade to place. (TL-UPG-01, TL-UPG-02)
  Rule ForbidsSlotFor(const Gain& gets, int slot, Rule none_due) const {
    if (gets.upgrades == 0) return Unless(slot == 0, none_due);
    if (slot == 0) return Rule::kUpg01;
    return Unless(HasUpgradeSpace(pack_, player_, slot), Rule::kUpg02);
  }

  static bool IsReset(const TileAction& action, bool of_one) {
    return action.deed == Deed::kReset && (action.count == 1) == of_one;
  }

  Rule ForbidsCopy(const TileAction& action, int target) const {
    if (action.deed != Deed::kCopy) return Rule::kTile09;
    const TileAction& copied = FaceUp(pack_, state_, target);
    if (target == TileOf(player_)) return Rule::kTile09;
    if (copied.pay > player_.money) return Rule::kMove09;
    switch (copied.deed) {
      case Deed::kGain:
        return IsNothing(Gettable(pack_, state_, copied.gain)) ? ForbidsGain(copied.gain, 0) : Rule::kNone;
      case Deed::kReset:
        return Unless(IsFaceUpAnywhere(state_), Rule::kTile05);
      case Deed::kTrade:
        return Unless(Count(player_.resources) > 0, Rule::kTile14);
      case Deed::kCopy:
      case Deed::kTransport:
        break;
    }
    return Rule::kTile09;
  }

  Rule ForbidsTransport(const TileAction& action, int target) const {
    const bool has = action.deed == Deed::kTransport && state_.transported == 0;
    if (!has || target == TileOf(player_)) return Rule::kTile10;
    if (EnforcerIsOn(state_, target)) return Rule::kTile12;
    const bool finishes = Reach(options_, state_).CanFinish(target, player_.tile, MovesLeftAfterThis(options_, state_));
    return Unless(finishes, Rule::kMove05);
  }

  Rule ForbidsTrade(const TileAction& action, const Trade& trade) const {
    const bool is_offered = action.deed == Deed::kTrade && Count(trade.got) == action.count;
    return Unless(is_offered && player_.resources[At(trade.given)] > 0, Rule::kTile14);
  }

  // --- In the machine.

  // Without its ability the action must still be possible: it is mandatory.
  Rule ForbidsForgoing() const { return Unless(IsDoableNow(player_.slot), Rule::kMach05); }

  Rule ForbidsUse(const Choice& choice) const {
    const Gain gain = UsableOn(pack_, state_, player_.slot);
    if (Count(choice.resources) != gain.any) return Rule::kAbil03;
    if (const Rule rule = ForbidsSlotFor(gain, choice.slot, Rule::kAbil03); rule != Rule::kNone) return rule;
    const Means means{.resources = Sum(MeansWith(state_, gain).resources, choice.resources), .wild = 0};
    return Unless(IsDoable(pack_, state_, player_.slot, means), Rule::kMach05);
  }

  Rule ForbidsAction(Verb verb, int target) const {
    const Slot& slot = SlotInfo(pack_, player_, player_.slot);
    switch (verb) {
      case Verb::kCapture:
        return ForbidsCapture(slot, target);
      case Verb::kRotate:
        if (slot.action != Action::kRotate) return Rule::kMach01;
        return Unless(SlotOf(player_, target) != 0, Rule::kRot01);
      case Verb::kFlip:
        if (slot.action != Action::kFlip) return Rule::kMach01;
        return Unless(CanBeFlipped(pack_, target), Rule::kFlip01);
      case Verb::kReserve:
        if (slot.action != Action::kReserve) return Rule::kMach01;
        return Unless(FindFaceUp(state_, target).has_value(), Rule::kRsv01);
      default:
        if (slot.action != Action::kReserve) return Rule::kMach01;
        return Unless(!state_.decks[At(target)].empty(), Rule::kRsv01);
    }
  }

  Rule ForbidsCapture(const Slot& slot, int event) const {
    if (slot.action != Action::kRevise && slot.action != Action::kRepeat) return Rule::kMach01;
    if (!IsOpenToCapture(state_, event)) return IsReserved(event) ? Rule::kRsv02 : Rule::kCap02;
    if (pack_.event(event).era != slot.era) return Rule::kCap03;
    return Unless(CanSettle(PriceOf(pack_, player_, event), player_.resources, 0), Rule::kCap04);
  }

  bool IsReserved(int event) const {
    return std::ranges::any_of(state_.players, [&](const auto& other) { return other.reserved == ToRef(event); });
  }

  // --- Answers to a question about one thing.

  Rule ForbidsDetail(Verb verb, Move move) const {
    const int index = IndexIn(move);
    switch (verb) {
      case Verb::kDraft:
        return Unless(FindFaceUp(state_, index).has_value(), Rule::kSetup12);
      case Verb::kPay:
        return ForbidsPay(PaymentIn(move));
      case Verb::kReplace:
        return ForbidsReplace(index);
      case Verb::kJob:
        return Unless(Holds(index) && Accomplishes(pack_, At(index), IndexOf(state_.event)), Rule::kJob04);
      case Verb::kDiscard:
        return ForbidsDiscard(At(index));
      case Verb::kDrop:
        return Unless(Holds(index), Rule::kJob03);
      default:  // kPlace, kPlaceRight, kPlaceLeft
        return Machinery(pack_, player_, IndexOf(state_.event)).Forbids(verb, index);
    }
  }

  bool Holds(int job) const { return HoldsJob(state_, state_.seat, At(job)); }

  Rule ForbidsPay(const Bundle& payment) const {
    const Price price = PriceOf(pack_, player_, IndexOf(state_.event));
    return Unless(Contains(player_.resources, payment) && Settles(price, payment), Rule::kCap04);
  }

  Rule ForbidsReplace(int event) const {
    const int slot = SlotOf(player_, event);
    if (slot == 0) return Rule::kPlace06;
    const bool fits = FitsInPlaceOf(pack_, player_, slot, IndexOf(state_.event));
    return Unless(fits || !options_.ReplacesInPlace(), Rule::kReplace);
  }

  // Kinds in their order, and never one after which the later kinds do not hold enough. (TL-RES-03)
  Rule ForbidsDiscard(std::size_t kind) const {
    int later = 0;
    for (std::size_t i = kind; i < kResources; ++i) later += player_.resources[i];
    const bool is_enough = later >= Count(player_.resources) - kMostResources;
    return Unless(player_.resources[kind] > 0 && kind >= state_.least_kind && is_enough, Rule::kRes03);
  }

  Rule ForbidsLock(const Locks& locks) const {
    const PlayerState& owner = state_.player();
    if (std::popcount(locks.events) > owner.locks) return Rule::kLock01;
    const Locks affected = LocksOn(pack_, owner, AffectedSlots(pack_, owner, IndexOf(state_.event)));
    const bool all_affected = locks.type == affected.type && (locks.events & ~affected.events) == 0;
    return Unless(locks.events == 0 || all_affected, Rule::kLock06);
  }

  const Options& options_;
  const Pack& pack_;
  const State& state_;
  const PlayerState& player_;  // the active one
};

}  // namespace

Step StepOf(Verb verb) {
  switch (verb) {
    case Verb::kDraft:
      return Step::kDraft;
    case Verb::kGo:
    case Verb::kMachine:
    case Verb::kEnd:
      return Step::kMove;
    case Verb::kTake:
    case Verb::kAct:
    case Verb::kResetEvent:
    case Verb::kResetRow:
    case Verb::kCopy:
    case Verb::kTransport:
    case Verb::kTrade:
    case Verb::kSkip:
      return Step::kTile;
    case Verb::kUse:
      return Step::kAbility;
    case Verb::kCapture:
    case Verb::kRotate:
    case Verb::kFlip:
    case Verb::kReserve:
    case Verb::kReserveDeck:
      return Step::kAction;
    case Verb::kPay:
      return Step::kPay;
    case Verb::kReplace:
      return Step::kReplace;
    case Verb::kPlace:
    case Verb::kPlaceRight:
    case Verb::kPlaceLeft:
      return Step::kPlace;
    case Verb::kJob:
      return Step::kJob;
    case Verb::kLock:
      return Step::kLock;
    case Verb::kDiscard:
      return Step::kDiscard;
    case Verb::kDrop:
      break;
  }
  return Step::kDrop;
}

bool IsInStep(const State& state, Move move) {
  const Verb verb = VerbOf(move);
  return StepOf(verb) == state.step || (verb == Verb::kSkip && state.step == Step::kAbility);
}

Rule Forbids(const Options& options, const State& state, Move move) { return Legality(options, state).Forbids(move); }

}  // namespace timeproof::timelancers
