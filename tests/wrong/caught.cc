#include "tests/wrong/caught.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include "properties/ttykm/plain/faults.h"
#include "properties/ttykm/wrong_engine.h"
#include "scenarios/runner/ledger.h"
#include "scenarios/runner/loader.h"
#include "scenarios/runner/runner.h"

namespace timeproof {
namespace {

const std::filesystem::path kScenarios = std::filesystem::path(TIMEPROOF_SOURCE_DIR) / "scenarios" / "ttykm";

}  // namespace

std::vector<Case> AllCases() {
  const LoadContext context = {.ledgers = {ReadLedger(kScenarios / "ledger.yaml")}};
  return LoadSuite({kScenarios}, context).cases;
}

std::vector<std::string> Citations(const Case& scenario) {
  std::vector<std::string> rules = scenario.rules;
  if (scenario.reading && std::ranges::find(rules, scenario.reading->ruling) == rules.end()) {
    rules.push_back(scenario.reading->ruling);
  }
  return rules;
}

bool IsCaughtBy(const Case& scenario, std::string_view broken) {
  const auto make = [broken](std::string_view, const Value& options, Reading reading) {
    return MakePlainGame(options, reading, broken);
  };
  const auto answer = [broken](const QuestionInfo& question, const Value& arguments) {
    return AnswerPlainly(question, arguments, broken);
  };
  return IsRed(RunCase(scenario, make, answer).verdict);
}

std::vector<WrongEngine> CatchAll(std::span<const Case> cases) {
  std::vector<WrongEngine> all;
  for (const plain::Fault& fault : plain::kFaults) {
    WrongEngine wrong;
    wrong.engine = fault.name;
    wrong.rule = fault.rule();
    wrong.does = fault.what;
    for (const Case& scenario : cases) {
      const std::vector<std::string> rules = Citations(scenario);
      const bool cites = std::ranges::find(rules, wrong.rule) != rules.end();
      if (cites && IsCaughtBy(scenario, fault.name)) wrong.scenarios.push_back(scenario.id);
    }
    all.push_back(std::move(wrong));
  }
  return all;
}

std::vector<HollowCitation> FindHollow(std::span<const Case> cases, std::span<const WrongEngine> engines) {
  std::map<std::string, std::set<std::string>> catchers;  // of each rule, by id of the case
  for (const WrongEngine& wrong : engines) catchers[wrong.rule].insert(wrong.scenarios.begin(), wrong.scenarios.end());
  std::map<std::pair<std::string, std::string>, bool> worth;  // of each citation
  for (const Case& scenario : cases) {
    for (const std::string& rule : Citations(scenario)) {
      worth[{scenario.scenario_id, rule}] |= catchers[rule].contains(scenario.id);
    }
  }
  std::vector<HollowCitation> hollow;
  for (const auto& [citation, is_worth] : worth) {
    if (!is_worth) hollow.push_back({citation.first, citation.second});
  }
  return hollow;
}

}  // namespace timeproof
