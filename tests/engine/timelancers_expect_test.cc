// What a scenario of Timelancers means where it is silent.
#include <gtest/gtest.h>

#include "tests/engine/timelancers_game.h"

namespace timeproof::testing {
namespace {

// What is expected after the moves, which need not be legal, when the author says that much.
Value Expected(const Game& game, const Position& before, std::string_view moves, const Value& said = Value()) {
  std::vector<Move> read;
  for (const std::string& text : SplitMoves(moves)) read.push_back(*game.ParseMove(before, text));
  return game.Expect(before, read, said);
}

TEST(TimelancersExpect, FollowsTheWordsOfMoves) {
  const auto game = Examples();
  const Position before = Set(*game, Value(Value::Map()));
  const struct {
    const char* moves;
    Value at;
    const char* step;
    int made;
    Value prev;
  } cases[] = {
      {"go bank", "bank", "tile", 0, "hq"},
      {"go bank, act", "bank", "move", 1, "hq"},
      {"go bank, skip, go archives", "archives", "tile", 1, "bank"},
      {"go market, trade med for case", "market", "move", 1, "hq"},
      {"go bank, go hq", "hq", "move", 1, "bank"},
      {"go laboratory, transport bank", "bank", "tile", 0, "laboratory"},
      {"go laboratory, transport hq", "hq", "move", 1, "laboratory"},
      {"machine 5", 5, "action", 0, Value()},
      {"machine 5, use case case", 5, "action", 0, Value()},
      {"machine 9, reserve x1", 9, "move", 1, Value()},
      {"machine 5, capture gutenberg", 5, "place", 0, Value()},
      {"machine 5, capture gutenberg, pay case, replace m10", 5, "place", 0, Value()},
      {"machine 5, capture gutenberg, place 6", 5, "move", 1, Value()},
      {"machine 9, reserve x1, go hq", "hq", "move", 2, Value()},
  };
  for (const auto& c : cases) {
    const Value value = Expected(*game, before, c.moves);
    EXPECT_EQ(*value.Find("P1")->Find("at"), c.at) << c.moves;
    EXPECT_EQ(*value.Find("step"), Value(c.step)) << c.moves;
    EXPECT_EQ(*value.Find("moves_made"), Value(c.made)) << c.moves;
    EXPECT_EQ(*value.Find("prev_tile"), c.prev) << c.moves;
  }
  EXPECT_EQ(*Expected(*game, before, "machine 5, capture gutenberg").Find("event"), Value("gutenberg"));
  EXPECT_EQ(*Expected(*game, before, "go laboratory, copy market").Find("copied"), Value("market"));
  EXPECT_EQ(*Expected(*game, before, "go laboratory, transport bank").Find("transported"), Value(true));
  EXPECT_EQ(*Expected(*game, before, "go bank, take med").Find("least_kind"), Value("med"));
}

TEST(TimelancersExpect, TurnsAndRoundsGoOn) {
  const auto game = Examples("traditional", 3);
  const Position before = Set(*game, Value(Value::Map()));
  const Value second = Expected(*game, before, "end");
  EXPECT_EQ(*second.Find("active"), Value("P2"));
  EXPECT_EQ(*second.Find("seat"), Value("P2"));
  EXPECT_EQ(*second.Find("P1")->Find("acted"), Value(true));
  EXPECT_EQ(*second.Find("P2")->Find("acted"), Value(false));
  EXPECT_EQ(*Expected(*game, before, "go bank, act, go archives, act, go bank, act").Find("active"), Value("P2"));
  const Value next = Expected(*game, before, "end, end, end");
  EXPECT_EQ(*next.Find("round"), Value(2));
  EXPECT_EQ(*next.Find("active"), Value("P1"));
  EXPECT_EQ(*next.Find("P1")->Find("acted"), Value(false));
  const Value draft = Expected(*game, game->Start(), "draft olympics");
  EXPECT_EQ(*draft.Find("active"), Value("P2"));
  const Value drafted = Expected(*game, game->Start(), "draft olympics, draft taj, draft x1");
  EXPECT_EQ(*drafted.Find("step"), Value("move"));
  EXPECT_EQ(*drafted.Find("round"), Value(1));
  EXPECT_EQ(*drafted.Find("active"), Value("P1"));
}

TEST(TimelancersExpect, AnswersWithLocksGoBackToTheTurnOrToTheNextRound) {
  const auto game = Examples();
  const auto asked = [&](const char* cause, Value first) {
    return Value::MakeMap(
        {{"step", "lock"},
         {"seat", "P2"},
         {"active", cause == std::string_view("capture") ? "P1" : "P2"},
         {"event", "olympics"},
         {"cause", cause},
         {"enforcement_up", "cultural-only"},
         {"row", Value::MakeMap(
                     {{"cultural", Value::MakeList({cause == std::string_view("capture") ? Value() : "olympics"})}})},
         {"P1", std::move(first)},
         {"P2",
          Value::MakeMap({{"locks", 1}, {"slots", Value::MakeMap({{"2", Value::MakeList({"taj", "repeat"})}})}})}});
  };
  const Value machine =
      Value::MakeMap({{"at", 1}, {"slots", Value::MakeMap({{"1", Value::MakeList({"olympics", "revise"})}})}});
  const Value capture = Expected(*game, Set(*game, asked("capture", machine)), "lock taj");
  EXPECT_EQ(*capture.Find("seat"), Value("P1"));
  EXPECT_EQ(*capture.Find("moves_made"), Value(1));
  EXPECT_EQ(*capture.Find("step"), Value("move"));
  EXPECT_EQ(capture.Find("cause"), nullptr);
  const Value enforcer = Expected(*game, Set(*game, asked("enforcer", Value(Value::Map()))), "lock");
  EXPECT_EQ(*enforcer.Find("round"), Value(2));
  EXPECT_EQ(*enforcer.Find("active"), Value("P1"));
  EXPECT_EQ(*enforcer.Find("moves_made"), Value(0));
}

TEST(TimelancersExpect, WhatIsSaidIsExpectedByItsParts) {
  const auto game = Examples();
  const Position before = Set(
      *game,
      Value::MakeMap({{"row", Value::MakeMap({{"science", Value::MakeList({"m200", "s1", "s2"})},
                                              {"social", Value::MakeList({"x5"})}})},
                      {"tile", Value::MakeMap({{"bank", Value::MakeMap({{"litter", Value::MakeMap({{"med", 1}})}})}})},
                      {"P1", Value::MakeMap({{"money", 5}, {"res", Value::MakeMap({{"camera", 1}})}})}}));
  const Value said = Value::MakeMap(
      {{"row", Value::MakeMap({{"science", Value::MakeList({Value(), "s1", "s2"})}})},
       {"tile",
        Value::MakeMap({{"bank", "b"}, {"studio", Value::MakeMap({{"litter", Value::MakeMap({{"case", 1}})}})}})},
       {"P1", Value::MakeMap({{"res", Value(Value::Map())}})}});
  const Value value = Expected(*game, before, "machine 4, capture m200, place 3", said);
  EXPECT_EQ(*value.Find("row")->Find("science"), Value::MakeList({Value(), "s1", "s2"}));
  EXPECT_EQ(*value.Find("row")->Find("social"), Value::MakeList({"x5", Value(), Value()}));
  EXPECT_EQ(*value.Find("P1")->Find("res"), Value(Value::Map()));
  EXPECT_EQ(*value.Find("P1")->Find("money"), Value(5));
  EXPECT_EQ(
      *value.Find("tile")->Find("bank"),
      Value::MakeMap({{"hex", Value::MakeList({1, -1})}, {"face", "b"}, {"litter", Value::MakeMap({{"med", 1}})}}));
  EXPECT_EQ(*value.Find("tile")->Find("studio")->Find("face"), Value("a"));
  EXPECT_TRUE(game->FromValue(value, Reading::kExpected).ok());
}

TEST(TimelancersExpect, AStepOrATurnThatIsSaidLeavesNothingHalfDone) {
  const auto game = Examples();
  const Position before = Set(*game, Value(Value::Map()));
  const Value moved = Expected(*game, before, "machine 4, capture m200", Value::MakeMap({{"step", "move"}}));
  EXPECT_EQ(moved.Find("event"), nullptr);
  const Value turned = Expected(*game, before, "machine 4, capture m200, place 3", Value::MakeMap({{"active", "P2"}}));
  EXPECT_EQ(*turned.Find("P1")->Find("acted"), Value(true));
  EXPECT_EQ(*turned.Find("moves_made"), Value(0));
  EXPECT_EQ(*turned.Find("seat"), Value("P2"));
}

TEST(TimelancersExpect, TheEnd) {
  const auto game = Examples();
  const Value over =
      Value::MakeMap({{"over", Value::MakeMap({{"winners", Value::MakeList({"P1"})}, {"unfinished", false}})}});
  const Value value = Expected(*game, Set(*game, Value(Value::Map())), "machine 4, capture m200, place 3", over);
  EXPECT_EQ(*value.Find("step"), Value("over"));
  EXPECT_EQ(*value.Find("active"), Value("P2"));
  EXPECT_EQ(*value.Find("P2")->Find("acted"), Value(true));
  EXPECT_EQ(*value.Find("moves_made"), Value(0));
  EXPECT_TRUE(game->FromValue(value, Reading::kExpected).ok());
}

}  // namespace
}  // namespace timeproof::testing
