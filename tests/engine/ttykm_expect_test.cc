// What an expected position leaves unsaid: as before, but for what the moves say by their own words.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

const std::string kBoards = "W3/2So1/4/3B W3/2So1/4/3B W3/2So1/4/3B ";  // they stay as they are: pieces are not guessed
const std::string kWhite = kBoards + "to_move=white first=white focus=past,future ";
const std::string kCopy = kWhite + "supply=4,4 statue=yes,yes step=copy";

struct Case {
  std::string before;
  std::string_view moves;
  Value said;
  std::string expected;
};

std::string Expected(const Game& game, const Case& play) {
  const Result<Position> before = game.FromLine(play.before);
  if (!before) return before.error().message;
  std::vector<Move> moves;
  for (const std::string& text : SplitMoves(play.moves)) {
    const Result<Move> move = game.ParseMove(*before, text);
    if (!move) return move.error().message;
    moves.push_back(*move);
  }
  const Result<Position> expected = game.FromValue(game.Expect(*before, moves, play.said), Reading::kExpected);
  return expected ? game.ToLine(*expected) : expected.error().message;
}

Value Map(std::initializer_list<Value::Entry> entries) { return Value::MakeMap(entries); }

TEST(TtykmExpect, FollowsTheWordsOfTheMoves) {
  const auto game = testing::Ttykm({"influence"});
  const std::vector<Case> cases = {
      {kCopy, "copy 1", Value(), kWhite + "supply=4,4 statue=yes,yes step=act active=past:1 actions_left=2"},
      {kCopy, "copy 1, move east", Value(), kWhite + "supply=4,4 statue=yes,yes step=act active=past:2 actions_left=1"},
      {kCopy, "copy 1, move south, move west", Value(),
       kWhite + "supply=4,4 statue=yes,yes step=focus active=dead actions_left=0"},
      {kCopy, "copy 1, travel forward", Value(),
       kWhite + "supply=4,4 statue=yes,yes step=act active=present:1 actions_left=1"},
      {kCopy, "copy 1, travel forward, travel back", Value(),
       kWhite + "supply=3,4 statue=yes,yes step=focus active=past:1 actions_left=0"},
      {kCopy, "copy 1, build 2", Value(), kWhite + "supply=4,4 statue=no,yes step=act active=past:1 actions_left=1"},
      {kWhite + "supply=0,4 statue=yes,yes step=copy", "copy 1, travel forward, travel back", Value(),
       kWhite + "supply=0,4 statue=yes,yes step=focus active=past:1 actions_left=0"},
      {kWhite + "supply=1,4 statue=yes,yes step=copy", "copy 1, travel forward, travel back", Value(),
       kWhite + "supply=0,4 statue=yes,yes step=focus active=past:1 actions_left=0"},
      {kCopy, "copy 1, focus present, move east", Value(),
       kBoards + "to_move=black first=white focus=present,future supply=4,4 statue=yes,yes step=focus active=dead "
                 "actions_left=0"},
      {kWhite + "supply=4,4 statue=yes,yes step=focus active=past:1 actions_left=0", "move east", Value(),
       kWhite + "supply=4,4 statue=yes,yes step=focus active=past:2 actions_left=0"},
      {kCopy, "copy 1, move east, move east, focus present", Value(),
       kBoards + "to_move=black first=white focus=present,future supply=4,4 statue=yes,yes step=copy"},
      {kCopy, "copy 1, move east, move east, focus future, copy 16, move north", Value(),
       kBoards + "to_move=black first=white focus=future,future supply=4,4 statue=yes,yes step=act active=future:12 "
                 "actions_left=1"},
      {kCopy, "concede", Value(), kWhite + "supply=4,4 statue=yes,yes step=over winner=black"},
      {kCopy, "black: concede", Value(), kWhite + "supply=4,4 statue=yes,yes step=over winner=white"},
      {kCopy, "draw", Value(), kWhite + "supply=4,4 statue=yes,yes step=over winner=draw"},
      {kBoards + "to_move=black first=white focus=past,future supply=4,4 statue=yes,yes step=act active=future:16 "
                 "actions_left=1",
       "build 15, focus past", Value(),
       kBoards + "to_move=white first=white focus=past,past supply=4,4 statue=yes,no step=copy"},
  };
  for (const Case& play : cases) EXPECT_EQ(Expected(*game, play), play.expected) << play.moves;
}

TEST(TtykmExpect, PutsWhatIsSaidAboveThat) {
  const auto game = testing::Ttykm({"influence"});
  const std::vector<Case> cases = {
      {kCopy, "copy 1, move east", Map({{"step", "focus"}, {"active", Value()}, {"actions_left", 1}}),
       kWhite + "supply=4,4 statue=yes,yes step=focus active=dead actions_left=1"},
      {kCopy, "copy 1, move east, move east, focus present", Map({{"step", "over"}, {"winner", "white"}}),
       kBoards + "to_move=white first=white focus=present,future supply=4,4 statue=yes,yes step=over winner=white"},
      {kCopy, "copy 1, move east, move east, focus present", Map({{"winner", "white"}}),
       kBoards + "to_move=white first=white focus=present,future supply=4,4 statue=yes,yes step=over winner=white"},
      {kCopy, "copy 1, move east", Map({{"step", "copy"}}), kWhite + "supply=4,4 statue=yes,yes step=copy"},
      {kCopy, "draw", Map({{"step", "copy"}}), kWhite + "supply=4,4 statue=yes,yes step=copy"},
      {kCopy, "draw", Map({{"step", "over"}}), kWhite + "supply=4,4 statue=yes,yes step=over winner=draw"},
      {kCopy, "draw", Map({{"to_move", "black"}}),
       kBoards + "to_move=black first=white focus=past,future supply=4,4 statue=yes,yes step=over winner=draw"},
      {kBoards + "to_move=black first=white focus=past,future supply=4,4 statue=yes,yes step=copy", "copy 16",
       Map({{"winner", "black"}}),
       kBoards + "to_move=black first=white focus=past,future supply=4,4 statue=yes,yes step=over winner=black"},
      {kCopy, "copy 1, move east, move east", Map({{"focus", Map({{"black", "past"}})}}),
       kBoards + "to_move=white first=white focus=past,past supply=4,4 statue=yes,yes step=focus active=past:3 "
                 "actions_left=0"},
      {kCopy, "copy 1, move east, move east", Map({{"supply", Map({{"white", 1}})}}),
       kWhite + "supply=1,4 statue=yes,yes step=focus active=past:3 actions_left=0"},
      {kCopy, "copy 1, move east, move east", Map({{"statue", Map({{"black", false}})}}),
       kWhite + "supply=4,4 statue=yes,no step=focus active=past:3 actions_left=0"},
      {kCopy, "copy 1, move east, move east", Map({{"active", Map({{"era", "present"}, {"space", 1}})}}),
       kWhite + "supply=4,4 statue=yes,yes step=focus active=present:1 actions_left=0"},
      {kCopy, "copy 1", Map({{"to_move", "black"}}),
       kBoards + "to_move=black first=white focus=past,future supply=4,4 statue=yes,yes step=act active=past:1 "
                 "actions_left=2"},
  };
  for (const Case& play : cases) EXPECT_EQ(Expected(*game, play), play.expected) << play.moves;
}

TEST(TtykmExpect, LeavesWhatIsSaidWronglyToBeRead) {
  const std::vector<Case> cases = {
      {kCopy, "copy 1", Map({{"step", "over"}}), "winner is missing"},
      {kCopy, "copy 1", Map({{"step", 3}}), "step is a whole number, it should be one of copy, act, focus, over"},
      {kCopy, "copy 1", Map({{"focus", "past"}}), "focus is a text, it should be a map with white and black"},
  };
  for (const Case& play : cases) EXPECT_EQ(Expected(*testing::Ttykm({"influence"}), play), play.expected);
  const Case statue = {"W3/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=4,4 step=copy",
                       "copy 1", Map({{"statue", Map({{"white", true}})}}),
                       "statue tells who may still build; the chapter influence is not in play"};
  EXPECT_EQ(Expected(*testing::Ttykm(), statue), statue.expected);
}

}  // namespace
}  // namespace timeproof
