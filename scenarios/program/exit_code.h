// What the program's exit code says. The same words stand at the foot of `timeproof --help`.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_EXIT_CODE_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_EXIT_CODE_H_

#include "engine/result.h"

namespace timeproof {

enum ExitCode : int {
  kExitOk = 0,   // all is well
  kExitRed = 1,  // red: a checked or shown scenario fails or is invalid, a law is broken, a move is refused, the ledger
                 // has gaps
  kExitBad = 2,  // a bad command line or input, a path that is missing, nothing selected, output that cannot be written
};

// A refused move was judged; everything else that is wrong with the input is bad input.
constexpr ExitCode ExitFor(const Error& error) { return error.kind == ErrorKind::kIllegal ? kExitRed : kExitBad; }

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_EXIT_CODE_H_
