// What is found in Parallel Time Machine Voyage becomes small scenarios, too.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "fuzz/reduce/judge_apart.h"
#include "fuzz/reduce/shrink.h"
#include "fuzz/reduce/trial_scenario.h"
#include "tests/fuzz/planted.h"
#include "tests/properties/random_trials.h"

namespace timeproof {
namespace {

constexpr std::size_t kMostTrials = 400;
constexpr std::size_t kMostMoves = 3;

std::optional<Found> FindFailingIn(const GameFactory& make) {
  for (std::uint64_t seed = 0; seed < kMostTrials; ++seed) {
    Random random(seed);
    const From from = seed % 2 == 0 ? From::kSetUp : From::kDense;
    const Trial trial = PlayedBy(make, ReadTrial(RandomBytes(from, 30, &random, Only("voyage")))).value();
    if (auto failure = JudgeApart(trial, &JudgeWholly)) return Found{trial, *std::move(failure)};
  }
  return std::nullopt;
}

class VoyageShrinking : public testing::TestWithParam<const char*> {};

TEST_P(VoyageShrinking, MakesASmallScenarioThatFailsInTheSameWay) {
  const GameFactory make = WithFault(GetParam());
  const auto found = FindFailingIn(make);
  ASSERT_TRUE(found) << "nothing shows it in " << kMostTrials << " trials";
  ShrinkOptions options;
  options.make = make;
  options.most_seconds = 600;
  const Shrunk shrunk = Shrink(found->trial, found->failure, options);
  EXPECT_FALSE(shrunk.stopped);
  EXPECT_EQ(shrunk.failure.law, found->failure.law);
  EXPECT_LE(shrunk.trial.moves.size(), kMostMoves);
  EXPECT_FALSE(shrunk.trial.game->Validate(shrunk.trial.start));
  const std::string scenario = WriteScenario(shrunk, "Found by a test");
  if (shrunk.failure.law.starts_with("second-reading.")) {
    EXPECT_TRUE(ScenarioFails(scenario, make)) << scenario;
  }
  EXPECT_FALSE(ScenarioFails(scenario, &MakeGame)) << scenario;
}

INSTANTIATE_TEST_SUITE_P(Faults, VoyageShrinking,
                         testing::Values("PV-MOVE-06.left", "PV-STAY-02.discarded", "PV-END-02.never", "PV-WARP-10.one",
                                         "PV-SCORE-02.fewest", "PV-INFO-01.unknown"),
                         [](const auto& fault) { return "Nr" + std::to_string(fault.index); });

}  // namespace
}  // namespace timeproof
