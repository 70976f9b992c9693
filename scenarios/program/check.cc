// `timeproof check`: plays scenarios and judges them.
#include <algorithm>
#include <memory>
#include <thread>
#include <utility>

#include "fmt/core.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/progress.h"
#include "scenarios/program/suite.h"
#include "scenarios/program/words.h"
#include "scenarios/runner/filter.h"
#include "scenarios/runner/report.h"
#include "scenarios/runner/runner.h"

namespace timeproof {
namespace {

constexpr const char* kExamples =
    R"(A filter is KEY=GLOB, or GLOB for an id; the keys are id, rule, example, position, game, chapter and book.
A case must answer to all filters.

Examples:
  timeproof check
  timeproof check my-dispute.yaml --verbose
  timeproof check --filter chapter=growth --filter 'rule=TK-G-*'
  timeproof check --format json > report.json)";

struct CheckArguments {
  SuiteArguments suite;
  std::vector<std::string> filters;
  bool fail_fast = false;
  int jobs = 0;  // 0: one for each processor
  std::string format = "text";
  bool verbose = false;
};

Result<std::vector<Filter>> ReadFilters(const std::vector<std::string>& texts) {
  std::vector<Filter> filters;
  for (const std::string& text : texts) {
    Result<Filter> filter = ParseFilter(text);
    if (!filter) return In(fmt::format("--filter {}", text), filter.error());
    filters.push_back(std::move(filter).value());
  }
  return filters;
}

std::vector<CaseResult> RunAll(const std::vector<Case>& cases, const CheckArguments& arguments) {
  Progress progress;
  RunOptions options;
  options.jobs =
      arguments.jobs > 0 ? arguments.jobs : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  options.fail_fast = arguments.fail_fast;
  options.progress = [&progress](std::size_t done, std::size_t total) {
    progress.Tick([done, total] { return fmt::format("{} of {} cases", done, total); });
  };
  return RunCases(cases, options);
}

ExitCode CheckScenarios(const CheckArguments& arguments, Program* program) {
  const Result<std::vector<Filter>> filters = ReadFilters(arguments.filters);
  if (!filters) return Fail("check", filters.error());
  Result<LoadedSuite> loaded = LoadAll(arguments.suite);
  if (!loaded) return Fail("check", loaded.error());
  std::vector<Diagnostic>& problems = loaded.value().suite.problems;
  for (const Ledger& ledger : loaded->ledgers) {
    problems.insert(problems.end(), ledger.diagnostics.begin(), ledger.diagnostics.end());
  }
  const Result<std::vector<Case>> cases = Select(loaded->suite.cases, *filters);
  if (!cases) {
    for (const Diagnostic& problem : problems) Complain("check: " + ToText(problem));
    return Fail("check", cases.error());
  }
  const std::vector<CaseResult> results = RunAll(*cases, arguments);
  if (arguments.format == "json") {
    program->out.Write(DumpJson(JsonReport(*cases, results, problems), true) + "\n");
  } else {
    program->out.Write(TextReport(*cases, results, problems, {Coloured(program->color), arguments.verbose}));
  }
  if (!problems.empty()) return kExitBad;
  return Summarize(results, cases->size()).red() ? kExitRed : kExitOk;
}

}  // namespace

void AddCheck(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<CheckArguments>();
  CLI::App* command = app->add_subcommand("check", "play scenarios and judge them");
  command->add_option("PATH", arguments->suite.paths, "files and folders of scenarios; without any, all scenarios");
  AddSuiteArguments(command, &arguments->suite);
  command->add_option("-f,--filter", arguments->filters, "only the cases that match; repeatable")
      ->type_name("FILTER")
      ->allow_extra_args(false);
  command->add_flag("--fail-fast", arguments->fail_fast, "stop at the first red case");
  command->add_option("-j,--jobs", arguments->jobs, "cases at a time; without it, one for each processor")
      ->check(WholeNumberFrom(1, 256))
      ->type_name("N");
  command->add_option("--format", arguments->format, "text (the default) or json")
      ->check(OneOf({"text", "json"}))
      ->type_name("FORMAT");
  command->add_flag("-v,--verbose", arguments->verbose, "a line for each case, not only for those that are red");
  command->footer(kExamples);
  command->callback([=] { program->run = [=] { return CheckScenarios(*arguments, program); }; });
}

}  // namespace timeproof
