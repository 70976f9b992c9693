// Sections 4 and 5 of the catalogue: movement, pushing, time travel.
#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {

// TK-MOVE-01: one space orthogonally. TK-MOVE-02: not into a wall, nor into what would kill (ruling
// `voluntary-entry`). Ruling `self-paradox`: into a copy of one's own colour, or not.
bool Referee::MayMove(Way way) const {
  const auto to = Next(Active(), way);
  if (!to) return false;
  if (table_.HasCopy(*to, Player())) return options_.Rules("self-paradox", "allowed");
  return GivesWay(*to, way) || options_.Rules("voluntary-entry", "suicide");
}

// TK-ORDER-01: push first, then pull.
void Referee::MoveCopy(Way way, bool pull) {
  const Place from = Active();
  PushCopy(from, way);
  if (pull) Pull(from, way);
}

// Whether the active copy would die of its own move: by a paradox, or of what it goes into on purpose.
bool Referee::DiesByMoving(Way way) const {
  const auto to = Next(Active(), way);
  return !to || table_.HasCopy(*to, Player()) || !GivesWay(*to, way);
}

// Whether something that comes that way gets into `place`. TK-PUSH-02: a copy never blocks. TK-G-SHRUB-01,
// TK-G-FALLEN-01, TK-M-BLOCK-01: a shrub, a fallen tree and an elephant always do.
bool Referee::GivesWay(Place place, Way way) const {
  if (table_.Get<Tree>(place) != nullptr || table_.Get<Statue>(place) != nullptr) return CanBePushed(place, way);
  return table_.Get<Shrub>(place) == nullptr && table_.Get<FallenTree>(place) == nullptr &&
         table_.Get<Elephant>(place) == nullptr;
}

// TK-G-TOPPLE-02, TK-I-PUSH-02: a tree or a statue needs a next space that gives way.
bool Referee::CanBePushed(Place object, Way way) const {
  const auto to = Next(object, way);
  return to && GivesWay(*to, way);
}

// Whatever stands in `place` goes on one space, or dies. REQUIRES: GivesWay(place, way).
void Referee::MakeRoom(Place place, Way way) {
  if (table_.Get<Copy>(place) != nullptr) return PushCopy(place, way);
  if (table_.Get<Tree>(place) != nullptr) return Topple(place, way);
  if (table_.Get<Statue>(place) != nullptr) return PushStatue(place, way);
}

// TK-PUSH-01: a copy that moves or is pushed pushes on whoever opposes it. TK-PUSH-02: it dies where it cannot go.
void Referee::PushCopy(Place copy, Way way) {
  const auto to = Next(copy, way);
  if (!to || !GivesWay(*to, way)) return Die(copy);
  if (table_.HasCopy(*to, table_.Get<Copy>(copy)->colour)) return Paradox(copy, *to);
  MakeRoom(*to, way);
  PutFrom(copy, *to);
}

// TK-PARADOX-01: both die.
void Referee::Paradox(Place one, Place other) {
  Die(one);
  Die(other);
}

// TK-DEATH-01: it leaves the game for good. A seed under it stays.
void Referee::Die(Place copy) { table_.pieces.erase(copy); }

void Referee::PutFrom(Place from, Place to) {
  table_.pieces.emplace(to, table_.pieces.at(from));
  table_.pieces.erase(from);
}

// TK-TRAVEL-01: to the next era. TK-TRAVEL-05: nothing is pushed or pulled.
bool Referee::MayTravelForward() const {
  const auto to = Later(Active());
  return to && IsFreeToTravelTo(*to);
}

void Referee::TravelForward() { PutFrom(Active(), *Later(Active())); }

// TK-TRAVEL-02: to the previous era, leaving a new copy from the supply.
bool Referee::MayTravelBack() const {
  const auto to = Earlier(Active());
  return to && table_.supply.at(Player()) > 0 && IsFreeToTravelTo(*to);
}

void Referee::TravelBack() {
  const Place from = Active();
  PutFrom(from, *Earlier(from));
  table_.pieces[from] = Copy{Player()};
  --table_.supply[Player()];
}

// TK-TRAVEL-03: a seed does not hinder.
bool Referee::IsFreeToTravelTo(Place place) const { return !table_.pieces.contains(place); }

}  // namespace timeproof::plain
