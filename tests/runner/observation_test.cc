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
    messages.push_back(fault.message);
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

TEST(CompareSight, SaysWhatIsNotThere) {
  EXPECT_EQ(Faults(Value::MakeMap({{"stacks", Value::MakeMap({{"3", ""}})}})), Messages{"there is no stacks.3"});
  // Seats name the items of lists of players alone.
  EXPECT_EQ(Faults(Value::MakeMap({{"stacks", Value::MakeMap({{"P1", ""}})}})).size(), 1U);
  EXPECT_EQ(Faults(Value::MakeMap({{"hand", 1}})), Messages{"there is no hand"});
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

// A scenario of a stall on the brink, in which P0 passes and this is to be seen.
Case Stalling(const std::string& observe) {
  const std::string text =
      "game: voyage\nscenarios:\n  - id: one\n    title: A title\n    rules: [PV-INFO-03]\n"
      "    before: {row: SHENMASHENMA, stacks: [BM, PS, YH, BN], machine: 2, hands: [RS GE, PE PM], held: [3, 3],\n"
      "      idle: 3, partial: true}\n    play: pass\n    observe: {P0: {" +
      observe + "}}\n";
  return LoadText(text, "test.yaml", {.ledgers = ReadLedgers(TIMEPROOF_SOURCE_DIR "/scenarios")}).at(0);
}

TEST(Observe, SeesHowTheGameEnded) {
  const Case right = Stalling("over: {reasons: [stall], winners: [0, 1]}, hands: [RS GE, 2]");
  EXPECT_TRUE(right.valid()) << ToText(right.diagnostics[0]);
  EXPECT_EQ(RunCase(right).verdict, Verdict::kPass);
  EXPECT_EQ(RunCase(Stalling("over: {reasons: [stall], winners: [0]}")).reason,
            "P0 does not see what is expected: over.winners is [0,1], not [0]");
}

TEST(Observe, SaysThatTheGameDidNotEnd) {
  Case scenario = Stalling("over: {reasons: [stall], winners: [0]}");
  scenario.steps[0].play.clear();
  const CaseResult result = RunCase(scenario);
  EXPECT_EQ(result.verdict, Verdict::kFail);
  EXPECT_EQ(result.reason, "P0 does not see what is expected: there is no over");
}

TEST(Observe, RefusesWhatNobodyCanSee) {
  const struct {
    const char* observe;
    const char* message;
  } cases[] = {
      {"ovre: {reasons: [stall], winners: [0]}", "9:20: a position has no 'ovre'"},
      {"over: {reasons: [stal], winners: [0]}", "'stal' is no reason"},
      {"over: {reason: [stall], winners: [0]}", "9:27: over has reasons and winners, no 'reason'"},
      {"stacks: {13: GE}", "9:33: '13' is no place of stacks"},
      {"stacks: {2: gh}", "9:32: 'gh' is no ticket"},
      {"stacks: {2: XX}", "9:32: 'XX' is no ticket"},
      {"hands: [RS XX, 2]", "'XX' is no ticket"},
      {"held: \"1 5\"", "held is a text"},
      {"main_done: \"true\"", "main_done is a text"},
      {"hands: \"RS GE 2\"", "hands is a text"},
      {"hands: [RS GE, PE PM]", "9:35: hands.1 is a text, it should be a whole number, how many they are"},
      {"hands: {P1: PE PM}", "9:32: hands.P1 is a text, it should be a whole number, how many they are"},
      {"hands: {P0: 2}", "should be a list of tickets"},
      {"hands: {P0: {0: RS}}", "should be a list of tickets"},
      {"hands: {P2: 2}", "'P2' is no place of hands"},
      {"removed: \"\"", "removed is a text, it should be a whole number"},
      {"removed: []", "removed is a list, it should be a whole number"},
      {"machine: {0: 2}", "machine is a map, it should be a whole number"},
      {"row: {0: S}", "row is a map"},
  };
  for (const auto& [observe, message] : cases) {
    const CaseResult result = RunCase(Stalling(observe));
    EXPECT_EQ(result.verdict, Verdict::kInvalid) << observe;
    ASSERT_EQ(result.diagnostics.size(), 1U) << observe;
    const std::string text = ToText(result.diagnostics[0]);
    EXPECT_NE(text.find(message), std::string::npos) << observe << "\n" << text;
    EXPECT_NE(text.find("[observe.malformed]"), std::string::npos) << text;
    EXPECT_NE(text.find("at scenarios[0].observe.P0."), std::string::npos) << text;
  }
}

CaseResult JudgeStart(const std::string& play, const std::string& observe) {
  const std::string text =
      "game: ttykm\nscenarios:\n  - id: one\n    title: A title\n    rules: [TK-SET-01]\n    before: start\n    "
      "play: " +
      play + "\n    observe: {white: {" + observe + "}}\n";
  return RunCase(LoadText(text, "test.yaml", {.ledgers = ReadLedgers(TIMEPROOF_SOURCE_DIR "/scenarios")}).at(0));
}

TEST(Observe, SeesFieldsThatOnlyThePlayBringsIn) {
  EXPECT_EQ(JudgeStart("copy 1", "active: {era: past, space: 1}, actions_left: 2").verdict, Verdict::kPass);
  EXPECT_EQ(JudgeStart("copy 1", "step: act").verdict, Verdict::kPass);
  EXPECT_EQ(JudgeStart("concede", "winner: black").verdict, Verdict::kPass);
  EXPECT_EQ(JudgeStart("copy 1", "active: null").verdict, Verdict::kFail);
  EXPECT_EQ(JudgeStart("copy 1", "winner: white").verdict, Verdict::kFail) << "it might have been seen";
}

TEST(Observe, ReadsNoPictureInPlaceOfAMap) {
  const CaseResult result = JudgeStart("copy 1", "board: \"a\"");
  EXPECT_EQ(result.verdict, Verdict::kInvalid);
  EXPECT_EQ(result.reason, "board is a text, it should be a map");
}

}  // namespace
}  // namespace timeproof
