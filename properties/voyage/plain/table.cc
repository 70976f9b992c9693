#include "properties/voyage/plain/table.h"

#include <algorithm>
#include <map>

namespace timeproof::plain_voyage {

const Tickets& AllKinds() {
  static const auto* const kKinds = [] {
    auto* kinds = new Tickets;
    for (const char world : {'P', 'R', 'Y', 'G', 'B'}) {
      for (const char time : {'S', 'H', 'E', 'N', 'M'}) kinds->push_back({world, time});
    }
    return kinds;
  }();
  return *kKinds;
}

Tickets Sorted(const Tickets& tickets) {
  Tickets sorted;
  for (const Ticket& kind : AllKinds())
    sorted.insert(sorted.end(), static_cast<std::size_t>(CountOf(kind, tickets)), kind);
  return sorted;
}

int CountOf(const Ticket& kind, const Tickets& tickets) {
  return static_cast<int>(std::count(tickets.begin(), tickets.end(), kind));
}

void TakeOut(const Ticket& kind, Tickets* tickets) {
  tickets->erase(std::find(tickets->begin(), tickets->end(), kind));
}

int HandSize(int players) { return std::map<int, int>{{2, 20}, {3, 14}, {4, 11}}.at(players); }
int RemovedSize(int players) { return std::map<int, int>{{2, 9}, {3, 7}, {4, 5}}.at(players); }

}  // namespace timeproof::plain_voyage
