// The end of a round: the Enforcer acts, goes to a tile, and its next card comes up.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_ENFORCER_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_ENFORCER_H_

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/timelancers/lookup.h"
#include "engine/timelancers/marks.h"
#include "engine/timelancers/ripple.h"
#include "engine/timelancers/rows.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/supply.h"
#include "engine/timelancers/table.h"

namespace timeproof::timelancers {

template <typename Trace>
const EnforcementCard& CardUp(const Table<Trace>& t) {
  return t.pack.enforcement[At(IndexOf(t.state.enforcement_up))];
}

inline bool IsFlipCard(const EnforcementCard& card) { return card.revise.empty(); }

// By the other reading of TL-AMB-41 the last action of a solo game takes an event whatever the card says: the oldest of
// all that are face up.
template <typename Trace>
bool CollectsInstead(const Table<Trace>& t) {
  return t.options.IsSolo() && IsTriggered(t.state) && t.options.SoloAlwaysCollects();
}

template <typename Trace>
std::optional<int> OldestOfAll(const Table<Trace>& t) {
  std::optional<int> oldest;
  for (std::size_t type = 0; type < kTypes; ++type) {
    const std::optional<int> event = OldestOf(t.pack, t.state, type);
    if (event && (!oldest || t.pack.event(*event).date < t.pack.event(*oldest).date)) oldest = event;
  }
  return oldest;
}

// The event of the half of the card that is due. (TL-ENF-03)
template <typename Trace>
std::optional<int> EventOfHalf(Table<Trace>& t) {
  const EnforcementCard& card = CardUp(t);
  if (IsFlipCard(card)) return OldestOfAll(t);
  const Type type = card.revise[t.state.card_half];
  const std::optional<int> event = OldestOf(t.pack, t.state, At(type));
  if (!event) t.report(Rule::kEnf03, Note::kFindsNone, static_cast<int>(type));
  return event;
}

// The ripple of a half is over: goals, then the card goes under its deck or, in solo, into the pile; the gap is filled
// at once. (TL-ENF-03, TL-SOLO-03, TL-SOLO-05, TL-REF-02)
template <typename Trace>
void EndHalf(Table<Trace>& t) {
  const int event = IndexOf(t.state.event);
  const std::size_t type = At(t.pack.event(event).type);
  ClearQuestion(t.state);
  CheckGoals(t);
  TakeFromRow(t.state, *FindFaceUp(t.state, event));
  if (t.options.IsSolo()) {
    t.state.pile |= std::uint64_t{1} << At(event);
    t.report(t.state.card_half > 0 ? Rule::kSolo05 : Rule::kSolo03, Note::kCollects, event);
  } else {
    t.report(Rule::kEnf12, Note::kNoCapture, event, kMostPlayers);
    PutUnderDeck(t, event, Rule::kEnf03);
  }
  RefillRow(t, type, Rule::kRef02);
  ++t.state.card_half;
}

// Carries out what is left of the card. Whether it is done: otherwise somebody is asked for locks.
template <typename Trace>
bool CarryOutCard(Table<Trace>& t) {
  const EnforcementCard& card = CardUp(t);
  const std::size_t halves = IsFlipCard(card) ? 1 : card.revise.size();
  while (t.state.card_half < halves) {
    const std::optional<int> event = EventOfHalf(t);
    if (!event) {
      ++t.state.card_half;
      continue;
    }
    t.report(t.state.card_half > 0 ? Rule::kEnf04 : Rule::kEnf03, Note::kChooses, *event);
    if (!StartRipple(t, Cause::kEnforcer, *event, Rule::kRip01)) return false;
    EndHalf(t);
  }
  t.state.card_half = 0;
  return true;
}

// (TL-ENF-01, TL-ENF-05, TL-ENF-14). Whether the action is done.
template <typename Trace>
bool Act(Table<Trace>& t) {
  if (t.state.enforcement_up == kAbsent) return true;
  const EnforcementCard& card = CardUp(t);
  const bool is_last = IsTriggered(t.state);
  if (is_last && !t.options.IsSolo()) {
    t.report.Ruled(Rule::kFinalEnforcer, t.options.EnforcerRestsAtEnd());
    if (t.options.EnforcerRestsAtEnd()) return true;
  }
  t.report(is_last ? Rule::kEnf14 : Rule::kEnf01, Note::kActs, IndexOf(t.state.enforcement_up));
  if (!IsFlipCard(card)) return CarryOutCard(t);
  if (is_last && t.options.IsSolo()) t.report.Ruled(Rule::kSoloFinal, t.options.SoloAlwaysCollects());
  if (CollectsInstead(t)) return CarryOutCard(t);
  FlipTile(t, card.location, Rule::kEnf05);
  return true;
}

// --- After the action.

// (TL-ENF-06, TL-ENF-09, TL-ENF-15)
template <typename Trace>
void Patrol(Table<Trace>& t) {
  if (t.state.enforcement_up == kAbsent) return;
  const EnforcementCard& card = CardUp(t);
  t.report(IsFlipCard(card) ? Rule::kEnf15 : Rule::kEnf06, Note::kPatrols, 0, t.state.enforcer, card.location);
  t.state.enforcer = ToRef(card.location);
  for (int seat = 0; seat < t.options.players; ++seat) {
    PlayerState& player = t.state.players[At(seat)];
    player.trapped = player.tile == t.state.enforcer ? 1 : 0;
    if (player.trapped != 0) t.report(Rule::kEnf09, Note::kTraps, 0, card.location, seat);
  }
}

// (TL-ENF-02, TL-ENF-16)
template <typename Trace>
void Reveal(Table<Trace>& t) {
  if (t.state.enforcement.empty()) {
    Reshuffle(t.state.enforcement_piles, &t.state.enforcement, &t.state.rng);
    if (t.state.enforcement.empty()) return;
    t.report(Rule::kEnf16, Note::kReshuffles, 0);
  }
  t.state.enforcement_up = t.state.enforcement.TakeTop();
  t.state.enforcement_piles[At(IndexOf(t.state.enforcement_up))] = Pile::kDiscard;
  t.report(Rule::kEnf02, Note::kReveals, IndexOf(t.state.enforcement_up));
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_ENFORCER_H_
