#include "engine/voyage/validate.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>

#include "engine/faults.h"
#include "engine/voyage/moves.h"
#include "engine/voyage/turn.h"
#include "engine/voyage/words.h"

namespace timeproof::voyage {
namespace {

using MaybeError = std::optional<Error>;

int TokensOnTheRow(const State& state) { return std::accumulate(state.tokens.begin(), state.tokens.end(), 0); }
int TokensHeld(const State& state) { return std::accumulate(state.held.begin(), state.held.end(), 0); }

// --- What holds of every position.

// PV-COMP-05
MaybeError CheckRow(const State& state) {
  for (const char letter : kTimeLetters) {
    const auto count = std::ranges::count(state.ports, letter, &Letter);
    if (count == kCopies) continue;
    return Invalid("row",
                   fmt::format("{} {}; there are {}", Several(static_cast<int>(count), "port"), letter, kCopies));
  }
  return std::nullopt;
}

// Counts tickets of each kind, place by place, and stops where there is one too many. (PV-COMP-03)
class TicketCount {
 public:
  MaybeError AddAll(const State& state) {
    for (int position = 0; position < kPositions; ++position) {
      for (const Kind kind : state.Stack(position)) {
        if (MaybeError error = Add(fmt::format("stacks.{}", position), kind, 1)) return error;
      }
    }
    for (int seat = 0; seat < state.players; ++seat) {
      if (MaybeError error = Add(fmt::format("hands.{}", seat), state.hands[State::At(seat)])) return error;
    }
    return Add("removed", state.removed);
  }

  const Hand& total() const { return total_; }

 private:
  MaybeError Add(const std::string& where, Kind kind, int copies) {
    total_[kind] = static_cast<std::uint8_t>(total_[kind] + copies);
    if (total_[kind] <= kCopies) return std::nullopt;
    return Invalid(where, fmt::format("more than {} tickets {} (PV-COMP-03)", kCopies, KindText(kind)));
  }
  MaybeError Add(const std::string& where, const Hand& hand) {
    for (int kind = 0; kind < kKinds; ++kind) {
      if (MaybeError error = Add(where, static_cast<Kind>(kind), hand[State::At(kind)])) return error;
    }
    return std::nullopt;
  }

  Hand total_ = {};
};

MaybeError CheckHands(const State& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    const int size = Count(state.hands[State::At(seat)]);
    if (size > HandSize(state.players)) {
      return Invalid(fmt::format("hands.{}", seat), fmt::format("{} tickets in {}'s hand, which starts with {}", size,
                                                                SeatName(seat), HandSize(state.players)));
    }
  }
  return std::nullopt;
}

// Said where so much is missing that the position may have been meant as a partial one.
constexpr std::string_view kLeavesSomeOut = "a position that leaves some out says partial: true";

// All of them, or in a partial position some.
MaybeError CheckTickets(const State& state, const Hand& total) {
  if (state.partial == 0 && Count(total) < kTickets) {
    return Invalid("partial", fmt::format("{} of {} tickets are listed; {}", Count(total), kTickets, kLeavesSomeOut));
  }
  const int removed = Count(state.removed);
  const int all = RemovedSize(state.players);
  if (state.partial != 0 ? removed <= all : removed == all) return std::nullopt;
  const std::string message = fmt::format("{} removed; with {} players there are {} (PV-SETUP-04)",
                                          Several(removed, "ticket"), state.players, all);
  const bool hint = state.partial == 0 && removed > all;
  return Invalid("removed", hint ? fmt::format("{}; {}", message, kLeavesSomeOut) : message);
}

MaybeError CheckTokens(const State& state) {
  const int tokens = TokensOnTheRow(state) + TokensHeld(state);
  const int all = kTokensEach * state.players;
  if (state.partial != 0 ? tokens <= all : tokens == all) return std::nullopt;
  const std::string message = fmt::format("{} on the row and held; {} players brought {} (PV-SETUP-08)",
                                          Several(tokens, "token"), state.players, all);
  return Invalid("held", tokens < all ? fmt::format("{}; {}", message, kLeavesSomeOut) : message);
}

// Covered positions are the first ones, without a gap, and the machine is on one of them.
MaybeError CheckCovered(const State& state) {
  int bare = 0;
  while (bare < kPositions && state.IsCovered(bare)) ++bare;
  if (bare == 0) return Invalid("stacks.0", "the starting ticket is missing (PV-SETUP-01)");
  for (int position = bare; position < kPositions; ++position) {
    if (state.IsCovered(position)) {
      return Invalid(fmt::format("stacks.{}", bare),
                     fmt::format("no ticket on {}, though there is one on {}: tickets reach position after position",
                                 bare, position));
    }
  }
  if (state.machine < bare) return std::nullopt;
  return Invalid("machine", fmt::format("the machine is on {}, where there is no ticket (PV-SETUP-02)", state.machine));
}

// --- Whether the game goes on.

// An empty hand ends the game in the turn of its owner.
MaybeError CheckHandsNotEmpty(const State& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    if ((state.IsOver() && seat == state.seat) || Count(state.hands[State::At(seat)]) > 0) continue;
    return Invalid(fmt::format("hands.{}", seat),
                   fmt::format("{} has no tickets, so the game ended (PV-END-01)", SeatName(seat)));
  }
  return std::nullopt;
}

MaybeError CheckIdle(const Options& options, const State& state) {
  const int limit = IdleLimit(options, state, state.seat);
  if (state.idle < limit) return std::nullopt;
  return Invalid("idle", fmt::format("idle is {}; at {} the game is over (PV-END-03)", state.idle, limit));
}

MaybeError CheckGoesOn(const Options& options, const State& state) {
  if (state.machine == kLastPosition) {
    return Invalid("machine", "the machine is on the rightmost location, so the game ended (PV-END-02)");
  }
  if (MaybeError error = CheckHandsNotEmpty(state)) return error;
  return CheckIdle(options, state);
}

// After a stall the flags are cleared, and the turn that ended was the one that made it.
MaybeError CheckStall(const Options& options, const State& state) {
  if (state.main_done != 0) return Invalid("main_done", "a stall ends a turn, which clears main_done");
  if (state.moved != 0) return Invalid("moved", "a stall ends a turn, which clears moved");
  if (state.idle > IdleLimit(options, state, state.seat) || state.idle < IdleLimit(options, state, NextSeat(state))) {
    return Invalid("idle", fmt::format("idle is {}, which is no stall after the turn of {} (PV-END-03)", state.idle,
                                       SeatName(state.seat)));
  }
  return std::nullopt;
}

// The machine on 12, or the empty hand of who played last, end a turn where it is.
MaybeError CheckPlayedOut(const Options& options, const State& state, std::uint8_t reasons) {
  if (state.reasons != reasons) return Invalid("over.reasons", "the reasons are not those that the table shows");
  if (state.moved == 0) return Invalid("moved", "the last ticket moved the machine, so moved is true");
  return CheckIdle(options, state);
}

MaybeError CheckStalled(const Options& options, const State& state) {
  if (state.reasons == Bit(Reason::kStall)) return CheckStall(options, state);
  return Invalid("over.reasons", "the table shows neither the machine on 12 nor an empty hand of who played last");
}

MaybeError CheckOver(const Options& options, const State& state) {
  std::uint8_t reasons = 0;
  if (state.machine == kLastPosition) reasons |= Bit(Reason::kRightmost);
  if (Count(state.OwnHand()) == 0) reasons |= Bit(Reason::kHandEmpty);
  if (MaybeError error = CheckHandsNotEmpty(state)) return error;
  if (MaybeError error = reasons == 0 ? CheckStalled(options, state) : CheckPlayedOut(options, state, reasons)) {
    return error;
  }
  if (state.winners == Winners(state)) return std::nullopt;
  return Invalid("over.winners", "the winners are others: fewest tickets, then most tokens (PV-SCORE-01 to 03)");
}

// --- Complete positions were reached by play: some of what follows from that. Which tickets are hidden decides
// nothing.

MaybeError CheckRowTokens(const State& state) {
  for (int position = 0; position < kPositions; ++position) {
    const int tokens = state.tokens[State::At(position)];
    const std::string where = fmt::format("tokens.{}", position);
    if (tokens > 0 && position == state.machine) {
      return Invalid(where, fmt::format("a token on {}, where the machine is: covering the card took it", position));
    }
    if (tokens > 0 && !state.IsCovered(position)) {
      return Invalid(where, fmt::format("a token on {}, where no ticket is: the machine never left it", position));
    }
    if (tokens > 1) {
      return Invalid(
          where, fmt::format("{} tokens on {}: the machine leaves a card once before it is covered", tokens, position));
    }
  }
  return std::nullopt;
}

// PV-INV-05
MaybeError CheckLastPosition(const State& state) {
  const std::size_t tickets = state.Stack(kLastPosition).size();
  if (tickets > 0 && state.machine != kLastPosition) {
    return Invalid("stacks.12", "a ticket on the rightmost location without the machine (PV-END-02)");
  }
  if (tickets < 2) return std::nullopt;
  return Invalid(
      "stacks.12",
      fmt::format("{} tickets on the rightmost location, where the first one ends the game (PV-END-02)", tickets));
}

// Where only the starting ticket lies, every turn so far was one without movement.
MaybeError CheckNothingPlayed(const Options& options, const State& state) {
  if (state.ends.back() > 1) return std::nullopt;
  if (state.moved != 0) return Invalid("moved", "there is but the starting ticket, so the machine never moved");
  const int turns = state.IsOver() ? state.idle - 1 : int{state.idle};  // before that of `seat`
  const int seat = (state.start + turns) % state.players;
  if (options.StayBreaksStall() || state.seat == seat) return std::nullopt;
  return Invalid("seat", fmt::format("nobody has played a ticket, so after {} it {} {}'s turn",
                                     Several(state.idle, "turn"), state.IsOver() ? "was" : "is", SeatName(seat)));
}

// Without a Time Warp the machine goes from one position to the next, and nobody pays.
MaybeError CheckWithoutWarp(const State& state) {
  int last = 0;
  for (int position = 0; position < kPositions && state.IsCovered(position); ++position) {
    if (state.Stack(position).size() > 1) return std::nullopt;
    last = position;
  }
  const std::string_view why = "no position has two tickets, so nobody made a Time Warp and";
  if (state.machine != last) return Invalid("machine", fmt::format("{} the machine is on {}", why, last));
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.held[State::At(seat)] != kTokensEach) {
      return Invalid(fmt::format("held.{}", seat), fmt::format("{} {} holds {}", why, SeatName(seat), kTokensEach));
    }
  }
  return std::nullopt;
}

MaybeError CheckLastWarp(const State& state) {
  if (state.moved == 0 || state.main_done != 0 || state.Stack(state.machine).size() > 1) return std::nullopt;
  return Invalid("moved",
                 "before the main action only a Time Warp moves the machine, which is on a second ticket then");
}

MaybeError CheckPlayed(const Options& options, const State& state) {
  if (MaybeError error = CheckLastPosition(state)) return error;
  if (MaybeError error = CheckRowTokens(state)) return error;
  if (MaybeError error = CheckLastWarp(state)) return error;
  if (MaybeError error = CheckNothingPlayed(options, state)) return error;
  return CheckWithoutWarp(state);
}

}  // namespace

std::optional<Error> Validate(const Options& options, const State& state) {
  if (MaybeError error = CheckRow(state)) return error;
  TicketCount tickets;
  if (MaybeError error = tickets.AddAll(state)) return error;
  if (MaybeError error = CheckHands(state)) return error;
  if (MaybeError error = CheckTickets(state, tickets.total())) return error;
  if (MaybeError error = CheckTokens(state)) return error;
  if (MaybeError error = CheckCovered(state)) return error;
  if (MaybeError error = state.IsOver() ? CheckOver(options, state) : CheckGoesOn(options, state)) return error;
  return state.partial != 0 ? std::nullopt : CheckPlayed(options, state);
}

}  // namespace timeproof::voyage
