// Games that are right but for one thing, to show that a law notices it.
#ifndef TIMEPROOF_TESTS_PROPERTIES_SPOILT_GAMES_H_
#define TIMEPROOF_TESTS_PROPERTIES_SPOILT_GAMES_H_

#include <memory>
#include <span>
#include <string_view>

#include "engine/game.h"

namespace timeproof {

struct SpoiltGame {
  std::string_view law;  // which must notice; a common law alone among its kind
  std::shared_ptr<const Game> (*spoil)(std::shared_ptr<const Game> ttykm);
};

// One for each common law, and for those of That Time You Killed Me that are about lists of moves.
std::span<const SpoiltGame> SpoiltGames();

}  // namespace timeproof

#endif  // TIMEPROOF_TESTS_PROPERTIES_SPOILT_GAMES_H_
