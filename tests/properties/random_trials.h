// Trials at random for properties: bytes, drawn as one, that shrink within bounds.
#ifndef TIMEPROOF_TESTS_PROPERTIES_RANDOM_TRIALS_H_
#define TIMEPROOF_TESTS_PROPERTIES_RANDOM_TRIALS_H_

#include <gtest/gtest.h>
// GoogleTest comes first.
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games.h"
#include "engine/random.h"
#include "properties/subjects.h"
#include "properties/trial.h"
#include "scenarios/runner/runner.h"

namespace timeproof {

using Bytes = std::vector<std::uint8_t>;

enum class From { kSetUp, kDense };

// The subject of that name alone. REQUIRES: there is one.
std::span<const Subject> Only(std::string_view game);

// Bytes of a trial of one of these games with any options that starts there, of at most `most_moves` moves; in half of
// all trials they are the more eventful ones.
Bytes RandomBytes(From from, std::size_t most_moves, Random* random, std::span<const Subject> of = Subjects());

// Such bytes for RapidCheck, from the set-up and from dense positions. Any bytes make a trial, so whatever they shrink
// to does too. A failure is shrunk in at most kMostShrinks steps.
inline constexpr int kMostShrinks = 400;
rc::Gen<Bytes> TrialBytes(std::span<const Subject> of = Subjects());

// The failure with all it takes to see it again: the trial's bytes, its start, its moves, and the seed.
std::string Report(const Bytes& bytes, const Trial& trial, const Failure& failure);

// Shrinks the trial, played by an engine of `make`, on to a scenario in the tests' temporary folder. What comes back
// names the file and holds the scenario.
std::string ReportAsScenario(const Trial& trial, const Failure& failure, const GameFactory& make = &MakeGame);

}  // namespace timeproof

#endif  // TIMEPROOF_TESTS_PROPERTIES_RANDOM_TRIALS_H_
