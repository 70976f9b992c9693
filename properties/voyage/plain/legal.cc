// What may be done. (PV-TURN, PV-MOVE, PV-STAY, PV-PASS, PV-WARP)
#include <algorithm>

#include "properties/voyage/plain/referee.h"

namespace timeproof::plain_voyage {
namespace {

char TimeRead(const Options& options, const Ticket& ticket) {
  const char time = TimeOf(ticket);
  if (!options.Broken("PV-COMP-04.sunrise-and-noon") || (time != 'S' && time != 'H')) return time;
  return time == 'S' ? 'H' : 'S';
}

char WorldRead(const Options& options, const Ticket& ticket) {
  const char world = WorldOf(ticket);
  return options.Broken("PV-COMP-04.purple-is-red") && world == 'P' ? 'R' : world;
}

}  // namespace

std::vector<std::string> Referee::LegalMoves() const {
  std::vector<std::string> moves;
  if (table_.end) return moves;
  for (const Ticket& kind : AllKinds()) {
    if (MayMove(kind)) moves.push_back("move " + kind);
    if (MayStay(kind)) moves.push_back("stay " + kind);
  }
  for (int position = 0; position <= kRightmost; ++position) {
    if (MayWarp(position)) moves.push_back("warp " + std::to_string(position));
  }
  if (MayPass()) moves.emplace_back("pass");
  if (MayEndTurn()) moves.emplace_back("end");
  return moves;
}

// PV-TURN-02, PV-TURN-03: one main action in a turn.
bool Referee::MayDoMainAction() const {
  if (Broken("PV-TURN-03.again")) return true;
  if (Broken("PV-TURN-03.after-a-move") && table_.moved) return true;
  return !table_.main_done;
}

// --- Move.

bool Referee::MayMove(const Ticket& kind) const {
  if (!MayDoMainAction() || (Broken("PV-AMB-16.named-first") && table_.moved)) return false;
  if (!Holds(kind) && !Broken("PV-MOVE-02.from-nowhere")) return false;
  if (Broken("PV-MOVE-02.same-world") && WorldOf(kind) != WorldOf(CurrentTicket())) return false;
  return MoveTarget(kind).has_value();
}

// PV-MOVE-01, PV-MOVE-08: the card directly to the right.
std::optional<int> Referee::MoveTarget(const Ticket& kind) const {
  std::vector<int> targets = {Neighbour()};
  if (Broken("PV-MOVE-01.second")) targets = {table_.machine + 2};
  if (Broken("PV-MOVE-01.either")) targets.push_back(table_.machine + 2);
  if (Broken("PV-MOVE-08.left-too")) targets.push_back(table_.machine - 1);
  for (const int target : targets) {
    if (target >= 0 && target <= kRightmost && Fits(kind, target)) return target;
  }
  return std::nullopt;
}

int Referee::Neighbour() const {
  if (Broken("PV-SETUP-07.mirrored") && table_.seat % 2 == 1) return table_.machine - 1;
  int target = table_.machine + 1;
  while (Broken("PV-AMB-04.first-bare") && target < kRightmost && !table_.At(target).tickets.empty()) ++target;
  return target;
}

// PV-MOVE-02 to PV-MOVE-04
bool Referee::Fits(const Ticket& kind, int target) const {
  return table_.At(target).tickets.empty() ? FitsPort(kind, target) : FitsStack(kind, target);
}

bool Referee::FitsPort(const Ticket& kind, int target) const {
  const char port = table_.At(target).port;
  const char time = TimeRead(options_, kind);
  if (Broken("PV-MOVE-02.any-time")) return true;
  if (port != 'A') return port == time;
  if (Broken("PV-COMP-06.no-time")) return false;
  if (Broken("PV-MOVE-04.sunrise")) return time == 'S';
  if (Broken("PV-AMB-12.own-time")) return time == TimeOf(CurrentTicket());
  return true;
}

bool Referee::FitsStack(const Ticket& kind, int target) const {
  const Location& location = table_.At(target);
  const Tickets& stack = location.tickets;
  const char time = TimeRead(options_, kind);
  if (Broken("PV-MOVE-03.anything") || (Broken("PV-AMB-12.lasting") && location.port == 'A')) return true;
  if (Broken("PV-MOVE-03.port-counts") && target > 0) return location.port == 'A' || location.port == time;
  if (Broken("PV-MOVE-03.bottom-counts")) return TimeRead(options_, stack.front()) == time;
  return TimeRead(options_, stack.back()) == time;
}

// --- Stay.

// PV-SETUP-02: the ticket, or the top of the stack, that the machine stands on.
const Ticket& Referee::CurrentTicket() const {
  const Tickets& stack = table_.At(Broken("PV-SETUP-02.start") ? 0 : table_.machine).tickets;
  return Broken("PV-SETUP-02.bottom") ? stack.front() : stack.back();
}

// PV-STAY-01
bool Referee::MayStay(const Ticket& kind) const {
  const bool follows_a_move = Broken("PV-TURN-02.stay-after-move") && table_.main_done && table_.moved;
  if (!MayDoMainAction() && !follows_a_move) return false;
  if (!Holds(kind) || (Broken("PV-AMB-16.named-first") && table_.moved)) return false;
  if (Broken("PV-AMB-13.no-twins") && kind == CurrentTicket()) return false;
  if (Broken("PV-STAY-01.same-time") && TimeOf(kind) != TimeOf(CurrentTicket())) return false;
  if (Broken("PV-TURN-06.move-first") &&
      std::ranges::any_of(AllKinds(), [this](const Ticket& k) { return MayMove(k); })) {
    return false;
  }
  return Broken("PV-STAY-01.any-world") || WorldRead(options_, kind) == WorldRead(options_, CurrentTicket());
}

// --- Time Warp.

bool Referee::MayWarp(int target) const {
  if (Broken("PV-TURN-04.others-warp")) {
    Referee before(options_, table_);
    before.table_.seat = (table_.seat + table_.seats() - 1) % table_.seats();
    if (before.WarpTicket(target) && before.IsWarpTarget(target) && before.CanPay(target)) return true;
  }
  if (Broken("PV-WARP-03.first-alone")) {
    for (int left = 0; left < target; ++left) {
      if (CanPay(left) && IsWarpTarget(left) && WarpTicket(left)) return false;
    }
  }
  return WarpsNow() && CanPay(target) && IsWarpTarget(target) && WarpTicket(target).has_value();
}

// PV-WARP-02, PV-WARP-10: whenever, as often as one can.
bool Referee::WarpsNow() const {
  if (Broken("PV-WARP-10.one") && table_.moved) return false;
  if (Broken("PV-WARP-02.not-before") || Broken("PV-TURN-04.not-before")) return table_.main_done;
  if (Broken("PV-WARP-02.not-after")) return !table_.main_done;
  return true;
}

// PV-WARP-01
bool Referee::CanPay(int target) const {
  if (Broken("PV-WARP-01.free")) return true;
  if (Broken("PV-WARP-01.two")) return Actor().tokens >= 2;
  const int found = Broken("PV-AMB-07.after-it") ? table_.At(target).tokens : 0;
  return Actor().tokens + found >= 1;
}

// PV-WARP-03 to PV-WARP-05, PV-WARP-11
bool Referee::IsWarpTarget(int target) const {
  const bool may_stay = Broken("PV-WARP-04.on-the-spot") || Broken("PV-AMB-02.on-the-spot");
  if (Broken("PV-AMB-06.token-alone") && target == table_.machine) return true;
  if (target == table_.machine && !may_stay) return false;
  if (target == 0 && options_.Rules("start-card", "not-location")) return false;
  if (target == 0 && (Broken("PV-SETUP-06.outside") || Broken("PV-WARP-03.not-the-start"))) return false;
  if (Broken("PV-AMB-02.not-back") && table_.moved && table_.At(target).tokens > 0) return false;
  if (!IsInReach(target)) return false;
  if (!table_.At(target).tickets.empty() || Broken("PV-WARP-05.ports")) return true;
  return Broken("PV-AMB-12.target") && table_.At(target).port == 'A';
}

bool Referee::IsInReach(int target) const {
  const int way = target - table_.machine;
  if (Broken("PV-WARP-11.right") || Broken("PV-AMB-05.right-alone")) return way > 0;
  if (Broken("PV-WARP-11.left")) return way < 0;
  return !Broken("PV-WARP-11.near") || (way >= -1 && way <= 1);
}

// PV-WARP-06: of the same world and time as the top ticket.
std::optional<Ticket> Referee::WarpTicket(int target) const {
  const Location& location = table_.At(target);
  for (const Ticket& kind : AllKinds()) {
    if (!Holds(kind)) continue;
    const bool is_port = location.tickets.empty();
    if (is_port && (location.port == 'A' || location.port == TimeOf(kind))) return kind;
    if (is_port) continue;
    const Ticket& top = location.tickets.back();
    if (kind == top) return kind;
    if (Broken("PV-WARP-06.none") || (Broken("PV-AMB-06.token-alone") && target == table_.machine)) return kind;
    if (Broken("PV-WARP-06.world") && WorldOf(kind) == WorldOf(top)) return kind;
    if (Broken("PV-WARP-06.time") && TimeOf(kind) == TimeOf(top)) return kind;
    if (Broken("PV-WARP-03.buried") && CountOf(kind, location.tickets) > 0) return kind;
  }
  return std::nullopt;
}

// --- Pass and the end of a turn.

// PV-TURN-06, PV-PASS-02
bool Referee::MayPass() const {
  if (!MayDoMainAction() || Broken("PV-AMB-14.never")) return false;
  if ((Broken("PV-TURN-06.forced") || Broken("PV-AMB-14.forced")) && CanMoveOrStay()) return false;
  if (Broken("PV-TURN-06.no-pass") && !CanMoveOrStay()) return false;
  return !(table_.moved && (Broken("PV-PASS-02.no-warps") || Broken("PV-AMB-15.not-after-warps")));
}

// PV-TURN-05
bool Referee::MayEndTurn() const {
  if (Broken("PV-TURN-05.never")) return false;
  return table_.main_done || Broken("PV-TURN-02.none");
}

bool Referee::CanMoveOrStay() const {
  return std::ranges::any_of(AllKinds(), [this](const Ticket& kind) { return MayMove(kind) || MayStay(kind); });
}

}  // namespace timeproof::plain_voyage
