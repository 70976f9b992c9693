// `timeproof shrink`: from an input on which a law breaks to a small scenario that shows it.
#include "fuzz/reduce/shrink.h"

#include <filesystem>
#include <memory>
#include <system_error>

#include "fmt/core.h"
#include "fuzz/commands/byte_files.h"
#include "fuzz/commands/fuzz_commands.h"
#include "fuzz/commands/trial_argument.h"
#include "fuzz/reduce/trial_scenario.h"
#include "scenarios/program/errors.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(The scenario is run again before it is called done; so is the shrunk input, for a
law that no expectation of a scenario can say. After 20 seconds of processor
time, or 2000 attempts, the smallest so far is taken. Exits with 1 when neither fails any more, with 2 when the input broke no
law in the first place.

Examples:
  timeproof shrink crash-1f0c --out found.yaml
  timeproof replay crash-1f0c)";

constexpr const char* kStopped = "; it stopped there, at its limit: there may be a smaller one";

struct ShrinkArguments {
  TrialArgument trial;
  std::string out;
  std::string origin = "Found by fuzzing";
};

// What is written down is what has to fail: a form that loses something is a fault to be found, too.
std::optional<Failure> JudgeAsWritten(const Trial& trial) { return JudgeWholly(ReadTrial(WriteTrial(trial))); }

// Why the scenario cannot be written, or nothing. It is never written over the input.
std::optional<Error> Fault(const ShrinkArguments& arguments) {
  std::error_code trouble;
  if (arguments.out == "-") return MakeError(ErrorKind::kInvalid, "must name a file", "--out");
  if (std::filesystem::equivalent(arguments.trial.file, arguments.out, trouble)) {
    return MakeError(ErrorKind::kInvalid, "is the input", "--out");
  }
  return WhyUnwritable(arguments.out);
}

ExitCode ShrinkTrial(const ShrinkArguments& arguments, Program* program) {
  if (const auto fault = Fault(arguments)) return Fail("shrink", *fault);
  const Result<Trial> trial = ReadTrialArgument(arguments.trial);
  if (!trial) return Fail("shrink", trial.error());
  const std::optional<Failure> failure = JudgeApart(*trial, &JudgeWholly);
  if (!failure) return Fail("shrink", MakeError(ErrorKind::kInvalid, "all laws hold on this input"));
  const double left = kMostShrinkSeconds - ProcessorSeconds();  // what reading and judging it has taken counts too
  const Shrunk shrunk = Shrink(*trial, *failure, {.judge = &JudgeAsWritten, .most_seconds = left});
  const std::string scenario = WriteScenario(shrunk, arguments.origin);
  if (const auto fault = WriteWhole(arguments.out, scenario)) return Fail("shrink", *fault);
  const std::optional<Failure> again = JudgeApart(shrunk.trial, &JudgeAsWritten);
  const bool replays = again && again->law == shrunk.failure.law;
  const bool fails = ScenarioFails(scenario, &MakeGame);
  program->out.Write(fmt::format("{}: {}\nfrom {} moves to {}, in {} attempts{}\n{}: {}\n", shrunk.failure.law,
                                 shrunk.failure.message, trial->moves.size(), shrunk.trial.moves.size(),
                                 shrunk.judgements, shrunk.stopped ? kStopped : "", arguments.out,
                                 fails     ? "fails as a scenario"
                                 : replays ? "holds as a scenario; the law breaks when its note is replayed"
                                           : "does not fail any more"));
  return replays || fails ? kExitOk : kExitRed;
}

}  // namespace

void AddShrink(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<ShrinkArguments>();
  CLI::App* command =
      app->add_subcommand("shrink", "make a small scenario of an input of the game fuzzer that breaks a law");
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
