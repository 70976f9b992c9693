// Which goals of a faction a machine meets.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_GOALS_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_GOALS_H_

#include <cstdint>

#include "engine/timelancers/options.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// A bit for each goal met. Each event serves one entry of one goal at most; the largest set of goals that can be met
// together counts, and of several the one with the lower numbers. (TL-GOAL-01 to TL-GOAL-03)
std::uint8_t MetGoals(const Options& options, const PlayerState& player);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_GOALS_H_
