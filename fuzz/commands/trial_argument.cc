#include "fuzz/commands/trial_argument.h"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <system_error>
#include <utility>

#include "fmt/core.h"
#include "fmt/ranges.h"
#include "fuzz/commands/byte_files.h"
#include "fuzz/reduce/case_trial.h"
#include "fuzz/reduce/judge_apart.h"
#include "scenarios/program/errors.h"

namespace timeproof {
namespace {

std::optional<std::vector<std::uint8_t>> ReadHex(const std::string& text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::vector<std::uint8_t> bytes(text.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const char* first = text.data() + 2 * i;
    const auto [end, trouble] = std::from_chars(first, first + 2, bytes[i], 16);
    if (trouble != std::errc() || end != first + 2) return std::nullopt;
  }
  return bytes;
}

bool NamesScenarios(const std::string& file) { return file.ends_with(".yaml") || file.ends_with(".yml"); }

Result<Trial> ReadCase(const Case& scenario) {
  if (!scenario.valid()) {
    std::vector<std::string> wrong;
    for (const Diagnostic& diagnostic : scenario.diagnostics) wrong.push_back(ToText(diagnostic));
    return MakeError(ErrorKind::kInvalid, fmt::format("{}", fmt::join(wrong, "\n")));
  }
  if (auto trial = TrialOf(scenario)) return *std::move(trial);
  return MakeError(ErrorKind::kInvalid, "plays no game, it asks a question");
}

Result<std::vector<GivenTrial>> ReadScenarios(const TrialArgument& argument) {
  SuiteArguments suite = argument.suite;
  if (!argument.file.empty()) suite.paths = {argument.file};
  const Result<LoadedSuite> loaded = LoadAll(suite);
  if (!loaded) return loaded.error();
  if (const auto& problems = loaded->suite.problems; !problems.empty()) {
    return MakeError(ErrorKind::kInvalid, ToText(problems.front()));
  }
  std::vector<GivenTrial> given;
  for (const Case& scenario : loaded->suite.cases) {
    if (argument.id.empty() || IsNamed(scenario, argument.id)) given.push_back({scenario.id, ReadCase(scenario)});
  }
  if (given.empty()) return MakeError(ErrorKind::kInvalid, fmt::format("there is no scenario '{}'", argument.id));
  return given;
}

}  // namespace

void AddTrialArgument(CLI::App* command, TrialArgument* argument) {
  CLI::Option_group* group = command->add_option_group("Input");
  CLI::Option* file = group->add_option("FILE", argument->file,
                                        "scenarios, when its name ends in .yaml or .yml, otherwise an input of the "
                                        "game fuzzer; - is such an input on standard input");
  CLI::Option* hex =
      group->add_option("--hex", argument->hex, "the bytes of an input, as notes of scenarios give them");
  CLI::Option* id = group->add_option("--id", argument->id, "the scenario, or reading, of that id: in FILE or of all");
  file->check(NotEmpty());
  hex->type_name("BYTES")->check(NotEmpty())->excludes(file)->excludes(id);
  id->type_name("SCENARIO-ID")->check(NotEmpty());
  group->require_option(1, 2);
  AddSuiteArguments(command, &argument->suite);
}

Result<std::vector<GivenTrial>> ReadTrialArgument(const TrialArgument& argument) {
  if (NamesScenarios(argument.file) || (argument.file.empty() && argument.hex.empty())) return ReadScenarios(argument);
  if (!argument.id.empty()) {
    return MakeError(ErrorKind::kInvalid, fmt::format("'{}' is no scenario file: it ends in no .yaml", argument.file),
                     "--id");
  }
  if (argument.file.empty()) {
    const auto bytes = ReadHex(argument.hex);
    if (!bytes) return MakeError(ErrorKind::kInvalid, "must be pairs of hexadecimal digits", "--hex");
    return std::vector<GivenTrial>{{"", ReadTrial(ReadableBytes(*bytes))}};
  }
  const Result<std::vector<std::uint8_t>> bytes = ReadBytes(argument.file);
  if (!bytes) return bytes.error();
  return std::vector<GivenTrial>{{"", ReadTrial(ReadableBytes(*bytes))}};
}

}  // namespace timeproof
