// Capturing: choose, pay, replace, place, money, side job, ripple, goals. (TL-CAP-12)
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_CAPTURE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_CAPTURE_H_

#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/timelancers/moves.h"
#include "engine/timelancers/placement.h"
#include "engine/timelancers/price.h"
#include "engine/timelancers/ripple.h"
#include "engine/timelancers/round.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/supply.h"
#include "engine/timelancers/table.h"

namespace timeproof::timelancers {

// One choice is made without asking.
template <typename Choice>
class OnlyChoice {
 public:
  void Add(const Choice& choice) {
    if (++count_ == 1) choice_ = choice;
  }
  int count() const { return count_; }
  const Choice& choice() const { return choice_; }

 private:
  Choice choice_ = {};
  int count_ = 0;
};

template <typename Trace>
int EventInHand(const Table<Trace>& t) {
  return IndexOf(t.state.event);
}

// (TL-CAP-05)
template <typename Trace>
Side SideOfCapture(const Table<Trace>& t) {
  const bool repeats = SlotInfo(t.pack, t.active(), t.active().slot).action == Action::kRepeat;
  return repeats ? Side::kRepeat : Side::kRevise;
}

// Steps 2 and 3 of a revision are over, or there were none. (TL-CAP-11)
template <typename Trace>
void Ripple(Table<Trace>& t, Cause cause, int event, Rule rule) {
  if (StartRipple(t, cause, event, rule)) EndChange(t);
}

// --- Side jobs.

// `rule` says whether it was the only one that matched. (TL-JOB-04, TL-JOB-06, TL-JOB-07)
template <typename Trace>
void DoJob(Table<Trace>& t, int job, Rule rule) {
  t.state.job_piles[At(job)] = Pile::kDone;
  t.report(rule, Note::kDoesJob, job, t.seat());
  t.report(Rule::kJob07, Note::kSetsAside, job, t.seat());
  Ripple(t, Cause::kCapture, EventInHand(t), Rule::kRip01);
}

template <typename Trace>
void AskForJob(Table<Trace>& t) {
  OnlyChoice<int> jobs;
  for (std::size_t job = 0; job < t.pack.jobs.size(); ++job) {
    if (HoldsJob(t.state, t.seat(), job) && Accomplishes(t.pack, job, EventInHand(t))) jobs.Add(static_cast<int>(job));
  }
  if (jobs.count() == 0) {
    Ripple(t, Cause::kCapture, EventInHand(t), Rule::kRip01);
  } else if (jobs.count() == 1) {
    DoJob(t, jobs.choice(), Rule::kJob04);
  } else {
    t.state.step = Step::kJob;
  }
}

// --- Placing.

// Moves the run that begins at the slot one slot on, into the nearest gap; its events keep their sides.
// (TL-PLACE-02, TL-PLACE-05, TL-PLACE-08)
template <typename Trace>
void Shift(Table<Trace>& t, int slot, int step) {
  PlayerState& player = t.active();
  int gap = Machinery(t.pack, player, EventInHand(t)).GapBeside(slot, step);
  for (; gap != slot; gap -= step) {
    const std::size_t from = SlotAt(gap - step);
    player.events[SlotAt(gap)] = std::exchange(player.events[from], kAbsent);
    player.sides[SlotAt(gap)] = std::exchange(player.sides[from], Side::kRepeat);
    t.report(Rule::kPlace05, Note::kShifts, IndexOf(player.events[SlotAt(gap)]), gap - step, gap);
  }
}

// The event leaves its row or the reserved space, and lies on the machine.
template <typename Trace>
void LayDown(Table<Trace>& t, int event, int slot, Side side) {
  PlayerState& player = t.active();
  if (player.reserved == ToRef(event)) {
    player.reserved = kAbsent;
  } else {
    TakeFromRow(t.state, *FindFaceUp(t.state, event));
  }
  player.events[SlotAt(slot)] = ToRef(event);
  player.sides[SlotAt(slot)] = side;
}

// (TL-CAP-06 to TL-CAP-08, TL-PLACE-04)
template <typename Trace>
void Place(Table<Trace>& t, Verb verb, int slot) {
  const int event = EventInHand(t);
  const Side side = SideOfCapture(t);
  if (verb != Verb::kPlace) Shift(t, slot, verb == Verb::kPlaceRight ? 1 : -1);
  LayDown(t, event, slot, side);
  t.report(verb == Verb::kPlace ? Rule::kCap06 : Rule::kPlace04, Note::kPlaces, event, t.seat(), slot);
  t.report(Rule::kCap05, Note::kShows, event, t.seat(), static_cast<int>(side));
  if (AbilityOn(t.pack, t.active(), slot).kind == AbilityKind::kAction) {
    t.report(Rule::kCap08, Note::kWaits, event, t.seat());
  }
  GainMoney(t, t.pack.event(event).money, Rule::kCap07);
  CheckNineEvents(t);
  if (side == Side::kRepeat) {
    t.report(Rule::kCap11, Note::kNoRipple, event, t.seat());
    EndChange(t);
    return;
  }
  CheckGoalsBeforeRipple(t);
  AskForJob(t);
}

template <typename Trace>
void AskForPlace(Table<Trace>& t) {
  const Machinery machinery(t.pack, t.active(), EventInHand(t));
  OnlyChoice<std::pair<Verb, int>> places;
  for (const Verb verb : {Verb::kPlace, Verb::kPlaceRight, Verb::kPlaceLeft}) {
    for (int slot = 1; slot <= kSlots; ++slot) {
      if (machinery.Forbids(verb, slot) == Rule::kNone) places.Add({verb, slot});
    }
  }
  if (places.count() == 1) {
    Place(t, places.choice().first, places.choice().second);
  } else {
    t.state.step = Step::kPlace;
  }
}

// --- Replacing. (TL-PLACE-06)

template <typename Trace>
void Replace(Table<Trace>& t, int event) {
  PlayerState& player = t.active();
  const int slot = SlotOf(player, event);
  player.events[SlotAt(slot)] = kAbsent;
  player.sides[SlotAt(slot)] = Side::kRepeat;
  t.report(Rule::kPlace06, Note::kReplaces, event, t.seat(), slot);
  PutUnderDeck(t, event, Rule::kPlace06);
  AskForPlace(t);
}

template <typename Trace>
void AskForReplaced(Table<Trace>& t) {
  OnlyChoice<int> events;
  OnlyChoice<int> fitting;
  for (int slot = 1; slot <= kSlots; ++slot) {
    const int event = IndexOf(t.active().events[SlotAt(slot)]);
    events.Add(event);
    if (FitsInPlaceOf(t.pack, t.active(), slot, EventInHand(t))) fitting.Add(event);
  }
  if (events.count() != fitting.count()) t.report.Ruled(Rule::kReplace, t.options.ReplacesInPlace());
  if (t.options.ReplacesInPlace() && fitting.count() == 1) {
    Replace(t, fitting.choice());
  } else {
    t.state.step = Step::kReplace;
  }
}

// --- Paying. (TL-CAP-04)

template <typename Trace>
void Pay(Table<Trace>& t, const Bundle& payment) {
  PayResources(t, payment, Rule::kCap04);
  if (EventsOn(t.active()) == kSlots) {
    AskForReplaced(t);
  } else {
    AskForPlace(t);
  }
}

template <typename Trace>
void Capture(Table<Trace>& t, int event) {
  t.state.event = ToRef(event);
  const bool is_reserved = t.active().reserved == ToRef(event);
  t.report(is_reserved ? Rule::kRsv02 : Rule::kCap02, Note::kCaptures, event, t.seat(),
           static_cast<int>(SideOfCapture(t)));
  const Price price = PriceOf(t.pack, t.active(), event);
  if (price.saved > 0) t.report(Rule::kAbil06, Note::kSaves, price.saved, t.seat(), 1);
  OnlyChoice<Bundle> payments;
  ForEachBundle(price.due(), t.active().resources, [&](const Bundle& payment) {
    if (Settles(price, payment)) payments.Add(payment);
  });
  if (payments.count() == 1) {
    Pay(t, payments.choice());
  } else {
    t.state.step = Step::kPay;
  }
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_CAPTURE_H_
