// The plain reading by itself: tree counts, and what the rulebook shows.
#include "properties/ttykm/plain/plain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/properties/plain_boards.h"

namespace timeproof::plain {
namespace {

TEST(PlainStart, HasSixteenFirstTurns) {
  const Rules rules{Value()};
  EXPECT_EQ(rules.Perft(rules.Start(), 0), 1U);
  EXPECT_EQ(rules.Perft(rules.Start(), 1), 1U);
  EXPECT_EQ(rules.Perft(rules.Start(), 2), 2U);
  EXPECT_EQ(rules.Perft(rules.Start(), 4), 16U);
  EXPECT_EQ(rules.PerftTurns(rules.Start(), 1), 16U);
}

TEST(PlainStart, IsValidUnderAllChapters) {
  for (const Texts& chapters : {Texts{}, {"growth"}, {"influence"}, {"memory"}, {"growth", "influence", "memory"}}) {
    const Rules rules(Chapters(chapters));
    EXPECT_EQ(rules.Validate(rules.Start()), std::nullopt);
  }
}

TEST(PlainStart, BlackMayGoFirstWithAHandicap) {
  const Rules rules(Value::MakeMap({{"first", "black"}, {"handicap", Value::MakeMap({{"black", 3}})}}));
  const Value start = rules.Start();
  EXPECT_EQ(*start.Find("to_move")->string(), "black");
  EXPECT_EQ(*start.Find("focus")->Find("black")->string(), "past");
  EXPECT_EQ(*start.Find("supply")->Find("black")->integer(), 1);
}

struct Example {
  std::string id;
  Texts chapters;
  std::string before, to_move, focus;
  Texts moves;
  std::string after;
};

const std::vector<Example>& Examples() {
  static const auto* const kExamples = new std::vector<Example>{
      {"EX-STD-04",
       {},
       R"(. . W B | W . . . | W . . .
                           . . . . | . . . . | . . . .
                           . . . . | . . . . | . . . .
                           . . . . | . . . B | . . . B)",
       "white",
       "past",
       {"copy 3", "move east"},
       R"(. . . W | W . . . | W . . .
          . . . . | . . . . | . . . .
          . . . . | . . . . | . . . .
          . . . . | . . . B | . . . B)"},
      {"EX-STD-05",
       {},
       R"(W B B . | W . . . | W . . .
                           . . . . | . . . . | . . . .
                           . . . . | . . . . | . . . .
                           . . . B | . . . B | . . . B)",
       "white",
       "past",
       {"copy 1", "move east"},
       R"(. W . . | W . . . | W . . .
          . . . . | . . . . | . . . .
          . . . . | . . . . | . . . .
          . . . B | . . . B | . . . B)"},
      {"EX-STD-06",
       {},
       R"(. W B W | W . . . | W . . .
                           . . . . | . . . . | . . . .
                           . . . . | . . . . | . . . .
                           . . . B | . . . B | . . . B)",
       "white",
       "past",
       {"copy 2", "move east"},
       R"(. . W B | W . . . | W . . .
          . . . . | . . . . | . . . .
          . . . . | . . . . | . . . .
          . . . B | . . . B | . . . B)"},
      {"EX-STD-10",
       {},
       R"(W . . . | W . . . | W . . .
                           . . . . | . . . . | . . . .
                           . . . . | . . . . | . . . .
                           . . . B | . . . B | . . . B)",
       "white",
       "present",
       {"copy 1", "move east", "travel back"},
       R"(W W . . | . W . . | W . . .
          . . . . | . . . . | . . . .
          . . . . | . . . . | . . . .
          . . . B | . . . B | . . . B)"},
      {"EX-GRO-03",
       {"growth"},
       R"(. . . . | W . . . | W . . .
                                   . . . . | . . . . | . . . .
                                   W . . . | . s . . | . . . .
                                   . . . B | . . . B | . . . B)",
       "white",
       "past",
       {"copy 9", "move east", "plant 10"},
       R"(. . . . | W . . . | W . . .
          . . . . | . . . . | . . . .
          . W+s . . | . s . . | . . . .
          . . . B | . . . B | . . . B)"},
      {"EX-GRO-02",
       {"growth"},
       R"(. . . . | W . . . | W . . .
                                   . . . . | . . . . | . . . .
                                   W s . . | . sh . . | . . T> .
                                   . . . B | . . . B | . . . B)",
       "white",
       "past",
       {"copy 9", "dig 10"},
       R"(. . . . | W . . . | W . . .
          . . . . | . . . . | . . . .
          W . . . | . . . . | . . . .
          . . . B | . . . B | . . . B)"},
      {"EX-GRO-05 and 07",
       {"growth"},
       R"(. . . . | W . . . | W . . .
                                   W T T B+s | . . . sh | . . . T
                                   . . . . | . . . . | . . . .
                                   . . . B | . . . B | . . . B)",
       "white",
       "past",
       {"copy 5", "move east"},
       R"(. . . . | W . . . | W . . .
          . W T> T> | . . . . | . . . .
          . . . . | . . . . | . . . .
          . . . B | . . . B | . . . B)"},
      {"EX-INF-03",
       {"influence"},
       R"(. . . . | W . So . | W . . .
                                   . . So . | . . . . | . . So .
                                   . . W . | . . . . | . . . .
                                   . . . B | . . . B | . . . B)",
       "white",
       "past",
       {"copy 11", "move north"},
       R"(. . So . | W . So . | W . . .
          . . W . | . . . . | . . So .
          . . . . | . . . . | . . . .
          . . . B | . . . B | . . . B)"},
      {"EX-INF-02",
       {"influence"},
       R"(. . . . | W . . . | W . . .
                                   . . W So | . . . . | . . . .
                                   . . . . | . . . So | . . . So
                                   . . . B | . . . B | . . . B)",
       "white",
       "past",
       {"copy 7", "move west"},
       R"(. . . . | W . . . | W . . .
          . W . So | . . . . | . . . .
          . . . . | . . . So | . . . So
          . . . B | . . . B | . . . B)"},
      {"EX-INF-02, pulled",
       {"influence"},
       R"(. . . . | W . . So | W . . So
                                   . . W So | . . . . | . . . .
                                   . . . . | . . . . | . . . .
                                   . . . B | . . . B | . . . B)",
       "white",
       "past",
       {"copy 7", "move west pull"},
       R"(. . . . | W . So . | W . So .
          . W So . | . . . . | . . . .
          . . . . | . . . . | . . . .
          . . . B | . . . B | . . . B)"},
      {"EX-INF-07",
       {"influence"},
       R"(W . . . | W . . . | . . . .
                                   . . So . | . . . . | . . So .
                                   . . B . | . . . So | . . W .
                                   . . . . | . . . B | . . . B)",
       "black",
       "past",
       {"copy 11", "build 12"},
       R"(W . . . | W . . . | . . . .
          . . So . | . . . . | . . So .
          . . B Sb | . . Sb So | . W Sb .
          . . . . | . . . B | . . . B)"},
      {"EX-MEM-03",
       {"memory"},
       R"(W . . D | . . . D | W . . Dw
                                   . . . . | . . . . | . . . .
                                   . . . . | W . . . | . . . .
                                   L . . B | L . . B | Lb . . B)",
       "white",
       "present",
       {"copy 9", "train light"},
       R"(W . . D | . . . D | W . . D
          . . . . | . . . . | . . . .
          . . . . | W . . . | . . . .
          L . . B | Lw . . B | Lw . . B)"},
      {"EX-CON-03",
       {"growth", "influence"},
       R"(W . s . | W . sh . | W . T .
                                   . . So . | . . So . | . . So B
                                   . . W . | . . . . | . . . .
                                   . . . B | . . . B | . . . .)",
       "white",
       "past",
       {"copy 11", "move north"},
       R"(W . So . | W . So . | W . So .
          . . W . | . . . . | . . . B
          . . . . | . . . . | . . . .
          . . . B | . . . B | . . . .)"},
      {"EX-CON-04",
       {"growth", "influence"},
       R"(W . . . | . . . . | W . . .
                                   So . . . | So . . . | So . T> .
                                   . . . . | . . W . | . . . .
                                   . . . B | . . . B | . . . B)",
       "white",
       "present",
       {"copy 11", "build 7"},
       R"(W . . . | . . . . | W . . .
          So . . . | So . Sw . | So . T> .
          . . . . | . . W . | . . Sw .
          . . . B | . . . B | . . . B)"},
      {"EX-CON-06",
       {"growth", "memory"},
       R"(W . . D | W . . D | W . . D
                                   . . . . | . . . . | . . Tv .
                                   . . . . | . Lw sh . | . . T< .
                                   L . . B | . . . B | L . . B)",
       "white",
       "present",
       {"copy 1", "command light east"},
       R"(W . . D | W . . D | W . . D
          . . . . | . . . . | . . Tv .
          . . . . | . . Lw . | . . T< .
          L . . B | . . . B | L . . B)"},
      {"EX-CON-06, pointing",
       {"growth", "memory"},
       R"(W . . D | W . . D | W . . D
                                   . . . . | . . . . | . . T^ .
                                   . . . . | . Lw sh . | . T< . Tv
                                   L . . B | . . . B | L . . B)",
       "white",
       "present",
       {"copy 1", "command light east"},
       R"(W . . D | W . . D | W . . D
          . . . . | . . . . | . . . .
          . . . . | . . Lw . | . . . Tv
          L . . B | . . . B | L . . B)"},
      {"EX-CON-10",
       {"influence", "memory"},
       R"(W . . D | . . W . | L B . D
                                   . . So . | . . So D | . . So .
                                   . . . . | . . . . | . . . W
                                   L . . B | L . . B | . . . .)",
       "white",
       "present",
       {"copy 3", "build 4"},
       R"(W . . D | . . W Sw | L B Sw D
          . . So . | . . So D | . . So .
          . . . . | . . . . | . . . W
          L . . B | L . . B | . . . .)"},
      {"EX-CON-10, the third space",
       {"influence", "memory"},
       R"(W . . D | . . W . | . B L D
                                   . . So . | . . So D | . . So .
                                   . . . . | . . . . | . . . W
                                   L . . B | L . . B | . . . .)",
       "white",
       "present",
       {"copy 3", "build 4"},
       R"(W . . D | . . W Sw | B Sw L D
          . . So . | . . So D | . . So .
          . . . . | . . . . | . . . W
          L . . B | L . . B | . . . .)"},
  };
  return *kExamples;
}

TEST(PlainExamples, ComeOutAsPrinted) {
  for (const Example& example : Examples()) {
    SCOPED_TRACE(example.id);
    const Rules rules(Chapters(example.chapters));
    const bool influence = std::ranges::find(example.chapters, "influence") != example.chapters.end();
    const Value before = Scene(example.before, example.to_move, example.focus, influence);
    ASSERT_EQ(rules.Validate(before), std::nullopt);
    const Value after = PlayAll(rules, before, example.moves);
    EXPECT_EQ(*after.Find("board"), Board(example.after));
    EXPECT_EQ(rules.Validate(after), std::nullopt);
  }
}

TEST(PlainEnd, WinIsCheckedAfterTheFocusMove) {
  const Rules rules{Value()};
  const Value before = Scene(R"(. . W B | W . . . | . . . .
                                . . . . | . . . . | . . . .
                                . . . . | . . . . | . . . .
                                . . . . | . . . B | . . . .)",
                             "white", "past");
  const Value after = PlayAll(rules, before, {"copy 3", "move east", "move west", "focus future"});
  EXPECT_EQ(*after.Find("winner"), Value("white"));
  EXPECT_EQ(*after.Find("to_move"), Value("white"));
  EXPECT_EQ(after.Find("active"), nullptr);
  EXPECT_TRUE(rules.LegalMoves(after).empty());
  EXPECT_EQ(rules.Validate(after), std::nullopt);
}

TEST(PlainEnd, ConcedeAndDraw) {
  const Rules rules{Value()};
  EXPECT_EQ(*rules.Apply(rules.Start(), "concede").Find("winner"), Value("black"));
  EXPECT_EQ(*rules.Apply(rules.Start(), "black: concede").Find("winner"), Value("white"));
  EXPECT_EQ(*rules.Apply(rules.Start(), "draw").Find("winner"), Value("draw"));
}

TEST(PlainTurn, WithoutACopyOnlyTheFocusMoves) {
  const Rules rules{Value()};
  const Value before = Scene(R"(. . . . | W . . . | W . . .
                                . . . . | . . . . | . . . .
                                . . . . | . . . . | . . . .
                                . . . B | . . . B | . . . B)",
                             "white", "past");
  EXPECT_EQ(rules.LegalMoves(before), (Texts{"focus present", "focus future"}));
}

TEST(PlainValidate, RefusesWhatCannotBe) {
  const Rules rules{Value()};
  Value position = rules.Start();
  position.Set("supply", Value::MakeMap({{"white", 5}, {"black", 4}}));
  EXPECT_NE(rules.Validate(position), std::nullopt);
  EXPECT_NE(rules.Validate(Value()), std::nullopt);
  EXPECT_NE(Rules(Chapters({"growth"})).Validate(Scene("T> . . .", "white", "past")), std::nullopt);
  EXPECT_NE(rules.Validate(Scene("s . . .", "white", "past")), std::nullopt);
}

}  // namespace
}  // namespace timeproof::plain
