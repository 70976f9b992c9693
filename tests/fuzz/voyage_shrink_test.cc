// What is found in Parallel Time Machine Voyage becomes small scenarios, too.
#include <gtest/gtest.h>

#include <cstdint>
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
constexpr std::size_t kTickets = 50;
constexpr std::int64_t kMostTokens = 1;

// What the position has of tickets and tokens.
struct Pieces {
  std::size_t tickets = 0;
  std::int64_t tokens = 0;
};

Pieces PiecesOf(const Value& position) {
  Pieces pieces{position.Find("removed")->list()->size(), 0};
  for (const char* key : {"stacks", "hands"}) {
    for (const Value& tickets : *position.Find(key)->list()) pieces.tickets += tickets.list()->size();
  }
  for (const char* key : {"tokens", "held"}) {
    for (const Value& tokens : *position.Find(key)->list()) pieces.tokens += *tokens.integer();
  }
  return pieces;
}

bool IsPartial(const Trial& trial) { return *trial.game->ToValue(trial.start).Find("partial")->boolean(); }

std::optional<Found> FindFailingIn(const GameFactory& make) {
  for (std::uint64_t seed = 0; seed < kMostTrials; ++seed) {
    Random random(seed);
    const From from = seed % 2 == 0 ? From::kSetUp : From::kDense;
    const Trial trial = PlayedBy(make, ReadTrial(RandomBytes(from, 30, &random, Only("voyage")))).value();
    if (IsPartial(trial)) continue;
    if (auto failure = JudgeApart(trial, &JudgeWholly)) return Found{trial, *std::move(failure)};
  }
  return std::nullopt;
}

struct Reduced {
  const char* fault;
  std::size_t most_tickets;
};

class VoyageShrinking : public testing::TestWithParam<Reduced> {};

TEST_P(VoyageShrinking, MakesASmallScenarioOfACompletePositionThatFailsInTheSameWay) {
  const GameFactory make = WithFault(GetParam().fault);
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
  const Pieces pieces = PiecesOf(shrunk.trial.game->ToValue(shrunk.trial.start));
  EXPECT_LE(pieces.tickets, GetParam().most_tickets);
  EXPECT_EQ(IsPartial(shrunk.trial), GetParam().most_tickets < kTickets);
  if (IsPartial(shrunk.trial)) {
    EXPECT_LE(pieces.tokens, kMostTokens);
  }
  const std::string scenario = WriteScenario(shrunk, "Found by a test");
  if (shrunk.failure.law.starts_with("second-reading.")) {
    EXPECT_TRUE(ScenarioFails(scenario, make)) << scenario;
  }
  EXPECT_FALSE(ScenarioFails(scenario, &MakeGame)) << scenario;
}

// It cannot be fewer: each player has a ticket, and so has each position up to the machine. The law that the first one
// breaks is of complete positions alone, the second one is seen where as many tickets are removed as can be, and the
// third at the end of the row.
INSTANTIATE_TEST_SUITE_P(Faults, VoyageShrinking,
                         testing::Values(Reduced{"PV-MOVE-06.left", 50}, Reduced{"PV-STAY-02.discarded", 13},
                                         Reduced{"PV-END-02.never", 14}, Reduced{"PV-WARP-10.one", 6},
                                         Reduced{"PV-SCORE-02.fewest", 3}, Reduced{"PV-INFO-01.unknown", 3}),
                         [](const auto& fault) { return "Nr" + std::to_string(fault.index); });

}  // namespace
}  // namespace timeproof
