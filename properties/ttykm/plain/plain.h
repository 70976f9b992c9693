// The second reading of That Time You Killed Me: the catalogue of rules word for word, slow on purpose. It shares no
// rules with the engine, so that the two can be held against each other. Positions are values in the form of the line
// protocol, moves are texts.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_PLAIN_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_PLAIN_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random.h"
#include "engine/value.h"
#include "properties/ttykm/plain/options.h"

namespace timeproof::plain {

// The rules under fixed options. Positions given to it are valid under them, unless the comment says otherwise.
class Rules {
 public:
  // Options in the form of the protocol; what is missing has its default. `broken` names the one fault of a wrong
  // engine (faults.h), or is empty. REQUIRES: well formed, and a fault that there is.
  explicit Rules(const Value& options, std::string_view broken = "");

  Value Start() const;

  // A valid position at the start of a turn with many pieces strewn over the boards, such as play seldom reaches.
  Value Dense(Random* random) const;

  // What may be played, in no particular order and without repeats. Conceding and drawing are left out.
  std::vector<std::string> LegalMoves(const Value& position) const;

  // What may be played beside LegalMoves: both ways to concede and drawing, while the game is not over.
  std::vector<std::string> UnlistedMoves(const Value& position) const;

  // Whether `move` may be played: one of LegalMoves or, while the game is not over, "concede" (with or without a
  // player's prefix) or "draw".
  bool MayPlay(const Value& position, const std::string& move) const;

  // The position after `move`. REQUIRES: it may be played.
  Value Apply(const Value& position, const std::string& move) const;

  // What is wrong with any value as a position, or nothing.
  std::optional<std::string> Validate(const Value& position) const;

  // The number of legal sequences of `depth` moves; a game that ends earlier is none.
  std::uint64_t Perft(const Value& position, int depth) const;

  // The number of sequences of `depth` complete turns, of which the last may end the game.
  std::uint64_t PerftTurns(const Value& position, int depth) const;

 private:
  std::uint64_t CountMoves(const Table& table, int depth) const;
  std::uint64_t CountTurns(const Table& table, int depth) const;

  Options options_;
};

// Every move there is a notation for, legal or not, in no particular order; concede and draw are left out.
std::vector<std::string> EveryMove();

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_PLAIN_H_
