// What comes of a move. (PV-MOVE, PV-STAY, PV-WARP, PV-TOK, PV-END, PV-SCORE)
#include <algorithm>
#include <utility>

#include "properties/voyage/plain/referee.h"

namespace timeproof::plain_voyage {

void Referee::Play(const std::string& move) {
  const std::string verb = move.substr(0, 4);
  if (verb == "move") Move(move.substr(5));
  if (verb == "stay") Stay(move.substr(5));
  if (verb == "warp") Warp(std::stoi(move.substr(5)));
  if (verb == "pass") Pass();
  if (move == "end") EndTurn();
  const bool is_done = Broken("PV-TURN-05.by-itself") && table_.main_done && !table_.end;
  if (is_done && LegalMoves() == std::vector<std::string>{"end"}) EndTurn();
}

void Referee::Move(const Ticket& kind) {
  const int target = *MoveTarget(kind);
  table_.main_done = true;
  Put(kind, target, By::kMove);
  if (Broken("PV-TOK-01.next-action")) TakeAllTokens();
}

// PV-STAY-02 to PV-STAY-04: one ticket for the other, and nothing else.
void Referee::Stay(const Ticket& kind) {
  const bool was_last = Actor().hand.size() == 1;
  Tickets& stack = table_.At(table_.machine).tickets;
  TakeOut(kind, &Actor().hand);
  const Ticket old = stack.back();
  if (!Broken("PV-STAY-02.on-top")) stack.pop_back();
  if (!Broken("PV-STAY-02.on-top") && !Broken("PV-STAY-02.discarded")) Actor().hand.push_back(old);
  if (Broken("PV-STAY-02.discarded")) table_.removed.push_back(old);
  if (Broken("PV-STAY-04.whole-stack")) {
    Actor().hand.insert(Actor().hand.end(), stack.begin(), stack.end());
    stack.clear();
  }
  stack.push_back(kind);
  table_.main_done = true;
  const bool takes = Broken("PV-STAY-04.token") || Broken("PV-AMB-09.taken");
  if (takes) Actor().tokens += std::exchange(table_.At(table_.machine).tokens, 0);
  if (Broken("PV-STAY-04.next-token")) Actor().tokens += std::exchange(table_.At(table_.machine + 1).tokens, 0);
  if (Broken("PV-STAY-03.moves")) table_.moved = true;
  if (Broken("PV-STAY-03.machine") && table_.machine > 0) --table_.machine;
  if (Broken("PV-TOK-01.next-action")) TakeAllTokens();
  if (Broken("PV-AMB-03.last-stack")) SeeWhetherOver(By::kMove);
  if (Broken("PV-AMB-18.stay") && was_last) Finish({"hand-empty"});
}

// PV-WARP-01, PV-WARP-06 to PV-WARP-09
void Referee::Warp(int target) {
  const int seat = table_.seat;
  if (!WarpTicket(target)) table_.seat = (seat + table_.seats() - 1) % table_.seats();
  const Ticket kind = *WarpTicket(target);
  if (Broken("PV-AMB-06.token-alone") && target == table_.machine) {
    --Actor().tokens;
    ++table_.At(target).tokens;
    return;
  }
  const Ticket covered = table_.At(target).tickets.empty() ? Ticket() : table_.At(target).tickets.back();
  if (!Broken("PV-AMB-11.pays-last")) Pay(target);
  Put(kind, target, By::kWarp);
  if (Broken("PV-AMB-11.pays-last")) Pay(target);
  if (Broken("PV-AMB-30.takes-it-up") && !covered.empty()) {
    TakeOut(covered, &table_.At(target).tickets);
    Actor().hand.push_back(covered);
  }
  table_.seat = seat;
}

void Referee::Pay(int target) {
  if (Broken("PV-WARP-01.free")) return;
  int from = table_.machine;
  if (Broken("PV-WARP-01.onto-the-target")) from = target;
  if (Broken("PV-AMB-17.amid-a-move") && table_.main_done && table_.moved && from > 0) --from;
  const int cost = Broken("PV-WARP-01.two") ? 2 : 1;
  Actor().tokens -= cost;
  if (!Broken("PV-AMB-08.lost")) table_.At(from).tokens += cost;
}

// PV-PASS-01: nothing is done.
void Referee::Pass() {
  const int right = table_.machine + 1;
  if (Broken("PV-PASS-01.token") && Actor().tokens > 0) --Actor().tokens;
  if (Broken("PV-PASS-01.machine") && !table_.At(right).tickets.empty()) table_.machine = right;
  if (Broken("PV-TOK-01.next-action")) TakeAllTokens();
  EndTurn();
}

// --- A ticket is played: put down, tokens taken, the machine moved, the end seen. (PV-AMB-11)

void Referee::Put(const Ticket& kind, int target, By by) {
  const bool has_moved = std::exchange(table_.moved, true);
  bare_ = table_.At(target).tickets.empty();
  PutDown(kind, target, by);
  const bool stands = Broken(by == By::kMove ? KnownFault("PV-MOVE-07.stands") : KnownFault("PV-WARP-09.stands"));
  if (!Broken("PV-AMB-11.end-before-tokens")) TakeTokens(target, by, has_moved);
  if (!stands) table_.machine = target;
  SeeWhetherOver(by);
  if (Broken("PV-AMB-11.end-before-tokens")) TakeTokens(target, by, has_moved);
}

// PV-MOVE-05, PV-WARP-07: on top.
void Referee::PutDown(const Ticket& kind, int target, By by) {
  if (Holds(kind)) TakeOut(kind, &Actor().hand);
  Tickets& stack = table_.At(target).tickets;
  const bool is_move = by == By::kMove;
  const bool discards = is_move ? Broken("PV-MOVE-05.discarded") : Broken("PV-WARP-07.discarded");
  if (discards && !bare_) {
    table_.removed.push_back(kind);
  } else if (is_move && Broken("PV-MOVE-05.below")) {
    stack.insert(stack.begin(), kind);
  } else {
    stack.push_back(kind);
  }
}

// PV-MOVE-06, PV-WARP-08, PV-TOK-02, PV-AMB-10: all of them.
void Referee::TakeTokens(int target, By by, bool has_moved) {
  int& tokens = table_.At(target).tokens;
  const bool from_ports = !Broken("PV-COMP-07.tickets-only") && !Broken("PV-AMB-10.not-from-ports");
  const bool leaves = by == By::kMove ? Broken("PV-MOVE-06.left") : Broken("PV-WARP-08.left");
  if (leaves || (bare_ && !from_ports)) return;
  if (Broken("PV-TOK-02.next-turn") && has_moved) return;
  if (Broken("PV-AMB-08.in-the-turn-alone") && !has_moved) return;
  const int taken = Broken("PV-AMB-10.one") ? std::min(tokens, 1) : tokens;
  tokens -= taken;
  if (!Broken("PV-TOK-02.lost")) Actor().tokens += taken;
}

void Referee::TakeAllTokens() {
  for (Location& location : table_.locations) Actor().tokens += std::exchange(location.tokens, 0);
}

// --- The end.

// PV-END-01, PV-END-02, PV-END-04: at once.
void Referee::SeeWhetherOver(By by) {
  std::vector<std::string> reasons;
  if (IsRightmost(by)) reasons.emplace_back("rightmost");
  if (IsPlayedOut(by)) reasons.emplace_back("hand-empty");
  if (Broken("PV-END-04.two") && reasons.size() < 2) return;
  if (Broken("PV-AMB-29.first-alone") && reasons.size() > 1) reasons.resize(1);
  if (!reasons.empty()) Finish(std::move(reasons));
}

bool Referee::IsPlayedOut(By by) const {
  if (Broken("PV-END-01.never") || Broken("PV-AMB-18.end-of-turn")) return false;
  if (Broken("PV-END-01.move-alone") && by == By::kWarp) return false;
  if (Broken("PV-END-01.last-but-one")) return Actor().hand.size() <= 1;
  return Actor().hand.empty();
}

bool Referee::IsRightmost(By by) const {
  if (Broken("PV-END-02.never") || Broken("PV-END-02.end-of-turn")) return false;
  if (Broken("PV-AMB-21.not-by-warp") && by == By::kWarp) return false;
  if (Broken("PV-AMB-03.not-bare") && bare_) return false;
  if (Broken("PV-AMB-03.last-stack"))
    return table_.machine == kRightmost || table_.At(table_.machine + 1).tickets.empty();
  return table_.machine == kRightmost;
}

void Referee::EndTurn() {
  table_.idle = TurnCounts() ? table_.idle + 1 : 0;
  table_.main_done = false;
  table_.moved = false;
  if (Broken("PV-TOK-01.end-of-turn")) TakeAllTokens();
  if (Broken("PV-COMP-01.own-machines")) table_.machine = 0;
  if (Broken("PV-END-02.end-of-turn") && table_.machine == kRightmost) return Finish({"rightmost"});
  if (Broken("PV-AMB-18.end-of-turn") && Actor().hand.empty()) return Finish({"hand-empty"});
  if (IsStall() && !Broken("PV-END-04.two")) return Finish({"stall"});
  table_.seat = NextSeat();
}

// PV-END-03: whether the turn that ends is one without movement.
bool Referee::TurnCounts() const {
  if (Broken("PV-END-03.all-turns")) return true;
  if (Broken("PV-END-03.warps-count") && table_.moved && !table_.main_done) return true;
  if (table_.moved) return false;
  const bool stayed = table_.main_done;
  return !(stayed && (options_.Rules("stay-breaks-stall", "yes") || Broken("PV-END-03.passes-alone")));
}

bool Referee::IsStall() const {
  if (Broken("PV-END-03.never")) return false;
  const int limit =
      2 * table_.seats() + (Broken("PV-END-03.one-more") ? 1 : 0) - (Broken("PV-END-03.one-less") ? 1 : 0);
  const int round_begins_with = Broken("stall-count.from-seat-0") ? 0 : table_.start;
  const bool round_is_over = NextSeat() == round_begins_with;
  return table_.idle >= limit && (options_.Rules("stall-count", "last-turns") || round_is_over);
}

// PV-TURN-01: clockwise.
int Referee::NextSeat() const {
  const int seats = Broken("PV-SETUP-10.three-play") ? std::min(table_.seats(), 3) : table_.seats();
  if (Broken("PV-TURN-01.no-alternation")) return table_.seat;
  if (Broken("PV-TURN-01.counter-clockwise")) return (table_.seat + seats - 1) % seats;
  return (table_.seat + 1) % seats;
}

void Referee::Finish(std::vector<std::string> reasons) {
  table_.end = End{std::move(reasons), Winners(options_, table_)};
}

namespace {

// PV-SCORE-02: in front of the player.
int TokensOf(const Options& options, const Table& table, int seat) {
  int tokens = table.Of(seat).tokens;
  const bool with_row = options.Broken("PV-SCORE-02.row") || options.Broken("PV-AMB-23.row");
  if (!with_row || seat != table.seat) return tokens;
  for (const Location& location : table.locations) tokens += location.tokens;
  return tokens;
}

// Whether `seat` does better than `other`.
bool IsBetter(const Options& options, const Table& table, int seat, int other) {
  const std::size_t own = table.Of(seat).hand.size();
  const std::size_t others = table.Of(other).hand.size();
  if (own != others) return options.Broken("PV-SCORE-01.most") ? own > others : own < others;
  if (options.Broken("PV-SCORE-02.no-matter")) return false;
  const int tokens = TokensOf(options, table, seat);
  const int others_tokens = TokensOf(options, table, other);
  return options.Broken("PV-SCORE-02.fewest") ? tokens < others_tokens : tokens > others_tokens;
}

}  // namespace

std::vector<int> Winners(const Options& options, const Table& table) {
  if (options.Broken("PV-SCORE-01.mover")) return {table.seat};
  std::vector<int> winners, all;
  for (int seat = 0; seat < table.seats(); ++seat) {
    bool is_beaten = false;
    for (int other = 0; other < table.seats(); ++other) is_beaten = is_beaten || IsBetter(options, table, other, seat);
    if (!is_beaten) winners.push_back(seat);
    all.push_back(seat);
  }
  if (winners.size() == 1) return winners;
  if (options.Broken("PV-SCORE-03.nobody")) return all;
  if (options.Broken("PV-SCORE-03.first") || options.Broken("PV-AMB-22.first-seat")) winners.resize(1);
  return winners;
}

int StallLimit(const Options& options, const Table& table, int seat) {
  const int turns_of_this_round = (seat - table.start + table.seats()) % table.seats();
  return 2 * table.seats() + (options.Rules("stall-count", "rounds") ? turns_of_this_round : 0);
}

}  // namespace timeproof::plain_voyage
