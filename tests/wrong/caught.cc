#include "tests/wrong/caught.h"

#include <fmt/format.h>

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
#include "scenarios/runner/value_json.h"

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

std::vector<Caught> CatchAll(std::span<const Case> cases) {
  std::vector<Caught> all;
  for (const plain::Fault& fault : plain::kFaults) {
    Caught caught = {std::string(fault.name), std::string(fault.rule()), std::string(fault.what), {}};
    for (const Case& scenario : cases) {
      const std::vector<std::string> rules = Citations(scenario);
      const bool cites = std::ranges::find(rules, caught.rule) != rules.end();
      if (cites && IsCaughtBy(scenario, fault.name)) caught.cases.push_back(scenario.id);
    }
    all.push_back(std::move(caught));
  }
  return all;
}

std::vector<HollowCitation> FindHollow(std::span<const Case> cases, std::span<const Caught> caught) {
  std::map<std::string, std::set<std::string>> catchers;  // of each rule, by id of the case
  for (const Caught& engine : caught) catchers[engine.rule].insert(engine.cases.begin(), engine.cases.end());
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

std::string TableText(std::span<const Caught> caught) {
  std::vector<std::string> engines;
  for (const Caught& engine : caught) {
    const Value::List cases(engine.cases.begin(), engine.cases.end());
    engines.push_back(DumpJson(ToJson(Value::MakeMap(
        {{"engine", engine.fault}, {"rule", engine.rule}, {"does", engine.what}, {"caught_by", cases}}))));
  }
  return fmt::format("{{\"game\": \"ttykm\", \"engines\": [\n{}\n]}}\n", fmt::join(engines, ",\n"));
}

}  // namespace timeproof
