#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/ttykm/state.h"
#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

struct Case {
  std::string_view boards;
  std::string_view rest;
  std::string_view message;
  std::string_view where;
};

// Each is impossible for one reason. Statue rights and supplies are chosen so that nothing else is wrong.
TEST(TtykmValidate, RefusesImpossiblePositionsWithTheReason) {
  constexpr std::string_view kAll = "to_move=white first=white focus=past,future supply=0,0 statue=yes,yes step=copy";
  const Case cases[] = {
      {"DLSo1/TTTT/TT2/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "6 trees; there are 5", "board"},
      {"DLSo1/shshshsh/sh3/sh3 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "6 shrubs; there are 5", "board"},
      {"DLSo1/ssss/ss2/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "6 seeds; there are 5", "board"},
      {"DLSo1/T>3/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "a tree that fell east has its trunk beyond the wall",
       "board.past.5"},
      {"T^LSoD/T>3/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "a tree that fell east has its trunk beyond the wall",
       "board.past.5"},
      {"DLSo1/3T</4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "a tree that fell west has its trunk beyond the wall",
       "board.past.8"},
      {"DLSoTv/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "a tree that fell south has its trunk beyond the wall",
       "board.past.4"},
      {"DLSo1/4/4/T^3 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "a tree that fell north has its trunk beyond the wall",
       "board.past.13"},
      {"DLSoSo/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "2 orange statues in one era", "board.past"},
      {"DL2/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "the orange statue is missing; it stands in every era", "board.past"},
      {"DLSoSw/4/4/4 DLSo1/4/4/4 DLSoSw/4/4/4", kAll, "the white statue skips an era", "board"},
      {"DLSoSw/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "the white statue stands already, so white may build no more",
       "statue.white"},
      {"DLSo1/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4",
       "to_move=white first=white focus=past,future supply=0,0 statue=yes,no step=copy",
       "no black statue stands anywhere, so black may still build", "statue.black"},
      {"DSo2/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "0 light elephants in the past; each stands once in every era",
       "board.past"},
      {"DDLSo/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "2 dark elephants in the past; each stands once in every era",
       "board.past"},
      {"DwLwSo1/4/4/4 DLSo1/4/4/4 DLSo1/4/4/4", kAll, "a second white hat in the past (TK-M-TRAIN-02)", "board.past.2"},
      {"WWWW/WWWW/4/DLSo1 DLSo1/4/4/4 DLSo1/4/4/4", kAll,
       "white has 8 copies on the boards, 0 in supply and 0 as handicap; there are 7", "board"},
      {"WW2/4/4/DLSo1 DLSo1/4/4/4 DLSo1/4/4/4",
       "to_move=white first=white focus=past,future supply=0,0 statue=yes,yes step=act active=past:3 actions_left=1",
       "there is no copy of white on past 3 to be active", "active"},
  };
  const auto game = testing::Ttykm({"growth", "influence", "memory"});
  for (const auto& [boards, rest, message, where] : cases) {
    const auto position = game->FromLine(std::string(boards) + " " + std::string(rest));
    ASSERT_FALSE(position.ok()) << boards;
    EXPECT_EQ(position.error().kind, ErrorKind::kInvalid) << boards;
    EXPECT_EQ(position.error().message, message) << boards;
    EXPECT_EQ(position.error().where, where) << boards;
  }
}

TEST(TtykmValidate, RefusesEachPieceWithoutItsChapter) {
  const struct {
    std::string_view chapter;
    std::vector<std::string_view> tokens;
  } cases[] = {{"growth", {"s", "W+s", "B+s", "sh", "T", "T^", "T>", "Tv", "T<"}},
               {"influence", {"So", "Sw", "Sb"}},
               {"memory", {"D", "L", "Dw", "Lb"}}};
  const auto game = testing::Ttykm();
  for (const auto& [chapter, tokens] : cases) {
    for (const std::string_view token : tokens) {
      const auto position = game->FromLine(fmt::format(
          "W3/4/4/3B W3/1{}2/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=2,2 step=copy", token));
      ASSERT_FALSE(position.ok()) << token;
      EXPECT_EQ(position.error().where, "board.present.6") << token;
      EXPECT_EQ(
          position.error().message,
          fmt::format("present 6 holds a piece of the chapter {}, which is not in play (option chapters)", chapter))
          << token;
    }
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
  EXPECT_EQ(position.error().message, "2 copies in white's supply; a game starts with 1");
  const auto copies = game->FromLine(
      "WW2/4/4/3B WW2/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=0,4 step=copy");
  ASSERT_FALSE(copies.ok());
  EXPECT_EQ(copies.error().message, "white has 5 copies on the boards, 0 in supply and 3 as handicap; there are 7");
}

// What no notation can say.
TEST(TtykmValidate, RefusesTwoHatsAndSeedsUnderObjects) {
  const auto game = testing::Ttykm({"growth", "memory"});
  Position hats = game->Start();
  hats.As<ttykm::State>().hats[1] = {1, 1};
  EXPECT_EQ(game->Validate(hats)->message, "two hats on one elephant");
  EXPECT_EQ(game->Validate(hats)->where, "board.present");
  Position seed = game->Start();
  seed.As<ttykm::State>().boards.PutSeed(ttykm::At(ttykm::Era::kFuture, 13));
  EXPECT_EQ(game->Validate(seed)->message, "a seed shares its space only with a copy");
  EXPECT_EQ(game->Validate(seed)->where, "board.future.13");
}

}  // namespace
}  // namespace timeproof
