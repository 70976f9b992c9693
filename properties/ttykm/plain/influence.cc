// Section 7 of the catalogue: statues.
#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {

// TK-I-PUSH-01: one space that way, pushing on whatever is there. TK-GI-01: onto a seed, it crushes it.
// REQUIRES: it can be pushed.
void Referee::PushStatue(Place statue, Way way) {
  const Place to = *Next(statue, way);
  Propagate(statue, way, 1);
  MakeRoom(to, way);
  PutFrom(statue, to);
  Crush(to);
}

// TK-I-PROP-01: the statue of the same colour in the next era will move as far.
void Referee::Propagate(Place statue, Way way, int distance) {
  const auto later = Later(statue);
  if (later) queue_.moves.push_back({later->era, table_.Get<Statue>(statue)->colour, way, distance});
}

bool Referee::IsStatueBehind(Place place, Way way) const {
  const auto behind = Next(place, Opposite(way));
  return behind && table_.Get<Statue>(*behind) != nullptr;
}

// TK-I-PULL-01: moving directly away from a statue, and living.
bool Referee::MayPull(Way way) const { return IsStatueBehind(Active(), way) && !DiesByMoving(way); }

// TK-I-PULL-01, TK-IM-01: the statue behind comes into the space just left.
void Referee::Pull(Place left, Way way) { PushStatue(*Next(left, Opposite(way)), way); }

// TK-I-BUILD-01: once a game, in an empty space beside.
bool Referee::MayBuild(Place place) const {
  return options_.Plays("influence") && table_.may_build.at(Player()) && WayTo(Active(), place) && IsEmpty(place);
}

void Referee::Build(Place place) {
  const Way way = *WayTo(Active(), place);
  table_.may_build[Player()] = false;
  PutStatue(place, Player());
  if (const auto later = Later(place)) queue_.placements.emplace_back(StatueAppears{*later, Player(), way});
}

void Referee::PutStatue(Place place, Colour colour) {
  table_.pieces[place] = Statue{colour};
  Crush(place);
}

// TK-I-BUILD-03: the first space the opposite way that it could be pushed into; others are passed over.
std::optional<Place> Referee::ReboundTo(Place blocked, Way way) const {
  auto place = Next(blocked, way);
  while (place && !GivesWay(*place, way)) place = Next(*place, way);
  return place;
}

// TK-I-BUILD-03, ruling `blocked-build`. In the next era it first appears in the original space, then moves as far as
// it was displaced here. TK-I-BUILD-04: with no room that way, it does not appear and the build goes no further.
void Referee::Rebound(const StatueAppears& blocked) {
  if (options_.Rules("blocked-build", "stop")) return;
  const Way way = Opposite(blocked.way);
  const auto to = ReboundTo(blocked.place, way);
  if (!to) return;
  int distance = 1;
  for (Place walked = *Next(blocked.place, way); walked != *to; walked = *Next(walked, way)) ++distance;
  if (const auto later = Later(blocked.place)) {
    queue_.moves.push_back({later->era, blocked.colour, way, distance});
    queue_.placements.emplace_back(StatueAppears{*later, blocked.colour, blocked.way});
  }
  MakeRoom(*to, way);
  PutStatue(*to, blocked.colour);
}

}  // namespace timeproof::plain
