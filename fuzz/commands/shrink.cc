// `timeproof shrink`: from an input or a scenario on which a law breaks to a small scenario that shows it.
#include "fuzz/reduce/shrink.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "fmt/core.h"
#include "fuzz/commands/byte_files.h"
#include "fuzz/commands/fuzz_commands.h"
#include "fuzz/commands/trial_argument.h"
#include "fuzz/reduce/leaks.h"
#include "fuzz/reduce/trial_scenario.h"
#include "scenarios/program/errors.h"
#include "scenarios/runner/text.h"

namespace timeproof {
namespace {

constexpr const char* kExamples =
    R"(The scenario is checked and replayed before it is called done: a law that no expectation
can say breaks when it is replayed alone. After 20 seconds of processor
time, or 2000 attempts, the smallest so far is taken. Exits with 1 when
neither fails any more, with 2 when the input broke no law in the first place.

Examples:
  timeproof shrink crash-1f0c --out found.yaml
  timeproof replay found.yaml)";

constexpr const char* kStopped = "; it stopped there, at its limit: there may be a smaller one";

struct ShrinkArguments {
  TrialArgument trial;
  std::string out;
  std::string origin = "Found by fuzzing";
};

std::optional<Failure> JudgeBytes(const Trial& trial) { return JudgeWholly(ReadTrial(WriteTrial(trial))); }

// What is written down is what has to fail: a form that loses something is a fault to be found, too. Bytes hold no game
// that long, scenarios do.
std::optional<Failure> JudgeAsWritten(const Trial& trial) {
  return trial.moves.size() > kMostMoves ? JudgeWholly(trial) : JudgeBytes(trial);
}

// Why the scenario cannot be written, or nothing. It is never written over what was read.
std::optional<Error> Fault(const ShrinkArguments& arguments, std::vector<std::string> files) {
  if (arguments.out == "-") return MakeError(ErrorKind::kInvalid, "must name a file", "--out");
  files.push_back(arguments.trial.file == "-" ? "/dev/stdin" : arguments.trial.file);
  for (const std::string& file : files) {
    std::error_code trouble;
    if (std::filesystem::equivalent(file, arguments.out, trouble)) {
      return MakeError(ErrorKind::kInvalid, "is the input", "--out");
    }
  }
  return WhyUnwritable(arguments.out);
}

// How the scenario shows what is wrong, or nothing when it does not.
std::optional<std::string> HowItIsSeen(const Shrunk& shrunk, const std::string& scenario) {
  const bool fails = ScenarioFails(scenario, &MakeGame);
  const bool breaks = ScenarioBreaks(scenario, shrunk.failure.law, &MakeGame);
  if (fails) return breaks ? "fails as a scenario, and the law breaks when it is replayed" : "fails as a scenario";
  if (breaks) return "holds as a scenario; the law breaks when it is replayed";
  const std::optional<Failure> again = JudgeApart(shrunk.trial, &JudgeBytes);
  if (!again || again->law != shrunk.failure.law) return std::nullopt;
  return "holds as a scenario; the law breaks when its note is replayed";
}

ExitCode ShrinkTrial(const ShrinkArguments& arguments, Program* program) {
  const LeaksAside aside;
  const GivenTrials given = ReadTrialArgument(arguments.trial);
  if (const auto fault = Fault(arguments, given.files)) return Fail("shrink", *fault);
  if (const ExitCode said = Say("shrink", given); said != kExitOk) return said;
  if (given.trials.size() > 1) {
    const std::string why = fmt::format("there are {} scenarios and readings; --id ID takes one", given.trials.size());
    return Fail("shrink", MakeError(ErrorKind::kInvalid, why));
  }
  const Trial& trial = given.trials.front().trial;
  const std::optional<Failure> failure = JudgeApart(trial, &JudgeWholly);
  if (!failure) return Fail("shrink", MakeError(ErrorKind::kInvalid, "all laws hold on this input"));
  const double left = kMostShrinkSeconds - ProcessorSeconds();  // what reading and judging it has taken counts too
  const Shrunk shrunk = Shrink(trial, *failure, {.judge = &JudgeAsWritten, .most_seconds = left});
  const std::string scenario = WriteScenario(shrunk, arguments.origin);
  if (const auto fault = WriteWhole(arguments.out, scenario)) return Fail("shrink", *fault);
  const std::optional<std::string> seen = HowItIsSeen(shrunk, scenario);
  program->out.Write(fmt::format("{}: {}\nfrom {} moves to {}, in {} attempts{}\n{}: {}\n", shrunk.failure.law,
                                 shrunk.failure.message, trial.moves.size(), shrunk.trial.moves.size(),
                                 shrunk.judgements, shrunk.stopped ? kStopped : "", Tame(arguments.out, true),
                                 seen.value_or("does not fail any more")));
  return seen ? kExitOk : kExitRed;
}

}  // namespace

void AddShrink(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<ShrinkArguments>();
  CLI::App* command = app->add_subcommand("shrink", "make a small scenario of a game that breaks a law");
  AddTrialArgument(command, &arguments->trial);
  command->add_option("--out", arguments->out, "the scenario file to write")
      ->required()
      ->type_name("FILE")
      ->check(NotEmpty());
  command->add_option("--origin", arguments->origin, "where the input came from, for the scenario's note")
      ->type_name("TEXT");
  command->footer(kExamples);
  command->callback([=] { program->run = [=] { return ShrinkTrial(*arguments, program); }; });
}

}  // namespace timeproof
