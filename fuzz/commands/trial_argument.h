// A trial, as the command line gives it.
#ifndef TIMEPROOF_FUZZ_COMMANDS_TRIAL_ARGUMENT_H_
#define TIMEPROOF_FUZZ_COMMANDS_TRIAL_ARGUMENT_H_

#include <string>

#include "CLI/CLI.hpp"
#include "engine/result.h"
#include "properties/trial.h"

namespace timeproof {

struct TrialArgument {
  std::string file;  // FILE, "-" for standard input
  std::string hex;   // --hex
};

// Adds FILE and --hex to `command`, one of which must be given.
void AddTrialArgument(CLI::App* command, TrialArgument* argument);

// Any bytes make a trial; invalid when there are none to be had.
Result<Trial> ReadTrialArgument(const TrialArgument& argument);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_COMMANDS_TRIAL_ARGUMENT_H_
