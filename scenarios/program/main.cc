// timeproof: rulebooks of time-travel board games as executable scenarios, and engines held to them.
#include <csignal>
#include <exception>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

#include "CLI/CLI.hpp"
#include "fmt/core.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/exit_code.h"
#include "scenarios/program/output.h"
#include "scenarios/program/words.h"
#include "scenarios/runner/diagnostic.h"

namespace timeproof {
namespace {

constexpr const char* kFooter = R"(Exit codes:
  0  all is well
  1  red: a checked or shown scenario fails or is invalid, a law is broken, a move is refused, the ledger has gaps
  2  a bad command line or input, a path that is missing, nothing selected, output that cannot be written

Examples:
  timeproof check
  timeproof show std-turn-two-moves
  timeproof explain ttykm 'copy 1, move east, travel forward, focus future'
  timeproof perft ttykm --depth 4
  timeproof COMMAND --help)";

void AddCommands(CLI::App* app, Program* program) {
  app->name("timeproof");
  app->footer(kFooter);
  app->set_version_flag("--version", "timeproof " TIMEPROOF_VERSION);
  app->require_subcommand(1);
  app->fallthrough();  // --color may stand behind the command; commands inherit this
  app->add_option("--color", program->color, "auto (only on a terminal, and not under NO_COLOR), always or never")
      ->check(OneOf({"auto", "always", "never"}))
      ->type_name("WHEN");
  AddCheck(app, program);
  AddShow(app, program);
  AddMoves(app, program);
  AddApply(app, program);
  AddExplain(app, program);
  AddPerft(app, program);
  AddAsk(app, program);
  AddLedger(app, program);
  AddPack(app, program);
  AddServe(app, program);
  AddMoreCommands(app, program);
}

// CLI11 takes an argument in brackets apart, "[a,b]" into a and b. Behind a mark it does not; the mark is off again
// before anybody looks.
constexpr char kMark = '\x1f';

std::string Unmarked(std::string text) {
  if (text.starts_with(kMark)) text.erase(0, 1);
  return text;
}

// The arguments as CLI11 wants them: last one first.
std::vector<std::string> Marked(int argc, char** argv) {
  std::vector<std::string> arguments;
  for (int i = argc - 1; i > 0; --i) {
    arguments.emplace_back(argv[i]);
    std::string& argument = arguments.back();
    if (argument.starts_with('[') || argument.starts_with(kMark)) argument.insert(0, 1, kMark);
  }
  return arguments;
}

void TakeMarksOff(CLI::App* app) {
  for (CLI::Option* option : app->get_options()) option->transform(&Unmarked);
  for (CLI::App* command : app->get_subcommands([](CLI::App*) { return true; })) TakeMarksOff(command);
}

// The long options that may stand behind `command`, or behind the program's name.
std::vector<std::string> OptionsOf(const CLI::App& app, const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* one : {&app, &command}) {
    for (const CLI::Option* option : one->get_options()) {
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
  }
  return names;
}

// The command that was given, as far as it goes: of `timeproof pack chekc` it is pack.
const CLI::App& GivenCommand(const CLI::App& app) {
  const std::vector<CLI::App*> given = app.get_subcommands();
  return given.empty() ? app : GivenCommand(*given.front());
}

// "timeproof pack check"
std::string FullName(const CLI::App& command) {
  const std::string& name = command.get_name();
  return command.get_parent() == nullptr ? name : FullName(*command.get_parent()) + " " + name;
}

// What is wrong with the command line, in our words where a command or an option is none.
std::string WhatIsWrong(const CLI::App& app, const CLI::ParseError& failure) {
  const CLI::App& given = GivenCommand(app);
  std::vector<std::string> commands;
  for (const CLI::App* command : given.get_subcommands(nullptr)) commands.push_back(command->get_name());
  for (const std::string& marked : app.remaining(true)) {
    const std::string word = Unmarked(marked);
    if (word.starts_with('-')) {
      return WithHint(fmt::format("there is no option '{}'", word), DidYouMean(word, OptionsOf(app, given)));
    }
    if (commands.empty()) continue;
    return WithHint(fmt::format("there is no command '{}'", word), DidYouMean(word, commands));
  }
  std::string what = failure.what();
  std::erase(what, kMark);
  return WithHint(what, DidYouMean(what));
}

// Help and version go to standard output; what is wrong with the command line is complained of.
ExitCode ParseFailure(const CLI::App& app, const CLI::ParseError& failure, Program* program) {
  if (failure.get_exit_code() != static_cast<int>(CLI::ExitCodes::Success)) {
    Complain(fmt::format("{} (see {} --help)", WhatIsWrong(app, failure), FullName(GivenCommand(app))));
    return kExitBad;
  }
  std::ostringstream text, nothing;
  app.exit(failure, text, nothing);
  program->out.Write(text.str());
  return kExitOk;
}

ExitCode Run(int argc, char** argv, Program* program) {
  CLI::App app("Rulebooks of time-travel board games as executable scenarios, and engines held to them.");
  AddCommands(&app, program);
  TakeMarksOff(&app);
  try {
    app.parse(Marked(argc, argv));
  } catch (const CLI::ParseError& failure) {
    return ParseFailure(app, failure, program);
  }
  try {
    return program->run();
  } catch (const std::system_error& trouble) {
    Complain(trouble.what());
    return kExitBad;
  } catch (const std::exception& fault) {
    Complain(fmt::format("something that should not happen: {}", fault.what()));
    return kExitBad;
  }
}

// Whoever started the program may have it otherwise: what cannot be written is an error, and children are waited for.
void SetSignals() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  std::signal(SIGCHLD, SIG_DFL);
}

}  // namespace
}  // namespace timeproof

int main(int argc, char** argv) {
  timeproof::SetSignals();
  timeproof::Program program;
  const timeproof::ExitCode code = timeproof::Run(argc, argv, &program);
  program.out.Flush();
  if (!program.out.failed() || program.out.closed()) return code;
  timeproof::Complain("cannot write standard output: " + program.out.Why());
  return timeproof::kExitBad;
}
