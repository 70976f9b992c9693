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

// At least one for each common law, and for those of That Time You Killed Me that are about lists of moves.
std::span<const SpoiltGame> SpoiltGames();

// Accepts "plant 1" as if it were conceding: never listed and never refused. Only the second reading can tell.
std::shared_ptr<const Game> WithPlantingAtAnyTime(std::shared_ptr<const Game> ttykm);

}  // namespace timeproof

#endif  // TIMEPROOF_TESTS_PROPERTIES_SPOILT_GAMES_H_
