// Trials, as the command line gives them.
#ifndef TIMEPROOF_FUZZ_COMMANDS_TRIAL_ARGUMENT_H_
#define TIMEPROOF_FUZZ_COMMANDS_TRIAL_ARGUMENT_H_

#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "engine/result.h"
#include "properties/trial.h"
#include "scenarios/program/suite.h"

namespace timeproof {

struct TrialArgument {
  std::string file;      // FILE, "-" for standard input; of scenarios when it ends in .yaml or .yml, else of bytes
  std::string hex;       // --hex
  std::string id;        // --id, of a scenario
  SuiteArguments suite;  // where the ledgers are, and the scenarios when there is no FILE
};

// Adds FILE, --hex and --id to `command`, with --scenarios. FILE or --hex or, with FILE or alone, --id must be given.
void AddTrialArgument(CLI::App* command, TrialArgument* argument);

struct GivenTrial {
  std::string id;  // of the scenario, or of one of its readings; empty when it is made of bytes
  Result<Trial> trial;
};

// Any bytes make a trial. Scenarios are read as `timeproof check` reads them; those that are invalid or ask a question
// come back with the error. Invalid as a whole when there is nothing to read, or no such scenario.
Result<std::vector<GivenTrial>> ReadTrialArgument(const TrialArgument& argument);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_COMMANDS_TRIAL_ARGUMENT_H_
