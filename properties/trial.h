// A game to be tried. Bytes become games here and nowhere else, so a counterexample of a property, a file of a fuzzer's
// corpus and a replay are the same thing.
#ifndef TIMEPROOF_PROPERTIES_TRIAL_H_
#define TIMEPROOF_PROPERTIES_TRIAL_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/games.h"
#include "properties/law.h"

namespace timeproof {

struct Trial {
  std::string game_name;
  Value options;  // in the form of the protocol; what is missing has its default
  std::shared_ptr<const Game> game;
  std::shared_ptr<const Game> again;  // made like `game` once more, to start alike; may be null
  std::vector<OtherReading> others;   // for the laws about rulings, which find nothing wrong where this is empty
  Position start;
  bool reachable = true;    // whether `start` is the set-up
  std::vector<Move> moves;  // those that are illegal when their turn comes are refused and passed over
};

// Makes the engine that is tried.
using GameMaker =
    std::function<Result<std::unique_ptr<const Game>>(std::string_view name, const Value& options, Reading reading)>;

// A trial of that game from its set-up, without moves. The errors are those of `make`.
Result<Trial> MakeTrial(std::string_view game_name, const Value& options, const GameMaker& make = &MakeGame);

// The value of an option by its name, "rulings.two-actions", or null where it is missing.
const Value* FindOption(std::string_view name, const Value& options);

// Any bytes make a trial; those beyond the end are zeros. In this order:
// - a byte for the game, by its index among the subjects;
// - options, in the order of GameInfo: a byte of bits for each eight values of one that takes many, else a byte, below
//   0x80 the default, from there on the index of the value. Where there is no list of values it is a number itself or,
//   where the game refuses that, its rest by 4. Options that the game refuses together are left at their defaults;
// - a byte for the start: below 0x60 the set-up, below 0xE0 a dense position made of the four bytes that follow, else a
//   position on one line, two bytes for its length and the text. What is no position is the set-up;
// - for each move a byte, below 0xF0 its index among the legal moves; else two more with the index, below 0xF8 among
//   the legal moves, else among all that there is notation for. An index among no moves ends the trial.
// Indices go round, and numbers have their low byte first. At most `kMostMoves` moves are read.
inline constexpr std::size_t kMostMoves = 256;
Trial ReadTrial(std::span<const std::uint8_t> bytes);

// Bytes that ReadTrial makes this very trial of: the way from a scenario to a fuzzer's seed. Options at their defaults
// come back as missing, and so do numbers that are 0 or above 127, and moves beyond kMostMoves are left out. REQUIRES:
// the game is a subject's, each move one of EveryMove.
std::vector<std::uint8_t> WriteTrial(const Trial& trial);

// How a trial failed.
struct Failure {
  std::string law;  // the id of the law, "start.is-settled-by-options", or "second-reading." and start, valid, legal,
                    // unlisted, seen or result
  std::string message;    // what is wrong, on one line
  std::size_t moves = 0;  // how many of the trial's moves had been tried by then
};

// Hears what a trial comes across, for those who count.
class Witness {
 public:
  virtual ~Witness() = default;
  virtual void Met(std::string_view law) = 0;                          // a law that had something to say
  virtual void Stood(const Game& game, const Position& position) = 0;  // each position, the start included
  virtual void Saw(const Played& played) = 0;                          // each move that was played
};

// Plays the trial under all laws of its game, and beside the second reading when asked to. The first failure, or
// nothing when all holds.
enum class Beside { kNothing, kSecondReading };
std::optional<Failure> Judge(const Trial& trial, Beside beside, Witness* witness = nullptr);

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_TRIAL_H_
