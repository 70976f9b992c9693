// Moves, turns and rounds come to their end here, and the game does.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_ROUND_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_ROUND_H_

#include <cstddef>
#include <cstdint>

#include "engine/timelancers/enforcer.h"
#include "engine/timelancers/marks.h"
#include "engine/timelancers/rows.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/scoring.h"
#include "engine/timelancers/table.h"

namespace timeproof::timelancers {

// --- The end of the game.

// The rule by which that standing is the best of all.
template <typename Trace>
Rule DecidedBy(const Table<Trace>& t, int winner) {
  if (t.options.IsSolo()) return Rule::kSolo08;
  const Standing best = StandingOf(t.options, t.state, winner);
  Rule rule = Rule::kScore09;
  for (int seat = 0; seat < t.options.players; ++seat) {
    if (seat == winner) continue;
    const Standing other = StandingOf(t.options, t.state, seat);
    if (other.merits != best.merits) continue;
    if (other.events == best.events) return Rule::kTie02;
    rule = Rule::kTie01;
  }
  return rule;
}

template <typename Trace>
void ReportMerits(Table<Trace>& t, int seat, const Merits& merits, Rule first) {
  for (std::size_t source = 0; source < merits.size(); ++source) {
    if (merits[source] == 0) continue;
    const auto rule = static_cast<Rule>(static_cast<std::size_t>(first) + source);
    t.report(rule, Note::kScores, static_cast<int>(source), seat, merits[source]);
  }
}

template <typename Trace>
void ReportResult(Table<Trace>& t) {
  for (int seat = 0; seat < t.options.players; ++seat) {
    ReportMerits(t, seat, MeritsOf(t.options, t.state, seat), Rule::kScore01);
  }
  if (t.options.IsSolo()) ReportMerits(t, kEnforcerSeat, EnforcerMerits(t.options, t.state), Rule::kSolo07);
  for (int seat = 0; seat < t.options.players; ++seat) {
    if (!HasBit(t.state.winners, At(seat))) continue;
    t.report(DecidedBy(t, seat), Note::kWins, 0, StandingOf(t.options, t.state, seat).merits, seat);
  }
  if (t.state.winners != 0) return;
  const Standing player = StandingOf(t.options, t.state, 0);
  const Standing enforcer = StandingOf(t.options, t.state, kEnforcerSeat);
  if (Beats(enforcer, player)) {
    t.report(Rule::kSolo08, Note::kWins, 0, enforcer.merits, kEnforcerSeat);
  } else {
    t.report(Rule::kSolo08, Note::kDraws, 0);
  }
}

template <typename Trace>
void EndGame(Table<Trace>& t) {
  t.state.step = Step::kOver;
  t.state.unfinished = IsTriggered(t.state) ? 0 : 1;
  t.state.winners = Winners(t.options, t.state);
  t.report(IsTriggered(t.state) ? Rule::kEnd02 : Rule::kTurn01, Note::kOver, t.state.unfinished);
  if constexpr (Trace::kListening) ReportResult(t);
}

// --- Turns and rounds.

// Whose turn cannot be: of the trapped and of the finished. (TL-TURN-06, TL-END-04, TL-END-07)
template <typename Trace>
bool SkipsTurn(Table<Trace>& t, int seat) {
  const PlayerState& player = t.state.players[At(seat)];
  if (player.IsFinished()) {
    t.report(Rule::kEnd04, Note::kSkips, 0, seat);
  } else if (player.trapped != 0) {
    t.report(IsTriggered(t.state) ? Rule::kEnd07 : Rule::kTurn06, Note::kSkips, 0, seat);
  }
  return player.IsFinished() || player.trapped != 0;
}

// The turn of the first seat from `seat` on that can have one; whether there is one in this round.
template <typename Trace>
bool StartTurn(Table<Trace>& t, int seat) {
  for (; seat < t.options.players; ++seat) {
    if (SkipsTurn(t, seat)) {
      t.state.players[At(seat)].acted = 1;
      continue;
    }
    t.state.active = static_cast<std::uint8_t>(seat);
    t.state.seat = t.state.active;
    t.state.step = Step::kMove;
    t.report(IsTriggered(t.state) ? Rule::kEnd02 : Rule::kTurn01, Note::kNext, 0, 0, seat);
    if (IsOnHq(t.pack, t.active())) t.report(Rule::kHq06, Note::kNoGem, seat);
    return true;
  }
  return false;
}

// Whether the game is over after the Enforcer's action: by goals, by the limit of rounds, or because an Enforcer who
// never leaves has trapped whoever could still move.
template <typename Trace>
bool IsLastRound(const Table<Trace>& t) {
  constexpr int kMostIdleRounds = 1000;
  if (IsTriggered(t.state) || t.idle_rounds > kMostIdleRounds) return true;
  return t.options.max_rounds > 0 && t.state.round >= static_cast<std::uint32_t>(t.options.max_rounds);
}

// The Enforcer has acted; whether a player is to move in the next round. (TL-TURN-01)
template <typename Trace>
bool StartRound(Table<Trace>& t) {
  Patrol(t);
  Reveal(t);
  for (PlayerState& player : t.state.players) player.acted = 0;
  ++t.state.round;
  ++t.idle_rounds;
  t.report(Rule::kTurn01, Note::kRound, 0, 0, static_cast<int>(t.state.round));
  return StartTurn(t, 0);
}

// From the end of the Enforcer's action to the next decision.
template <typename Trace>
void EndRound(Table<Trace>& t) {
  do {
    if (IsLastRound(t)) {
      EndGame(t);
      return;
    }
  } while (!StartRound(t) && Act(t));
}

// (TL-MOVE-05, TL-TURN-05, TL-ENF-11)
template <typename Trace>
void ReportPlace(Table<Trace>& t) {
  const PlayerState& player = t.active();
  const int tile = IsOnTile(player) ? TileOf(player) : 0;
  t.report(Rule::kTurn05, Note::kStays, t.seat(), player.slot, tile);
  const bool is_announced = t.state.enforcement_up != kAbsent && player.tile == ToRef(CardUp(t).location);
  if (is_announced) t.report(Rule::kEnf11, Note::kRisks, t.seat(), 0, tile);
}

// `rule` says why. (TL-TURN-07)
template <typename Trace>
void EndTurn(Table<Trace>& t, Rule rule) {
  t.report(rule, Note::kEnds, 0, t.seat());
  if constexpr (Trace::kListening) ReportPlace(t);
  RefillRows(t);
  t.active().acted = 1;
  t.state.moves_made = 0;
  t.state.prev_tile = kAbsent;
  if (StartTurn(t, t.seat() + 1)) return;
  if (Act(t)) EndRound(t);
}

// --- Moves.

// The move is completed, and nobody holds too much. (TL-TURN-02, TL-TURN-03, TL-END-05, TL-SOLO-01)
template <typename Trace>
void CompleteMove(Table<Trace>& t) {
  ++t.state.moves_made;
  t.report(Rule::kTurn03, Note::kMoved, t.state.moves_made, t.seat());
  t.state.step = Step::kMove;
  if (t.active().IsFinished()) {
    EndTurn(t, Rule::kEnd05);
  } else if (t.state.moves_made == t.options.MovesATurn()) {
    EndTurn(t, t.options.IsSolo() ? Rule::kSolo01 : Rule::kTurn02);
  }
}

// All that the move does is done. (TL-RES-03)
template <typename Trace>
void EndMove(Table<Trace>& t) {
  ClearQuestion(t.state);
  const int held = Count(t.active().resources);
  if (held > kMostResources) {
    t.report(Rule::kRes03, Note::kExceeds, held, t.seat());
    t.state.step = Step::kDiscard;
  } else {
    CompleteMove(t);
  }
}

// (TL-RES-04, TL-RES-05)
template <typename Trace>
void Discard(Table<Trace>& t, std::size_t kind) {
  PlayerState& player = t.active();
  TakeFrom(player.resources[kind], 1);
  if (IsOnTile(player)) {
    AddTo(t.state.litter[At(TileOf(player))][kind], 1);
    t.report(Rule::kRes04, Note::kLitters, static_cast<int>(kind), t.seat(), TileOf(player));
  } else {
    t.report(Rule::kRes05, Note::kReturns, static_cast<int>(kind), t.seat());
  }
  t.state.least_kind = static_cast<std::uint8_t>(kind);
  if (Count(player.resources) > kMostResources) return;
  t.state.least_kind = 0;
  CompleteMove(t);
}

// A capture or a rotation has had all its consequences, so goals are looked at. (TL-CAP-12)
template <typename Trace>
void EndChange(Table<Trace>& t) {
  CheckGoals(t);
  EndMove(t);
}

// --- The draft. (TL-SETUP-12)

template <typename Trace>
void Draft(Table<Trace>& t, int event) {
  TakeFromRow(t.state, *FindFaceUp(t.state, event));
  t.active().reserved = ToRef(event);
  t.report(Rule::kSetup12, Note::kDrafts, event, 0, t.seat());
  const bool is_last = t.seat() == 0;
  if (!is_last) t.report.Ruled(Rule::kDraftRefill, t.options.RefillsEachDraft());
  if (is_last || t.options.RefillsEachDraft()) RefillRows(t);
  if (!is_last && IsFaceUpAnywhere(t.state)) {
    t.state.active = static_cast<std::uint8_t>(t.seat() - 1);
    t.state.seat = t.state.active;
    return;
  }
  t.state.round = 1;
  t.report(Rule::kTurn01, Note::kRound, 0, 0, 1);
  StartTurn(t, 0);
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_ROUND_H_
