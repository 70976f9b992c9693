// From files to cases.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_LOADER_H_
#define TIMEPROOF_SCENARIOS_RUNNER_LOADER_H_

#include <filesystem>
#include <functional>
#include <string_view>
#include <vector>

#include "engine/games.h"
#include "scenarios/runner/ledger.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

// What scenarios are checked against.
struct LoadContext {
  std::vector<Ledger> ledgers;
  std::function<const GameInfo*(std::string_view)> find_game = &FindGame;
};

struct Suite {
  std::vector<Case> cases;           // files by path, in each file as written
  std::vector<Diagnostic> problems;  // what has no case: a path that is not there (path.missing), a folder without
                                     // scenario files (path.empty)
};

// Reads each file, and each .yaml or .yml file below each folder but those named ledger.yaml. A scenario that is wrong
// becomes an invalid case and its neighbours are read; a file that is no YAML is one invalid case; ids that occur more
// than once make their cases invalid (scenario.duplicate-id). A file named twice is read once. A file that a scenario's
// options name as a document is no scenario file.
Suite LoadSuite(const std::vector<std::filesystem::path>& paths, const LoadContext& context);

// The cases of one file, given its text; `file` is its name in cases and diagnostics.
std::vector<Case> LoadText(std::string_view text, const std::string& file, const LoadContext& context);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_LOADER_H_
