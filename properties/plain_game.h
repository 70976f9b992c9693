// The plain reading of a game as a game, so that scenarios can be held to it: whole, or with one rule broken. A
// scenario that cites a rule and passes under every engine that breaks it is worth nothing.
#ifndef TIMEPROOF_PROPERTIES_PLAIN_GAME_H_
#define TIMEPROOF_PROPERTIES_PLAIN_GAME_H_

#include <memory>
#include <string_view>

#include "engine/game.h"

namespace timeproof {

// The game of that name by its plain reading. `broken` names one of its faults (properties/subjects.h), or is empty.
// Errors are those of the engine's options. Keeps what it found out of the last position, so it serves one thread only.
// REQUIRES: the game has a subject.
//
// Whose turn it is to say what: the plain reading decides where a game starts, what is legal, what comes of it and what
// is seen of it. The engine lends the notation and, because the plain reading cites no rules, the words: a move that
// both refuse is refused by the engine's rule, one that the plain reading alone refuses by the game's first rule, and
// what both allow is told as the engine tells it, though the outcome may differ.
// Verdicts on a wrong engine thus come from positions, legality and refusals; events alone show nothing.
Result<std::unique_ptr<const Game>> MakePlainGame(std::string_view name, const Value& options, Reading reading,
                                                  std::string_view broken = "");

// The plain reading's answer to a question beside the board, refused in the engine's words.
Result<Value> AnswerPlainly(std::string_view game, const QuestionInfo& question, const Value& arguments,
                            std::string_view broken = "");

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_PLAIN_GAME_H_
