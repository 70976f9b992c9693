// `timeproof explain`: what moves do, effect by effect, and by which rule.
#include <memory>

#include "engine/play.h"
#include "fmt/core.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/table.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  timeproof explain ttykm 'copy 1, move east, move south, focus present'
  timeproof explain ttykm -o chapters=influence -o rulings.propagation-order=cause-order \
      --position @statues.yaml 'copy 6, move east'
  timeproof explain voyage 'pass, pass')";

struct ExplainArguments {
  TableArguments table;
  std::vector<std::string> moves;
};

// Writes down each effect as it is told of it.
class Scribe : public EffectSink {
 public:
  explicit Scribe(const Game& game) : game_(game) {}

  void On(const Effect& effect) override {
    text_ += fmt::format("   {:<18} {}\n", effect.rule, game_.Describe(effect));
  }
  const std::string& text() const { return text_; }

 private:
  const Game& game_;
  std::string text_;
};

ExitCode ExplainMoves(const ExplainArguments& arguments, Program* program) {
  const Result<Table> table = SetTable(arguments.table);
  if (!table) return Fail("explain", table.error());
  const Game& game = *table->game;
  Position position = table->position;
  program->out.Write(game.Picture(position) + game.Caption(position) + "\n");
  const std::vector<std::string> moves = SplitArguments(arguments.moves);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Position before = position;
    Scribe scribe(game);
    if (auto stop = PlayMoves(game, &position, {moves[i]}, nullptr, &scribe)) {
      stop->at = i;
      return Refuse("explain", moves, *stop);
    }
    program->out.Write(fmt::format("\n{}. {}\n{}{}{}\n", i + 1, moves[i], scribe.text(),
                                   game.Picture(position, &before), game.Caption(position)));
  }
  return kExitOk;
}

}  // namespace

void AddExplain(CLI::App* app, Program* program) {
  const auto arguments = std::make_shared<ExplainArguments>();
  CLI::App* command = app->add_subcommand(
      "explain",
      "play moves and show after each what it did, by which rule, and the board, with the changes marked; nothing is "
      "hidden, neither hands nor why a move is refused");
  AddTableArguments(command, &arguments->table, kExamples);
  AddMoveArguments(command, &arguments->moves);
  command->callback([=] { program->run = [=] { return ExplainMoves(*arguments, program); }; });
}

}  // namespace timeproof
