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
}

// Whatever it is called and however it comes; bytes of the fuzzer have no such keys.
TEST(Replay, KnowsScenariosByTheirText) {
  const Folder folder;
  const std::string file = folder.Write("some.yaml", kGameAndMore);
  const std::string out = RunProgram({"replay", file}).out;
  for (const std::string& name : {folder.Write("UP.YAML", kGameAndMore), folder.Write("some.yaml.bak", kGameAndMore),
                                  folder.Write("mark", std::string("\xef\xbb\xbf# A note\n") + kGameAndMore)}) {
    const Ran ran = RunProgram({"replay", name});
    EXPECT_EQ(ran.code, 0) << ran;
    EXPECT_EQ(ran.out, out) << name;
  }
  EXPECT_EQ(RunShell("\"$TIMEPROOF\" replay - <" + file).out, out);
  EXPECT_EQ(RunShell("cat " + file + " | \"$TIMEPROOF\" replay - --id plays-on").out,
            RunProgram({"replay", file, "--id", "plays-on"}).out);
  for (const char* text : {"game: ttykm\n\tscenarios: nonsense\n", "{game: ttykm}", "scenarios: []"}) {
    const Ran ran = RunProgram({"replay", folder.Write("broken", text)});
    EXPECT_EQ(ran.code, 2) << text << ran;
    EXPECT_TRUE(Has(ran.err, "broken:")) << text;
    EXPECT_EQ(ran.out, "");
  }
}

TEST(Replay, TakesAFolder) {
  const Folder folder;
  const std::string file = folder.Write("inner/some.yaml", kGameAndMore);
  const Ran ran = RunProgram({"replay", folder.path()});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_EQ(ran.out, RunProgram({"replay", file}).out);
  EXPECT_TRUE(Has(RunProgram({"shrink", folder.path(), "--out", "x.yaml"}).err, "there are 2 scenarios and readings"));
}

TEST(Replay, TakesNamesWithADash) {
  const Folder folder;
  folder.Write("-dash.yaml", kGameAndMore);
  const Ran ran = RunShell("cd " + folder.path().string() + " && \"$TIMEPROOF\" replay -- -dash.yaml");
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "scenario: plays\n"));
}

std::string Scenario(const std::string& id, const std::string& play) {
  return "  - {id: " + id + ", title: A title, rules: [TK-MOVE-01], before: start, play: " + play +
         ", legal_has: [move south]}\n";
}

// A game that goes on: the last move is refused, over and over.
std::string LongScenario(std::size_t moves) {
  std::string play = "[copy 1";
  for (std::size_t i = 1; i < moves; ++i) play += ", focus past";
  return "game: ttykm\nscenarios:\n" + Scenario("long", play + "]");
}

TEST(Replay, PlaysAllMovesOfALongScenario) {
  const Folder folder;
  const std::string file = folder.Write("long.yaml", LongScenario(300));
  const Ran ran = RunProgram({"replay", file});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(ran.out.find("\n300. focus past") != std::string::npos);
}

TEST(Seed, RefusesWhatIsTooLongForBytes) {
  const Folder folder;
  folder.Write("ttykm/ledger.yaml", RunShell("cat '" TIMEPROOF_SOURCE_DIR "/scenarios/ttykm/ledger.yaml'").out);
  folder.Write("ttykm/standard/some.yaml", kGameAndMore);
  folder.Write("ttykm/standard/long.yaml", LongScenario(257));
  const std::string out = folder.path() / "seeds";
  const Ran ran = RunProgram({"seed", "--scenarios", folder.path(), "--out", out});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.err, "long: 257 moves, and an input has 256 at most"));
  EXPECT_EQ(ran.out, "2 seeds in " + out + "\n");
  EXPECT_FALSE(std::filesystem::exists(out + "/long"));
}

// What the rules refuse at once is shown as refused; what is no move at all is no game.
TEST(Replay, DropsNoMoveWithoutAWord) {
  const Folder folder;
  const std::string head = "game: ttykm\nscenarios:\n";
  const std::string file =
      folder.Write("some.yaml", head + Scenario("prefix", "['black: copy 16', 'white: copy 1', 'black: move east']"));
  const Ran ran = RunProgram({"replay", file});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "\n-. black: copy 16   refused by TK-TURN-01: "));
  EXPECT_TRUE(Has(ran.out, "\n1. copy 1\n"));
  EXPECT_TRUE(Has(ran.out, "\n-. black: move east   refused by TK-TURN-01: "));
  const std::string only = folder.Write("only.yaml", head + Scenario("prefix", "'black: copy 16'"));
  EXPECT_TRUE(Has(RunProgram({"replay", only}).out, "\n-. black: copy 16   refused by TK-TURN-01: "));
  const std::string words = folder.Write("words.yaml", head + Scenario("words", "[copy 1, hop, skip]"));
  const Ran no_moves = RunProgram({"replay", words});
  EXPECT_EQ(no_moves.code, 2) << no_moves;
  EXPECT_TRUE(Has(no_moves.err, "words.yaml:3:"));
  EXPECT_TRUE(Has(no_moves.err, "\"hop\" is no move: "));
  EXPECT_TRUE(Has(no_moves.err, "\"skip\" is no move: "));
  EXPECT_EQ(no_moves.out, "");
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
  EXPECT_TRUE(Has(ran.err, "replay: no games, but questions: asks\n"));
  EXPECT_TRUE(Has(ran.err, "replay: wrong: " + file + ":24"));
  const Ran question = RunProgram({"replay", file, "--id", "asks"});
  EXPECT_EQ(question.code, 2) << question;
  EXPECT_TRUE(Has(question.err, "no games, but questions: asks"));
}

TEST(Replay, PassesOverQuestionsWhereThereAreGames) {
  const Folder folder;
  const std::string more = std::string(kNoGame).substr(0, std::string(kNoGame).find("  - id: wrong"));
  const Ran ran = RunProgram({"replay", folder.Write("some.yml", kGameAndMore + more)});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.err, "no games, but questions: asks"));
}

TEST(Replay, SaysAllThatIsWrongALineEach) {
  const Folder folder;
  folder.Write("some.yaml", kGameAndMore + std::string("  - {id: twice, titel: no, rules: [TK-NOPE]}\n"));
  for (const char* pipe : {"one.yaml", "two.yaml"}) {
    ASSERT_EQ(RunShell("mkfifo '" + (folder.path() / pipe).string() + "'").code, 0);
  }
  const Ran ran = RunProgram({"replay", folder.path()});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.out, "scenario: plays-on\n"));
  EXPECT_TRUE(Has(ran.err, "one.yaml: "));
  EXPECT_TRUE(Has(ran.err, "two.yaml: "));
  EXPECT_TRUE(Has(ran.err, "\"titel\""));
  EXPECT_TRUE(Has(ran.err, "TK-NOPE"));
  EXPECT_EQ(ran.err.find("\\n"), std::string::npos) << ran;
}

// An id does not hide why the file that should have it is bad.
TEST(Replay, SaysWhyAFileHasNoSuchScenario) {
  const Folder folder;
  const std::string broken = folder.Write("broken.yaml", "game: [\n");
  const std::string around = folder.Write("around.yaml", std::string("extra: 1\n") + kGameAndMore);
  for (const char* command : {"replay", "show"}) {
    const bool shows = command == std::string("show");
    const auto run = [&](const std::string& file) {
      return shows ? RunProgram({"show", "plays", file}) : RunProgram({"replay", file, "--id", "plays"});
    };
    const Ran none = run(broken);
    EXPECT_EQ(none.code, 2) << none;
    EXPECT_TRUE(Has(none.err, broken + ":2"));
    EXPECT_TRUE(Has(none.err, "there is no scenario 'plays'"));
    const Ran ran = run(around);
    EXPECT_EQ(ran.code, shows ? 1 : 2) << ran;
    EXPECT_TRUE(Has(ran.err, "there is no key \"extra\" here"));
  }
  const std::string both = folder.path();
  EXPECT_EQ(RunProgram({"show", "plays", both}).err.find("broken.yaml"), std::string::npos);
}

TEST(Replay, RefusesScenariosThatAreNotThere) {
  const Folder folder;
  const std::string file = folder.Write("some.yaml", kGameAndMore);
  for (const auto& [arguments, why] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"--id", "no-such-scenario"}, "there is no scenario 'no-such-scenario'"},
           {{file, "--id", "no-such-scenario"}, "there is no scenario 'no-such-scenario'"},
           {{folder.path() / "none.yaml"}, "none.yaml"},
           {{folder.Write("bytes", ""), "--id", "plays"}, "there are no scenarios in '"},
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
  EXPECT_TRUE(Has(RunProgram({"replay", folder.path()}).err, "no scenario file in this folder"));
  EXPECT_TRUE(Has(RunProgram({"replay"}).err, "there must be a FILE, --hex or --id"));
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

// A scenario's file, its neighbours and the ledgers are read, too.
TEST(ShrinkCommand, IsNeverWrittenOverWhatItRead) {
  const Folder folder;
  const std::string ledger =
      folder.Write("ttykm/ledger.yaml", RunShell("cat '" TIMEPROOF_SOURCE_DIR "/scenarios/ttykm/ledger.yaml'").out);
  const std::string file = folder.Write("ttykm/standard/some.yaml", kGameAndMore);
  const std::string other =
      folder.Write("ttykm/standard/more.yaml", "game: ttykm\nscenarios:\n" + Scenario("other", "copy 1"));
  const std::string named = folder.Write("named.yaml/some.yaml", kGameAndMore);
  const std::string root = folder.path();
  for (const auto& [input, out] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"--id", "plays"}, file},
           {{"--id", "plays"}, other},
           {{"--id", "plays"}, ledger},
           {{folder.path() / "named.yaml", "--id", "plays"}, named},
           {{folder.path() / "named.yaml", "--id", "plays"}, folder.path() / "named.yaml" / "." / "some.yaml"}}) {
    std::vector<std::string> arguments = {"shrink", "--scenarios", root, "--out", out};
    arguments.insert(arguments.end(), input.begin(), input.end());
    const Ran ran = RunProgram(arguments);
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_TRUE(Has(ran.err, "--out: is the input")) << out;
  }
  const std::string bytes = folder.Write("bytes", "kept");
  EXPECT_TRUE(Has(RunShell("\"$TIMEPROOF\" shrink - --out " + bytes + " <" + bytes).err, "is the input"));
}

// Invalid scenarios, folders that cannot be read, questions: as the other commands.
TEST(Seed, SaysWhatItDidNotTake) {
  const Folder folder;
  folder.Write("ttykm/ledger.yaml", RunShell("cat '" TIMEPROOF_SOURCE_DIR "/scenarios/ttykm/ledger.yaml'").out);
  folder.Write("ttykm/standard/some.yaml", std::string(kGameAndMore) + kNoGame);
  folder.Write("ttykm/standard/broken.yaml", "game: [\n");
  ASSERT_EQ(RunShell("mkfifo '" + (folder.path() / "ttykm/standard/pipe.yaml").string() + "'").code, 0);
  const std::string out = folder.path() / "seeds\x1b[31m";
  const auto seed = [&](std::vector<std::string> ids) {
    std::vector<std::string> arguments = {"seed", "--scenarios", folder.path(), "--out", out};
    arguments.insert(arguments.end(), ids.begin(), ids.end());
    return RunProgram(arguments);
  };
  const Ran none = seed({"wrong"});
  EXPECT_EQ(none.code, 2) << none;
  EXPECT_TRUE(Has(none.err, "seed: wrong: "));
  EXPECT_EQ(seed({"asks"}).code, 2);
  EXPECT_FALSE(std::filesystem::exists(out));
  const Ran all = seed({});
  EXPECT_EQ(all.code, 2) << all;
  for (const char* what : {"broken.yaml:2", "pipe.yaml: ", "seed: wrong: ", "no games, but questions: asks\n"}) {
    EXPECT_TRUE(Has(all.err, what));
  }
  EXPECT_TRUE(Has(all.out, "2 seeds in "));
  EXPECT_TRUE(Has(all.out, "seeds\\x1b[31m\n"));
  EXPECT_TRUE(Has(seed({"plays"}).out, "1 seed in "));
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
