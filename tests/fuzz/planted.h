// Engines with a planted fault, and trials that show it.
#ifndef TIMEPROOF_TESTS_FUZZ_PLANTED_H_
#define TIMEPROOF_TESTS_FUZZ_PLANTED_H_

#include <cstddef>
#include <optional>
#include <string>

#include "fuzz/reduce/shrink.h"

namespace timeproof {

// Makes the plain game with that fault of properties/ttykm/plain/faults.h.
GameFactory WithFault(std::string fault);

// A long trial at random under that engine, with what is wrong with it.
struct Found {
  Trial trial;
  Failure failure;
};

// Of processor time, for one judgement; without sanitizers it takes no more than one. To be slow is not to fail.
inline constexpr int kMostSeconds = 60;

// The first of `most` trials at random, always the same ones, that the engine fails.
std::optional<Found> FindFailing(const GameFactory& make, std::size_t most);

}  // namespace timeproof

#endif  // TIMEPROOF_TESTS_FUZZ_PLANTED_H_
