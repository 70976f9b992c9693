// A game and a position, as the command line gives them to several commands.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_TABLE_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_TABLE_H_

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "CLI/CLI.hpp"
#include "engine/game.h"
#include "engine/play.h"
#include "engine/result.h"
#include "engine/value.h"
#include "scenarios/program/exit_code.h"

namespace timeproof {

// What was written after the command.
struct TableArguments {
  std::string game;
  std::string options = "{}";         // --options: a map, in JSON or YAML
  std::vector<std::string> settings;  // -o: KEY=VALUE each
  std::string position = "start";     // --position
};

// Adds GAME, -o, --options and --position to `command`, and the games' options and `examples` to its help.
void AddTableArguments(CLI::App* command, TableArguments* arguments, std::string_view examples);

struct Table {
  const GameInfo* info = nullptr;
  std::unique_ptr<const Game> game;
  Position position;
};

// The game under its options, and the position, which Game::Validate finds nothing against. The position is `start`,
// the one-line form, a map as in scenario files (JSON or YAML, read leniently), or one of these in a file: `@FILE`, or
// `-` for standard input.
Result<Table> SetTable(const TableArguments& arguments);

// The information on a game of that name; unsupported when there is none, and the message says which there are.
Result<const GameInfo*> LookUpGame(std::string_view name);

// The options that `--options` and `-o` describe together: `settings` add to `map` and override it. Values become
// what OptionInfo says they are: lists where several are allowed, whole numbers where they are written as such,
// documents where files are named.
Result<Value> ReadOptions(const GameInfo& info, const std::string& map, const std::vector<std::string>& settings);

// Reads a tree of data in JSON or YAML.
Result<Value> ReadData(const std::string& text);

// Adds MOVES to `command`.
void AddMoveArguments(CLI::App* command, std::vector<std::string>* moves);

// ["white: copy 1, move east"] and ["white: copy 1", "move east"] alike: each argument is one move, or several with
// commas between.
std::vector<std::string> SplitArguments(const std::vector<std::string>& arguments);

// Complains of the move that was refused and gives the exit code for it.
ExitCode Refuse(std::string_view command, const std::vector<std::string>& moves, const Stop& stop);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_TABLE_H_
