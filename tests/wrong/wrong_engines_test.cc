// Deliberately wrong engines: whether the scenarios are worth what they cite.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/games.h"
#include "properties/ttykm/plain/faults.h"
#include "tests/wrong/caught.h"

namespace timeproof {
namespace {

const std::vector<Case>& Cases() {
  static const auto* const kCases = new std::vector<Case>(AllCases());
  return *kCases;
}

const std::vector<WrongEngine>& All() {
  static const auto* const kAll = new std::vector<WrongEngine>(CatchAll(Cases()));
  return *kAll;
}

TEST(WrongEngines, ThePlainGameWithoutFaultPassesEveryScenario) {
  ASSERT_GT(Cases().size(), 500U);
  for (const Case& scenario : Cases()) EXPECT_FALSE(IsCaughtBy(scenario, "")) << scenario.id;
}

TEST(WrongEngines, BreakEveryRuleAndRuling) {
  std::set<std::string> broken;
  std::set<std::string> names;
  for (const plain::Fault& fault : plain::kFaults) {
    broken.insert(std::string(fault.rule()));
    EXPECT_TRUE(names.insert(std::string(fault.name)).second) << fault.name << " is there twice";
  }
  for (const std::string_view rule : FindGame("ttykm")->rules) {
    EXPECT_TRUE(broken.contains(std::string(rule))) << "nothing breaks " << rule;
  }
  for (const Case& scenario : Cases()) {
    for (const std::string& rule : Citations(scenario)) {
      EXPECT_TRUE(broken.contains(rule)) << "nothing breaks " << rule;
    }
  }
}

TEST(WrongEngines, AreCaughtByScenariosThatCiteTheBrokenRule) {
  for (const WrongEngine& wrong : All()) EXPECT_FALSE(wrong.scenarios.empty()) << wrong.engine << ": " << wrong.does;
}

TEST(Citations, TurnRedUnderAnEngineThatBreaksTheRule) {
  for (const HollowCitation& hollow : FindHollow(Cases(), All())) {
    ADD_FAILURE() << hollow.scenario << " cites " << hollow.rule << " and passes whichever way it is broken";
  }
}

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
