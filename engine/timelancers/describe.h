// Effects in words.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_DESCRIBE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_DESCRIBE_H_

#include <string>

#include "engine/effect.h"
#include "engine/timelancers/pack.h"

namespace timeproof::timelancers {

// "P1 reserves olympics, face up". Merits of a synthetic pack are marked as such.
std::string Describe(const Pack& pack, const Effect& effect);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_DESCRIBE_H_
