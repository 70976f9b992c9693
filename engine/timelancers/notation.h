// Positions as data and on one line. What is read prints back the same.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_NOTATION_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_NOTATION_H_

#include <string>
#include <string_view>

#include "engine/game.h"
#include "engine/result.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/state.h"
#include "engine/value.h"

namespace timeproof::timelancers {

// The position object of the line protocol.
Value ToValue(const Options& options, const State& state);

// The same as a player at `viewer` may know it: of decks, of the side jobs in other hands and of dropped ones the
// number of cards; nothing of the chance to come. (TL-JOB-01, TL-AMB-45)
Value Observe(const Options& options, const State& state, int viewer);

// Reads a position object. Lenient: whatever is left out is empty, or follows from the rest. Tiles lie as the options
// lay them, face a up; players stand in the headquarters with the characters of their seats; P1 is to make the first
// move of the first round, or, once an Enforcer is there, of the second; supplies hold what players do not; markers are
// those of the machine; a tile may be a face alone, and rows may end early. The answer is notation that was understood,
// not yet a possible position: Validate tells.
Result<State> FromValue(const Options& options, const Value& value, Reading reading);

// "mode=traditional players=2 step=move active=P1 tile.hq=0,0,a row.science=m200,-,s2 P1.at=4 P1.res=camera:1
// P1.slots=3:m100:repeat,4:m300:revise": the fields of the position object, all that is not empty.
std::string ToLine(const Options& options, const State& state);
Result<State> FromLine(const Options& options, std::string_view text);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_NOTATION_H_
