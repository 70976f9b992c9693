// Positions that cannot be.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_VALIDATE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_VALIDATE_H_

#include <optional>

#include "engine/result.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// What is impossible about the position, with its key path in the position object, or nothing. A partial position may
// leave cards, upgrades and locks out, and have finished players whose machines it does not show.
// REQUIRES: indices are of the pack, and what does not apply is 0.
std::optional<Error> Validate(const Options& options, const State& state);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_VALIDATE_H_
