// Section 6 of the catalogue: seeds, shrubs, trees.
#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {

// TK-SET-04: five seeds, shrubs and trees.
std::size_t Referee::PlantsOfEach() const {
  if (Broken("TK-SET-04.four-of-each")) return 4;
  if (Broken("TK-SET-04.six-of-each")) return 6;
  return 5;
}

bool Referee::SeedIsLeft() const {
  if (Broken("TK-G-PLANT-01.endless")) return true;
  const std::size_t buried = Broken("TK-SETTLED-02.buried") ? table_.Count<FallenTree>() : 0;
  return table_.CountSeeds() + buried < PlantsOfEach();
}

// TK-G-SEED-01: for placing objects a seed counts.
bool Referee::IsEmpty(Place place) const {
  if (Broken("TK-G-SEED-01.counts-as-empty")) return !table_.HasPiece(place);
  return !table_.HasPiece(place) && !table_.HasSeed(place);
}

bool Referee::IsBeside(Place place) const { return WayTo(Active(), place).has_value(); }

// TK-G-PLANT-01: in one's own space, if it has no seed, or in an empty space beside; while the supply lasts.
bool Referee::MayPlant(Place place) const {
  if (!options_.Plays("growth") && !Broken("TK-SET-04.without-the-chapter")) return false;
  if (!SeedIsLeft()) return false;
  if (place == Active()) return MayPlantHere(place);
  if (Broken("TK-G-PLANT-01.own-space-only")) return false;
  if (Broken("TK-G-PLANT-01.anywhere")) return IsEmpty(place);
  if (Broken("TK-G-PLANT-01.onto-anything")) return IsBeside(place);
  if (Broken("TK-G-FALLEN-01.planted-on") && table_.Get<FallenTree>(place) != nullptr) return IsBeside(place);
  return IsBeside(place) && IsEmpty(place);
}

bool Referee::MayPlantHere(Place place) const {
  if (Broken("TK-G-PLANT-01.beside-only") || Broken("TK-G-SEED-01.hinders")) return false;
  return !table_.HasSeed(place) || Broken("TK-G-PLANT-01.second-seed");
}

// TK-G-GROW-01: a seed that is placed grows.
void Referee::Plant(Place place) {
  table_.seeds[Index(place)] = true;
  if (Broken("TK-G-GROW-01.never") || (Broken("TK-G-GROW-01.from-the-past-only") && place.era != Era::kPast)) return;
  if (const auto later = Later(place)) queue_.placements.emplace_back(ShrubGrows{*later});
  if (const auto earlier = Earlier(place); earlier && Broken("TK-G-GROW-01.backwards")) {
    queue_.placements.emplace_back(ShrubGrows{*earlier});
  }
}

// TK-G-GROW-01: where the space is empty, and the supply lacks none.
bool Referee::MayGrow(Place place, std::size_t plants) const {
  if (Broken("TK-G-GROW-01.over-anything")) return true;
  if (Broken("TK-G-GROW-01.onto-seeds") && table_.HasSeed(place)) return !table_.HasPiece(place);
  const bool endless = Broken("TK-G-GROW-01.endless") || Broken("TK-SETTLED-01.endless");
  return IsEmpty(place) && (plants < PlantsOfEach() || endless);
}

// TK-G-DIG-01: from one's own space or one beside, whoever stands on it.
bool Referee::MayDig(Place place) const {
  if (Broken("TK-G-DIG-01.own-space-only") && place != Active()) return false;
  if (Broken("TK-G-DIG-01.beside-only") && place == Active()) return false;
  if (Broken("TK-G-DIG-01.not-under-copies") && table_.Get<Copy>(place) != nullptr) return false;
  if (Broken("TK-G-DIG-01.other-plants") && IsBeside(place) && IsPlant(place)) return true;
  const bool in_reach = place == Active() || IsBeside(place) || Broken("TK-G-DIG-01.anywhere");
  return in_reach && table_.HasSeed(place);
}

bool Referee::IsPlant(Place place) const {
  return table_.Get<Shrub>(place) != nullptr || table_.Get<Tree>(place) != nullptr ||
         table_.Get<FallenTree>(place) != nullptr;
}

void Referee::Dig(Place place) {
  if (Broken("TK-G-DIG-01.other-plants") && IsPlant(place)) table_.Remove(place);
  RemoveSeed(place);
}

// TK-G-UNGROW-01: with a seed goes the shrub of the next era; with a shrub go the trees of the era after.
void Referee::RemoveSeed(Place place) {
  table_.seeds[Index(place)] = false;
  if (const auto later = Later(place)) queue_.removals.emplace_back(ShrubGoes{*later});
}

void Referee::RemoveShrub(Place place) {
  table_.Remove(place);
  if (Broken("TK-G-UNGROW-01.own-era-too")) RemoveFallenTreesOf(place);
  if (const auto later = Later(place)) queue_.removals.emplace_back(TreesGo{*later});
}

void Referee::RemoveTreesOf(Place place) {
  const bool stays = Broken("TK-G-UNGROW-01.tree-stays");
  if (table_.Get<Tree>(place) != nullptr && !stays) table_.Remove(place);
  if (table_.Get<FallenTree>(place) != nullptr && Broken("TK-G-UNGROW-01.lying-there")) table_.Remove(place);
  if (!Broken("TK-G-UNGROW-01.fallen-trees-stay")) RemoveFallenTreesOf(place);
}

// Those whose trunk points to `place`.
void Referee::RemoveFallenTreesOf(Place place) {
  const bool one_only = Broken("TK-G-UNGROW-01.one-fallen-tree") || Broken("TK-SETTLED-08.one-fallen-tree");
  for (const Way way : kWays) {
    const auto beside = Next(place, way);
    const FallenTree* tree = beside ? table_.Get<FallenTree>(*beside) : nullptr;
    if (tree == nullptr || (tree->fell != way && !Broken("TK-G-UNGROW-01.pointing-away"))) continue;
    table_.Remove(*beside);
    if (one_only) return;
  }
}

// TK-G-TOPPLE-02: not into a wall, a shrub, a fallen tree, an elephant, a tree or statue that cannot be pushed.
bool Referee::CanTopple(Place tree, Way way) const {
  if (Broken("TK-G-TOPPLE-02.never-topples")) return false;
  if (Broken("TK-G-TOPPLE-02.always-topples")) return true;
  const auto to = Next(tree, way);
  if (!to) return Broken("TK-G-TOPPLE-02.off-the-board");
  if (table_.Get<Copy>(*to) != nullptr) return CanCrush(*to);
  if (table_.Get<Tree>(*to) != nullptr || table_.Get<Statue>(*to) != nullptr) return CanTopplePushing(*to, way);
  if (table_.Get<Elephant>(*to) != nullptr && Broken("TK-GM-02.onto-elephants")) return true;
  return GivesWay(*to, way);
}

// TK-G-CRUSH-01: a copy is no hindrance.
bool Referee::CanCrush(Place copy) const {
  if (Broken("TK-M-TRAMPLE-01.active-copy-blocks")) return table_.active != copy;
  return !Broken("TK-G-CRUSH-01.blocked-by-copies");
}

// TK-G-TOPPLE-03: a tree or statue that can be pushed is none.
bool Referee::CanTopplePushing(Place object, Way way) const {
  if (Broken("TK-G-TOPPLE-03.blocked")) return false;
  if (Broken("TK-G-TOPPLE-03.crushes")) return true;
  if (Broken("TK-GI-02.statues-block") && table_.Get<Statue>(object) != nullptr) return false;
  if (Broken("TK-GI-02.trees-crush-statues") && table_.Get<Statue>(object) != nullptr) return true;
  return GivesWay(object, way);
}

// TK-G-TOPPLE-01: the tree falls into the next space. TK-G-TOPPLE-03: what can be pushed there is pushed on.
// TK-G-CRUSH-01: a copy there dies on the spot, a seed is removed. REQUIRES: it can be pushed.
void Referee::Topple(Place tree, Way way) {
  const auto to = Next(tree, way);
  table_.Remove(tree);
  if (Broken("TK-G-TOPPLE-01.vanishes") || !to) return;
  if (table_.Get<Copy>(*to) != nullptr && !Broken("TK-G-CRUSH-01.pushes")) {
    if (Broken("TK-G-CRUSH-01.kills-behind")) KillBehind(*to, way);
    Die(*to);
  } else if (GivesWay(*to, way) && !IsRemovedByTree(*to)) {
    MakeRoom(*to, way);
  } else if (!IsRemovedByTree(*to)) {
    return;  // a wrong engine's tree
  }
  if (!Broken("TK-G-CRUSH-01.spares-seeds")) Crush(*to);
  if (Broken("TK-G-TOPPLE-01.stays-upright")) {
    table_.Put(*to, Tree{});
  } else {
    table_.Put(*to, FallenTree{Broken("TK-G-TOPPLE-01.points-on") ? Opposite(way) : way});
  }
}

// What only a wrong engine's tree removes.
bool Referee::IsRemovedByTree(Place place) const {
  if (table_.Get<Statue>(place) != nullptr && Broken("TK-GI-02.trees-crush-statues")) return true;
  return Broken("TK-G-TOPPLE-03.crushes") &&
         (table_.Get<Tree>(place) != nullptr || table_.Get<Statue>(place) != nullptr);
}

void Referee::KillBehind(Place copy, Way way) {
  const auto behind = Next(copy, way);
  if (behind && table_.Get<Copy>(*behind) != nullptr) Die(*behind);
}

// TK-G-CRUSH-01, TK-GI-01, TK-GM-01: what comes to lie on a seed removes it.
void Referee::Crush(Place place) {
  if (Broken("TK-SETTLED-09.seed-stays") && died_in_.contains(place)) return;
  if (table_.HasSeed(place)) RemoveSeed(place);
}

}  // namespace timeproof::plain
