#include "tests/wrong/caught.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include "properties/plain_game.h"
#include "properties/subjects.h"
#include "scenarios/runner/ledger.h"
#include "scenarios/runner/loader.h"
#include "scenarios/runner/runner.h"

namespace timeproof {
namespace {

const std::filesystem::path kScenarios = std::filesystem::path(TIMEPROOF_SOURCE_DIR) / "scenarios";

}  // namespace

std::vector<Case> AllCases(std::string_view game) {
  const LoadContext context = {.ledgers = {ReadLedger(kScenarios / game / "ledger.yaml")}};
  return LoadSuite({kScenarios / game}, context).cases;
}

std::vector<std::string> Citations(const Case& scenario) {
  std::vector<std::string> rules = scenario.rules;
  if (scenario.reading && std::ranges::find(rules, scenario.reading->ruling) == rules.end()) {
    rules.push_back(scenario.reading->ruling);
  }
  return rules;
}

bool IsCaughtBy(const Case& scenario, std::string_view broken) {
  const auto make = [broken](std::string_view game, const Value& options, Reading reading) {
    return MakePlainGame(game, options, reading, broken);
  };
  const auto answer = [&scenario, broken](const QuestionInfo& question, const Value& arguments) {
    return AnswerPlainly(scenario.game, question, arguments, broken);
  };
  return IsRed(RunCase(scenario, make, answer).verdict);
}

std::vector<WrongEngine> CatchAll(std::span<const Case> cases) {
  std::vector<WrongEngine> all;
  for (const Fault& fault : FindSubject(cases.front().game)->faults) {
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
