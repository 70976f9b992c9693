// Numbers from words, without the surprises of locale, octal and half-read text.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_WORDS_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_WORDS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "CLI/CLI.hpp"
#include "engine/value.h"

namespace timeproof {

// The whole number that `word` is in plain decimal: "0", "-3", "12", but not "010", "+1" or "1 ".
std::optional<std::int64_t> WholeNumber(std::string_view word);

// Whether it is a whole number beyond those that can be read.
bool IsOutOfRange(std::string_view word);

// The word as an option's value: a whole number where it is one, otherwise a text.
Value FromWord(std::string_view word);

// A check for CLI11: a whole number from `low` to `high`.
CLI::Validator WholeNumberFrom(std::int64_t low, std::int64_t high);

// A check for CLI11: one of these words.
CLI::Validator OneOf(std::vector<std::string> words);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_WORDS_H_
