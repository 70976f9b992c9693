// The moves of That Time You Killed Me as small numbers. Their order is that of legal lists.
#ifndef TIMEPROOF_ENGINE_TTYKM_MOVES_H_
#define TIMEPROOF_ENGINE_TTYKM_MOVES_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "engine/move.h"
#include "engine/ttykm/state.h"

namespace timeproof::ttykm {

enum class Verb : std::uint8_t {
  kCopy,
  kMove,
  kTravelForward,
  kTravelBack,
  kPlant,
  kDig,
  kBuild,
  kTrain,
  kCommand,
  kFocus,
  kConcede,
  kDraw,
};

constexpr Move MakeMove(Verb verb, std::size_t argument = 0) {
  return {static_cast<std::uint32_t>(static_cast<std::size_t>(verb) << 8U | argument)};
}
constexpr Move CopyMove(int space) { return MakeMove(Verb::kCopy, static_cast<std::size_t>(space)); }
constexpr Move StepMove(Direction direction, bool pull) {
  return MakeMove(Verb::kMove, Index(direction) * 2 + (pull ? 1 : 0));
}
constexpr Move SpaceMove(Verb verb, int space) { return MakeMove(verb, static_cast<std::size_t>(space)); }
constexpr Move TrainMove(Elephant elephant) { return MakeMove(Verb::kTrain, Index(elephant)); }
constexpr Move CommandMove(Elephant elephant, Direction direction, bool pull) {
  return MakeMove(Verb::kCommand, Index(elephant) * 8 + Index(direction) * 2 + (pull ? 1 : 0));
}
constexpr Move FocusMove(Era era) { return MakeMove(Verb::kFocus, Index(era)); }
constexpr Move ConcedeMove(Player player) { return MakeMove(Verb::kConcede, Index(player)); }

constexpr Verb VerbOf(Move move) { return static_cast<Verb>(move.code >> 8U); }
constexpr int SpaceIn(Move move) { return static_cast<int>(move.code & 0xFFU); }                     // 1 to 16
constexpr Direction DirectionIn(Move move) { return static_cast<Direction>(move.code >> 1U & 3U); }  // move, command
constexpr bool PullIn(Move move) { return (move.code & 1U) != 0; }                                   // move, command
constexpr Elephant ElephantIn(Move move) {                                                           // train, command
  return static_cast<Elephant>(VerbOf(move) == Verb::kTrain ? move.code & 1U : move.code >> 3U & 1U);
}
constexpr Era EraIn(Move move) { return static_cast<Era>(move.code & 0xFFU); }           // focus
constexpr Player PlayerIn(Move move) { return static_cast<Player>(move.code & 0xFFU); }  // concede

// "command dark east pull"
std::string MoveText(Move move);

// Fills the list with every move there is, sorted.
void EveryMove(MoveList* moves);

// Reads a move with an optional prefix; `to_move` decides, concedes when no prefix says otherwise, and is who the
// prefix must name, save for conceding and when the game is `over`: then nobody decides, and no move may be played
// anyway. Malformed or illegal (a wrong prefix), with the column of the fault.
Result<Move> ParseMove(std::string_view text, Player to_move, bool over);

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_MOVES_H_
