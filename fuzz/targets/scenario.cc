// The scenario loader on any bytes, and the runner on what it loads.
#include "fmt/core.h"
#include "fuzz/reduce/every_rule.h"
#include "fuzz/targets/target.h"
#include "scenarios/runner/report.h"
#include "scenarios/runner/runner.h"

namespace timeproof {

const std::size_t kMostBytes = 8192;  // a longer file has more of the same

std::string TryInput(std::span<const std::uint8_t> input) {
  static const LoadContext kContext = EveryRule();
  const std::vector<Case> cases = LoadText(AsText(input), "input.yaml", kContext);
  Demand(!cases.empty(), "scenario.vanished", "a file without any case");
  std::vector<CaseResult> results;
  for (const Case& scenario : cases) {
    results.push_back(RunCase(scenario));
    const CaseResult& result = results.back();
    Demand(result.verdict != Verdict::kError, "scenario.engine-error", result.reason);
    Demand(scenario.valid() || result.verdict == Verdict::kInvalid, "scenario.invalid", ToText(result.verdict));
    for (const Diagnostic& diagnostic : result.diagnostics) {
      Demand(!diagnostic.code.empty() && !diagnostic.message.empty(), "scenario.diagnostic", ToText(diagnostic));
    }
  }
  return TextReport(cases, results, {}, {.color = false, .verbose = true});
}

}  // namespace timeproof
