// `timeproof show`: a scenario as pictures.
#include <memory>

#include "fmt/core.h"
#include "fmt/ranges.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/suite.h"
#include "scenarios/runner/runner.h"
#include "scenarios/runner/text.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof show inf-push-moves-every-later-era
  timeproof show 'dis-self-paradox-direct[self-paradox=illegal]'
  timeproof show may-i-move-into-myself dispute.yaml)";

struct ShowArguments {
  SuiteArguments suite;
  std::string id;
};

// What the scenario says of itself.
std::string Heading(const Case& scenario) {
  std::string text = fmt::format("{}\n  {}\n", scenario.id, scenario.title);
  text += fmt::format("  {}:{}, game {}{}\n", scenario.file, scenario.mark.line, scenario.game,
                      scenario.chapter.empty() ? "" : ", chapter " + scenario.chapter);
  if (!scenario.said_options.is_null()) {
    text += fmt::format("  options: {}\n", DumpJson(ToJson(scenario.said_options)));
  }
  if (!scenario.rules.empty()) text += fmt::format("  rules: {}\n", fmt::join(scenario.rules, ", "));
  if (const auto& source = scenario.source) {
    text += fmt::format("  source: {}", source->book);
    if (!source->section.empty()) text += fmt::format(", {}", source->section);
    if (!source->examples.empty()) text += fmt::format(", {}", fmt::join(source->examples, ", "));
    if (!source->positions.empty()) {
      text += fmt::format("; our own position {}", fmt::join(source->positions, ", "));
    }
    text += source->reconstructed ? " (reconstructed)\n" : "\n";
  }
  if (scenario.reading) {
    const auto& [ruling, value, says] = *scenario.reading;
    text += fmt::format("  reading: {} = {}\n", ruling, value);
    for (const auto& [book, why] : says) text += fmt::format("    {}{}{}\n", book, why.empty() ? "" : ": ", why);
  }
  if (!scenario.note.empty()) text += Indented(scenario.note, "  ");
  return text;
}

std::string PositionText(const Game& game, const Position& position, const Position* before) {
  return Indented(game.Picture(position, before) + game.Caption(position) + "\n" + game.ToLine(position), "  ");
}

// What was played and what it did.
std::string StepText(const Game& game, const StepRecord& step, const Position& before) {
  std::string text = fmt::format("\nplay: {}\n", fmt::join(step.moves, ", "));
  for (const TraceLine& line : step.trace) text += fmt::format("  {:<18} {}\n", line.rule, line.words);
  return text + "\nafter\n" + PositionText(game, step.actual, &before);
}

std::string Listed(std::string_view what, const std::vector<Located>& texts) {
  std::vector<std::string_view> words;
  for (const Located& text : texts) words.push_back(text.text);
  return words.empty() ? "" : fmt::format("  {}: {}\n", what, fmt::join(words, ", "));
}

// What the author expects beside the position, and for refusals what the engine says of them.
std::string ExpectedText(const Game& game, const Expectations& expect, const Position& after) {
  std::string text;
  if (expect.legal)
    text += expect.legal->empty() ? "  nothing is legal\n" : Listed("exactly these are legal", *expect.legal);
  text += Listed("these are among the legal", expect.legal_has);
  text += Listed("these are not legal", expect.legal_lacks);
  text += Listed("these rules have effects, in this order", expect.events);
  for (const ExpectedSight& sight : expect.observe) {
    text += fmt::format("  {} sees: {}\n", sight.viewer.text, DumpJson(ToJson(sight.fields)));
  }
  for (const ExpectedRefusal& refusal : expect.illegal) {
    text += fmt::format("  refused by {}: {}\n", refusal.rule, refusal.move.text);
    const Result<Move> move = game.ParseMove(after, refusal.move.text);
    const std::optional<Refusal> why = move ? game.WhyIllegal(after, *move) : std::nullopt;
    if (why) text += fmt::format("    the engine says: {} [{}]\n", why->message, why->rule);
  }
  return text.empty() ? "" : "\nexpected\n" + text;
}

std::string QuestionText(const Question& question) {
  std::string text = fmt::format("\nask: {} {}\n", question.info->name, DumpJson(ToJson(question.arguments)));
  if (question.answer) return text + fmt::format("answer: {}\n", DumpJson(ToJson(*question.answer)));
  return text + fmt::format("refused: {}\n", question.refused);
}

std::string CaseText(const Case& scenario, const CaseResult& result) {
  std::string text = Heading(scenario);
  if (scenario.valid() && scenario.question) text += QuestionText(*scenario.question);
  if (result.game != nullptr && result.before) {
    text += "\nbefore\n" + PositionText(*result.game, *result.before, nullptr);
    Position before = *result.before;
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
      text += StepText(*result.game, result.steps[i], before);
      before = result.steps[i].actual;
      text += ExpectedText(*result.game, scenario.steps[i].expect, before);
    }
  }
  text += fmt::format("\nverdict: {}{}{}\n", ToText(result.verdict), result.reason.empty() ? "" : ": ", result.reason);
  return text + result.explanation;
}

ExitCode ShowScenario(const ShowArguments& arguments, Program* program) {
  const Result<LoadedSuite> loaded = LoadAll(arguments.suite);
  if (!loaded) return Fail("show", loaded.error());
  const Suite& suite = loaded->suite;
  bool found = false;
  bool red = false;
  for (const Diagnostic& problem : suite.problems) Complain("show: " + ToText(problem));
  for (const Case* scenario : CasesNamed(suite, arguments.id)) {
    if (!IsNamed(*scenario, arguments.id)) {
      for (const Diagnostic& fault : scenario->diagnostics) Complain("show: " + ToText(fault));
      continue;
    }
    const CaseResult result = RunCase(*scenario);
    program->out.Write((found ? "\n" : "") + Tame(CaseText(*scenario, result)));
    found = true;
    red = red || IsRed(result.verdict);
  }
  if (!found) Complain("show: " + NoScenario(suite, arguments.id));
  if (!found || !suite.problems.empty()) return kExitBad;
  return red ? kExitRed : kExitOk;
}

}  // namespace

void AddShow(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<ShowArguments>();
  CLI::App* command = app->add_subcommand(
      "show", "show a scenario: the boards before and after, what was played, each effect with its rule, the verdict");
  command->add_option("SCENARIO-ID", arguments->id, "of a scenario, or of one reading of a dispute")->required();
  command->add_option("PATH", arguments->suite.paths, "files and folders to look in; without any, all scenarios");
  AddSuiteArguments(command, &arguments->suite);
  command->footer(kExamples);
  command->callback([=] { program->run = [=] { return ShowScenario(*arguments, program); }; });
}

}  // namespace timeproof
