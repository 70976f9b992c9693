// The writers of reports on hostile titles, paths and messages.
#include "scenarios/runner/report.h"

#include "fmt/core.h"
#include "fuzz/targets/bytes.h"
#include "fuzz/targets/target.h"

namespace timeproof {
namespace {

Diagnostic ReadDiagnostic(Bytes* bytes) {
  Diagnostic diagnostic;
  diagnostic.code = bytes->Text();
  diagnostic.message = bytes->Text();
  diagnostic.file = bytes->Text();
  diagnostic.mark = {static_cast<int>(bytes->Next()), static_cast<int>(bytes->Next())};
  diagnostic.path = bytes->Text();
  diagnostic.hint = bytes->Text();
  return diagnostic;
}

Case ReadCase(Bytes* bytes) {
  Case scenario;
  scenario.id = bytes->Text();
  scenario.scenario_id = scenario.id;
  scenario.file = bytes->Text();
  scenario.mark.line = static_cast<int>(bytes->Next());
  scenario.game = bytes->Text();
  scenario.title = bytes->Text();
  scenario.rules = {bytes->Text()};
  if (bytes->Below(2) != 0) scenario.reading = ReadingOfRuling{bytes->Text(), bytes->Text(), {}};
  return scenario;
}

CaseResult ReadResult(Bytes* bytes) {
  CaseResult result;
  result.verdict = kVerdicts[bytes->Below(kVerdicts.size())];
  if (result.verdict == Verdict::kPass) return result;
  result.reason = bytes->Text();
  result.explanation = bytes->Text();
  if (result.verdict == Verdict::kInvalid) result.diagnostics.push_back(ReadDiagnostic(bytes));
  return result;
}

// Control characters forge lines and move the cursor. Colours are ours.
void CheckText(const std::string& text, bool color) {
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool tame = (byte >= 0x20 && byte != 0x7F) || c == '\n' || (color && c == '\x1b');
    Demand(tame, "report.control-character", fmt::format("byte {:#04x}", byte));
  }
}

void CheckJson(const std::string& text, std::size_t cases, std::size_t problems) {
  const Json json = Json::parse(text, nullptr, false);
  Demand(!json.is_discarded(), "report.json", text);
  Demand(json["cases"].size() == cases && json["summary"]["cases"] == cases, "report.cases", text);
  Demand(json["problems"].size() == problems, "report.problems", text);
}

}  // namespace

const std::size_t kMostBytes = 2048;  // texts of a report are short

std::string TryInput(std::span<const std::uint8_t> input) {
  Bytes bytes(input);
  std::vector<Diagnostic> problems;
  if (bytes.Below(2) != 0) problems.push_back(ReadDiagnostic(&bytes));
  std::vector<Case> cases;
  std::vector<CaseResult> results;
  while (!bytes.empty()) {
    cases.push_back(ReadCase(&bytes));
    results.push_back(ReadResult(&bytes));
  }
  std::string seen;
  for (const bool color : {false, true}) {
    seen += TextReport(cases, results, problems, {.color = color, .verbose = true});
    CheckText(seen, color);
  }
  const std::string json = DumpJson(JsonReport(cases, results, problems), true);
  CheckJson(json, cases.size(), problems.size());
  return seen + json;
}

}  // namespace timeproof
