#include "engine/perft.h"

#include <gtest/gtest.h>

#include "tests/engine/perft_table.h"
#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

class Table : public ::testing::TestWithParam<testing::PerftRow> {};

TEST_P(Table, CountsAsWritten) {
  const auto& [chapters, moves, turns] = GetParam();
  const auto game = testing::Ttykm(chapters);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(Perft(*game, game->Start(), static_cast<int>(i) + 1), moves[i]) << "depth " << i + 1;
  }
  for (std::size_t i = 0; i < turns.size(); ++i) {
    EXPECT_EQ(Perft(*game, game->Start(), static_cast<int>(i) + 1, {.unit = PerftUnit::kTurns}), turns[i])
        << i + 1 << " turns";
  }
}

INSTANTIATE_TEST_SUITE_P(ChapterSets, Table, ::testing::ValuesIn(testing::PerftTable()));

TEST(Perft, IsTheSameWithAndWithoutBulkCounting) {
  for (const auto& chapters : testing::ChapterSets()) {
    const auto game = testing::Ttykm(chapters);
    for (const PerftUnit unit : {PerftUnit::kMoves, PerftUnit::kTurns}) {
      const int depth = unit == PerftUnit::kMoves ? 6 : 2;
      EXPECT_EQ(Perft(*game, game->Start(), depth, {.unit = unit, .bulk = true}),
                Perft(*game, game->Start(), depth, {.unit = unit, .bulk = false}));
    }
  }
}

TEST(Perft, DepthZeroIsOne) {
  const auto game = testing::Ttykm();
  EXPECT_EQ(Perft(*game, game->Start(), 0), 1U);
  EXPECT_EQ(Perft(*game, game->Start(), 0, {.unit = PerftUnit::kTurns}), 1U);
}

TEST(Perft, FromMidTurnTheRestIsTheFirstTurn) {
  const auto game = testing::Ttykm();
  const auto position = game->FromLine(
      "1W2/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=4,4 step=act active=past:2 "
      "actions_left=1");
  ASSERT_TRUE(position.ok());
  EXPECT_EQ(Perft(*game, *position, 1, {.unit = PerftUnit::kTurns}), 8U);
}

TEST(Perft, CountsTheOneWayWhereNothingCanBeDone) {
  const struct {
    std::string_view line;
    std::uint64_t turns;
  } cases[] = {
      // Nobody in the focus era.
      {"4/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=0,2 step=copy", 2},
      // Only travelling forward, and nothing after it.
      {"Wsh1s/sh1ss/2ss/3B 1sh2/sh3/4/3B B3/4/4/3B to_move=white first=white focus=past,future supply=0,2 step=copy",
       2},
      // Only the focus is left.
      {"W3/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=0,2 step=focus", 2},
  };
  const auto game = testing::Ttykm({"growth"});
  for (const auto& [line, turns] : cases) {
    const auto position = game->FromLine(line);
    ASSERT_TRUE(position.ok()) << line;
    for (const bool bulk : {true, false}) {
      EXPECT_EQ(Perft(*game, *position, 1, {.unit = PerftUnit::kTurns, .bulk = bulk}), turns) << line;
    }
  }
}

TEST(Perft, AGameThatIsOverCountsAsNoSequence) {
  const auto game = testing::Ttykm();
  const auto over = game->FromLine(
      "W3/4/4/4 W3/4/4/4 W3/4/4/3B to_move=white first=white focus=past,future supply=4,4 step=over winner=white");
  ASSERT_TRUE(over.ok());
  EXPECT_EQ(Perft(*game, *over, 1), 0U);
  EXPECT_EQ(Perft(*game, *over, 1, {.unit = PerftUnit::kTurns}), 0U);
}

// The last turn may end the game: the sequences of one turn are the same whether or not they win.
TEST(Perft, CountsTheTurnThatWins) {
  const auto game = testing::Ttykm();
  const auto position =
      game->FromLine("3W/4/4/4 W3/4/4/4 W3/4/4/3B to_move=white first=white focus=past,future supply=4,4 step=copy");
  ASSERT_TRUE(position.ok());
  EXPECT_GT(Perft(*game, *position, 1, {.unit = PerftUnit::kTurns}), 0U);
  EXPECT_EQ(Perft(*game, *position, 2, {.unit = PerftUnit::kTurns}), 0U);
}

TEST(Divide, AddsUpToPerft) {
  for (const auto& chapters : testing::ChapterSets()) {
    const auto game = testing::Ttykm(chapters);
    for (const PerftOptions options : {PerftOptions{PerftUnit::kMoves, true}, PerftOptions{PerftUnit::kTurns, true}}) {
      std::uint64_t sum = 0;
      for (const auto& [move, count] : Divide(*game, game->Start(), 2, options)) sum += count;
      EXPECT_EQ(sum, Perft(*game, game->Start(), 2, options));
    }
  }
}

}  // namespace
}  // namespace timeproof
