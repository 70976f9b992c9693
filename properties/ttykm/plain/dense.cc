#include "properties/ttykm/plain/dense.h"

#include <algorithm>
#include <array>
#include <span>

namespace timeproof::plain {
namespace {

class Strewer {
 public:
  Strewer(const Options& options, Random* random) : options_(options), random_(*random) {}

  Table Strew() {
    if (options_.Plays("influence") && Toss()) PrepareBuild();
    if (options_.Plays("memory")) StrewElephants();
    if (options_.Plays("influence")) StrewStatues();
    StrewCopies();
    if (options_.Plays("growth")) StrewPlants();
    table_.first = AnyOf(kColours);
    table_.to_move = AnyOf(kColours);
    for (const Colour colour : kColours) table_.focus[colour] = AnyOf(kEras);
    if (const auto copies = table_.All<Copy>(); !copies.empty()) FocusOn(builder_.value_or(AnyOf(copies)));
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
    return !table_.pieces.contains(place) && !table_.seeds.contains(place) && place != site_;
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

  // Somebody in the past who can build along the crowded line, so that the statue appears in both later eras.
  void PrepareBuild() {
    builder_ = Place{Era::kPast, SpaceOnLine()};
    const Way ahead = line_is_row_ ? Way::kEast : Way::kSouth;
    site_ = Next(*builder_, Toss() ? ahead : Opposite(ahead));
    table_.pieces[*builder_] = Copy{AnyOf(kColours)};
  }

  bool IsBuilder(Colour colour) const { return builder_ && table_.HasCopy(*builder_, colour); }

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
      table_.pieces.emplace(FreePlace(era, crowding_), Elephant{true, hats[0]});
      table_.pieces.emplace(FreePlace(era, crowding_), Elephant{false, hats[1]});
    }
  }

  void StrewStatues() {
    for (const Era era : kEras) table_.pieces.emplace(FreePlace(era, row_crowding_), Statue{});
    for (const Colour colour : kColours) {
      const bool built = Toss() && !IsBuilder(colour);
      table_.may_build[colour] = !built;
      const Era from = AnyOf(kEras);
      const Era to = AnyOf(kEras);
      for (const Era era : kEras) {
        if (built && std::min(from, to) <= era && era <= std::max(from, to)) {
          table_.pieces.emplace(FreePlace(era, row_crowding_), Statue{colour});
        }
      }
    }
  }

  void StrewCopies() {
    for (const Colour colour : kColours) {
      const int most = 7 - options_.handicap.at(colour);
      const int copies = std::max(IsBuilder(colour) ? 1 : 0, Many(most));
      for (int i = IsBuilder(colour) ? 1 : 0; i < copies; ++i)
        table_.pieces.emplace(FreePlace(crowding_), Copy{colour});
      table_.supply[colour] = std::min(UpTo(most - copies), 4 - options_.handicap.at(colour));
    }
  }

  void StrewPlants() {
    for (int shrubs = Many(5); shrubs > 0; --shrubs) table_.pieces.emplace(FreePlace(crowding_), Shrub{});
    for (int trees = Many(5); trees > 0; --trees) StrewTree(FreePlace(row_crowding_));
    for (int seeds = Many(5); seeds > 0; --seeds) StrewSeed();
  }

  void StrewTree(Place place) {
    const Way fell = AnyOf(kWays);
    const bool fallen = UpTo(2) == 0 && Next(place, Opposite(fell));
    table_.pieces.emplace(place, fallen ? Piece(FallenTree{fell}) : Piece(Tree{}));
  }

  void StrewSeed() {
    const auto copies = table_.All<Copy>();
    table_.seeds.insert(Toss() && !copies.empty() ? AnyOf(copies) : FreePlace(crowding_));
  }

  const Options& options_;
  Random& random_;
  const bool line_is_row_ = Toss();
  const int line_ = UpTo(3);
  const int crowding_ = UpTo(50);
  // What pushes and is pushed, statues and trees, stands in one row in half of the positions.
  const int row_crowding_ = Toss() ? 85 : crowding_;
  std::optional<Place> builder_, site_;
  Table table_;
};

}  // namespace

Table StrewPieces(const Options& options, Random* random) { return Strewer(options, random).Strew(); }

}  // namespace timeproof::plain
