#include "scenarios/runner/wrong_engines.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "scenarios/runner/filter.h"
#include "scenarios/runner/text.h"

namespace timeproof {
namespace {

// --- Reading.

Error Invalid(std::string message, std::string where) {
  return {.kind = ErrorKind::kInvalid, .message = std::move(message), .where = std::move(where)};
}

// Takes the fields of one map, each once, and remembers the first that is not as it must be.
class Fields {
 public:
  Fields(const Value& map, std::string where) : map_(map), where_(std::move(where)) {
    if (map.map() == nullptr) Refuse("", "a map", map);
  }

  std::string Text(std::string_view key) {
    const Value& value = Take(key);
    if (value.string() != nullptr && !value.string()->empty()) return *value.string();
    Refuse(key, "a text", value);
    return "";
  }

  Value::List List(std::string_view key) {
    const Value& value = Take(key);
    if (value.list() != nullptr) return *value.list();
    Refuse(key, "a list", value);
    return {};
  }

  std::vector<std::string> Texts(std::string_view key) {
    std::vector<std::string> texts;
    for (const Value& item : List(key)) {
      if (item.string() == nullptr) Refuse(key, "a list of texts", item);
      texts.push_back(item.string() == nullptr ? "" : *item.string());
    }
    return texts;
  }

  std::map<std::string, std::int64_t> Counts(std::string_view key) {
    std::map<std::string, std::int64_t> counts;
    const Value& value = Take(key);
    if (value.map() == nullptr) {
      Refuse(key, "a map of counts", value);
      return counts;
    }
    for (const auto& [name, count] : *value.map()) {
      if (count.integer() == nullptr || *count.integer() < 0) Refuse(key, "a map of counts", count);
      counts.emplace(name, count.integer() == nullptr ? 0 : *count.integer());
    }
    return counts;
  }

  // The first fault, or a field that nobody took.
  std::optional<Error> Fault() const {
    if (fault_ || map_.map() == nullptr) return fault_;
    for (const auto& [key, value] : *map_.map()) {
      if (!taken_.contains(key)) return Invalid("there is no such field", At(key));
    }
    return std::nullopt;
  }

 private:
  const Value& Take(std::string_view key) {
    static const Value kNothing;
    taken_.emplace(key);
    const Value* value = map_.Find(key);
    return value == nullptr ? kNothing : *value;
  }

  void Refuse(std::string_view key, std::string_view wanted, const Value& value) {
    if (!fault_) fault_ = Invalid(fmt::format("{} is wanted here, not {}", wanted, value.TypeName()), At(key));
  }

  std::string At(std::string_view key) const {
    return where_.empty() || key.empty() ? where_ + std::string(key) : fmt::format("{}.{}", where_, key);
  }

  const Value& map_;
  std::string where_;
  std::set<std::string> taken_;
  std::optional<Error> fault_;
};

Result<WrongEngine> ReadWrongEngine(const Value& value, std::string where) {
  Fields fields(value, std::move(where));
  WrongEngine engine;
  engine.engine = fields.Text("engine");
  engine.rule = fields.Text("rule");
  engine.does = fields.Text("does");
  engine.scenarios = fields.Texts("scenarios");
  engine.laws = fields.Counts("laws");
  engine.fuzzers = fields.Counts("fuzzers");
  if (const auto fault = fields.Fault()) return *fault;
  return engine;
}

// --- Writing.

Json ToJson(const WrongEngine& engine) {
  return {{"engine", engine.engine},       {"rule", engine.rule},       {"does", engine.does},
          {"scenarios", engine.scenarios}, {"laws", Json(engine.laws)}, {"fuzzers", Json(engine.fuzzers)}};
}

std::string OrDash(const std::string& text) { return text.empty() ? "-" : text; }

// The name without the rule that it begins with.
std::string_view Breach(const WrongEngine& engine) {
  const std::string_view name = engine.engine;
  return name.starts_with(engine.rule + ".") ? name.substr(engine.rule.size() + 1) : name;
}

struct Columns {
  std::size_t rule = 4;
  std::size_t breach = 12;
};

std::string Row(const Columns& columns, std::string_view rule, std::string_view breach, std::string_view scenarios,
                std::string_view fuzzers, std::string_view laws) {
  return fmt::format("{:<{}}  {:<{}}  {:>9}  {:<11}  {}\n", rule, columns.rule, breach, columns.breach, scenarios,
                     fuzzers, laws);
}

std::string Row(const Columns& columns, const WrongEngine& engine) {
  std::vector<std::string> laws, fuzzers;
  for (const auto& [law, trial] : engine.laws) laws.push_back(law);
  for (const auto& [target, inputs] : engine.fuzzers) fuzzers.push_back(fmt::format("{} {}", target, inputs));
  const std::string scenarios = engine.scenarios.empty() ? "-" : fmt::format("{}", engine.scenarios.size());
  return Row(columns, engine.rule, Breach(engine), scenarios, OrDash(fmt::format("{}", fmt::join(fuzzers, ", "))),
             OrDash(fmt::format("{}", fmt::join(laws, ", ")))) +
         Wrapped(engine.does, "    ") + Wrapped(fmt::format("{}", fmt::join(engine.scenarios, " ")), "      ");
}

// What an engine can break: examples and positions are shown by rules.
bool IsRule(const LedgerRow& row) { return row.kind != RowKind::kExample && row.kind != RowKind::kPosition; }

template <typename Is>
std::size_t CountIf(std::span<const WrongEngine> engines, Is is) {
  return static_cast<std::size_t>(std::ranges::count_if(engines, is));
}

}  // namespace

Result<std::vector<WrongEngine>> ParseWrongEngines(std::string_view text, std::string_view game) {
  const Result<Value> value = ParseJson(text);
  if (!value) return value.error();
  Fields fields(*value, "");
  const std::string of = fields.Text("game");
  const Value::List list = fields.List("engines");
  if (const auto fault = fields.Fault()) return *fault;
  if (of != game) return Invalid(fmt::format("this is the table of '{}', not of '{}'", of, game), "game");
  if (list.empty()) return Invalid("there is no wrong engine", "engines");
  std::vector<WrongEngine> engines;
  for (const Value& item : list) {
    auto engine = ReadWrongEngine(item, fmt::format("engines[{}]", engines.size()));
    if (!engine) return engine.error();
    engines.push_back(std::move(engine).value());
  }
  return engines;
}

std::vector<std::string> FindProblems(std::span<const WrongEngine> engines, const Ledger& ledger,
                                      std::span<const Case> cases) {
  std::set<std::string_view> known, names, broken;
  for (const Case& scenario : cases) {
    if (scenario.game == ledger.game) known.insert(scenario.id);
  }
  std::vector<std::string> problems;
  for (const WrongEngine& wrong : engines) {
    broken.insert(wrong.rule);
    if (!names.insert(wrong.engine).second) problems.push_back(fmt::format("{} is there twice", wrong.engine));
    const LedgerRow* row = ledger.Find(wrong.rule);
    if (row == nullptr || !IsRule(*row)) {
      problems.push_back(fmt::format("{} breaks '{}', which is no rule of the ledger", wrong.engine, wrong.rule));
    }
    if (wrong.scenarios.empty()) problems.push_back(fmt::format("{} is caught by no scenario", wrong.engine));
    for (const std::string& scenario : wrong.scenarios) {
      if (known.contains(scenario)) continue;
      problems.push_back(fmt::format("{} is caught by '{}', which is no scenario", wrong.engine, scenario));
    }
  }
  for (const LedgerRow& row : ledger.rows) {
    if (!IsRule(row) || broken.contains(row.id)) continue;
    problems.push_back(fmt::format("{} {} is broken by no engine", ToText(row.kind), row.id));
  }
  return problems;
}

std::string WriteWrongEngines(std::string_view game, std::span<const WrongEngine> engines) {
  std::vector<std::string> lines;
  for (const WrongEngine& engine : engines) lines.push_back(DumpJson(ToJson(engine)));
  return fmt::format("{{\"game\": \"{}\", \"engines\": [\n{}\n]}}\n", game, fmt::join(lines, ",\n"));
}

std::string WrongEnginesSummary(std::span<const WrongEngine> engines) {
  const auto by_scenarios = CountIf(engines, [](const WrongEngine& engine) { return !engine.scenarios.empty(); });
  const auto by_laws = CountIf(engines, [](const WrongEngine& engine) { return !engine.laws.empty(); });
  const auto by_fuzzers = CountIf(engines, [](const WrongEngine& engine) { return !engine.fuzzers.empty(); });
  const auto by_nothing = CountIf(engines, [](const WrongEngine& engine) {
    return engine.scenarios.empty() && engine.laws.empty() && engine.fuzzers.empty();
  });
  return fmt::format("wrong engines {}: caught by scenarios {}, by laws {}, by fuzzers {}, by nothing {}\n",
                     engines.size(), by_scenarios, by_laws, by_fuzzers, by_nothing);
}

std::string WrongEnginesText(std::span<const WrongEngine> engines, std::string_view glob) {
  std::vector<WrongEngine> chosen;
  std::ranges::copy_if(engines, std::back_inserter(chosen), [glob](const WrongEngine& engine) {
    return GlobMatches(glob, engine.rule) || GlobMatches(glob, engine.engine);
  });
  if (chosen.empty()) return "";
  Columns columns;
  for (const WrongEngine& engine : chosen) {
    columns.rule = std::max(columns.rule, engine.rule.size());
    columns.breach = std::max(columns.breach, Breach(engine).size());
  }
  std::string text = Row(columns, "rule", "wrong engine", "scenarios", "fuzzer", "laws");
  for (const WrongEngine& engine : chosen) text += Row(columns, engine);
  return glob == "*" ? text + "\n" + WrongEnginesSummary(engines) : text;
}

Json WrongEnginesJson(std::string_view game, std::span<const WrongEngine> engines) {
  Json json = {{"game", game}};
  Json& rows = json["engines"] = Json::array();
  for (const WrongEngine& engine : engines) rows.push_back(ToJson(engine));
  return json;
}

}  // namespace timeproof
