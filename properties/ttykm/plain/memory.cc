// Section 8 of the catalogue: elephants.
#include <utility>

#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {

bool Referee::WearsHat(Era era, bool dark, Colour colour) const {
  const auto place = table_.FindElephant(era, dark);
  return place && table_.Get<Elephant>(*place)->hat == colour;
}

// TK-M-TRAIN-01: adjacent. TK-M-TRAIN-03, ruling `train-while-hatted`: an elephant that wears one's hat cannot be
// trained, or none can while any in this era wears it.
bool Referee::MayTrain(bool dark) const {
  const Era era = Active().era;
  const auto elephant = table_.FindElephant(era, dark);
  if (!elephant) return Broken("TK-SET-06.without-the-chapter");
  if (Broken("TK-M-TRAIN-01.dark-only") && !dark) return false;
  if (!IsBeside(*elephant) && !Broken("TK-M-TRAIN-01.anywhere")) return false;
  if (WearsHat(era, dark, Opponent(Player())) && Broken("TK-M-TRAIN-01.not-the-opponents")) return false;
  if (WearsHat(era, dark, Player())) return Broken("TK-M-TRAIN-03.again");
  if (WearsHat(era, !dark, Player()) && Broken("TK-M-TRAIN-03.whole-era")) return false;
  return options_.Rules("train-while-hatted", "same-elephant") || !WearsHat(era, !dark, Player());
}

// TK-M-TRAIN-01: the hat goes on, the opponent's comes off. TK-M-TRAIN-02: and off the other elephant of the era.
// TK-M-MEMORY-01: the next era remembers.
void Referee::Train(Era era, bool dark, Colour trainer) {
  if (LosesOther(era, dark, trainer)) TakeHat(era, !dark);
  const bool neutral = Broken("TK-M-TRAIN-01.neutral") && WearsHat(era, dark, Opponent(trainer));
  PutHat(era, dark, trainer);
  if (neutral || (Broken("TK-M-TRAIN-01.no-hat") && era == Active().era)) TakeHat(era, dark);
  if (Broken("TK-M-MEMORY-01.backwards")) TrainEarlier(era, dark, trainer);
  if (Broken("TK-M-MEMORY-01.next-era-only") && era != Active().era) return;
  if (const auto later = Later(Place{era, 1})) {
    queue_.placements.emplace_back(ElephantRemembers{later->era, dark, trainer});
  }
}

// TK-M-TRAIN-02: whether the other elephant's hat comes off.
bool Referee::LosesOther(Era era, bool dark, Colour trainer) const {
  if (Broken("TK-M-TRAIN-02.two-hats")) return false;
  if (Broken("TK-M-TRAIN-02.takes-any-hat")) return true;
  if (Broken("TK-M-MEMORY-01.keeps-the-other") && era != Active().era) return false;
  return WearsHat(era, !dark, trainer);
}

void Referee::TrainEarlier(Era era, bool dark, Colour trainer) {
  const auto earlier = Earlier(Place{era, 1});
  if (era != Active().era || !earlier) return;
  if (WearsHat(earlier->era, !dark, trainer)) TakeHat(earlier->era, !dark);
  PutHat(earlier->era, dark, trainer);
}

void Referee::TakeHat(Era era, bool dark) { PutHat(era, dark, std::nullopt); }

void Referee::PutHat(Era era, bool dark, std::optional<Colour> hat) {
  table_.Put(table_.FindElephant(era, dark).value(), Elephant{dark, hat});
}

// TK-M-COMMAND-01: the era of the active copy. Ruling `command-era`.
Era Referee::CommandEra() const {
  const bool of_focus = options_.Rules("command-era", "focus") || Broken("TK-M-COMMAND-01.era-of-the-focus");
  return of_focus ? table_.focus.at(Player()) : Active().era;
}

// TK-M-COMMAND-01: an elephant with one's hat.
bool Referee::Obeys(bool dark) const {
  const Era era = CommandEra();
  const auto elephant = table_.FindElephant(era, dark);
  if (!elephant) return Broken("TK-SET-06.without-the-chapter");
  if (Broken("TK-M-COMMAND-01.never")) return false;
  if (Broken("TK-M-COMMAND-01.beside-only") && !IsBeside(*elephant)) return false;
  if (Broken("TK-M-COMMAND-01.any-hat") && WearsHat(era, dark, Opponent(Player()))) return true;
  if (Broken("TK-M-COMMAND-01.neutral") && !table_.Get<Elephant>(*elephant)->hat) return true;
  return WearsHat(era, dark, Player());
}

// TK-M-COMMAND-01: anywhere in that era, one space orthogonally.
bool Referee::MayCommand(bool dark, Way way) const {
  if (!Obeys(dark)) return false;
  const auto to = Next(table_.FindElephant(CommandEra(), dark).value(), way);
  return to ? MayElephantEnter(*to, way) : Broken("TK-M-COMMAND-02.into-walls");
}

// TK-M-COMMAND-02: no elephant, no tree or statue that cannot be pushed. TK-GM-01: shrubs and fallen trees it tramples.
bool Referee::MayElephantEnter(Place place, Way way) const {
  if (IsShrubOrFallenTree(place)) return !Broken("TK-GM-01.blocked");
  if (table_.Get<Copy>(place) != nullptr) return MayTrample(place);
  if (table_.Get<Elephant>(place) != nullptr && Broken("TK-M-COMMAND-02.into-elephants")) return true;
  if (table_.Get<Tree>(place) != nullptr) {
    if (Broken("TK-GM-02.trees-block")) return false;
    if (Broken("TK-GM-02.tramples-trees") || Broken("TK-M-COMMAND-02.into-held")) return true;
  }
  if (table_.Get<Statue>(place) != nullptr) {
    if (Broken("TK-IM-01.statues-block")) return false;
    if (Broken("TK-M-COMMAND-02.into-held") || Broken("TK-IM-01.removes-held")) return true;
  }
  return GivesWay(place, way);
}

// TK-M-TRAMPLE-01: a copy of either colour, the active one included.
bool Referee::MayTrample(Place copy) const {
  if (Broken("TK-M-TRAMPLE-01.blocked")) return false;
  if (Broken("TK-M-TRAMPLE-01.active-copy-blocks") && table_.active == copy) return false;
  return !table_.HasCopy(copy, Player()) || !Broken("TK-M-TRAMPLE-01.spares-its-own");
}

// TK-IM-01.
bool Referee::MayCommandPull(bool dark, Way way) const {
  if (Broken("TK-IM-01.never-pulls")) return false;
  if (Broken("TK-IM-01.nothing-to-pull")) return true;
  return StatueToPull(*table_.FindElephant(CommandEra(), dark), way).has_value();
}

// TK-M-COMMAND-01: other eras stay as they are.
void Referee::Command(bool dark, Way way, bool pull) {
  const Place from = *table_.FindElephant(CommandEra(), dark);
  const bool pulls = pull || (Broken("TK-IM-01.always-pulls") && MayCommandPull(dark, way));
  MoveElephant(from, way);
  if (Broken("TK-M-COMMAND-01.propagates")) MoveLaterElephants(from, dark, way);
  const bool masterless = Broken("TK-M-TRAMPLE-01.no-pull-without-master") && !table_.active;
  if (pulls && !masterless) Pull(from, way);
}

void Referee::MoveElephant(Place from, Way way) {
  const auto to = Next(from, way);
  if (!to) return;
  if (table_.Get<Elephant>(*to) != nullptr) return std::swap(table_.pieces[Index(from)], table_.pieces[Index(*to)]);
  Trample(*to, way);
  MakeRoom(*to, way);
  PutFrom(from, *to);
}

void Referee::MoveLaterElephants(Place from, bool dark, Way way) {
  for (auto era = Later(from); era; era = Later(*era)) {
    const auto elephant = table_.FindElephant(era->era, dark);
    const auto to = elephant ? Next(*elephant, way) : std::nullopt;
    if (to && MayElephantEnter(*to, way)) MoveElephant(*elephant, way);
  }
}

// TK-M-TRAMPLE-01: a copy of either colour dies. TK-GM-01: a seed, shrub or fallen tree is removed, with un-grow.
void Referee::Trample(Place place, Way way) {
  if (table_.Get<Copy>(place) != nullptr && !Broken("TK-M-TRAMPLE-01.pushes")) Die(place);
  if (table_.Get<FallenTree>(place) != nullptr) table_.Remove(place);
  if (table_.Get<Shrub>(place) != nullptr) RemoveShrub(place);
  if (table_.Get<Tree>(place) != nullptr && Broken("TK-GM-02.tramples-trees")) table_.Remove(place);
  const bool removes_held = Broken("TK-M-COMMAND-02.into-held") || Broken("TK-IM-01.removes-held");
  if (removes_held && !GivesWay(place, way)) table_.Remove(place);
  if (!Broken("TK-GM-01.seed-stays")) Crush(place);
  if (Broken("TK-GM-01.no-ungrowing")) queue_.removals.clear();
}

}  // namespace timeproof::plain
