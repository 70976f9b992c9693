#include "scenarios/runner/report.h"

#include <gtest/gtest.h>

#include <string>

#include "scenarios/runner/coverage.h"
#include "tests/runner/fake_game.h"

namespace timeproof {
namespace {

bool Says(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

const std::string kScenarios = R"(game: fake
scenarios:
  - {id: right, title: Fine, rules: [F-MARK-01], before: start, play: mark 1, after: "x....... b"}
  - {id: wrong, title: Not so, rules: [F-MARK-01], before: start, play: mark 1, after: "xx...... b"}
  - {id: odd, title: Misspelled, rules: [F-MRAK-01], before: start, play: mark 1, after: "x....... b"}
)";

struct Ran {
  std::vector<Case> cases = LoadText(kScenarios, "test.yaml", FakeContext());
  std::vector<CaseResult> results;
  Ran() {
    RunOptions options;
    options.make = [](std::string_view, const Value&, Reading) -> Result<std::unique_ptr<const Game>> {
      return MakeFakeGame(false, Fault::kNone);
    };
    results = RunCases(cases, options);
  }
};

TEST(Verdicts, HaveWordsAndColours) {
  EXPECT_EQ(ToText(Verdict::kXpass), "xpass");
  for (const Verdict verdict : kVerdicts) {
    const bool fine = verdict == Verdict::kPass || verdict == Verdict::kXfail || verdict == Verdict::kUnsupported;
    EXPECT_EQ(IsRed(verdict), !fine) << ToText(verdict);
  }
}

TEST(TextReport, ShowsRedCasesAndCounts) {
  const Ran ran;
  const std::string text = TextReport(ran.cases, ran.results, {}, {});
  EXPECT_TRUE(Says(text, "3 cases: 1 pass, 1 fail, 1 invalid")) << text;
  EXPECT_TRUE(Says(text, "fail        wrong  (test.yaml:4)")) << text;
  EXPECT_TRUE(
      Says(text,
           "test.yaml:5:42: the ledger has no rule or settled point \"F-MRAK-01\" (did you mean \"F-MARK-01\"?) "
           "[rule.unknown] at scenarios[2].rules[0]"))
      << text;
  EXPECT_FALSE(Says(text, "right")) << text;
  EXPECT_FALSE(Says(text, "\x1b")) << text;
  EXPECT_TRUE(Says(TextReport(ran.cases, ran.results, {}, {.color = true}), "\x1b[31m"));
  EXPECT_TRUE(Says(TextReport(ran.cases, ran.results, {}, {.verbose = true}), "pass        right"));
}

TEST(JsonReport, IsStableAndComplete) {
  const Ran ran;
  const Json json = JsonReport(ran.cases, ran.results, {});
  EXPECT_EQ(json["verdict"], "red");
  EXPECT_EQ(json["summary"]["cases"], 3);
  EXPECT_EQ(json["summary"]["fail"], 1);
  EXPECT_EQ(json["cases"][0]["verdict"], "pass");
  EXPECT_EQ(json["cases"][1]["steps"][0]["trace"][0]["rule"], "F-MARK-01");
  EXPECT_EQ(json["cases"][2]["diagnostics"][0]["code"], "rule.unknown");
  EXPECT_EQ(DumpJson(json, true), DumpJson(JsonReport(ran.cases, ran.results, {}), true));
}

TEST(JsonReport, IsValidForAnyBytes) {
  Case scenario;
  scenario.id = "odd\xFF";
  scenario.title = "a \x1b b \x01 ]]> \xED\xA0\x80";
  CaseResult result;
  result.verdict = Verdict::kError;
  result.reason = "\xC3";
  const std::string text = DumpJson(JsonReport({&scenario, 1}, {&result, 1}, {}));
  EXPECT_TRUE(ParseJson(text)) << text;
  EXPECT_FALSE(Says(TextReport({&scenario, 1}, {&result, 1}, {}, {}), "\x1b"));
}

TEST(SummaryLine, SaysWhenNothingRan) { EXPECT_EQ(SummaryLine({}), "0 cases: nothing was checked"); }

TEST(Ledger, IsReadStrictly) {
  const Ledger ledger = ParseLedger(R"(game: fake
books: {A: {title: t, what: w}}
chapters: [basic]
rules:
  - {id: F-MARK-01, chapter: basic, text: t}
  - {id: F-MARK-01, chapter: bsaic, text: t}
  - {id: F-ROW-01, chapter: basic, txet: t}
)",
                                    "ledger.yaml");
  ASSERT_EQ(ledger.diagnostics.size(), 3U);
  EXPECT_EQ(ledger.diagnostics[0].code, "ledger.duplicate-id");
  EXPECT_EQ(ledger.diagnostics[1].code, "chapter.unknown");
  EXPECT_EQ(ledger.diagnostics[2].code, "key.unknown");
}

TEST(Coverage, JoinsRowsAndScenarios) {
  const LoadContext context = FakeContext();
  const std::vector<Case> cases = LoadText(R"(game: fake
scenarios:
  - {id: one, title: t, rules: [F-MARK-01, F-OVER-01], before: start, legal_has: [mark 1]}
  - id: two
    title: t
    rules: [F-ROW-01]
    before: start
    rulings: {full-row: {clears: {legal_has: [mark 1]}, stays: {legal_has: [mark 1]}}}
  - {id: three, title: t, rules: [F-SETTLED-01], before: start}
)",
                                           "test.yaml", context);
  const Coverage coverage = JoinLedger(context.ledgers[0], cases, FindFakeGame("fake"));
  ASSERT_EQ(coverage.rows.size(), 6U);
  EXPECT_EQ(coverage.rows[0].status, RowStatus::kCovered);
  EXPECT_EQ(coverage.rows[1].status, RowStatus::kDisputed);
  EXPECT_EQ(coverage.rows[1].scenarios.size(), 2U);
  EXPECT_EQ(coverage.rows[3].status, RowStatus::kMissing) << "an invalid scenario covers nothing";
  EXPECT_EQ(coverage.rows[4].status, RowStatus::kMissing);
  EXPECT_EQ(coverage.rows[5].status, RowStatus::kDisputed);
  ASSERT_EQ(coverage.problems.size(), 2U);
  EXPECT_EQ(coverage.problems[1].message, "the example EX-01 has no scenario");
  EXPECT_TRUE(Says(CoverageSummary(coverage), "rules       3: 2 covered, 1 disputed")) << CoverageSummary(coverage);
  EXPECT_EQ(CoverageJson(coverage)["summary"]["examples"]["missing"], 1);
  EXPECT_TRUE(Says(CoverageText(coverage), "EX-01")) << CoverageText(coverage);
}

TEST(Coverage, ComparesTheLedgerWithTheEngine) {
  std::string text(kFakeLedger);
  text.replace(text.find("F-ROW-01"), 8, "F-ROW-02");
  text.replace(text.find("{clears: It goes., stays: It stays.}"), 36, "{stays: s, clears: c}");
  text.replace(text.find("text: Conceding"), 5, "untestable: never, text:");
  const Ledger ledger = ParseLedger(text, "ledger.yaml");
  ASSERT_TRUE(ledger.diagnostics.empty()) << ToText(ledger.diagnostics[0]);
  const Coverage coverage = JoinLedger(ledger, {}, FindFakeGame("fake"));
  std::vector<std::string> codes;
  for (const Diagnostic& problem : coverage.problems) {
    if (problem.code != "ledger.uncovered") codes.push_back(problem.code);
  }
  EXPECT_EQ(codes, (std::vector<std::string>{"ledger.rule-missing", "ledger.rule-unknown", "ledger.ruling-values"}));
  EXPECT_EQ(coverage.rows[3].status, RowStatus::kUntestable);
  EXPECT_EQ(JoinLedger(ledger, {}, nullptr).problems.back().code, "ledger.game");
}

TEST(Diagnostics, FindTheNearestWord) {
  EXPECT_EQ(Nearest("affter", {"before", "after"}), "after");
  EXPECT_EQ(Nearest("scenarois", {"game", "scenarios"}), "scenarios");
  EXPECT_EQ(Nearest("winner", {"after", "play"}), "");
  EXPECT_EQ(Nearest(std::string(1000, 'a'), {"a"}), "");
  EXPECT_EQ(Nearest("TK-move-01", {"TK-TURN-01", "TK-MOVE-01"}), "TK-MOVE-01");
  EXPECT_EQ(Nearest("w", {".", "B", "W"}), "W") << "in short words only the case can be wrong";
  EXPECT_EQ(Nearest("en", {"JA", "EN"}), "EN");
  EXPECT_EQ(Nearest("ab", {"ac", "b"}), "");
}

TEST(Diagnostics, FindWhatWasMeantAmongTheWordsOfAMessage) {
  EXPECT_EQ(DidYouMean("no era 'pats'; there are past, present, future"), "did you mean \"past\"?");
  EXPECT_EQ(DidYouMean("first is 'White', it should be white or black"), "did you mean \"white\"?");
  EXPECT_EQ(DidYouMean("'sO' is no piece; the tokens are . W So Sw, and D"), "did you mean \"So\"?");
  EXPECT_EQ(DidYouMean("'w' is no piece; the tokens are W B, with a hat w"), "did you mean \"W\"?");
  EXPECT_EQ(DidYouMean("'red' is no player: white or black"), "");
  EXPECT_EQ(DidYouMean("the ruling 'pull' has no value 'yess'; it has yes, no, full"), "did you mean \"yes\"?");
  EXPECT_EQ(DidYouMean("'W33' is no board: rows like W3 parted by '/'"), "");
  EXPECT_EQ(DidYouMean("'"), "");
  EXPECT_EQ(DidYouMean("an end quote is missing: 'past, pas"), "");
  EXPECT_EQ(DidYouMean("nothing quoted: past"), "");
}

}  // namespace
}  // namespace timeproof
