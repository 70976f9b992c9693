#include "properties/voyage/plain/valid.h"

#include <algorithm>
#include <vector>

#include "properties/voyage/plain/referee.h"

namespace timeproof::plain_voyage {
namespace {

using Complaint = std::optional<std::string>;
constexpr auto kNone = std::nullopt;

int TokensOf(const Table& table) {
  int tokens = 0;
  for (const Location& location : table.locations) tokens += location.tokens;
  for (const Player& player : table.players) tokens += player.tokens;
  return tokens;
}

int CopiesOf(const Ticket& kind, const Table& table) {
  int copies = CountOf(kind, table.removed);
  for (const Location& location : table.locations) copies += CountOf(kind, location.tickets);
  for (const Player& player : table.players) copies += CountOf(kind, player.hand);
  return copies;
}

int SizeOf(const Tickets& tickets) { return static_cast<int>(tickets.size()); }

// --- Always.

Complaint SeatsAreThere(const Options& options, const Table& table) {
  if (table.seats() != options.players) return "another number of players";
  if (table.start >= table.seats() || table.seat >= table.seats()) return "a seat that is not there";
  return kNone;
}

Complaint CardsAddUp(const Options&, const Table& table) {
  for (const char time : {'S', 'H', 'E', 'N', 'M', 'A'}) {
    const auto ports = std::ranges::count(table.locations, time, &Location::port);
    if (ports != 2) return "there are two ports of each time";
  }
  for (const Ticket& kind : AllKinds()) {
    if (CopiesOf(kind, table) > 2) return "there are two tickets of a kind";
  }
  return kNone;
}

Complaint SizesAreKept(const Options&, const Table& table) {
  for (const Player& player : table.players) {
    if (SizeOf(player.hand) > HandSize(table.seats())) return "a hand is too large";
  }
  if (SizeOf(table.removed) > RemovedSize(table.seats())) return "too many tickets are removed";
  if (TokensOf(table) > 3 * table.seats()) return "there are three tokens for each player";
  return kNone;
}

// The machine stands on a ticket; the covered positions are the first ones.
Complaint TicketsReachFromTheStart(const Options&, const Table& table) {
  if (table.machine > kRightmost || table.At(table.machine).tickets.empty()) return "the machine stands on no ticket";
  for (int position = 1; position <= kRightmost; ++position) {
    if (!table.At(position).tickets.empty() && table.At(position - 1).tickets.empty()) return "a gap in the row";
  }
  return kNone;
}

// --- While the game goes on, and when it is over.

Complaint GoesOn(const Options& options, const Table& table) {
  if (table.machine == kRightmost) return "the machine is on the rightmost location";
  for (const Player& player : table.players) {
    if (player.hand.empty()) return "a hand is empty";
  }
  if (table.idle >= StallLimit(options, table, table.seat)) return "it is a stall";
  return kNone;
}

// The last turn was that of `seat`, and the turn after it would have been too late for a stall.
Complaint StallIsRight(const Options& options, const Table& table) {
  if (table.main_done || table.moved) return "a stall comes at the end of a turn";
  const int next = (table.seat + 1) % table.seats();
  const bool too_late = table.idle > StallLimit(options, table, table.seat);
  const bool too_early = table.idle < StallLimit(options, table, next);
  if (too_late || too_early) return "so many turns without movement are no stall";
  return kNone;
}

Complaint EndIsRight(const Options& options, const Table& table) {
  std::vector<std::string> reasons;
  if (table.machine == kRightmost) reasons.emplace_back("rightmost");
  if (table.Of(table.seat).hand.empty()) reasons.emplace_back("hand-empty");
  if (reasons.empty()) reasons.emplace_back("stall");
  if (table.end->reasons != reasons) return "the reasons are others";
  if (table.end->winners != Winners(options, table)) return "the winners are others";
  for (int seat = 0; seat < table.seats(); ++seat) {
    if (seat != table.seat && table.Of(seat).hand.empty()) return "the hand of somebody else is empty";
  }
  if (reasons.front() == "stall") return StallIsRight(options, table);
  if (!table.moved) return "the last ticket moved the machine";
  if (table.idle >= StallLimit(options, table, table.seat)) return "it was a stall before";
  return kNone;
}

// --- Complete positions.

Complaint NothingIsMissing(const Options&, const Table& table) {
  for (const Ticket& kind : AllKinds()) {
    if (CopiesOf(kind, table) != 2) return "a ticket is missing";
  }
  if (SizeOf(table.removed) != RemovedSize(table.seats())) return "removed tickets are missing";
  if (TokensOf(table) != 3 * table.seats()) return "tokens are missing";
  return kNone;
}

// PV-INV-05, PV-INV-06
Complaint IsReachable(const Options&, const Table& table) {
  const int last = SizeOf(table.At(kRightmost).tickets);
  if (last > (table.machine == kRightmost ? 1 : 0)) return "the rightmost location is covered";
  for (int position = 0; position <= kRightmost; ++position) {
    const bool none_there = position == table.machine || table.At(position).tickets.empty();
    if (table.At(position).tokens > (none_there ? 0 : 1)) return "a token lies where none can be left";
  }
  return kNone;
}

// PV-INV-08: what is played before the main action lies on its like.
Complaint WarpShows(const Options&, const Table& table) {
  if (!table.moved || table.main_done) return kNone;
  if (table.At(table.machine).tickets.size() >= 2) return kNone;
  return "the machine moved without a warp before the main action";
}

// PV-INV-03, where as many tickets were played as positions are covered: by Moves, each of them to the right.
Complaint MovesShow(const Options&, const Table& table) {
  int played = -1;
  int covered = -1;
  for (const Location& location : table.locations) {
    played += SizeOf(location.tickets);
    covered += location.tickets.empty() ? 0 : 1;
  }
  if (played == 0 && table.moved) return "no ticket was played in this turn";
  if (played > covered) return kNone;
  if (table.machine != covered) return "the machine went back without a warp";
  for (const Player& player : table.players) {
    if (player.tokens != 3) return "a token was paid without a warp";
  }
  return kNone;
}

// PV-INV-11, where every turn so far counted.
Complaint TurnsShow(const Options& options, const Table& table) {
  if (!table.At(1).tickets.empty() || table.At(0).tickets.size() > 1) return kNone;
  if (options.Rules("stay-breaks-stall", "yes")) return kNone;
  int seat = table.start;
  for (int turn = table.end ? 1 : 0; turn < table.idle; ++turn) seat = (seat + 1) % table.seats();
  return seat == table.seat ? kNone : Complaint("it is somebody else's turn");
}

}  // namespace

std::optional<std::string> FaultOf(const Options& options, const Table& table) {
  std::vector checks = {&SeatsAreThere, &CardsAddUp, &SizesAreKept, &TicketsReachFromTheStart};
  checks.push_back(table.end ? &EndIsRight : &GoesOn);
  if (!table.partial)
    checks.insert(checks.end(), {&NothingIsMissing, &IsReachable, &WarpShows, &MovesShow, &TurnsShow});
  for (const auto check : checks) {
    if (Complaint complaint = check(options, table)) return complaint;
  }
  return kNone;
}

}  // namespace timeproof::plain_voyage
