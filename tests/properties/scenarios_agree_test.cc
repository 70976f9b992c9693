// Every law holds and both readings agree on every scenario, on what is legal at every step and on what comes of it:
// under its own options, with each ruling settled in each way, with all of them settled at random, and under every set
// of chapters that its position may be of.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/games.h"
#include "engine/random.h"
#include "fuzz/reduce/case_trial.h"
#include "properties/trial.h"
#include "scenarios/runner/loader.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr std::string_view kRulings = "rulings.";

std::vector<Case> AllCases() {
  const auto root = std::filesystem::path(TIMEPROOF_SOURCE_DIR) / "scenarios";
  return LoadSuite({root}, {.ledgers = ReadLedgers(root)}).cases;
}

Value WithRuling(Value options, std::string_view ruling, std::string_view value) {
  const Value* settled = options.Find("rulings");
  Value rulings = settled == nullptr ? Value() : *settled;
  rulings.Set(ruling, value);
  options.Set("rulings", std::move(rulings));
  return options;
}

std::vector<Value> UnderEachRuling(const GameInfo& info, const Value& options) {
  std::vector<Value> all;
  for (const OptionInfo& option : info.options) {
    if (!option.name.starts_with(kRulings)) continue;
    for (const std::string_view value : option.values) {
      all.push_back(WithRuling(options, option.name.substr(kRulings.size()), value));
    }
  }
  return all;
}

Value UnderRandomRulings(const GameInfo& info, Value options, Random* random) {
  for (const OptionInfo& option : info.options) {
    if (!option.name.starts_with(kRulings)) continue;
    const auto index = static_cast<std::size_t>(random->Below(option.values.size()));
    options = WithRuling(options, option.name.substr(kRulings.size()), option.values.at(index));
  }
  return options;
}

std::vector<Value> UnderEachSetOfChapters(const GameInfo& info, const Value& options) {
  std::vector<Value> all;
  for (const OptionInfo& option : info.options) {
    if (option.name != "chapters") continue;
    for (std::size_t set = 0; set < std::size_t{1} << option.values.size(); ++set) {
      Value::List chapters;
      for (std::size_t i = 0; i < option.values.size(); ++i) {
        if ((set >> i & 1U) != 0) chapters.emplace_back(option.values[i]);
      }
      Value other = options;
      other.Set("chapters", std::move(chapters));
      all.push_back(std::move(other));
    }
  }
  return all;
}

// The trial under other options, or nothing where its position cannot be.
std::optional<Trial> Under(const Value& options, const Trial& trial) {
  Trial other = MakeTrial(trial.game_name, options).value();
  if (!trial.reachable) {
    const auto start = other.game->FromLine(trial.game->ToLine(trial.start));
    if (!start) return std::nullopt;
    other.start = *start;
    other.reachable = false;
  }
  other.moves = trial.moves;
  return other;
}

// How many trials were judged under which value of chapters and of each ruling.
using Counts = std::map<std::string, int>;

void Count(const Value& options, Counts* counts) {
  for (const auto& [key, value] : *options.map()) {
    if (key == "chapters") ++(*counts)[DumpJson(ToJson(value))];
    if (key != "rulings") continue;
    for (const auto& [ruling, settled] : *value.map()) ++(*counts)[ruling + "=" + *settled.string()];
  }
}

void ExpectAgreement(const Case& scenario, const std::vector<Value>& options, Counts* counts) {
  const Trial trial = TrialOf(scenario).value();
  for (const Value& other : options) {
    const auto judged = Under(other, trial);
    if (!judged) continue;
    Count(other, counts);
    const auto failure = Judge(*judged, Beside::kSecondReading);
    EXPECT_FALSE(failure) << scenario.id << " under " << DumpJson(ToJson(other)) << ": " << failure->law << ": "
                          << failure->message << " after " << failure->moves << " moves";
  }
}

TEST(Scenarios, AreReadAlikeUnderAllChaptersAndRulings) {
  Counts counts;
  int scenarios = 0;
  Random random(1);
  for (const Case& scenario : AllCases()) {
    if (!TrialOf(scenario)) continue;
    ++scenarios;
    const GameInfo& info = *FindGame(scenario.game);
    const Value own = scenario.options.is_null() ? Value::MakeMap({}) : scenario.options;
    ExpectAgreement(scenario, {own, UnderRandomRulings(info, own, &random)}, &counts);
    ExpectAgreement(scenario, UnderEachRuling(info, own), &counts);
    ExpectAgreement(scenario, UnderEachSetOfChapters(info, own), &counts);
  }
  EXPECT_GT(scenarios, 500);
  for (const char* chapters :
       {"[]", R"(["growth"])", R"(["influence"])", R"(["memory"])", R"(["growth","influence"])",
        R"(["growth","memory"])", R"(["influence","memory"])", R"(["growth","influence","memory"])"}) {
    EXPECT_GT(counts[chapters], 5) << chapters;
  }
  for (const OptionInfo& option : FindGame("ttykm")->options) {
    if (!option.name.starts_with(kRulings)) continue;
    for (const std::string_view value : option.values) {
      const std::string settled = std::string(option.name.substr(kRulings.size())) + "=" + std::string(value);
      EXPECT_GT(counts[settled], scenarios / 2) << settled;
    }
  }
}

}  // namespace
}  // namespace timeproof
