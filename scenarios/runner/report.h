// Results for people and for programs.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_REPORT_H_
#define TIMEPROOF_SCENARIOS_RUNNER_REPORT_H_

#include <span>
#include <string>

#include "scenarios/runner/loader.h"
#include "scenarios/runner/runner.h"

namespace timeproof {

struct ReportOptions {
  bool color = false;    // ANSI colours
  bool verbose = false;  // a line for each case, not only for those that are red
};

// "12 cases: 10 pass, 1 fail, 1 invalid": verdicts that did not occur are left out.
std::string SummaryLine(const Summary& summary);

// Problems of loading, then every red case in full, then the summary line. `results` are those of RunCases(cases).
std::string TextReport(std::span<const Case> cases, std::span<const CaseResult> results,
                       std::span<const Diagnostic> problems, const ReportOptions& options);

// {"verdict": "green" | "red", "summary": {…}, "problems": […], "cases": […]}: the order of keys is fixed.
Json JsonReport(std::span<const Case> cases, std::span<const CaseResult> results, std::span<const Diagnostic> problems);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_REPORT_H_
