// What a player must see: how it is compared, and what a scenario says when it is not seen.
#include "scenarios/runner/observation.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/games.h"
#include "scenarios/runner/loader.h"
#include "scenarios/runner/runner.h"
#include "tests/runner/fake_game.h"

namespace timeproof {
namespace {

std::shared_ptr<const Game> Voyage() { return MakeGame("voyage", Value(), Reading::kLenient).value(); }

const Value kSeen =
    Value::MakeMap({{"hands", Value::MakeList({Value::MakeList({"GH", "RE"}), 4})},
                    {"stacks", Value::MakeList({Value::MakeList({"BM"}), Value::List(), Value::List()})},
                    {"over", Value::MakeMap({{"winners", Value::MakeList({1})}})},
                    {"machine", 1}});

std::vector<std::string> Faults(const Value& expected) {
  std::vector<std::string> messages;
  for (const SightFault& fault : CompareSight(*Voyage(), expected, kSeen)) {
    messages.push_back((fault.nowhere ? "nowhere: " : "") + fault.message);
  }
  return messages;
}

using Messages = std::vector<std::string>;

TEST(CompareSight, LooksAtWhatIsSaidAlone) {
  EXPECT_EQ(Faults(Value::MakeMap({{"machine", 1}})), Messages());
  EXPECT_EQ(Faults(Value::MakeMap({{"machine", 2}})), Messages{"machine is 1, not 2"});
  EXPECT_EQ(Faults(Value::MakeMap({{"over", Value::MakeMap({{"winners", Value::MakeList({1})}})}})), Messages());
}

TEST(CompareSight, TakesATextForAListOfItsWordsInAnyOrder) {
  EXPECT_EQ(Faults(Value::MakeMap({{"hands", Value::MakeList({"RE GH", 4})}})), Messages());
  EXPECT_EQ(Faults(Value::MakeMap({{"stacks", Value::MakeList({"BM", "", ""})}})), Messages());
  EXPECT_EQ(Faults(Value::MakeMap({{"hands", Value::MakeList({"RE", "4"})}})),
            (Messages{R"(hands.0 is ["GH","RE"], not "RE")", R"(hands.1 is 4, not "4")"}));
  EXPECT_EQ(Faults(Value::MakeMap({{"hands", Value::MakeList({"RE RE", 4})}})).size(), 1U);
}

TEST(CompareSight, TakesAMapForSomeItemsOfAList) {
  EXPECT_EQ(Faults(Value::MakeMap({{"hands", Value::MakeMap({{"P1", 4}})}})), Messages());
  EXPECT_EQ(Faults(Value::MakeMap({{"hands", Value::MakeMap({{"1", 5}})}})), Messages{"hands.1 is 4, not 5"});
  EXPECT_EQ(Faults(Value::MakeMap({{"stacks", Value::MakeMap({{"2", ""}, {"0", "BM"}})}})), Messages());
}

TEST(CompareSight, KnowsWhatIsNowhere) {
  EXPECT_EQ(Faults(Value::MakeMap({{"stacks", Value::MakeMap({{"3", ""}})}})),
            Messages{"nowhere: there is no \"3\" in what a player sees"});
  // Seats name the items of lists of players alone.
  EXPECT_EQ(Faults(Value::MakeMap({{"stacks", Value::MakeMap({{"P1", ""}})}})).size(), 1U);
  EXPECT_EQ(Faults(Value::MakeMap({{"hand", 1}})), Messages{"nowhere: there is no \"hand\" in what a player sees"});
}

TEST(CompareSight, ComparesListsOfOneLengthOnly) {
  EXPECT_EQ(Faults(Value::MakeMap({{"hands", Value::MakeList({"GH RE"})}})),
            Messages{R"(hands is [["GH","RE"],4], not ["GH RE"])"});
}

CaseResult Judge(const std::string& observe) {
  const std::string text =
      "game: fake\nscenarios:\n  - id: one\n    title: A title\n    rules: [F-MARK-01]\n    before: start\n"
      "    play: mark 1\n    observe: " +
      observe + "\n";
  const auto make = [](std::string_view, const Value&, Reading) { return Result(MakeFakeGame(false, Fault::kNone)); };
  return RunCase(LoadText(text, "test.yaml", FakeContext()).at(0), make);
}

TEST(Observe, IsAnExpectationByItself) {
  const CaseResult right = Judge("{a: {to_move: b}, b: {to_move: b}}");
  EXPECT_EQ(right.verdict, Verdict::kPass) << right.explanation;
  const CaseResult wrong = Judge("{a: {to_move: b}, b: {to_move: a}}");
  EXPECT_EQ(wrong.verdict, Verdict::kFail);
  EXPECT_EQ(wrong.reason, "b does not see what is expected: to_move is \"b\", not \"a\"");
  EXPECT_NE(wrong.explanation.find("what b sees:\n  x . . .\n"), std::string::npos) << wrong.explanation;
}

TEST(Observe, SaysWhereAnItemIsNot) {
  const std::string text =
      "game: voyage\nscenarios:\n  - id: one\n    title: A title\n    rules: [PV-INFO-03]\n    before: start\n"
      "    observe: {P0: {stacks: {13: GE}}}\n";
  const LoadContext context = {.ledgers = ReadLedgers(TIMEPROOF_SOURCE_DIR "/scenarios")};
  const std::vector<Case> cases = LoadText(text, "test.yaml", context);
  ASSERT_EQ(cases.at(0).diagnostics.size(), 1U);
  EXPECT_EQ(ToText(cases[0].diagnostics[0]),
            "test.yaml:7:33: there is no \"13\" in what a player sees [key.unknown] at "
            "scenarios[0].observe.P0.stacks.13");
}

}  // namespace
}  // namespace timeproof
