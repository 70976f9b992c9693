// What lies on the table: three boards, their pieces, and whose turn it is. No rules, only looking and finding.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_TABLE_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_TABLE_H_

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace timeproof::plain {

enum class Era { kPast, kPresent, kFuture };
enum class Colour { kWhite, kBlack };
enum class Way { kNorth, kEast, kSouth, kWest };
enum class Step { kCopy, kAct, kFocus, kOver };

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
  bool active = false;
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

struct Table {
  std::map<Place, Piece> pieces;
  std::set<Place> seeds;
  Colour to_move = Colour::kWhite;
  Colour first = Colour::kWhite;
  std::map<Colour, Era> focus = {{Colour::kWhite, Era::kPast}, {Colour::kBlack, Era::kFuture}};
  std::map<Colour, int> supply = {{Colour::kWhite, 0}, {Colour::kBlack, 0}};
  std::map<Colour, bool> may_build;  // empty without Influence
  Step step = Step::kCopy;
  std::optional<int> actions_left;  // nothing: no copy was chosen this turn
  std::string winner;               // "white", "black" or "draw" when over

  // The piece of this kind in `place`, or null.
  template <typename Kind>
  const Kind* Get(Place place) const {
    const auto found = pieces.find(place);
    return found == pieces.end() ? nullptr : std::get_if<Kind>(&found->second);
  }

  // The places of all pieces of this kind, in order.
  template <typename Kind>
  std::vector<Place> All() const {
    std::vector<Place> places;
    for (const auto& [place, piece] : pieces) {
      if (std::holds_alternative<Kind>(piece)) places.push_back(place);
    }
    return places;
  }

  bool HasCopy(Place place, Colour colour) const;
  bool HasCopies(Era era, Colour colour) const;
  std::optional<Place> ActiveCopy() const;
  std::optional<Place> FindStatue(Era era, std::optional<Colour> colour) const;
  std::optional<Place> FindElephant(Era era, bool dark) const;
};

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_TABLE_H_
