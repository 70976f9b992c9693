#include "scenarios/program/words.h"

#include <charconv>

#include "fmt/core.h"

namespace timeproof {

std::optional<std::int64_t> WholeNumber(std::string_view word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  if (fmt::format("{}", number) != word) return std::nullopt;
  return number;
}

Value FromWord(std::string_view word) {
  if (const auto number = WholeNumber(word)) return Value(*number);
  return Value(word);
}

CLI::Validator WholeNumberFrom(std::int64_t low, std::int64_t high) {
  const std::string range = fmt::format("{} to {}", low, high);
  const auto check = [low, high, range](std::string& word) {
    const auto number = WholeNumber(word);
    if (number && *number >= low && *number <= high) return std::string();
    return fmt::format("'{}' is no whole number from {}", word, range);
  };
  return CLI::Validator(check, range);
}

}  // namespace timeproof
