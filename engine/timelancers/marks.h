// Goal markers, players who finish, and how that begins the end of the game.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_MARKS_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_MARKS_H_

#include <bit>
#include <cstdint>

#include "engine/timelancers/goals.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/table.h"

namespace timeproof::timelancers {

// (TL-END-01, TL-END-06)
template <typename Trace>
void TriggerEnd(Table<Trace>& t, int seat) {
  if (IsTriggered(t.state)) return;
  t.state.end_triggered = 1;
  t.report(t.IsEnforcersPhase() ? Rule::kEnd06 : Rule::kEnd01, Note::kTriggers, 0, seat);
}

// (TL-GOAL-04 to TL-GOAL-06, TL-GOAL-08)
template <typename Trace>
void ReportMarks(Table<Trace>& t, int seat, unsigned old, unsigned met) {
  const bool in_own_turn = seat == t.seat() && !t.IsEnforcersPhase();
  for (int goal = 0; goal < kGoals; ++goal) {
    if (HasBit(old & ~met, At(goal))) t.report(Rule::kGoal05, Note::kUnmarks, goal + 1, seat);
    if (HasBit(met & ~old, At(goal))) {
      t.report(in_own_turn ? Rule::kGoal04 : Rule::kGoal08, Note::kMarks, goal + 1, seat);
    }
  }
}

// Markers mirror the machines of all who are not finished; who meets all four goals is. (TL-GOAL-05, TL-GOAL-07)
template <typename Trace>
void CheckGoals(Table<Trace>& t) {
  for (int seat = 0; seat < t.options.players; ++seat) {
    PlayerState& player = t.state.players[At(seat)];
    if (player.IsFinished()) continue;
    const std::uint8_t met = MetGoals(t.options, player);
    if (met == player.goals) continue;
    if constexpr (Trace::kListening) ReportMarks(t, seat, player.goals, met);
    player.goals = met;
    if (!player.IsFinished()) continue;
    t.report(Rule::kGoal06, Note::kLastMarker, 0, seat);
    t.report(Rule::kGoal07, Note::kFinishes, 0, seat);
    TriggerEnd(t, seat);
  }
}

// As an event comes to lie so that it will ripple: by the other reading of TL-AMB-22 goals are looked at here, too.
template <typename Trace>
void CheckGoalsBeforeRipple(Table<Trace>& t) {
  if (!Trace::kListening && !t.options.ChecksGoalsAtOnce()) return;
  const bool finishes = MetGoals(t.options, t.active()) == (1U << kGoals) - 1;
  if (finishes) t.report.Ruled(Rule::kGoalCheck, t.options.ChecksGoalsAtOnce());
  if (t.options.ChecksGoalsAtOnce()) CheckGoals(t);
}

// A ninth captured event, by the other reading of TL-AMB-43.
template <typename Trace>
void CheckNineEvents(Table<Trace>& t) {
  if (EventsOn(t.active()) < kSlots || IsTriggered(t.state)) return;
  t.report.Ruled(Rule::kEndTrigger, t.options.NineEventsEnd());
  if (t.options.NineEventsEnd()) TriggerEnd(t, t.seat());
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_MARKS_H_
