// Laws: what must hold whatever is played.
#ifndef TIMEPROOF_PROPERTIES_LAW_H_
#define TIMEPROOF_PROPERTIES_LAW_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace timeproof {

// A position under the laws, and what many of them ask the game about it. Each is asked once, and not before a law
// needs it: what is no position is not to be printed before the laws about that have spoken.
class Moment {
 public:
  // REQUIRES: `game` outlives this.
  Moment(const Game& the_game, const Position& the_position) : game(the_game), position(the_position) {}

  const Value& value() const;                                   // ToValue
  const std::string& picture() const;                           // Picture
  const MoveList& legal() const;                                // LegalMoves
  const MoveList& every() const;                                // EveryMove
  const std::vector<std::optional<Refusal>>& refusals() const;  // WhyIllegal of each of `every`, in their order

  // The moves that are accepted and not listed.
  std::vector<Move> Unlisted() const;

  const Game& game;
  const Position position;

 private:
  mutable std::optional<Value> value_;
  mutable std::optional<std::string> picture_;
  mutable std::optional<MoveList> legal_;
  mutable std::optional<MoveList> every_;
  mutable std::optional<std::vector<std::optional<Refusal>>> refusals_;
};

// A game under the same options, save that one ruling is settled otherwise.
struct OtherReading {
  std::string_view ruling;  // its name, as effects cite it
  std::shared_ptr<const Game> game;
};

// One move that was played, and what came of it.
struct Played {
  const Game& game;
  const Position& before;
  Move move;
  const Position& after;
  std::span<const Effect> effects;
  std::span<const OtherReading> others = {};  // what laws about rulings compare with
};

// What is wrong, on one line; nothing when a law holds.
using Complaint = std::optional<std::string>;

struct PositionLaw {
  std::string_view id;  // "line.round-trips"
  Complaint (*broken)(const Moment& moment);
  // Whether the law has anything to say here, so that laws which never had can be told; null: always. `broken` is
  // asked nowhere else.
  bool (*concerns)(const Moment& moment) = nullptr;
};

struct MoveLaw {
  std::string_view id;  // "ttykm.earlier-eras-stay"
  Complaint (*broken)(const Played& played);
  bool (*concerns)(const Played& played) = nullptr;
};

// The laws of every game.
std::span<const PositionLaw> CommonPositionLaws();
std::span<const MoveLaw> CommonMoveLaws();

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_LAW_H_
