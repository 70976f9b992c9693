// Laws: what must hold whatever is played.
#ifndef TIMEPROOF_PROPERTIES_LAW_H_
#define TIMEPROOF_PROPERTIES_LAW_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace timeproof {

// One move that was played, and what came of it.
struct Played {
  const Game& game;
  const Position& before;
  Move move;
  const Position& after;
  std::span<const Effect> effects;
};

struct PositionLaw {
  std::string_view id;  // "line.round-trips"
  // Says what is wrong at `position`, or nothing when the law holds.
  std::optional<std::string> (*broken)(const Game& game, const Position& position);
};

struct MoveLaw {
  std::string_view id;  // "ttykm.earlier-eras-stay"
  std::optional<std::string> (*broken)(const Played& played);
};

// The laws of every game.
std::span<const PositionLaw> CommonPositionLaws();
std::span<const MoveLaw> CommonMoveLaws();

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_LAW_H_
