// The same seed gives the same bytes, whatever the compiler, the standard library and the machine.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/perft.h"
#include "engine/random.h"
#include "fmt/core.h"
#include "properties/trial.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr std::uint64_t kTrials = 200;
constexpr std::uint64_t kMostBytes = 120;

// Writes down each effect as `explain` does.
class Scribe : public EffectSink {
 public:
  Scribe(const Game& game, std::string* text) : game_(game), text_(text) {}
  void On(const Effect& effect) override { *text_ += fmt::format("  {} {}\n", effect.rule, game_.Describe(effect)); }

 private:
  const Game& game_;
  std::string* text_;
};

Trial TrialOfSeed(std::uint64_t seed) {
  Random random(seed);
  std::vector<std::uint8_t> bytes(random.Below(kMostBytes));
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.Below(256));
  return ReadTrial(bytes);
}

// All that can be said of a position.
std::string Told(const Game& game, const Position& position) {
  std::string text = fmt::format("{}\n{}\n{}{}\n", game.ToLine(position), DumpJson(ToJson(game.ToValue(position))),
                                 game.Picture(position), game.Caption(position));
  MoveList moves;
  game.LegalMoves(position, &moves);
  for (const Move move : moves) text += game.MoveText(move) + "\n";
  return text + fmt::format("perft {} {}\n", Perft(game, position, 2), game.CountTurns(position));
}

// The trial, played out as text; `position` is where it ends.
std::string Played(const Trial& trial, Position* position) {
  const Game& game = *trial.game;
  std::string text = DumpJson(ToJson(trial.options)) + "\n" + Told(game, *position);
  Scribe scribe(game, &text);
  for (const Move move : trial.moves) {
    text += game.MoveText(move) + "\n";
    if (const auto refusal = game.WhyIllegal(*position, move)) {
      text += fmt::format("  {} {}\n", refusal->rule, refusal->message);
      continue;
    }
    game.Apply(position, move, &scribe);
    text += Told(game, *position);
  }
  for (const std::uint8_t byte : WriteTrial(trial)) text += fmt::format("{:02x}", byte);
  return text;
}

std::uint64_t Digest(const std::string& text) {
  std::uint64_t digest = 14695981039346656037U;  // FNV-1a
  for (const char c : text) digest = (digest ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return digest;
}

// A line for each trial, so that one that parts can be told: its seed, the digest of its text, and where it ends.
std::string Lines() {
  std::string lines;
  for (std::uint64_t seed = 0; seed < kTrials; ++seed) {
    const Trial trial = TrialOfSeed(seed);
    Position position = trial.start;
    const std::uint64_t digest = Digest(Played(trial, &position));
    lines += fmt::format("{} {:016x} {}\n", seed, digest, trial.game->ToLine(position));
  }
  return lines;
}

// With TIMEPROOF_WRITE_TABLE in the environment the file is written first.
TEST(SameBytes, WhateverTheCompiler) {
  const std::string path = TIMEPROOF_SOURCE_DIR "/tests/fuzz/same_bytes.txt";
  const std::string lines = Lines();
  if (std::getenv("TIMEPROOF_WRITE_TABLE") != nullptr) std::ofstream(path) << lines;
  std::ifstream file(path);
  const std::string pinned{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(lines, pinned) << "If the rules, their words or the form of trials changed, write it anew: run this test "
                              "once with TIMEPROOF_WRITE_TABLE=1 in the environment";
}

}  // namespace
}  // namespace timeproof
