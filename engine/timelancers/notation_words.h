// What the object and the one-line form of a position both need.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_NOTATION_WORDS_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_NOTATION_WORDS_H_

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace timeproof::timelancers {

// By Cause.
inline constexpr std::array<std::string_view, 4> kCauseNames = {"nothing", "capture", "rotation", "enforcer"};

// The chance to come: x and sixteen hexadecimal digits, so that nobody takes it for a number.
inline std::string RngText(std::uint64_t rng) { return fmt::format("x{:016x}", rng); }
inline std::optional<std::uint64_t> ReadRng(std::string_view text) {
  std::uint64_t rng = 0;
  const std::string_view digits = text.substr(text.starts_with('x') ? 1 : text.size());
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), rng, 16);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  return is_whole && RngText(rng) == text ? std::optional<std::uint64_t>(rng) : std::nullopt;
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_NOTATION_WORDS_H_
