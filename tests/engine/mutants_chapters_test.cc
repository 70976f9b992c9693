// Pieces and hats belong to chapters: each is refused where its chapter is not in play, and taken where it is.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

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
      EXPECT_NE(position.error().message.find(fmt::format("the chapter {},", chapter)), std::string::npos) << token;
    }
  }
}

}  // namespace
}  // namespace timeproof
