// The table as people see it in a terminal.
#ifndef TIMEPROOF_ENGINE_VOYAGE_PICTURE_H_
#define TIMEPROOF_ENGINE_VOYAGE_PICTURE_H_

#include <string>

#include "engine/voyage/options.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

// The row from left to right: machine, tokens, the stacks from their tops down to the ports; below it the hands with
// what is held, and the removed tickets. With `other`, what differs from it stands in brackets; stacks are compared
// from their bottoms.
std::string Picture(const State& state, const State* other);

// The picture as a player at `viewer` may know it: of a stack the top ticket, of another hand and of what is removed
// the number of tickets. (PV-INFO-01 to PV-INFO-05)
std::string ObservedPicture(const State& state, int viewer);

// What the picture does not show: "P0 to act, main action open, idle 1 of 4; P0 started", where the game ends at 4 when
// nobody moves the machine.
std::string Caption(const Options& options, const State& state);

// Both pictures, the expected one above, what differs in brackets; then both captions where they differ.
std::string Compare(const Options& options, const State& expected, const State& actual);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_PICTURE_H_
