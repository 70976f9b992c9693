#include "scenarios/runner/runner.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>

#include "scenarios/runner/filter.h"
#include "scenarios/runner/loader.h"
#include "tests/runner/fake_game.h"

namespace timeproof {
namespace {

GameFactory Engine(Fault fault = Fault::kNone) {
  return [fault](std::string_view, const Value& options, Reading) -> Result<std::unique_ptr<const Game>> {
    if (fault == Fault::kRefusesGame) {
      Error error;
      error.kind = ErrorKind::kUnsupported;
      error.message = "not here";
      return error;
    }
    const Value* rulings = options.Find("rulings");
    const bool stays = rulings != nullptr && *rulings->Find("full-row") == Value("stays");
    return MakeFakeGame(stays, fault);
  };
}

std::vector<Case> Load(const std::string& body) {
  return LoadText("game: fake\nscenarios:\n  - id: one\n    title: A title\n    rules: [F-MARK-01]\n" + body,
                  "test.yaml", FakeContext());
}

CaseResult Judge(const std::string& body, Fault fault = Fault::kNone) {
  const std::vector<Case> cases = Load(body);
  EXPECT_EQ(cases.size(), 1U);
  return RunCase(cases[0], Engine(fault));
}

bool Says(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

const std::string kMark = "    before: start\n    play: mark 1\n    after: \"x....... b\"\n";

TEST(RunCase, Passes) {
  const CaseResult result = Judge(kMark + R"(    legal_has: [mark 2]
    legal_lacks: [mark 1, concede]
    illegal: [{move: mark 1, rule: F-MARK-01, why: taken}]
    events: [F-MARK-01]
)");
  EXPECT_EQ(result.verdict, Verdict::kPass) << result.explanation;
  EXPECT_EQ(result.reason, "");
  ASSERT_EQ(result.steps.size(), 1U);
  EXPECT_EQ(result.steps[0].moves, std::vector<std::string>{"mark 1"});
  EXPECT_EQ(result.steps[0].trace.at(0).rule, "F-MARK-01");
}

TEST(RunCase, ComparesTheWholePosition) {
  const CaseResult result = Judge(kMark, Fault::kKeepsTurn);
  EXPECT_EQ(result.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(result.reason, "the position after \"mark 1\" is not the expected one")) << result.reason;
  EXPECT_TRUE(Says(result.explanation, "b to move")) << result.explanation;
  EXPECT_TRUE(Says(result.explanation, "F-MARK-01  cell 1")) << result.explanation;
}

TEST(RunCase, ExpectsWhatAfterDoesNotGiveAsTheMovesSay) {
  const std::string picture = "    before: start\n    play: mark 1\n    after: |\n      x . . .\n      . . . .\n";
  EXPECT_EQ(Judge(picture).verdict, Verdict::kPass);
  EXPECT_EQ(Judge(picture, Fault::kKeepsTurn).verdict, Verdict::kFail);
  EXPECT_EQ(Judge("    before: start\n    play: concede\n    after: {over: true}\n").verdict, Verdict::kPass);
}

TEST(RunCase, NeverSkipsAnIllegalMove) {
  const CaseResult result = Judge("    before: start\n    play: [mark 1, mark 1]\n    after: \"x....... b\"\n");
  EXPECT_EQ(result.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(result.reason, "move 2, \"mark 1\", may not be played: cell 1 is taken [F-MARK-01]"))
      << result.reason;
  EXPECT_TRUE(Says(result.explanation, "x . . .")) << result.explanation;
}

TEST(RunCase, ShowsABoardOnceWhenNothingIsPlayed) {
  for (const char* wrong : {"play: mark 1\n    legal: []", "legal_lacks: [mark 2]", "legal: [mark 1]"}) {
    const CaseResult result = Judge(std::string("    before: \"x....... a\"\n    ") + wrong + "\n");
    EXPECT_EQ(result.verdict, Verdict::kFail) << wrong;
    EXPECT_EQ(result.explanation.find("x . . ."), result.explanation.rfind("x . . .")) << result.explanation;
  }
  EXPECT_TRUE(Says(Judge("    before: \"x....... a\"\n    events: [F-MARK-01]\n").explanation, "x . . ."));
}

TEST(RunCase, ChecksThePrefixWhenItsMoveComes) {
  EXPECT_EQ(Judge("    before: start\n    play: \"a: mark 1, b: mark 2\"\n    after: \"xx...... a\"\n").verdict,
            Verdict::kPass);
  const CaseResult result = Judge("    before: start\n    play: \"a: mark 1, a: mark 2\"\n    after: \"xx...... a\"\n");
  EXPECT_EQ(result.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(result.reason, "not the turn of a")) << result.reason;
}

TEST(RunCase, RefusesTheWrongReason) {
  const std::string taken = "    before: \"x....... a\"\n    illegal: {move: mark 1, rule: F-MARK-01}\n";
  EXPECT_EQ(Judge(taken).verdict, Verdict::kPass);
  const CaseResult wrong = Judge(taken, Fault::kWrongRule);
  EXPECT_EQ(wrong.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(wrong.reason, "by F-OVER-01, not by F-MARK-01")) << wrong.reason;
  const CaseResult legal = Judge("    before: start\n    illegal: {move: mark 1, rule: F-MARK-01}\n");
  EXPECT_EQ(legal.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(legal.reason, "may be played")) << legal.reason;
  const CaseResult words =
      Judge("    before: \"x....... a\"\n    illegal: {move: mark 1, rule: F-MARK-01, why: wall}\n");
  EXPECT_EQ(words.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(words.reason, "other words")) << words.reason;
}

TEST(RunCase, ComparesLegalMoves) {
  const CaseResult result = Judge("    before: \"xxxxxx.. a\"\n    legal: [mark 7, mark 6]\n");
  EXPECT_EQ(result.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(result.explanation, "expected and not legal: mark 6 (cell 6 is taken [F-MARK-01])"))
      << result.explanation;
  EXPECT_TRUE(Says(result.explanation, "legal and not expected: mark 8")) << result.explanation;
  EXPECT_EQ(Judge("    before: \"xxxxxx.. a\"\n    legal: [mark 8, mark 7]\n").verdict, Verdict::kPass);
  EXPECT_EQ(Judge("    before: start\n    play: concede\n    legal: []\n").verdict, Verdict::kPass);
  EXPECT_EQ(Judge("    before: start\n    legal_has: [concede]\n").verdict, Verdict::kFail);
  EXPECT_EQ(Judge("    before: start\n    legal_lacks: [mark 1]\n").verdict, Verdict::kFail);
}

TEST(RunCase, DoesNotTakeAMoveOfTheWrongPlayerForLegal) {
  const CaseResult has = Judge("    before: start\n    legal_has: [\"b: mark 1\"]\n");
  EXPECT_EQ(has.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(has.reason, "\"b: mark 1\" should be legal and is not: it is not the turn of b")) << has.reason;
  const CaseResult exactly = Judge("    before: \"xxxxxxx. a\"\n    legal: [mark 8, \"b: mark 8\"]\n");
  EXPECT_EQ(exactly.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(exactly.explanation, "expected and not legal: b: mark 8 (it is not the turn of b"))
      << exactly.explanation;
  EXPECT_EQ(Judge("    before: start\n    legal_lacks: [\"b: mark 1\"]\n").verdict, Verdict::kPass);
}

TEST(RunCase, ComparesEventsInOrder) {
  const std::string row = "    before: \"xxx..... a\"\n    play: mark 4\n";
  EXPECT_EQ(Judge(row + "    events: [F-MARK-01, F-ROW-01]\n").verdict, Verdict::kPass);
  EXPECT_EQ(Judge(row + "    events: [F-ROW-01]\n").verdict, Verdict::kPass);
  const CaseResult result = Judge(row + "    events: [F-ROW-01, F-MARK-01]\n");
  EXPECT_EQ(result.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(result.reason, "F-MARK-01 occurs, but not after F-ROW-01")) << result.reason;
  const CaseResult never = Judge(row + "    events: [F-MARK-01, F-OVER-01]\n");
  EXPECT_TRUE(Says(never.reason, "F-OVER-01 does not occur at all")) << never.reason;
}

TEST(RunCase, PlaysSteps) {
  const std::string steps = "    before: start\n    steps:\n      - {play: mark 1, after: \"x....... b\"}\n";
  EXPECT_EQ(Judge(steps + "      - {play: mark 2, after: \"xx...... a\"}\n").verdict, Verdict::kPass);
  const CaseResult result = Judge(steps + "      - {play: mark 2, after: \"xxx..... a\"}\n");
  EXPECT_EQ(result.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(result.reason, "step 2:")) << result.reason;
  EXPECT_TRUE(
      result.explanation.starts_with("step 2: the position after \"mark 2\" is not the expected one (line 9)\n"))
      << result.explanation;
  EXPECT_EQ(result.steps.size(), 2U);
}

TEST(RunCase, AnswersQuestions) {
  const auto ask = [](const std::string& rest) { return Judge("    ask: {half: {of: 8}}\n" + rest); };
  EXPECT_EQ(ask("    answer: 4\n").verdict, Verdict::kPass);
  EXPECT_EQ(ask("    answer: 5\n").verdict, Verdict::kFail);
  EXPECT_EQ(ask("    refused: of what\n").verdict, Verdict::kFail);
  const auto ask_odd = [](const std::string& rest) { return Judge("    ask: {half: {of: 7}}\n" + rest); };
  EXPECT_EQ(ask_odd("    refused: no half\n").verdict, Verdict::kPass);
  EXPECT_EQ(ask_odd("    refused: of what\n").verdict, Verdict::kFail);
  EXPECT_EQ(ask_odd("    answer: 3\n").verdict, Verdict::kFail);
}

TEST(RunCase, PutsQuestionsToTheEngineUnderTest) {
  const std::vector<Case> cases = Load("    ask: {half: {of: 8}}\n    answer: 4\n");
  const auto judge = [&cases](const Answerer& answer) { return RunCase(cases.at(0), Engine(), answer); };
  std::string asked;
  const CaseResult wrong = judge([&asked](const QuestionInfo& question, const Value& arguments) -> Result<Value> {
    asked = std::string(question.name) + std::to_string(*arguments.Find("of")->integer());
    return Value(5);
  });
  EXPECT_EQ(asked, "half8");
  EXPECT_EQ(wrong.verdict, Verdict::kFail);
  EXPECT_EQ(wrong.reason, "the answer is 5, not 4");
  EXPECT_EQ(judge([](const QuestionInfo&, const Value&) -> Result<Value> { return Value(4); }).verdict, Verdict::kPass);
  const Answerer throws = [](const QuestionInfo&, const Value&) -> Result<Value> { throw std::runtime_error("no"); };
  EXPECT_EQ(judge(throws).verdict, Verdict::kError);
}

TEST(RunCase, StartsFromTheSetUpOfTheEngineUnderTest) {
  EXPECT_EQ(Judge("    before: start\n    after: \"........ a\"\n").verdict, Verdict::kPass);
  const std::string given = "    before: \"........ a\"\n    play: mark 2\n    after: \".x...... b\"\n";
  const std::string set_up = "    before: start\n    play: mark 2\n    after: \".x...... b\"\n";
  EXPECT_EQ(Judge(given, Fault::kWrongStart).verdict, Verdict::kPass) << "the position is the scenario's";
  const CaseResult wrong = Judge(set_up, Fault::kWrongStart);
  EXPECT_EQ(wrong.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(wrong.explanation, "x x . .")) << wrong.explanation;
  EXPECT_EQ(Judge("    before: start\n    after: \"........ a\"\n", Fault::kWrongStart).verdict, Verdict::kFail);
}

TEST(RunCase, CatchesAnEngineThatContradictsItself) {
  const CaseResult lists =
      Judge("    before: \"x....... a\"\n    play: mark 2\n    after: \"xx...... b\"\n", Fault::kListsRefused);
  EXPECT_EQ(lists.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(lists.reason, "lists \"mark 1\" and refuses it")) << lists.reason;
  const CaseResult hides =
      Judge("    before: start\n    play: [mark 2, mark 1]\n    after: \"xx...... a\"\n", Fault::kHidesLegal);
  EXPECT_EQ(hides.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(hides.reason, "plays \"mark 1\" and does not list it")) << hides.reason;
  const CaseResult impossible = Judge(kMark, Fault::kMakesImpossible);
  EXPECT_EQ(impossible.verdict, Verdict::kFail);
  EXPECT_TRUE(Says(impossible.reason, "impossible position")) << impossible.reason;
}

TEST(RunCase, TurnsExceptionsIntoErrors) {
  const CaseResult result = Judge(kMark, Fault::kThrows);
  EXPECT_EQ(result.verdict, Verdict::kError);
  EXPECT_TRUE(Says(result.reason, "no such luck"));
}

TEST(RunCase, DoesNotCountAnEngineWithoutTheGame) {
  EXPECT_EQ(Judge(kMark, Fault::kRefusesGame).verdict, Verdict::kUnsupported);
}

TEST(RunCase, KnowsExpectedFailures) {
  const std::string xfail = kMark + "    xfail: known\n";
  EXPECT_EQ(Judge(xfail, Fault::kKeepsTurn).verdict, Verdict::kXfail);
  EXPECT_EQ(Judge(xfail).verdict, Verdict::kXpass);
  EXPECT_EQ(Judge(xfail, Fault::kThrows).verdict, Verdict::kError) << "an error is not the failure that was expected";
}

TEST(RunCase, JudgesEachReadingByItsOwnRuling) {
  const std::vector<Case> cases = Load(R"(    before: "xxx..... a"
    play: mark 4
    rulings:
      full-row:
        clears: {after: "........ b"}
        stays: {after: "xxxx.... b"}
)");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(RunCase(cases[0], Engine()).verdict, Verdict::kPass);
  EXPECT_EQ(RunCase(cases[1], Engine()).verdict, Verdict::kPass);
}

std::vector<Case> Many() {
  std::string text = "game: fake\nscenarios:\n";
  for (int i = 0; i < 60; ++i) {
    text += "  - {id: s" + std::to_string(i) +
            ", title: t, rules: [F-MARK-01], before: start, play: mark 1, after: \"" +
            (i == 20 || i == 40 ? "........" : "x.......") + " b\"}\n";
  }
  return LoadText(text, "many.yaml", FakeContext());
}

TEST(RunCases, AreTheSameWithAnyNumberOfJobs) {
  const std::vector<Case> cases = Many();
  std::size_t told = 0;
  for (const int jobs : {1, 4}) {
    RunOptions options;
    options.make = Engine();
    options.jobs = jobs;
    options.progress = [&told](std::size_t done, std::size_t) { told = done; };
    const std::vector<CaseResult> results = RunCases(cases, options);
    ASSERT_EQ(results.size(), cases.size());
    EXPECT_EQ(told, cases.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
      EXPECT_EQ(results[i].verdict, i == 20 || i == 40 ? Verdict::kFail : Verdict::kPass) << i;
    }
  }
}

TEST(RunCases, StopAtTheFirstRedOneWhenAsked) {
  const std::vector<Case> cases = Many();
  for (const int jobs : {1, 4}) {
    RunOptions options;
    options.make = Engine();
    options.jobs = jobs;
    options.fail_fast = true;
    const std::vector<CaseResult> results = RunCases(cases, options);
    ASSERT_EQ(results.size(), 21U);
    const Summary summary = Summarize(results, cases.size());
    EXPECT_EQ(summary.not_run, 39U);
    EXPECT_EQ(summary.count(Verdict::kFail), 1U);
    EXPECT_TRUE(summary.red());
  }
}

TEST(Summary, NothingIsNoSuccess) {
  EXPECT_TRUE(Summary{}.red());
  Summary summary;
  summary.counts[static_cast<std::size_t>(Verdict::kUnsupported)] = 3;
  EXPECT_TRUE(summary.red());
  summary.counts[static_cast<std::size_t>(Verdict::kPass)] = 1;
  EXPECT_FALSE(summary.red());
}

TEST(Filter, ReadsKeysAndGlobs) {
  EXPECT_EQ(ParseFilter("rule=F-*").value().key, Filter::Key::kRule);
  EXPECT_EQ(ParseFilter("abc*").value().key, Filter::Key::kId);
  EXPECT_EQ(ParseFilter("row[full-row=stays]").value().glob, "row[full-row=stays]");
  ASSERT_FALSE(ParseFilter("ruel=F-*"));
  EXPECT_TRUE(Says(ParseFilter("ruel=F-*").error().message, "'ruel'"));
  EXPECT_FALSE(ParseFilter("id="));
  EXPECT_FALSE(ParseFilter(""));
}

TEST(Filter, MatchesGlobs) {
  EXPECT_TRUE(GlobMatches("*", ""));
  EXPECT_TRUE(GlobMatches("a*c", "abbc"));
  EXPECT_TRUE(GlobMatches("a*b*c", "axbxbc"));
  EXPECT_TRUE(GlobMatches("a?c", "abc"));
  EXPECT_TRUE(GlobMatches("x[y=z]", "x[y=z]"));
  EXPECT_FALSE(GlobMatches("a?c", "ac"));
  EXPECT_FALSE(GlobMatches("abc", "abcd"));
  EXPECT_FALSE(GlobMatches("", "a"));
}

TEST(Filter, SelectsByAllFilters) {
  const std::vector<Case> cases = LoadText(R"(game: fake
scenarios:
  - {id: one, title: t, rules: [F-MARK-01], before: start, legal_has: [mark 1]}
  - {id: two, title: t, source: {book: A, example: EX-01}, before: start, legal_has: [mark 1]}
  - id: three
    title: t
    rules: [F-ROW-01]
    before: start
    rulings: {full-row: {clears: {says: B, legal_has: [mark 1]}, stays: {legal_has: [mark 1]}}}
)",
                                           "scenarios/fake/basic/x.yaml", FakeContext());
  const auto count = [&cases](const std::vector<std::string>& texts) {
    std::vector<Filter> filters;
    for (const std::string& text : texts) filters.push_back(ParseFilter(text).value());
    const auto selected = Select(cases, filters);
    return selected ? selected->size() : 0;
  };
  EXPECT_EQ(count({}), 4U);
  EXPECT_EQ(count({"id=three"}), 2U);
  EXPECT_EQ(count({"three[full-row=stays]"}), 1U);
  EXPECT_EQ(count({"rule=F-MARK-*"}), 1U);
  EXPECT_EQ(count({"rule=full-row"}), 2U);
  EXPECT_EQ(count({"example=EX-*"}), 1U);
  EXPECT_EQ(count({"book=B"}), 1U);
  EXPECT_EQ(count({"chapter=basic", "game=fake"}), 4U);
  EXPECT_EQ(count({"chapter=basic", "id=one"}), 1U);
  const auto none = Select(cases, {ParseFilter("nobody").value()});
  ASSERT_FALSE(none);
  EXPECT_TRUE(Says(none.error().message, "none of the 4 cases is selected")) << none.error().message;
  std::vector<Case> played = cases;
  for (Case& scenario : played) scenario.chapter = "";
  played[0].options = Value::MakeMap({{"chapters", Value::List{"growth", "memory"}}});
  for (const char* chapter : {"chapter=growth", "chapter=memory"}) {
    EXPECT_EQ(Select(played, {ParseFilter(chapter).value()}).value().size(), 1U) << "as the options say";
  }
  EXPECT_FALSE(Select(played, {ParseFilter("chapter=basic").value()}));
  const auto hint = [&cases](std::string_view lost) {
    return Select(cases, {ParseFilter("id=one").value(), ParseFilter(lost).value()}).error().message;
  };
  EXPECT_TRUE(Says(hint("chapter=baisc"), "(did you mean \"basic\"?)")) << hint("chapter=baisc");
  EXPECT_TRUE(Says(hint("rule=full-rwo"), "(did you mean \"full-row\"?)"));
  EXPECT_TRUE(Says(hint("book=b"), "(did you mean \"B\"?)"));
  EXPECT_TRUE(Says(hint("id=two"), "nothing would be checked")) << "each filter alone selects something";
  EXPECT_FALSE(Says(hint("id=two"), "did you mean"));
}

}  // namespace
}  // namespace timeproof
