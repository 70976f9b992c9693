#include "scenarios/runner/coverage.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "scenarios/runner/filter.h"
#include "scenarios/runner/text.h"

namespace timeproof {
namespace {

constexpr RowKind kKinds[] = {RowKind::kRule, RowKind::kSettled, RowKind::kExample, RowKind::kPosition,
                              RowKind::kRuling};
constexpr RowStatus kStatuses[] = {RowStatus::kCovered, RowStatus::kDisputed, RowStatus::kUntestable,
                                   RowStatus::kMissing};
constexpr std::string_view kRulingPrefix = "rulings.";

bool Contains(const std::vector<std::string_view>& texts, std::string_view text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// The scenarios that cite an id, and whether one of them is a dispute.
struct Citations {
  std::vector<std::string> scenarios;
  bool disputed = false;

  void Add(const Case& scenario) {
    scenarios.push_back(scenario.id);
    disputed = disputed || scenario.reading.has_value();
  }
};

class Joiner {
 public:
  Joiner(const Ledger& ledger, std::span<const Case> cases, const GameInfo* info)
      : ledger_(ledger), cases_(cases), info_(info) {}

  Coverage Join() {
    coverage_.ledger = &ledger_;
    coverage_.problems = ledger_.diagnostics;
    CollectCitations();
    for (const LedgerRow& row : ledger_.rows) JoinRow(row);
    if (info_ == nullptr) {
      Problem("ledger.game", {1, 1}, fmt::format("the engine has no game \"{}\"", ledger_.game));
    } else {
      CompareRules();
      CompareRulings();
    }
    return std::move(coverage_);
  }

 private:
  void Problem(const char* code, Mark mark, std::string message) {
    coverage_.problems.push_back({code, std::move(message), ledger_.file, mark, "", ""});
  }

  void CollectCitations() {
    for (const Case& scenario : cases_) {
      if (scenario.game != ledger_.game) continue;
      std::set<std::string> ids(scenario.rules.begin(), scenario.rules.end());
      if (scenario.source) {
        ids.insert(scenario.source->examples.begin(), scenario.source->examples.end());
        ids.insert(scenario.source->positions.begin(), scenario.source->positions.end());
      }
      if (scenario.reading) ids.insert(scenario.reading->ruling);
      for (const std::string& id : ids) {
        if (ledger_.Find(id) == nullptr) RefuseCitation(scenario, id);
        if (scenario.valid()) citations_[id].Add(scenario);
      }
    }
  }

  void RefuseCitation(const Case& scenario, const std::string& id) {
    coverage_.problems.push_back({"ledger.unknown-citation",
                                  fmt::format("{} cites {}, which is no row of the ledger", scenario.id, id),
                                  scenario.file, scenario.mark, "", ""});
  }

  void JoinRow(const LedgerRow& row) {
    CoveredRow covered;
    covered.row = &row;
    bool disputed = row.kind == RowKind::kRuling;
    if (const auto cited = citations_.find(row.id); cited != citations_.end()) {
      covered.scenarios = cited->second.scenarios;
      disputed = disputed || cited->second.disputed;
    }
    if (!row.untestable.empty()) {
      covered.status = RowStatus::kUntestable;
      if (!covered.scenarios.empty()) {
        Problem("ledger.untestable-cited", row.mark,
                fmt::format("{} is called untestable, and {} cites it", row.id, covered.scenarios[0]));
      }
    } else if (covered.scenarios.empty()) {
      covered.status = RowStatus::kMissing;
      Problem("ledger.uncovered", row.mark, fmt::format("the {} {} has no scenario", ToText(row.kind), row.id));
    } else {
      covered.status = disputed ? RowStatus::kDisputed : RowStatus::kCovered;
    }
    coverage_.rows.push_back(std::move(covered));
  }

  void CompareRules() {
    for (const std::string_view rule : info_->rules) {
      const LedgerRow* row = ledger_.Find(rule);
      if (row != nullptr && row->kind == RowKind::kRule) continue;
      Problem("ledger.rule-missing", {1, 1}, fmt::format("the engine has the rule {}, and the ledger lacks it", rule));
    }
    for (const LedgerRow& row : ledger_.rows) {
      if (row.kind != RowKind::kRule || Contains(info_->rules, row.id)) continue;
      Problem("ledger.rule-unknown", row.mark, fmt::format("the engine has no rule {}", row.id));
    }
  }

  void CompareRulings() {
    for (const OptionInfo& option : info_->options) {
      if (!option.name.starts_with(kRulingPrefix)) continue;
      const LedgerRow* row = ledger_.Find(option.name.substr(kRulingPrefix.size()));
      if (row == nullptr || row->kind != RowKind::kRuling) {
        Problem("ledger.ruling-missing", {1, 1},
                fmt::format("the engine has the ruling {}, and the ledger lacks it",
                            option.name.substr(kRulingPrefix.size())));
      } else {
        CompareValues(*row, option);
      }
    }
    for (const LedgerRow& row : ledger_.rows) {
      const std::string name = std::string(kRulingPrefix) + row.id;
      const bool known = std::any_of(info_->options.begin(), info_->options.end(),
                                     [&name](const OptionInfo& option) { return option.name == name; });
      if (row.kind != RowKind::kRuling || known) continue;
      Problem("ledger.ruling-unknown", row.mark, fmt::format("the engine has no ruling {}", row.id));
    }
  }

  void CompareValues(const LedgerRow& row, const OptionInfo& option) {
    std::vector<std::string_view> values;
    for (const auto& [value, meaning] : row.values) values.push_back(value);
    if (values == option.values) return;
    Problem("ledger.ruling-values", row.mark,
            fmt::format("the ruling {} has the values {} here and {} in the engine, the default first", row.id,
                        fmt::join(values, ", "), fmt::join(option.values, ", ")));
  }

  const Ledger& ledger_;
  std::span<const Case> cases_;
  const GameInfo* info_;
  std::map<std::string, Citations, std::less<>> citations_;
  Coverage coverage_;
};

std::size_t CountRows(const Coverage& coverage, RowKind kind, RowStatus status) {
  return static_cast<std::size_t>(std::count_if(coverage.rows.begin(), coverage.rows.end(), [=](const CoveredRow& row) {
    return row.row->kind == kind && row.status == status;
  }));
}

std::string_view Plural(RowKind kind) {
  switch (kind) {
    case RowKind::kRule:
      return "rules";
    case RowKind::kSettled:
      return "settled";
    case RowKind::kExample:
      return "examples";
    case RowKind::kPosition:
      return "positions";
    case RowKind::kRuling:
      return "rulings";
  }
  return "rules";
}

std::string RowText(const CoveredRow& covered) {
  const LedgerRow& row = *covered.row;
  const std::size_t count = covered.scenarios.size();
  std::string text = fmt::format("{} {}: {}{}\n", ToText(row.kind), row.id, ToText(covered.status),
                                 count == 0 ? "" : fmt::format(" by {} case{}", count, count == 1 ? "" : "s"));
  text += Wrapped(row.text, "    ");
  for (const auto& [value, meaning] : row.values) text += Wrapped(fmt::format("{}: {}", value, meaning), "      ");
  if (!row.untestable.empty()) text += Wrapped("untestable: " + row.untestable, "    ");
  return text + Wrapped(fmt::format("{}", fmt::join(covered.scenarios, " ")), "      ");
}

}  // namespace

std::string_view ToText(RowStatus status) {
  switch (status) {
    case RowStatus::kCovered:
      return "covered";
    case RowStatus::kDisputed:
      return "disputed";
    case RowStatus::kUntestable:
      return "untestable";
    case RowStatus::kMissing:
      return "missing";
  }
  return "missing";
}

Coverage JoinLedger(const Ledger& ledger, std::span<const Case> cases, const GameInfo* info) {
  return Joiner(ledger, cases, info).Join();
}

std::string CoverageSummary(const Coverage& coverage) {
  std::string text;
  for (const RowKind kind : kKinds) {
    std::size_t total = 0;
    std::vector<std::string> parts;
    for (const RowStatus status : kStatuses) {
      const std::size_t count = CountRows(coverage, kind, status);
      total += count;
      if (count > 0) parts.push_back(fmt::format("{} {}", count, ToText(status)));
    }
    if (total > 0) text += fmt::format("{:<9} {:>3}: {}\n", Plural(kind), total, fmt::join(parts, ", "));
  }
  return text;
}

std::string CoverageText(const Coverage& coverage, std::string_view glob) {
  std::string text;
  for (const CoveredRow& row : coverage.rows) {
    if (GlobMatches(glob, row.row->id)) text += RowText(row);
  }
  if (glob != "*") return text;
  text += "\n" + CoverageSummary(coverage);
  if (!coverage.problems.empty()) text += "\nproblems:\n";
  for (const Diagnostic& problem : coverage.problems) text += ToText(problem) + "\n";
  return text;
}

Json CoverageJson(const Coverage& coverage) {
  Json json = {{"game", coverage.ledger->game}, {"verdict", coverage.problems.empty() ? "green" : "red"}};
  Json& summary = json["summary"] = Json::object();
  for (const RowKind kind : kKinds) {
    Json& counts = summary[std::string(Plural(kind))] = Json::object();
    for (const RowStatus status : kStatuses) counts[std::string(ToText(status))] = CountRows(coverage, kind, status);
  }
  Json& problems = json["problems"] = Json::array();
  for (const Diagnostic& problem : coverage.problems) problems.push_back(ToJson(problem));
  Json& rows = json["rows"] = Json::array();
  for (const CoveredRow& row : coverage.rows) {
    Json entry = {{"kind", ToText(row.row->kind)}, {"id", row.row->id},
                  {"chapter", row.row->chapter},   {"text", row.row->text},
                  {"status", ToText(row.status)},  {"scenarios", row.scenarios}};
    if (!row.row->untestable.empty()) entry["untestable"] = row.row->untestable;
    rows.push_back(std::move(entry));
  }
  return json;
}

}  // namespace timeproof
