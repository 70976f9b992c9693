// The commands that work on scenarios: check, show and ledger.
#include <sys/stat.h>

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "nlohmann/json.hpp"
#include "tests/program/process.h"

namespace timeproof {
namespace {

using Json = nlohmann::json;

constexpr const char* kLedger = R"(game: ttykm
books:
  EN: {title: A rulebook, what: the only one}
chapters: [standard]
rules:
  - {id: TK-MOVE-01, chapter: standard, text: a copy moves one space}
  - {id: TK-MOVE-02, chapter: standard, text: it does not move into walls}
examples:
  - {id: EX-STD-03, chapter: standard, text: two moves in one turn}
)";

constexpr const char* kScenarios = R"(game: ttykm
scenarios:
  - id: walks-east
    title: A copy walks east
    rules: [TK-MOVE-01]
    before: start
    play: "white: copy 1, move east"
    after: |
      past            | present         | future
      .  W  .  .      | W  .  .  .      | W  .  .  .
      .  .  .  .      | .  .  .  .      | .  .  .  .
      .  .  .  .      | .  .  .  .      | .  .  .  .
      .  .  .  B      | .  .  .  B      | .  .  .  B
  - id: stays-on-the-board
    title: A copy does not walk off the board
    rules: [TK-MOVE-02]
    before: start
    play: [copy 1]
    illegal: {move: move west, rule: TK-MOVE-02}
)";

// kScenarios with one word replaced.
std::string Replaced(std::string_view what, std::string_view by) {
  std::string text = kScenarios;
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

class SuiteTest : public testing::Test {
 protected:
  SuiteTest() {
    folder_.Write("ttykm/ledger.yaml", kLedger);
    file_ = folder_.Write("ttykm/standard/walking.yaml", kScenarios);
  }

  // Runs a command on this suite.
  Ran Run(std::vector<std::string> arguments) const {
    arguments.insert(arguments.end(), {"--scenarios", folder_.path().string()});
    return RunProgram(arguments);
  }

  Folder folder_;
  std::string file_;
};

using Check = SuiteTest;
using Show = SuiteTest;
using LedgerCommand = SuiteTest;

TEST_F(Check, IsGreen) {
  const Ran ran = Run({"check"});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_EQ(ran.err, "");
  EXPECT_TRUE(Has(ran.out, "2 cases: 2 pass\n"));
  EXPECT_FALSE(Has(ran.out, "walks-east"));
}

TEST_F(Check, ListsEveryCaseWhenVerbose) {
  const Ran ran = Run({"check", "--verbose"});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "walks-east"));
  EXPECT_TRUE(Has(ran.out, "stays-on-the-board"));
}

TEST_F(Check, TakesFilesAndFolders) {
  EXPECT_EQ(Run({"check", file_}).code, 0);
  EXPECT_EQ(Run({"check", folder_.path().string()}).code, 0);
  EXPECT_TRUE(Has(Run({"check", file_, file_}).out, "2 cases: 2 pass\n"));
}

TEST_F(Check, TakesTheRootFromTheEnvironment) {
  const Ran ran = RunProgram({"check"}, "", {"TIMEPROOF_SCENARIOS=" + folder_.path().string()});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "2 cases: 2 pass\n"));
  const Ran overridden = RunProgram({"check", "--scenarios", folder_.path().string()}, "", {"TIMEPROOF_SCENARIOS=/x"});
  EXPECT_EQ(overridden.code, 0) << overridden;
}

TEST_F(Check, IsRedWhenAnExpectationIsWrong) {
  folder_.Write("ttykm/standard/walking.yaml", Replaced("| W  .  .  .\n", "| .  W  .  .\n"));
  const Ran ran = Run({"check"});
  EXPECT_EQ(ran.code, 1) << ran;
  EXPECT_TRUE(Has(ran.out, "walks-east"));
  EXPECT_TRUE(Has(ran.out, "1 pass, 1 fail"));
  EXPECT_TRUE(Has(ran.out, "TK-MOVE-01")) << "the trace";
}

TEST_F(Check, IsRedForEachFaultWithItsOwnMessage) {
  const struct {
    const char *what, *by, *says;
  } cases[] = {
      {"after:", "affter:", "key.unknown"},
      {"before: start", "before: start\n    before: start", "yaml.duplicate-key"},
      {"rules: [TK-MOVE-01]", "rules: [TK-MOVE-99]", "TK-MOVE-99"},
      {"id: stays-on-the-board", "id: walks-east", "scenario.duplicate-id"},
      {"move east", "move up", "move up"},
      {"rule: TK-MOVE-02", "rule: TK-MOVE-01", "TK-MOVE-02"},
  };
  for (const auto& [what, by, says] : cases) {
    folder_.Write("ttykm/standard/walking.yaml", Replaced(what, by));
    const Ran ran = Run({"check"});
    EXPECT_EQ(ran.code, 1) << by << "\n" << ran;
    EXPECT_TRUE(Has(ran.out, says)) << by;
    EXPECT_TRUE(Has(ran.out, "walking.yaml:")) << by;
  }
}

TEST_F(Check, StopsAtTheFirstRedCase) {
  folder_.Write("ttykm/standard/walking.yaml", Replaced("| W  .  .  .\n", "| .  W  .  .\n"));
  const Ran ran = Run({"check", "--fail-fast", "--format", "json"});
  EXPECT_EQ(ran.code, 1) << ran;
  EXPECT_EQ(Json::parse(ran.out)["verdict"], "red");
  EXPECT_TRUE(Has(ran.out, "walks-east"));
}

TEST_F(Check, ReportsInJson) {
  const Ran ran = Run({"check", "--format", "json"});
  EXPECT_EQ(ran.code, 0) << ran;
  const Json report = Json::parse(ran.out);
  EXPECT_EQ(report["verdict"], "green");
  EXPECT_EQ(report["cases"].size(), 2U);
}

TEST_F(Check, IsTheSameWithAnyNumberOfJobs) {
  EXPECT_EQ(Run({"check", "-v", "--jobs", "1"}).out, Run({"check", "-v", "--jobs", "7"}).out);
}

TEST_F(Check, Filters) {
  EXPECT_TRUE(Has(Run({"check", "--filter", "walks-*"}).out, "1 case"));
  EXPECT_TRUE(Has(Run({"check", "--filter", "rule=TK-MOVE-02"}).out, "1 case"));
  EXPECT_TRUE(Has(Run({"check", "--filter", "game=ttykm", "--filter", "chapter=standard"}).out, "2 cases"));
  EXPECT_TRUE(Has(Run({"check", "--filter", "game=ttykm", file_}).out, "2 cases"));
}

TEST_F(Check, TakesAnAnswerInAnyOrder) {
  const auto write = [this](const std::string& answer) {
    return folder_.Write("ttykm/standard/asking.yaml", R"(game: ttykm
scenarios:
  - id: two-powers
    title: Each takes one
    rules: [TK-MOVE-01]
    ask: {coda-powers: {mode: draft, first: white, powers: [a, b], picks: [a, b]}}
    answer: )" + answer + "\n");
  };
  EXPECT_EQ(Run({"check", write("{black: b, white: a}")}).code, 0);
  EXPECT_EQ(Run({"check", write("{white: a, black: b}")}).code, 0);
  EXPECT_EQ(Run({"check", write("{black: a, white: b}")}).code, 1);
  EXPECT_EQ(Run({"check", write("{white: a}")}).code, 1);
}

TEST_F(Check, FindsTheChapterFromAnywhere) {
  const std::string inside = "cd '" + folder_.path().string() + "/ttykm/standard' && \"$TIMEPROOF\" check ";
  EXPECT_EQ(RunShell(inside + "--scenarios ../.. --filter chapter=standard walking.yaml").code, 0);
  EXPECT_EQ(RunShell(inside + "--scenarios ../.. --filter chapter=growth walking.yaml").code, 2);
}

TEST_F(Check, TellsNoTerminalWhatToDo) {
  folder_.Write("ttykm/standard/walking.yaml",
                Replaced("title: A copy walks east", "title: \"\\e[31m\\x9b2J\\0 ]]> \\u2028 \\uFFFE\""));
  const std::string file = folder_.Write("ttykm/standard/odd\x1b[31m\n.yaml", "game: nonsense\n");
  for (const char* command : {"check", "show", "ledger"}) {
    std::vector<std::string> arguments = {command};
    if (arguments[0] == "check") arguments.emplace_back("--verbose");
    if (arguments[0] == "show") arguments.emplace_back("walks-east");
    const Ran ran = Run(arguments);
    EXPECT_FALSE(Has(ran.out, "\x1b")) << command;
    EXPECT_FALSE(Has(ran.out, "\xC2\x9B")) << command;
    EXPECT_FALSE(Has(ran.out, std::string(1, '\0'))) << command;
  }
  EXPECT_TRUE(Json::accept(Run({"check", "--format", "json"}).out));
  EXPECT_TRUE(Json::accept(Run({"ledger", "--format", "json"}).out));
}

TEST_F(Check, JudgesOddFilesInvalid) {
  std::string crlf = "\xEF\xBB\xBF";
  for (const char c : std::string(kScenarios)) crlf += c == '\n' ? "\r\n" : std::string(1, c);
  EXPECT_EQ(Run({"check", folder_.Write("ttykm/standard/crlf.yaml", crlf)}).code, 0);
  const struct {
    std::string file;
    const char* says;
  } cases[] = {
      {"/dev/null", "[yaml.empty]"},
      {folder_.Write("empty.yaml", ""), "[yaml.empty]"},
      {folder_.Write("binary.yaml", std::string("\x01\0", 2)), "[yaml.control]"},
      {folder_.Write("latin1.yaml", "game: \xE9\n"), "[yaml.utf8]"},
      {folder_.Write("utf16.yaml", std::string("\xFF\xFEg\0", 4)), "[yaml.utf8]"},
      {folder_.Write("large.yaml", std::string(10U << 20U, '#')), "[yaml.too-large]"},
      {folder_.Write("deep.yaml", std::string(500000, '[')), "[yaml.too-deep]"},
  };
  for (const auto& [file, says] : cases) {
    const Ran ran = Run({"check", file});
    EXPECT_EQ(ran.code, 1) << file << "\n" << ran;
    EXPECT_TRUE(Has(ran.out, says)) << file;
    EXPECT_TRUE(Has(ran.out, "1 case: 1 invalid\n")) << file;
    EXPECT_EQ(ran.err, "") << file;
    EXPECT_EQ(Run({"moves", "ttykm", "-p", "@" + file}).code, 2) << file;
  }
}

TEST_F(Check, RefusesToCheckNothing) {
  const std::vector<std::string> cases[] = {
      {"check", "--filter", "no-such-id"}, {"check", "--filter", "colour=red"},
      {"check", "--filter", ""},           {"check", "--filter", "rule=TK-MOVE-01", "--filter", "rule=TK-MOVE-02"},
      {"check", "/no/such/path"},          {"check", folder_.path().string() + "/nothing-here.yaml"},
  };
  for (const std::vector<std::string>& arguments : cases) {
    const Ran ran = Run(arguments);
    EXPECT_EQ(ran.code, 2) << testing::PrintToString(arguments) << "\n" << ran;
    EXPECT_TRUE(Has(ran.err, "timeproof: check: ")) << testing::PrintToString(arguments);
    EXPECT_EQ(ran.out, "") << testing::PrintToString(arguments);
  }
  Folder empty;
  EXPECT_EQ(RunProgram({"check", empty.path().string()}).code, 2);
  EXPECT_EQ(RunProgram({"check", "--scenarios", empty.path().string()}).code, 2);
  EXPECT_EQ(RunProgram({"check", "--scenarios", "/no/such/folder"}).code, 2);
}

TEST_F(Check, IsBadInputWhenOneOfThePathsIsMissing) {
  const Ran ran = Run({"check", file_, "/no/such/path"});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.out, "/no/such/path"));
  EXPECT_TRUE(Has(ran.out, "2 cases: 2 pass")) << "what is there is judged all the same";
}

TEST_F(Show, ShowsBeforeAfterAndTheRules) {
  const Ran ran = Run({"show", "walks-east"});
  EXPECT_EQ(ran.code, 0) << ran;
  for (const char* part :
       {"A copy walks east", "before\n", "play: copy 1, move east\n", "after\n", "TK-MOVE-01", "verdict: pass"}) {
    EXPECT_TRUE(Has(ran.out, part));
  }
}

TEST_F(Show, ShowsWhatIsRed) {
  folder_.Write("ttykm/standard/walking.yaml", Replaced("| W  .  .  .\n", "| .  W  .  .\n"));
  const Ran ran = Run({"show", "walks-east"});
  EXPECT_EQ(ran.code, 1) << ran;
  EXPECT_TRUE(Has(ran.out, "verdict: fail"));
  folder_.Write("ttykm/standard/walking.yaml", Replaced("after:", "affter:"));
  const Ran invalid = Run({"show", "walks-east"});
  EXPECT_EQ(invalid.code, 1) << invalid;
  EXPECT_TRUE(Has(invalid.out, "affter"));
}

TEST_F(Show, ShowsWhatIsExpected) {
  const Ran ran = Run({"show", "stays-on-the-board"});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out,
                  "\nexpected\n"
                  "  refused by TK-MOVE-02: move west\n"
                  "    the engine says: west of past 1 is the wall [TK-MOVE-02]\n"));
  folder_.Write("ttykm/standard/walking.yaml",
                Replaced("illegal: {move: move west, rule: TK-MOVE-02}",
                         "legal: [move east, move south, travel forward]\n    legal_has: [move south]\n"
                         "    legal_lacks: [move west]\n    events: [TK-TURN-01]"));
  const Ran all = Run({"show", "stays-on-the-board"});
  EXPECT_TRUE(Has(all.out,
                  "\nexpected\n"
                  "  exactly these are legal: move east, move south, travel forward\n"
                  "  these are among the legal: move south\n"
                  "  these are not legal: move west\n"
                  "  these rules have effects, in this order: TK-TURN-01\n"));
}

TEST_F(Show, TakesAFileFromAnywhere) {
  Folder elsewhere;
  std::string text = kScenarios;
  text.replace(text.find("walks-east"), 10, "far-away");
  const std::string file = elsewhere.Write("dispute.yaml", text);
  const Ran ran = Run({"show", "far-away", file});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, file + ":3, game ttykm"));
  EXPECT_TRUE(Has(ran.out, "verdict: pass"));
  EXPECT_EQ(Run({"show", "walks-east", file}).code, 2) << "only that file is looked at";
  EXPECT_EQ(Run({"show", "far-away"}).code, 2);
}

TEST_F(Show, SaysWhatItCouldNotRead) {
  const std::string odd = folder_.Write("odd.yaml", "game: [");
  const Ran lost = Run({"show", "walks-east", odd, "/no/such/path"});
  EXPECT_EQ(lost.code, 2) << lost;
  EXPECT_TRUE(Has(lost.err, "timeproof: show: " + odd + ":1:"));
  EXPECT_TRUE(Has(lost.err, "timeproof: show: /no/such/path: there is no such file or folder"));
  const Ran found = Run({"show", "walks-east", file_, ""});
  EXPECT_EQ(found.code, 2) << found;
  EXPECT_TRUE(Has(found.out, "verdict: pass"));
  EXPECT_EQ(found.err, "timeproof: show: '': there is no such file or folder [path.missing]\n");
}

TEST_F(Show, SuggestsWhatWasMeant) {
  const Ran ran = Run({"show", "walks-west"});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err, "timeproof: show: there is no scenario 'walks-west' (did you mean \"walks-east\"?)\n");
}

TEST_F(LedgerCommand, IsRedWhenSomethingIsMissing) {
  const Ran ran = Run({"ledger", "ttykm"});
  EXPECT_EQ(ran.code, 1) << ran;
  EXPECT_TRUE(Has(ran.out, "EX-STD-03"));
  EXPECT_TRUE(Has(ran.out, "missing"));
  EXPECT_TRUE(Has(ran.out, "walks-east"));
  const Ran summary = Run({"ledger", "--summary"});
  EXPECT_EQ(summary.code, 1) << summary;
  EXPECT_FALSE(Has(summary.out, "EX-STD-03"));
  EXPECT_TRUE(Has(summary.out, "see timeproof ledger ttykm"));
  const Ran json = Run({"ledger", "--format", "json"});
  EXPECT_EQ(json.code, 1) << json;
  EXPECT_EQ(Json::parse(json.out)["ledgers"].size(), 1U);
}

TEST_F(LedgerCommand, ShowsTheRowsAskedFor) {
  const Ran ran = Run({"ledger", "ttykm", "TK-MOVE-*"});
  EXPECT_EQ(ran.code, 1) << "the ledger is no less red for what is not shown\n" << ran;
  EXPECT_TRUE(Has(ran.out, "rule TK-MOVE-01: covered by 1 case\n"));
  EXPECT_TRUE(Has(ran.out, "it does not move into walls"));
  EXPECT_FALSE(Has(ran.out, "EX-STD-03"));
  EXPECT_TRUE(Has(ran.out, "problems: see timeproof ledger ttykm\n")) << ran;
  const Ran none = Run({"ledger", "ttykm", "TK-MVOE-01"});
  EXPECT_EQ(none.code, 2);
  EXPECT_EQ(none.err,
            "timeproof: ledger: no row has an id that 'TK-MVOE-01' matches, where * stands for any characters (did you "
            "mean \"TK-MOVE-01\"?)\n");
  EXPECT_EQ(none.out, "");
}

TEST_F(LedgerCommand, RefusesGamesWithoutLedger) {
  const Ran ran = Run({"ledger", "chess"});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.err, "there is no ledger of 'chess': choose from ttykm"));
  EXPECT_EQ(Run({"ledger", ""}).code, 2);
  EXPECT_EQ(RunProgram({"ledger", "--scenarios", "/no/such/folder"}).code, 2);
}

TEST_F(LedgerCommand, SaysWhatCannotBeRead) {
  folder_.Write("ttykm/ledger.yaml", "game: [");
  for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"--wrong"}}) {
    std::vector<std::string> arguments = {"ledger", "ttykm"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ran ran = Run(arguments);
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_TRUE(Has(ran.err, "ledger.yaml:1:")) << ran;
    EXPECT_FALSE(Has(ran.err, "choose from")) << ran;
  }
}

TEST_F(LedgerCommand, SaysWhichScenariosCannotBeRead) {
  ASSERT_EQ(mkfifo((folder_.path() / "ttykm" / "pipe.yaml").c_str(), 0600), 0);
  const Ran ran = Run({"ledger", "ttykm"});
  EXPECT_EQ(ran.code, Run({"check"}).code) << ran;
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.err, "pipe.yaml: ")) << ran;
}

TEST(Repository, IsGreen) {
  const std::string scenarios = std::string(TIMEPROOF_SOURCE_DIR) + "/scenarios";
  const Ran check = RunProgram({"check", scenarios});
  EXPECT_EQ(check.code, 0) << check;
  EXPECT_EQ(RunProgram({"check"}).out, check.out) << "the scenarios built in are those of the source folder";
  const Ran ledger = RunProgram({"ledger", "ttykm", "--scenarios", scenarios});
  EXPECT_EQ(ledger.code, 0) << ledger;
}

}  // namespace
}  // namespace timeproof
