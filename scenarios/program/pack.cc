// `timeproof pack`: the cards of a box as a file: what is wrong with one, and those that come with the project.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games.h"
#include "fmt/core.h"
#include "fmt/ranges.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/runner/document.h"
#include "scenarios/runner/text.h"

namespace timeproof {
namespace {

constexpr std::string_view kOption = "pack";

constexpr const char* kCheckExamples =
    R"(Exit codes: 0 nothing is wrong, though something may be odd; 1 something is wrong; 2 there is no such file.

Examples:
  timeproof pack check my-box.yaml
  timeproof pack check --game timelancers my-box.yaml)";

struct PackArguments {
  std::optional<std::string> game;
  std::string file;  // or the id of a pack
};

const DocumentInfo* PacksOf(const GameInfo& info) {
  for (const DocumentInfo& document : info.documents) {
    if (document.option == kOption) return &document;
  }
  return nullptr;
}

// The packs of the game, or of the only game that has any. Unsupported when there is no such game, or when there are
// several.
Result<const DocumentInfo*> ChooseGame(const std::optional<std::string>& game) {
  std::vector<std::string_view> names;
  const DocumentInfo* chosen = nullptr;
  for (const GameInfo& info : Games()) {
    const DocumentInfo* packs = PacksOf(info);
    if (packs == nullptr) continue;
    names.push_back(info.name);
    if (!game || info.name == *game) chosen = packs;
  }
  if (chosen != nullptr && (game || names.size() == 1)) return chosen;
  const std::string what = game ? fmt::format("there is no game '{}' with packs", *game) : "which game's pack is it";
  return MakeError(ErrorKind::kUnsupported, fmt::format("{}: choose from {}", what, fmt::join(names, ", ")), "--game");
}

std::string Counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

ExitCode CheckPack(const PackArguments& arguments, Program* program) {
  const Result<const DocumentInfo*> packs = ChooseGame(arguments.game);
  if (!packs) return Fail("pack check", packs.error());
  const Document pack = ReadDocument(arguments.file, **packs);
  if (!pack.faults.empty() && pack.faults.front().code == "file.unreadable") {
    Complain("pack check: " + ToText(pack.faults.front()));
    return kExitBad;
  }
  std::string text;
  for (const Diagnostic& fault : pack.faults) text += ToText(fault) + "\n";
  for (const Diagnostic& warning : pack.warnings) text += ToText(warning) + "\n";
  text += fmt::format("{}: {}, {}\n", arguments.file, Counted(pack.faults.size(), "fault"),
                      Counted(pack.warnings.size(), "warning"));
  program->out.Write(Tame(text));
  return pack.faults.empty() ? kExitOk : kExitRed;
}

ExitCode ShowPack(const PackArguments& arguments, Program* program) {
  const Result<const DocumentInfo*> packs = ChooseGame(arguments.game);
  if (!packs) return Fail("pack show", packs.error());
  std::vector<std::string_view> ids;
  for (const DocumentText& pack : (*packs)->shipped) {
    ids.push_back(pack.id);
    if (pack.id != arguments.file) continue;
    program->out.Write(std::string(pack.yaml));
    return kExitOk;
  }
  return Fail("pack show", MakeError(ErrorKind::kUnsupported, fmt::format("there is no pack '{}': choose from {}",
                                                                          arguments.file, fmt::join(ids, ", "))));
}

// The packs of every game, for --help.
std::string PacksHelp() {
  std::string text;
  for (const GameInfo& info : Games()) {
    const DocumentInfo* packs = PacksOf(info);
    if (packs == nullptr) continue;
    text += fmt::format("Packs of {}:\n", info.name);
    for (const DocumentText& pack : packs->shipped) text += fmt::format("  {}\n", pack.id);
    text += "\n";
  }
  return text;
}

CLI::App* AddCommand(CLI::App* pack, const char* name, const char* help, PackArguments* arguments) {
  CLI::App* command = pack->add_subcommand(name, help);
  command->add_option("--game", arguments->game, "whose packs; only needed where several games have some");
  return command;
}

}  // namespace

void AddPack(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<PackArguments>();
  CLI::App* pack = app->add_subcommand("pack", "the cards of a box as a file: check one, or show what one looks like");
  pack->require_subcommand(1);
  CLI::App* check =
      AddCommand(pack, "check", "say everything that is wrong with a pack, with its place", arguments.get());
  check->add_option("FILE", arguments->file, "the pack, in YAML")->required();
  check->footer(kCheckExamples);
  check->callback([=] { program->run = [=] { return CheckPack(*arguments, program); }; });
  CLI::App* show =
      AddCommand(pack, "show", "print a pack that comes with the project, to start one's own from", arguments.get());
  show->add_option("ID", arguments->file, "of the pack")->required();
  show->footer(PacksHelp() + "Examples:\n  timeproof pack show synthetic-sample > my-box.yaml");
  show->callback([=] { program->run = [=] { return ShowPack(*arguments, program); }; });
  pack->footer("Examples:\n  timeproof pack check my-box.yaml\n  timeproof pack show synthetic-sample > my-box.yaml");
}

}  // namespace timeproof
