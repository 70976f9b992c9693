// Section 8 of the catalogue: elephants.
#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {

bool Referee::WearsHat(Era era, bool dark, Colour colour) const {
  const auto place = table_.FindElephant(era, dark);
  return place && table_.Get<Elephant>(*place)->hat == colour;
}

// TK-M-TRAIN-01: adjacent and without one's hat. TK-M-TRAIN-03, ruling `train-while-hatted`: an elephant that wears
// one's hat cannot be trained, or none can while any in this era wears it.
bool Referee::MayTrain(bool dark) const {
  const Era era = Active().era;
  const auto elephant = table_.FindElephant(era, dark);
  if (!elephant || !WayTo(Active(), *elephant) || WearsHat(era, dark, Player())) return false;
  return options_.Rules("train-while-hatted", "same-elephant") || !WearsHat(era, !dark, Player());
}

// TK-M-TRAIN-01: the hat goes on, the opponent's comes off. TK-M-TRAIN-02: and off the other elephant of the era.
// TK-M-MEMORY-01: the next era remembers.
void Referee::Train(Era era, bool dark, Colour trainer) {
  if (WearsHat(era, !dark, trainer)) TakeHat(era, !dark);
  std::get<Elephant>(table_.pieces.at(*table_.FindElephant(era, dark))).hat = trainer;
  if (const auto later = Later(Place{era, 1})) {
    queue_.placements.emplace_back(ElephantRemembers{later->era, dark, trainer});
  }
}

void Referee::TakeHat(Era era, bool dark) {
  std::get<Elephant>(table_.pieces.at(*table_.FindElephant(era, dark))).hat.reset();
}

// Ruling `command-era`.
Era Referee::CommandEra() const {
  return options_.Rules("command-era", "focus") ? table_.focus.at(Player()) : Active().era;
}

// TK-M-COMMAND-01: an elephant with one's hat, anywhere in that era, one space orthogonally.
bool Referee::MayCommand(bool dark, Way way) const {
  if (!WearsHat(CommandEra(), dark, Player())) return false;
  const auto to = Next(*table_.FindElephant(CommandEra(), dark), way);
  return to && MayElephantEnter(*to, way);
}

// TK-M-COMMAND-02: no elephant, no tree or statue that cannot be pushed. TK-GM-01: shrubs and fallen trees it tramples.
bool Referee::MayElephantEnter(Place place, Way way) const {
  if (table_.Get<Shrub>(place) != nullptr || table_.Get<FallenTree>(place) != nullptr) return true;
  return GivesWay(place, way);
}

// TK-IM-01.
bool Referee::MayCommandPull(bool dark, Way way) const {
  return IsStatueBehind(*table_.FindElephant(CommandEra(), dark), way);
}

void Referee::Command(bool dark, Way way, bool pull) {
  const Place from = *table_.FindElephant(CommandEra(), dark);
  const Place to = *Next(from, way);
  Trample(to);
  MakeRoom(to, way);
  PutFrom(from, to);
  if (pull) Pull(from, way);
}

// TK-M-TRAMPLE-01: a copy of either colour dies. TK-GM-01: a seed, shrub or fallen tree is removed, with un-grow.
void Referee::Trample(Place place) {
  if (table_.Get<Copy>(place) != nullptr) Die(place);
  if (table_.Get<FallenTree>(place) != nullptr) table_.pieces.erase(place);
  if (table_.Get<Shrub>(place) != nullptr) RemoveShrub(place);
  Crush(place);
}

}  // namespace timeproof::plain
