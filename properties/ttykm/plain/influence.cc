// Section 7 of the catalogue: statues.
#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {

// TK-I-PUSH-02: a statue needs a next space that gives way. TK-GI-02: plants that do not, stop it.
bool Referee::CanPushStatue(Place statue, Way way) const {
  if (Broken("TK-I-PUSH-01.never")) return false;
  if (Broken("TK-I-PUSH-02.always-pushed")) return true;
  const auto to = Next(statue, way);
  if (!to) return Broken("TK-I-PUSH-02.off-the-board");
  if (table_.HasSeed(*to) && Broken("TK-GI-01.blocked-by-seeds")) return false;
  if (table_.Get<Copy>(*to) != nullptr) return CanPushStatueOnto(*to, way);
  if (table_.Get<Statue>(*to) != nullptr && Broken("TK-I-PUSH-01.blocked-by-statues")) return false;
  if (table_.Get<Tree>(*to) != nullptr && Broken("TK-GI-02.trees-block")) return false;
  return CanEnter(*to, way);
}

// TK-I-PUSH-01: a copy of either colour is pushed.
bool Referee::CanPushStatueOnto(Place copy, Way way) const {
  if (Broken("TK-I-PUSH-01.blocked-by-copies")) return false;
  if (Broken("TK-I-PUSH-01.own-copies-block") && table_.HasCopy(copy, Player())) return false;
  return GivesWay(copy, way);
}

bool Referee::IsShrubOrFallenTree(Place place) const {
  return table_.Get<Shrub>(place) != nullptr || table_.Get<FallenTree>(place) != nullptr;
}

// TK-I-PUSH-01: one space that way, pushing on whatever is there. REQUIRES: it can be pushed.
void Referee::PushStatue(Place statue, Way way) {
  const auto to = Next(statue, way);
  if (!to || !CanEnter(*to, way)) return table_.Remove(statue);  // a wrong engine's statue
  Propagate(statue, way, 1);
  MakeRoomForStatue(*to, way);
  PutFrom(statue, *to);
  CrushUnderStatue(*to);
}

// Whether a statue gets into `place`: what is there gives way, or is removed by a wrong engine.
bool Referee::CanEnter(Place place, Way way) const { return GivesWay(place, way) || IsRemovedByStatue(place); }

bool Referee::IsRemovedByStatue(Place place) const {
  if (table_.Get<Copy>(place) != nullptr) return Broken("TK-I-PUSH-01.kills-copies");
  if (table_.Get<Tree>(place) != nullptr) return Broken("TK-GI-02.statues-crush-trees");
  if (table_.Get<Elephant>(place) != nullptr) return Broken("TK-IM-02.removes-elephants");
  return IsShrubOrFallenTree(place) && Broken("TK-GI-02.through-plants");
}

void Referee::MakeRoomForStatue(Place place, Way way) {
  if (IsRemovedByStatue(place)) {
    table_.Remove(place);
  } else {
    MakeRoom(place, way);
  }
}

// TK-GI-01: a statue that comes upon a seed removes it.
void Referee::CrushUnderStatue(Place place) {
  if (Broken("TK-GI-01.seed-stays")) return;
  if (Broken("TK-GI-01.no-ungrowing")) {
    table_.seeds[Index(place)] = false;
  } else {
    Crush(place);
  }
}

// TK-I-PROP-01: the statue of the same colour in the next era will move as far.
void Referee::Propagate(Place statue, Way way, int distance) {
  const auto colour = table_.Get<Statue>(statue)->colour;
  moved_.insert({statue.era, colour});
  if (Broken("TK-I-PROP-01.never")) return;
  if (Broken("TK-I-PROP-01.earlier-too")) MoveEarlierSelf(statue, way);
  const auto later = Later(statue);
  if (!later || (Broken("TK-I-PROP-01.same-place-only") && table_.FindStatue(later->era, colour) != later)) return;
  queue_.moves.push_back({later->era, colour, way, distance});
}

void Referee::MoveEarlierSelf(Place statue, Way way) {
  const auto earlier = Earlier(statue);
  const auto active = table_.active;
  if (!earlier || !active || active->era != statue.era) return;
  const auto self = table_.FindStatue(earlier->era, table_.Get<Statue>(statue)->colour);
  if (self && CanBePushed(*self, way)) PushStatue(*self, way);
}

// TK-I-PULL-01: the statue directly behind what moves away from `place`.
std::optional<Place> Referee::StatueToPull(Place place, Way way) const {
  const auto behind = Next(place, Opposite(way));
  if (behind && table_.Get<Statue>(*behind) != nullptr) return behind;
  const auto afar = behind ? Next(*behind, Opposite(way)) : std::nullopt;
  if (Broken("TK-I-PULL-01.from-afar") && afar && table_.Get<Statue>(*afar) != nullptr) return afar;
  if (Broken("TK-I-PULL-01.sideways")) return StatueBeside(place, way);
  return std::nullopt;
}

std::optional<Place> Referee::StatueBeside(Place place, Way way) const {
  for (const Way side : kWays) {
    const auto beside = Next(place, side);
    if (beside && table_.Get<Statue>(*beside) != nullptr && CanBePushed(*beside, way)) return beside;
  }
  return std::nullopt;
}

// TK-I-PULL-01: moving directly away from a statue, and living.
bool Referee::MayPull(Way way) const {
  if (Broken("TK-I-PULL-01.never")) return false;
  if (Broken("TK-I-PULL-01.nothing-to-pull")) return true;
  const auto statue = StatueToPull(Active(), way);
  if (!statue || (Broken("TK-I-PULL-01.orange-only") && table_.Get<Statue>(*statue)->colour)) return false;
  if (Broken("TK-I-PULL-01.not-while-pushing") && table_.HasPiece(*Next(Active(), way))) return false;
  const bool the_dying_pull = Broken("TK-I-PULL-01.while-dying") || Broken("TK-SETTLED-04.the-dying-pull");
  return the_dying_pull || !DiesByMoving(way);
}

// TK-I-PULL-01, TK-IM-01: the statue behind comes into the space just left.
void Referee::Pull(Place left, Way way) {
  const auto statue = StatueToPull(left, way);
  if (!statue) return;
  const bool seed_stays = table_.HasSeed(left) && Broken("TK-SETTLED-03.not-when-pulled");
  PushStatue(*statue, way);
  if (seed_stays) table_.seeds[Index(left)] = true;
}

// TK-I-BUILD-01: once a game, in an empty space beside.
bool Referee::MayBuild(Place place) const {
  if (!options_.Plays("influence") && !Broken("TK-SET-05.without-the-chapter")) return false;
  if (!HasStatueToBuild() || !(IsBeside(place) || Broken("TK-I-BUILD-01.anywhere"))) return false;
  if (Broken("TK-I-BUILD-01.in-the-past-only") && place.era != Era::kPast) return false;
  if (Broken("TK-I-BUILD-01.needs-later-spaces")) return IsEmptyFromNowOn(place);
  return MayBuildOn(place);
}

bool Referee::HasStatueToBuild() const {
  if (!table_.HasMayBuild() || Broken("TK-I-BUILD-01.again")) return true;
  if (Broken("TK-I-BUILD-01.once-for-both") && !table_.may_build.at(Opponent(Player())).value()) return false;
  return table_.may_build.at(Player()).value();
}

bool Referee::IsEmptyFromNowOn(Place place) const {
  const auto later = Later(place);
  return IsEmpty(place) && (!later || IsEmptyFromNowOn(*later));
}

// TK-I-BUILD-01: an empty space. TK-GI-01: a seed counts. TK-IM-02: so does an elephant.
bool Referee::MayBuildOn(Place place) const {
  if (Broken("TK-I-BUILD-01.onto-anything") || Broken("TK-I-BUILD-03.in-the-first-era-too")) return true;
  if (Broken("TK-GI-01.built-on-seeds") && table_.HasSeed(place)) return !table_.HasPiece(place);
  if (Broken("TK-IM-02.built-on-elephants") && table_.Get<Elephant>(place) != nullptr) return true;
  return IsEmpty(place);
}

void Referee::Build(Place place) {
  const Way way = WayTo(Active(), place).value_or(Way::kEast);
  table_.may_build[Player()] = false;
  PutStatue(place, Player());
  if (Broken("TK-I-BUILD-01.here-only")) return;
  if (const auto earlier = Earlier(place); earlier && Broken("TK-I-BUILD-01.earlier-eras-too")) {
    queue_.placements.emplace_back(StatueAppears{*earlier, Player(), way});
  }
  if (const auto later = Later(place)) queue_.placements.emplace_back(StatueAppears{*later, Player(), way});
}

void Referee::PutStatue(Place place, Colour colour) {
  table_.Put(place, Statue{colour});
  CrushUnderStatue(place);
}

// TK-I-BUILD-03: the first space the opposite way that it could be pushed into; others are passed over.
std::optional<Place> Referee::ReboundTo(Place blocked, Way way) const {
  auto place = Next(blocked, way);
  if (Broken("TK-I-BUILD-03.next-space-only")) return place && GivesWay(*place, way) ? place : std::nullopt;
  while (place && !TakesRebound(*place, way)) place = Next(*place, way);
  return place;
}

bool Referee::TakesRebound(Place place, Way way) const {
  if (Broken("TK-I-BUILD-03.free-spaces-only")) return !table_.HasPiece(place);
  return CanEnter(place, way);
}

// TK-I-BUILD-03, ruling `blocked-build`. In the next era it first appears in the original space, then moves as far as
// it was displaced here.
void Referee::Rebound(const StatueAppears& blocked) {
  if (options_.Rules("blocked-build", "stop") || Broken("TK-I-BUILD-03.stays-away")) return;
  if (Broken("TK-I-BUILD-03.crushes")) return Appear(blocked);
  const Way way = Broken("TK-I-BUILD-03.onwards") ? blocked.way : Opposite(blocked.way);
  const auto to = ReboundTo(blocked.place, way);
  if (!to) return FindNoRoom(blocked);
  int distance = 1;
  for (Place walked = *Next(blocked.place, way); walked != *to; walked = *Next(walked, way)) ++distance;
  PassOnRebound(blocked, *to, way, distance);
  if (Broken("TK-I-BUILD-03.pushes-nobody")) table_.Remove(*to);
  MakeRoomForStatue(*to, way);
  PutStatue(*to, blocked.colour);
}

void Referee::PassOnRebound(const StatueAppears& blocked, Place to, Way way, int distance) {
  const bool from_there = Broken("TK-I-BUILD-03.from-where-it-went");
  const auto later = Later(from_there ? to : blocked.place);
  if (!later) return;
  queue_.placements.emplace_back(StatueAppears{*later, blocked.colour, blocked.way});
  if (from_there || Broken("TK-I-BUILD-03.nothing-passed-on") || Broken("TK-I-PROP-01.never")) return;
  queue_.moves.push_back({later->era, blocked.colour, way, distance});
}

// TK-I-BUILD-04: with no room that way, it does not appear and the build goes no further.
void Referee::FindNoRoom(const StatueAppears& blocked) {
  if (Broken("TK-I-BUILD-04.crushes") || Broken("TK-SETTLED-06.crushes")) return Appear(blocked);
  if (!Broken("TK-I-BUILD-04.goes-on") && !Broken("TK-SETTLED-06.later-eras")) return;
  if (const auto later = Later(blocked.place)) {
    queue_.placements.emplace_back(StatueAppears{*later, blocked.colour, blocked.way});
  }
}

}  // namespace timeproof::plain
