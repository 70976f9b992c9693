// Section 6 of the catalogue: seeds, shrubs, trees.
#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {

// TK-G-SEED-01: for placing objects a seed counts.
bool Referee::IsEmpty(Place place) const { return !table_.pieces.contains(place) && !table_.seeds.contains(place); }

bool Referee::IsOwnOrBeside(Place place) const { return place == Active() || WayTo(Active(), place); }

// TK-G-PLANT-01: in one's own space, if it has no seed, or in an empty space beside; while the supply lasts.
bool Referee::MayPlant(Place place) const {
  if (!options_.Plays("growth") || table_.seeds.size() >= 5) return false;
  if (place == Active()) return !table_.seeds.contains(place);
  return IsOwnOrBeside(place) && IsEmpty(place);
}

void Referee::Plant(Place place) {
  table_.seeds.insert(place);
  if (const auto later = Later(place)) queue_.placements.emplace_back(ShrubGrows{*later});
}

// TK-G-DIG-01: from one's own space or one beside, whoever stands on it.
bool Referee::MayDig(Place place) const { return IsOwnOrBeside(place) && table_.seeds.contains(place); }

void Referee::Dig(Place place) { RemoveSeed(place); }

// TK-G-UNGROW-01: with a seed goes the shrub of the next era; with a shrub go the trees of the era after.
void Referee::RemoveSeed(Place place) {
  table_.seeds.erase(place);
  if (const auto later = Later(place)) queue_.removals.emplace_back(ShrubGoes{*later});
}

void Referee::RemoveShrub(Place place) {
  table_.pieces.erase(place);
  if (const auto later = Later(place)) queue_.removals.emplace_back(TreesGo{*later});
}

void Referee::RemoveTreesOf(Place place) {
  if (table_.Get<Tree>(place) != nullptr) table_.pieces.erase(place);
  for (const Way way : kWays) {
    const auto beside = Next(place, way);
    const FallenTree* tree = beside ? table_.Get<FallenTree>(*beside) : nullptr;
    if (tree != nullptr && tree->fell == way) table_.pieces.erase(*beside);
  }
}

// TK-G-TOPPLE-01: the tree falls into the next space. TK-G-TOPPLE-03: what can be pushed there is pushed on.
// TK-G-CRUSH-01: a copy there dies on the spot, a seed is removed. REQUIRES: it can be pushed.
void Referee::Topple(Place tree, Way way) {
  const Place to = *Next(tree, way);
  if (table_.Get<Copy>(to) != nullptr) {
    Die(to);
  } else {
    MakeRoom(to, way);
  }
  Crush(to);
  table_.pieces.erase(tree);
  table_.pieces[to] = FallenTree{way};
}

// TK-G-CRUSH-01, TK-GI-01, TK-GM-01: what comes to lie on a seed removes it.
void Referee::Crush(Place place) {
  if (table_.seeds.contains(place)) RemoveSeed(place);
}

}  // namespace timeproof::plain
