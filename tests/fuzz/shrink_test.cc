// From failures to scenarios, on engines with a planted fault.
#include "fuzz/reduce/shrink.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <cstdlib>
#include <string>

#include "fuzz/reduce/trial_scenario.h"
#include "fuzz/reduce/value_paths.h"
#include "tests/fuzz/planted.h"

namespace timeproof {
namespace {

constexpr std::size_t kMostTrials = 400;
constexpr std::size_t kMostMovesTooMany = 5;

std::size_t PiecesIn(const Trial& trial) { return EntryPaths(*trial.game->ToValue(trial.start).Find("board")).size(); }

// Of this process and its children, so that a busy machine is not taken for slow work.
double ProcessorSeconds() {
  double seconds = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage used = {};
    getrusage(who, &used);
    for (const timeval& time : {used.ru_utime, used.ru_stime}) {
      seconds += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    }
  }
  return seconds;
}

class Shrinking : public testing::TestWithParam<const char*> {};

// One move shows any of these faults: the position before it may be any.
TEST_P(Shrinking, MakesASmallScenarioThatFailsInTheSameWay) {
  const GameFactory make = WithFault(GetParam());
  const auto found = FindFailing(make, kMostTrials);
  ASSERT_TRUE(found) << "nothing shows it in " << kMostTrials << " trials";

  ShrinkOptions options;
  options.make = make;
  const double began = ProcessorSeconds();
  const Shrunk shrunk = Shrink(found->trial, found->failure, options);
  EXPECT_LT(ProcessorSeconds() - began, 30);
  EXPECT_LE(shrunk.trial.moves.size(), 1 + kMostMovesTooMany);
  EXPECT_LE(PiecesIn(shrunk.trial), PiecesIn(found->trial));
  EXPECT_FALSE(shrunk.trial.game->Validate(shrunk.trial.start));

  const auto again = JudgeApart(shrunk.trial, &JudgeWholly);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->law, found->failure.law);
  EXPECT_EQ(again->message, shrunk.failure.message);

  const std::string scenario = WriteScenario(shrunk, "Found by a test");
  if (shrunk.failure.law.starts_with("second-reading.")) {
    EXPECT_TRUE(ScenarioFails(scenario, make)) << scenario;
  }
  EXPECT_FALSE(ScenarioFails(scenario, &MakeGame)) << scenario;
}

INSTANTIATE_TEST_SUITE_P(Faults, Shrinking,
                         testing::Values("TK-TURN-07.may-stay", "TK-TURN-01.any-era", "TK-WIN-01.two-eras",
                                         "TK-MOVE-02.into-walls", "TK-PUSH-01.kills", "TK-PARADOX-01.one-dies",
                                         "TK-TRAVEL-02.new-copy-acts", "TK-G-GROW-01.over-anything",
                                         "TK-I-PROP-01.never", "TK-M-COMMAND-01.neutral"),
                         [](const auto& fault) { return "Nr" + std::to_string(fault.index); });

TEST(Shrinking, ComesToTheSameTwice) {
  const GameFactory make = WithFault("TK-WIN-01.two-eras");
  const auto found = FindFailing(make, kMostTrials);
  ASSERT_TRUE(found);
  ShrinkOptions options;
  options.make = make;
  const Shrunk one = Shrink(found->trial, found->failure, options);
  const Shrunk two = Shrink(found->trial, found->failure, options);
  EXPECT_EQ(TrialHex(one.trial), TrialHex(two.trial));
  EXPECT_EQ(one.judgements, two.judgements);
}

TEST(Shrinking, StopsWhenItHasTriedEnough) {
  const GameFactory make = WithFault("TK-WIN-01.two-eras");
  const auto found = FindFailing(make, kMostTrials);
  ASSERT_TRUE(found);
  ShrinkOptions options;
  options.make = make;
  options.most_judgements = 3;
  EXPECT_EQ(Shrink(found->trial, found->failure, options).judgements, 3U);
}

// Judgements that stand for an engine that dies at one kind of move.
std::optional<Failure> DieAtTravel(const Trial& trial) {
  Position position = trial.start;
  for (const Move move : trial.moves) {
    if (trial.game->WhyIllegal(position, move)) continue;
    if (trial.game->MoveText(move) == "travel forward") std::abort();
    trial.game->Apply(&position, move);
  }
  return std::nullopt;
}

TEST(Shrinking, FindsTheMoveThatTheEngineDiesOf) {
  Result<Trial> trial = MakeTrial("ttykm", Value());
  ASSERT_TRUE(trial.ok());
  const Position start = trial->start;
  for (const char* text : {"copy 1", "move east", "move south", "focus present", "copy 16", "move north", "move west",
                           "focus past", "copy 1", "move east", "travel forward", "focus past"}) {
    const Result<Move> move = trial->game->ParseMove(start, text);
    ASSERT_TRUE(move.ok()) << text;
    trial.value().moves.push_back(*move);
  }
  const auto failure = JudgeApart(*trial, &DieAtTravel);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->law, kCrashLaw);
  ShrinkOptions options;
  options.judge = &DieAtTravel;
  const Shrunk shrunk = Shrink(*trial, *failure, options);
  ASSERT_EQ(shrunk.trial.moves.size(), 1U);
  EXPECT_EQ(shrunk.trial.game->MoveText(shrunk.trial.moves[0]), "travel forward");
  // The scenario says what the second reading makes of it; that the engine of this test dies is between it and us.
  EXPECT_FALSE(ScenarioFails(WriteScenario(shrunk, "Found by a test"), &MakeGame));
}

}  // namespace
}  // namespace timeproof
