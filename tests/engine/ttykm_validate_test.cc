#include <gtest/gtest.h>

#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

struct Case {
  std::string_view boards;
  std::string_view rest;
  std::string_view message;  // a part of it
  std::string_view where;
};

// Each is impossible for one reason. Statue rights and supplies are chosen so that nothing else is wrong.
TEST(TtykmValidate, RefusesImpossiblePositionsWithTheReason) {
  constexpr std::string_view kAll = "to_move=white first=white focus=past,future supply=0,0 statue=yes,yes step=copy";
  const Case cases[] = {
      {"DLSo1/TTTT/TT2/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "6 trees", "board"},
      {"DLSo1/shshshsh/sh3/sh3 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "6 shrubs", "board"},
      {"DLSo1/ssss/ss2/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "6 seeds", "board"},
      {"DLSo1/T>3/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "beyond the wall", "board.past.5"},
      {"DLSo1/3T</4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "beyond the wall", "board.past.8"},
      {"DLSoTv/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "beyond the wall", "board.past.4"},
      {"DLSo1/4/4/T^3 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "beyond the wall", "board.past.13"},
      {"DLSoSo/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "2 orange statues", "board.past"},
      {"DL2/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "orange statue is missing", "board.past"},
      {"DLSoSw/4/4/4 DLSo1/4/4/4 DLSoSw/4/4/4", kAll, "skips an era", "board"},
      {"DLSoSw/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "may build no more", "statue.white"},
      {"DLSo1/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4",
       "to_move=white first=white focus=past,future supply=0,0 statue=yes,no step=copy", "may still build",
       "statue.black"},
      {"DSo2/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "0 light elephants", "board.past"},
      {"DDLSo/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "2 dark elephants", "board.past"},
      {"DwLwSo1/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "second white hat", "board.past.2"},
      {"WWWW/WWWW/4/DLSo1 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "there are 7", "board"},
  };
  const auto game = testing::Ttykm({"growth", "influence", "memory"});
  for (const auto& [boards, rest, message, where] : cases) {
    const auto position = game->FromLine(std::string(boards) + " " + std::string(rest));
    ASSERT_FALSE(position.ok()) << boards;
    EXPECT_EQ(position.error().kind, ErrorKind::kInvalid) << boards;
    EXPECT_NE(position.error().message.find(message), std::string::npos) << boards << "\n" << position.error().message;
    EXPECT_EQ(position.error().where, where) << boards;
  }
}

TEST(TtykmValidate, TakesBoardsWithoutAnyCopy) {
  const auto game = testing::Ttykm();
  EXPECT_TRUE(
      game->FromLine("4/4/4/4 4/4/4/4 4/4/4/4 to_move=white first=white focus=past,future supply=0,0 step=copy").ok());
}

TEST(TtykmValidate, TakesAStatueThatItsBuildLeftOutOfLaterEras) {
  const auto game = testing::Ttykm({"influence"});
  EXPECT_TRUE(game->FromLine("W2Sw/2So1/4/3B W3/2So1/4/3B W3/2So1/4/3B to_move=white first=white focus=past,future "
                             "supply=4,4 statue=no,yes step=copy")
                  .ok());
}

TEST(TtykmValidate, CountsTheHandicap) {
  const auto game =
      std::move(MakeGame("ttykm", Value::MakeMap({{"handicap", Value::MakeMap({{"white", 3}})}}), Reading::kLenient))
          .value();
  EXPECT_EQ(game->ToLine(game->Start()),
            "W3/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=1,4 step=copy");
  const auto position =
      game->FromLine("W3/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=2,4 step=copy");
  ASSERT_FALSE(position.ok());
  EXPECT_EQ(position.error().where, "supply.white");
}

}  // namespace
}  // namespace timeproof
