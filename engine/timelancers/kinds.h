// What the cards are made of: types, eras, resources, sides, and the actions of a time machine.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_KINDS_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_KINDS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace timeproof::timelancers {

// All in their canonical order, which is that of legal lists and of notation.
enum class Type : std::uint8_t { kCultural, kMilitary, kScience, kSocial };
enum class Era : std::uint8_t { kAncient, kMiddle, kModern };
enum class Resource : std::uint8_t { kCase, kMed, kWeapon, kDisguise, kCamera, kComm };
enum class Side : std::uint8_t { kRepeat, kRevise };  // of an event, by what touches the machine
enum class Face : std::uint8_t { kA, kB };            // of a city tile
enum class Action : std::uint8_t { kRevise, kRepeat, kRotate, kFlip, kReserve };
enum class Mode : std::uint8_t { kTraditional, kAdvanced, kSolo };

inline constexpr std::array<std::string_view, 4> kTypeNames = {"cultural", "military", "science", "social"};
inline constexpr std::array<std::string_view, 3> kEraNames = {"ancient", "middle", "modern"};
inline constexpr std::array<std::string_view, 6> kResourceNames = {"case",     "med",    "weapon",
                                                                   "disguise", "camera", "comm"};
inline constexpr std::array<std::string_view, 2> kSideNames = {"repeat", "revise"};
inline constexpr std::array<std::string_view, 2> kFaceNames = {"a", "b"};
inline constexpr std::array<std::string_view, 5> kActionNames = {"revise", "repeat", "rotate", "flip", "reserve"};
inline constexpr std::array<std::string_view, 3> kModeNames = {"traditional", "advanced", "solo"};

constexpr std::size_t At(int index) { return static_cast<std::size_t>(index); }
template <typename Enum>
constexpr std::size_t At(Enum value) requires(std::is_enum_v<Enum>) {
  return static_cast<std::size_t>(value);
}
constexpr Side Other(Side side) { return side == Side::kRepeat ? Side::kRevise : Side::kRepeat; }
constexpr Face Other(Face face) { return face == Face::kA ? Face::kB : Face::kA; }

inline constexpr std::size_t kTypes = kTypeNames.size();
inline constexpr std::size_t kResources = kResourceNames.size();

// How many of each resource, by Resource.
using Bundle = std::array<std::uint8_t, kResources>;
constexpr int Count(const Bundle& bundle) {
  int count = 0;
  for (const std::uint8_t pieces : bundle) count += pieces;
  return count;
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_KINDS_H_
