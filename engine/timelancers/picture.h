// The table as people see it in a terminal, at most 120 columns wide.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_PICTURE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_PICTURE_H_

#include <string>

#include "engine/timelancers/options.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// The city; the Enforcer and the supply; the face-up rows; each player with goals, jobs and machine; then what lies
// face down. With `other`, what differs from it stands in brackets. Any position will do, one that cannot be among
// them.
std::string Picture(const Options& options, const State& state, const State* other);

// The picture as a player at `viewer` may know it: of decks, of the discarded jobs and of other hands the number of
// cards. (TL-AMB-45)
std::string ObservedPicture(const Options& options, const State& state, int viewer);

// Both pictures, the expected one above, what differs in brackets; then both captions where they differ.
std::string Compare(const Options& options, const State& expected, const State& actual);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_PICTURE_H_
