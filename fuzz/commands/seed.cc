// `timeproof seed`: scenarios as inputs of the game fuzzer.
#include <cstdint>
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
#include "scenarios/program/errors.h"
#include "scenarios/program/suite.h"
#include "scenarios/runner/text.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof seed std-turn-two-moves --out seeds
  timeproof seed --out seeds              all scenarios)";

struct SeedArguments {
  SuiteArguments suite;
  std::vector<std::string> ids;
  std::string out;
};

std::optional<Error> WriteSeed(const std::filesystem::path& path, const Trial& trial) {
  const std::vector<std::uint8_t> bytes = WriteTrial(trial);
  return WriteWhole(path.string(), {bytes.begin(), bytes.end()});
}

// Takes out, with a complaint each, what is too long for an input.
void RefuseLongOnes(GivenTrials* given) {
  std::erase_if(given->trials, [&](const GivenTrial& one) {
    const std::size_t moves = one.trial.moves.size();
    if (moves <= kMostMoves) return false;
    given->complaints.push_back(fmt::format("{}: {} moves, and an input has {} at most", one.id, moves, kMostMoves));
    return true;
  });
}

ExitCode MakeSeeds(const SeedArguments& arguments, Program* program) {
  const Result<LoadedSuite> loaded = LoadAll(arguments.suite);
  if (!loaded) return Fail("seed", loaded.error());
  GivenTrials given = TrialsOf(*loaded, arguments.ids);
  RefuseLongOnes(&given);
  const ExitCode said = Say("seed", given);
  if (given.trials.empty()) return said;
  std::error_code trouble;
  std::filesystem::create_directories(arguments.out, trouble);
  if (trouble) {
    const std::string why = fmt::format("cannot write to '{}': {}", arguments.out, trouble.message());
    return Fail("seed", MakeError(ErrorKind::kInvalid, why));
  }
  for (const GivenTrial& one : given.trials) {
    const auto fault = WriteSeed(std::filesystem::path(arguments.out) / one.id, one.trial);
    if (fault) return Fail("seed", *fault);
  }
  const std::size_t count = given.trials.size();
  program->out.Write(fmt::format("{} {} in {}\n", count, count == 1 ? "seed" : "seeds", Tame(arguments.out, true)));
  return said;
}

}  // namespace

void AddSeed(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<SeedArguments>();
  CLI::App* command = app->add_subcommand("seed", "make inputs of the game fuzzer of scenarios");
  command->add_option("SCENARIO-ID", arguments->ids, "of scenarios, or of single readings; without any, all");
  AddSuiteArguments(command, &arguments->suite);
  command->add_option("--out", arguments->out, "the folder to write to")
      ->required()
      ->type_name("DIR")
      ->check(NotEmpty());
  command->footer(kExamples);
  command->callback([=] { program->run = [=] { return MakeSeeds(*arguments, program); }; });
}

}  // namespace timeproof
