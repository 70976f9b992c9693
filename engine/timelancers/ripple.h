// Ripples: what follows from a revised event, on all machines and in the city. Locks are asked for first.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_RIPPLE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_RIPPLE_H_

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/timelancers/affected.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/table.h"

namespace timeproof::timelancers {

template <typename Trace>
void FlipTile(Table<Trace>& t, int tile, Rule rule) {
  Face& face = t.state.faces[At(tile)];
  face = Other(face);
  t.report(rule, Note::kFlips, tile, 0, static_cast<int>(face));
}

// (TL-RIP-03, TL-ABIL-02)
template <typename Trace>
void RotateOn(Table<Trace>& t, int seat, std::size_t slot, Rule rule) {
  PlayerState& player = t.state.players[At(seat)];
  Side& side = player.sides[slot];
  side = Other(side);
  const int event = IndexOf(player.events[slot]);
  t.report(rule, Note::kRotates, event, seat, static_cast<int>(side));
  const auto& sides = t.pack.event(event).sides;
  if (sides[0].ability.kind != AbilityKind::kNone || sides[1].ability.kind != AbilityKind::kNone) {
    t.report(Rule::kAbil02, Note::kAbility, event, seat, static_cast<int>(side));
  }
}

// --- What a ripple leaves alone. (TL-RIP-06, TL-RIP-08, TL-SOLO-04)

template <typename Trace>
Rule SparedBy(const Table<Trace>& t) {
  if (t.state.cause != Cause::kEnforcer || !IsTriggered(t.state)) return Rule::kRip06;
  return t.options.IsSolo() ? Rule::kSolo06 : Rule::kEnd03;
}

template <typename Trace>
void ReportSpared(Table<Trace>& t, int from) {
  for (int seat = 0; seat < t.options.players; ++seat) {
    const PlayerState& player = t.state.players[At(seat)];
    if (player.IsFinished()) t.report(SparedBy(t), Note::kSpares, 0, seat);
    if (player.reserved != kAbsent && Reaches(t.pack, from, IndexOf(player.reserved))) {
      t.report(Rule::kRip08, Note::kUntouched, IndexOf(player.reserved));
    }
  }
  for (int event = 0; event < static_cast<int>(t.pack.events.size()); ++event) {
    const bool is_kept = HasBit(t.state.pile, At(event));
    if (is_kept && Reaches(t.pack, from, event)) t.report(Rule::kSolo04, Note::kUntouched, event);
  }
}

// --- Asking for locks.

// The seat whose answer is the `nth`: from the active player on, for the Enforcer from the first. (TL-AMB-20)
template <typename Trace>
int LockOrder(const Table<Trace>& t, int nth) {
  const int first = t.state.cause == Cause::kEnforcer ? 0 : t.seat();
  return (first + nth) % t.options.players;
}

template <typename Trace>
bool IsToAnswer(const Table<Trace>& t, int seat) {
  const PlayerState& player = t.state.players[At(seat)];
  const bool has_answered = HasBit(t.state.asked, At(seat));
  return !has_answered && player.locks > 0 && AffectedSlots(t.pack, player, IndexOf(t.state.event)) != 0;
}

// Steps 2 and 3: the rotations that no lock stops, then all tiles of the type.
template <typename Trace>
void CarryOutRipple(Table<Trace>& t) {
  const int from = IndexOf(t.state.event);
  for (int seat = 0; seat < t.options.players; ++seat) {
    PlayerState& player = t.state.players[At(seat)];
    const unsigned slots = AffectedSlots(t.pack, player, from) & ~static_cast<unsigned>(player.locked);
    player.locked = 0;
    if (slots != 0) t.report(Rule::kRip02, Note::kAffected, std::popcount(slots), seat);
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (!HasBit(slots, slot)) continue;
      RotateOn(t, seat, slot, Rule::kRip03);
      if (player.sides[slot] == Side::kRevise) {
        t.report(Rule::kRip07, Note::kNoRipple, IndexOf(player.events[slot]), seat);
      }
    }
  }
  for (int tile = 0; tile < static_cast<int>(t.pack.tiles.size()); ++tile) {
    if (t.pack.tile(tile).type == t.pack.event(from).type) FlipTile(t, tile, Rule::kRip04);
  }
}

// Asks the next seat that could discard locks; when there is none, carries the ripple out and says so.
template <typename Trace>
bool ContinueRipple(Table<Trace>& t) {
  for (int nth = 0; nth < t.options.players; ++nth) {
    const int seat = LockOrder(t, nth);
    if (!IsToAnswer(t, seat)) continue;
    t.state.step = Step::kLock;
    t.state.seat = static_cast<std::uint8_t>(seat);
    t.report(t.state.cause == Cause::kEnforcer ? Rule::kEnf13 : Rule::kRip05, Note::kAsked, 0, seat);
    return false;
  }
  t.state.asked = 0;
  t.state.seat = t.state.active;
  CarryOutRipple(t);
  return true;
}

// Step 1. Whether the ripple is over already: nobody had to be asked for locks.
template <typename Trace>
bool StartRipple(Table<Trace>& t, Cause cause, int event, Rule rule) {
  t.state.cause = cause;
  t.state.event = ToRef(event);
  t.report(rule, Note::kRipples, event, 0, static_cast<int>(t.pack.event(event).type));
  if constexpr (Trace::kListening) ReportSpared(t, event);
  return ContinueRipple(t);
}

// An answer; whether the ripple is over with it. (TL-LOCK-01 to TL-LOCK-03)
template <typename Trace>
bool AnswerLock(Table<Trace>& t, const Locks& locks) {
  PlayerState& player = t.state.player();
  const int seat = t.state.seat;
  const int count = std::popcount(locks.events);
  player.locked = SlotsOf(t.pack, player, locks);
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!HasBit(player.locked, slot)) continue;
    t.report(Rule::kLock01, Note::kLocks, IndexOf(player.events[slot]), seat);
  }
  if (count == 0) t.report(Rule::kLock02, Note::kKeepsLocks, 0, seat);
  if (count > 0) t.report(Rule::kLock03, Note::kReturnsLocks, count, seat);
  TakeFrom(player.locks, count);
  AddTo(t.state.supply_locks, count);
  t.state.asked = static_cast<std::uint8_t>(t.state.asked | 1U << t.state.seat);
  return ContinueRipple(t);
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_RIPPLE_H_
