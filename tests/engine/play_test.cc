#include "engine/play.h"

#include <gtest/gtest.h>

#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

TEST(SplitMoves, CutsAtCommas) {
  EXPECT_EQ(SplitMoves(" white: copy 1,move east ,\tfocus future "),
            (std::vector<std::string>{"white: copy 1", "move east", "focus future"}));
  EXPECT_TRUE(SplitMoves("  ").empty());
  EXPECT_EQ(SplitMoves("copy 1,,move east").size(), 3U);
}

TEST(PlayMoves, StopsAtTheFirstRefusedMove) {
  const auto game = testing::Ttykm();
  Position position = game->Start();
  std::vector<Move> played;
  const auto stop = PlayMoves(*game, &position, {"copy 1", "move north", "nonsense"}, &played);
  ASSERT_TRUE(stop.has_value());
  EXPECT_EQ(stop->at, 1U);
  EXPECT_EQ(stop->error.kind, ErrorKind::kIllegal);
  EXPECT_EQ(stop->error.rule, "TK-MOVE-02");
  EXPECT_EQ(played.size(), 1U);
  EXPECT_EQ(game->ToLine(position),
            "W3/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=4,4 step=act "
            "active=past:1 actions_left=2");
}

TEST(PlayMoves, SaysWhatIsNoNotation) {
  const auto game = testing::Ttykm();
  Position position = game->Start();
  const auto stop = PlayMoves(*game, &position, {"copy 17"});
  ASSERT_TRUE(stop.has_value());
  EXPECT_EQ(stop->error.kind, ErrorKind::kMalformed);
  EXPECT_EQ(position, game->Start());
}

}  // namespace
}  // namespace timeproof
