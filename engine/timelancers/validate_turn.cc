#include "engine/timelancers/validate_turn.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "engine/faults.h"
#include "engine/timelancers/ability.h"
#include "engine/timelancers/affected.h"
#include "engine/timelancers/goals.h"
#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/price.h"
#include "engine/timelancers/reach.h"
#include "engine/timelancers/scoring.h"
#include "engine/timelancers/turn.h"

namespace timeproof::timelancers {
namespace {

using MaybeError = std::optional<Error>;

bool Is(const State& state, std::initializer_list<Step> steps) {
  return std::ranges::find(steps, state.step) != steps.end();
}
bool IsEnforcersPhase(const State& state) { return state.step == Step::kLock && state.cause == Cause::kEnforcer; }
bool IsInTurn(const State& state) { return !Is(state, {Step::kDraft, Step::kOver}) && !IsEnforcersPhase(state); }

std::string Key(int seat, std::string_view field) { return fmt::format("{}.{}", SeatName(seat), field); }

// --- Rounds and seats.

// (TL-INV-16) Seats take their turns in order, so those before the active one have acted, and nobody else has.
MaybeError CheckSeats(const Options& options, const State& state) {
  if (state.active >= options.players) return Invalid("active", "nobody sits there");
  if (state.seat >= options.players) return Invalid("seat", "nobody sits there");
  if (state.seat != state.active && state.step != Step::kLock) {
    return Invalid("seat", fmt::format("{} decides in their own turn", SeatName(state.active)));
  }
  if ((state.step == Step::kDraft) != (state.round == 0)) {
    return Invalid("round", "rounds count from 1, and the draft is before the first");
  }
  for (int seat = 0; seat < options.players; ++seat) {
    const bool wanted = state.step != Step::kDraft && (!IsInTurn(state) || seat < state.active);
    if ((state.players[At(seat)].acted != 0) == wanted) continue;
    return Invalid(Key(seat, "acted"),
                   wanted ? "turns before this one are over (TL-TURN-01)" : "the turn is still to come (TL-TURN-01)");
  }
  return std::nullopt;
}

// (TL-INV-10)
MaybeError CheckEnforcer(const Options& /*options*/, const State& state) {
  const bool is_off = state.enforcer == kAbsent;
  if (state.round <= 1 && !is_off) return Invalid("enforcer", "it is off the board in round 1 (TL-SETUP-05)");
  if (state.round > 1 && is_off && state.partial == 0) return Invalid("enforcer", "it is on the board from round 2 on");
  if (IsInTurn(state) && Active(state).trapped != 0) {
    return Invalid(Key(state.active, "trapped"), "who is trapped has no turn (TL-ENF-09)");
  }
  return std::nullopt;
}

MaybeError CheckMoves(const Options& options, const State& state) {
  if (state.moves_made > 0 && !IsInTurn(state)) return Invalid("moves_made", "no turn has begun");
  if (state.moves_made >= options.MovesATurn()) return Invalid("moves_made", "the turn would be over (TL-TURN-02)");
  if (state.prev_tile == kAbsent) return std::nullopt;
  const bool has_gone = state.moves_made > 0 || Is(state, {Step::kTile, Step::kDiscard, Step::kDrop});
  if (!IsInTurn(state) || !has_gone || !IsOnTile(Active(state))) {
    return Invalid("prev_tile", "the last step of this turn was not from tile to tile");
  }
  const int previous = IndexOf(state.prev_tile);
  const int tile = TileOf(Active(state));
  const bool is_way =
      AreAdjacent(state, previous, tile) || FaceUp(*options.pack, state, previous).deed == Deed::kTransport;
  if (previous != tile && is_way) return std::nullopt;
  return Invalid("prev_tile", "there is no way from there (TL-INV-11)");
}

// (TL-INV-09)
MaybeError CheckCompany(const Options& options, const State& state) {
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    if (!IsOnTile(player) || IsOnHq(*options.pack, player)) continue;
    const bool moves = IsInTurn(state) && (state.moves_made > 0 || state.step != Step::kMove);
    for (int other = 0; other < seat; ++other) {
      const bool passes = moves && (seat == state.active || other == state.active);
      if (state.players[At(other)].tile != player.tile || passes) continue;
      return Invalid(Key(seat, "at"),
                     fmt::format("{} is there, and turns do not end so (TL-MOVE-05)", SeatName(other)));
    }
  }
  return std::nullopt;
}

// Between turns rows are full, as long as there are cards. (TL-INV-12)
MaybeError CheckRows(const Options& /*options*/, const State& state) {
  if (state.step != Step::kMove || state.moves_made > 0 || state.partial != 0) return std::nullopt;
  for (std::size_t type = 0; type < kTypes; ++type) {
    if (RowSize(state, type) == kRowLength || state.decks[type].empty()) continue;
    return Invalid(fmt::format("row.{}", kTypeNames[type]), "a turn begins with full rows (TL-REF-01)");
  }
  return std::nullopt;
}

// --- Goals and the end.

bool HasFinished(const PlayerState& player) { return player.IsFinished(); }

// Markers mirror the machines, except while a capture or a ripple is under way. (TL-INV-14)
MaybeError CheckMarkers(const Options& options, const State& state) {
  const bool is_stale = Is(state, {Step::kPlace, Step::kJob, Step::kLock});
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    const bool is_said = player.IsFinished() && state.partial != 0;
    if ((is_stale && seat == state.active) || is_said || player.goals == MetGoals(options, player)) continue;
    return Invalid(Key(seat, "goal_met"), "the markers are not those of the machine (TL-INV-14)");
  }
  return std::nullopt;
}

// Who has finished has no turn; only what their last move began goes on. (TL-GOAL-07, TL-INV-15)
MaybeError CheckFinished(const Options& options, const State& state) {
  const bool has_nine =
      std::ranges::any_of(state.players, [](const auto& player) { return EventsOn(player) == kSlots; });
  const bool by_goals = std::ranges::any_of(state.players, &HasFinished);
  const bool replaces = state.step == Step::kPlace && IsTriggered(state);  // the ninth is on its way
  const bool by_nine = options.NineEventsEnd() && (has_nine || replaces);
  const bool may_go_on =
      Is(state, {Step::kJob, Step::kLock}) ? options.ChecksGoalsAtOnce() : state.step == Step::kDiscard;
  if (IsInTurn(state) && Active(state).IsFinished() && !may_go_on) {
    return Invalid(Key(state.active, "goal_met"), "who has met all goals has no turn (TL-GOAL-07)");
  }
  if ((by_goals || by_nine) == IsTriggered(state)) return std::nullopt;
  return Invalid("end_triggered", IsTriggered(state) ? "nobody has met all goals (TL-INV-15)"
                                                     : "the end of the game has begun (TL-END-01)");
}

// --- What a step is about.

// Nothing is left over from questions that are not asked.
MaybeError CheckLeftovers(const Options& /*options*/, const State& state) {
  const bool at_tile = state.step == Step::kTile;
  const bool at_lock = state.step == Step::kLock;
  const bool captures = Is(state, {Step::kPay, Step::kReplace, Step::kPlace, Step::kJob});
  if (state.copied != kAbsent && !at_tile && state.step != Step::kDrop) {
    return Invalid("copied", "nothing is being copied");
  }
  if (state.transported != 0 && !at_tile && state.step != Step::kDrop) {
    return Invalid("transported", "no tile was just landed on");
  }
  if (state.least_kind != 0 && !at_tile && state.step != Step::kDiscard) {
    return Invalid("least_kind", "no piece is being named");
  }
  if ((state.event != kAbsent) != (captures || at_lock)) {
    return Invalid("event", captures || at_lock ? "missing" : "no event is being captured, and none ripples");
  }
  if ((state.cause != Cause::kNothing) != at_lock) return Invalid("cause", at_lock ? "missing" : "there is no ripple");
  if (state.asked != 0 && !at_lock) return Invalid("asked", "no locks are asked for");
  if (state.card_half != 0 && !IsEnforcersPhase(state)) return Invalid("card_half", "the Enforcer does not act");
  for (int seat = 0; seat < kMostPlayers; ++seat) {
    if (state.players[At(seat)].locked != 0 && !HasBit(state.asked, At(seat))) {
      return Invalid(Key(seat, "locked"), "not asked yet");
    }
  }
  const bool is_over = state.step == Step::kOver;
  if (!is_over && (state.winners != 0 || state.unfinished != 0)) return Invalid("over", "the game is not over");
  return std::nullopt;
}

// (TL-SETUP-12)
MaybeError CheckDraft(const Options& options, const State& state) {
  if (state.step != Step::kDraft) return std::nullopt;
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    if (!IsOnHq(*options.pack, player)) return Invalid(Key(seat, "at"), "all begin in the headquarters (TL-SETUP-08)");
    if (EventsOn(player) > 0) return Invalid(Key(seat, "slots"), "nothing is captured yet");
    if ((player.reserved != kAbsent) != (seat > state.seat)) {
      return Invalid(Key(seat, "reserved"), "the last player takes the first event (TL-SETUP-12)");
    }
  }
  return std::nullopt;
}

MaybeError CheckTile(const Options& options, const State& state) {
  if (state.step != Step::kTile) return std::nullopt;
  const Pack& pack = *options.pack;
  if (!IsOnTile(Active(state))) return Invalid("step", "the active player is on no tile");
  const int tile = TileOf(Active(state));
  const bool may_take = Count(state.litter[At(tile)]) > 0 || Active(state).resources[state.least_kind] > 0;
  if (tile == pack.hq && !may_take) return Invalid("step", "in the headquarters only litter is asked about");
  if (state.copied != kAbsent && FaceUp(pack, state, tile).deed != Deed::kCopy) {
    return Invalid("copied", "the tile does not copy (TL-TILE-09)");
  }
  if (state.transported == 0) return std::nullopt;
  const bool came_by =
      state.prev_tile != kAbsent && FaceUp(pack, state, IndexOf(state.prev_tile)).deed == Deed::kTransport;
  return came_by ? MaybeError() : Invalid("transported", "the tile before does not transport (TL-TILE-10)");
}

// Steps in the machine, by what the slot does.
MaybeError CheckSlot(const Options& options, const State& state) {
  if (!Is(state, {Step::kAbility, Step::kAction, Step::kPay, Step::kReplace, Step::kPlace, Step::kJob})) {
    return std::nullopt;
  }
  const PlayerState& player = Active(state);
  if (player.slot == 0) return Invalid("step", "the active player is on no slot");
  if (state.step == Step::kAbility) {
    const bool is_nothing = IsNothing(UsableOn(*options.pack, state, player.slot));
    return is_nothing ? Invalid("step", "no ability can be used there (TL-ABIL-03)") : MaybeError();
  }
  if (state.step == Step::kAction) return std::nullopt;
  const Slot& slot = SlotInfo(*options.pack, player, player.slot);
  const int event = IndexOf(state.event);
  const bool captures = slot.action == Action::kRepeat || slot.action == Action::kRevise;
  if (!captures || slot.era != options.pack->event(event).era) {
    return Invalid("event", "the slot does not capture it (TL-CAP-03)");
  }
  if (state.step == Step::kJob) {
    const bool lies = SlotOf(player, event) != 0 && slot.action == Action::kRevise;
    return lies ? MaybeError() : Invalid("event", "only a revised event accomplishes side jobs (TL-JOB-04)");
  }
  if (!IsOpenToCapture(state, event)) return Invalid("event", "it is neither face up nor reserved (TL-CAP-02)");
  if (state.step == Step::kPay || (EventsOn(player) == kSlots) == (state.step == Step::kReplace)) return std::nullopt;
  return Invalid("step", "only a full machine replaces (TL-PLACE-07)");
}

MaybeError CheckCounts(const Options& /*options*/, const State& state) {
  const bool has_many = Count(Active(state).resources) > kMostResources;
  if (state.step == Step::kDiscard && !has_many) return Invalid("step", "there is nothing to discard (TL-RES-03)");
  const bool has_jobs = JobsInHand(state, state.active) > kMostJobsInHand;
  if (state.step == Step::kDrop && !has_jobs) return Invalid("step", "there is nothing to drop (TL-JOB-03)");
  return std::nullopt;
}

// --- Ripples.

// Where the event is that ripples. (TL-ADV-02, TL-ENF-03, TL-RIP-01)
bool IsSource(const Options& options, const State& state) {
  const PlayerState& player = Active(state);
  const int event = IndexOf(state.event);
  if (state.cause == Cause::kEnforcer) {
    return FindFaceUp(state, event) && OldestOf(*options.pack, state, At(options.pack->event(event).type)) == event;
  }
  const int lies = SlotOf(player, event);
  if (lies == 0 || player.slot == 0 || player.sides[SlotAt(lies)] != Side::kRevise) return false;
  const Action action = SlotInfo(*options.pack, player, player.slot).action;
  if (state.cause == Cause::kRotation) return action == Action::kRotate && options.RotationsRipple();
  return action == Action::kRevise;
}

// (TL-ENF-03, TL-ENF-04)
bool IsOnCard(const Options& options, const State& state) {
  if (state.enforcement_up == kAbsent) return false;
  const auto& types = options.pack->enforcement[At(IndexOf(state.enforcement_up))].revise;
  if (types.empty()) return options.SoloAlwaysCollects() && state.card_half == 0;
  return state.card_half < types.size() && types[state.card_half] == options.pack->event(IndexOf(state.event)).type;
}

MaybeError CheckRipple(const Options& options, const State& state) {
  if (state.step != Step::kLock) return std::nullopt;
  if (!IsSource(options, state)) return Invalid("event", "it does not ripple (TL-RIP-01)");
  if (IsEnforcersPhase(state) && !IsOnCard(options, state)) {
    return Invalid("event", "the Enforcer's card does not revise it (TL-ENF-03)");
  }
  if (HasBit(state.asked, state.seat)) return Invalid("asked", fmt::format("{} has answered", SeatName(state.seat)));
  if (state.asked >> static_cast<unsigned>(options.players) != 0) return Invalid("asked", "nobody sits there");
  const Pack& pack = *options.pack;
  const int event = IndexOf(state.event);
  const PlayerState& owner = state.player();
  if (owner.locks == 0 || AffectedSlots(pack, owner, event) == 0) {
    return Invalid("seat", fmt::format("{} has nothing to decide (TL-LOCK-01)", SeatName(state.seat)));
  }
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    if ((player.locked & ~AffectedSlots(pack, player, event)) == 0) continue;
    return Invalid(Key(seat, "locked"), "the ripple does not rotate it (TL-LOCK-01)");
  }
  return std::nullopt;
}

// --- The end, and what is left to decide.

MaybeError CheckOver(const Options& options, const State& state) {
  if (state.step != Step::kOver) return std::nullopt;
  if (state.winners != Winners(options, state)) return Invalid("over.winners", "not who has won (TL-SCORE-09)");
  if ((state.unfinished != 0) != IsTriggered(state)) return std::nullopt;
  return Invalid("over.unfinished", "a game that nobody has ended was broken off");
}

// There is something to decide, and where only real choices are asked about there are two ways at least. (TL-INV-21,
// TL-INV-22)
MaybeError CheckChoices(const Options& options, const State& state) {
  if (state.step == Step::kOver) return std::nullopt;
  MoveList moves;
  LegalMoves(options, state, &moves);
  const bool is_choice = Is(state, {Step::kPay, Step::kReplace, Step::kPlace, Step::kJob});
  if (moves.size() >= (is_choice ? 2U : 1U)) return std::nullopt;
  return Invalid("step",
                 fmt::format("{} has nothing to decide at step {}", SeatName(state.seat), kStepNames[At(state.step)]));
}

}  // namespace

std::optional<Error> ValidateTurn(const Options& options, const State& state) {
  constexpr std::array kChecks = {&CheckSeats,  &CheckEnforcer, &CheckMoves,    &CheckLeftovers, &CheckCompany,
                                  &CheckRows,   &CheckDraft,    &CheckTile,     &CheckSlot,      &CheckCounts,
                                  &CheckRipple, &CheckMarkers,  &CheckFinished, &CheckOver,      &CheckChoices};
  for (const auto& check : kChecks) {
    if (MaybeError error = check(options, state)) return error;
  }
  return std::nullopt;
}

}  // namespace timeproof::timelancers
