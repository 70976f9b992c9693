// The notation of moves: in which words a fault is told, and where it is.
#include <gtest/gtest.h>

#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

TEST(TtykmMoves, SayInWordsWhatIsWrong) {
  const struct {
    std::string_view move;
    int column;
    std::string_view message;
  } cases[] = {
      {"jump", 1,
       "'jump' is no notation: a move starts with one of copy, move, travel, plant, dig, build, train, command, focus, "
       "concede, draw"},
      {"copy", 5, "the move ends too early: a space is a number from 1 to 16"},
      {"dig 17", 5, "'17' is no notation: a space is a number from 1 to 16"},
      {"move up", 6, "'up' is no notation: a direction is north, east, south or west"},
      {"command dark up pull", 14, "'up' is no notation: a direction is north, east, south or west"},
      {"train grey", 7, "'grey' is no notation: an elephant is dark or light"},
      {"travel east", 8, "'east' is no notation: travel goes forward or back"},
      {"focus now", 7, "'now' is no notation: an era is past, present or future"},
      {"copy 1 2", 8, "'2' is one word too many"},
      {"move east push", 11, "'push' is one word too many"},
      {" red: copy 1", 2, "' red' is no player: before the colon stands white or black"},
      {": copy 1", 1, "'' is no player: before the colon stands white or black"},
      {"black: copy 16", 1, "it is white's turn, not black's"},
  };
  const auto game = testing::Ttykm();
  for (const auto& [text, column, message] : cases) {
    const auto move = game->ParseMove(game->Start(), text);
    ASSERT_FALSE(move.ok()) << text;
    EXPECT_EQ(move.error().message, message);
    EXPECT_EQ(move.error().column, column) << text;
  }
}

TEST(TtykmMoves, OfAnotherTurnCiteTheRule) {
  const auto game = testing::Ttykm();
  EXPECT_EQ(game->ParseMove(game->Start(), "black: copy 16").error().rule, "TK-TURN-01");
}

TEST(TtykmMoves, AreListedInPlaceOfWhatTheListHeld) {
  const auto game = testing::Ttykm();
  MoveList moves;
  game->EveryMove(&moves);
  const std::size_t size = moves.size();
  game->EveryMove(&moves);
  EXPECT_EQ(moves.size(), size);
}

}  // namespace
}  // namespace timeproof
