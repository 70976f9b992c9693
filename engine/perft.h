// Counting whole trees of play: exact totals catch what nobody thought to test.
#ifndef TIMEPROOF_ENGINE_PERFT_H_
#define TIMEPROOF_ENGINE_PERFT_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/game.h"

namespace timeproof {

enum class PerftUnit { kMoves, kTurns };

struct PerftOptions {
  PerftUnit unit = PerftUnit::kMoves;
  bool bulk = true;  // count the last ply without playing it
};

// The number of legal sequences of `depth` moves or whole turns. A game that ends earlier counts as no sequence; the
// last turn may end the game. From the middle of a turn, the rest of it is the first turn. Depth 0 is 1.
std::uint64_t Perft(const Game& game, const Position& position, int depth, PerftOptions options = {});

// The same, split by the first move, in the order of legal moves. Depth must be at least 1.
std::vector<std::pair<Move, std::uint64_t>> Divide(const Game& game, const Position& position, int depth,
                                                   PerftOptions options = {});

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_PERFT_H_
