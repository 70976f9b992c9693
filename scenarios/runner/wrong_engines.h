// The table of deliberately wrong engines, scenarios/<game>/caught.json: what caught each of them.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_WRONG_ENGINES_H_
#define TIMEPROOF_SCENARIOS_RUNNER_WRONG_ENGINES_H_

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "scenarios/runner/ledger.h"
#include "scenarios/runner/scenario.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {

struct WrongEngine {
  std::string engine;  // the rule that it breaks, a point, and how: "TK-MOVE-02.into-walls"
  std::string rule, does;
  std::vector<std::string> scenarios;           // the cases that cite the rule and catch it
  std::map<std::string, std::int64_t> laws;     // those that it breaks, with the number of a trial that shows it
  std::map<std::string, std::int64_t> fuzzers;  // targets that catch it, with how many inputs it takes
};

// Reads the table of `game`. Malformed or invalid, with line and column or with the key path, when it is none.
Result<std::vector<WrongEngine>> ParseWrongEngines(std::string_view text, std::string_view game);

// Its inverse, an engine a line.
std::string WriteWrongEngines(std::string_view game, std::span<const WrongEngine> engines);

// What is wrong with the table beside the ledger and the cases of its game, a line each: an engine that is there twice,
// that breaks no rule of the ledger, is caught by a scenario that there is not, or by none; and a rule, settled point
// or ruling that no engine breaks.
std::vector<std::string> FindProblems(std::span<const WrongEngine> engines, const Ledger& ledger,
                                      std::span<const Case> cases);

// "wrong engines 313: 313 caught by scenarios, ..."
std::string WrongEnginesSummary(std::span<const WrongEngine> engines);
// A table of the engines whose rule or name `glob` matches; "-" where nothing catches one. Of all engines also the
// summary.
std::string WrongEnginesText(std::span<const WrongEngine> engines, std::string_view glob = "*");
Json WrongEnginesJson(std::string_view game, std::span<const WrongEngine> engines);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_WRONG_ENGINES_H_
