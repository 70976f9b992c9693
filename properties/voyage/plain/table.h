// The table of Parallel Time Machine Voyage as the plain reading keeps it: cards are texts, places are lists.
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_TABLE_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_TABLE_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace timeproof::plain_voyage {

using Ticket = std::string;  // "GE": its world, its time
using Tickets = std::vector<Ticket>;

inline char WorldOf(const Ticket& ticket) { return ticket[0]; }
inline char TimeOf(const Ticket& ticket) { return ticket[1]; }

// All 25 kinds, worlds P R Y G B, of each the times S H E N M.
const Tickets& AllKinds();
// In the order of AllKinds.
Tickets Sorted(const Tickets& tickets);
int CountOf(const Ticket& kind, const Tickets& tickets);
// Takes one of that kind out. REQUIRES: there is one.
void TakeOut(const Ticket& kind, Tickets* tickets);

struct Location {
  char port = 0;    // its time; position 0 has none
  Tickets tickets;  // on the port, from the bottom
  int tokens = 0;
};

struct Player {
  Tickets hand;
  int tokens = 0;
};

struct End {
  std::vector<std::string> reasons;
  std::vector<int> winners;
};

struct Table {
  std::vector<Location> locations;  // 0 to 12
  std::vector<Player> players;
  Tickets removed;
  int machine = 0;
  int start = 0;
  int seat = 0;
  bool main_done = false;
  bool moved = false;
  int idle = 0;
  bool partial = false;
  std::optional<End> end;

  Location& At(int position) { return locations.at(static_cast<std::size_t>(position)); }
  const Location& At(int position) const { return locations.at(static_cast<std::size_t>(position)); }
  Player& Of(int seat_of) { return players.at(static_cast<std::size_t>(seat_of)); }
  const Player& Of(int seat_of) const { return players.at(static_cast<std::size_t>(seat_of)); }
  int seats() const { return static_cast<int>(players.size()); }
};

inline constexpr int kRightmost = 12;

// Hand size and number of removed tickets by the number of players. (PV-SETUP-03, PV-SETUP-04)
int HandSize(int players);
int RemovedSize(int players);

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_TABLE_H_
