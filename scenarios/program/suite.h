// The scenarios and ledgers that commands work on.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_SUITE_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_SUITE_H_

#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "engine/result.h"
#include "scenarios/runner/ledger.h"
#include "scenarios/runner/loader.h"

namespace timeproof {

struct SuiteArguments {
  std::string root;                // --scenarios: the folder of all scenarios and ledgers
  std::vector<std::string> paths;  // what to load instead of all below `root`
};

// Adds --scenarios to `command`; without it, the environment's TIMEPROOF_SCENARIOS, or the folder built in, is the
// root.
void AddSuiteArguments(CLI::App* command, SuiteArguments* arguments);

struct LoadedSuite {
  std::vector<Ledger> ledgers;
  Suite suite;
};

// Invalid when the root is no folder. What is wrong with single files is in the result.
Result<LoadedSuite> LoadAll(const SuiteArguments& arguments);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_SUITE_H_
