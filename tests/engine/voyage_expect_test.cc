// What a scenario expects where it says nothing, and what people are shown.
#include <gtest/gtest.h>

#include "tests/engine/voyage_game.h"

namespace timeproof::testing {
namespace {

// The position that is expected after the moves by what is said, on one line.
std::string Expected(const Game& game, const Position& before, std::string_view texts, const Value& said) {
  std::vector<Move> moves;
  for (const std::string& text : SplitMoves(texts)) moves.push_back(*game.ParseMove(before, text));
  const Result<Position> expected = game.FromValue(game.Expect(before, moves, said), Reading::kExpected);
  return expected ? game.ToLine(*expected) : expected.error().where + ": " + expected.error().message;
}

TEST(VoyageExpect, FollowsTheWordsOfTheMoves) {
  const auto game = Voyage();
  const Position before = Set(*game, Earning());
  const std::string rest = "row=SHENMASHENMA stacks=BM/PS/YH/RE ";
  const std::string kept = " tokens=2:1 hands=REGHBM/PSPMYEYN held=0,5 removed=- start=0 ";
  EXPECT_EQ(Expected(*game, before, "move GH", Value()),
            "players=2 " + rest + "machine=2" + kept + "seat=0 main_done=yes moved=yes idle=0 partial=yes");
  EXPECT_EQ(Expected(*game, before, "move GH, warp 0, end", Value()),
            "players=2 " + rest + "machine=0" + kept + "seat=1 main_done=no moved=no idle=0 partial=yes");
  EXPECT_EQ(Expected(*game, before, "stay PM, end, pass", Value()),
            "players=2 " + rest + "machine=1" + kept + "seat=0 main_done=no moved=no idle=2 partial=yes");
}

TEST(VoyageExpect, TakesWhatIsSaid) {
  const auto game = Voyage();
  const Position before = Set(*game, Earning());
  const Value said = Value::MakeMap({{"stacks", Value::MakeMap({{"2", "YH GH"}})},
                                     {"tokens", Value::MakeMap({{"2", 0}})},
                                     {"hands", Value::MakeMap({{"P0", "RE BM"}})},
                                     {"held", Value::MakeMap({{"P0", 1}})}});
  EXPECT_EQ(Expected(*game, before, "move GH", said), game->ToLine(After(*game, before, "move GH")));
  // A list replaces the whole of it.
  EXPECT_EQ(Expected(*game, before, "pass", Value::MakeMap({{"held", Value::MakeList({1, 4})}})),
            "players=2 row=SHENMASHENMA stacks=BM/PS/YH/RE machine=1 tokens=2:1 hands=REGHBM/PSPMYEYN held=1,4 "
            "removed=- start=0 seat=1 main_done=no moved=no idle=1 partial=yes");
  EXPECT_EQ(Expected(*game, before, "pass", Value::MakeMap({{"held", Value::MakeMap({{"P7", 1}})}})),
            "held.P7: 'P7' is no place of held: there are P0 to P1");
  // Nothing is not what stood there before.
  EXPECT_EQ(Expected(*game, before, "pass", Value::MakeMap({{"machine", Value(Value::Map())}})),
            "machine: machine is a map, it should be a whole number");
}

TEST(VoyageExpect, TheEndLeavesTheTurnWithTheMover) {
  const auto game = Voyage();
  const Position before = Set(*game, Stalling());
  const Value said = Value::MakeMap(
      {{"over", Value::MakeMap({{"reasons", Value::MakeList({"stall"})}, {"winners", Value::MakeList({0, 1})}})}});
  EXPECT_EQ(Expected(*game, before, "pass", said), game->ToLine(After(*game, before, "pass")));
}

TEST(VoyagePicture, ShowsTheTable) {
  const auto game = Voyage();
  Table table = PickUpChain();
  table.stacks[3] = "BE BE";
  table.hands[0] = "PS PS RM GN";
  const Position position = Set(*game, table);
  EXPECT_EQ(game->Picture(position),
            R"(            0    1    2    3    4    5    6    7    8    9   10   11   12
machine                              @
tokens                     1
top        GE   RS   YH   BE   PN   RM
below                     BE
port             S    H    E    N    M    A    S    H    E    N    M    A
P0       held 1    PS PS RM GN
P1       held 4    YS YM GS BH
removed            -
)");
  EXPECT_EQ(game->Caption(position), "P0 to act, main action open, idle 0 of 4; P0 started; the rest is set aside");
  EXPECT_EQ(game->Caption(After(*game, Set(*game, Opening()), "move PS")),
            "P0 to act, main action done, machine moved, idle 0 of 4; P0 started");
  EXPECT_EQ(game->Caption(After(*game, Set(*game, Stalling()), "pass")),
            "over in P0's turn (stall), won by P0 and P1, idle 4; P0 started; the rest is set aside");
  EXPECT_EQ(
      game->Caption(After(*game, Set(*game, BesideTheLast()), "move RS")),
      "over in P0's turn (rightmost), won by P1, main action done, machine moved, idle 0; P0 started; the rest is "
      "set aside");
}

TEST(VoyagePicture, HasALineForEachTicketOfTheTallestStack) {
  const auto game = Voyage();
  Value value = ToValue(Opening());
  const auto lines = [&](Value stacks) {
    value.Set("stacks", std::move(stacks));
    const std::string picture = game->Picture(*game->FromValue(value, Reading::kExpected));
    const std::size_t begin = picture.find('\n', picture.find("tokens")) + 1;
    return picture.substr(begin, picture.find("port") - begin);
  };
  EXPECT_EQ(lines(Value(Value::List())), "");
  EXPECT_EQ(lines(Value::MakeList({"GE"})), "top        GE\n");
  EXPECT_EQ(lines(Value::MakeList({"GE BS", "PS"})), "top        BS   PS\nbelow      GE\n");
}

TEST(VoyagePicture, CaptionTellsTheCountThatEndsTheGame) {
  const auto rounds = Voyage(2, "stall-count", "rounds");
  const auto caption = [&](int seat, int idle) {
    Table table = Stalling();
    table.seat = seat;
    table.idle = idle;
    const std::string text = rounds->Caption(Set(*rounds, table));
    const std::size_t begin = text.find("idle");
    return text.substr(begin, text.find(';') - begin);
  };
  EXPECT_EQ(caption(0, 0), "idle 0 of 4");
  EXPECT_EQ(caption(1, 0), "idle 0 of 5");
  EXPECT_EQ(caption(0, 3), "idle 3 of 5");
  EXPECT_EQ(caption(1, 4), "idle 4 of 5");
  EXPECT_EQ(caption(1, 3), "idle 3 of 4");
  const auto three = Voyage(3, "stall-count", "rounds");
  // Whatever the count, it is the one that ends the game when everybody passes from here.
  for (int seat = 0; seat < 3; ++seat) {
    for (int idle = 0; idle < 6; ++idle) {
      Position position = Set(
          *three,
          {.stacks = {"GE"}, .hands = {"PS", "RS", "YS"}, .held = {3, 3, 3}, .seat = seat, .idle = idle, .start = 1});
      const std::string text = three->Caption(position);
      while (!three->outcome(position).over) position = After(*three, position, "pass");
      const std::string stalled = fmt::format("{}", *three->ToValue(position).Find("idle")->integer());
      EXPECT_NE(text.find(fmt::format("idle {} of {};", idle, stalled)), std::string::npos) << text << " " << stalled;
    }
  }
}

TEST(VoyagePicture, ShowsAPlayerWhatTheyMayKnow) {
  const auto game = Voyage();
  Table table = Earning();
  table.stacks[3] = "RE PE";
  table.hands[0] = "GH";
  EXPECT_EQ(game->ObservedPicture(Set(*game, table), 1),
            R"(            0    1    2    3    4    5    6    7    8    9   10   11   12
machine          @
tokens                1
top        BM   PS   YH   PE
port             S    H    E    N    M    A    S    H    E    N    M    A
P0       held 0    1 ticket
P1       held 5    PS PM YE YN
removed            -
)");
}

TEST(VoyagePicture, MarksWhatDiffers) {
  const auto game = Voyage();
  const Position before = Set(*game, Earning());
  const Position after = After(*game, before, "move GH");
  EXPECT_EQ(game->Compare(before, after),
            R"(expected
            0    1    2    3    4    5    6    7    8    9   10   11   12
machine         [@]  [-]
tokens               [1]
top        BM   PS   YH   RE
below                [-]
port             S    H    E    N    M    A    S    H    E    N    M    A
P0       held[0]   RE[GH] BM
P1       held 5    PS PM YE YN
removed            -
actual
            0    1    2    3    4    5    6    7    8    9   10   11   12
machine         [-]  [@]
tokens               [-]
top        BM   PS  [GH]  RE
below                YH
port             S    H    E    N    M    A    S    H    E    N    M    A
P0       held[1]   RE BM
P1       held 5    PS PM YE YN
removed            -
expected  P0 to act, main action open, idle 0 of 4; P0 started; the rest is set aside
actual    P0 to act, main action done, machine moved, idle 0 of 4; P0 started; the rest is set aside
)");
}

// Of a stack, what lay there before is as it was, however many tickets came on top of it.
TEST(VoyagePicture, MarksOfAStackWhatChangedAlone) {
  const auto game = Voyage();
  Table table = PickUpChain();
  table.stacks[3] = "YN RS BE";
  const Position before = Set(*game, table);
  const auto rows = [](const std::string& picture) {
    const std::size_t begin = picture.find("top");
    return picture.substr(begin, picture.find("port") - begin);
  };
  EXPECT_EQ(rows(game->Picture(After(*game, before, "warp 3"), &before)),
            R"(top        GE   RS   YH  [BE]  PN   RM
below                     BE
                          RS
                          YN
)");
  EXPECT_EQ(rows(game->Picture(After(*game, before, "stay RM"), &before)),
            R"(top        GE   RS   YH   BE   PN   RM
below                     RS
                          YN
)");
  table.stacks[3] = "YN GS BE";
  EXPECT_EQ(rows(game->Picture(Set(*game, table), &before)),
            R"(top        GE   RS   YH   BE   PN   RM
below                    [GS]
                          YN
)");
}

}  // namespace
}  // namespace timeproof::testing
