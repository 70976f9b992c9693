#include "scenarios/program/suite.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "fmt/core.h"
#include "scenarios/program/errors.h"

namespace timeproof {

void AddSuiteArguments(CLI::App* command, SuiteArguments* arguments) {
  arguments->root = TIMEPROOF_SCENARIO_DIR;
  command
      ->add_option("--scenarios", arguments->root,
                   "folder of the scenarios and ledgers (or TIMEPROOF_SCENARIOS in the environment)")
      ->envname("TIMEPROOF_SCENARIOS")
      ->type_name("DIR");
}

Result<LoadedSuite> LoadAll(const SuiteArguments& arguments) {
  std::error_code trouble;
  if (!std::filesystem::is_directory(arguments.root, trouble)) {
    return MakeError(ErrorKind::kInvalid, fmt::format("'{}' is no folder", arguments.root), "--scenarios");
  }
  LoadedSuite loaded;
  loaded.ledgers = ReadLedgers(arguments.root);
  std::vector<std::filesystem::path> paths(arguments.paths.begin(), arguments.paths.end());
  if (paths.empty()) paths.emplace_back(arguments.root);
  LoadContext context;
  context.ledgers = loaded.ledgers;
  loaded.suite = LoadSuite(paths, context);
  return loaded;
}

}  // namespace timeproof
