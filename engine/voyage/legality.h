// Which rule forbids a move: legality is written once, for lists and for refusals. It looks at nothing that the player
// to act may not know.
#ifndef TIMEPROOF_ENGINE_VOYAGE_LEGALITY_H_
#define TIMEPROOF_ENGINE_VOYAGE_LEGALITY_H_

#include "engine/voyage/moves.h"
#include "engine/voyage/options.h"
#include "engine/voyage/rules.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

class Legality {
 public:
  Legality(const Options& options, const State& state) : options_(options), state_(state) {}

  // The first rule, in the order of the rulebook, that forbids the move, or kNone.
  Rule Forbids(Move move) const {
    if (state_.IsOver()) return EndedBy();
    if (IsMainAction(move) && state_.main_done != 0) return Rule::kTurn03;
    switch (VerbOf(move)) {
      case Verb::kMove:
        return ForbidsMove(KindIn(move));
      case Verb::kStay:
        return ForbidsStay(KindIn(move));
      case Verb::kWarp:
        return ForbidsWarp(PositionIn(move));
      case Verb::kPass:
        return Rule::kNone;  // PV-TURN-06
      case Verb::kEnd:
        return state_.main_done != 0 ? Rule::kNone : Rule::kTurn02;
    }
    return Rule::kTurn02;
  }

 private:
  // PV-END-01 to PV-END-03
  Rule EndedBy() const {
    if (state_.Ended(Reason::kRightmost)) return Rule::kEnd02;
    return state_.Ended(Reason::kHandEmpty) ? Rule::kEnd01 : Rule::kEnd03;
  }

  bool Holds(Kind kind) const { return state_.OwnHand()[kind] > 0; }

  // PV-MOVE-01 to PV-MOVE-04; the target is the right-hand neighbour, so PV-MOVE-08 needs no test.
  Rule ForbidsMove(Kind kind) const {
    if (!Holds(kind)) return Rule::kMove02;
    const int target = state_.machine + 1;
    const Time wanted = state_.TopTime(target);
    if (wanted == Time::kAny || wanted == TimeOf(kind)) return Rule::kNone;
    return state_.IsCovered(target) ? Rule::kMove03 : Rule::kMove02;
  }

  Rule ForbidsStay(Kind kind) const {
    return Holds(kind) && WorldOf(kind) == WorldOf(state_.Top(state_.machine)) ? Rule::kNone : Rule::kStay01;
  }

  Rule ForbidsWarp(int target) const {
    if (state_.held[state_.seat] == 0) return Rule::kWarp01;
    if (target == state_.machine) return Rule::kWarp04;
    if (!state_.IsCovered(target)) return Rule::kWarp05;
    if (!Holds(state_.Top(target))) return Rule::kWarp06;
    return target == 0 && options_.StartIsNoLocation() ? Rule::kStartCard : Rule::kNone;
  }

  const Options& options_;
  const State& state_;
};

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_LEGALITY_H_
