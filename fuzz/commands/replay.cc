// `timeproof replay`: scenarios and inputs of the game fuzzer, played under all laws.
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "fmt/core.h"
#include "fuzz/commands/fuzz_commands.h"
#include "fuzz/commands/trial_argument.h"
#include "fuzz/reduce/apart.h"
#include "fuzz/reduce/judge_apart.h"
#include "fuzz/reduce/leaks.h"
#include "scenarios/runner/text.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr const char* kExamples =
    R"(Plays the games of scenarios, without their expectations: what `timeproof check` is for.
Exits with 1 when a law is broken, else with 2 when there is something that cannot be played.

Examples:
  timeproof replay found.yaml
  timeproof replay --id std-turn-two-moves
  timeproof replay crash-1f0c
  timeproof replay --hex 00000301)";

std::string Heading(const Trial& trial) {
  const Game& game = *trial.game;
  return fmt::format("game: {}\noptions: {}\nstart: {}\n{}{}\n", trial.game_name, DumpJson(ToJson(trial.options)),
                     game.ToLine(trial.start), game.Picture(trial.start), game.Caption(trial.start));
}

std::string Refused(std::string_view rule, std::string_view message) {
  return fmt::format("   refused by {}: {}\n", rule, message);
}

// The first `count` moves, each with where it led or why it was refused. Without a number are those that no trial has.
std::string Moves(const GivenTrial& given, std::size_t count) {
  const Trial& trial = given.trial;
  const Game& game = *trial.game;
  Position position = trial.start;
  std::string text;
  for (std::size_t i = 0; i <= count; ++i) {
    for (const auto& [at, move, error] : given.unread) {
      if (at == i) text += fmt::format("-. {}{}", move.text, Refused(error.rule, error.message));
    }
    if (i == count) break;
    const Move move = trial.moves[i];
    text += fmt::format("{}. {}", i + 1, game.MoveText(move));
    if (const auto refusal = game.WhyIllegal(position, move)) {
      text += Refused(refusal->rule, refusal->message);
      continue;
    }
    game.Apply(&position, move);
    text += fmt::format("\n   {}\n", game.ToLine(position));
  }
  return text;
}

// The same, as far as the engine lives through it.
std::string MovesApart(const GivenTrial& given) {
  for (std::size_t count = given.trial.moves.size();; --count) {
    const CameBack back = CallApart([&] { return Moves(given, count); });
    if (!back.died) return back.text;
    if (count == 0) return "";
  }
}

// Whether all laws hold.
bool ReplayOne(const GivenTrial& given, Program* program) {
  const Trial& trial = given.trial;
  const std::optional<Failure> failure = JudgeApart(trial, &JudgeWholly);
  const std::string name = given.id.empty() ? "" : fmt::format("scenario: {}\n", given.id);
  program->out.Write(Tame(name + Heading(trial) + MovesApart(given)));
  if (!failure) {
    program->out.Write("all laws hold\n");
    return true;
  }
  program->out.Write(fmt::format("after {} of {} moves: {}: {}\n", failure->moves, trial.moves.size(), failure->law,
                                 failure->message));
  return false;
}

ExitCode Replay(const TrialArgument& argument, Program* program) {
  const LeaksAside aside;
  const GivenTrials given = ReadTrialArgument(argument);
  const ExitCode said = Say("replay", given);
  bool holds = true;
  std::string gap;
  for (const GivenTrial& one : given.trials) {
    program->out.Write(gap);
    holds = ReplayOne(one, program) && holds;
    gap = "\n";
  }
  return holds ? said : kExitRed;
}

}  // namespace

void AddReplay(CLI::App* app, Program* program) {
  const auto argument = std::make_shared<TrialArgument>();
  CLI::App* command =
      app->add_subcommand("replay", "play scenarios, or an input of the game fuzzer, and say which law they break");
  AddTrialArgument(command, argument.get());
  command->footer(kExamples);
  command->callback([=] { program->run = [=] { return Replay(*argument, program); }; });
}

}  // namespace timeproof
