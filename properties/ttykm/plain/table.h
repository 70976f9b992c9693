// What lies on the table: three boards, their pieces, and whose turn it is. No rules, only looking and finding. All of
// it lies in place, as tables are copied for every move that is thought through.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_TABLE_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_TABLE_H_

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace timeproof::plain {

enum class Era : std::uint8_t { kPast, kPresent, kFuture };
enum class Colour : std::uint8_t { kWhite, kBlack };
enum class Way : std::uint8_t { kNorth, kEast, kSouth, kWest };
enum class Step : std::uint8_t { kCopy, kAct, kFocus, kOver };

inline constexpr std::array kEras = {Era::kPast, Era::kPresent, Era::kFuture};
inline constexpr std::array kColours = {Colour::kWhite, Colour::kBlack};
inline constexpr std::array kWays = {Way::kNorth, Way::kEast, Way::kSouth, Way::kWest};
inline constexpr std::array kSteps = {Step::kCopy, Step::kAct, Step::kFocus, Step::kOver};

std::string Name(Era era);
std::string Name(Colour colour);
std::string Name(Way way);
std::string Name(Step step);

// The inverse of Name, or nothing when `name` names none.
std::optional<Era> EraNamed(const std::string& name);
std::optional<Colour> ColourNamed(const std::string& name);
std::optional<Way> WayNamed(const std::string& name);
std::optional<Step> StepNamed(const std::string& name);

Colour Opponent(Colour colour);
Way Opposite(Way way);

// A space of one board, 1 to 16 in reading order.
struct Place {
  Era era = Era::kPast;
  int space = 1;
  friend auto operator<=>(const Place&, const Place&) = default;
};

// The next space that way, or nothing where the wall is.
std::optional<Place> Next(Place place, Way way);
// The way from `place` to `other`, or nothing when they are not beside each other.
std::optional<Way> WayTo(Place place, Place other);
// The same space of the next or the previous era, or nothing where there is none.
std::optional<Place> Later(Place place);
std::optional<Place> Earlier(Place place);

struct Copy {
  Colour colour = Colour::kWhite;
  bool operator==(const Copy&) const = default;
};
struct Shrub {
  bool operator==(const Shrub&) const = default;
};
struct Tree {
  bool operator==(const Tree&) const = default;
};
struct FallenTree {
  Way fell = Way::kNorth;  // the trunk points the other way
  bool operator==(const FallenTree&) const = default;
};
struct Statue {
  std::optional<Colour> colour;  // nothing: orange
  bool operator==(const Statue&) const = default;
};
struct Elephant {
  bool dark = false;
  std::optional<Colour> hat;
  bool operator==(const Elephant&) const = default;
};

// What only one of fits in a space. Seeds lie apart, for they share.
using Piece = std::variant<Copy, Shrub, Tree, FallenTree, Statue, Elephant>;

inline constexpr std::size_t kPlaces = 48;
constexpr std::size_t Index(Place place) {
  return static_cast<std::size_t>(place.era) * 16 + static_cast<std::size_t>(place.space - 1);
}
constexpr std::size_t Index(Colour colour) { return static_cast<std::size_t>(colour); }

// A thing for each colour.
template <typename Thing>
class ByColour {
 public:
  ByColour() = default;
  ByColour(Thing white, Thing black) : things_{white, black} {}

  Thing& operator[](Colour colour) { return things_[Index(colour)]; }
  const Thing& at(Colour colour) const { return things_[Index(colour)]; }

 private:
  std::array<Thing, 2> things_{};
};

struct Table {
  std::array<std::optional<Piece>, kPlaces> pieces;  // by the index of their place
  std::array<bool, kPlaces> seeds{};
  std::optional<Place> active;  // where the copy stands that acts this turn, if any
  Colour to_move = Colour::kWhite;
  Colour first = Colour::kWhite;
  ByColour<Era> focus = {Era::kPast, Era::kFuture};
  ByColour<int> supply;
  ByColour<std::optional<bool>> may_build;  // nothing without Influence
  Step step = Step::kCopy;
  std::optional<int> actions_left;  // nothing: no copy was chosen this turn
  std::string winner;               // "white", "black" or "draw" when over

  bool HasMayBuild() const { return may_build.at(Colour::kWhite) || may_build.at(Colour::kBlack); }
  bool HasPiece(Place place) const { return pieces[Index(place)].has_value(); }
  bool HasSeed(Place place) const { return seeds[Index(place)]; }
  std::size_t CountSeeds() const;

  // The piece of this kind in `place`, or null.
  template <typename Kind>
  const Kind* Get(Place place) const {
    return std::get_if<Kind>(pieces[Index(place)] ? &*pieces[Index(place)] : nullptr);
  }

  // The places of all pieces of this kind, in order.
  template <typename Kind>
  std::vector<Place> All() const {
    std::vector<Place> places;
    for (const Era era : kEras) {
      for (int space = 1; space <= 16; ++space) {
        if (Get<Kind>({era, space}) != nullptr) places.push_back({era, space});
      }
    }
    return places;
  }

  // How many pieces of this kind there are.
  template <typename Kind>
  std::size_t Count() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        pieces, [](const std::optional<Piece>& piece) { return piece && std::holds_alternative<Kind>(*piece); }));
  }

  // Puts a piece into `place`, whatever was there, or takes out what is there. Who was active there is so no more.
  void Put(Place place, Piece piece);
  void Remove(Place place);
  // Moves a piece to where nothing is, and who is active stays so. Where something is (in wrong engines) it gets lost.
  void Move(Place from, Place to);

  bool HasCopy(Place place, Colour colour) const;
  bool HasCopies(Era era, Colour colour) const;
  std::optional<Place> FindStatue(Era era, std::optional<Colour> colour) const;
  std::optional<Place> FindElephant(Era era, bool dark) const;
};

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_TABLE_H_
