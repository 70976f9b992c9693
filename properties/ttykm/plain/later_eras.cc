// TK-ORDER-01: what an action causes in later eras waits; removals first, then placements, then moves; within a kind
// the earlier era first; what a step gives rise to joins.
#include <algorithm>
#include <optional>

#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {
namespace {

Era EraOf(const ShrubGoes& job) { return job.place.era; }
Era EraOf(const TreesGo& job) { return job.place.era; }
Era EraOf(const ShrubGrows& job) { return job.place.era; }
Era EraOf(const TreeGrows& job) { return job.place.era; }
Era EraOf(const StatueAppears& job) { return job.place.era; }
Era EraOf(const ElephantRemembers& job) { return job.era; }
Era EraOf(const StatueFollows& job) { return job.era; }

template <typename... Kinds>
Era EraOf(const std::variant<Kinds...>& job) {
  return std::visit([](const auto& kind) { return EraOf(kind); }, job);
}

// Where the first of those of the earliest era stands. REQUIRES: not empty.
template <typename Job>
std::size_t Earliest(const std::vector<Job>& jobs) {
  const auto earlier = [](const Job& a, const Job& b) { return EraOf(a) < EraOf(b); };
  return static_cast<std::size_t>(std::ranges::min_element(jobs, earlier) - jobs.begin());
}

template <typename Job>
Job TakeOut(std::vector<Job>* jobs, std::size_t at) {
  const Job job = (*jobs)[at];
  jobs->erase(jobs->begin() + static_cast<std::ptrdiff_t>(at));
  return job;
}

// How far along `way` the place lies: greater is farther.
int Along(Place place, Way way) {
  const int row = (place.space - 1) / 4;
  const int column = (place.space - 1) % 4;
  if (way == Way::kNorth) return -row;
  if (way == Way::kSouth) return row;
  return way == Way::kEast ? column : -column;
}

}  // namespace

void Referee::SettleLaterEras() {
  for (;;) {
    if (!queue_.removals.empty()) {
      const auto removal = TakeOut(&queue_.removals, Earliest(queue_.removals));
      std::visit([this](const auto& job) { Remove(job); }, removal);
    } else if (!queue_.placements.empty()) {
      const auto placement = TakeOut(&queue_.placements, Earliest(queue_.placements));
      std::visit([this](const auto& job) { Put(job); }, placement);
    } else if (!queue_.moves.empty()) {
      Move(TakeOut(&queue_.moves, NextMove()));
    } else {
      return;
    }
  }
}

// TK-I-PROP-03, ruling `propagation-order`: of the moves in the earliest era, that of the statue farthest along; or
// simply the first caused.
std::size_t Referee::NextMove() const {
  std::size_t next = Earliest(queue_.moves);
  if (options_.Rules("propagation-order", "cause-order")) return next;
  std::optional<int> farthest;
  const Era era = queue_.moves[next].era;
  for (std::size_t i = 0; i < queue_.moves.size(); ++i) {
    const StatueFollows& move = queue_.moves[i];
    const auto statue = table_.FindStatue(era, move.colour);
    if (move.era != era || !statue || (farthest && Along(*statue, move.way) <= *farthest)) continue;
    farthest = Along(*statue, move.way);
    next = i;
  }
  return next;
}

// TK-G-UNGROW-01.
void Referee::Remove(const ShrubGoes& removal) {
  if (table_.Get<Shrub>(removal.place) != nullptr) RemoveShrub(removal.place);
}

void Referee::Remove(const TreesGo& removal) { RemoveTreesOf(removal.place); }

// TK-G-GROW-01: where the space is empty, and the supply lacks none, a shrub grows, and after it a tree.
void Referee::Put(const ShrubGrows& placement) {
  if (!IsEmpty(placement.place) || table_.All<Shrub>().size() >= 5) return;
  table_.pieces[placement.place] = Shrub{};
  if (const auto later = Later(placement.place)) queue_.placements.emplace_back(TreeGrows{*later});
}

void Referee::Put(const TreeGrows& placement) {
  if (!IsEmpty(placement.place) || table_.All<Tree>().size() + table_.All<FallenTree>().size() >= 5) return;
  table_.pieces[placement.place] = Tree{};
}

// TK-I-BUILD-02: what can be pushed is pushed the way of the build. TK-I-BUILD-03: what cannot be pushed stays.
void Referee::Put(const StatueAppears& placement) {
  if (!GivesWay(placement.place, placement.way)) return Rebound(placement);
  MakeRoom(placement.place, placement.way);
  PutStatue(placement.place, placement.colour);
  if (const auto later = Later(placement.place)) {
    queue_.placements.emplace_back(StatueAppears{*later, placement.colour, placement.way});
  }
}

// TK-M-MEMORY-01, ruling `memory-reach`: the chain stops where the elephant already wears the hat, or goes on.
void Referee::Put(const ElephantRemembers& placement) {
  const auto& [era, dark, trainer] = placement;
  if (!WearsHat(era, dark, trainer)) return Train(era, dark, trainer);
  if (options_.Rules("memory-reach", "stop-at-own")) return;
  if (const auto later = Later(Place{era, 1}))
    queue_.placements.emplace_back(ElephantRemembers{later->era, dark, trainer});
}

// TK-I-PROP-01, TK-I-PROP-02: the statue goes as far, space by space, and stops where it can go no further.
void Referee::Move(const StatueFollows& move) {
  for (int walked = 0; walked < move.distance; ++walked) {
    const auto statue = table_.FindStatue(move.era, move.colour);
    if (!statue || !CanBePushed(*statue, move.way)) return;
    PushStatue(*statue, move.way);
  }
}

}  // namespace timeproof::plain
