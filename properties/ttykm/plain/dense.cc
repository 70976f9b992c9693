#include "properties/ttykm/plain/dense.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace timeproof::plain {
namespace {

class Strewer {
 public:
  Strewer(const Options& options, Random* random) : options_(options), random_(*random) {}

  Table Strew() {
    Stage();
    if (options_.Plays("memory")) StrewElephants();
    if (options_.Plays("influence")) StrewStatues();
    StrewCopies();
    if (options_.Plays("growth")) StrewPlants();
    table_.first = AnyOf(kColours);
    table_.to_move = AnyOf(kColours);
    for (const Colour colour : kColours) table_.focus[colour] = AnyOf(kEras);
    if (const auto copies = table_.All<Copy>(); !copies.empty()) FocusOn(actor_.value_or(AnyOf(copies)));
    return table_;
  }

 private:
  int UpTo(int most) { return static_cast<int>(random_.Below(static_cast<std::uint64_t>(most) + 1)); }
  int Many(int most) { return std::max(UpTo(most), UpTo(most)); }
  bool Toss() { return UpTo(1) == 1; }

  template <typename Things>
  typename Things::value_type AnyOf(const Things& things) {
    return things.at(static_cast<std::size_t>(random_.Below(things.size())));
  }

  bool IsFree(Place place) const {
    return !table_.HasPiece(place) && !table_.HasSeed(place) && !taken_.contains(place);
  }

  // On the crowded line, in as many of a hundred cases: pieces in a row push each other.
  int AnySpace(int crowding) { return UpTo(99) < crowding ? SpaceOnLine() : 1 + UpTo(15); }
  int SpaceOnLine() { return line_is_row_ ? 4 * line_ + 1 + UpTo(3) : 4 * UpTo(3) + 1 + line_; }

  // REQUIRES: the era is not full. Elephants and statues take five spaces of it at most.
  Place FreePlace(Era era, int crowding) {
    for (;;) {
      if (const Place place{era, AnySpace(crowding)}; IsFree(place)) return place;
    }
  }

  // All pieces together leave some spaces free.
  Place FreePlace(int crowding) {
    for (;;) {
      if (const Place place{AnyOf(kEras), AnySpace(crowding)}; IsFree(place)) return place;
    }
  }

  // The spaces of the crowded line from one of its ends, 0 to 3.
  Place OnLine(Era era, int index) const {
    const int from_west = line_from_end_ ? 3 - index : index;
    return {era, line_is_row_ ? 4 * line_ + 1 + from_west : 4 * from_west + 1 + line_};
  }

  // --- Scenes: somebody is about to do what seldom happens by chance.

  void Stage() {
    std::vector<void (Strewer::*)()> scenes;
    const bool growth = options_.Plays("growth");
    const bool influence = options_.Plays("influence");
    const bool memory = options_.Plays("memory");
    if (growth) scenes.push_back(&Strewer::StageDominoes);
    if (influence) scenes.push_back(&Strewer::StageBuild);
    if (influence && (growth || memory)) scenes.push_back(&Strewer::StageRebound);
    if (memory) scenes.push_back(&Strewer::StageTraining);
    if (!scenes.empty() && UpTo(3) > 0) (this->*AnyOf(scenes))();
  }

  void Enter(Place place) {
    actor_ = place;
    table_.Put(place, Copy{AnyOf(kColours)});
  }

  // A copy before two trees in a row, or a tree and a statue, with room behind them.
  void StageDominoes() {
    const Era era = AnyOf(kEras);
    Enter(OnLine(era, 0));
    const int statue = options_.Plays("influence") ? UpTo(4) : 0;  // in the place of neither tree more often
    for (const int index : {1, 2}) {
      table_.Put(OnLine(era, index), index == statue ? Piece(Statue{}) : Piece(Tree{}));
    }
    taken_.insert(OnLine(era, 3));
  }

  // Somebody in the past who can build along the crowded line, so that the statue appears in both later eras.
  void StageBuild() {
    builds_ = true;
    Enter({Era::kPast, SpaceOnLine()});
    const Way ahead = line_is_row_ ? Way::kEast : Way::kSouth;
    if (const auto site = Next(*actor_, Toss() ? ahead : Opposite(ahead))) taken_.insert(*site);
  }

  // The same before a wall: in the present the statue goes two spaces the opposite way; in the future it comes half as
  // far, or finds its space taken as well.
  void StageRebound() {
    builds_ = true;
    Enter(OnLine(Era::kPast, 1));
    taken_.insert(OnLine(Era::kPast, 0));
    StandInTheWay(OnLine(Era::kPresent, 0));
    StandInTheWay(OnLine(Era::kPresent, 1));
    taken_.insert(OnLine(Era::kPresent, 2));
    if (Toss()) StandInTheWay(OnLine(Era::kFuture, 0));
    for (const int index : {0, 1}) taken_.insert(OnLine(Era::kFuture, index));
    StandInTheWay(OnLine(Era::kFuture, 2));
  }

  // What no statue pushes.
  void StandInTheWay(Place place) {
    if (options_.Plays("memory") && (Toss() || !options_.Plays("growth"))) {
      const bool dark = elephants_.contains({place.era, false}) || (!elephants_.contains({place.era, true}) && Toss());
      elephants_[{place.era, dark}] = place;
      taken_.insert(place);
    } else {
      table_.Put(place, Shrub{});
    }
  }

  // Somebody in the past beside an elephant that wears the player's hat in the present alone.
  void StageTraining() {
    Enter(FreePlace(Era::kPast, crowding_));
    trained_ = Toss();
    std::vector<Place> beside;
    for (const Way way : kWays) {
      if (const auto place = Next(*actor_, way)) beside.push_back(*place);
    }
    elephants_[{Era::kPast, *trained_}] = AnyOf(beside);
    taken_.insert(elephants_.at({Era::kPast, *trained_}));
  }

  bool IsActor(Colour colour) const { return actor_ && table_.HasCopy(*actor_, colour); }
  bool IsBuilder(Colour colour) const { return builds_ && IsActor(colour); }

  // A player who can act makes more of a position.
  void FocusOn(Place copy) {
    table_.to_move = table_.Get<Copy>(copy)->colour;
    table_.focus[table_.to_move] = copy.era;
  }

  void StrewElephants() {
    for (const Era era : kEras) {
      std::array<std::optional<Colour>, 3> hats = {Colour::kWhite, Colour::kBlack, std::nullopt};
      random_.Shuffle(std::span<std::optional<Colour>>(hats));
      if (Toss()) hats[0].reset();
      if (trained_) SetHats(era, &hats);
      for (const bool dark : {true, false}) {
        const auto staged = elephants_.find({era, dark});
        const Place place = staged == elephants_.end() ? FreePlace(era, crowding_) : staged->second;
        table_.Put(place, Elephant{dark, hats.at(dark ? 0 : 1)});
      }
    }
  }

  // The actor's hat on the elephant that is to be trained in the present, and in no other era.
  void SetHats(Era era, std::array<std::optional<Colour>, 3>* hats) {
    const Colour colour = table_.Get<Copy>(*actor_)->colour;
    std::ranges::replace(*hats, std::optional(colour), std::optional<Colour>());
    if (era == Era::kPresent) hats->at(*trained_ ? 0 : 1) = colour;
  }

  void StrewStatues() {
    for (const Era era : kEras) {
      if (!table_.FindStatue(era, std::nullopt)) table_.Put(FreePlace(era, row_crowding_), Statue{});
    }
    for (const Colour colour : kColours) {
      const bool built = Toss() && !IsBuilder(colour);
      table_.may_build[colour] = !built;
      const Era from = AnyOf(kEras);
      const Era to = AnyOf(kEras);
      for (const Era era : kEras) {
        if (built && std::min(from, to) <= era && era <= std::max(from, to)) {
          table_.Put(FreePlace(era, row_crowding_), Statue{colour});
        }
      }
    }
  }

  void StrewCopies() {
    for (const Colour colour : kColours) {
      const int most = 7 - options_.handicap.at(colour);
      const int staged = IsActor(colour) ? 1 : 0;
      const int copies = std::max(staged, Many(most));
      for (int i = staged; i < copies; ++i) table_.Put(FreePlace(crowding_), Copy{colour});
      table_.supply[colour] = std::min(UpTo(most - copies), 4 - options_.handicap.at(colour));
    }
  }

  void StrewPlants() {
    for (int shrubs = Many(5) - Count<Shrub>(); shrubs > 0; --shrubs) table_.Put(FreePlace(crowding_), Shrub{});
    for (int trees = Many(5) - Count<Tree>(); trees > 0; --trees) StrewTree(FreePlace(row_crowding_));
    for (int seeds = Many(5); seeds > 0; --seeds) StrewSeed();
  }

  template <typename T>
  int Count() const {
    return static_cast<int>(table_.Count<T>());
  }

  void StrewTree(Place place) {
    const Way fell = AnyOf(kWays);
    const bool fallen = UpTo(2) == 0 && Next(place, Opposite(fell));
    table_.Put(place, fallen ? Piece(FallenTree{fell}) : Piece(Tree{}));
  }

  void StrewSeed() {
    const auto copies = table_.All<Copy>();
    table_.seeds[Index(Toss() && !copies.empty() ? AnyOf(copies) : FreePlace(crowding_))] = true;
  }

  const Options& options_;
  Random& random_;
  const bool line_is_row_ = Toss();
  const int line_ = UpTo(3);
  const int crowding_ = UpTo(50);
  // What pushes and is pushed, statues and trees, stands in one row in half of the positions.
  const int row_crowding_ = Toss() ? 85 : crowding_;
  const bool line_from_end_ = Toss();
  std::optional<Place> actor_;                       // of the scene, as what follows
  bool builds_ = false;                              // whether the actor must be allowed to
  std::optional<bool> trained_;                      // whether the elephant to be trained is the dark one
  std::map<std::pair<Era, bool>, Place> elephants_;  // where those stand that have a part, by era and darkness
  std::set<Place> taken_;                            // where nothing else may be put
  Table table_;
};

}  // namespace

Table StrewPieces(const Options& options, Random* random) { return Strewer(options, random).Strew(); }

}  // namespace timeproof::plain
