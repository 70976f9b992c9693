// Games of Timelancers, made and played in a few lines for tests.
#ifndef TIMEPROOF_TESTS_ENGINE_TIMELANCERS_GAME_H_
#define TIMEPROOF_TESTS_ENGINE_TIMELANCERS_GAME_H_

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/play.h"
#include "engine/random.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/state.h"
#include "engine/timelancers/timelancers.h"

namespace timeproof::testing {

// The game under these options.
inline std::unique_ptr<const Game> Timelancers(const Value& options = Value()) {
  auto game = timelancers::Info().make(options, Reading::kLenient);
  if (!game) throw std::invalid_argument(game.error().message);
  return std::move(game).value();
}

// With the cards, the city and the machine of the worked examples.
inline std::unique_ptr<const Game> Examples(std::string_view mode = "traditional", int players = 2) {
  return Timelancers(
      Value::MakeMap({{"pack", "examples-synthetic"}, {"mode", mode}, {"players", players}, {"layout", "reference"}}));
}

// Every mode and number of players, all rulings both ways, and packs of which decks run out.
inline std::vector<Value> ManyOptions() {
  const Value others = Value::MakeMap({{"draft-refill", "each"},
                                       {"first-move", "optional"},
                                       {"same-slot", "per-turn"},
                                       {"capable", "without"},
                                       {"replace", "in-place"},
                                       {"goal-check", "immediate"},
                                       {"end-trigger", "goals-or-nine"},
                                       {"final-enforcer", "rests"},
                                       {"solo-final", "always-one"}});
  const auto options = [](std::string_view pack, std::string_view mode, int players, Value rulings) {
    return Value::MakeMap(
        {{"pack", pack}, {"mode", mode}, {"players", players}, {"max-rounds", 40}, {"rulings", std::move(rulings)}});
  };
  const Value none = Value(Value::Map());
  return {options("synthetic-sample", "traditional", 2, none),   options("synthetic-sample", "advanced", 3, none),
          options("synthetic-sample", "traditional", 4, others), options("synthetic-sample", "solo", 1, none),
          options("tiny-synthetic", "traditional", 2, none),     options("tiny-synthetic", "advanced", 4, others),
          options("tiny-synthetic", "solo", 1, others),          options("examples-synthetic", "advanced", 3, others)};
}

// A random move, more often than not one of the machine or one that does something where there are such moves.
inline Move RandomMove(const MoveList& moves, Random* random) {
  using timelancers::Verb;
  std::vector<Move> telling;
  for (const Move move : moves) {
    const Verb verb = timelancers::VerbOf(move);
    const bool is_idle = verb == Verb::kGo || verb == Verb::kEnd || verb == Verb::kSkip || verb == Verb::kFlip;
    if (!is_idle) telling.push_back(move);
  }
  if (!telling.empty() && random->Below(4) != 0)
    return telling[static_cast<std::size_t>(random->Below(telling.size()))];
  return moves[static_cast<std::size_t>(random->Below(moves.size()))];
}

// Shows `visit` each position of a random game, at most so many.
template <typename Visit>
void Playout(const Game& game, std::uint64_t seed, int most, const Visit& visit) {
  Random random(seed);
  Position position = game.Start();
  MoveList moves;
  for (int i = 0; i < most; ++i) {
    visit(position);
    game.LegalMoves(position, &moves);
    if (moves.empty()) return;
    game.Apply(&position, RandomMove(moves, &random));
  }
}

// The position after the moves; throws when one is refused.
inline Position After(const Game& game, Position position, std::string_view moves) {
  if (const auto stop = PlayMoves(game, &position, SplitMoves(moves))) {
    throw std::invalid_argument(fmt::format("move {}: {}", stop->at + 1, stop->error.message));
  }
  return position;
}

// A partial position; throws when it cannot be.
inline Position Set(const Game& game, Value value) {
  value.Set("partial", true);
  const Result<Position> position = game.FromValue(value, Reading::kLenient);
  if (!position) throw std::invalid_argument(position.error().where + ": " + position.error().message);
  return *position;
}

inline std::string Legal(const Game& game, const Position& position) {
  MoveList moves;
  game.LegalMoves(position, &moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(game.MoveText(move));
  return fmt::format("{}", fmt::join(texts, ", "));
}

}  // namespace timeproof::testing

#endif  // TIMEPROOF_TESTS_ENGINE_TIMELANCERS_GAME_H_
