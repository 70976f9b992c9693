// Positions that cannot be.
#ifndef TIMEPROOF_ENGINE_VOYAGE_VALIDATE_H_
#define TIMEPROOF_ENGINE_VOYAGE_VALIDATE_H_

#include <optional>

#include "engine/result.h"
#include "engine/voyage/options.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

// What is impossible about the position, with its key path in the position object, or nothing. A partial position may
// leave tickets and tokens out, and need not be reached by play; of a complete one, part of what play rules out is
// seen.
std::optional<Error> Validate(const Options& options, const State& state);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_VALIDATE_H_
