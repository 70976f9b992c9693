// Refusals in words.
#ifndef TIMEPROOF_ENGINE_TTYKM_WORDS_H_
#define TIMEPROOF_ENGINE_TTYKM_WORDS_H_

#include <string>

#include "engine/ttykm/moves.h"
#include "engine/ttykm/options.h"
#include "engine/ttykm/rules.h"
#include "engine/ttykm/state.h"

namespace timeproof::ttykm {

// Why `rule` forbids `move` here, on one line: "east of 7 is a shrub".
std::string RefusalText(const Options& options, const State& state, Move move, Rule rule);

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_WORDS_H_
