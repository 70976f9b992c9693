// The moves of Parallel Time Machine Voyage as small numbers. Their order is that of legal lists.
#ifndef TIMEPROOF_ENGINE_VOYAGE_MOVES_H_
#define TIMEPROOF_ENGINE_VOYAGE_MOVES_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/move.h"
#include "engine/result.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

enum class Verb : std::uint8_t { kMove, kStay, kWarp, kPass, kEnd };

constexpr Move MakeMove(Verb verb, int argument = 0) {
  return {static_cast<std::uint32_t>(verb) << 8U | static_cast<std::uint32_t>(argument)};
}
constexpr Verb VerbOf(Move move) { return static_cast<Verb>(move.code >> 8U); }
constexpr Kind KindIn(Move move) { return static_cast<Kind>(move.code & 0xFFU); }    // move, stay
constexpr int PositionIn(Move move) { return static_cast<int>(move.code & 0xFFU); }  // warp
constexpr bool IsMainAction(Move move) { return VerbOf(move) != Verb::kWarp && VerbOf(move) != Verb::kEnd; }

// Shows `visit` every move there is, in order.
template <typename Visit>
void ForEveryMove(Visit visit) {
  for (const Verb verb : {Verb::kMove, Verb::kStay}) {
    for (int kind = 0; kind < kKinds; ++kind) visit(MakeMove(verb, kind));
  }
  for (int position = 0; position < kPositions; ++position) visit(MakeMove(Verb::kWarp, position));
  visit(MakeMove(Verb::kPass));
  visit(MakeMove(Verb::kEnd));
}

// "move GE", "warp 3"
std::string MoveText(Move move);

std::string SeatName(int seat);  // "P0"

// Reads a move with an optional prefix, which must name the seat that acts, save when the game is over: then nobody
// acts, and no move may be played anyway. Malformed or illegal (a wrong prefix), with the column of the fault.
Result<Move> ParseMove(const State& state, std::string_view text);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_MOVES_H_
