// A game to be tried. Bytes become games here and nowhere else, so a counterexample of a property, a file of a fuzzer's
// corpus and a replay are the same thing.
#ifndef TIMEPROOF_PROPERTIES_TRIAL_H_
#define TIMEPROOF_PROPERTIES_TRIAL_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/game.h"

namespace timeproof {

struct Trial {
  std::string game_name;
  Value options;  // in the form of the protocol; what is missing has its default
  std::shared_ptr<const Game> game;
  Position start;
  bool reachable = true;  // whether `start` is the set-up
  std::vector<Move> moves;  // those that are illegal when their turn comes are refused and passed over
};

// Any bytes make a trial: options, then where it starts (the set-up, a dense position of a seed, or a position on one
// line), then a byte or three for each move (by index among the legal ones, or now and then any move there is notation
// for). At most `kMostMoves` moves are read.
inline constexpr std::size_t kMostMoves = 256;
Trial ReadTrial(std::span<const std::uint8_t> bytes);

// Bytes that ReadTrial makes this very trial of: the way from a scenario to a fuzzer's seed.
std::vector<std::uint8_t> WriteTrial(const Trial& trial);

// How a trial failed.
struct Failure {
  std::string law;        // the id of the law, or "second-reading.legal", "second-reading.result", "second-reading.valid"
  std::string message;    // what is wrong, on one line
  std::size_t moves = 0;  // how many of the trial's moves had been tried by then
};

// Plays the trial under all laws of its game, and beside the second reading when asked to. The first failure, or
// nothing when all holds.
enum class Beside { kNothing, kSecondReading };
std::optional<Failure> Judge(const Trial& trial, Beside beside);

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_TRIAL_H_
