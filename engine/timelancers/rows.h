// The face-up rows and their decks: refilling, resetting, cards that go under.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_ROWS_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_ROWS_H_

#include <cstddef>

#include "engine/timelancers/rules.h"
#include "engine/timelancers/table.h"

namespace timeproof::timelancers {

template <typename Trace>
void PutUnderDeck(Table<Trace>& t, int event, Rule rule) {
  t.state.decks[At(t.pack.event(event).type)].PutUnder(ToRef(event));
  t.report(rule, Note::kUnder, event);
}

// The event is no longer face up.
inline void TakeFromRow(State& state, const RowPlace& from) { state.rows[from.type][from.place] = kAbsent; }

template <typename Trace>
void RefillPlace(Table<Trace>& t, const RowPlace& at, Rule rule) {
  Ref& place = t.state.rows[at.type][at.place];
  if (place != kAbsent || t.state.decks[at.type].empty()) return;
  place = t.state.decks[at.type].TakeTop();
  t.report(rule, Note::kRefills, IndexOf(place), static_cast<int>(at.type), static_cast<int>(at.place) + 1);
}

// Fills the gaps of a row from the left, as long as its deck lasts.
template <typename Trace>
void RefillRow(Table<Trace>& t, std::size_t type, Rule rule) {
  for (std::size_t place = 0; place < kRowLength; ++place) RefillPlace(t, {type, place}, rule);
}

// (TL-TURN-07, TL-REF-01)
template <typename Trace>
void RefillRows(Table<Trace>& t) {
  for (std::size_t type = 0; type < kTypes; ++type) {
    if (RowSize(t.state, type) == kRowLength || t.state.decks[type].empty()) continue;
    t.report(Rule::kTurn07, Note::kFillsUp, 0, static_cast<int>(type));
    RefillRow(t, type, Rule::kRef01);
  }
}

// The cards go under their deck in the order of the row; then as many come up, in their places. Other gaps wait.
// (TL-TILE-05, TL-REF-02)
template <typename Trace>
void ResetRow(Table<Trace>& t, std::size_t type) {
  const auto old = t.state.rows[type];
  for (std::size_t place = 0; place < kRowLength; ++place) {
    if (old[place] == kAbsent) continue;
    TakeFromRow(t.state, {type, place});
    PutUnderDeck(t, IndexOf(old[place]), Rule::kTile05);
  }
  for (std::size_t place = 0; place < kRowLength; ++place) {
    if (old[place] != kAbsent) RefillPlace(t, {type, place}, Rule::kRef02);
  }
}

template <typename Trace>
void ResetEvent(Table<Trace>& t, int event) {
  const RowPlace at = *FindFaceUp(t.state, event);
  TakeFromRow(t.state, at);
  PutUnderDeck(t, event, Rule::kTile05);
  RefillPlace(t, at, Rule::kRef02);
}

// --- Reserving.

// The event goes to the reserved space of the active player; what lay there goes under its deck. (TL-RSV-03)
template <typename Trace>
void PutIntoReserve(Table<Trace>& t, int event) {
  const Ref old = t.active().reserved;
  t.active().reserved = ToRef(event);
  if (old != kAbsent) PutUnderDeck(t, IndexOf(old), Rule::kRsv03);
}

template <typename Trace>
void Reserve(Table<Trace>& t, int event) {
  TakeFromRow(t.state, *FindFaceUp(t.state, event));
  t.report(Rule::kRsv01, Note::kReserves, event, 0, t.seat());
  PutIntoReserve(t, event);
}

template <typename Trace>
void ReserveTop(Table<Trace>& t, std::size_t type) {
  const int event = IndexOf(t.state.decks[type].TakeTop());
  t.report(Rule::kRsv01, Note::kReservesTop, event, 0, t.seat());
  PutIntoReserve(t, event);
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_ROWS_H_
