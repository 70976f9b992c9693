#include "fuzz/reduce/case_trial.h"

#include "properties/subjects.h"

namespace timeproof {

std::optional<Trial> TrialOf(const Case& scenario, std::vector<UnreadMove>* unread) {
  if (!scenario.valid() || scenario.question || FindSubject(scenario.game) == nullptr) return std::nullopt;
  const Game& game = *scenario.game_rules;
  Trial trial = MakeTrial(scenario.game, scenario.options).value();
  trial.start = scenario.before;
  trial.reachable = scenario.before == game.Start();
  Position position = scenario.before;
  std::optional<Move> last;
  const auto attempt = [&](const Located& text) {
    if (last && !game.WhyIllegal(position, *last)) game.Apply(&position, *last);
    last.reset();
    const Result<Move> move = game.ParseMove(position, text.text);
    if (move) {
      trial.moves.push_back(*move);
      last = *move;
    } else if (unread != nullptr) {
      unread->push_back({trial.moves.size(), text, move.error()});
    }
  };
  for (const Step& step : scenario.steps) {
    for (const Located& text : step.play) attempt(text);
    for (const ExpectedRefusal& refusal : step.expect.illegal) attempt(refusal.move);
  }
  return trial;
}

}  // namespace timeproof
