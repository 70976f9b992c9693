#include "scenarios/runner/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "scenarios/runner/text.h"

namespace timeproof {
namespace {

constexpr std::string_view kRed = "\x1b[31m";
constexpr std::string_view kGreen = "\x1b[32m";
constexpr std::string_view kYellow = "\x1b[33m";
constexpr std::string_view kPlain = "\x1b[0m";
constexpr std::string_view kIndent = "    ";

std::string Painted(std::string_view text, std::string_view color, const ReportOptions& options) {
  return options.color ? fmt::format("{}{}{}", color, text, kPlain) : std::string(text);
}

std::string_view ColorOf(Verdict verdict) {
  if (IsRed(verdict)) return kRed;
  return verdict == Verdict::kPass ? kGreen : kYellow;
}

std::string CaseText(const Case& scenario, const CaseResult& result, const ReportOptions& options) {
  std::string text = Painted(fmt::format("{:<11}", ToText(result.verdict)), ColorOf(result.verdict), options);
  text += fmt::format(" {}", Tame(scenario.id, true));
  if (scenario.mark.line > 0) text += fmt::format("  ({}:{})", Tame(scenario.file, true), scenario.mark.line);
  text += "\n";
  if (!IsRed(result.verdict)) {
    if (!result.reason.empty()) text += Indented(Tame(result.reason), kIndent);
    return text;
  }
  if (!scenario.title.empty()) text += Indented(Tame(scenario.title), kIndent);
  // The explanation of a failure or of an invalid case begins with its reason.
  const bool told = result.verdict == Verdict::kFail || result.verdict == Verdict::kInvalid;
  if (!told) text += Indented(Tame(result.reason), kIndent);
  text += Indented(Tame(result.explanation), kIndent);
  return text + "\n";
}

Json StepJson(const StepRecord& step, const Game& game) {
  Json trace = Json::array();
  for (const TraceLine& line : step.trace) {
    trace.push_back({{"move", line.move}, {"rule", line.rule}, {"words", line.words}});
  }
  Json json = {{"moves", step.moves}, {"trace", std::move(trace)}, {"actual", ToJson(game.ToValue(step.actual))}};
  if (step.expected) json["expected"] = ToJson(game.ToValue(*step.expected));
  return json;
}

Json CaseJson(const Case& scenario, const CaseResult& result) {
  Json json = {{"id", scenario.id},
               {"scenario", scenario.scenario_id},
               {"file", scenario.file},
               {"line", scenario.mark.line},
               {"game", scenario.game},
               {"chapter", scenario.chapter},
               {"title", scenario.title},
               {"rules", scenario.rules},
               {"examples", scenario.source ? scenario.source->examples : std::vector<std::string>{}},
               {"positions", scenario.source ? scenario.source->positions : std::vector<std::string>{}}};
  if (scenario.reading) json["reading"] = {{scenario.reading->ruling, scenario.reading->value}};
  json["verdict"] = ToText(result.verdict);
  if (result.verdict == Verdict::kPass) return json;
  json["reason"] = result.reason;
  json["explanation"] = result.explanation;
  Json& diagnostics = json["diagnostics"] = Json::array();
  for (const Diagnostic& diagnostic : result.diagnostics) diagnostics.push_back(ToJson(diagnostic));
  Json& steps = json["steps"] = Json::array();
  for (const StepRecord& step : result.steps) steps.push_back(StepJson(step, *result.game));
  return json;
}

}  // namespace

std::string SummaryLine(const Summary& summary) {
  std::vector<std::string> parts;
  for (const Verdict verdict : kVerdicts) {
    if (summary.count(verdict) > 0) parts.push_back(fmt::format("{} {}", summary.count(verdict), ToText(verdict)));
  }
  if (summary.not_run > 0) parts.push_back(fmt::format("{} not run", summary.not_run));
  const std::size_t cases = summary.total() + summary.not_run;
  if (cases == 0) return "0 cases: nothing was checked";
  return fmt::format("{} {}: {}", cases, cases == 1 ? "case" : "cases", fmt::join(parts, ", "));
}

std::string TextReport(std::span<const Case> cases, std::span<const CaseResult> results,
                       std::span<const Diagnostic> problems, const ReportOptions& options) {
  std::string text;
  for (const Diagnostic& problem : problems) text += Tame(ToText(problem), true) + "\n";
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (options.verbose || IsRed(results[i].verdict)) text += CaseText(cases[i], results[i], options);
  }
  const Summary summary = Summarize(results, cases.size());
  const bool red = summary.red() || !problems.empty();
  return text + Painted(SummaryLine(summary), red ? kRed : kGreen, options) + "\n";
}

Json JsonReport(std::span<const Case> cases, std::span<const CaseResult> results,
                std::span<const Diagnostic> problems) {
  const Summary summary = Summarize(results, cases.size());
  Json json = {{"verdict", summary.red() || !problems.empty() ? "red" : "green"}};
  Json& counts = json["summary"] = {{"cases", cases.size()}};
  for (const Verdict verdict : kVerdicts) counts[std::string(ToText(verdict))] = summary.count(verdict);
  counts["not_run"] = summary.not_run;
  Json& list = json["problems"] = Json::array();
  for (const Diagnostic& problem : problems) list.push_back(ToJson(problem));
  Json& entries = json["cases"] = Json::array();
  for (std::size_t i = 0; i < results.size(); ++i) entries.push_back(CaseJson(cases[i], results[i]));
  return json;
}

}  // namespace timeproof
