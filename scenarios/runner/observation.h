// What a player must be able to see: expectations about hidden information.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_OBSERVATION_H_
#define TIMEPROOF_SCENARIOS_RUNNER_OBSERVATION_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/value.h"
#include "scenarios/runner/node_reader.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

// The seat of that name, or nothing.
std::optional<int> SeatNamed(const Game& game, std::string_view name);

// In what an observation is not as expected.
struct SightFault {
  std::string where;    // key path in what is expected: "hands.P1"
  std::string message;  // "hands.P1 is 4, not 5"
};

// Compares the fields that are expected; what is not expected is not looked at. A text stands for a list of its words,
// in any order; a map for those items of a list that it names, by number from 0 or, in a list of players, by seat.
std::vector<SightFault> CompareSight(const Game& game, const Value& expected, const Value& seen);

// Reports a viewer who does not play (viewer.unknown).
void CheckViewer(const Game& game, const Located& viewer, NodeReader* reader);

// Why nobody can see in `position` what is expected, nor in any other: fields that the game has not, values of another
// kind, words that mean nothing (observe.malformed). Nothing when it may be seen, or might have been.
std::optional<Diagnostic> WhyNeverSeen(const Game& game, const Position& position, int seat,
                                       const ExpectedSight& sight);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_OBSERVATION_H_
