#include <gtest/gtest.h>

#include "properties/ttykm/plain/plain.h"
#include "tests/engine/perft_table.h"

namespace timeproof {
namespace {

class PlainTable : public ::testing::TestWithParam<testing::PerftRow> {};

// The same table that the engine is held to, counted by plain enumeration in other code.
TEST_P(PlainTable, CountsAsWritten) {
  const auto& [chapters, moves, turns] = GetParam();
  const plain::Rules rules(Value::MakeMap({{"chapters", Value(Value::List(chapters.begin(), chapters.end()))}}));
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(rules.Perft(rules.Start(), static_cast<int>(i) + 1), moves[i]) << "depth " << i + 1;
  }
  constexpr std::size_t kTurns = 2;  // the third would take a minute
  for (std::size_t i = 0; i < kTurns; ++i) {
    EXPECT_EQ(rules.PerftTurns(rules.Start(), static_cast<int>(i) + 1), turns[i]) << i + 1 << " turns";
  }
}

INSTANTIATE_TEST_SUITE_P(ChapterSets, PlainTable, ::testing::ValuesIn(testing::PerftTable()));

}  // namespace
}  // namespace timeproof
