// Who plays, who is to move, and who has won.
#include <gtest/gtest.h>

#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

TEST(TtykmSeats, AreWhiteAndBlack) {
  const auto game = testing::Ttykm();
  EXPECT_EQ(game->players(), 2);
  EXPECT_EQ(game->SeatName(0), "white");
  EXPECT_EQ(game->SeatName(1), "black");
}

TEST(TtykmOutcome, IsThatOfThePosition) {
  const struct {
    std::string_view fields;
    int to_move;
    Outcome outcome;
    bool turn_start;
  } cases[] = {
      {"to_move=white first=white focus=past,future supply=4,4 step=copy", 0, {}, true},
      {"to_move=black first=white focus=past,future supply=4,4 step=copy", 1, {}, true},
      {"to_move=white first=white focus=past,future supply=4,4 step=focus", 0, {}, false},
      {"to_move=black first=white focus=past,future supply=4,4 step=over winner=white",
       1,
       {.over = true, .winners = 1},
       true},
      {"to_move=white first=white focus=past,future supply=4,4 step=over winner=black",
       0,
       {.over = true, .winners = 2},
       true},
      {"to_move=white first=white focus=past,future supply=4,4 step=over winner=draw", 0, {.over = true}, true},
  };
  const auto game = testing::Ttykm();
  for (const auto& [fields, to_move, outcome, turn_start] : cases) {
    const auto position = game->FromLine("W3/4/4/3B W3/4/4/3B W3/4/4/3B " + std::string(fields));
    ASSERT_TRUE(position.ok()) << fields;
    EXPECT_EQ(game->ToMove(*position), to_move) << fields;
    EXPECT_EQ(game->outcome(*position), outcome) << fields;
    EXPECT_EQ(game->AtTurnStart(*position), turn_start) << fields;
  }
}

}  // namespace
}  // namespace timeproof
