// `timeproof replay`: scenarios and inputs of the game fuzzer, played under all laws.
#include <algorithm>
#include <memory>

#include "fmt/core.h"
#include "fuzz/commands/fuzz_commands.h"
#include "fuzz/commands/trial_argument.h"
#include "fuzz/reduce/apart.h"
#include "fuzz/reduce/judge_apart.h"
#include "fuzz/reduce/leaks.h"
#include "scenarios/program/errors.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr const char* kExamples =
    R"(Plays the games of scenarios, without their expectations: what `timeproof check` is for.
Exits with 1 when a law is broken, with 2 when there is something that is no game.

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

// The first `count` moves, each with where it led or why it was refused.
std::string Moves(const Trial& trial, std::size_t count) {
  const Game& game = *trial.game;
  Position position = trial.start;
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    const Move move = trial.moves[i];
    text += fmt::format("{}. {}", i + 1, game.MoveText(move));
    if (const auto refusal = game.WhyIllegal(position, move)) {
      text += fmt::format("   refused by {}: {}\n", refusal->rule, refusal->message);
      continue;
    }
    game.Apply(&position, move);
    text += fmt::format("\n   {}\n", game.ToLine(position));
  }
  return text;
}

// The same, as far as the engine lives through it.
std::string MovesApart(const Trial& trial) {
  for (std::size_t count = trial.moves.size(); count > 0; --count) {
    const CameBack back = CallApart([&] { return Moves(trial, count); });
    if (!back.died) return back.text;
  }
  return "";
}

ExitCode ReplayOne(const GivenTrial& given, Program* program) {
  const Trial& trial = *given.trial;
  const std::optional<Failure> failure = JudgeApart(trial, &JudgeWholly);
  const std::string name = given.id.empty() ? "" : fmt::format("scenario: {}\n", given.id);
  program->out.Write(name + Heading(trial) + MovesApart(trial));
  if (!failure) {
    program->out.Write("all laws hold\n");
    return kExitOk;
  }
  program->out.Write(fmt::format("after {} of {} moves: {}: {}\n", failure->moves, trial.moves.size(), failure->law,
                                 failure->message));
  return kExitRed;
}

ExitCode Replay(const TrialArgument& argument, Program* program) {
  const LeaksAside aside;
  const Result<std::vector<GivenTrial>> all = ReadTrialArgument(argument);
  if (!all) return Fail("replay", all.error());
  ExitCode worst = kExitOk;
  std::string gap;
  for (const GivenTrial& given : *all) {
    if (!given.trial) {
      worst = std::max(worst, Fail(fmt::format("replay: {}", given.id), given.trial.error()));
      continue;
    }
    program->out.Write(gap);
    worst = std::max(worst, ReplayOne(given, program));
    gap = "\n";
  }
  return worst;
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
