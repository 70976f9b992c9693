// Trials, as the command line gives them.
#ifndef TIMEPROOF_FUZZ_COMMANDS_TRIAL_ARGUMENT_H_
#define TIMEPROOF_FUZZ_COMMANDS_TRIAL_ARGUMENT_H_

#include <string>
#include <string_view>
#include <vector>

#include "CLI/CLI.hpp"
#include "fuzz/reduce/case_trial.h"
#include "properties/trial.h"
#include "scenarios/program/exit_code.h"
#include "scenarios/program/suite.h"

namespace timeproof {

struct TrialArgument {
  std::string file;      // FILE, a folder, or "-" for standard input
  std::string hex;       // --hex
  std::string id;        // --id, of a scenario
  SuiteArguments suite;  // where the ledgers are, and the scenarios when there is no FILE
};

// Adds FILE, --hex and --id to `command`, with --scenarios.
void AddTrialArgument(CLI::App* command, TrialArgument* argument);

struct GivenTrial {
  std::string id;  // of the scenario, or of one of its readings; empty when it is made of bytes
  Trial trial;
  std::vector<UnreadMove> unread;  // moves of the scenario that the trial cannot have
};

struct GivenTrials {
  std::vector<GivenTrial> trials;
  std::vector<std::string> complaints;  // why there are not more of them: bad input
  std::vector<std::string> notes;       // what was passed over, and is in order
  std::vector<std::string> files;       // what was read
};

// The scenarios with one of these ids, or all when there is none, as trials. Complains of what is not there and
// of what is invalid; and of questions, which are passed over where there are games.
GivenTrials TrialsOf(const LoadedSuite& loaded, const std::vector<std::string>& ids);

// FILE or --hex or, of FILE or of all scenarios, --id. What is a folder, ends in .yaml or .yml, or has the keys of a
// scenario file is read as scenarios; everything else is bytes, of which any make a trial.
GivenTrials ReadTrialArgument(const TrialArgument& argument);

// Says the notes and complaints of `command`. Bad when there are complaints.
ExitCode Say(std::string_view command, const GivenTrials& given);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_COMMANDS_TRIAL_ARGUMENT_H_
