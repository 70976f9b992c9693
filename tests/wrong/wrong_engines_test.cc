// Deliberately wrong engines: whether the scenarios are worth what they cite.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/games.h"
#include "properties/subjects.h"
#include "tests/wrong/caught.h"

namespace timeproof {
namespace {

struct Tried {
  std::vector<Case> cases;
  std::vector<WrongEngine> engines;
};

const Tried& Of(const std::string& game) {
  static auto* const kTried = new std::map<std::string, Tried>();
  Tried& tried = (*kTried)[game];
  if (tried.cases.empty()) tried.cases = AllCases(game);
  if (tried.engines.empty()) tried.engines = CatchAll(tried.cases);
  return tried;
}

class WrongEngines : public testing::TestWithParam<const char*> {};

TEST_P(WrongEngines, ThePlainGameWithoutFaultPassesEveryScenario) {
  ASSERT_GT(Of(GetParam()).cases.size(), 50U);
  for (const Case& scenario : Of(GetParam()).cases) EXPECT_FALSE(IsCaughtBy(scenario, "")) << scenario.id;
}

TEST_P(WrongEngines, BreakEveryRuleAndRuling) {
  std::set<std::string> broken;
  std::set<std::string> names;
  for (const Fault& fault : FindSubject(GetParam())->faults) {
    broken.insert(std::string(fault.rule()));
    EXPECT_TRUE(names.insert(std::string(fault.name)).second) << fault.name << " is there twice";
  }
  for (const std::string_view rule : FindGame(GetParam())->rules) {
    EXPECT_TRUE(broken.contains(std::string(rule))) << "nothing breaks " << rule;
  }
  for (const Case& scenario : Of(GetParam()).cases) {
    for (const std::string& rule : Citations(scenario)) {
      EXPECT_TRUE(broken.contains(rule)) << "nothing breaks " << rule;
    }
  }
}

TEST_P(WrongEngines, AreCaughtByScenariosThatCiteTheBrokenRule) {
  for (const WrongEngine& wrong : Of(GetParam()).engines) {
    EXPECT_FALSE(wrong.scenarios.empty()) << wrong.engine << ": " << wrong.does;
  }
}

TEST_P(WrongEngines, TurnScenariosRedThatCiteTheBrokenRule) {
  for (const HollowCitation& hollow : FindHollow(Of(GetParam()).cases, Of(GetParam()).engines)) {
    ADD_FAILURE() << hollow.scenario << " cites " << hollow.rule << " and passes whichever way it is broken";
  }
}

INSTANTIATE_TEST_SUITE_P(Games, WrongEngines, testing::Values("ttykm", "voyage"),
                         [](const auto& game) { return std::string(game.param); });

TEST(Citations, AreHollowWhenNoEngineThatBreaksTheRuleIsCaught) {
  Case first;
  first.id = first.scenario_id = "first";
  first.rules = {"A", "B"};
  Case second = first;
  second.id = second.scenario_id = "second";
  const std::vector<Case> cases = {first, second};
  const std::vector<WrongEngine> caught = {{"A.one", "A", "", {"first"}, {}, {}},
                                           {"A.two", "A", "", {"second"}, {}, {}},
                                           {"B.one", "B", "", {"second"}, {}, {}}};
  const std::vector<HollowCitation> hollow = FindHollow(cases, caught);
  ASSERT_EQ(hollow.size(), 1U);
  EXPECT_EQ(hollow[0].scenario, "first");
  EXPECT_EQ(hollow[0].rule, "B");
}

}  // namespace
}  // namespace timeproof
