// The timeline: three eras of sixteen spaces, and the ways between them. (TTYKM catalogue section 1.)
#ifndef TIMEPROOF_ENGINE_TTYKM_GEOMETRY_H_
#define TIMEPROOF_ENGINE_TTYKM_GEOMETRY_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace timeproof::ttykm {

enum class Era : std::uint8_t { kPast, kPresent, kFuture };
inline constexpr std::array<Era, 3> kEras = {Era::kPast, Era::kPresent, Era::kFuture};
inline constexpr std::array<std::string_view, 3> kEraNames = {"past", "present", "future"};
constexpr std::size_t Index(Era era) { return static_cast<std::size_t>(era); }
constexpr std::string_view Name(Era era) { return kEraNames[Index(era)]; }

enum class Direction : std::uint8_t { kNorth, kEast, kSouth, kWest };
inline constexpr std::array<Direction, 4> kDirections = {Direction::kNorth, Direction::kEast, Direction::kSouth,
                                                         Direction::kWest};
inline constexpr std::array<std::string_view, 4> kDirectionNames = {"north", "east", "south", "west"};
constexpr std::size_t Index(Direction direction) { return static_cast<std::size_t>(direction); }
constexpr std::string_view Name(Direction direction) { return kDirectionNames[Index(direction)]; }
constexpr Direction Opposite(Direction direction) { return static_cast<Direction>((Index(direction) + 2) % 4); }

// One space of one era. Beyond the walls, before the past and after the future lies `kNowhere`.
using Place = std::uint8_t;
inline constexpr int kSpaces = 16;
inline constexpr Place kPlaces = 48;
inline constexpr Place kNowhere = 0xFF;

constexpr Place At(Era era, int space) {  // spaces count from 1, in reading order
  return static_cast<Place>(static_cast<int>(era) * kSpaces + space - 1);
}
constexpr Era EraOf(Place place) { return static_cast<Era>(place / kSpaces); }
constexpr int SpaceOf(Place place) { return place % kSpaces + 1; }

// The space beside, or kNowhere behind a wall.
inline constexpr auto kBeside = [] {
  std::array<std::array<Place, 4>, kPlaces> table{};
  for (Place from = 0; from < kPlaces; ++from) {
    const int row = from % kSpaces / 4;
    const int column = from % 4;
    const auto unless = [](bool wall, int place) { return wall ? kNowhere : static_cast<Place>(place); };
    table[from] = {unless(row == 0, from - 4), unless(column == 3, from + 1), unless(row == 3, from + 4),
                   unless(column == 0, from - 1)};
  }
  return table;
}();
constexpr Place Beside(Place place, Direction direction) { return kBeside[place][Index(direction)]; }

// The same space one era later or earlier, or kNowhere.
constexpr Place Later(Place place) {
  return EraOf(place) == Era::kFuture ? kNowhere : static_cast<Place>(place + kSpaces);
}
constexpr Place Earlier(Place place) {
  return EraOf(place) == Era::kPast ? kNowhere : static_cast<Place>(place - kSpaces);
}

// How far along `direction` a place lies on its board, from 0.
constexpr int Along(Place place, Direction direction) {
  const int row = place % kSpaces / 4;
  const int column = place % 4;
  return std::array{3 - row, column, row, 3 - column}[Index(direction)];
}

// Sets of places, a bit each.
using Places = std::uint64_t;
constexpr Places Bit(Place place) { return Places{1} << place; }
constexpr Places AllOf(Era era) { return Places{0xFFFF} << (Index(era) * kSpaces); }

// The places beside a place.
inline constexpr auto kAround = [] {
  std::array<Places, kPlaces> table{};
  for (Place from = 0; from < kPlaces; ++from) {
    for (const Direction direction : kDirections) {
      if (const Place beside = Beside(from, direction); beside != kNowhere) table[from] |= Bit(beside);
    }
  }
  return table;
}();
constexpr Places Around(Place place) { return kAround[place]; }

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_GEOMETRY_H_
