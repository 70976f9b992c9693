// Chronological order on a machine: where a new event may lie, and which run makes room for it.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_PLACEMENT_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_PLACEMENT_H_

#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// A machine that a new event is to be placed on. Events of the same date may lie in either order.
class Machinery {
 public:
  Machinery(const Pack& pack, const PlayerState& player, int event)
      : pack_(pack), player_(player), date_(pack.event(event).date) {}

  // The first rule that forbids the placement, or kNone. `verb` is kPlace, kPlaceRight or kPlaceLeft.
  Rule Forbids(Verb verb, int slot) const {
    if (verb == Verb::kPlace) {
      if (!IsEmpty(slot)) return Rule::kPlace02;
      return Fits(slot) ? Rule::kNone : Rule::kPlace01;
    }
    if (IsEmpty(slot)) return Rule::kPlace05;
    if (HasFittingGap()) return Rule::kPlace03;
    const bool right = verb == Verb::kPlaceRight;
    if (!(right ? MayBegin(slot) : MayEnd(slot))) return Rule::kPlace01;
    return GapBeside(slot, right ? 1 : -1) == 0 ? Rule::kPlace05 : Rule::kNone;
  }

  // Whether the event could lie on that empty slot. (TL-PLACE-01)
  bool Fits(int slot) const { return NoneIsNewerUpTo(slot) && NoneIsOlderFrom(slot); }

  // The nearest empty slot on that side of `slot` (1 right, -1 left), or 0. (TL-PLACE-05)
  int GapBeside(int slot, int step) const {
    for (int gap = slot + step; gap >= 1 && gap <= kSlots; gap += step) {
      if (IsEmpty(gap)) return gap;
    }
    return 0;
  }

 private:
  bool IsEmpty(int slot) const { return player_.events[SlotAt(slot)] == kAbsent; }
  const Date& DateOn(int slot) const { return pack_.event(IndexOf(player_.events[SlotAt(slot)])).date; }

  bool NoneIsNewerUpTo(int last) const {
    for (int slot = 1; slot <= last; ++slot) {
      if (!IsEmpty(slot) && DateOn(slot) > date_) return false;
    }
    return true;
  }
  bool NoneIsOlderFrom(int first) const {
    for (int slot = first; slot <= kSlots; ++slot) {
      if (!IsEmpty(slot) && DateOn(slot) < date_) return false;
    }
    return true;
  }
  bool MayBegin(int slot) const { return NoneIsNewerUpTo(slot - 1) && NoneIsOlderFrom(slot); }  // what moves right
  bool MayEnd(int slot) const { return NoneIsNewerUpTo(slot) && NoneIsOlderFrom(slot + 1); }    // what moves left

  // (TL-PLACE-03)
  bool HasFittingGap() const {
    for (int slot = 1; slot <= kSlots; ++slot) {
      if (IsEmpty(slot) && Fits(slot)) return true;
    }
    return false;
  }

  const Pack& pack_;
  const PlayerState& player_;
  Date date_;
};

// Whether the new event could lie on the slot of the one that it replaces. (the ruling `replace`)
inline bool FitsInPlaceOf(const Pack& pack, PlayerState player, int slot, int event) {
  player.events[SlotAt(slot)] = kAbsent;
  return Machinery(pack, player, event).Fits(slot);
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_PLACEMENT_H_
