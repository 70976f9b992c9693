// A content pack: the cards, tiles, machines and boards that a game is played with. The rulebook names few of its
// cards, so they are data.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_PACK_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_PACK_H_

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/timelancers/kinds.h"
#include "engine/value.h"

namespace timeproof::timelancers {

// --- How much there is in the box, and how much a position has room for; a pack marked as partial may have less.

inline constexpr int kEventsEach = 14;      // of a type
inline constexpr int kMostEventsEach = 16;  // of a type, in a partial pack
inline constexpr int kMostEvents = 4 * kEventsEach;
inline constexpr int kEnforcementCards = 28;
inline constexpr int kSideJobs = 28;
inline constexpr int kFactions = 10;
inline constexpr int kTiles = 15;
inline constexpr int kSlots = 9;
inline constexpr int kGoals = 4;
inline constexpr std::array<int, 2> kGoalEvents = {5, 9};  // asked for by a traditional, an advanced faction side

// --- Cards.

struct Date {
  int year = 0;  // BCE is negative
  int month = 0;
  int day = 0;
  auto operator<=>(const Date&) const = default;
};

// What an action ability or a tile gives.
struct Gain {
  Bundle resources = {};
  std::uint8_t any = 0;  // resources of one's choice
  std::uint8_t money = 0;
  std::uint8_t gems = 0;
  std::uint8_t locks = 0;
  std::uint8_t jobs = 0;
  std::uint8_t upgrades = 0;  // at most 1
  bool operator==(const Gain&) const = default;
};

// What a constant ability takes off: of each capture's price, and of each machine action's gems.
struct Less {
  Bundle resources = {};
  std::uint8_t any = 0;
  std::uint8_t gems = 0;
  bool operator==(const Less&) const = default;
};

enum class AbilityKind : std::uint8_t { kNone, kAction, kConstant };
struct Ability {
  AbilityKind kind = AbilityKind::kNone;
  Gain gain;  // of an action ability
  Less less;  // of a constant ability
};

struct EventSide {
  std::uint8_t merits = 0;
  Ability ability;
};

struct Cost {
  Bundle resources = {};
  std::uint8_t any = 0;
};

struct Event {
  std::string id, title;
  Date date;
  Era era = Era::kAncient;
  Type type = Type::kCultural;
  Cost cost;
  std::uint8_t money = 0;
  std::array<EventSide, 2> sides;  // by Side
};

struct EnforcementCard {
  std::string id;
  std::vector<Type> revise;  // one or two different types in order; none: it flips its location
  int location = 0;          // a tile
  bool solo = true;          // false: left out of solo games
};

struct SideJob {
  std::string id;
  Type type = Type::kCultural;
  Era era = Era::kAncient;
  std::uint8_t merits = 0;
};

// One captured event that a goal asks for.
struct Wanted {
  std::optional<Type> type;
  std::optional<Era> era;
};
struct Goal {
  Side side = Side::kRepeat;
  std::vector<Wanted> events;
};
struct Faction {
  std::string id, title;
  std::array<std::array<Goal, kGoals>, 2> goals;  // of the traditional, of the advanced side
};

// --- Places.

enum class Deed : std::uint8_t { kGain, kReset, kCopy, kTransport, kTrade };
struct TileAction {
  Deed deed = Deed::kGain;
  std::uint8_t pay = 0;    // money
  Gain gain;               // of kGain
  std::uint8_t count = 0;  // of kReset: events of a row; of kTrade: resources got for one
  bool operator==(const TileAction&) const = default;
};

struct Tile {
  std::string id, title;
  std::optional<Type> type;  // headquarters have none
  bool is_hq = false;
  std::array<TileAction, 2> faces;  // by Face

  bool HasTwoFaces() const { return faces[0] != faces[1]; }
};

struct Slot {
  Action action = Action::kReserve;
  std::optional<Era> era;  // of revise and repeat
  std::uint8_t gems = 0;   // the base price, and the number of upgrade spaces
};
using Machine = std::array<Slot, kSlots>;

struct Hex {
  std::int8_t q = 0;
  std::int8_t r = 0;
  auto operator<=>(const Hex&) const = default;
};
constexpr bool AreNeighbours(Hex a, Hex b) {
  const int q = a.q - b.q;
  const int r = a.r - b.r;
  return (q == 0 && (r == 1 || r == -1)) || (r == 0 && (q == 1 || q == -1)) || (q == 1 && r == -1) ||
         (q == -1 && r == 1);
}

struct Layout {
  std::string name;
  std::vector<Hex> hexes;  // by tile
};

struct Character {
  std::string id, title;
  Machine machine;
};

struct Pack {
  std::string id, title;
  bool is_synthetic = false;
  bool is_partial = false;
  std::vector<Event> events;  // by type in canonical order, then as the pack lists them
  std::vector<EnforcementCard> enforcement;
  std::vector<SideJob> jobs;
  std::vector<Faction> factions;
  std::vector<Tile> tiles;
  std::vector<Hex> board;  // the spaces of the city, sorted
  Hex hq_space;
  std::vector<Layout> layouts;
  std::vector<Character> characters;  // one for each player

  int hq = 0;                                   // the index of the headquarters in `tiles`
  std::array<std::uint8_t, kTypes + 1> starts;  // where each type begins in `events`, and the end

  const Event& event(int index) const { return events[At(index)]; }
  const Tile& tile(int index) const { return tiles[At(index)]; }
};

// A pack and all that is wrong with it, or odd about it, in the order of reading; `pack` is complete when there are
// only warnings.
struct PackReading {
  Pack pack;
  std::vector<DocumentFault> faults;
  bool ok() const;
};

// Reads a pack of the form of packs/README.md and checks it against what is in the box.
PackReading ReadPack(const Value& value);

// The packs that come with the project, by id: "synthetic-sample" first, which is the default.
std::vector<std::string_view> PackNames();

// The pack of that id, which lives for ever, or null.
const Pack* FindPack(std::string_view id);

// Indices by id, or nothing.
std::optional<int> FindEvent(const Pack& pack, std::string_view id);
std::optional<int> FindTile(const Pack& pack, std::string_view id);
std::optional<int> FindJob(const Pack& pack, std::string_view id);
std::optional<int> FindEnforcement(const Pack& pack, std::string_view id);
std::optional<int> FindFaction(const Pack& pack, std::string_view id);
std::optional<int> FindCharacter(const Pack& pack, std::string_view id);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_PACK_H_
