// A plain reading of a game's rules, written by other means than the engine, to hold the engine against.
#ifndef TIMEPROOF_PROPERTIES_SECOND_READING_H_
#define TIMEPROOF_PROPERTIES_SECOND_READING_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/random.h"
#include "engine/value.h"

namespace timeproof {

// Speaks the terms of the line protocol: positions as objects, moves as texts. Slow on purpose. The options are fixed
// when it is made; positions given to it are valid under them.
class SecondReading {
 public:
  virtual ~SecondReading() = default;

  virtual Value Start() const = 0;

  // A valid position, at the start of a turn, in which much stands close together: what play seldom reaches.
  virtual Value Dense(Random* random) const = 0;

  // What may be played, in no particular order and without repeats.
  virtual std::vector<std::string> LegalMoves(const Value& position) const = 0;

  // What may be played all the same though LegalMoves leaves it out: ways to end the game by word.
  virtual std::vector<std::string> UnlistedMoves(const Value& position) const = 0;

  // REQUIRES: `move` is one of LegalMoves(position) or of UnlistedMoves(position).
  virtual Value Apply(const Value& position, const std::string& move) const = 0;

  // What may be known to `seat`: all of the position in games without hidden information.
  virtual Value Observe(const Value& position, int /*seat*/) const { return position; }

  // What is wrong with any value as a position, or nothing.
  virtual std::optional<std::string> Validate(const Value& position) const = 0;
};

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_SECOND_READING_H_
