// From failures to scenarios, on engines with a planted fault.
#include "fuzz/reduce/shrink.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/reduce/trial_scenario.h"
#include "fuzz/reduce/value_paths.h"
#include "tests/fuzz/planted.h"

namespace timeproof {
namespace {

constexpr std::size_t kMostTrials = 400;
constexpr std::size_t kMostMovesTooMany = 5;

std::size_t PiecesIn(const Trial& trial) { return EntryPaths(*trial.game->ToValue(trial.start).Find("board")).size(); }

class Shrinking : public testing::TestWithParam<const char*> {};

// One move shows any of these faults: the position before it may be any.
TEST_P(Shrinking, MakesASmallScenarioThatFailsInTheSameWay) {
  const GameFactory make = WithFault(GetParam());
  const auto found = FindFailing(make, kMostTrials);
  ASSERT_TRUE(found) << "nothing shows it in " << kMostTrials << " trials";

  ShrinkOptions options;
  options.make = make;
  options.most_seconds = 600;  // sanitizers are slow, and this is no test of speed
  const Shrunk shrunk = Shrink(found->trial, found->failure, options);
  EXPECT_FALSE(shrunk.stopped);
  EXPECT_LE(shrunk.trial.moves.size(), 1 + kMostMovesTooMany);
  EXPECT_LE(PiecesIn(shrunk.trial), PiecesIn(found->trial));
  EXPECT_FALSE(shrunk.trial.game->Validate(shrunk.trial.start));

  const auto again = JudgeApart(shrunk.trial, &JudgeWholly, kMostSeconds);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->law, found->failure.law);
  EXPECT_EQ(again->message, shrunk.failure.message);

  const std::string scenario = WriteScenario(shrunk, "Found by a test", make);
  EXPECT_TRUE(ScenarioBreaks(scenario, shrunk.failure.law, make)) << scenario;
  EXPECT_NE(scenario.find("timeproof replay, with this file"), std::string::npos) << scenario;
  EXPECT_FALSE(ScenarioBreaks(scenario, shrunk.failure.law, &MakeGame)) << scenario;
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
  const Shrunk shrunk = Shrink(found->trial, found->failure, options);
  EXPECT_EQ(shrunk.judgements, 3U);
  EXPECT_TRUE(shrunk.stopped);
}

// A judgement that takes half a second, on which everything fails that has a move.
std::optional<Failure> JudgeSlowly(const Trial& trial) {
  const double end = ProcessorSeconds() + 0.5;
  while (ProcessorSeconds() < end) {
  }
  return trial.moves.empty() ? std::nullopt : std::optional(Failure{"slow", "is wrong", trial.moves.size()});
}

TEST(Shrinking, StopsWhenItsTimeIsUp) {
  const Trial trial = ReadTrial(std::vector<std::uint8_t>(100));
  ASSERT_GT(trial.moves.size(), 20U);
  ShrinkOptions options;
  options.judge = &JudgeSlowly;
  options.most_seconds = 2;
  const double began = ProcessorSeconds();
  const Shrunk shrunk = Shrink(trial, {"slow", "is wrong", trial.moves.size()}, options);
  EXPECT_LT(ProcessorSeconds() - began, 4);
  EXPECT_TRUE(shrunk.stopped);
  EXPECT_LT(shrunk.trial.moves.size(), trial.moves.size());
  EXPECT_EQ(shrunk.failure.law, "slow");
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
  const std::string scenario = WriteScenario(shrunk, "Found by a test");
  EXPECT_FALSE(ScenarioFails(scenario, &MakeGame));
  // Its laws hold, too: what it says is to replay the bytes.
  EXPECT_NE(scenario.find("timeproof replay --hex " + TrialHex(shrunk.trial)), std::string::npos) << scenario;
}

}  // namespace
}  // namespace timeproof
