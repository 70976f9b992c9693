#include "engine/timelancers/goals.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "engine/timelancers/kinds.h"
#include "engine/timelancers/lookup.h"

namespace timeproof::timelancers {
namespace {

using Goals = std::array<Goal, kGoals>;

// Finds an event of its own for each entry: a matching, by augmenting paths.
class Matching {
 public:
  Matching(const Pack& pack, const PlayerState& player) : pack_(pack), player_(player) {}

  // Whether each entry of the goal gets one, beside those of the goals before.
  bool Add(const Goal& goal) {
    return std::ranges::all_of(goal.events, [&](const Wanted& wanted) {
      tried_ = {};
      return Augment({&wanted, goal.side});
    });
  }

 private:
  struct Entry {
    const Wanted* wanted = nullptr;
    Side side = Side::kRepeat;
  };

  bool Serves(std::size_t slot, const Entry& entry) const {
    if (player_.events[slot] == kAbsent || player_.sides[slot] != entry.side) return false;
    const Event& event = pack_.event(IndexOf(player_.events[slot]));
    return entry.wanted->type.value_or(event.type) == event.type && entry.wanted->era.value_or(event.era) == event.era;
  }

  bool Augment(const Entry& entry) {
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (tried_[slot] || !Serves(slot, entry)) continue;
      tried_[slot] = true;
      if (served_[slot].wanted != nullptr && !Augment(served_[slot])) continue;
      served_[slot] = entry;
      return true;
    }
    return false;
  }

  const Pack& pack_;
  const PlayerState& player_;
  std::array<Entry, kSlots> served_ = {};  // the entry that each event serves
  std::array<bool, kSlots> tried_ = {};
};

bool CanMeet(const Pack& pack, const PlayerState& player, const Goals& goals, unsigned set) {
  Matching matching(pack, player);
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    if (HasBit(set, goal) && !matching.Add(goals[goal])) return false;
  }
  return true;
}

// Larger sets are better, then those that have the lowest goal in which they differ.
bool IsBetter(unsigned a, unsigned b) {
  if (std::popcount(a) != std::popcount(b)) return std::popcount(a) > std::popcount(b);
  return a != b && HasBit(a, static_cast<std::size_t>(std::countr_zero(a ^ b)));
}

}  // namespace

std::uint8_t MetGoals(const Options& options, const PlayerState& player) {
  if (player.faction == kAbsent) return 0;
  const Goals& goals = options.pack->factions[At(IndexOf(player.faction))].goals[options.FactionSide()];
  unsigned best = 0;
  for (unsigned set = 1; set < 1U << kGoals; ++set) {
    if (IsBetter(set, best) && CanMeet(*options.pack, player, goals, set)) best = set;
  }
  return static_cast<std::uint8_t>(best);
}

}  // namespace timeproof::timelancers
