// The plain reading of That Time You Killed Me as a game, so that scenarios can be held to it: whole, or with one rule
// broken. A scenario that cites a rule and passes under every engine that breaks it is worth nothing.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_WRONG_ENGINE_H_
#define TIMEPROOF_PROPERTIES_TTYKM_WRONG_ENGINE_H_

#include <memory>
#include <string_view>

#include "engine/game.h"

namespace timeproof {

// The game by the plain reading. `broken` names a fault of properties/ttykm/plain/faults.h, or is empty. Errors are
// those of the engine's options. Keeps what it found out of the last position, so it serves one thread only.
//
// Whose turn it is to say what: the plain reading decides where a game starts, what is legal and what comes of it. The
// engine lends the notation and, because the plain reading cites no rules, the words: a move that both refuse is
// refused by the engine's rule, one that the plain reading alone refuses by the game's first rule, and what both allow
// is told as the engine tells it, though the outcome may differ.
// Verdicts on a wrong engine thus come from positions, legality and refusals; events alone show nothing.
Result<std::unique_ptr<const Game>> MakePlainGame(const Value& options, Reading reading, std::string_view broken = "");

// The plain reading's answer to a question beside the board, refused in the engine's words.
Result<Value> AnswerPlainly(const QuestionInfo& question, const Value& arguments, std::string_view broken = "");

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_TTYKM_WRONG_ENGINE_H_
