#include "engine/ttykm/turn.h"

#include <algorithm>
#include <bit>

#include "engine/ttykm/legality.h"
#include "engine/ttykm/resolution.h"
#include "engine/ttykm/trace.h"

namespace timeproof::ttykm {
namespace {

State WithActive(const State& state, Place copy) {
  State acting = state;
  acting.active = copy;
  acting.actions_left = kActions;
  return acting;
}

// Whether a second action is legal after this first one; the copy that dies has none. (TK-TURN-04)
bool LeavesAnAction(const Options& options, const State& state, Move first) {
  State after = state;
  Resolution<Silent>(options, &after, Silent{}).CarryOut(first);
  return after.active != kNowhere && CanAct(options, after);
}

// Whoever can step onto a space without an object or their own copy lives, pushing nobody but copies, and can step
// back: nothing enters the space that was left.
bool CanStepAndReturn(const State& state, Place copy) {
  return (Around(copy) & ~(state.boards.Objects() | state.boards.Copies(state.to_move))) != 0;
}

bool SomeActionLeavesOne(const Options& options, const State& acting) {
  return CanStepAndReturn(acting, acting.active) ||
         Legality(options, acting).AnyAction([&](Move first) { return LeavesAnAction(options, acting, first); });
}

// The copies in the focus era that may be chosen. (TK-TURN-01, TK-TURN-03, TK-TURN-04, TK-TURN-05)
Places Choices(const Options& options, const State& state) {
  const Places own = state.boards.Copies(state.to_move) & AllOf(state.FocusOf(state.to_move));
  Places able_once = 0;
  Places able_twice = 0;
  for (Places rest = own; rest != 0; rest &= rest - 1) {
    const auto copy = static_cast<Place>(std::countr_zero(rest));
    if (CanStepAndReturn(state, copy)) {
      able_twice |= Bit(copy);
      continue;
    }
    const State acting = WithActive(state, copy);
    if (SomeActionLeavesOne(options, acting)) able_twice |= Bit(copy);
    if (CanAct(options, acting)) able_once |= Bit(copy);
  }
  return able_twice != 0 ? able_twice : able_once;
}

// Under two-actions strict, a first action must leave a second one if any does. (TK-TURN-06)
bool MustLeaveAnAction(const Options& options, const State& state) {
  return options.StrictTwoActions() && state.actions_left == kActions && SomeActionLeavesOne(options, state);
}

// Shows each legal action. (TK-TURN-06)
template <typename Visit>
void ForEachAction(const Options& options, const State& state, Visit visit) {
  const bool must_leave_one = MustLeaveAnAction(options, state);
  Legality(options, state).AnyAction([&](Move action) {
    if (!must_leave_one || LeavesAnAction(options, state, action)) visit(action);
    return false;
  });
}

// TK-TURN-07
template <typename Visit>
void ForEachFocus(const State& state, Visit visit) {
  for (const Era era : kEras) {
    if (era != state.FocusOf(state.to_move)) visit(FocusMove(era));
  }
}

std::uint64_t CountActions(const Options& options, const State& state) {
  std::uint64_t actions = 0;
  Legality(options, state).AnyAction([&](Move) {
    ++actions;
    return false;
  });
  return actions;
}

// The ways to take the actions that are left. Where none is legal, the one way is to take none.
std::uint64_t CountActing(const Options& options, const State& state) {
  if (state.active == kNowhere) return 1;
  if (state.actions_left == 1) return std::max<std::uint64_t>(1, CountActions(options, state));
  std::uint64_t ways = 0;
  ForEachAction(options, state, [&](Move action) {
    State after = state;
    Resolution<Silent>(options, &after, Silent{}).CarryOut(action);
    --after.actions_left;
    ways += CountActing(options, after);
  });
  return ways;
}

bool IsChapterInPlay(const Options& options, Move move, Rule* missing) {
  const Verb verb = VerbOf(move);
  const bool growth = verb == Verb::kPlant || verb == Verb::kDig;
  const bool memory = verb == Verb::kTrain || verb == Verb::kCommand;
  const bool influence = verb == Verb::kBuild || ((verb == Verb::kMove || verb == Verb::kCommand) && PullIn(move));
  if (growth && !options.growth) *missing = Rule::kSet04;
  if (influence && !options.influence) *missing = Rule::kSet05;
  if (memory && !options.memory) *missing = Rule::kSet06;
  return *missing == Rule::kNone;
}

Rule ForbidsCopy(const Options& options, const State& state, int space) {
  if (state.step != Step::kCopy) return Rule::kTurn02;
  const Place copy = At(state.FocusOf(state.to_move), space);
  if (state.boards[copy] != CopyOf(state.to_move)) return Rule::kTurn01;
  const Places choices = Choices(options, state);
  if (choices == 0) return Rule::kTurn05;
  return (choices & Bit(copy)) != 0 ? Rule::kNone : Rule::kTurn04;
}

Rule ForbidsFocus(const Options& options, const State& state, Era era) {
  if (state.step == Step::kAct) return Rule::kTurn06;
  if (state.step == Step::kCopy && Choices(options, state) != 0) return Rule::kTurn01;
  return era == state.FocusOf(state.to_move) ? Rule::kTurn07 : Rule::kNone;
}

Rule ForbidsAction(const Options& options, const State& state, Move action) {
  if (state.step != Step::kAct) return Rule::kTurn01;
  const Rule rule = Legality(options, state).Forbids(action);
  if (rule != Rule::kNone) return rule;
  return MustLeaveAnAction(options, state) && !LeavesAnAction(options, state, action) ? Rule::kTwoActions : Rule::kNone;
}

// TK-WIN-01, and its other reading: boards with copies of one's own and none of the opponent's.
bool IsOpponentGone(const State& state) { return ErasWith(state.boards, Opponent(state.to_move)) <= 1; }
bool AreBoardsHeld(const State& state) {
  int held = 0;
  for (const Era era : kEras) {
    const bool own = (state.boards.Copies(state.to_move) & AllOf(era)) != 0;
    const bool other = (state.boards.Copies(Opponent(state.to_move)) & AllOf(era)) != 0;
    held += own && !other ? 1 : 0;
  }
  return held >= 2;
}

// Plays one move, reporting on the way.
template <typename Trace>
class Turn {
 public:
  Turn(const Options& options, State* state, Trace trace) : options_(options), state_(*state), report_(trace) {}

  void Play(Move move) {
    switch (VerbOf(move)) {
      case Verb::kCopy:
        Choose(At(state_.FocusOf(state_.to_move), SpaceIn(move)));
        break;
      case Verb::kFocus:
        ShiftFocus(EraIn(move));
        break;
      case Verb::kConcede:
        report_(Rule::kEnd01, Deed::kConcedes, CopyOf(PlayerIn(move)));
        End(Opponent(PlayerIn(move)) == Player::kWhite ? Winner::kWhite : Winner::kBlack);
        break;
      case Verb::kDraw:
        report_(Rule::kEnd01, Deed::kDraws, Piece::kNone);
        End(Winner::kDraw);
        break;
      default:
        Act(move);
    }
  }

 private:
  // TK-TURN-01
  void Choose(Place copy) {
    report_(Rule::kTurn01, Deed::kChosen, state_.boards[copy], copy);
    state_.step = Step::kAct;
    state_.active = copy;
    state_.actions_left = kActions;
  }

  // TK-TURN-06
  void Act(Move action) {
    if constexpr (Trace::kListening) CiteTwoActions(action);
    Resolution<Trace>(options_, &state_, report_).CarryOut(action);
    --state_.actions_left;
    if (state_.active != kNowhere && state_.actions_left > 0 && CanAct(options_, state_)) return;
    if (state_.actions_left > 0) report_(Rule::kTurn06, Deed::kTurnCut, CopyOf(state_.to_move));
    state_.step = Step::kFocus;
  }

  // Stepwise and strict part where a first action leaves no second one though another does.
  void CiteTwoActions(Move action) {
    if (state_.actions_left != kActions || !SomeActionLeavesOne(options_, state_)) return;
    const bool strict = options_.StrictTwoActions();
    const bool parts =
        strict
            ? Legality(options_, state_).AnyAction([&](Move other) { return !LeavesAnAction(options_, state_, other); })
            : !LeavesAnAction(options_, state_, action);
    if (parts) report_.Ruled(Rule::kTwoActions, strict);
  }

  // TK-TURN-07; then the win is checked for the player whose turn ends, and nobody else. (TK-WIN-01, TK-WIN-02)
  void ShiftFocus(Era era) {
    const Player player = state_.to_move;
    report_(Rule::kTurn07, Deed::kFocuses, CopyOf(player), static_cast<int>(state_.FocusOf(player)),
            static_cast<int>(era));
    state_.focus[Index(player)] = era;
    const bool gone = IsOpponentGone(state_);
    const bool held = AreBoardsHeld(state_);
    if (gone != held) report_.Ruled(Rule::kVictory, options_.BoardsMustBeHeld());
    if (options_.BoardsMustBeHeld() ? held : gone) {
      report_(Rule::kWin01, Deed::kWins, CopyOf(player));
      End(player == Player::kWhite ? Winner::kWhite : Winner::kBlack);
      return;
    }
    state_.to_move = Opponent(player);
    state_.step = Step::kCopy;
    state_.active = kNowhere;
    state_.actions_left = 0;
  }

  void End(Winner winner) {
    state_.winner = winner;
    state_.step = Step::kOver;
    state_.active = kNowhere;
    state_.actions_left = 0;
  }

  const Options& options_;
  State& state_;
  Trace report_;
};

}  // namespace

State Setup(const Options& options) {
  State state;
  for (const Era era : kEras) {
    state.boards.Put(Piece::kWhiteCopy, At(era, 1));
    state.boards.Put(Piece::kBlackCopy, At(era, 16));
    if (options.influence) state.boards.Put(Piece::kOrangeStatue, At(era, 7));
    if (options.memory) {
      state.boards.Put(Piece::kDarkElephant, At(era, 4));
      state.boards.Put(Piece::kLightElephant, At(era, 13));
    }
  }
  for (const Player player : kPlayers) {
    state.supply[Index(player)] = static_cast<std::uint8_t>(kSupplyEach - options.handicap[Index(player)]);
    state.can_build[Index(player)] = options.influence ? 1 : 0;
  }
  state.first = options.first;
  state.to_move = options.first;
  state.focus[Index(options.first)] = Era::kPast;
  state.focus[Index(Opponent(options.first))] = Era::kFuture;
  return state;
}

bool CanAct(const Options& options, const State& state) { return Legality(options, state).AnyAction(); }

void LegalMoves(const Options& options, const State& state, MoveList* moves) {
  moves->Clear();
  const auto add = [&](Move move) { moves->Add(move); };
  switch (state.step) {
    case Step::kCopy: {
      const Places choices = Choices(options, state);
      for (Places rest = choices; rest != 0; rest &= rest - 1) {
        add(CopyMove(SpaceOf(static_cast<Place>(std::countr_zero(rest)))));
      }
      if (choices == 0) ForEachFocus(state, add);
      break;
    }
    case Step::kAct:
      ForEachAction(options, state, add);
      break;
    case Step::kFocus:
      ForEachFocus(state, add);
      break;
    case Step::kOver:
      break;
  }
}

Rule Forbids(const Options& options, const State& state, Move move) {
  if (state.step == Step::kOver) return state.winner == Winner::kDraw ? Rule::kEnd01 : Rule::kWin01;
  if (Rule missing = Rule::kNone; !IsChapterInPlay(options, move, &missing)) return missing;
  switch (VerbOf(move)) {
    case Verb::kCopy:
      return ForbidsCopy(options, state, SpaceIn(move));
    case Verb::kFocus:
      return ForbidsFocus(options, state, EraIn(move));
    case Verb::kConcede:
    case Verb::kDraw:
      return Rule::kNone;
    default:
      return ForbidsAction(options, state, move);
  }
}

void Apply(const Options& options, State* state, Move move, EffectSink* sink) {
  if (sink == nullptr) {
    Turn<Silent>(options, state, Silent{}).Play(move);
  } else {
    Turn<Listening>(options, state, Listening(sink)).Play(move);
  }
}

std::uint64_t CountTurns(const Options& options, const State& state) {
  constexpr std::uint64_t kFocusShifts = 2;
  if (state.step == Step::kOver) return 0;
  if (state.step == Step::kFocus) return kFocusShifts;
  if (state.step == Step::kAct) return kFocusShifts * CountActing(options, state);
  const Places choices = Choices(options, state);
  std::uint64_t ways = choices == 0 ? 1 : 0;
  for (Places rest = choices; rest != 0; rest &= rest - 1) {
    ways += CountActing(options, WithActive(state, static_cast<Place>(std::countr_zero(rest))));
  }
  return kFocusShifts * ways;
}

}  // namespace timeproof::ttykm
