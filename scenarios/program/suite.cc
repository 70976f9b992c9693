#include "scenarios/program/suite.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

#include "fmt/core.h"
#include "scenarios/program/errors.h"

namespace timeproof {
namespace {

// Without scenarios.
Result<LoadedSuite> LedgersOf(const SuiteArguments& arguments) {
  std::error_code trouble;
  if (!std::filesystem::is_directory(arguments.root, trouble)) {
    return MakeError(ErrorKind::kInvalid, fmt::format("'{}' is no folder", arguments.root), "--scenarios");
  }
  LoadedSuite loaded;
  loaded.ledgers = ReadLedgers(arguments.root);
  return loaded;
}

LoadContext ContextOf(const LoadedSuite& loaded) {
  LoadContext context;
  context.ledgers = loaded.ledgers;
  return context;
}

}  // namespace

void AddSuiteArguments(CLI::App* command, SuiteArguments* arguments) {
  arguments->root = TIMEPROOF_SCENARIO_DIR;
  command
      ->add_option("--scenarios", arguments->root,
                   "folder of the scenarios and ledgers (or TIMEPROOF_SCENARIOS in the environment)")
      ->envname("TIMEPROOF_SCENARIOS")
      ->type_name("DIR");
}

Result<LoadedSuite> LoadAll(const SuiteArguments& arguments) {
  Result<LoadedSuite> loaded = LedgersOf(arguments);
  if (!loaded) return loaded;
  std::vector<std::filesystem::path> paths(arguments.paths.begin(), arguments.paths.end());
  if (paths.empty()) paths.emplace_back(arguments.root);
  loaded.value().suite = LoadSuite(paths, ContextOf(*loaded));
  return loaded;
}

Result<LoadedSuite> LoadOne(const SuiteArguments& arguments, std::string_view text, const std::string& file) {
  Result<LoadedSuite> loaded = LedgersOf(arguments);
  if (loaded) loaded.value().suite.cases = LoadText(text, file, ContextOf(*loaded));
  return loaded;
}

bool IsNamed(const Case& scenario, std::string_view id) { return id == scenario.id || id == scenario.scenario_id; }

std::vector<const Case*> CasesNamed(const Suite& suite, std::string_view id) {
  std::set<std::string> files;
  for (const Case& scenario : suite.cases) {
    if (IsNamed(scenario, id)) files.insert(scenario.file);
  }
  std::vector<const Case*> cases;
  for (const Case& scenario : suite.cases) {
    const bool is_around = scenario.id == scenario.file && (files.empty() || files.contains(scenario.file));
    if (is_around || IsNamed(scenario, id)) cases.push_back(&scenario);
  }
  return cases;
}

std::string NoScenario(const Suite& suite, std::string_view id) {
  std::vector<std::string> ids;
  for (const Case& scenario : suite.cases) ids.push_back(scenario.scenario_id);
  return WithHint(fmt::format("there is no scenario '{}'", id), DidYouMean(id, ids));
}

}  // namespace timeproof
