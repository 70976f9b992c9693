// Playing moves that were written down.
#ifndef TIMEPROOF_ENGINE_PLAY_H_
#define TIMEPROOF_ENGINE_PLAY_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace timeproof {

// "white: copy 1, move east" as {"white: copy 1", "move east"}: cut at commas, blanks around each taken off.
std::vector<std::string> SplitMoves(std::string_view text);

// The first move that was refused: its index from 0, and why.
struct Stop {
  std::size_t at = 0;
  Error error;
};

// Plays `moves` on `position` as far as they are legal, which is where `position` then stands; `played`, when given,
// gets each move that was. Returns where and why it stopped, or nothing when all were played.
std::optional<Stop> PlayMoves(const Game& game, Position* position, const std::vector<std::string>& moves,
                              std::vector<Move>* played = nullptr, EffectSink* sink = nullptr);

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_PLAY_H_
