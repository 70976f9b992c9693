#include "scenarios/program/words.h"

#include <algorithm>
#include <charconv>

#include "fmt/core.h"
#include "fmt/ranges.h"

namespace timeproof {

std::optional<std::int64_t> WholeNumber(std::string_view word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  if (fmt::format("{}", number) != word) return std::nullopt;
  return number;
}

bool IsOutOfRange(std::string_view word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc::result_out_of_range && end == word.data() + word.size();
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

CLI::Validator OneOf(std::vector<std::string> words) {
  const std::string all = fmt::format("{}", fmt::join(words, ", "));
  const auto check = [words, all](std::string& word) {
    if (std::find(words.begin(), words.end(), word) != words.end()) return std::string();
    return fmt::format("'{}' is none of {}", word, all);
  };
  return CLI::Validator(check, all);
}

}  // namespace timeproof
