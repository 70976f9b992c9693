// The laws of Parallel Time Machine Voyage (catalogue, section 6). They look into positions of the engine's form
// (State).
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_LAWS_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_LAWS_H_

#include <span>

#include "properties/law.h"

namespace timeproof::voyage {

std::span<const PositionLaw> PositionLaws();
std::span<const MoveLaw> MoveLaws();
// Of positions reached by play from the set-up.
std::span<const PositionLaw> ReachableLaws();

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_LAWS_H_
