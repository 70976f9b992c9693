// The commands replay, shrink and seed, and the replayers, from outside.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

TEST(Seed, SaysWhyItCannotWrite) {
  const Folder folder;
  const std::string file = folder.Write("file", "kept");
  const auto seed = [](const std::string& out) { return RunProgram({"seed", "std-turn-two-moves", "--out", out}); };
  for (const std::string& out : {std::string(), file, std::string("/dev/full")}) {
    const Ran ran = seed(out);
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_TRUE(Has(ran.err, out.empty() ? "must not be empty" : "Not a directory")) << out;
  }
  std::filesystem::create_directories(folder.path() / "seeds" / "std-turn-two-moves");
  const Ran ran = seed(folder.path() / "seeds");
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.err, "it is no regular file"));
}

// A byte order mark is bytes like any others.
TEST(Replay, PlaysTheBytesOfTheFile) {
  const Folder folder;
  const std::string file = folder.Write("input", std::string_view("\xef\xbb\xbf\0\1\2\3\4\5\6\7\x8", 12));
  const Ran by_hex = RunProgram({"replay", "--hex", "efbbbf000102030405060708"});
  const Ran by_file = RunProgram({"replay", file});
  EXPECT_EQ(by_file.code, by_hex.code) << by_file;
  EXPECT_EQ(by_file.out, by_hex.out);
  EXPECT_EQ(RunShell("\"$TIMEPROOF\" replay - <" + file).out, by_hex.out);
}

TEST(Replay, RefusesWhatIsEmptyOrCannotBeRead) {
  const Folder folder;
  const std::vector<std::vector<std::string>> inputs = {{""}, {"--hex", ""}, {folder.path()}, {"/dev/zero"}};
  for (std::vector<std::string> arguments : inputs) {
    arguments.insert(arguments.begin(), "replay");
    const Ran ran = RunProgram(arguments);
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_EQ(ran.out, "");
  }
  EXPECT_TRUE(Has(RunProgram({"replay", folder.path()}).err, "Is a directory"));
  EXPECT_TRUE(Has(RunProgram({"replay", "/dev/zero"}).err, "more than"));
  EXPECT_EQ(RunProgram({"replay", folder.Write("input", "")}).code, 0);
}

// What stands in the way of the scenario is told before the input is looked at: here no law breaks.
TEST(ShrinkCommand, SaysFirstThatItCannotWrite) {
  const Folder folder;
  const std::string input = folder.Write("input", "kept");
  const std::string same = folder.path() / "." / "input";
  const auto shrink = [&](const std::string& out) { return RunProgram({"shrink", input, "--out", out}); };
  for (const auto& [out, why] : std::vector<std::pair<std::string, std::string>>{{input, "is the input"},
                                                                                 {same, "is the input"},
                                                                                 {"-", "must name a file"},
                                                                                 {"", "must not be empty"},
                                                                                 {folder.path(), "no regular file"},
                                                                                 {"/dev/full", "no regular file"},
                                                                                 {"/nope/x", "No such file"}}) {
    const Ran ran = shrink(out);
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_TRUE(Has(ran.err, why)) << out;
  }
  EXPECT_EQ(RunShell("cat " + input).out, "kept");
}

TEST(ShrinkCommand, HasNothingToShrinkWhereAllLawsHold) {
  const Folder folder;
  const Ran ran = RunProgram({"shrink", "--hex", "00", "--out", folder.path() / "found.yaml"});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.err, "all laws hold"));
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
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

TEST(Replayer, IsRedOnAnInputThatTheTargetDoesNotTry) {
  const Folder folder;
  EXPECT_EQ(Replayer(folder.Write("long", std::string(4096, 'x'))), 0);
  EXPECT_EQ(Replayer(folder.Write("longer", std::string(4097, 'x'))), 2);
}

}  // namespace
}  // namespace timeproof
