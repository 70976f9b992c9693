#include "engine/perft.h"

#include <cassert>

namespace timeproof {
namespace {

std::uint64_t CountMoves(const Game& game, const Position& position, int depth, bool bulk) {
  if (depth == 0) return 1;
  MoveList moves;
  game.LegalMoves(position, &moves);
  if (bulk && depth == 1) return moves.size();
  std::uint64_t nodes = 0;
  for (const Move move : moves) {
    Position next = position;
    game.Apply(&next, move);
    nodes += CountMoves(game, next, depth - 1, bulk);
  }
  return nodes;
}

std::uint64_t CountTurns(const Game& game, const Position& position, int depth, bool bulk);

// After a move with `depth` turns to finish, the one under way included.
std::uint64_t CountOn(const Game& game, const Position& next, int depth, bool bulk) {
  return CountTurns(game, next, game.AtTurnStart(next) ? depth - 1 : depth, bulk);
}

std::uint64_t CountTurns(const Game& game, const Position& position, int depth, bool bulk) {
  if (depth == 0) return 1;
  if (bulk && depth == 1) return game.CountTurns(position);
  MoveList moves;
  game.LegalMoves(position, &moves);
  std::uint64_t nodes = 0;
  for (const Move move : moves) {
    Position next = position;
    game.Apply(&next, move);
    nodes += CountOn(game, next, depth, bulk);
  }
  return nodes;
}

}  // namespace

std::uint64_t Perft(const Game& game, const Position& position, int depth, PerftOptions options) {
  return options.unit == PerftUnit::kMoves ? CountMoves(game, position, depth, options.bulk)
                                           : CountTurns(game, position, depth, options.bulk);
}

std::vector<std::pair<Move, std::uint64_t>> Divide(const Game& game, const Position& position, int depth,
                                                   PerftOptions options) {
  assert(depth >= 1);
  std::vector<std::pair<Move, std::uint64_t>> counts;
  MoveList moves;
  game.LegalMoves(position, &moves);
  for (const Move move : moves) {
    Position next = position;
    game.Apply(&next, move);
    counts.emplace_back(move, options.unit == PerftUnit::kMoves ? CountMoves(game, next, depth - 1, options.bulk)
                                                                : CountOn(game, next, depth, options.bulk));
  }
  return counts;
}

}  // namespace timeproof
