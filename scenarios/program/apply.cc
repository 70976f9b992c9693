// `timeproof apply`: the position after some moves.
#include <memory>

#include "engine/play.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/table.h"
#include "scenarios/program/words.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof apply ttykm 'copy 1' 'move east'
  timeproof apply ttykm 'white: copy 1, move east, travel forward, focus future'
  timeproof apply ttykm --format line 'copy 1, move east' | timeproof moves ttykm --position -)";

struct ApplyArguments {
  TableArguments table;
  std::vector<std::string> moves;
  std::string format = "text";
};

std::string Text(const Game& game, const Position& position) {
  return game.Picture(position) + game.Caption(position) + "\n" + game.ToLine(position) + "\n";
}

ExitCode ApplyMoves(const ApplyArguments& arguments, Program* program) {
  Result<Table> table = SetTable(arguments.table);
  if (!table) return Fail("apply", table.error());
  const Game& game = *table->game;
  Position position = table->position;
  const std::vector<std::string> moves = SplitArguments(arguments.moves);
  if (const auto stop = PlayMoves(game, &position, moves)) return Refuse("apply", moves, *stop);
  if (arguments.format == "json") {
    program->out.Write(DumpJson(ToJson(game.ToValue(position))) + "\n");
  } else if (arguments.format == "line") {
    program->out.Write(game.ToLine(position) + "\n");
  } else {
    program->out.Write(Text(game, position));
  }
  return kExitOk;
}

}  // namespace

void AddApply(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<ApplyArguments>();
  CLI::App* command = app->add_subcommand(
      "apply", "play moves on a position and print what comes of it; without moves, the position itself");
  AddTableArguments(command, &arguments->table, kExamples);
  AddMoveArguments(command, &arguments->moves);
  command
      ->add_option("--format", arguments->format,
                   "text (picture, caption and one-line form; the default), json (the position object) or line (the "
                   "one-line form)")
      ->check(OneOf({"text", "json", "line"}))
      ->type_name("FORMAT");
  command->callback([=] { program->run = [=] { return ApplyMoves(*arguments, program); }; });
}

}  // namespace timeproof
