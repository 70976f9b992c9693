// The parts that shrinking and seeds are made of.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>

#include "fuzz/reduce/apart.h"
#include "fuzz/reduce/case_trial.h"
#include "fuzz/reduce/judge_apart.h"
#include "fuzz/reduce/leaks.h"
#include "fuzz/reduce/value_paths.h"
#include "fuzz/reduce/yaml_out.h"
#include "properties/subjects.h"
#include "scenarios/runner/loader.h"
#include "scenarios/runner/yaml.h"

namespace timeproof {
namespace {

TEST(Apart, GivesBackWhatTheCallReturns) {
  const CameBack back = CallApart([] { return std::string(100'000, 'x'); });
  EXPECT_FALSE(back.died);
  EXPECT_EQ(back.text, std::string(100'000, 'x'));
}

TEST(Apart, LivesOnWhenTheCallDies) {
  const CameBack aborted = CallApart([]() -> std::string { std::abort(); });
  ASSERT_TRUE(aborted.died);
  EXPECT_EQ(*aborted.died, "signal 6 (Aborted)");
  const CameBack left = CallApart([]() -> std::string { _exit(3); });
  EXPECT_EQ(left.died, "exit code 3");
  EXPECT_TRUE(CallApart([]() -> std::string { throw std::runtime_error("x"); }).died);
}

TEST(Apart, EndsACallThatTakesTooLong) {
  const CameBack back = CallApart(
      []() -> std::string {
        const volatile bool goes_on = true;
        while (goes_on) {
        }
        return "";
      },
      1);
  EXPECT_TRUE(back.timed_out);
  EXPECT_TRUE(back.died);
}

TEST(Apart, EndsACallThatTakesTooMuchMemory) {
  const CameBack back = CallApart([]() -> std::string { return std::to_string(std::string(1U << 30U, 'x').size()); });
  EXPECT_TRUE(back.died);
  EXPECT_FALSE(back.timed_out);
}

// So often that what is left on the stack by chance cannot point to all of it.
void Leak() {
  [[maybe_unused]] const std::string* volatile lost = nullptr;
  for (int i = 0; i < 100; ++i) lost = new std::string(1000, 'x');
  lost = nullptr;
}

std::optional<Failure> JudgeAndLeak(const Trial& /*trial*/) {
  Leak();
  return std::nullopt;
}

TEST(Leaks, AreALawWhereTheBuildCanTell) {
  const Trial trial = ReadTrial({});
  EXPECT_FALSE(JudgeApart(trial, &JudgeWholly));
  const auto failure = JudgeApart(trial, &JudgeAndLeak);
  ASSERT_EQ(failure.has_value(), kTellsLeaks);
  if (kTellsLeaks) {
    EXPECT_EQ(failure->law, kLeakLaw);
  }
}

TEST(Leaks, OfTheParentAreNoneOfTheChild) {
  const LeaksAside aside;
  Leak();
  const Trial trial = ReadTrial({});
  EXPECT_FALSE(JudgeApart(trial, &JudgeWholly));
  EXPECT_EQ(JudgeApart(trial, &JudgeAndLeak).has_value(), kTellsLeaks);
}

// What is wrong with the game is what it is about.
TEST(Leaks, DoNotHideWhatElseIsWrong) {
  const auto judge = [](const Trial& /*judged*/) {
    Leak();
    return std::optional(Failure{"a law", "is broken", 0});
  };
  EXPECT_EQ(JudgeApart(ReadTrial({}), judge).value().law, "a law");
}

TEST(ValuePaths, NameEveryEntryAndTakeItOut) {
  const Value value = Value::MakeMap({{"a", Value::MakeMap({{"b", 1}, {"c", 2}})}, {"d", Value::MakeList({3, 4})}});
  const std::vector<KeyPath> expected = {{"a"}, {"a", "b"}, {"a", "c"}, {"d"}, {"d", "0"}, {"d", "1"}};
  EXPECT_EQ(EntryPaths(value), expected);
  EXPECT_EQ(Without(value, {"a", "b"}),
            Value::MakeMap({{"a", Value::MakeMap({{"c", 2}})}, {"d", Value::MakeList({3, 4})}}));
  EXPECT_EQ(Without(value, {"d", "0"}),
            Value::MakeMap({{"a", Value::MakeMap({{"b", 1}, {"c", 2}})}, {"d", Value::MakeList({4})}}));
  EXPECT_EQ(Without(value, {"d", "7"}), value);
  EXPECT_EQ(Without(value, {}), value);
  EXPECT_EQ(ParseKeyPath("board.past.7"), (KeyPath{"board", "past", "7"}));
  EXPECT_EQ(ParseKeyPath("stacks[3].x"), (KeyPath{"stacks", "3", "x"}));
  EXPECT_EQ(ParseKeyPath(""), KeyPath{});
}

TEST(YamlOut, WritesWhatTheLoaderReadsBack) {
  for (const char* text : {"plain words", "no", "on", "1", "010", "", "a: b", "#x", "-", "caf\xc3\xa9", "a\nb",
                           "\x1b[1m", "TK-MOVE-01", "x ", "start", "~", "'", "\"", "\\"}) {
    const std::string yaml = "{text: " + YamlText(text) + ", list: " + YamlLine(Value::MakeList({text, 3})) + "}";
    const YamlDocument parsed = ParseYaml(yaml);
    ASSERT_TRUE(parsed.diagnostics.empty()) << yaml << ToText(parsed.diagnostics.front());
    EXPECT_EQ(parsed.root.Find("text")->value.text, text) << yaml;
    EXPECT_EQ(parsed.root.Find("list")->value.items[0].text, text) << yaml;
  }
}

LoadContext Ledgers() {
  LoadContext context;
  context.ledgers = ReadLedgers(TIMEPROOF_SOURCE_DIR "/scenarios");
  return context;
}

TEST(CaseTrial, EveryScenarioThatPlaysIsATrialAndComesBackFromItsBytes) {
  const Suite suite = LoadSuite({TIMEPROOF_SOURCE_DIR "/scenarios"}, Ledgers());
  std::size_t trials = 0;
  for (const Case& scenario : suite.cases) {
    const auto trial = TrialOf(scenario);
    const bool plays = scenario.valid() && !scenario.question && FindSubject(scenario.game) != nullptr;
    EXPECT_EQ(trial.has_value(), plays) << scenario.id;
    if (!trial) continue;
    ++trials;
    const Trial again = ReadTrial(WriteTrial(*trial));
    EXPECT_EQ(again.start, trial->start) << scenario.id;
    EXPECT_EQ(again.moves, trial->moves) << scenario.id;
    EXPECT_EQ(again.game->ToLine(again.game->Start()), trial->game->ToLine(trial->game->Start())) << scenario.id;
  }
  EXPECT_GT(trials, 500U);
}

}  // namespace
}  // namespace timeproof
