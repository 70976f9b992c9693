// The scenarios and ledgers that commands work on.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_SUITE_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_SUITE_H_

#include <string>
#include <string_view>
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

// The same of one text instead of what is at the paths; `file` is its name in cases.
Result<LoadedSuite> LoadOne(const SuiteArguments& arguments, std::string_view text, const std::string& file);

// Whether the case has that id, or is a reading of the scenario that has it.
bool IsNamed(const Case& scenario, std::string_view id);

// All that has to do with that id, in the suite's order: the cases that are named so, and those that stand for the
// whole of a file in which something is wrong. Of these the ones of the same files or, when no case is named so, all:
// it may be in a file that cannot be read.
std::vector<const Case*> CasesNamed(const Suite& suite, std::string_view id);

// "there is no scenario 'id'", with what was probably meant.
std::string NoScenario(const Suite& suite, std::string_view id);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_SUITE_H_
