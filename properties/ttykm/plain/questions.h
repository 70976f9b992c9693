// Questions beside the board, read plainly: series of games (TK-SET-08), Convergence (TK-SET-07), the Coda (TK-A).
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_QUESTIONS_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_QUESTIONS_H_

#include <optional>
#include <string_view>

#include "engine/value.h"

namespace timeproof::plain {

// The answer to the question of that name, or nothing when the rules refuse it. `broken` names the one fault of a wrong
// engine (faults.h), or is empty. REQUIRES: arguments of the right form.
std::optional<Value> Answer(std::string_view question, const Value& arguments, std::string_view broken = "");

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_QUESTIONS_H_
