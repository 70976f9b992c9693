// Positions as data and on one line. What is read prints back the same.
#ifndef TIMEPROOF_ENGINE_VOYAGE_NOTATION_H_
#define TIMEPROOF_ENGINE_VOYAGE_NOTATION_H_

#include <optional>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "engine/result.h"
#include "engine/value.h"
#include "engine/voyage/options.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

// The position object of the line protocol.
Value ToValue(const State& state);

// The same as a player at `viewer` may know it: of a stack the top ticket, of another hand and of what is removed the
// number of tickets. (PV-INFO-01 to PV-INFO-05)
Value Observe(const State& state, int viewer);

// Reads a position object. Lenient: tickets may be one text with blanks between ("YH GH"); lists by position may end
// early or be a map {2: ...}, lists by seat a map {P0: ..., P1: ...} of all seats; left out may be players, tokens,
// start, seat, main_done, moved, idle, partial, and removed, which is then what the rest leaves over, or none in a
// partial position. The answer is notation that was understood, not yet a possible position: Validate tells.
Result<State> FromValue(const Options& options, const Value& value, Reading reading);

// The complaint about a key that position objects do not have; nothing when they have it.
std::optional<Error> UnknownField(std::string_view key);

// The index that a key of such a map names, "2" or "P0"; nothing when it names none.
std::optional<std::size_t> PositionKey(std::string_view key);
std::optional<std::size_t> SeatKey(std::string_view key, int players);

// "players=2 row=SHENMASHENMA stacks=GE/PSRS machine=1 tokens=0:1 hands=PHRS/GH held=2,3 removed=BM start=0 seat=1
// main_done=no moved=no idle=0 partial=yes over=rightmost,hand-empty:1": the fields of the position object. Bare
// positions at the end are left out, tokens stand behind their positions, and "-" is nothing. What is no such field, or
// wrong in it, has its column.
std::string ToLine(const State& state);
Result<State> FromLine(const Options& options, std::string_view text);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_NOTATION_H_
