#include "scenarios/runner/loader.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include "tests/runner/fake_game.h"

namespace timeproof {
namespace {

std::vector<Case> Load(const std::string& text) { return LoadText(text, "test.yaml", FakeContext()); }

std::string Scenario(const std::string& id, const std::string& rest) {
  return "  - id: " + id + "\n    title: A title\n    rules: [F-MARK-01]\n" + rest;
}
const std::string kHead = "game: fake\nscenarios:\n";
const std::string kFine = "    before: start\n    play: mark 1\n    after: \"x....... b\"\n";

class Folder : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(path_); }
  void TearDown() override { std::filesystem::remove_all(path_); }
  void Write(const std::string& name, const std::string& text) {
    const std::filesystem::path file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text;
  }
  const std::filesystem::path path_ = std::filesystem::path(testing::TempDir()) / "timeproof_loader_test";
};
using LoadSuiteOf = Folder;

TEST(LoadText, ReadsAScenario) {
  const std::vector<Case> cases = Load(R"(game: fake
options: {rulings: {full-row: stays}}
scenarios:
  - id: one
    title: "A row stays"
    rules: [F-MARK-01, F-SETTLED-01]
    source: {book: A, section: Rows, example: EX-01, reconstructed: true}
    note: words
    before:
      board: |
        x	x x .
        . . . .
      to_move: b
    play: "b: mark 4, mark 5"
    after: |
      x x x x
      x . . .
    legal_lacks: [mark 4]
    illegal: {move: mark 1, rule: F-MARK-01, why: taken}
    events: [F-MARK-01]
)");
  ASSERT_EQ(cases.size(), 1U);
  const Case& one = cases[0];
  ASSERT_TRUE(one.valid()) << ToText(one.diagnostics[0]);
  EXPECT_EQ(one.title, "A row stays");
  EXPECT_EQ(one.rules, (std::vector<std::string>{"F-MARK-01", "F-SETTLED-01"}));
  EXPECT_EQ(one.source->examples, std::vector<std::string>{"EX-01"});
  EXPECT_TRUE(one.source->reconstructed);
  EXPECT_EQ(one.mark, (Mark{4, 5}));
  EXPECT_EQ(one.game_rules->ToLine(one.before), "xxx..... b");
  ASSERT_EQ(one.steps.size(), 1U);
  ASSERT_EQ(one.steps[0].play.size(), 2U);
  EXPECT_EQ(one.steps[0].play[1].text, "mark 5");
  EXPECT_EQ(one.steps[0].play[1].mark, (Mark{14, 23}));
  EXPECT_EQ(one.steps[0].expect.illegal[0].why, "taken");
}

TEST(LoadText, OneBadScenarioLeavesItsNeighbours) {
  const std::vector<Case> cases =
      Load(kHead + Scenario("first", kFine) + Scenario("second", kFine + "    affter: x\n") + Scenario("third", kFine));
  ASSERT_EQ(cases.size(), 3U);
  EXPECT_TRUE(cases[0].valid());
  EXPECT_FALSE(cases[1].valid());
  EXPECT_EQ(cases[1].id, "second");
  EXPECT_TRUE(cases[2].valid());
}

TEST(LoadText, AFaultOfSyntaxInsideOneScenarioLeavesItsNeighboursToo) {
  const std::vector<Case> cases = Load(kHead + Scenario("first", kFine) +
                                       Scenario("second", kFine + "    play: mark 2\n") + Scenario("third", kFine));
  ASSERT_EQ(cases.size(), 3U);
  EXPECT_TRUE(cases[0].valid());
  ASSERT_FALSE(cases[1].valid());
  EXPECT_EQ(cases[1].diagnostics[0].code, "yaml.duplicate-key");
  EXPECT_TRUE(cases[2].valid());
}

TEST(LoadText, AScenarioWithoutAnIdIsStillThere) {
  const std::vector<Case> cases = Load(kHead + "  - title: No name\n    rules: [F-MARK-01]\n" + kFine);
  ASSERT_EQ(cases.size(), 1U);
  EXPECT_EQ(cases[0].id, "test.yaml[0]");
  EXPECT_FALSE(cases[0].valid());
}

TEST(LoadText, AnUnreadableFileIsOneInvalidCase) {
  const std::vector<Case> cases = Load(",");
  ASSERT_EQ(cases.size(), 1U);
  EXPECT_EQ(cases[0].id, "test.yaml");
  EXPECT_FALSE(cases[0].valid());
}

TEST(LoadText, AFaultOfTheFileIsACaseAndItsScenariosAreNotPlayed) {
  for (const char* fault : {"---\nmore: 1\n", "optoins: {rulings: {full-row: stays}}\n", "options: &x {}\n"}) {
    const std::vector<Case> cases = Load(kHead + Scenario("first", kFine) + fault);
    ASSERT_EQ(cases.size(), 2U) << fault;
    EXPECT_EQ(cases[0].id, "test.yaml");
    EXPECT_FALSE(cases[0].valid());
    EXPECT_EQ(cases[1].id, "first");
    ASSERT_FALSE(cases[1].valid()) << fault;
    EXPECT_EQ(cases[1].diagnostics[0].code, "file.faulty");
  }
}

TEST(LoadText, MakesACaseOfEachReading) {
  const std::vector<Case> cases = Load(kHead + Scenario("row", R"(    before: "xxx..... a"
    play: mark 4
    rulings:
      full-row:
        clears: {says: A, after: "........ b"}
        stays: {says: {B: because}, play: [mark 4, mark 5], after: "xxxxx... a"}
)"));
  ASSERT_EQ(cases.size(), 2U);
  ASSERT_TRUE(cases[0].valid()) << ToText(cases[0].diagnostics[0]);
  EXPECT_EQ(cases[0].id, "row[full-row=clears]");
  EXPECT_EQ(cases[1].id, "row[full-row=stays]");
  EXPECT_EQ(cases[1].scenario_id, "row");
  EXPECT_EQ(cases[0].steps[0].play.size(), 1U);
  EXPECT_EQ(cases[1].steps[0].play.size(), 2U);
  EXPECT_EQ(cases[0].reading->says[0].first, "A");
  EXPECT_EQ(cases[1].reading->says[0].second, "because");
  EXPECT_EQ(*cases[1].options.Find("rulings")->Find("full-row"), Value("stays"));
}

TEST(LoadText, MergesOptionsDeeply) {
  const std::vector<Case> cases = Load("game: fake\noptions: {rulings: {full-row: clears}}\nscenarios:\n" +
                                       Scenario("one", "    options: {rulings: {full-row: stays}}\n" + kFine));
  ASSERT_TRUE(cases[0].valid());
  EXPECT_EQ(*cases[0].options.Find("rulings")->Find("full-row"), Value("stays"));
}

TEST(LoadText, TakesTheChapterFromTheFolder) {
  const auto chapter = [](const std::string& file) {
    return LoadText(kHead + Scenario("one", kFine), file, FakeContext())[0].chapter;
  };
  EXPECT_EQ(chapter("scenarios/fake/basic/rows.yaml"), "basic");
  EXPECT_EQ(chapter("scenarios/fake/basic/deeper/rows.yaml"), "basic");
  EXPECT_EQ(chapter("elsewhere/rows.yaml"), "");
  EXPECT_EQ(chapter("elsewhere/fake/basic/rows.yaml"), "") << "a folder of that name says nothing elsewhere";
  EXPECT_EQ(chapter("scenarios/fake/rows.yaml"), "");
  EXPECT_EQ(chapter("scenarios/fake/basic/../other/rows.yaml"), "other");
  EXPECT_EQ(chapter(std::filesystem::absolute("scenarios/fake/basic/rows.yaml").string()), "basic");
  EXPECT_EQ(chapter("rows.yaml"), "");
}

TEST(LoadText, HoldsTheFolderToTheLedger) {
  const auto load = [](const std::string& folder) {
    return LoadText(kHead + Scenario("one", kFine), "scenarios/fake/" + folder + "/rows.yaml", FakeContext());
  };
  EXPECT_EQ(load("other").size(), 1U) << "a folder beside the chapters";
  const std::vector<Case> cases = load("bsaic");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(ToText(cases[0].diagnostics.at(0)),
            "scenarios/fake/bsaic/rows.yaml: the ledger has no folder \"bsaic\" (did you mean \"basic\"?) "
            "[folder.unknown]");
  EXPECT_TRUE(cases[1].valid()) << "what it holds is played all the same";
  EXPECT_EQ(load("elsewhere")[0].diagnostics.at(0).hint, "there are basic, other");
}

TEST(LoadText, HoldsTheFileToTheFolderOfItsGame) {
  const auto fault = [](const std::string& file) {
    const std::vector<Case> cases = LoadText(kHead + Scenario("one", kFine), file, FakeContext());
    EXPECT_EQ(cases.size(), 2U) << file << ": what it holds is played all the same";
    return ToText(cases[0].diagnostics.at(0));
  };
  EXPECT_EQ(fault("scenarios/other/basic/rows.yaml"),
            "scenarios/other/basic/rows.yaml: the file is of fake and does not lie in fake/ (move it to "
            "fake/<chapter>/) [folder.game]");
  EXPECT_NE(fault("scenarios/other/rows.yaml").find("[folder.game]"), std::string::npos);
  EXPECT_NE(fault("scenarios/rows.yaml").find("[folder.game]"), std::string::npos);
  EXPECT_EQ(fault("scenarios/fake/rows.yaml"),
            "scenarios/fake/rows.yaml: the file lies in no folder of a chapter (there are basic, other) [folder.none]");
  EXPECT_EQ(LoadText(kHead + Scenario("one", kFine), "elsewhere/other/basic/rows.yaml", FakeContext()).size(), 1U)
      << "what is no scenario of the project lies where it likes";
}

TEST(LoadText, ReadsPositionsOfOurOwnApartFromExamples) {
  LoadContext context = FakeContext();
  context.ledgers[0].rows.push_back({.kind = RowKind::kPosition, .id = "POS-01", .chapter = "basic"});
  const auto load = [&context](const std::string& source) {
    return LoadText(kHead + Scenario("one", "    source: {book: A, " + source + "}\n" + kFine), "test.yaml",
                    context)[0];
  };
  EXPECT_EQ(load("position: POS-01").source->positions, std::vector<std::string>{"POS-01"});
  EXPECT_EQ(load("position: POS-01").source->examples, std::vector<std::string>());
  EXPECT_EQ(ToText(load("example: POS-01").diagnostics.at(0)),
            "test.yaml:6:32: the ledger has no example \"POS-01\" [example.unknown] at scenarios[0].source.example");
  EXPECT_EQ(load("position: EX-01").diagnostics.at(0).code, "position.unknown");
}

TEST(LoadText, SaysOnlyWhatIsMisspeltAndNotWhatIsMissingForIt) {
  const struct {
    std::string right, wrong;
  } cases[] = {{"after:", "affter:"}, {"rules:", "rule:"}, {"title:", "titel:"}, {"after:", "winer:"}};
  for (const auto& [right, wrong] : cases) {
    std::string text = kHead + Scenario("one", kFine);
    text.replace(text.find(right), right.size(), wrong);
    const std::vector<Diagnostic> faults = Load(text).at(0).diagnostics;
    ASSERT_EQ(faults.size(), 1U) << wrong << ": " << ToText(faults.at(0));
    EXPECT_EQ(faults[0].code, "key.unknown") << wrong;
  }
}

TEST(LoadText, SaysSoWithoutALedger) {
  const std::vector<Case> cases =
      LoadText(kHead + Scenario("one", kFine), "test.yaml", {.ledgers = {}, .find_game = &FindFakeGame});
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(cases[0].diagnostics.at(0).code, "ledger.missing");
}

TEST(LoadText, IsDoneSoonWithWhatIsLong) {
  const auto repeated = [](std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
  };
  const std::string before = "    before: start\n";
  const std::string texts[] = {
      kHead + Scenario("moves", before + "    play: \"" + repeated("a,", 400000) + "a\"\n    legal: []\n"),
      kHead + Scenario("list", before + "    legal: [" + repeated("mark 1,", 120000) + "mark 1]\n"),
      kHead + "  - {id: rules, title: t, rules: [" + repeated("é,", 300000) + "é]}\n",
      "{" + repeated("é,", 300000) + "é}",
  };
  for (const std::string& text : texts) EXPECT_LE(Load(text).at(0).diagnostics.size(), 51U);
  std::string keys = "{a: 0";
  for (int i = 0; i < 70000; ++i) keys += ", b" + std::to_string(i) + ": 1";
  EXPECT_EQ(Load(keys + "}").size(), 1U);
}

TEST_F(LoadSuiteOf, ReadsFoldersInOrderAndNoLedgers) {
  Write("b.yaml", kHead + Scenario("from-b", kFine));
  Write("a/c.yml", kHead + Scenario("from-c", kFine));
  Write("ledger.yaml", std::string(kFakeLedger));
  Write("notes.txt", "no scenario");
  const Suite suite = LoadSuite({path_, path_ / "b.yaml"}, FakeContext());
  EXPECT_TRUE(suite.problems.empty());
  ASSERT_EQ(suite.cases.size(), 2U) << "a file named twice is read once";
  EXPECT_EQ(suite.cases[0].id, "from-c");
  EXPECT_EQ(suite.cases[1].id, "from-b");
}

TEST_F(LoadSuiteOf, RefusesOneIdInTwoFiles) {
  Write("a.yaml", kHead + Scenario("same", kFine));
  Write("b.yaml", kHead + Scenario("same", kFine));
  const Suite suite = LoadSuite({path_}, FakeContext());
  ASSERT_EQ(suite.cases.size(), 2U);
  for (const Case& scenario : suite.cases) {
    ASSERT_FALSE(scenario.valid());
    EXPECT_EQ(scenario.diagnostics[0].code, "scenario.duplicate-id");
  }
}

TEST_F(LoadSuiteOf, RefusesOneIdInManyPlacesOnceForEach) {
  std::string many = kHead;
  for (int i = 0; i < 3000; ++i) many += Scenario("same", kFine);
  const std::vector<Case> cases = Load(many);
  ASSERT_EQ(cases.size(), 3000U);
  for (const Case& scenario : cases) ASSERT_EQ(scenario.diagnostics.size(), 1U);
  EXPECT_EQ(cases[0].diagnostics[0].message, "the id \"same\" is also that of test.yaml:9 and 2998 more");
  EXPECT_EQ(cases[2999].diagnostics[0].message, "the id \"same\" is also that of test.yaml:3 and 2998 more");
}

TEST_F(LoadSuiteOf, MakesACaseOfAFileThatCannotBeRead) {
  Write("fine.yaml", kHead + Scenario("fine", kFine));
  std::filesystem::create_symlink("loop.yaml", path_ / "loop.yaml");
  std::filesystem::create_symlink("nowhere", path_ / "gone.yaml");
  ASSERT_EQ(mkfifo((path_ / "pipe.yaml").c_str(), 0600), 0);
  const Suite suite = LoadSuite({path_}, FakeContext());
  ASSERT_EQ(suite.cases.size(), 3U);
  EXPECT_TRUE(suite.cases[0].valid());
  for (const std::size_t i : {1U, 2U}) EXPECT_EQ(suite.cases[i].diagnostics.at(0).code, "file.unreadable");
  ASSERT_EQ(suite.problems.size(), 1U) << "nobody waits for the pipe";
  EXPECT_EQ(suite.problems[0].code, "file.unreadable");
}

TEST_F(LoadSuiteOf, NamesEachFolderThatCannotBeRead) {
  Write("a/fine.yaml", kHead + Scenario("fine", kFine));
  Write("b/closed/lost.yaml", kHead + Scenario("lost", kFine));
  Write("c/closed/lost.yaml", kHead + Scenario("lost", kFine));
  Write("d/fine.yaml", kHead + Scenario("fine-too", kFine));
  for (const char* parent : {"b", "c"}) {
    std::filesystem::permissions(path_ / parent / "closed", std::filesystem::perms::none);
  }
  const uid_t user = geteuid();
  constexpr uid_t kNobody = 65534;  // for root no folder is closed
  ASSERT_EQ(user == 0 ? seteuid(kNobody) : 0, 0);
  const Suite suite = LoadSuite({path_}, FakeContext());
  ASSERT_EQ(seteuid(user), 0);
  for (const char* parent : {"b", "c"}) {
    std::filesystem::permissions(path_ / parent / "closed", std::filesystem::perms::owner_all);
  }
  EXPECT_EQ(suite.cases.size(), 2U) << "what can be read is read";
  std::set<std::string> named;
  for (const Diagnostic& problem : suite.problems) named.insert(problem.code + " " + problem.file);
  EXPECT_EQ(named, (std::set<std::string>{"path.unreadable " + (path_ / "b/closed").string(),
                                          "path.unreadable " + (path_ / "c/closed").string()}));
}

TEST_F(LoadSuiteOf, SaysSoOfALedgerThatCannotBeRead) {
  const std::filesystem::path ledger = path_ / "fake" / "ledger.yaml";
  const auto code = [&] {
    const std::vector<Ledger> ledgers = ReadLedgers(path_);
    std::filesystem::remove(ledger);
    return ledgers.empty() ? "none" : ledgers[0].diagnostics.at(0).code;
  };
  std::filesystem::create_directories(path_ / "fake");
  EXPECT_EQ(code(), "none");
  std::filesystem::create_symlink("nowhere", ledger);
  EXPECT_EQ(code(), "file.unreadable");
  std::filesystem::create_directory(ledger);
  EXPECT_EQ(code(), "file.unreadable");
  ASSERT_EQ(mkfifo(ledger.c_str(), 0600), 0);
  EXPECT_EQ(code(), "file.unreadable") << "nobody waits for the pipe";
}

TEST_F(LoadSuiteOf, LooksAtNothingHidden) {
  Write("fine.yaml", kHead + Scenario("fine", kFine));
  Write(".github/workflows/ci.yml", "on: push");
  Write("deep/.draft.yaml", "not done");
  std::filesystem::create_symlink("somebody@somewhere", path_ / ".#fine.yaml");  // as Emacs leaves them
  const Suite suite = LoadSuite({path_}, FakeContext());
  EXPECT_TRUE(suite.problems.empty());
  EXPECT_EQ(suite.cases.size(), 1U);
}

TEST_F(LoadSuiteOf, SaysWhenThereIsNothing) {
  const Suite suite = LoadSuite({path_, path_ / "missing"}, FakeContext());
  EXPECT_TRUE(suite.cases.empty());
  ASSERT_EQ(suite.problems.size(), 2U);
  EXPECT_EQ(suite.problems[0].code, "path.empty");
  EXPECT_EQ(suite.problems[1].code, "path.missing");
}

}  // namespace
}  // namespace timeproof
