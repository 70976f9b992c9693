// From a shrunk trial to a scenario file that fails as it does.
#ifndef TIMEPROOF_FUZZ_REDUCE_TRIAL_SCENARIO_H_
#define TIMEPROOF_FUZZ_REDUCE_TRIAL_SCENARIO_H_

#include <string>

#include "fuzz/reduce/shrink.h"

namespace timeproof {

// The bytes of the trial in hex: what `timeproof replay --hex` plays.
std::string TrialHex(const Trial& trial);

// A scenario file with this one trial. It expects what the second reading says: the moves that are legal, or the
// position after the last move. A law that no expectation can say is broken when `timeproof replay` plays the file; its
// note says so or, where the file does not replay with engines of `make`, has the bytes to replay. `origin` says where
// the trial came from, or is empty.
std::string WriteScenario(const Shrunk& shrunk, const std::string& origin, const GameFactory& make = &MakeGame);

// Whether the text loads as scenarios, and one of them as a trial of an engine of `make` breaks that law.
bool ScenarioBreaks(const std::string& text, const std::string& law, const GameFactory& make);

// Whether the text loads and fails under the engine that `make` makes, by its own verdict. What is invalid is thrown
// as a std::runtime_error.
bool ScenarioFails(const std::string& text, const GameFactory& make);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_TRIAL_SCENARIO_H_
