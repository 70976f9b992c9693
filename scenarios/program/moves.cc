// `timeproof moves`: what may be played.
#include <memory>

#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/table.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof moves ttykm
  timeproof moves ttykm -o chapters=growth,memory
  timeproof moves ttykm --position @position.yaml
  timeproof moves voyage -o players=3 -o seed=7)";

ExitCode ListMoves(const TableArguments& arguments, Program* program) {
  const Result<Table> table = SetTable(arguments);
  if (!table) return Fail("moves", table.error());
  MoveList moves;
  table->game->LegalMoves(table->position, &moves);
  for (const Move move : moves) program->out.Write(table->game->MoveText(move) + "\n");
  return kExitOk;
}

}  // namespace

void AddMoves(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<TableArguments>();
  CLI::App* command =
      app->add_subcommand("moves", "list the legal moves of a position, one a line; none after the end");
  AddTableArguments(command, arguments.get(), kExamples);
  command->callback([=] { program->run = [=] { return ListMoves(*arguments, program); }; });
}

}  // namespace timeproof
