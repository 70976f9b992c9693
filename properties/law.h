// Laws: what must hold whatever is played.
#ifndef TIMEPROOF_PROPERTIES_LAW_H_
#define TIMEPROOF_PROPERTIES_LAW_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/game.h"

namespace timeproof {

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
  Complaint (*broken)(const Game& game, const Position& position);
  // Whether the law has anything to say here, so that laws which never had can be told; null: always. `broken` is
  // asked nowhere else.
  bool (*concerns)(const Game& game, const Position& position) = nullptr;
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
