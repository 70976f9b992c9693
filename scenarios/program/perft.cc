// `timeproof perft`: the number of ways to play on.
#include "engine/perft.h"

#include <cstdint>
#include <memory>

#include "fmt/core.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/progress.h"
#include "scenarios/program/serve.h"
#include "scenarios/program/table.h"
#include "scenarios/program/words.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof perft ttykm --depth 4
  timeproof perft ttykm --depth 2 --unit turns --divide -o chapters=growth
  timeproof perft voyage --depth 1 --unit turns)";

struct PerftArguments {
  TableArguments table;
  int depth = 0;
  std::string unit = "moves";
  bool divide = false;
  bool no_bulk = false;
};

// Counts a tree in pieces small enough to show progress in between, which goes away with the counter.
class Counter {
 public:
  Counter(const Game& game, PerftOptions options) : game_(game), options_(options) {}

  std::uint64_t Count(const Position& position, int depth) {
    const int piece = options_.unit == PerftUnit::kMoves ? 5 : 2;
    if (depth <= piece) return Add(Perft(game_, position, depth, options_));
    std::uint64_t total = 0;
    MoveList moves;
    game_.LegalMoves(position, &moves);
    for (const Move move : moves) total += CountAfter(position, move, depth);
    return total;
  }

  // The sequences of `depth` from `position` that begin with `move`.
  std::uint64_t CountAfter(Position position, Move move, int depth) {
    game_.Apply(&position, move);
    const bool ends_unit = options_.unit == PerftUnit::kMoves || game_.AtTurnStart(position);
    return Count(position, ends_unit ? depth - 1 : depth);
  }

 private:
  std::uint64_t Add(std::uint64_t count) {
    sum_ += count;
    progress_.Tick([this] { return fmt::format("{} so far", sum_); });
    return count;
  }

  const Game& game_;
  PerftOptions options_;
  std::uint64_t sum_ = 0;
  Progress progress_;
};

ExitCode CountTree(const PerftArguments& arguments, Program* program) {
  const Result<Table> table = SetTable(arguments.table);
  if (!table) return Fail("perft", table.error());
  const Game& game = *table->game;
  PerftOptions options;
  options.unit = arguments.unit == "turns" ? PerftUnit::kTurns : PerftUnit::kMoves;
  options.bulk = !arguments.no_bulk;
  if (!arguments.divide) {
    const std::uint64_t total = Counter(game, options).Count(table->position, arguments.depth);
    program->out.Write(fmt::format("{}\n", total));
    return kExitOk;
  }
  if (arguments.depth == 0) {
    Complain("perft: --divide needs a --depth of at least 1");
    return kExitBad;
  }
  MoveList moves;
  game.LegalMoves(table->position, &moves);
  std::uint64_t total = 0;
  for (const Move move : moves) {
    const std::uint64_t count = Counter(game, options).CountAfter(table->position, move, arguments.depth);
    program->out.Write(fmt::format("{}: {}\n", game.MoveText(move), count));
    total += count;
  }
  program->out.Write(fmt::format("{}\n", total));
  return kExitOk;
}

}  // namespace

void AddPerft(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<PerftArguments>();
  CLI::App* command = app->add_subcommand("perft", "count the legal sequences of moves or of whole turns");
  AddTableArguments(command, &arguments->table, kExamples);
  command->add_option("-d,--depth", arguments->depth, "length of the sequences")
      ->required()
      ->check(WholeNumberFrom(0, kDeepestPerft))
      ->type_name("N");
  command->add_option("--unit", arguments->unit, "what a sequence is counted in: moves (the default) or turns")
      ->check(OneOf({"moves", "turns"}))
      ->type_name("UNIT");
  command->add_flag("--divide", arguments->divide, "a line for each first move, then the total");
  command->add_flag("--no-bulk", arguments->no_bulk, "play the last moves, too, instead of counting them");
  command->callback([=] { program->run = [=] { return CountTree(*arguments, program); }; });
}

}  // namespace timeproof
