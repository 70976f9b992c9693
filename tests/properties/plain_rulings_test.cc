// Each ruling of the plain reading under both of its values.
#include <gtest/gtest.h>

#include <string>

#include "properties/ttykm/plain/plain.h"
#include "tests/properties/plain_boards.h"

namespace timeproof::plain {
namespace {

Rules WithRuling(const Texts& chapters, const std::string& ruling, const std::string& value) {
  Value options = Chapters(chapters);
  options.Set("rulings", Value::MakeMap({{ruling, value}}));
  return Rules(options);
}

std::string Token(const Value& position, const std::string& era, const std::string& space) {
  const Value* token = position.Find("board")->Find(era)->Find(space);
  return token == nullptr ? "." : *token->string();
}

// White on 1 can kill herself on 2, or walk south.
constexpr const char* kCorner = R"(W W . . | W . . . | W . . .
                                   . . . . | . . . . | . . . .
                                   . . . . | . . . . | . . . .
                                   . . . B | . . . B | . . . B)";

TEST(PlainRulings, TwoActions) {
  const Value chosen = Rules(Value()).Apply(Scene(kCorner, "white", "past"), "copy 1");
  EXPECT_TRUE(IsLegal(WithRuling({}, "two-actions", "stepwise"), chosen, "move east"));
  EXPECT_FALSE(IsLegal(WithRuling({}, "two-actions", "strict"), chosen, "move east"));
  EXPECT_TRUE(IsLegal(WithRuling({}, "two-actions", "strict"), chosen, "move south"));
}

TEST(PlainRulings, SelfParadox) {
  const Value chosen = Rules(Value()).Apply(Scene(kCorner, "white", "past"), "copy 1");
  EXPECT_FALSE(IsLegal(WithRuling({}, "self-paradox", "illegal"), chosen, "move east"));
  const Value after = PlayAll(WithRuling({}, "self-paradox", "allowed"), chosen, {"move east"});
  EXPECT_EQ(Token(after, "past", "2"), ".");
  EXPECT_TRUE(after.Find("active")->is_null());
  EXPECT_EQ(*after.Find("actions_left"), Value(1));
  EXPECT_EQ(*after.Find("step"), Value("focus"));
}

TEST(PlainRulings, SelfParadoxPullsNothing) {
  const Rules rules(Chapters({"influence"}));
  const Value before = Scene(R"(. So W W | W . . . | W . . .
                                . . . . | . . So . | . . So .
                                . . . . | . . . . | . . . .
                                . . . B | . . . B | . . . B)",
                             "white", "past", true);
  const Value chosen = PlayAll(rules, before, {"copy 3"});
  EXPECT_TRUE(IsLegal(rules, chosen, "move east"));
  EXPECT_FALSE(IsLegal(rules, chosen, "move east pull"));
}

TEST(PlainRulings, VoluntaryEntry) {
  const Value before = Scene(R"(W+s sh . . | W . . . | W . . .
                                . . . . | . . . . | . . . .
                                . . . . | . . . . | . . . .
                                . . . B | . . . B | . . . B)",
                             "white", "past");
  EXPECT_FALSE(IsLegal(WithRuling({"growth"}, "voluntary-entry", "illegal"),
                       Rules(Chapters({"growth"})).Apply(before, "copy 1"), "move east"));
  const Value after = PlayAll(WithRuling({"growth"}, "voluntary-entry", "suicide"), before, {"copy 1", "move east"});
  EXPECT_EQ(Token(after, "past", "1"), "s");
  EXPECT_EQ(Token(after, "past", "2"), "sh");
}

// The orange statue is pushed into the white one; in the present it stands right behind the white one too.
constexpr const char* kTwoStatues = R"(. . . . | . . . . | W . . .
                                       W So Sw . | So Sw . . | . . So .
                                       . . . . | . . . . | . . Sw .
                                       . . . B | W . . B | . . . B)";

TEST(PlainRulings, PropagationOrder) {
  const auto after = [](const char* order) {
    return PlayAll(WithRuling({"influence"}, "propagation-order", order), Scene(kTwoStatues, "white", "past", true),
                   {"copy 5", "move east"});
  };
  EXPECT_EQ(Token(after("front-first"), "present", "7"), "Sw");
  EXPECT_EQ(Token(after("cause-order"), "present", "8"), "Sw");
}

TEST(PlainRulings, MemoryReach) {
  const auto after = [](const char* reach) {
    return PlayAll(WithRuling({"memory"}, "memory-reach", reach),
                   Scene(R"(. . W D | W . . Dw | W . . Db
                                                                         . . . . | . . . . | . . . .
                                                                         . . . . | . . . . | . . . .
                                                                         L . . B | L . . B | L . . B)",
                         "white", "past"),
                   {"copy 3", "train dark"});
  };
  EXPECT_EQ(Token(after("stop-at-own"), "future", "4"), "Db");
  EXPECT_EQ(Token(after("all-later"), "future", "4"), "Dw");
}

TEST(PlainRulings, TrainWhileHatted) {
  const Value before = Scene(R"(. . W D | W . . D | W . . D
                                . . . . | . . . . | . . . .
                                . . . . | . . . . | . . . .
                                Lw . . B | Lw . . B | L . . B)",
                             "white", "past");
  const Value chosen = Rules(Chapters({"memory"})).Apply(before, "copy 3");
  EXPECT_TRUE(IsLegal(WithRuling({"memory"}, "train-while-hatted", "same-elephant"), chosen, "train dark"));
  EXPECT_FALSE(IsLegal(WithRuling({"memory"}, "train-while-hatted", "any"), chosen, "train dark"));
}

TEST(PlainRulings, BlockedBuild) {
  const auto after = [](const char* blocked) {
    return PlayAll(WithRuling({"influence"}, "blocked-build", blocked),
                   Scene(R"(W . . . | W . . . | . . . .
                                                                               . . So . | . . . . | . . So .
                                                                               . . B . | . . . So | . . W .
                                                                               . . . . | . . . B | . . . B)",
                         "black", "past", true),
                   {"copy 11", "build 12"});
  };
  EXPECT_EQ(Token(after("rebound"), "present", "11"), "Sb");
  EXPECT_EQ(Token(after("rebound"), "future", "11"), "Sb");
  EXPECT_EQ(Token(after("stop"), "present", "11"), ".");
  EXPECT_EQ(Token(after("stop"), "future", "12"), ".");
}

TEST(PlainRulings, Victory) {
  const Value before = Scene(R"(. . . . | W . . . | W . . .
                                . . . . | . . . . | . . . .
                                . . . . | . . . . | . . . .
                                . . . . | . . . B | . . . .)",
                             "white", "past");
  EXPECT_NE(WithRuling({}, "victory", "opponent-gone").Apply(before, "focus present").Find("winner"), nullptr);
  EXPECT_EQ(WithRuling({}, "victory", "boards-held").Apply(before, "focus present").Find("winner"), nullptr);
}

TEST(PlainRulings, CommandEra) {
  const Value before = Scene(R"(. W . Dw | . . . D | W . . Dw
                                . . . . | . . . . | . . . .
                                . . . . | . . . . | . . . .
                                L . . B | L . . B | L . . B)",
                             "white", "past");
  const Texts moves = {"copy 2", "travel forward"};
  const auto after = [&](const char* era) {
    const Rules rules = WithRuling({"memory"}, "command-era", era);
    return IsLegal(rules, PlayAll(rules, before, moves), "command dark south");
  };
  EXPECT_FALSE(after("active-copy"));
  EXPECT_TRUE(after("focus"));
}

}  // namespace
}  // namespace timeproof::plain
