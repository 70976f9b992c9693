// Moving in the time machine, and what its slots do.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_MACHINE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_MACHINE_H_

#include <cstdint>

#include "engine/timelancers/ability.h"
#include "engine/timelancers/capture.h"
#include "engine/timelancers/city.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/price.h"
#include "engine/timelancers/round.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/supply.h"
#include "engine/timelancers/table.h"

namespace timeproof::timelancers {

// The rule by which the active player goes on to a slot. (TL-HQ-03, TL-HQ-04, TL-MACH-02)
template <typename Trace>
Rule EnteredBy(const Table<Trace>& t) {
  if (!IsOnTile(t.active())) return Rule::kMach02;
  const bool was_in_machine = t.state.moves_made > 0 && t.state.prev_tile == kAbsent;
  return was_in_machine ? Rule::kHq04 : Rule::kHq03;
}

// What rulings decide about going to that slot.
template <typename Trace>
void ReportRulingsOnEntering(Table<Trace>& t, int slot) {
  if (t.active().slot == slot) t.report.Ruled(Rule::kSameSlot, t.options.SameSlotIsFreeNextTurn());
  if (!IsDoable(t.pack, t.state, slot, MeansWith(t.state, {}))) {
    t.report.Ruled(Rule::kCapable, t.options.CapableWithoutAbility());
  }
}

// (TL-MACH-05)
template <typename Trace>
void Enter(Table<Trace>& t, int slot) {
  if constexpr (Trace::kListening) ReportRulingsOnEntering(t, slot);
  PlayerState& player = t.active();
  t.report(EnteredBy(t), Note::kEnters, t.seat(), player.slot, slot);
  t.state.prev_tile = kAbsent;
  player.tile = kAbsent;
  player.slot = static_cast<std::uint8_t>(slot);
  PayGems(t, GemPriceOf(t.pack, player, slot));
  t.state.step = IsNothing(UsableOn(t.pack, t.state, slot)) ? Step::kAction : Step::kAbility;
}

// --- The action ability of the event on the slot. (TL-ABIL-03, TL-ABIL-04)

template <typename Trace>
int EventHere(const Table<Trace>& t) {
  return IndexOf(t.active().events[SlotAt(t.active().slot)]);
}

template <typename Trace>
void Use(Table<Trace>& t, const Choice& choice) {
  t.report(Rule::kAbil03, Note::kUses, EventHere(t), t.seat());
  t.state.step = Step::kAction;
  Receive(t, AbilityOn(t.pack, t.active(), t.active().slot).gain, choice,
          {.things = Rule::kAbil03, .locks = Rule::kLock04, .jobs = Rule::kJob02, .upgrades = Rule::kUpg01});
  AsksForDrop(t);
}

template <typename Trace>
void Forgo(Table<Trace>& t) {
  t.report(Rule::kAbil04, Note::kForgoes, EventHere(t), t.seat());
  t.state.step = Step::kAction;
}

// A side job goes back; on a tile the move ends with the last, on a slot its action follows. (TL-JOB-03)
template <typename Trace>
void Drop(Table<Trace>& t, int job) {
  t.state.job_piles[At(job)] = Pile::kDiscard;
  t.state.job_owners[At(job)] = 0;
  t.report(Rule::kJob03, Note::kDropsJob, 0, t.seat());
  if (AsksForDrop(t)) return;
  if (IsOnTile(t.active())) {
    EndMove(t);
  } else {
    t.state.step = Step::kAction;
  }
}

// --- Actions other than captures.

// (TL-ROT-01, TL-ROT-02, TL-ADV-02, TL-ADV-03, TL-SOLO-02)
template <typename Trace>
void Rotate(Table<Trace>& t, int event) {
  const std::size_t slot = SlotAt(SlotOf(t.active(), event));
  RotateOn(t, t.seat(), slot, Rule::kRot01);
  if (!t.options.RotationsRipple()) {
    t.report(Rule::kRot02, Note::kNoRipple, event, t.seat());
    if (t.active().sides[slot] == Side::kRevise) t.report(Rule::kJob05, Note::kNoCapture, event, t.seat());
    EndChange(t);
    return;
  }
  const Rule rule = t.options.IsSolo() ? Rule::kSolo02 : Rule::kAdv02;
  if (t.active().sides[slot] == Side::kRepeat) {
    t.report(rule, Note::kNoRipple, event, t.seat());
    EndChange(t);
    return;
  }
  t.report(Rule::kAdv03, Note::kNoCapture, event, t.seat());
  CheckGoalsBeforeRipple(t);
  Ripple(t, Cause::kRotation, event, rule);
}

template <typename Trace>
void Flip(Table<Trace>& t, int tile) {
  FlipTile(t, tile, Rule::kFlip01);
  EndMove(t);
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_MACHINE_H_
