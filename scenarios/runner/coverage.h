// The ledger joined with the scenarios: what is covered, and what is missing.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_COVERAGE_H_
#define TIMEPROOF_SCENARIOS_RUNNER_COVERAGE_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "scenarios/runner/ledger.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

enum class RowStatus : std::uint8_t { kCovered, kDisputed, kUntestable, kMissing };

// "covered", "disputed", "untestable" or "missing".
std::string_view ToText(RowStatus status);

struct CoveredRow {
  const LedgerRow* row = nullptr;  // of the ledger that was given
  RowStatus status = RowStatus::kMissing;
  std::vector<std::string> scenarios;  // ids of the valid cases that cite it, in their order
};

struct Coverage {
  const Ledger* ledger = nullptr;
  std::vector<CoveredRow> rows;
  std::vector<Diagnostic> problems;  // what makes the ledger red, its own diagnostics first
};

// Joins `ledger` with those of `cases` that are of its game. Problems: a row without a scenario, a citation without a
// row, a row that is called untestable and cited, a rule that the engine cites and the ledger lacks, or the other way
// round, and rulings whose values are not those of the engine's options. `info` is null when the engine has no such
// game. Coverage points into `ledger`.
Coverage JoinLedger(const Ledger& ledger, std::span<const Case> cases, const GameInfo* info);

// "rules 70: 68 covered, 1 disputed, ..." for each kind, a line each.
std::string CoverageSummary(const Coverage& coverage);
// The rows whose id `glob` matches, with their texts, status and scenarios; of all rows also the summary and the
// problems.
std::string CoverageText(const Coverage& coverage, std::string_view glob = "*");
Json CoverageJson(const Coverage& coverage);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_COVERAGE_H_
