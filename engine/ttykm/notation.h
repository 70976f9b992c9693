// Positions as data, as pictures and on one line. What is read prints back the same.
#ifndef TIMEPROOF_ENGINE_TTYKM_NOTATION_H_
#define TIMEPROOF_ENGINE_TTYKM_NOTATION_H_

#include <string>
#include <string_view>

#include "engine/game.h"
#include "engine/result.h"
#include "engine/ttykm/options.h"
#include "engine/ttykm/state.h"
#include "engine/value.h"

namespace timeproof::ttykm {

// The token of one space: ".", "W+s", "T^", "Dw".
std::string CellToken(const State& state, Place place);

// The position object of the line protocol.
Value ToValue(const Options& options, const State& state);

// Reads it. Lenient: `board` may be a picture, and `first`, `supply`, `statue` and `step` may be left out. The answer
// is notation that was understood, not yet a possible position: Validate tells.
Result<State> FromValue(const Options& options, const Value& value, Reading reading);

// "W3/4/4/3B W3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=4,4 step=copy": the rows of each
// era from north to south with counts of empty spaces, then the other fields of the position object.
std::string ToLine(const Options& options, const State& state);
Result<State> FromLine(const Options& options, std::string_view text);

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_NOTATION_H_
