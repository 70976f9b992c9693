// What is to be decided, and why a move is refused, in words.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_WORDS_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_WORDS_H_

#include <string>

#include "engine/move.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// Who is to decide what, and how it is said: "P1 is to carry out slot 5, repeat middle: capture E". After the end: "the
// game is over". Everybody may know it.
std::string Asked(const Options& options, const State& state);

// Asked, then the round and how many moves are made, the Enforcer and the card that is up; after the end who has won
// and all merits. Any position will do, one that cannot be among them.
std::string Caption(const Options& options, const State& state);

// Why `rule` forbids the move, and what could be done instead, in words that tell nothing but what the seat to decide
// may know. REQUIRES: it is what Forbids says.
std::string RefusalText(const Options& options, const State& state, Move move, Rule rule);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_WORDS_H_
