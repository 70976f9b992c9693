// What holds of every move of Parallel Time Machine Voyage.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/voyage/moves.h"
#include "engine/voyage/state.h"
#include "engine/voyage/trace.h"
#include "properties/voyage/laws.h"
#include "properties/voyage/measure.h"
#include "properties/voyage/symmetry.h"

namespace timeproof::voyage {
namespace {

const State& Before(const Played& played) { return played.before.As<State>(); }
const State& After(const Played& played) { return played.after.As<State>(); }

Verb VerbOf(const Played& played) { return voyage::VerbOf(played.move); }
bool Stays(const Played& played) { return VerbOf(played) == Verb::kStay; }
bool Warps(const Played& played) { return VerbOf(played) == Verb::kWarp; }
bool Moves(const Played& played) { return VerbOf(played) == Verb::kMove; }
bool Places(const Played& played) { return Warps(played) || Moves(played); }
bool EndsTurn(const Played& played) { return !Places(played) && !Stays(played); }
bool WarpsCompletely(const Played& played) { return Warps(played) && Before(played).partial == 0; }

int Target(const Played& played) { return Warps(played) ? PositionIn(played.move) : Before(played).machine + 1; }
// The ticket that is placed. Where a warp goes to no ticket another law complains (AKindHasOneTarget), and any kind
// will do here.
Kind Ticket(const Played& played) {
  if (!Warps(played)) return KindIn(played.move);
  return Before(played).IsCovered(Target(played)) ? Before(played).Top(Target(played)) : Kind{};
}

int Covered(const State& state) {
  int covered = 0;
  while (covered < kPositions && state.IsCovered(covered)) ++covered;
  return covered;
}

// --- What a move changes. (PV-INV-01 to PV-INV-04, PV-INV-07)

Complaint TheRestStays(const Played& played) {
  const State& before = Before(played);
  const State& after = After(played);
  if (before.ports != after.ports) return "the row changed";
  if (before.removed != after.removed) return "a removed ticket came or went";
  if (before.start != after.start || before.players != after.players || before.partial != after.partial)
    return "the frame of the game changed";
  for (int seat = 0; seat < before.players; ++seat) {
    const std::size_t at = State::At(seat);
    if (seat == before.seat) continue;
    if (before.hands[at] != after.hands[at] || before.held[at] != after.held[at])
      return fmt::format("{} is not to act and something of theirs changed", SeatName(seat));
  }
  return std::nullopt;
}

Complaint TokensAreKept(const Played& played) {
  const auto all = [](const State& state) {
    return std::accumulate(state.held.begin(), state.held.end(), 0) +
           std::accumulate(state.tokens.begin(), state.tokens.end(), 0);
  };
  if (all(Before(played)) == all(After(played))) return std::nullopt;
  return fmt::format("there were {} tokens and are {}", all(Before(played)), all(After(played)));
}

Complaint WhatLiesBelowStays(const Played& played) {
  for (int position = 0; position < kPositions; ++position) {
    const auto before = Before(played).Stack(position);
    const auto after = After(played).Stack(position);
    const std::size_t below = before.empty() ? 0 : before.size() - 1;
    if (after.size() < before.size()) return fmt::format("the stack on {} is lower", position);
    if (!std::ranges::equal(before.first(below), after.first(below)))
      return fmt::format("below the top of {} something changed", position);
  }
  return std::nullopt;
}

// A ticket from the hand onto one position, where its tokens are taken from; the machine follows.
Complaint PlacementsAddOneTicket(const Played& played) {
  const State& before = Before(played);
  const State& after = After(played);
  State expected = before;
  expected.Push(Target(played), Ticket(played));
  --expected.hands[before.seat][Ticket(played)];
  if (Warps(played)) {
    --expected.held[before.seat];
    ++expected.tokens[before.machine];
  }
  auto& tokens = expected.tokens[State::At(Target(played))];
  expected.held[before.seat] = static_cast<std::uint8_t>(expected.held[before.seat] + tokens);
  tokens = 0;
  if (after.table != expected.table || after.ends != expected.ends) return "not the ticket alone was put on the target";
  if (after.hands != expected.hands) return "not the ticket alone left the hand";
  if (after.tokens != expected.tokens || after.held != expected.held) return "other tokens were paid or taken";
  if (after.machine != Target(played) || after.moved == 0) return "the machine did not follow";
  if (after.seat != before.seat || after.idle != before.idle) return "the turn went on to somebody";
  return std::nullopt;
}

Complaint TheRowGrowsByMovesAlone(const Played& played) {
  const int before = Covered(Before(played));
  const int after = Covered(After(played));
  if (after == before) return std::nullopt;
  const bool steps_on = Moves(played) && Before(played).machine + 1 == before && after == before + 1;
  return steps_on ? Complaint() : fmt::format("{} positions were covered, and {} are", before, after);
}

Complaint StaysSwapOneTicket(const Played& played) {
  State expected = Before(played);
  const Kind kind = KindIn(played.move);
  const Kind old = expected.SwapTop(expected.machine, kind);
  --expected.hands[expected.seat][kind];
  ++expected.hands[expected.seat][old];
  expected.main_done = 1;
  return expected == After(played) ? Complaint() : "a Stay did more or less than swap two tickets";
}

Complaint TurnEndsTouchNothing(const Played& played) {
  State expected = Before(played);
  const State& after = After(played);
  if (after.main_done != 0 || after.moved != 0) return "a flag of the turn is not cleared";
  const int next = after.IsOver() ? expected.seat : (expected.seat + 1) % expected.players;
  if (after.seat != next) return fmt::format("the turn went on to {}", SeatName(after.seat));
  if (after.idle != 0 && (after.idle != expected.idle + 1 || expected.moved != 0))
    return "turns without movement are miscounted";
  if (after.idle == 0 && expected.moved == 0 && expected.main_done == 0)
    return "a Pass moved no machine and is not counted";
  for (std::uint8_t* field :
       {&expected.seat, &expected.idle, &expected.main_done, &expected.moved, &expected.reasons, &expected.winners})
    *field = 0;
  State rest = after;
  for (std::uint8_t* field : {&rest.seat, &rest.idle, &rest.main_done, &rest.moved, &rest.reasons, &rest.winners})
    *field = 0;
  return rest == expected ? Complaint() : "the end of a turn changed the table";
}

// PV-INV-08
Complaint WarpsBuryTheTwin(const Played& played) {
  const State& after = After(played);
  const Kind kind = Ticket(played);
  const auto stack = after.Stack(Target(played));
  if (stack.size() < 2 || stack[stack.size() - 2] != kind || stack.back() != kind)
    return "the two tickets on top are no twins";
  int elsewhere = after.removed[kind];
  for (const Hand& hand : after.hands) elsewhere += hand[kind];
  return elsewhere == 0 ? Complaint() : fmt::format("there are more than two {}", KindText(kind));
}

// --- What makes no difference. (catalogue, 6.2)

Complaint MovesAreRenamed(const Played& played) {
  for (const Renaming& renaming : kRenamings) {
    Position position(renaming.Of(Before(played)));
    const Move move = renaming.Of(played.move);
    if (played.game.WhyIllegal(position, move)) return fmt::format("with {} the move is refused", renaming.what);
    played.game.Apply(&position, move);
    if (position != Position(renaming.Of(After(played))))
      return fmt::format("with {} something else comes of it", renaming.what);
  }
  return std::nullopt;
}

class Recorder final : public EffectSink {
 public:
  void On(const Effect& effect) override { effects.push_back(effect); }
  std::vector<Effect> effects;
};

// With other cards where the mover cannot see them, the move is told in the same way and comes to what looks the same.
Complaint HiddenCardsAreNotTold(const Played& played) {
  const int mover = Before(played).seat;
  Position other(WithHiddenPassedOn(Before(played), mover));
  Recorder recorder;
  played.game.Apply(&other, played.move, &recorder);
  if (!std::ranges::equal(played.effects, recorder.effects)) return "the effects tell what is hidden";
  if (played.game.Observe(played.after, mover) == played.game.Observe(other, mover)) return std::nullopt;
  return fmt::format("{} sees something else for what is hidden", SeatName(mover));
}

// Whether the same ticket could go onto the same card by a warp.
bool IsAWarpToo(const Played& played) {
  const State& before = Before(played);
  const int target = Target(played);
  return Moves(played) && before.IsCovered(target) && before.Top(target) == Ticket(played) &&
         !played.game.WhyIllegal(played.before, MakeMove(Verb::kWarp, target));
}

// A warp pays a token and leaves the main action open.
Complaint AMoveIsAWarpForNothing(const Played& played) {
  const State& before = Before(played);
  Position warped = played.before;
  const Move warp = MakeMove(Verb::kWarp, Target(played));
  played.game.Apply(&warped, warp);
  State expected = warped.As<State>();
  if (expected.main_done != 0) return "a warp used up the main action";
  const State& after = After(played);
  if (expected.table != after.table || expected.hands != after.hands || expected.machine != after.machine)
    return "a warp to the neighbour comes to another table";
  --expected.tokens[before.machine];
  ++expected.held[before.seat];
  if (expected.tokens != after.tokens || expected.held != after.held)
    return "a warp to the neighbour costs more or less than a token";
  return std::nullopt;
}

bool Cites(const Played& played, std::string_view ruling) {
  return std::ranges::find(played.effects, ruling, &Effect::rule) != played.effects.end();
}

bool IsUndisputed(const OtherReading& reading, const Played& played) {
  return !Cites(played, reading.ruling) && !reading.game->Validate(played.before);
}

bool AnyIsUndisputed(const Played& played) {
  return std::ranges::any_of(played.others, [&](const OtherReading& reading) { return IsUndisputed(reading, played); });
}

// Where the trace cites no ruling, its other value makes the same of the move.
Complaint UndisputedMovesAgree(const Played& played) {
  for (const OtherReading& reading : played.others) {
    if (!IsUndisputed(reading, played)) continue;
    Position position = played.before;
    if (reading.game->WhyIllegal(position, played.move)) {
      return fmt::format("the other value of {} refuses the move, and it is not cited", reading.ruling);
    }
    reading.game->Apply(&position, played.move);
    if (position == played.after) continue;
    return fmt::format("the other value of {} makes another position, and it is not cited", reading.ruling);
  }
  return std::nullopt;
}

// --- The end comes. (catalogue, 6.3)

bool IsBounded(const Played& played) {
  const bool breaks = std::ranges::any_of(played.effects, [](const Effect& effect) {
    return effect.rule == Id(Rule::kStayBreaksStall) && effect.piece != 0;
  });
  const State& before = Before(played);
  return !breaks && before.idle < 2 * before.players;
}

Complaint GamesComeToAnEnd(const Played& played) {
  const int before = MovesLeft(Before(played));
  const int after = MovesLeft(After(played));
  if (after >= 0 && after < before) return std::nullopt;
  return fmt::format("{} moves could be left, and now it is {}", before, after);
}

constexpr MoveLaw kMoveLaws[] = {
    {"voyage.rest-stays", &TheRestStays},
    {"voyage.tokens-are-kept", &TokensAreKept},
    {"voyage.what-lies-below-stays", &WhatLiesBelowStays},
    {"voyage.placements-add-one-ticket", &PlacementsAddOneTicket, &Places},
    {"voyage.row-grows-by-moves-alone", &TheRowGrowsByMovesAlone},
    {"voyage.stays-swap-one-ticket", &StaysSwapOneTicket, &Stays},
    {"voyage.turn-ends-touch-nothing", &TurnEndsTouchNothing, &EndsTurn},
    {"voyage.warps-bury-the-twin", &WarpsBuryTheTwin, &WarpsCompletely},
    {"voyage.moves-are-renamed", &MovesAreRenamed},
    {"voyage.hidden-cards-are-not-told", &HiddenCardsAreNotTold},
    {"voyage.move-is-a-warp-for-nothing", &AMoveIsAWarpForNothing, &IsAWarpToo},
    {"voyage.undisputed-moves-agree", &UndisputedMovesAgree, &AnyIsUndisputed},
    {"voyage.games-come-to-an-end", &GamesComeToAnEnd, &IsBounded},
};

}  // namespace

std::span<const MoveLaw> MoveLaws() { return kMoveLaws; }

}  // namespace timeproof::voyage
