#include <gtest/gtest.h>

#include "engine/random.h"
#include "tests/engine/ttykm_told.h"

namespace timeproof {
namespace {

using Lines = std::vector<std::string>;

TEST(TtykmTrace, TellsCauseBeforeConsequence) {
  const auto game = testing::Ttykm();
  EXPECT_EQ(
      testing::Told(*game,
                    "WBW1/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=3,3 step=copy",
                    "copy 1, move east, move east, focus present"),
      (Lines{"TK-TURN-01 white copy on past 1 is active", "TK-MOVE-01 white copy moves from past 1 to 2",
             "TK-PUSH-01 black copy is pushed from past 2 to 3", "TK-PUSH-01 white copy is pushed from past 3 to 4",
             "TK-MOVE-01 white copy moves from past 2 to 3", "TK-PUSH-01 black copy is pushed from past 3 to 4",
             "TK-PUSH-02 white copy on past 4 dies", "TK-TURN-07 white shifts focus from past to present"}));
}

TEST(TtykmTrace, FollowsAStatueThroughTheEras) {
  const auto game = testing::Ttykm({"influence"});
  EXPECT_EQ(
      testing::Told(*game,
                    "4/1WSo1/4/3B W3/2So1/4/3B W3/3So/4/3B to_move=white first=white focus=past,future supply=4,4 "
                    "statue=yes,yes step=copy",
                    "copy 6, move east"),
      (Lines{"TK-TURN-01 white copy on past 6 is active", "TK-MOVE-01 white copy moves from past 6 to 7",
             "TK-I-PUSH-01 orange statue is pushed from past 7 to 8",
             "TK-I-PROP-01 orange statue follows its earlier copy from present 7 to 8",
             "TK-I-PROP-01 orange statue on future 8 can go no further"}));
}

TEST(TtykmTrace, CitesTheRulingThatDecided) {
  const std::string_view line =
      "WW2/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=3,4 step=copy";
  EXPECT_EQ(testing::Told(*testing::Ttykm(), line, "copy 1, move east"),
            (Lines{"TK-TURN-01 white copy on past 1 is active", "two-actions decided by the ruling: stepwise",
                   "self-paradox decided by the ruling: allowed", "TK-MOVE-01 white copy moves from past 1 to 2",
                   "TK-PARADOX-01 white copy on past 1 dies", "TK-PARADOX-01 white copy on past 2 dies",
                   "TK-TURN-06 white has no second action"}));
  EXPECT_EQ(testing::Told(*testing::Ttykm({}, "self-paradox", "illegal"), line, "copy 1, move east").back(),
            "stopped: east of past 1 is a white copy");
}

// Listening must not change what happens.
TEST(TtykmTrace, LeavesThePlayAsItIs) {
  for (const auto& chapters : testing::ChapterSets()) {
    const auto game = testing::Ttykm(chapters);
    Random random(3);
    for (int play = 0; play < 50; ++play) {
      Position silent = game->Start();
      MoveList moves;
      for (int ply = 0; ply < 80; ++ply) {
        game->LegalMoves(silent, &moves);
        if (moves.empty()) break;
        const Move move = moves[random.Below(moves.size())];
        Position heard = silent;
        testing::Recorder recorder(*game);
        game->Apply(&silent, move);
        game->Apply(&heard, move, &recorder);
        EXPECT_EQ(heard, silent);
        EXPECT_FALSE(recorder.lines.empty());
        for (const std::string& line : recorder.lines) EXPECT_GT(line.size(), line.find(' ') + 1) << line;
      }
    }
  }
}

}  // namespace
}  // namespace timeproof
