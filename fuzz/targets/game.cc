// Games from bytes, under all laws and beside the second reading.
#include <algorithm>

#include "fmt/core.h"
#include "fuzz/targets/target.h"
#include "properties/trial.h"

namespace timeproof {

const std::size_t kMostBytes = 512;  // a longer game adds time and no coverage

namespace {
constexpr std::size_t kMostTried = 48;  // moves, a dozen turns: what comes later takes as long and is hardly ever new
}  // namespace

std::string TryInput(std::span<const std::uint8_t> input) {
  Trial trial = ReadTrial(input);
  trial.moves.resize(std::min(trial.moves.size(), kMostTried));
  if (const auto failure = Judge(trial, Beside::kSecondReading)) Fail(failure->law, failure->message);
  return fmt::format("{} {}", trial.game->ToLine(trial.start), trial.moves.size());
}

}  // namespace timeproof
