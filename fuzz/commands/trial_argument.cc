#include "fuzz/commands/trial_argument.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "fmt/core.h"
#include "fmt/ranges.h"
#include "fuzz/commands/byte_files.h"
#include "fuzz/reduce/judge_apart.h"
#include "scenarios/program/errors.h"
#include "scenarios/runner/yaml.h"

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

GivenTrials Bad(const Error& error) {
  GivenTrials given;
  given.complaints.push_back(fmt::format("{}: {}", ToText(error.kind), Describe(error)));
  return given;
}

// Whether its name says so; otherwise its text has to.
bool NamesScenarios(const std::string& file) {
  std::error_code trouble;
  return file.ends_with(".yaml") || file.ends_with(".yml") || std::filesystem::is_directory(file, trouble);
}

// Whether it has the keys of a scenario file, as bytes of the fuzzer never have, or would but for its syntax.
bool ReadsAsScenarios(const std::string& text) {
  const YamlDocument document = ParseYaml(text);
  if (document.readable) return document.root.Find("game") != nullptr || document.root.Find("scenarios") != nullptr;
  return text.starts_with("game:") || text.find("\ngame:") != std::string::npos;
}

std::string FaultText(const Case& scenario, const Diagnostic& diagnostic) {
  const std::string text = ToText(diagnostic);
  return scenario.id == scenario.file ? text : fmt::format("{}: {}", scenario.id, text);
}

GivenTrials TrialsOfBytes(const std::vector<std::uint8_t>& bytes) {
  GivenTrials given;
  given.trials.push_back({"", ReadTrial(ReadableBytes(bytes)), {}});
  return given;
}

// Those of a FILE that is no folder and whose name does not tell what it is.
GivenTrials TrialsOfFile(const TrialArgument& argument, const std::vector<std::string>& ids) {
  const Result<std::vector<std::uint8_t>> bytes = ReadBytes(argument.file);
  if (!bytes) return Bad(bytes.error());
  const std::string text(bytes->begin(), bytes->end());
  if (ReadsAsScenarios(text)) {
    const Result<LoadedSuite> loaded = LoadOne(argument.suite, text, argument.file);
    return loaded ? TrialsOf(*loaded, ids) : Bad(loaded.error());
  }
  if (ids.empty()) return TrialsOfBytes(*bytes);
  return Bad(MakeError(ErrorKind::kInvalid, fmt::format("there are no scenarios in '{}'", argument.file), "--id"));
}

}  // namespace

void AddTrialArgument(CLI::App* command, TrialArgument* argument) {
  CLI::Option* file = command->add_option(
      "FILE", argument->file, "scenarios, a folder of them, or an input of the game fuzzer; - is standard input");
  CLI::Option* hex =
      command->add_option("--hex", argument->hex, "the bytes of an input, as notes of scenarios give them");
  CLI::Option* id =
      command->add_option("--id", argument->id, "the scenario, or reading, of that id: in FILE or of all");
  file->check(NotEmpty());
  hex->type_name("BYTES")->check(NotEmpty())->excludes(file)->excludes(id);
  id->type_name("SCENARIO-ID")->check(NotEmpty());
  AddSuiteArguments(command, &argument->suite);
}

GivenTrials TrialsOf(const LoadedSuite& loaded, const std::vector<std::string>& ids) {
  const Suite& suite = loaded.suite;
  GivenTrials given;
  for (const Ledger& ledger : loaded.ledgers) given.files.push_back(ledger.file);
  for (const Diagnostic& problem : suite.problems) given.complaints.push_back(ToText(problem));
  std::set<const Case*> chosen;
  std::vector<std::string> missing;
  for (const std::string& id : ids) {
    const std::vector<const Case*> named = CasesNamed(suite, id);
    chosen.insert(named.begin(), named.end());
    const bool is_there = std::ranges::any_of(named, [&](const Case* scenario) { return IsNamed(*scenario, id); });
    if (!is_there) missing.push_back(NoScenario(suite, id));
  }
  std::vector<std::string> questions;
  for (const Case& scenario : suite.cases) {
    given.files.push_back(scenario.file);
    if (!ids.empty() && !chosen.contains(&scenario)) continue;
    for (const Diagnostic& fault : scenario.diagnostics) given.complaints.push_back(FaultText(scenario, fault));
    if (scenario.valid() && scenario.question) questions.push_back(scenario.id);
    std::vector<UnreadMove> unread;
    if (auto trial = TrialOf(scenario, &unread)) {
      given.trials.push_back({scenario.id, *std::move(trial), std::move(unread)});
    }
  }
  if (!questions.empty()) {
    (given.trials.empty() ? given.complaints : given.notes)
        .push_back(fmt::format("no games, but questions: {}", fmt::join(questions, ", ")));
  }
  std::ranges::move(missing, std::back_inserter(given.complaints));
  return given;
}

GivenTrials ReadTrialArgument(const TrialArgument& argument) {
  if (argument.file.empty() && argument.hex.empty() && argument.id.empty()) {
    return Bad(MakeError(ErrorKind::kInvalid, "there must be a FILE, --hex or --id"));
  }
  if (!argument.hex.empty()) {
    const auto bytes = ReadHex(argument.hex);
    if (bytes) return TrialsOfBytes(*bytes);
    return Bad(MakeError(ErrorKind::kInvalid, "must be pairs of hexadecimal digits", "--hex"));
  }
  std::vector<std::string> ids;
  if (!argument.id.empty()) ids.push_back(argument.id);
  if (!argument.file.empty() && !NamesScenarios(argument.file)) return TrialsOfFile(argument, ids);
  SuiteArguments suite = argument.suite;
  if (!argument.file.empty()) suite.paths = {argument.file};
  const Result<LoadedSuite> loaded = LoadAll(suite);
  return loaded ? TrialsOf(*loaded, ids) : Bad(loaded.error());
}

ExitCode Say(std::string_view command, const GivenTrials& given) {
  for (const std::vector<std::string>* texts : {&given.notes, &given.complaints}) {
    for (const std::string& text : *texts) Complain(fmt::format("{}: {}", command, text));
  }
  return given.complaints.empty() ? kExitOk : kExitBad;
}

}  // namespace timeproof
