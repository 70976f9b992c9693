// The laws of That Time You Killed Me (catalogue, section 11). They look into positions of the engine's form (State).
#ifndef TIMEPROOF_PROPERTIES_TTYKM_LAWS_H_
#define TIMEPROOF_PROPERTIES_TTYKM_LAWS_H_

#include <span>

#include "properties/law.h"

namespace timeproof::ttykm {

std::span<const PositionLaw> PositionLaws();
std::span<const MoveLaw> MoveLaws();
// Of positions reached by play from the set-up.
std::span<const PositionLaw> ReachableLaws();

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_PROPERTIES_TTYKM_LAWS_H_
