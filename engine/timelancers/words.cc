#include "engine/timelancers/words.h"

#include <fmt/format.h>

#include <vector>

#include "engine/timelancers/card_text.h"
#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/scoring.h"

namespace timeproof::timelancers {
namespace {

std::string EventName(const Pack& pack, Ref event) {
  return event == kAbsent ? "no event" : pack.event(IndexOf(event)).id;
}
std::string TileName(const Pack& pack, Ref tile) { return tile == kAbsent ? "no tile" : pack.tile(IndexOf(tile)).id; }

// The slot where a player is: "slot 5, repeat middle".
std::string SlotHere(const Pack& pack, const PlayerState& player) {
  if (player.slot == 0 || player.character == kAbsent) return "no slot";
  const Slot& slot = pack.characters[At(IndexOf(player.character))].machine[SlotAt(player.slot)];
  return fmt::format("slot {}, {}", player.slot, SlotText(slot));
}

// What a move of that kind of slot looks like.
std::string_view ActionForm(const Pack& pack, const PlayerState& player) {
  if (player.slot == 0 || player.character == kAbsent) return "an action";
  switch (pack.characters[At(IndexOf(player.character))].machine[SlotAt(player.slot)].action) {
    case Action::kRevise:
    case Action::kRepeat:
      return "capture E";
    case Action::kRotate:
      return "rotate E";
    case Action::kFlip:
      return "flip TILE";
    case Action::kReserve:
      break;
  }
  return "reserve E or reserve deck TYPE";
}

std::string Outcome(const Options& options, const State& state) {
  std::vector<std::string> winners;
  std::vector<std::string> merits;
  for (int seat = 0; seat < options.players; ++seat) {
    if (HasBit(state.winners, At(seat))) winners.push_back(SeatName(seat));
    merits.push_back(fmt::format("{} {}", SeatName(seat), Total(MeritsOf(options, state, seat))));
  }
  if (options.IsSolo()) {
    const Standing enforcer = StandingOf(options, state, kEnforcerSeat);
    if (winners.empty() && Beats(enforcer, StandingOf(options, state, 0))) winners.emplace_back("the Enforcer");
    merits.push_back(fmt::format("the Enforcer {}", enforcer.merits));
  }
  return fmt::format("{} in round {}, won by {}; merits: {}{}", state.unfinished != 0 ? "broken off" : "over",
                     state.round, winners.empty() ? "nobody" : fmt::format("{}", fmt::join(winners, " and ")),
                     fmt::join(merits, ", "), options.pack->is_synthetic ? " (synthetic pack)" : "");
}

std::string WhatIsUp(const Options& options, const State& state) {
  const Pack& pack = *options.pack;
  std::string text =
      state.enforcer == kAbsent ? "Enforcer off the board" : "Enforcer on " + TileName(pack, state.enforcer);
  if (state.enforcement_up == kAbsent) return text + ", no card up";
  return text + ", card up: " + CardText(pack, pack.enforcement[At(IndexOf(state.enforcement_up))]);
}

std::string Turn(const Options& options, const State& state) {
  if (state.step == Step::kDraft) return "draft";
  const std::string round = fmt::format("round {}{}", state.round, IsTriggered(state) ? ", the last" : "");
  if (state.cause == Cause::kEnforcer) return round + ", the Enforcer acts";
  return fmt::format("{}, turn of {}, {} of {} moves made", round, SeatName(state.active), state.moves_made,
                     options.MovesATurn());
}

// The steps of a capture, and others about one thing.
std::string AskedDetail(const Pack& pack, const State& state) {
  const std::string seat = SeatName(state.seat);
  const std::string event = EventName(pack, state.event);
  switch (state.step) {
    case Step::kPay:
      return fmt::format("{} is to choose how to pay for {}: pay K...", seat, event);
    case Step::kReplace:
      return fmt::format("{} has a full machine, and {} is to replace an event: replace E", seat, event);
    case Step::kPlace:
      return fmt::format("{} is to place {}: place N, place N right or place N left", seat, event);
    case Step::kJob:
      return fmt::format("{} is to choose the side job that {} accomplishes: job J", seat, event);
    case Step::kLock:
      return fmt::format("{} may save events from the ripple of {}: lock E..., or lock to save none", seat, event);
    case Step::kDiscard:
      return fmt::format("{} has {} resources and keeps {}: discard K", seat, Count(Active(state).resources),
                         kMostResources);
    default:
      break;
  }
  return fmt::format("{} has {} side jobs and keeps {}: drop J", seat, JobsInHand(state, state.seat), kMostJobsInHand);
}

}  // namespace

std::string Asked(const Options& options, const State& state) {
  const Pack& pack = *options.pack;
  const PlayerState& player = Active(state);
  const std::string seat = SeatName(state.seat);
  switch (state.step) {
    case Step::kDraft:
      return fmt::format("{} is to draft an event: draft E", seat);
    case Step::kMove:
      return fmt::format("{} is to move: go TILE, machine N or end", seat);
    case Step::kTile:
      if (state.copied != kAbsent)
        return fmt::format("{} is to copy the action of {}", seat, TileName(pack, state.copied));
      return fmt::format("{} has come to {}: its action, or skip", seat, TileName(pack, player.tile));
    case Step::kAbility:
      return fmt::format("{} may use the ability of the event on slot {}: use, or skip", seat, player.slot);
    case Step::kAction:
      return fmt::format("{} is to carry out {}: {}", seat, SlotHere(pack, player), ActionForm(pack, player));
    case Step::kOver:
      return "the game is over";
    default:
      return AskedDetail(pack, state);
  }
}

std::string Caption(const Options& options, const State& state) {
  std::string text = state.step == Step::kOver ? Outcome(options, state)
                                               : fmt::format("{}; {}", Asked(options, state), Turn(options, state));
  text += fmt::format("; {}", WhatIsUp(options, state));
  return state.partial != 0 ? text + "; the rest is set aside" : text;
}

}  // namespace timeproof::timelancers
