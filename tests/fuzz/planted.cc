#include "tests/fuzz/planted.h"

#include <utility>
#include <vector>

#include "engine/random.h"
#include "properties/plain_game.h"

namespace timeproof {
namespace {

constexpr std::size_t kLength = 100;  // bytes: most of them moves

// With few enough options at their other values that the choice of chapters matters, and every start.
std::vector<std::uint8_t> RandomBytes(Random* random) {
  std::vector<std::uint8_t> bytes(kLength);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random->Below(0xF0));
  bytes.front() = 0;  // That Time You Killed Me
  return bytes;
}

}  // namespace

GameFactory WithFault(std::string fault) {
  return [fault = std::move(fault)](std::string_view game, const Value& options, Reading reading) {
    return MakePlainGame(game, options, reading, fault);
  };
}

std::optional<Found> FindFailing(const GameFactory& make, std::size_t most) {
  Random random(1);
  for (std::size_t i = 0; i < most; ++i) {
    const Result<Trial> trial = PlayedBy(make, ReadTrial(RandomBytes(&random)));
    if (!trial) continue;
    if (auto failure = JudgeApart(*trial, &JudgeWholly, kMostSeconds)) return Found{*trial, *std::move(failure)};
  }
  return std::nullopt;
}

}  // namespace timeproof
