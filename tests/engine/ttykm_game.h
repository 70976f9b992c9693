// Games of That Time You Killed Me, made in one line for tests.
#ifndef TIMEPROOF_TESTS_ENGINE_TTYKM_GAME_H_
#define TIMEPROOF_TESTS_ENGINE_TTYKM_GAME_H_

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games.h"

namespace timeproof::testing {

// The game under these chapters and, if named, one ruling's value. Throws when there is no such game.
inline std::unique_ptr<const Game> Ttykm(const std::vector<std::string_view>& chapters = {},
                                         std::string_view ruling = {}, std::string_view value = {}) {
  Value options;
  options.Set("chapters", Value(Value::List(chapters.begin(), chapters.end())));
  if (!ruling.empty()) options.Set("rulings", Value::MakeMap({{std::string(ruling), value}}));
  return std::move(MakeGame("ttykm", options, Reading::kLenient)).value();
}

// The eight sets of chapters, by the names of their chapters.
inline const std::vector<std::vector<std::string_view>>& ChapterSets() {
  static const std::vector<std::vector<std::string_view>> sets = {{},
                                                                  {"growth"},
                                                                  {"influence"},
                                                                  {"memory"},
                                                                  {"growth", "influence"},
                                                                  {"growth", "memory"},
                                                                  {"influence", "memory"},
                                                                  {"growth", "influence", "memory"}};
  return sets;
}

// The texts of the legal moves, in their order.
inline std::vector<std::string> LegalTexts(const Game& game, const Position& position) {
  MoveList moves;
  game.LegalMoves(position, &moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(game.MoveText(move));
  return texts;
}

}  // namespace timeproof::testing

#endif  // TIMEPROOF_TESTS_ENGINE_TTYKM_GAME_H_
