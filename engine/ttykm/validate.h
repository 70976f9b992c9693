// What is impossible about a position. (TTYKM catalogue section 11.)
#ifndef TIMEPROOF_ENGINE_TTYKM_VALIDATE_H_
#define TIMEPROOF_ENGINE_TTYKM_VALIDATE_H_

#include <optional>

#include "engine/result.h"
#include "engine/ttykm/options.h"
#include "engine/ttykm/state.h"

namespace timeproof::ttykm {

// The first fault found, as an invalid error whose `where` is the key path in the position object; or nothing.
std::optional<Error> Validate(const Options& options, const State& state);

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_VALIDATE_H_
