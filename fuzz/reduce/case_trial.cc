#include "fuzz/reduce/case_trial.h"

#include <utility>

#include "properties/subjects.h"

namespace timeproof {

bool IsNamed(const Case& scenario, std::string_view id) { return id == scenario.id || id == scenario.scenario_id; }

std::optional<Trial> TrialOf(const Case& scenario) {
  if (!scenario.valid() || scenario.question || FindSubject(scenario.game) == nullptr) return std::nullopt;
  const Game& game = *scenario.game_rules;
  Result<Trial> made = MakeTrial(scenario.game, scenario.options);
  if (!made) return std::nullopt;
  Trial& trial = made.value();
  trial.start = scenario.before;
  trial.reachable = scenario.before == game.Start();
  Position position = scenario.before;
  std::optional<Move> last;
  const auto attempt = [&](const Located& text) {
    if (last && !game.WhyIllegal(position, *last)) game.Apply(&position, *last);
    last.reset();
    const Result<Move> move = game.ParseMove(position, text.text);
    if (!move || trial.moves.size() == kMostMoves) return;
    trial.moves.push_back(*move);
    last = *move;
  };
  for (const Step& step : scenario.steps) {
    for (const Located& text : step.play) attempt(text);
    for (const ExpectedRefusal& refusal : step.expect.illegal) attempt(refusal.move);
  }
  return std::move(made).value();
}

}  // namespace timeproof
