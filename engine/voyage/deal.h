// The set-up that a seed deals.
#ifndef TIMEPROOF_ENGINE_VOYAGE_DEAL_H_
#define TIMEPROOF_ENGINE_VOYAGE_DEAL_H_

#include "engine/voyage/options.h"
#include "engine/voyage/state.h"

namespace timeproof::voyage {

// The set-up under these options. All chance is in it: tickets are shuffled, the first is the starting ticket, then
// whole hands by seat from seat 0, the rest is removed; ports are shuffled and laid from left to right; last the start
// seat is drawn, unless the options name it. (PV-SETUP-01 to PV-SETUP-09)
State Deal(const Options& options);

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_DEAL_H_
