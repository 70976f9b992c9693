// Boards as text, on one line and as pictures: where they are wrong, and in which words.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

TEST(TtykmBoardLine, SaysWhatIsWrongAndWhere) {
  const struct {
    std::string_view board;
    int column;
    std::string_view message;
  } cases[] = {
      {"W3/4/4", 7, "'W3/4/4' ends early: a board has four rows of 4 spaces"},
      {"W3/4/4/3", 9, "'W3/4/4/3' ends early: a board has four rows of 4 spaces"},
      {"W3/4/4/", 8, "'W3/4/4/' ends early: a board has four rows of 4 spaces"},
      {"W3//4/3B", 4, "0 spaces in this row, it should be 4"},
      {"W2/4/4/3B", 3, "3 spaces in this row, it should be 4"},
      {"W4/4/4/3B", 2, "more than 4 spaces in this row"},
      {"W3B/4/4/3B", 3, "more than 4 spaces in this row"},
      {"W3/4/4/3B/4", 10, "a board has four rows"},
      {"W3/5/4/3B", 4, "'W3/5/4/3B' is no board: rows like W3 parted by '/'"},
      {"W3/0W3/4/3B", 4, "'W3/0W3/4/3B' is no board: rows like W3 parted by '/'"},
      {"W3/.3/4/3B", 4, "'W3/.3/4/3B' is no board: rows like W3 parted by '/'"},
      {"W3/\u00e93/4/3B", 4, "'W3/\u00e93/4/3B' is no board: rows like W3 parted by '/'"},
  };
  const auto game = testing::Ttykm();
  for (const auto& [board, column, message] : cases) {
    const auto position = game->FromLine(
        fmt::format("{} W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=4,4 step=copy", board));
    ASSERT_FALSE(position.ok()) << board;
    EXPECT_EQ(position.error().column, column) << board;
    EXPECT_EQ(position.error().line, 0) << board;
    EXPECT_EQ(position.error().message, message) << board;
  }
}

TEST(TtykmPicture, SaysWhatIsWrongAndWhere) {
  const std::string header = "past | present | future\n";
  const std::string row = ". . . . | . . . . | . . . .\n";
  const std::string no_header = "a picture of five lines starts with 'past | present | future' alone on its line";
  const struct {
    std::string picture;
    std::pair<int, int> place;
    std::string message;
  } cases[] = {
      {"", {1, 1}, "the picture is empty; it starts with the line 'past | present | future'"},
      {"\n \t\r\n", {3, 1}, "the picture is empty; it starts with the line 'past | present | future'"},
      {"\npassed | present | future\n" + row, {2, 1}, no_header},
      {"past | present | later\n" + row, {1, 1}, no_header},
      {"past | present\n" + row, {1, 1}, no_header},
      {"past | present | future | 4\n" + row, {1, 1}, no_header},
      {"past 1 | present | future\n" + row, {1, 1}, no_header},
      {header, {2, 1}, "the picture has 0 rows, it should have 4"},
      {header + row + row + row, {5, 1}, "the picture has 3 rows, it should have 4"},
      {header + row + row + row + row + "\n" + row, {7, 1}, "a picture ends after its fourth row"},
      {header + ". . . . | . . . .\n", {2, 1}, "2 boards in this row, it should be 3, parted by '|'"},
      {header + ". . . . | | . . . .\n", {2, 1}, "0 spaces in this row of the present, it should be 4"},
      {header + ". . . . | . . . . | . . . . .\n", {2, 21}, "5 spaces in this row of the future, it should be 4"},
      {header + row + "Dw Lw . . | . . . . | . . . .\n", {3, 4}, "a second white hat in the past (TK-M-TRAIN-02)"},
  };
  const auto game = testing::Ttykm({"memory"});
  Value value = game->ToValue(game->Start());
  for (const auto& [picture, place, message] : cases) {
    value.Set("board", picture);
    const auto position = game->FromValue(value, Reading::kLenient);
    ASSERT_FALSE(position.ok()) << picture;
    EXPECT_EQ(std::pair(position.error().line, position.error().column), place) << picture;
    EXPECT_EQ(position.error().message, message) << picture;
  }
}

}  // namespace
}  // namespace timeproof
