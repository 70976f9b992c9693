// The commands replay, shrink and seed, and the replayers, from outside.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/program/process.h"

namespace timeproof {
namespace {

TEST(Seed, IsReplayedAsTheScenarioItCameFrom) {
  const Folder folder;
  const std::string out = folder.path() / "seeds";
  const Ran made = RunProgram({"seed", "std-turn-two-moves", "--out", out});
  ASSERT_EQ(made.code, 0) << made;
  const Ran ran = RunProgram({"replay", out + "/std-turn-two-moves"});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "1. copy 1\n"));
  EXPECT_TRUE(Has(ran.out, "4. focus present\n"));
  EXPECT_TRUE(Has(ran.out, "all laws hold\n"));
}

TEST(Seed, RefusesAScenarioThatIsNotThere) {
  const Folder folder;
  const Ran ran = RunProgram({"seed", "no-such-scenario", "--out", folder.path() / "seeds"});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.err, "no-such-scenario"));
}

TEST(Replay, ReadsHexAndSaysWhatIsRefused) {
  const Ran ran = RunProgram({"replay", "--hex", "00"});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "game: ttykm\n"));
  EXPECT_EQ(RunProgram({"replay", "--hex", "0"}).code, 2);
  EXPECT_EQ(RunProgram({"replay", "--hex", "xy"}).code, 2);
  EXPECT_EQ(RunProgram({"replay"}).code, 2);
  EXPECT_EQ(RunProgram({"replay", "/nowhere"}).code, 2);
}

TEST(ShrinkCommand, HasNothingToShrinkWhereAllLawsHold) {
  const Folder folder;
  const Ran ran = RunProgram({"shrink", "--hex", "00", "--out", folder.path() / "found.yaml"});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.err, "all laws hold"));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "found.yaml"));
}

// The exit code of a replayer with these arguments, as the shell spells them.
int Replayer(const std::string& arguments) { return RunShell("'" TIMEPROOF_REPLAYER "' " + arguments).code; }

TEST(Replayer, IsRedOnNothingAndOnWhatItDoesNotKnow) {
  const Folder folder;
  EXPECT_EQ(Replayer(""), 2);
  EXPECT_EQ(Replayer(folder.path()), 2);
  EXPECT_EQ(Replayer("/nowhere"), 2);
  const std::string input = folder.Write("input", "{}");
  EXPECT_EQ(Replayer(input + " --runs=1"), 2);
  EXPECT_EQ(Replayer(input), 0);
  EXPECT_EQ(Replayer(folder.path()), 0);
}

}  // namespace
}  // namespace timeproof
