// `timeproof ledger`: every rule and example of the rulebooks with its scenarios, and what is missing.
#include <memory>
#include <optional>
#include <utility>

#include "engine/games.h"
#include "fmt/core.h"
#include "fmt/ranges.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/suite.h"
#include "scenarios/runner/coverage.h"
#include "scenarios/runner/text.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof ledger ttykm
  timeproof ledger ttykm 'TK-TRAVEL-*'
  timeproof ledger --summary
  timeproof ledger ttykm --format json)";

struct LedgerArguments {
  SuiteArguments suite;
  std::optional<std::string> game;
  std::string rows = "*";
  std::string format = "text";
  bool summary = false;
};

// The ledgers of `game`, or all without one. Invalid when there is none.
Result<std::vector<const Ledger*>> ChooseLedgers(const std::vector<Ledger>& ledgers,
                                                 const std::optional<std::string>& game) {
  std::vector<const Ledger*> chosen;
  std::vector<std::string> games;
  for (const Ledger& ledger : ledgers) {
    games.push_back(ledger.game);
    if (!game || ledger.game == *game) chosen.push_back(&ledger);
  }
  if (!chosen.empty()) return chosen;
  if (ledgers.empty()) return MakeError(ErrorKind::kInvalid, "there is no ledger at all", "--scenarios");
  return MakeError(ErrorKind::kInvalid,
                   fmt::format("there is no ledger of '{}': choose from {}", *game, fmt::join(games, ", ")));
}

std::string Text(const Coverage& coverage, const LedgerArguments& arguments) {
  if (!arguments.summary) return CoverageText(coverage, arguments.rows);
  std::string text = CoverageSummary(coverage);
  if (!coverage.problems.empty()) {
    text += fmt::format("{} problems: see timeproof ledger {}\n", coverage.problems.size(), coverage.ledger->game);
  }
  return text;
}

ExitCode ShowLedgers(const LedgerArguments& arguments, Program* program) {
  const Result<LoadedSuite> loaded = LoadAll(arguments.suite);
  if (!loaded) return Fail("ledger", loaded.error());
  const auto ledgers = ChooseLedgers(loaded->ledgers, arguments.game);
  if (!ledgers) return Fail("ledger", ledgers.error());
  Json all = Json::array();
  std::string text;
  bool red = false;
  for (const Ledger* ledger : *ledgers) {
    const Coverage coverage = JoinLedger(*ledger, loaded->suite.cases, FindGame(ledger->game));
    red = red || !coverage.problems.empty();
    all.push_back(CoverageJson(coverage));
    text += Tame(Text(coverage, arguments));
  }
  if (text.empty()) {
    Complain(fmt::format("ledger: no row is matched by '{}'", arguments.rows));
    return kExitBad;
  }
  program->out.Write(arguments.format == "json" ? DumpJson(Json{{"ledgers", std::move(all)}}, true) + "\n" : text);
  return red ? kExitRed : kExitOk;
}

}  // namespace

void AddLedger(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<LedgerArguments>();
  CLI::App* command = app->add_subcommand(
      "ledger", "each rule and example of the rulebooks with its scenarios and status, and what is missing");
  command->add_option("GAME", arguments->game, "the game; without it, every game that has a ledger");
  command->add_option("ROWS", arguments->rows, "only the rows whose id matches this, * for any characters");
  AddSuiteArguments(command, &arguments->suite);
  CLI::Option* summary = command->add_flag("--summary", arguments->summary, "the counts only");
  command->add_option("--format", arguments->format, "text (the default) or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->excludes(summary)
      ->type_name("FORMAT");
  command->footer(kExamples);
  command->callback([=] { program->run = [=] { return ShowLedgers(*arguments, program); }; });
}

}  // namespace timeproof
