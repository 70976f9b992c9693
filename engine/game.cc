#include "engine/game.h"

#include "engine/perft.h"

namespace timeproof {

std::uint64_t Game::CountTurns(const Position& position) const {
  return Perft(*this, position, 1, {.unit = PerftUnit::kTurns, .bulk = false});
}

Value Game::Observe(const Position& position, int /*seat*/) const { return ToValue(position); }

std::string Game::ObservedPicture(const Position& position, int /*seat*/) const { return Picture(position); }

}  // namespace timeproof
