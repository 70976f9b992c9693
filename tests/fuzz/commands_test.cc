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

constexpr const char* kGameAndMore = R"(game: ttykm
scenarios:
  - id: plays
    title: A first turn
    rules: [TK-MOVE-01]
    before: start
    play: copy 1, move east
    legal_has: [move east]
    illegal: {move: focus past, rule: TK-TURN-07}
  - id: plays-on
    title: Another
    rules: [TK-MOVE-01]
    before: start
    play: copy 1
    legal_has: [move south]
)";

constexpr const char* kNoGame = R"(  - id: asks
    title: A question
    rules: [TK-SET-07]
    ask: {convergence-chapters: {deck: [growth, memory, influence]}}
    answer: [growth, memory]
  - id: wrong
    title: A board that is none
    rules: [TK-MOVE-01]
    before: {board: nonsense}
    play: copy 1
    legal_has: [move south]
)";

TEST(Replay, PlaysTheScenariosOfAFile) {
  const Folder folder;
  const std::string file = folder.Write("some.yaml", kGameAndMore);
  const Ran ran = RunProgram({"replay", file});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "scenario: plays\n"));
  EXPECT_TRUE(Has(ran.out, "2. move east\n"));
  EXPECT_TRUE(Has(ran.out, "3. focus past   refused by "));
  EXPECT_TRUE(Has(ran.out, "all laws hold\n\nscenario: plays-on\n"));
  const Ran one = RunProgram({"replay", file, "--id", "plays-on"});
  EXPECT_EQ(one.code, 0) << one;
  EXPECT_EQ(one.out.rfind("scenario: plays-on\n", 0), 0U) << one;
  // Its name alone tells it from bytes, which play something else.
  EXPECT_FALSE(RunProgram({"replay", folder.Write("bytes", kGameAndMore)}).out.starts_with("scenario: "));
}

TEST(Replay, PlaysAStoredScenarioInEachOfItsReadings) {
  const Ran ran = RunProgram({"replay", "--id", "dis-self-paradox-direct"});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "scenario: dis-self-paradox-direct[self-paradox=allowed]\n"));
  EXPECT_TRUE(Has(ran.out, "scenario: dis-self-paradox-direct[self-paradox=illegal]\n"));
}

TEST(Replay, SaysWhichScenariosAreNoGames) {
  const Folder folder;
  const std::string file = folder.Write("some.yml", std::string(kGameAndMore) + kNoGame);
  const Ran ran = RunProgram({"replay", file});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.out, "scenario: plays\n"));
  EXPECT_TRUE(Has(ran.err, "asks: invalid: plays no game"));
  EXPECT_TRUE(Has(ran.err, "some.yml:24"));
  EXPECT_EQ(RunProgram({"replay", file, "--id", "asks"}).code, 2);
}

TEST(Replay, RefusesScenariosThatAreNotThere) {
  const Folder folder;
  const std::string file = folder.Write("some.yaml", kGameAndMore);
  for (const auto& [arguments, why] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"--id", "no-such-scenario"}, "there is no scenario 'no-such-scenario'"},
           {{file, "--id", "no-such-scenario"}, "there is no scenario 'no-such-scenario'"},
           {{folder.path() / "none.yaml"}, "none.yaml"},
           {{folder.Write("bytes", ""), "--id", "plays"}, "is no scenario file"},
           {{file, "--hex", "00"}, "--hex"},
           {{"--id", "plays", "--hex", "00"}, "--hex"}}) {
    std::vector<std::string> all = {"replay"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const Ran ran = RunProgram(all);
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_TRUE(Has(ran.err, why));
    EXPECT_EQ(ran.out, "");
  }
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

TEST(ShrinkCommand, TakesOneScenario) {
  const Folder folder;
  const std::string file = folder.Write("some.yaml", kGameAndMore);
  const std::string out = folder.path() / "found.yaml";
  const Ran several = RunProgram({"shrink", file, "--out", out});
  EXPECT_EQ(several.code, 2) << several;
  EXPECT_TRUE(Has(several.err, "there are 2 scenarios and readings"));
  const Ran one = RunProgram({"shrink", file, "--id", "plays", "--out", out});
  EXPECT_EQ(one.code, 2) << one;
  EXPECT_TRUE(Has(one.err, "all laws hold"));
  EXPECT_TRUE(Has(RunProgram({"shrink", file, "--id", "plays", "--out", file}).err, "is the input"));
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
