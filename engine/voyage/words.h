// Refusals, effects and counts in words.
#ifndef TIMEPROOF_ENGINE_VOYAGE_WORDS_H_
#define TIMEPROOF_ENGINE_VOYAGE_WORDS_H_

#include <string>
#include <string_view>

#include "engine/effect.h"
#include "engine/move.h"
#include "engine/voyage/rules.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

// Why `rule` forbids the move, in words that tell nothing but what the player to act may know.
std::string RefusalText(const State& state, Move move, Rule rule);

// "1 token", "2 tokens"
std::string Several(int count, std::string_view what);

// "P0 puts GH on position 2"
std::string Describe(const Effect& effect);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_WORDS_H_
