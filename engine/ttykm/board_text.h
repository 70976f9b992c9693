// The boards as text: tokens, rows, the picture of three eras side by side.
#ifndef TIMEPROOF_ENGINE_TTYKM_BOARD_TEXT_H_
#define TIMEPROOF_ENGINE_TTYKM_BOARD_TEXT_H_

#include <optional>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/ttykm/state.h"
#include "engine/value.h"

namespace timeproof::ttykm {

// Puts what the token names on an empty place. Malformed when it names nothing, invalid when a hat of that colour is
// worn in the era already; `where` is the key path of the place.
std::optional<Error> PutToken(Place place, std::string_view token, State* state);

// Reads the picture of the three boards into a state without pieces. Malformed with line and column of the fault.
std::optional<Error> ReadPicture(std::string_view text, State* state);

// The three boards on one line, "W3/4/4/3B W3/4/4/3B W3/4/4/3B".
std::string BoardLine(const State& state);

// One of these boards as the map of its occupied spaces. `column` is where the text stands, for messages.
Result<Value> ReadBoardLine(std::string_view text, int column);

// The picture; with `other`, each space that differs from it stands in brackets.
std::string Picture(const State& state, const State* other);

// Era by era, where they differ, both boards side by side with the differences in brackets.
std::string CompareBoards(const State& expected, const State& actual);

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_BOARD_TEXT_H_
