// Games from bytes, under all laws and beside the second reading.
#include "fmt/core.h"
#include "fuzz/targets/target.h"
#include "properties/trial.h"

namespace timeproof {

const std::size_t kMostBytes = 512;  // a longer game adds time and no coverage

std::string TryInput(std::span<const std::uint8_t> input) {
  const Trial trial = ReadTrial(input);
  if (const auto failure = Judge(trial, Beside::kSecondReading)) Fail(failure->law, failure->message);
  return fmt::format("{} {}", trial.game->ToLine(trial.start), trial.moves.size());
}

}  // namespace timeproof
