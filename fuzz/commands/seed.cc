// `timeproof seed`: scenarios as inputs of the game fuzzer.
#include <filesystem>
#include <memory>
#include <system_error>

#include "fmt/core.h"
#include "fuzz/commands/byte_files.h"
#include "fuzz/commands/fuzz_commands.h"
#include "fuzz/reduce/case_trial.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/suite.h"

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

ExitCode MakeSeeds(const SeedArguments& arguments, Program* program) {
  const Result<LoadedSuite> loaded = LoadAll(arguments.suite);
  if (!loaded) return Fail("seed", loaded.error());
  const std::vector<Case>& cases = loaded->suite.cases;
  for (const std::string& id : arguments.ids) {
    const auto named = [&](const Case& scenario) { return IsNamed(scenario, id); };
    if (std::none_of(cases.begin(), cases.end(), named)) {
      return Fail("seed", MakeError(ErrorKind::kInvalid, fmt::format("there is no scenario '{}'", id)));
    }
  }
  std::error_code trouble;
  std::filesystem::create_directories(arguments.out, trouble);
  if (trouble) {
    const std::string why = fmt::format("cannot write to '{}': {}", arguments.out, trouble.message());
    return Fail("seed", MakeError(ErrorKind::kInvalid, why));
  }
  std::size_t written = 0;
  for (const Case& scenario : cases) {
    const auto names = [&](const std::string& id) { return IsNamed(scenario, id); };
    if (!arguments.ids.empty() && std::none_of(arguments.ids.begin(), arguments.ids.end(), names)) continue;
    const std::optional<Trial> trial = TrialOf(scenario);
    if (!trial) continue;
    const std::filesystem::path path = std::filesystem::path(arguments.out) / scenario.id;
    if (const auto fault = WriteSeed(path, *trial)) return Fail("seed", *fault);
    ++written;
  }
  if (written == 0) return Fail("seed", MakeError(ErrorKind::kInvalid, "none of these scenarios plays a game"));
  program->out.Write(fmt::format("{} seeds in {}\n", written, arguments.out));
  return kExitOk;
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
