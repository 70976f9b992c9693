// Positions as people see them: the picture, what is marked in it, the comparison of two, and the caption below.
#include <gtest/gtest.h>

#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

constexpr std::string_view kBefore =
    "W3/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=2,2 step=copy";
constexpr std::string_view kAfter =
    "1W2/4/4/3B W3/4/4/3B 4/4/2W1/3B to_move=black first=white focus=past,present supply=2,1 step=copy";

Position Read(const Game& game, std::string_view line) {
  Result<Position> position = game.FromLine(line);
  if (!position) ADD_FAILURE() << line << "\n" << position.error().message;
  return position ? *position : game.Start();
}

TEST(TtykmPicture, ShowsTheErasBesideEachOther) {
  const auto game = testing::Ttykm();
  EXPECT_EQ(game->Picture(Read(*game, kBefore), nullptr),
            "past       | present    | future\n"
            "W  .  .  . | W  .  .  . | W  .  .  .\n"
            ".  .  .  . | .  .  .  . | .  .  .  .\n"
            ".  .  .  . | .  .  .  . | .  .  .  .\n"
            ".  .  .  B | .  .  .  B | .  .  .  B\n");
}

TEST(TtykmPicture, MakesAllColumnsAsWideAsTheWidestToken) {
  const auto game = testing::Ttykm({"growth", "influence", "memory"});
  EXPECT_EQ(game->Picture(Read(*game,
                               "W+sB+sssh/T^T>TvT/SoT<SwSb/DwLb2 W3/1So2/4/D2L So3/4/4/D2L to_move=black first=black "
                               "focus=future,present supply=2,0 statue=no,no step=copy"),
                          nullptr),
            "past               | present            | future\n"
            "W+s  B+s  s    sh  | W    .    .    .   | So   .    .    .\n"
            "T^   T>   Tv   T   | .    So   .    .   | .    .    .    .\n"
            "So   T<   Sw   Sb  | .    .    .    .   | .    .    .    .\n"
            "Dw   Lb   .    .   | D    .    .    L   | D    .    .    L\n");
}

TEST(TtykmPicture, MarksWhatDiffersFromAnother) {
  const auto game = testing::Ttykm();
  const Position other = Read(*game, kAfter);
  EXPECT_EQ(game->Picture(Read(*game, kBefore), &other),
            "past        | present     | future\n"
            "[W][.] .  . |  W  .  .  . | [W] .  .  .\n"
            " .  .  .  . |  .  .  .  . |  .  .  .  .\n"
            " .  .  .  . |  .  .  .  . |  .  . [.] .\n"
            " .  .  .  B |  .  .  .  B |  .  .  .  B\n");
}

TEST(TtykmPicture, MarksWithinTheWidthOfBoth) {
  const auto game = testing::Ttykm({"growth"});
  const Position seeds = Read(*game,
                              "W+s3/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future "
                              "supply=2,2 step=copy");
  const Position other = Read(*game, kBefore);
  const std::string rest =
      " .    .    .    .   |  .    .    .    .   |  .    .    .    .\n"
      " .    .    .    .   |  .    .    .    .   |  .    .    .    .\n"
      " .    .    .    B   |  .    .    .    B   |  .    .    .    B\n";
  EXPECT_EQ(game->Picture(seeds, &other),
            "past                | present             | future\n"
            "[W+s] .    .    .   |  W    .    .    .   |  W    .    .    .\n" +
                rest);
  EXPECT_EQ(game->Picture(other, &seeds),
            "past                | present             | future\n"
            "[W]   .    .    .   |  W    .    .    .   |  W    .    .    .\n" +
                rest);
}

TEST(TtykmCompare, ShowsTheErasThatDifferAndBothCaptions) {
  const auto game = testing::Ttykm();
  EXPECT_EQ(game->Compare(Read(*game, kBefore), Read(*game, kAfter)),
            "past      expected       actual\n"
            "         [W][.] .  .     [.][W] .  .\n"
            "          .  .  .  .      .  .  .  .\n"
            "          .  .  .  .      .  .  .  .\n"
            "          .  .  .  B      .  .  .  B\n"
            "present   as expected\n"
            "future    expected       actual\n"
            "         [W] .  .  .     [.] .  .  .\n"
            "          .  .  .  .      .  .  .  .\n"
            "          .  . [.] .      .  . [W] .\n"
            "          .  .  .  B      .  .  .  B\n"
            "expected  white to move (step copy); focus white past, black future; supply white 2, black 2\n"
            "actual    black to move (step copy); focus white past, black present; supply white 2, black 1\n");
}

TEST(TtykmCompare, SaysOfEqualPositionsOnlyThatTheyAre) {
  const auto game = testing::Ttykm();
  const Position position = Read(*game, kBefore);
  EXPECT_EQ(game->Compare(position, position),
            "past      as expected\n"
            "present   as expected\n"
            "future    as expected\n");
}

TEST(TtykmCompare, LooksAtTheCornersOfEachEra) {
  const auto game = testing::Ttykm();
  const std::string rest =
      "/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=2,2 step=copy";
  const std::string last =
      "W3/4/4/4 W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=2,2 step=copy";
  const Position whole = Read(*game, kBefore);
  for (const Position& other : {Read(*game, "4" + rest), Read(*game, last)}) {
    const std::string text = game->Compare(whole, other);
    EXPECT_TRUE(text.starts_with("past      expected")) << text;
    EXPECT_TRUE(text.ends_with("present   as expected\nfuture    as expected\n")) << text;
  }
}

TEST(TtykmCaption, SaysWhatTheBoardDoesNotShow) {
  const std::string boards = "W3/4/4/3B W3/4/4/3B W3/4/4/3B ";
  const std::string statues = "W3/2So1/4/3B W3/2So1/4/3B WSw2/2So1/4/3B ";
  const struct {
    std::vector<std::string_view> chapters;
    std::string line;
    std::string_view caption;
  } cases[] = {
      {{},
       boards + "to_move=white first=white focus=past,future supply=4,3 step=copy",
       "white to move (step copy); focus white past, black future; supply white 4, black 3"},
      {{},
       boards + "to_move=black first=black focus=past,future supply=4,3 step=act active=future:16 actions_left=2",
       "black to move (step act), active copy on future 16, 2 of 2 actions left; focus white past, black future; "
       "supply white 4, black 3; black went first"},
      {{},
       boards + "to_move=white first=white focus=past,future supply=4,3 step=focus active=dead actions_left=1",
       "white to move (step focus), active copy dead, 1 of 2 actions left; focus white past, black future; supply "
       "white 4, black 3"},
      {{},
       boards + "to_move=white first=white focus=past,future supply=4,3 step=focus active=present:1 actions_left=0",
       "white to move (step focus), active copy on present 1, 0 of 2 actions left; focus white past, black future; "
       "supply white 4, black 3"},
      {{},
       boards + "to_move=black first=white focus=past,future supply=4,3 step=over winner=white",
       "white has won, in black's turn; focus white past, black future; supply white 4, black 3"},
      {{},
       boards + "to_move=white first=white focus=past,future supply=4,3 step=over winner=draw",
       "draw in white's turn; focus white past, black future; supply white 4, black 3"},
      {{"influence"},
       statues + "to_move=white first=white focus=past,future supply=4,3 statue=no,yes step=copy",
       "white to move (step copy); focus white past, black future; supply white 4, black 3; may build white no, black "
       "yes"},
  };
  for (const auto& [chapters, line, caption] : cases) {
    const auto game = testing::Ttykm(chapters);
    EXPECT_EQ(game->Caption(Read(*game, line)), caption);
  }
}

}  // namespace
}  // namespace timeproof
