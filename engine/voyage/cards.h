// The cards: travel tickets of a world and a time, ports of a time alone.
#ifndef TIMEPROOF_ENGINE_VOYAGE_CARDS_H_
#define TIMEPROOF_ENGINE_VOYAGE_CARDS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace timeproof::voyage {

// PV-COMP-03, PV-COMP-05
inline constexpr int kWorlds = 5;
inline constexpr int kTimes = 5;
inline constexpr int kKinds = kWorlds * kTimes;
inline constexpr int kCopies = 2;
inline constexpr int kTickets = kKinds * kCopies;
inline constexpr int kPorts = 12;

// "GE" is green, EVENTIDE; "A" is the port of ANY TIME. (PV-COMP-04, PV-COMP-06)
inline constexpr std::string_view kWorldLetters = "PRYGB";
inline constexpr std::string_view kTimeLetters = "SHENMA";
inline constexpr std::array<std::string_view, kWorlds> kWorldNames = {"purple", "red", "yellow", "green", "blue"};
inline constexpr std::array<std::string_view, kTimes + 1> kTimeNames = {"SUNRISE",   "HIGH NOON", "EVENTIDE",
                                                                        "NIGHTTIME", "MIDNIGHT",  "ANY TIME"};

enum class Time : std::uint8_t { kSunrise, kHighNoon, kEventide, kNighttime, kMidnight, kAny };

// A kind of ticket: its world, then its time, both in the order of their letters.
using Kind = std::uint8_t;

constexpr int WorldOf(Kind kind) { return kind / kTimes; }
constexpr Time TimeOf(Kind kind) { return static_cast<Time>(kind % kTimes); }
constexpr Kind KindOf(std::size_t world, std::size_t time) { return static_cast<Kind>(world * kTimes + time); }

constexpr std::string_view Name(Time time) { return kTimeNames[static_cast<std::size_t>(time)]; }
constexpr char Letter(Time time) { return kTimeLetters[static_cast<std::size_t>(time)]; }
inline std::string KindText(Kind kind) {
  return {kWorldLetters[static_cast<std::size_t>(WorldOf(kind))], Letter(TimeOf(kind))};
}

// The kind that two letters name, or nothing.
constexpr std::optional<Kind> ReadKind(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const std::size_t world = kWorldLetters.find(text[0]);
  const std::size_t time = kTimeLetters.substr(0, kTimes).find(text[1]);
  if (world == std::string_view::npos || time == std::string_view::npos) return std::nullopt;
  return KindOf(world, time);
}

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_CARDS_H_
