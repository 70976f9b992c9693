// From a scenario to the trial that plays it.
#ifndef TIMEPROOF_FUZZ_REDUCE_CASE_TRIAL_H_
#define TIMEPROOF_FUZZ_REDUCE_CASE_TRIAL_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "properties/trial.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

// A move of a scenario that no trial can have, for it cannot be read when its turn comes: its prefix names somebody who
// may not decide then.
struct UnreadMove {
  std::size_t at = 0;  // how many moves of the trial come before it
  Located text;
  Error error;  // illegal
};

// The case's options and position, and all it plays, step by step, however long; what it says is illegal is tried in
// its place. As in ReadTrial, the last move is not played, since the engine may die of it. Moves that cannot be read
// are left out, and added to `unread` unless it is null. Nothing for a case that is invalid, asks a question or is of a
// game without laws (properties/subjects.h).
std::optional<Trial> TrialOf(const Case& scenario, std::vector<UnreadMove>* unread = nullptr);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_CASE_TRIAL_H_
