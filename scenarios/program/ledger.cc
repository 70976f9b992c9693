// `timeproof ledger`: every rule and example of the rulebooks with its scenarios, and what is missing; or every
// deliberately wrong engine, and what catches it.
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/games.h"
#include "fmt/core.h"
#include "fmt/ranges.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/suite.h"
#include "scenarios/program/words.h"
#include "scenarios/runner/coverage.h"
#include "scenarios/runner/file_text.h"
#include "scenarios/runner/text.h"
#include "scenarios/runner/wrong_engines.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof ledger ttykm
  timeproof ledger ttykm 'TK-TRAVEL-*'
  timeproof ledger --summary
  timeproof ledger ttykm --format json
  timeproof ledger ttykm --wrong 'TK-MOVE-*')";

struct LedgerArguments {
  SuiteArguments suite;
  std::optional<std::string> game;
  std::string rows = "*";
  std::string format = "text";
  bool summary = false;
  bool wrong = false;
};

// The ledgers of `game`, or all without one. Invalid when there is none; a file that does not say its game may be the
// one.
Result<std::vector<const Ledger*>> ChooseLedgers(const std::vector<Ledger>& ledgers,
                                                 const std::optional<std::string>& game) {
  std::vector<const Ledger*> chosen;
  std::vector<std::string> games;
  for (const Ledger& ledger : ledgers) {
    if (!ledger.game.empty()) games.push_back(ledger.game);
    if (!game || ledger.game == *game) chosen.push_back(&ledger);
  }
  if (!chosen.empty()) return chosen;
  for (const Ledger& ledger : ledgers) {
    for (const Diagnostic& problem : ledger.diagnostics) Complain("ledger: " + ToText(problem));
  }
  if (games.empty()) return MakeError(ErrorKind::kInvalid, "no ledger can be read", "--scenarios");
  if (ledgers.empty()) return MakeError(ErrorKind::kInvalid, "there is no ledger at all", "--scenarios");
  return MakeError(ErrorKind::kUnsupported,
                   fmt::format("there is no ledger of '{}': choose from {}", *game, fmt::join(games, ", ")));
}

// A line that says where the problems are to be read that make a part of the ledger red.
std::string MoreProblems(std::size_t count, const std::string& command) {
  return count == 0 ? "" : fmt::format("\n{} problem{}: see timeproof {}\n", count, count == 1 ? "" : "s", command);
}

std::string Text(const Coverage& coverage, const LedgerArguments& arguments) {
  std::string text = arguments.summary ? CoverageSummary(coverage) : CoverageText(coverage, arguments.rows);
  if (text.empty() || (arguments.rows == "*" && !arguments.summary)) return text;
  return text + MoreProblems(coverage.problems.size(), "ledger " + coverage.ledger->game);
}

// What is shown of the ledgers.
struct Pages {
  Json json = Json::array();
  std::string text;
  bool red = false;
};

std::string WrongText(const Ledger& ledger, std::span<const WrongEngine> engines,
                      const std::vector<std::string>& problems, const LedgerArguments& arguments) {
  std::string text = arguments.summary ? WrongEnginesSummary(engines) : WrongEnginesText(engines, arguments.rows);
  if (text.empty() || problems.empty()) return text;
  if (arguments.rows != "*") return text + MoreProblems(problems.size(), fmt::format("ledger {} --wrong", ledger.game));
  return text + fmt::format("\nproblems:\n{}\n", fmt::join(problems, "\n"));
}

std::optional<Error> AddWrongEngines(const Ledger& ledger, const std::vector<Case>& cases,
                                     const LedgerArguments& arguments, Pages* pages) {
  const std::string file = (std::filesystem::path(ledger.file).parent_path() / "caught.json").string();
  const Result<std::string> text = ReadFileText(file);
  if (!text) return In(file, text.error());
  const auto engines = ParseWrongEngines(*text, ledger.game);
  if (!engines) return In(file, engines.error());
  const std::vector<std::string> problems = FindProblems(*engines, ledger, cases);
  pages->red = pages->red || !problems.empty();
  Json json = WrongEnginesJson(ledger.game, *engines);
  json["verdict"] = problems.empty() ? "green" : "red";
  json["problems"] = problems;
  pages->json.push_back(std::move(json));
  pages->text += Tame(WrongText(ledger, *engines, problems, arguments));
  return std::nullopt;
}

void AddCoverage(const Ledger& ledger, const std::vector<Case>& cases, const LedgerArguments& arguments, Pages* pages) {
  const Coverage coverage = JoinLedger(ledger, cases, FindGame(ledger.game));
  pages->red = pages->red || !coverage.problems.empty();
  pages->json.push_back(CoverageJson(coverage));
  pages->text += Tame(Text(coverage, arguments));
}

ExitCode ShowLedgers(const LedgerArguments& arguments, Program* program) {
  const bool json = arguments.format == "json";
  if (json && arguments.rows != "*") {
    return Fail("ledger", MakeError(ErrorKind::kUnsupported, "ROWS choose from the text; json tells every row"));
  }
  const Result<LoadedSuite> loaded = LoadAll(arguments.suite);
  if (!loaded) return Fail("ledger", loaded.error());
  const auto ledgers = ChooseLedgers(loaded->ledgers, arguments.game);
  if (!ledgers) return Fail("ledger", ledgers.error());
  Pages pages;
  for (const Ledger* ledger : *ledgers) {
    if (!arguments.wrong) {
      AddCoverage(*ledger, loaded->suite.cases, arguments, &pages);
    } else if (const auto error = AddWrongEngines(*ledger, loaded->suite.cases, arguments, &pages)) {
      return Fail("ledger", *error);
    }
  }
  if (pages.text.empty()) {
    std::vector<std::string> ids;
    for (const Ledger* ledger : *ledgers) {
      for (const LedgerRow& row : ledger->rows) ids.push_back(row.id);
    }
    Complain(WithHint(
        fmt::format("ledger: no row has an id that '{}' matches, where * stands for any characters", arguments.rows),
        DidYouMean(arguments.rows, ids)));
    return kExitBad;
  }
  for (const Diagnostic& problem : loaded->suite.problems) Complain("ledger: " + ToText(problem));
  program->out.Write(json ? DumpJson(Json{{"ledgers", std::move(pages.json)}}, true) + "\n" : pages.text);
  if (!loaded->suite.problems.empty()) return kExitBad;
  return pages.red ? kExitRed : kExitOk;
}

}  // namespace

void AddLedger(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<LedgerArguments>();
  CLI::App* command = app->add_subcommand(
      "ledger", "each rule and example of the rulebooks with its scenarios and status, and what is missing");
  command->add_option("GAME", arguments->game, "the game; without it, every game that has a ledger");
  CLI::Option* rows =
      command->add_option("ROWS", arguments->rows, "only the rows whose id matches this, * for any characters");
  AddSuiteArguments(command, &arguments->suite);
  command->add_flag(
      "--wrong", arguments->wrong,
      "the deliberately wrong engines instead, by rule: the scenarios and laws that catch each, and the number of "
      "the fuzzer's input that does");
  CLI::Option* summary =
      command->add_flag("--summary", arguments->summary, "the counts only, of all rows")->excludes(rows);
  command->add_option("--format", arguments->format, "text (the default) or json")
      ->check(OneOf({"text", "json"}))
      ->excludes(summary)
      ->type_name("FORMAT");
  command->footer(kExamples);
  command->callback([=] { program->run = [=] { return ShowLedgers(*arguments, program); }; });
}

}  // namespace timeproof
