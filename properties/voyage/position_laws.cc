// What holds of every position of Parallel Time Machine Voyage.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/voyage/moves.h"
#include "engine/voyage/state.h"
#include "properties/voyage/laws.h"
#include "properties/voyage/measure.h"
#include "properties/voyage/symmetry.h"

namespace timeproof::voyage {
namespace {

const State& Of(const Moment& moment) { return moment.position.As<State>(); }

bool IsComplete(const Moment& moment) { return Of(moment).partial == 0; }
bool IsPartial(const Moment& moment) { return !IsComplete(moment); }
bool IsOver(const Moment& moment) { return Of(moment).IsOver(); }
bool GoesOn(const Moment& moment) { return !IsOver(moment); }
bool GoesOnPartially(const Moment& moment) { return GoesOn(moment) && IsPartial(moment); }

std::vector<Move> Legal(const Game& game, const State& state) {
  MoveList moves;
  game.LegalMoves(Position(state), &moves);
  return {moves.begin(), moves.end()};
}

Hand AllTickets(const State& state) {
  Hand all = state.removed;
  for (std::size_t i = 0; i < state.ends.back(); ++i) ++all[state.table[i]];
  for (int seat = 0; seat < state.players; ++seat) {
    for (std::size_t kind = 0; kind < all.size(); ++kind) {
      all[kind] = static_cast<std::uint8_t>(all[kind] + state.hands[State::At(seat)][kind]);
    }
  }
  return all;
}

int AllTokens(const State& state) {
  return std::accumulate(state.held.begin(), state.held.end(), 0) +
         std::accumulate(state.tokens.begin(), state.tokens.end(), 0);
}

// --- What is on the table. (PV-INV-01, PV-INV-02, PV-INV-04, PV-INV-06)

Complaint TicketsAddUp(const Moment& moment) {
  const Hand all = AllTickets(Of(moment));
  for (int kind = 0; kind < kKinds; ++kind) {
    const int copies = all[State::At(kind)];
    if (copies > kCopies) return fmt::format("there are {} tickets {}", copies, KindText(static_cast<Kind>(kind)));
  }
  if (Of(moment).partial == 0 && Count(all) != kTickets) return fmt::format("there are {} tickets", Count(all));
  return std::nullopt;
}

Complaint PortsAddUp(const Moment& moment) {
  for (const char letter : kTimeLetters) {
    const auto ports = std::ranges::count(Of(moment).ports, letter, &Letter);
    if (ports != kCopies) return fmt::format("there are {} ports {}", ports, letter);
  }
  return std::nullopt;
}

Complaint TokensAddUp(const Moment& moment) {
  const int tokens = AllTokens(Of(moment));
  const int brought = kTokensEach * Of(moment).players;
  if (tokens == brought || (Of(moment).partial != 0 && tokens < brought)) return std::nullopt;
  return fmt::format("there are {} tokens, {} were brought", tokens, brought);
}

Complaint TheMachineStandsInAnUnbrokenRow(const Moment& moment) {
  const State& state = Of(moment);
  if (!state.IsCovered(state.machine)) return "the machine stands on no ticket";
  for (int at = 1; at < kPositions; ++at) {
    if (state.IsCovered(at) && !state.IsCovered(at - 1)) return fmt::format("{} is covered and {} is not", at, at - 1);
  }
  return std::nullopt;
}

Complaint TokensLieWhereTheMachineWas(const Moment& moment) {
  const State& state = Of(moment);
  for (int at = 0; at < kPositions; ++at) {
    const int most = at == state.machine || !state.IsCovered(at) || at == kLastPosition ? 0 : 1;
    if (state.tokens[State::At(at)] > most) return fmt::format("{} tokens lie on {}", state.tokens[State::At(at)], at);
  }
  return std::nullopt;
}

// --- Whether it is over. (PV-INV-05, PV-INV-11, PV-INV-12)

Complaint TheEndShows(const Moment& moment) {
  const State& state = Of(moment);
  const bool rightmost = state.machine == kLastPosition;
  const bool empty = Count(state.OwnHand()) == 0;
  if (rightmost != state.Ended(Reason::kRightmost)) return "the machine on 12 and the reason do not go together";
  if (empty != state.Ended(Reason::kHandEmpty)) return "an empty hand and the reason do not go together";
  if (state.Ended(Reason::kStall) && state.idle < 2 * state.players) return "a stall after too few turns";
  if (state.Ended(Reason::kStall) && (rightmost || empty)) return "a stall together with another reason";
  return std::nullopt;
}

Complaint NobodyElseHasAnEmptyHand(const Moment& moment) {
  const State& state = Of(moment);
  for (int seat = 0; seat < state.players; ++seat) {
    const bool empty = Count(state.hands[State::At(seat)]) == 0;
    if (!empty) continue;
    if (seat != state.seat) return fmt::format("the hand of {} is empty out of turn", SeatName(seat));
    if (state.winners != 1U << State::At(seat))
      return fmt::format("{} has an empty hand and does not win alone", SeatName(seat));
  }
  return std::nullopt;
}

Complaint FlagsFitTheTurn(const Moment& moment) {
  const State& state = Of(moment);
  if (state.idle >= 3 * state.players) return fmt::format("{} turns in a row without movement", state.idle);
  const bool within = state.main_done != 0 || state.moved != 0;
  if (!state.IsOver() && within == moment.game.AtTurnStart(moment.position))
    return "flags and the start of a turn do not go together";
  return std::nullopt;
}

// --- What is legal. (PV-TURN-05, PV-TURN-06, PV-INV-10)

Complaint ATurnCanEnd(const Moment& moment) {
  const MoveList& legal = moment.legal();
  const Move wanted = MakeMove(Of(moment).main_done != 0 ? Verb::kEnd : Verb::kPass);
  const auto ends =
      std::ranges::count_if(legal, [](Move m) { return VerbOf(m) == Verb::kPass || VerbOf(m) == Verb::kEnd; });
  if (ends == 1 && std::ranges::find(legal, wanted) != legal.end()) return std::nullopt;
  return fmt::format("'{}' is not the one way to end the turn", moment.game.MoveText(wanted));
}

Complaint OneMainActionATurn(const Moment& moment) {
  for (const Move move : moment.legal()) {
    if (Of(moment).main_done != 0 && IsMainAction(move))
      return fmt::format("'{}' is a second main action", moment.game.MoveText(move));
  }
  return std::nullopt;
}

Complaint AKindHasOneTarget(const Moment& moment) {
  const State& state = Of(moment);
  Hand targets = {};
  for (const Move move : moment.legal()) {
    if (VerbOf(move) != Verb::kWarp) continue;
    const int target = PositionIn(move);
    if (!state.IsCovered(target)) return fmt::format("position {} is a target without a ticket", target);
    const Kind kind = state.Top(target);
    if (++targets[kind] > 1 || state.OwnHand()[kind] != 1)
      return fmt::format("{} has several targets or copies", KindText(kind));
  }
  return std::nullopt;
}

// --- What makes no difference. (catalogue, 6.2)

Complaint LegalIsRenamed(const Moment& moment) {
  const MoveList& legal = moment.legal();
  for (const Renaming& renaming : kRenamings) {
    std::vector<Move> renamed;
    for (const Move move : legal) renamed.push_back(renaming.Of(move));
    std::ranges::sort(renamed);
    if (Legal(moment.game, renaming.Of(Of(moment))) == renamed) continue;
    return fmt::format("with {} other moves are legal", renaming.what);
  }
  return std::nullopt;
}

bool IsSame(const std::optional<Refusal>& a, const std::optional<Refusal>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->rule == b->rule && a->message == b->message;
}

Complaint HiddenCardsDoNotDecide(const Moment& moment) {
  const Moment other(moment.game, Position(WithHiddenPassedOn(Of(moment), Of(moment).seat)));
  for (std::size_t i = 0; i < moment.every().size(); ++i) {
    if (IsSame(moment.refusals()[i], other.refusals()[i])) continue;
    return fmt::format("'{}' is answered otherwise for what is hidden", moment.game.MoveText(moment.every()[i]));
  }
  return std::nullopt;
}

Complaint HiddenCardsDoNotShow(const Moment& moment) {
  const Game& game = moment.game;
  for (int viewer = 0; viewer < game.players(); ++viewer) {
    const Position other(WithHiddenPassedOn(Of(moment), viewer));
    if (game.Observe(moment.position, viewer) != game.Observe(other, viewer)) {
      return fmt::format("{} sees what is hidden", SeatName(viewer));
    }
    if (game.ObservedPicture(moment.position, viewer) != game.ObservedPicture(other, viewer)) {
      return fmt::format("the picture shows {} what is hidden", SeatName(viewer));
    }
  }
  return std::nullopt;
}

Complaint LegalGrows(const Moment& moment, const State& more) {
  const auto legal = Legal(moment.game, more);
  for (const Move move : moment.legal()) {
    if (std::ranges::binary_search(legal, move)) continue;
    return fmt::format("with more in hand '{}' is illegal", moment.game.MoveText(move));
  }
  return std::nullopt;
}

// A token more, and then a ticket more of each kind, take no move away.
Complaint MoreForbidsNothing(const Moment& moment) {
  const State& state = Of(moment);
  const Hand all = AllTickets(state);
  State more = state;
  if (AllTokens(state) < kTokensEach * state.players) ++more.held[state.seat];
  if (Complaint complaint = LegalGrows(moment, more)) return complaint;
  for (std::size_t kind = 0; kind < all.size(); ++kind) {
    if (all[kind] == kCopies || Count(state.OwnHand()) == HandSize(state.players)) continue;
    State richer = state;
    ++richer.hands[state.seat][kind];
    if (Complaint complaint = LegalGrows(moment, richer)) return complaint;
  }
  return std::nullopt;
}

constexpr PositionLaw kPositionLaws[] = {
    {"voyage.tickets-add-up", &TicketsAddUp},
    {"voyage.ports-add-up", &PortsAddUp},
    {"voyage.tokens-add-up", &TokensAddUp},
    {"voyage.machine-stands-in-an-unbroken-row", &TheMachineStandsInAnUnbrokenRow},
    {"voyage.tokens-lie-where-the-machine-was", &TokensLieWhereTheMachineWas, &IsComplete},
    {"voyage.end-shows", &TheEndShows},
    {"voyage.nobody-else-has-an-empty-hand", &NobodyElseHasAnEmptyHand},
    {"voyage.flags-fit-the-turn", &FlagsFitTheTurn},
    {"voyage.turn-can-end", &ATurnCanEnd, &GoesOn},
    {"voyage.one-main-action-a-turn", &OneMainActionATurn, &GoesOn},
    {"voyage.kind-has-one-target", &AKindHasOneTarget, &GoesOn},
    {"voyage.legal-is-renamed", &LegalIsRenamed},
    {"voyage.hidden-cards-do-not-decide", &HiddenCardsDoNotDecide},
    {"voyage.hidden-cards-do-not-show", &HiddenCardsDoNotShow},
    {"voyage.more-forbids-nothing", &MoreForbidsNothing, &GoesOnPartially},
};

// --- From the set-up on. (PV-INV-03, PV-INV-05, 6.3)

Complaint PlacedTicketsCameFromHands(const Moment& moment) {
  const State& state = Of(moment);
  int in_hands = 0;
  for (const Hand& hand : state.hands) in_hands += Count(hand);
  const int placed = state.ends.back() - 1;
  const int dealt = state.players * HandSize(state.players);
  if (placed + in_hands == dealt) return std::nullopt;
  return fmt::format("{} tickets were placed, and {} of {} are in hands", placed, in_hands, dealt);
}

Complaint RightmostIsBareTillTheEnd(const Moment& moment) {
  if (!Of(moment).IsCovered(kLastPosition) || Of(moment).Ended(Reason::kRightmost)) return std::nullopt;
  return "12 is covered and the game was not ended so";
}

Complaint GamesAreBounded(const Moment& moment) {
  const State& state = Of(moment);
  const int placements = state.players * (HandSize(state.players) - 1) + 1;
  const int most = placements + 2 * (2 * state.players * placements);
  if (MovesLeft(state) <= most) return std::nullopt;
  return fmt::format("{} moves may be left; a whole game has {} at most", MovesLeft(state), most);
}

constexpr PositionLaw kReachableLaws[] = {
    {"voyage.placed-tickets-came-from-hands", &PlacedTicketsCameFromHands},
    {"voyage.rightmost-is-bare-till-the-end", &RightmostIsBareTillTheEnd},
    {"voyage.games-are-bounded", &GamesAreBounded},
};

}  // namespace

std::span<const PositionLaw> PositionLaws() { return kPositionLaws; }
std::span<const PositionLaw> ReachableLaws() { return kReachableLaws; }

}  // namespace timeproof::voyage
