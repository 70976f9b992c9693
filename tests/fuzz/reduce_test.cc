// The parts that shrinking and seeds are made of.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "fuzz/reduce/case_trial.h"
#include "fuzz/reduce/every_rule.h"
#include "fuzz/reduce/trial_scenario.h"
#include "fuzz/reduce/value_paths.h"
#include "fuzz/reduce/yaml_out.h"
#include "properties/subjects.h"
#include "scenarios/runner/loader.h"
#include "scenarios/runner/yaml.h"

namespace timeproof {
namespace {

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
  EXPECT_EQ(Without(value, {"d", "0", "1"}), value);
  EXPECT_EQ(ParseKeyPath("board.past.7"), (KeyPath{"board", "past", "7"}));
  EXPECT_EQ(ParseKeyPath("stacks[3].x"), (KeyPath{"stacks", "3", "x"}));
  EXPECT_EQ(ParseKeyPath(""), KeyPath{});
}

TEST(ValuePaths, FindEntriesAndReplaceThem) {
  const Value value = Value::MakeMap({{"a", Value::MakeMap({{"b", 1}})}, {"d", Value::MakeList({3, false})}});
  EXPECT_EQ(*EntryAt(value, {"d", "1"}), Value(false));
  EXPECT_EQ(*EntryAt(value, {}), value);
  for (const KeyPath& path : {KeyPath{"c"}, {"d", "2"}, {"a", "b", "c"}}) {
    EXPECT_EQ(EntryAt(value, path), nullptr) << path.back();
    EXPECT_EQ(With(value, path, 7), value) << path.back();
  }
  EXPECT_EQ(With(value, {"d", "1"}, true),
            Value::MakeMap({{"a", Value::MakeMap({{"b", 1}})}, {"d", Value::MakeList({3, true})}}));
  EXPECT_EQ(SumOfNumbers(value), 4);
  EXPECT_EQ(SumOfNumbers(-2), -2);
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

std::vector<Case> CasesThatPlay(const std::string& play) {
  return LoadText("game: ttykm\nscenarios:\n  - {id: one, title: A title, rules: [TK-MOVE-01], before: start, play: " +
                      play + ", legal_has: [move south]}\n",
                  "test.yaml", EveryRule());
}

TEST(CaseTrial, TellsWhichMovesItCannotRead) {
  const std::vector<Case> cases = CasesThatPlay("['black: copy 16', copy 1, 'black: move east']");
  std::vector<UnreadMove> unread;
  const auto trial = TrialOf(cases.front(), &unread);
  ASSERT_TRUE(trial);
  EXPECT_EQ(trial->moves.size(), 1U);
  ASSERT_EQ(unread.size(), 2U);
  EXPECT_EQ(unread[0].at, 0U);
  EXPECT_EQ(unread[0].text.text, "black: copy 16");
  EXPECT_EQ(unread[0].error.kind, ErrorKind::kIllegal);
  EXPECT_EQ(unread[1].at, 1U);
  EXPECT_EQ(unread[1].text.text, "black: move east");
}

// The limit is one of bytes.
TEST(CaseTrial, HasAllMovesHoweverMany) {
  std::string play = "[copy 1";
  for (std::size_t i = 0; i < kMostMoves; ++i) play += ", focus past";
  const std::vector<Case> cases = CasesThatPlay(play + "]");
  EXPECT_EQ(TrialOf(cases.front()).value().moves.size(), kMostMoves + 1);
}

TEST(TrialScenario, HasANoteWithoutAnOriginToo) {
  const Shrunk shrunk{ReadTrial({}), {"a law", "is broken", 0}};
  EXPECT_NE(WriteScenario(shrunk, "").find("note: \"a law: is broken. "), std::string::npos)
      << WriteScenario(shrunk, "");
  EXPECT_NE(WriteScenario(shrunk, "Seen").find("note: \"Seen. a law: is broken. "), std::string::npos);
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
