// Ledgers that know every rule there is, for scenarios that come from no book.
#ifndef TIMEPROOF_FUZZ_REDUCE_EVERY_RULE_H_
#define TIMEPROOF_FUZZ_REDUCE_EVERY_RULE_H_

#include "scenarios/runner/loader.h"

namespace timeproof {

// For every game its rules and rulings as the engine knows them, the books EN, JA and FR, and an example EX-01.
LoadContext EveryRule();

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_EVERY_RULE_H_
