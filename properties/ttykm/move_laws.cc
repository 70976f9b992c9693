// What holds of every move of That Time You Killed Me.
#include <fmt/format.h>

#include <algorithm>

#include "engine/ttykm/moves.h"
#include "engine/ttykm/rules.h"
#include "engine/ttykm/state.h"
#include "engine/ttykm/trace.h"
#include "properties/ttykm/laws.h"
#include "properties/ttykm/symmetry.h"

namespace timeproof::ttykm {
namespace {

const State& Before(const Played& played) { return played.before.As<State>(); }
const State& After(const Played& played) { return played.after.As<State>(); }

// --- What the laws concern.

Verb VerbOf(const Played& played) { return ttykm::VerbOf(played.move); }
bool ChoosesCopy(const Played& played) { return VerbOf(played) == Verb::kCopy; }
bool ShiftsFocus(const Played& played) { return VerbOf(played) == Verb::kFocus; }
bool KeepsFocus(const Played& played) { return !ShiftsFocus(played); }
bool Travels(const Played& played) {
  return VerbOf(played) == Verb::kTravelForward || VerbOf(played) == Verb::kTravelBack;
}
bool IsAction(const Played& played) { return VerbOf(played) > Verb::kCopy && VerbOf(played) < Verb::kFocus; }
bool EndsByWord(const Played& played) { return VerbOf(played) > Verb::kFocus; }

bool Plays(const Played& played, bool (*is)(Piece)) {
  const Boards& boards = Before(played).boards;
  for (int space = 1; space <= kSpaces; ++space) {
    if (is(boards[At(Era::kPast, space)])) return true;
  }
  return false;
}
bool PlaysInfluence(const Played& played) { return Plays(played, &IsStatue); }
bool PlaysMemory(const Played& played) { return Plays(played, &IsElephant); }
bool TrainsNobody(const Played& played) { return PlaysMemory(played) && VerbOf(played) != Verb::kTrain; }

// The era that an action acts in: the active copy's; for a command, that of the elephant, which moves first.
Era ActingEra(const Played& played) {
  if (VerbOf(played) == Verb::kCommand) {
    const auto moves = std::ranges::find(played.effects, Id(Rule::kCommand01), &Effect::rule);
    if (moves != played.effects.end()) return EraOf(static_cast<Place>(moves->from));
  }
  return EraOf(Before(played).active);
}
bool ActsAfterThePast(const Played& played) {
  return IsAction(played) && !Travels(played) && ActingEra(played) != Era::kPast;
}

// --- Helpers.

bool SameOnTheTable(const State& a, const State& b) {
  return a.boards == b.boards && a.hats == b.hats && a.supply == b.supply && a.can_build == b.can_build;
}

int CopiesLeft(const State& state, Player player) {
  int copies = state.supply[Index(player)];
  for (Place place = 0; place < kPlaces; ++place) copies += state.boards[place] == CopyOf(player) ? 1 : 0;
  return copies;
}

int ErasOf(const State& state, Player player, bool alone) {
  int eras = 0;
  for (const Era era : kEras) {
    bool own = false;
    bool other = false;
    for (int space = 1; space <= kSpaces; ++space) {
      own = own || state.boards[At(era, space)] == CopyOf(player);
      other = other || state.boards[At(era, space)] == CopyOf(Opponent(player));
    }
    eras += own && !(alone && other) ? 1 : 0;
  }
  return eras;
}

bool Cites(const Played& played, std::string_view rule) {
  return std::ranges::find(played.effects, rule, &Effect::rule) != played.effects.end();
}

// --- What an action reaches.

Complaint EarlierErasStay(const Played& played) {
  const State& before = Before(played);
  const State& after = After(played);
  const Era acting = ActingEra(played);
  for (const Era era : kEras) {
    if (era >= acting) break;
    if (before.hats[Index(era)] != after.hats[Index(era)]) return fmt::format("a hat changed in the {}", Name(era));
    for (int space = 1; space <= kSpaces; ++space) {
      const Place place = At(era, space);
      if (before.boards[place] != after.boards[place] || before.boards.HasSeed(place) != after.boards.HasSeed(place)) {
        return fmt::format("{} {} changed, though the action is in the {}", Name(era), space, Name(acting));
      }
    }
  }
  return std::nullopt;
}

Complaint TravelMovesOneCopy(const Played& played) {
  State expected = Before(played);
  const Place from = expected.active;
  const bool back = VerbOf(played) == Verb::kTravelBack;
  const Place to = back ? Earlier(from) : Later(from);
  expected.boards.Move(from, to);
  if (back) {
    expected.boards.Put(CopyOf(expected.to_move), from);
    --expected.supply[Index(expected.to_move)];
  }
  if (After(played).active != to) return "the active copy is not the one that travelled";
  if (!SameOnTheTable(expected, After(played))) return "travel changed more than a copy and its supply";
  return std::nullopt;
}

Complaint DeadStayDead(const Played& played) {
  for (const Player player : kPlayers) {
    const int before = CopiesLeft(Before(played), player);
    const int after = CopiesLeft(After(played), player);
    if (after > before) return fmt::format("{} had {} copies and has {}", Name(player), before, after);
    const bool placed = VerbOf(played) == Verb::kTravelBack && player == Before(played).to_move;
    if (!placed && Before(played).supply[Index(player)] != After(played).supply[Index(player)]) {
      return fmt::format("the supply of {} changed without travel", Name(player));
    }
  }
  return std::nullopt;
}

Complaint StatuesAreBuiltOnce(const Played& played) {
  for (const Player player : kPlayers) {
    const bool builds = VerbOf(played) == Verb::kBuild && player == Before(played).to_move;
    const bool could = Before(played).can_build[Index(player)] != 0;
    const bool can = After(played).can_build[Index(player)] != 0;
    if (builds ? !could || can : could != can) return fmt::format("who may build changed wrongly for {}", Name(player));
  }
  return std::nullopt;
}

Complaint HatsChangeByTraining(const Played& played) {
  if (Before(played).hats == After(played).hats) return std::nullopt;
  return "hats changed without training";
}

// Nothing pushes an elephant, and a command moves one of them by one space. (TK-M-BLOCK-01, TK-M-COMMAND-01)
Complaint ElephantsMoveByCommand(const Played& played) {
  int moved = 0;
  for (const Era era : kEras) {
    for (const Elephant elephant : kElephants) {
      const Place from = Before(played).boards.Find(PieceOf(elephant), era);
      const Place to = After(played).boards.Find(PieceOf(elephant), era);
      if (from == to) continue;
      ++moved;
      if (to == kNowhere || (Around(from) & Bit(to)) == 0) return "an elephant went further than one space";
    }
  }
  const int expected = VerbOf(played) == Verb::kCommand ? 1 : 0;
  if (moved == expected) return std::nullopt;
  return fmt::format("{} elephants moved", moved);
}

// --- How a turn goes.

Complaint ChoosingMovesNothing(const Played& played) {
  const State& after = After(played);
  if (!SameOnTheTable(Before(played), after)) return "choosing a copy changed the table";
  if (after.active != At(after.FocusOf(after.to_move), SpaceIn(played.move))) return "another copy is active";
  if (after.step != Step::kAct || after.actions_left != kActions) return "two actions should follow";
  return std::nullopt;
}

Complaint ActionsCountDown(const Played& played) {
  const State& after = After(played);
  if (after.to_move != Before(played).to_move) return "an action ended the turn";
  if (after.actions_left + 1 != Before(played).actions_left) return "an action should take one of those left";
  const bool done = after.actions_left == 0 || after.active == kNowhere;
  if (done && after.step != Step::kFocus) return "no action can follow, so the focus should shift";
  if (after.step == Step::kFocus && after.actions_left > 0 && !Cites(played, Id(Rule::kTurn06))) {
    return "the turn is cut short and TK-TURN-06 is not cited";
  }
  return std::nullopt;
}

Complaint TurnsEndElsewhere(const Played& played) {
  const State& before = Before(played);
  const State& after = After(played);
  const Player mover = before.to_move;
  if (!SameOnTheTable(before, after)) return "shifting focus changed the table";
  if (after.FocusOf(mover) != EraIn(played.move)) return "the focus is not where it was shifted to";
  if (after.FocusOf(mover) == before.FocusOf(mover)) return "the focus stayed";
  if (after.FocusOf(Opponent(mover)) != before.FocusOf(Opponent(mover))) return "the other focus moved";
  const bool passed = after.step == Step::kCopy && after.to_move == Opponent(mover);
  if (after.step != Step::kOver && !passed) return "the turn did not pass to the other player";
  return std::nullopt;
}

Complaint FocusStays(const Played& played) {
  if (Before(played).focus == After(played).focus) return std::nullopt;
  return "the focus moved within a turn";
}

// The most moves that the turn under way still takes: a copy, each of its actions, the focus.
int MovesLeft(const State& state) {
  switch (state.step) {
    case Step::kCopy:
      return 1 + kActions + 1;
    case Step::kAct:
      return state.actions_left + 1;
    case Step::kFocus:
      return 1;
    case Step::kOver:
      return 0;
  }
  return 0;
}

// A game need not end: copies may walk to and fro for ever, by the rules. What is bounded is each turn, here, and what
// there is to play with: ttykm.dead-stay-dead lets no copy come back and travel alone take from the supply, and
// ttykm.statues-are-built-once no right to build return.
Complaint TurnsEnd(const Played& played) {
  if (played.game.AtTurnStart(played.after)) return std::nullopt;
  const int before = MovesLeft(Before(played));
  const int after = MovesLeft(After(played));
  if (after < before) return std::nullopt;
  return fmt::format("the turn could take {} more moves, and {} after one of them", before, after);
}

// Where the two readings of victory agree there is no doubt; where they part the trace says which was followed.
Complaint WhoseTurnEndsWins(const Played& played) {
  const State& after = After(played);
  const Player mover = Before(played).to_move;
  const bool gone = ErasOf(after, Opponent(mover), false) <= 1;
  const bool held = ErasOf(after, mover, true) >= 2;
  const auto ruled = std::ranges::find(played.effects, Id(Rule::kVictory), &Effect::rule);
  if ((ruled != played.effects.end()) != (gone != held)) return "victory is in dispute, or cited, but not both";
  const bool wins = ruled != played.effects.end() && ruled->piece != 0 ? held : gone;
  const Winner winner = mover == Player::kWhite ? Winner::kWhite : Winner::kBlack;
  if (after.winner != (wins ? winner : Winner::kNobody))
    return wins ? "this should win" : "this should not end the game";
  return std::nullopt;
}

Complaint ConcedingLoses(const Played& played) {
  const State& after = After(played);
  if (!SameOnTheTable(Before(played), after)) return "ending the game by word changed the table";
  Winner expected = Winner::kDraw;
  if (VerbOf(played) == Verb::kConcede) {
    expected = PlayerIn(played.move) == Player::kWhite ? Winner::kBlack : Winner::kWhite;
  }
  if (after.winner != expected) return "the game is won by the wrong player";
  return std::nullopt;
}

// --- Symmetry. (Handicaps may make it impossible to swap the colours.)

Complaint MovesAreSymmetric(const Played& played) {
  for (const Symmetry& symmetry : kSymmetries) {
    Position seen(symmetry.Of(Before(played)));
    if (symmetry.swapped && played.game.Validate(seen)) continue;
    const Move move = symmetry.Of(played.move);
    if (const auto refusal = played.game.WhyIllegal(seen, move)) {
      return fmt::format("{}, '{}' is refused by {}", Describe(symmetry), played.game.MoveText(move), refusal->rule);
    }
    played.game.Apply(&seen, move);
    const Position expected(symmetry.Of(After(played)));
    if (seen == expected) continue;
    return fmt::format("{}, '{}' makes {} and should make {}", Describe(symmetry), played.game.MoveText(move),
                       played.game.ToLine(seen), played.game.ToLine(expected));
  }
  return std::nullopt;
}

// --- Rulings.

// What a ruling makes of the steps that follow, be it which copies or whether a second action can act, is no part of
// what the move itself does.
bool AgreesUnder(const Game& game, const Played& played) {
  Position position = played.before;
  game.Apply(&position, played.move);
  State after = position.As<State>();
  const bool mid_turn = After(played).step == Step::kAct || After(played).step == Step::kFocus;
  if (mid_turn && (after.step == Step::kAct || after.step == Step::kFocus)) after.step = After(played).step;
  return after == After(played);
}

// Whether the move itself is refused, and not for what could follow it or which copy could act instead.
bool IsRefused(const Game& game, const Played& played, std::string_view ruling) {
  if (!IsAction(played)) return false;
  const auto refusal = game.WhyIllegal(played.before, played.move);
  return refusal && (refusal->rule != Id(Rule::kTwoActions) || refusal->rule == ruling);
}

// Whether the other value has anything to say of the move: it is not in dispute and may stand where it was played.
bool IsUndisputed(const OtherReading& other, const Played& played) {
  return !Cites(played, other.ruling) && !other.game->Validate(played.before);
}

bool AnyIsUndisputed(const Played& played) {
  return std::ranges::any_of(played.others, [&](const OtherReading& other) { return IsUndisputed(other, played); });
}

// Where the trace cites no ruling, its other value makes the same of the move.
Complaint UndisputedMovesAgree(const Played& played) {
  for (const OtherReading& reading : played.others) {
    if (!IsUndisputed(reading, played)) continue;
    const auto& [ruling, other] = reading;
    if (IsRefused(*other, played, ruling)) {
      return fmt::format("the other value of {} refuses the move, and it is not cited", ruling);
    }
    if (!other->WhyIllegal(played.before, played.move) && !AgreesUnder(*other, played)) {
      return fmt::format("the other value of {} makes another position, and it is not cited", ruling);
    }
  }
  return std::nullopt;
}

constexpr MoveLaw kMoveLaws[] = {
    {"ttykm.earlier-eras-stay", &EarlierErasStay, &ActsAfterThePast},
    {"ttykm.travel-moves-one-copy", &TravelMovesOneCopy, &Travels},
    {"ttykm.dead-stay-dead", &DeadStayDead},
    {"ttykm.statues-are-built-once", &StatuesAreBuiltOnce, &PlaysInfluence},
    {"ttykm.hats-change-by-training", &HatsChangeByTraining, &TrainsNobody},
    {"ttykm.elephants-move-by-command", &ElephantsMoveByCommand, &PlaysMemory},
    {"ttykm.choosing-moves-nothing", &ChoosingMovesNothing, &ChoosesCopy},
    {"ttykm.actions-count-down", &ActionsCountDown, &IsAction},
    {"ttykm.turns-end-elsewhere", &TurnsEndElsewhere, &ShiftsFocus},
    {"ttykm.focus-stays-within-a-turn", &FocusStays, &KeepsFocus},
    {"ttykm.whose-turn-ends-wins", &WhoseTurnEndsWins, &ShiftsFocus},
    {"ttykm.conceding-loses", &ConcedingLoses, &EndsByWord},
    {"ttykm.moves-are-symmetric", &MovesAreSymmetric},
    {"ttykm.undisputed-moves-agree", &UndisputedMovesAgree, &AnyIsUndisputed},
    {"ttykm.turns-end", &TurnsEnd},
};

}  // namespace

std::span<const MoveLaw> MoveLaws() { return kMoveLaws; }

}  // namespace timeproof::ttykm
