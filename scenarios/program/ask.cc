// `timeproof ask`: questions of the rulebook beside the board.
#include <memory>

#include "engine/games.h"
#include "fmt/core.h"
#include "fmt/ranges.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/table.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof ask ttykm next-first '{winner: black, first: white}'
  timeproof ask ttykm convergence-chapters '{deck: [growth, memory, influence]}')";

struct AskArguments {
  std::string game, question, details = "{}";
};

// Every question of every game, for --help.
std::string QuestionsHelp() {
  std::string text;
  for (const GameInfo& info : Games()) {
    if (info.questions.empty()) continue;
    text += fmt::format("Questions of {}:\n", info.name);
    for (const QuestionInfo& question : info.questions)
      text += fmt::format("  {:<21} {}\n", question.name, question.help);
    text += "\n";
  }
  return text;
}

Result<const QuestionInfo*> FindQuestion(const GameInfo& info, const std::string& name) {
  std::vector<std::string> names;
  for (const QuestionInfo& question : info.questions) {
    if (question.name == name) return &question;
    names.emplace_back(question.name);
  }
  const std::string choice = names.empty() ? "it has none" : fmt::format("choose from {}", fmt::join(names, ", "));
  return MakeError(ErrorKind::kUnsupported, fmt::format("{} has no question '{}': {}", info.name, name, choice));
}

ExitCode AskQuestion(const AskArguments& arguments, Program* program) {
  const Result<const GameInfo*> info = LookUpGame(arguments.game);
  if (!info) return Fail("ask", info.error());
  const Result<const QuestionInfo*> question = FindQuestion(**info, arguments.question);
  if (!question) return Fail("ask", question.error());
  const Result<Value> details = ReadData(arguments.details);
  if (!details) return Fail("ask: ARGUMENTS", details.error());
  const Result<Value> answer = (*question)->answer(*details);
  if (!answer) return Fail("ask: " + arguments.question, answer.error());
  program->out.Write((answer->string() != nullptr ? *answer->string() : DumpJson(ToJson(*answer))) + "\n");
  return kExitOk;
}

}  // namespace

void AddAsk(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<AskArguments>();
  CLI::App* command = app->add_subcommand("ask", "answer a question of the rulebook beside the board");
  command->add_option("GAME", arguments->game, "name of the game")->required();
  command->add_option("QUESTION", arguments->question, "such as next-first: who starts the next game")->required();
  command->add_option("ARGUMENTS", arguments->details, "a map, in JSON or YAML");
  command->footer(QuestionsHelp() + kExamples);
  command->callback([=] { program->run = [=] { return AskQuestion(*arguments, program); }; });
}

}  // namespace timeproof
