// Sections 4 and 5 of the catalogue: movement, pushing, time travel.
#include <algorithm>

#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {

// TK-MOVE-01: one space orthogonally. TK-MOVE-02: not into a wall, nor into what would kill (ruling
// `voluntary-entry`). Ruling `self-paradox`: into a copy of one's own colour, or not.
bool Referee::MayMove(Way way) const {
  const auto to = Next(Active(), way);
  if (Broken("TK-MOVE-01.not-north-or-west") && (way == Way::kNorth || way == Way::kWest)) return false;
  if (!to) return MayEnterWalls();
  if (table_.HasCopy(*to, Player())) return MayKillOwn();
  if (Broken("self-paradox.chains-too") && options_.Rules("self-paradox", "illegal") && KillsOwn(way)) return false;
  if (table_.HasCopy(*to, Opponent(Player())) && Broken("TK-PUSH-01.blocked")) return false;
  if (table_.HasSeed(*to) && Broken("TK-G-SEED-01.hinders")) return false;
  return GivesWay(*to, way) || options_.Rules("voluntary-entry", "suicide") || Broken("TK-MOVE-02.into-objects");
}

bool Referee::MayEnterWalls() const {
  if (Broken("TK-MOVE-02.into-walls")) return true;
  return Broken("voluntary-entry.walls-too") && options_.Rules("voluntary-entry", "suicide");
}

// TK-PARADOX-02: a copy that moves into its own colour kills both. Ruling `self-paradox`: or may not.
bool Referee::MayKillOwn() const {
  return options_.Rules("self-paradox", "allowed") && !Broken("TK-PARADOX-02.no-suicide");
}

// Whether a copy of the player's dies by the move.
bool Referee::KillsOwn(Way way) const {
  const auto own = [this](const Table& table) {
    return std::ranges::count_if(table.All<Copy>(), [&](Place copy) { return table.HasCopy(copy, Player()); });
  };
  Referee trial = *this;
  trial.PushCopy(Active(), way);
  return own(trial.table_) < own(table_);
}

// TK-ORDER-01: push first, then pull.
void Referee::MoveCopy(Way way, bool pull) {
  const Place from = Active();
  const bool pulls = pull || (Broken("TK-I-PULL-01.always") && MayPull(way));
  if (pulls && Broken("TK-ORDER-01.pull-first")) return Pull(from, way);  // the statue then pushes the copy
  const auto beyond = Next(from, way) ? Next(*Next(from, way), way) : std::nullopt;
  const bool goes_on = beyond && !table_.HasPiece(*beyond) && Broken("TK-MOVE-01.two-spaces");
  PushCopy(from, way);
  if (goes_on && table_.active) PushCopy(Active(), way);
  if (pulls && Broken("TK-ORDER-01.pull-waits")) SettleLaterEras();
  if (pulls) Pull(from, way);
}

// Whether the active copy would die of its own move: by a paradox, or of what it goes into on purpose.
bool Referee::DiesByMoving(Way way) const {
  const auto to = Next(Active(), way);
  return !to || table_.HasCopy(*to, Player()) || !GivesWay(*to, way);
}

// Whether something that comes that way gets into `place`. TK-G-SHRUB-01, TK-G-FALLEN-01, TK-M-BLOCK-01: a shrub, a
// fallen tree and an elephant keep it out.
bool Referee::GivesWay(Place place, Way way) const {
  if (table_.Get<Tree>(place) != nullptr || table_.Get<Statue>(place) != nullptr) return CanBePushed(place, way);
  if (table_.Get<Copy>(place) != nullptr) return CopyGivesWay(place, way);
  if (table_.Get<Shrub>(place) != nullptr) return Broken("TK-G-SHRUB-01.entered");
  if (table_.Get<FallenTree>(place) != nullptr) return FallenTreeGivesWay(place, way);
  if (table_.Get<Elephant>(place) != nullptr) return ElephantGivesWay(place, way);
  return true;
}

bool Referee::FallenTreeGivesWay(Place tree, Way way) const {
  return Broken("TK-G-FALLEN-01.entered") || (Broken("TK-G-FALLEN-01.rolls") && IsFreeNext(tree, way));
}

bool Referee::ElephantGivesWay(Place elephant, Way way) const {
  return Broken("TK-M-BLOCK-01.removed") || (Broken("TK-M-BLOCK-01.pushed") && IsFreeNext(elephant, way));
}

bool Referee::IsFreeNext(Place place, Way way) const {
  const auto to = Next(place, way);
  return to && !table_.HasPiece(*to);
}

// TK-PUSH-02: a copy never blocks.
bool Referee::CopyGivesWay(Place copy, Way way) const {
  if (Broken("TK-M-TRAMPLE-01.active-copy-blocks") && table_.active == copy) return false;
  const auto to = Next(copy, way);
  if (!to) return !Broken("TK-PUSH-02.blocks") && !Broken("TK-PUSH-02.walls-block");
  const Colour colour = table_.Get<Copy>(copy)->colour;
  if (colour != Player() && table_.HasCopy(*to, Player()) && Broken("TK-PARADOX-02.refused")) return false;
  return table_.HasCopy(*to, colour) || GivesWay(*to, way) || !SavesCopies(*to);
}

// Whether a copy that cannot be pushed into what stands in `place` is safe there, and blocks.
bool Referee::SavesCopies(Place place) const {
  if (Broken("TK-PUSH-02.blocks") || Broken("TK-PUSH-02.objects-block")) return true;
  if (Broken("voluntary-entry.pushed-too")) return options_.Rules("voluntary-entry", "illegal");
  if (table_.Get<Shrub>(place) != nullptr) return Broken("TK-G-SHRUB-01.saves-copies");
  if (table_.Get<FallenTree>(place) != nullptr) return Broken("TK-G-FALLEN-01.saves-copies");
  if (table_.Get<Tree>(place) != nullptr) return Broken("TK-G-TOPPLE-02.saves-copies");
  if (table_.Get<Statue>(place) != nullptr) return Broken("TK-I-PUSH-02.saves-copies");
  return table_.Get<Elephant>(place) != nullptr && Broken("TK-M-BLOCK-01.saves-copies");
}

// TK-G-TOPPLE-02, TK-I-PUSH-02: whether a tree or a statue goes on into the next space.
bool Referee::CanBePushed(Place object, Way way) const {
  return table_.Get<Tree>(object) != nullptr ? CanTopple(object, way) : CanPushStatue(object, way);
}

// Whatever stands in `place` goes on one space, or dies. REQUIRES: GivesWay(place, way).
void Referee::MakeRoom(Place place, Way way) {
  if (table_.Get<Copy>(place) != nullptr) return PushCopy(place, way);
  if (table_.Get<Tree>(place) != nullptr) return Topple(place, way);
  if (table_.Get<Statue>(place) != nullptr) return PushStatue(place, way);
  if (table_.HasPiece(place)) MakeWrongRoom(place, way);
}

// What never gives way is pushed or removed by wrong engines only.
void Referee::MakeWrongRoom(Place place, Way way) {
  if (Broken("TK-M-BLOCK-01.pushed") || Broken("TK-G-FALLEN-01.rolls")) return PutFrom(place, *Next(place, way));
  if (table_.Get<Shrub>(place) != nullptr) return RemoveShrub(place);
  table_.Remove(place);
}

// TK-PUSH-01: a copy that moves or is pushed pushes on whoever opposes it. TK-PUSH-02: it dies where it cannot go.
void Referee::PushCopy(Place copy, Way way) {
  const auto to = Next(copy, way);
  if (!to) return Die(copy);
  if (Meets(copy, *to)) return Paradox(copy, *to);
  if (!GivesWay(*to, way)) return Die(copy);
  if (table_.HasSeed(*to) && Broken("TK-G-SEED-01.hinders")) return Die(copy);
  const bool is_pushed = table_.active != copy;
  if (is_pushed && table_.Get<Copy>(*to) != nullptr && Broken("TK-PUSH-01.stopped")) return Die(copy);
  const bool stays = Broken("TK-PUSH-02.pusher-stays") && Squishes(*to, way);
  if (table_.Get<Copy>(*to) != nullptr && DiesOfPush(copy)) {
    Die(*to);
  } else {
    MakeRoom(*to, way);
  }
  if (!stays) PutFrom(copy, *to);
}

// TK-PARADOX-01: a copy of its own colour. TK-PARADOX-02: whatever pushed it.
bool Referee::Meets(Place copy, Place to) const {
  const bool is_pushed = table_.active != copy;
  if (!is_pushed && Broken("TK-PARADOX-02.pushes")) return false;
  if (is_pushed && Broken("TK-PARADOX-01.pushes")) return false;
  if (is_pushed && Broken("TK-PARADOX-02.kills-both") && table_.HasCopy(to, Player())) return true;
  return table_.HasCopy(to, table_.Get<Copy>(copy)->colour);
}

bool Referee::Squishes(Place copy, Way way) const {
  const auto to = Next(copy, way);
  return table_.Get<Copy>(copy) != nullptr && (!to || !GivesWay(*to, way));
}

bool Referee::DiesOfPush(Place pusher) const {
  if (Broken("TK-PUSH-01.kills")) return true;
  return Broken("TK-PUSH-01.no-chain") && table_.active != pusher;
}

// TK-PARADOX-01: both die.
void Referee::Paradox(Place one, Place other) {
  if (Broken("TK-PARADOX-01.one-dies")) return Die(one);
  Die(other);
  if (Broken("TK-PARADOX-01.takes-the-seed")) Crush(other);
  if (Broken("TK-PARADOX-01.the-other-dies")) return PutFrom(one, other);
  Die(one);
}

// TK-DEATH-01: it leaves the game for good. A seed under it stays.
void Referee::Die(Place copy) {
  const Colour colour = table_.Get<Copy>(copy)->colour;
  table_.Remove(copy);
  died_in_.insert(copy);
  if (Broken("TK-G-SEED-01.dies-with-its-copy") || Broken("TK-SETTLED-09.seed-goes")) Crush(copy);
  if (Broken("TK-DEATH-01.back-to-supply")) ++table_.supply[colour];
  if (Broken("TK-DEATH-01.later-eras-too")) DieLater(copy, colour);
}

void Referee::DieLater(Place copy, Colour colour) {
  const auto later = Later(copy);
  if (later && table_.HasCopy(*later, colour)) Die(*later);
}

void Referee::PutFrom(Place from, Place to) {
  table_.Move(from, to);
  if (Broken("TK-G-SEED-01.trodden") && table_.Get<Copy>(to) != nullptr) Crush(to);
}

// TK-TRAVEL-01: to the next era. TK-TRAVEL-04: and no further.
std::optional<Place> Referee::Forward() const {
  const auto next = Later(Active());
  if (!next && Broken("TK-TRAVEL-01.beyond-the-future")) return Place{Era::kPast, Active().space};
  const auto after = next ? Later(*next) : std::nullopt;
  return after && IsPassedBy(*next) ? after : next;
}

// TK-TRAVEL-02: to the previous era. TK-TRAVEL-04: and no further.
std::optional<Place> Referee::Back() const {
  const auto next = Earlier(Active());
  if (!next && Broken("TK-TRAVEL-02.before-the-past")) return Place{Era::kFuture, Active().space};
  const auto after = next ? Earlier(*next) : std::nullopt;
  return after && IsPassedBy(*next) ? after : next;
}

bool Referee::IsPassedBy(Place place) const {
  return Broken("TK-TRAVEL-04.two-eras") || (Broken("TK-TRAVEL-04.jumps") && !IsFreeToTravelTo(place));
}

// TK-TRAVEL-01: to the next era.
bool Referee::MayTravelForward() const {
  const auto to = Forward();
  return to && IsFreeToTravelTo(*to) && !Broken("TK-TRAVEL-01.never");
}

void Referee::TravelForward() {
  const Place from = Active();
  Travel(from, *Forward());
  if (Broken("TK-TRAVEL-01.leaves-a-copy")) LeaveCopy(from);
  AfterTravel(from);
}

// TK-TRAVEL-02: to the previous era, leaving a new copy from the supply.
bool Referee::MayTravelBack() const {
  const auto to = Back();
  if (Broken("TK-TRAVEL-02.never")) return false;
  if (table_.supply.at(Player()) == 0 && !Broken("TK-TRAVEL-02.empty-supply")) return false;
  return to && IsFreeToTravelTo(*to);
}

void Referee::TravelBack() {
  const Place from = Active();
  Travel(from, *Back());
  if (table_.supply.at(Player()) > 0 && !Broken("TK-TRAVEL-02.leaves-nothing")) LeaveCopy(from);
  if (Broken("TK-TRAVEL-02.new-copy-acts")) MakeActive(from);
  AfterTravel(from);
}

void Referee::LeaveCopy(Place place) {
  table_.Put(place, Copy{Player()});
  if (!Broken("TK-TRAVEL-02.free-of-charge")) --table_.supply[Player()];
}

// TK-TRAVEL-03: a seed does not hinder.
bool Referee::IsFreeToTravelTo(Place place) const {
  if (table_.HasSeed(place) && (Broken("TK-TRAVEL-03.not-onto-seeds") || Broken("TK-G-SEED-01.hinders"))) {
    return false;
  }
  if (table_.Get<Elephant>(place) != nullptr && Broken("TK-M-BLOCK-01.travelled-onto")) return true;
  if (Broken("TK-TRAVEL-05.pushes")) return GivesWay(place, Way::kNorth);
  if (table_.Get<Copy>(place) != nullptr) return Broken("TK-TRAVEL-03.onto-copies");
  return !table_.HasPiece(place) || Broken("TK-TRAVEL-03.onto-objects");
}

// TK-TRAVEL-05: nothing is pushed.
void Referee::Travel(Place from, Place to) {
  if (Broken("TK-TRAVEL-05.pushes")) MakeRoom(to, Way::kNorth);
  table_.Remove(to);
  PutFrom(from, to);
}

// TK-TRAVEL-05, TK-I-PULL-01: nothing is pulled. TK-TURN-02: the traveller goes on acting.
void Referee::AfterTravel(Place left) {
  if (Broken("TK-TRAVEL-05.pulls") || Broken("TK-I-PULL-01.travellers-pull")) PullBeside(left);
  if (Broken("TK-TURN-02.stays-behind") && !CopiesInFocus().empty()) MakeActive(CopiesInFocus().front());
}

void Referee::PullBeside(Place left) {
  for (const Way way : kWays) {
    const auto beside = Next(left, Opposite(way));
    if (beside && table_.Get<Statue>(*beside) != nullptr && !table_.HasPiece(left)) PushStatue(*beside, way);
  }
}

}  // namespace timeproof::plain
