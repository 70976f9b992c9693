// The part of validate.h that is about the turn: whose it is, its step, and what the step is about.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_VALIDATE_TURN_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_VALIDATE_TURN_H_

#include <optional>

#include "engine/result.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// What is impossible about the turn, or nothing. REQUIRES: pieces and cards are where they can be.
std::optional<Error> ValidateTurn(const Options& options, const State& state);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_VALIDATE_TURN_H_
