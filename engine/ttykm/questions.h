// What the rulebook decides beside the board: who starts the next game, which chapters are in play, who gets which
// power. Chance is an argument: the order in which shuffled cards lie.
#ifndef TIMEPROOF_ENGINE_TTYKM_QUESTIONS_H_
#define TIMEPROOF_ENGINE_TTYKM_QUESTIONS_H_

#include <vector>

#include "engine/game.h"
#include "engine/result.h"
#include "engine/value.h"

namespace timeproof::ttykm {

// TK-SET-08, TK-A-04: who goes first in the next game. {winner: white | black | draw, first: who went first},
// optionally {signed: who signed the last achievement envelope}; answers "white" or "black".
Result<Value> NextFirst(const Value& arguments);

// TK-SET-07: {deck: the three chapters as shuffled}; answers the two on top, in the rulebook's order.
Result<Value> ConvergenceChapters(const Value& arguments);

// TK-A-01, TK-A-02: {icons: a list of icons for each revealed power, deck: the rules cards that may be drawn, as
// shuffled}; answers the chapters in play, in the rulebook's order. Cards already required are passed over.
Result<Value> CodaChapters(const Value& arguments);

// TK-A-03: {mode: draft | share, first: who goes first, powers: the revealed ones, picks: in order of picking}; answers
// {white: power, black: power}. In a draft the first player picks first and no power is picked twice.
Result<Value> CodaPowers(const Value& arguments);

// The list of these, for GameInfo.
std::vector<QuestionInfo> QuestionInfos();

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_QUESTIONS_H_
