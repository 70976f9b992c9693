// The city as hexes in a terminal.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_CITY_PICTURE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_CITY_PICTURE_H_

#include <string>

#include "engine/timelancers/options.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// Each row of hexes on a few lines, shifted by half a hex to the next: the name of each tile with its type, the face
// that is up and its action, and who and what is there. With `other`, what differs on a tile stands in brackets.
std::string CityPicture(const Options& options, const State& state, const State* other);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_CITY_PICTURE_H_
