// TK-ORDER-01: what an action causes in later eras waits; removals first, then placements, then moves; within a kind
// the earlier era first; what a step gives rise to joins.
#include <algorithm>
#include <array>
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

// Where the first of those of the earliest era stands (or, in a wrong engine, the latest). REQUIRES: not empty.
template <typename Job>
std::size_t Earliest(const std::vector<Job>& jobs, bool latest) {
  const auto earlier = [latest](const Job& a, const Job& b) {
    return latest ? EraOf(a) > EraOf(b) : EraOf(a) < EraOf(b);
  };
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

std::array<Referee::Kind, 3> Referee::OrderOfKinds() const {
  if (Broken("TK-ORDER-01.moves-before-placements")) return {Kind::kRemoval, Kind::kMove, Kind::kPlacement};
  if (Broken("TK-ORDER-01.placements-before-removals")) return {Kind::kPlacement, Kind::kRemoval, Kind::kMove};
  const bool removals_last = Broken("TK-ORDER-01.removals-last") || Broken("TK-GI-03.ungrown-last");
  if (removals_last) return {Kind::kPlacement, Kind::kMove, Kind::kRemoval};
  return {Kind::kRemoval, Kind::kPlacement, Kind::kMove};
}

bool Referee::Waits(Kind kind) const {
  if (kind == Kind::kRemoval) return !queue_.removals.empty();
  return kind == Kind::kPlacement ? !queue_.placements.empty() : !queue_.moves.empty();
}

void Referee::SettleLaterEras() {
  const auto order = OrderOfKinds();
  const auto waits = [this](Kind kind) { return Waits(kind); };
  for (auto next = std::ranges::find_if(order, waits); next != order.end(); next = std::ranges::find_if(order, waits)) {
    const std::size_t waiting = queue_.size();
    Settle(*next);
    if (Broken("TK-ORDER-01.nothing-joins") && queue_.size() >= waiting) queue_ = {};
  }
  moved_.clear();
  died_in_.clear();
}

void Referee::Settle(Kind kind) {
  const bool latest = Broken("TK-ORDER-01.later-era-first");
  if (kind == Kind::kRemoval) {
    const auto removal = TakeOut(&queue_.removals, Earliest(queue_.removals, latest));
    std::visit([this](const auto& job) { Remove(job); }, removal);
  } else if (kind == Kind::kPlacement) {
    const auto placement = TakeOut(&queue_.placements, Earliest(queue_.placements, latest));
    std::visit([this](const auto& job) { Put(job); }, placement);
  } else {
    const StatueFollows move = TakeOut(&queue_.moves, NextMove());
    const bool alone = Broken("TK-I-PROP-03.first-only") || Broken("propagation-order.first-only");
    if (alone) std::erase_if(queue_.moves, [&](const StatueFollows& other) { return other.era == move.era; });
    Move(move);
  }
}

// TK-I-PROP-03, ruling `propagation-order`: of the moves in the earliest era, that of the statue farthest along; or
// simply the first caused.
std::size_t Referee::NextMove() const {
  std::size_t next = Earliest(queue_.moves, Broken("TK-ORDER-01.later-era-first"));
  if (options_.Rules("propagation-order", "cause-order") || Broken("TK-I-PROP-03.as-caused")) return next;
  std::optional<int> farthest;
  const Era era = queue_.moves[next].era;
  for (std::size_t i = 0; i < queue_.moves.size(); ++i) {
    const StatueFollows& move = queue_.moves[i];
    const auto statue = table_.FindStatue(era, move.colour);
    if (move.era != era || !statue) continue;
    const int along = Along(*statue, Broken("TK-I-PROP-03.rear-first") ? Opposite(move.way) : move.way);
    if (farthest && along <= *farthest) continue;
    farthest = along;
    next = i;
  }
  return next;
}

// TK-G-UNGROW-01.
void Referee::Remove(const ShrubGoes& removal) {
  if (table_.HasSeed(removal.place) && Broken("TK-G-UNGROW-01.takes-seeds")) RemoveSeed(removal.place);
  if (table_.Get<Shrub>(removal.place) != nullptr && !Broken("TK-G-UNGROW-01.shrub-stays")) {
    RemoveShrub(removal.place);
  } else if (Broken("TK-G-UNGROW-01.without-a-shrub")) {
    if (const auto later = Later(removal.place)) RemoveTreesOf(*later);
  }
}

void Referee::Remove(const TreesGo& removal) { RemoveTreesOf(removal.place); }

// TK-G-GROW-01: where it may, a shrub grows, and after it a tree.
void Referee::Put(const ShrubGrows& placement) {
  const bool grows = MayGrow(placement.place, table_.Count<Shrub>());
  if (grows) table_.Put(placement.place, Shrub{});
  if (Broken("TK-G-GROW-01.no-tree") || (!grows && !Broken("TK-G-GROW-01.skips"))) return;
  if (const auto later = Later(placement.place)) queue_.placements.emplace_back(TreeGrows{*later});
}

void Referee::Put(const TreeGrows& placement) {
  if (!MayGrow(placement.place, table_.Count<Tree>() + table_.Count<FallenTree>())) return;
  table_.Put(placement.place, Tree{});
}

// TK-I-BUILD-03: what cannot be pushed stays. TK-IM-02: an elephant, say.
void Referee::Put(const StatueAppears& placement) {
  const Place place = placement.place;
  if (table_.HasPiece(place) && Broken("TK-I-BUILD-02.stays-away")) return;
  if (table_.Get<Elephant>(place) != nullptr && Broken("TK-IM-02.stays-away")) return;
  if (IsStuck(place, placement.way) || !CanEnter(place, WayOfPush(placement))) return Rebound(placement);
  Appear(placement);
}

// What only wrong engines take for something that cannot be pushed.
bool Referee::IsStuck(Place place, Way way) const {
  if (table_.Get<Statue>(place) != nullptr && Broken("TK-I-BUILD-02.blocked-by-statues")) return true;
  return Broken("blocked-build.copies-too") && options_.Rules("blocked-build", "stop") && Squishes(place, way);
}

// TK-I-BUILD-02: the direction of the build.
Way Referee::WayOfPush(const StatueAppears& placement) const {
  return Broken("TK-I-BUILD-02.towards-the-builder") ? Opposite(placement.way) : placement.way;
}

// TK-I-BUILD-02: what can be pushed is pushed.
void Referee::Appear(const StatueAppears& placement) {
  const Place place = placement.place;
  if (Broken("TK-I-BUILD-02.removes") || !CanEnter(place, WayOfPush(placement))) table_.Remove(place);
  MakeRoomForStatue(place, WayOfPush(placement));
  const auto beyond = Next(place, placement.way);
  if (Broken("TK-I-BUILD-02.pushes-beyond") && beyond) MakeRoom(*beyond, placement.way);
  PutStatue(place, placement.colour);
  if (const auto later = Later(place)) {
    queue_.placements.emplace_back(StatueAppears{*later, placement.colour, placement.way});
  }
}

// TK-M-MEMORY-01, ruling `memory-reach`: the chain stops where the elephant already wears the hat, or goes on.
void Referee::Put(const ElephantRemembers& placement) {
  const auto& [era, dark, trainer] = placement;
  if (Broken("TK-M-MEMORY-01.never")) return;
  if (WearsHat(era, dark, Opponent(trainer)) && Broken("TK-M-MEMORY-01.not-the-opponents")) return;
  const bool barred = Broken("train-while-hatted.later-too") && options_.Rules("train-while-hatted", "any");
  if (barred && WearsHat(era, !dark, trainer)) return;
  if (!WearsHat(era, dark, trainer)) return Train(era, dark, trainer);
  if (Broken("TK-M-MEMORY-01.takes-off")) TakeHat(era, dark);
  if (options_.Rules("memory-reach", "stop-at-own") && !Broken("TK-M-MEMORY-01.always")) return;
  if (const auto later = Later(Place{era, 1})) {
    queue_.placements.emplace_back(ElephantRemembers{later->era, dark, trainer});
  }
}

// TK-I-PROP-01: the statue goes as far, and passes it on.
void Referee::Move(const StatueFollows& move) {
  if (Broken("TK-SETTLED-07.once") && moved_.contains({move.era, move.colour})) return;
  const std::size_t waiting = queue_.moves.size();
  const int walked = Walk(move);
  if (walked == 0 && Broken("TK-I-PROP-01.past-the-blocked")) {
    if (const auto later = Later(Place{move.era, 1})) queue_.moves.push_back({later->era, move.colour, move.way, 1});
  }
  if (Broken("TK-I-PROP-01.next-era-only")) queue_.moves.resize(waiting);
  if (Broken("TK-I-PROP-01.pushed-ones-do-not")) queue_.moves.resize(std::min(queue_.moves.size(), waiting + 1));
}

// TK-I-PROP-02: space by space, and no further than it can go. How far it went.
int Referee::Walk(const StatueFollows& move) {
  if (Broken("TK-I-PROP-02.pushes-at-the-end-only") && move.distance > 1) return Leap(move);
  const bool whole = Broken("TK-I-PROP-02.all-or-nothing") || Broken("TK-SETTLED-05.all-or-nothing");
  if (whole && HowFar(move) < move.distance) return 0;
  const int distance = Broken("TK-I-PROP-02.one-space") ? 1 : move.distance;
  for (int walked = 0; walked < distance; ++walked) {
    if (Broken("TK-I-PROP-01.cannot-be-stopped")) RemoveObstacle(move);
    const auto statue = table_.FindStatue(move.era, move.colour);
    if (!statue || !CanBePushed(*statue, move.way)) return walked;
    if (Broken("TK-I-PROP-01.pushes-nothing") && !IsFreeNext(*statue, move.way)) return walked;
    PushStatue(*statue, move.way);
  }
  return distance;
}

// At the wall it is the statue itself that goes.
void Referee::RemoveObstacle(const StatueFollows& move) {
  const auto statue = table_.FindStatue(move.era, move.colour);
  if (statue && !CanBePushed(*statue, move.way)) table_.Remove(Next(*statue, move.way).value_or(*statue));
}

// How far the statue would get.
int Referee::HowFar(const StatueFollows& move) const {
  Referee trial = *this;
  for (int walked = 0; walked < move.distance; ++walked) {
    const auto statue = trial.table_.FindStatue(move.era, move.colour);
    if (!statue || !trial.CanBePushed(*statue, move.way)) return walked;
    trial.PushStatue(*statue, move.way);
  }
  return move.distance;
}

// The whole distance at once.
int Referee::Leap(const StatueFollows& move) {
  const auto statue = table_.FindStatue(move.era, move.colour);
  auto to = statue;
  for (int walked = 0; walked < move.distance && to; ++walked) to = Next(*to, move.way);
  if (!to || !GivesWay(*to, move.way)) return 0;
  Propagate(*statue, move.way, move.distance);
  MakeRoom(*to, move.way);
  PutFrom(*statue, *to);
  CrushUnderStatue(*to);
  return move.distance;
}

}  // namespace timeproof::plain
