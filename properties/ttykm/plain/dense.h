// Crowded positions of That Time You Killed Me, such as play seldom reaches: rebounding statues, long chains of trees
// and statues, moves cut short, plants that un-grow.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_DENSE_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_DENSE_H_

#include "engine/random.h"
#include "properties/ttykm/plain/options.h"

namespace timeproof::plain {

// A valid table at the start of a turn, with pieces of every chapter in play strewn over the boards.
Table StrewPieces(const Options& options, Random* random);

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_DENSE_H_
