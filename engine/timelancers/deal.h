// The set-up that a seed deals.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_DEAL_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_DEAL_H_

#include "engine/timelancers/options.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// The set-up under these options, up to the draft. All chance but that of later reshuffles is in it, in this order:
// tiles (their order, and where the outer ones lie unless a layout is named), faces, the decks of the four types,
// enforcement cards, side jobs, factions. Characters go to the seats in the order of the pack. (TL-SETUP-01 to
// TL-SETUP-15)
State Deal(const Options& options);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_DEAL_H_
