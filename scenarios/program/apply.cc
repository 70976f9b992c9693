// `timeproof apply`: the position after some moves.
#include <memory>
#include <optional>

#include "engine/play.h"
#include "fmt/core.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/table.h"
#include "scenarios/program/words.h"
#include "scenarios/runner/observation.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof apply ttykm 'copy 1' 'move east'
  timeproof apply ttykm 'white: copy 1, move east, travel forward, focus future'
  timeproof apply ttykm --format line 'copy 1, move east' | timeproof moves ttykm --position -
  timeproof apply voyage --viewer P0 pass)";

struct ApplyArguments {
  TableArguments table;
  std::vector<std::string> moves;
  std::string format = "text";
  std::optional<std::string> viewer;  // the name of a seat
};

std::string Text(const Game& game, const Position& position, const std::string& format) {
  if (format == "json") return DumpJson(ToJson(game.ToValue(position))) + "\n";
  const std::string line = game.ToLine(position) + "\n";
  return format == "line" ? line : game.Picture(position) + game.Caption(position) + "\n" + line;
}

// What the viewer may know of the position.
std::string Observation(const Game& game, const Position& position, int viewer, const std::string& format) {
  if (format == "json") return DumpJson(ToJson(game.Observe(position, viewer))) + "\n";
  return game.ObservedPicture(position, viewer) + game.Caption(position) + "\n";
}

// The seat that looks on; nothing when everything may be seen. What one player knows has no one-line form.
Result<std::optional<int>> FindViewer(const Game& game, const ApplyArguments& arguments) {
  if (!arguments.viewer) return std::optional<int>();
  const std::optional<int> seat = SeatNamed(game, *arguments.viewer);
  if (!seat) {
    return MakeError(ErrorKind::kMalformed,
                     fmt::format("there is no player '{}'; they are {} to {}", *arguments.viewer, game.SeatName(0),
                                 game.SeatName(game.players() - 1)),
                     "--viewer");
  }
  if (arguments.format == "line") {
    return MakeError(ErrorKind::kInvalid, "what one player knows is no position: it is text or json", "--format");
  }
  return seat;
}

// Why a move is refused may tell of the mover's hand.
Stop AsToldTo(const std::optional<int>& viewer, int mover, Stop stop) {
  if (!viewer || *viewer == mover || stop.error.kind != ErrorKind::kIllegal) return stop;
  stop.error = MakeError(ErrorKind::kIllegal, "it may not be played; why is told to the player to move alone");
  return stop;
}

ExitCode ApplyMoves(const ApplyArguments& arguments, Program* program) {
  Result<Table> table = SetTable(arguments.table);
  if (!table) return Fail("apply", table.error());
  const Game& game = *table->game;
  const Result<std::optional<int>> viewer = FindViewer(game, arguments);
  if (!viewer) return Fail("apply", viewer.error());
  Position position = table->position;
  const std::vector<std::string> moves = SplitArguments(arguments.moves);
  if (const auto stop = PlayMoves(game, &position, moves)) {
    return Refuse("apply", moves, AsToldTo(*viewer, game.ToMove(position), *stop));
  }
  program->out.Write(*viewer ? Observation(game, position, **viewer, arguments.format)
                             : Text(game, position, arguments.format));
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
  command
      ->add_option("--viewer", arguments->viewer,
                   "show what this player may know of it: white, P0; why a move is refused is told to the player to "
                   "move alone")
      ->type_name("PLAYER");
  command->callback([=] { program->run = [=] { return ApplyMoves(*arguments, program); }; });
}

}  // namespace timeproof
