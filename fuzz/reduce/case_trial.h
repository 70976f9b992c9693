// From a scenario to the trial that plays it.
#ifndef TIMEPROOF_FUZZ_REDUCE_CASE_TRIAL_H_
#define TIMEPROOF_FUZZ_REDUCE_CASE_TRIAL_H_

#include <optional>
#include <string_view>

#include "properties/trial.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

// Whether the case has that id, or is a reading of the scenario that has it.
bool IsNamed(const Case& scenario, std::string_view id);

// The case's options and position, and all it plays, step by step; what it says is illegal is tried in its place. As in
// ReadTrial, the last move is not played, since the engine may die of it. Nothing for a case that is invalid, asks a
// question or is of a game without laws (properties/subjects.h).
std::optional<Trial> TrialOf(const Case& scenario);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_CASE_TRIAL_H_
