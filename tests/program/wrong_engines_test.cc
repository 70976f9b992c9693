// `timeproof ledger --wrong`: the table of deliberately wrong engines.
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "nlohmann/json.hpp"
#include "tests/program/process.h"

namespace timeproof {
namespace {

using Json = nlohmann::json;

constexpr const char* kLedger = R"(game: ttykm
books: {EN: {title: A rulebook, what: the only one}}
chapters: [standard]
rules:
  - {id: A-01, chapter: standard, text: Nobody must do it.}
  - {id: A-02, chapter: standard, text: Not everybody must do it.}
examples:
  - {id: EX-01, chapter: standard, text: Nobody does it.}
)";
constexpr const char* kScenarios = R"(game: ttykm
scenarios:
  - {id: one, title: Loser first, rules: [A-01], ask: {next-first: {winner: white, first: white}}, answer: black}
  - {id: two, title: Loser first again, rules: [A-02], ask: {next-first: {winner: black, first: white}}, answer: white}
)";
constexpr const char* kTable = R"({"game": "ttykm", "engines": [
{"engine":"A-01.never","rule":"A-01","does":"nobody does it","scenarios":["one","two"],"laws":{"law.b":3,"law.a":0},"fuzzers":{"game":17}},
{"engine":"A-02.always","rule":"A-02","does":"everybody does it","scenarios":["two"],"laws":{},"fuzzers":{}}
]})";

class WrongEnginesTest : public testing::Test {
 protected:
  WrongEnginesTest() {
    folder_.Write("ttykm/ledger.yaml", kLedger);
    folder_.Write("ttykm/standard/scenarios.yaml", kScenarios);
  }

  Ran Run(std::vector<std::string> arguments) const {
    arguments.insert(arguments.end(), {"--wrong", "--scenarios", folder_.path().string()});
    return RunProgram(arguments);
  }

  // Whether the command complains of this table with these words.
  void ExpectRefusal(std::string_view table, const std::string& words) const {
    folder_.Write("ttykm/caught.json", table);
    const Ran ran = Run({"ledger", "ttykm"});
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(Has(ran.err, "caught.json"));
    EXPECT_TRUE(Has(ran.err, words));
  }

  // Whether the command is red over this table, and says so however it is asked.
  void ExpectProblem(const std::string& engines, const std::string& problem) const {
    folder_.Write("ttykm/caught.json", R"({"game": "ttykm", "engines": [)" + engines + "]}");
    const Ran ran = Run({"ledger", "ttykm"});
    EXPECT_EQ(ran.code, 1) << ran;
    EXPECT_TRUE(Has(ran.out, "\nproblems:\n" + problem + "\n")) << ran;
    const Ran row = Run({"ledger", "ttykm", "A-01"});
    EXPECT_EQ(row.code, 1) << "the table is no less red for what is not shown";
    EXPECT_TRUE(row.out.empty() || Has(row.out, "1 problem: see timeproof ledger ttykm --wrong\n")) << row;
    const Ran summary = Run({"ledger", "--summary"});
    EXPECT_EQ(summary.code, 1);
    EXPECT_TRUE(Has(summary.out, problem)) << summary;
    const Ran json = Run({"ledger", "--format", "json"});
    EXPECT_EQ(json.code, 1);
    EXPECT_EQ(Json::parse(json.out)["ledgers"][0]["problems"], Json({problem})) << json;
  }

  Folder folder_;
};

std::string Engine(const std::string& name, const std::string& rule, const std::string& scenarios) {
  return R"({"engine":")" + name + R"(","rule":")" + rule + R"(","does":"it","scenarios":[)" + scenarios +
         R"(],"laws":{},"fuzzers":{}})";
}

TEST_F(WrongEnginesTest, AreATable) {
  folder_.Write("ttykm/caught.json", kTable);
  const Ran ran = Run({"ledger", "ttykm"});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_EQ(ran.out,
            "rule  wrong engine  scenarios  fuzzer       laws\n"
            "A-01  never                 2  game 17      law.a, law.b\n"
            "    nobody does it\n"
            "      one two\n"
            "A-02  always                1  -            -\n"
            "    everybody does it\n"
            "      two\n"
            "\n"
            "wrong engines 2: caught by scenarios 2, by laws 1, by fuzzers 1, by nothing 0\n");
  EXPECT_EQ(Run({"ledger", "--summary"}).out,
            "wrong engines 2: caught by scenarios 2, by laws 1, by fuzzers 1, by nothing 0\n");
}

TEST_F(WrongEnginesTest, AreChosenByRuleOrName) {
  folder_.Write("ttykm/caught.json", kTable);
  for (const char* rows : {"A-02", "*.always"}) {
    const Ran ran = Run({"ledger", "ttykm", rows});
    EXPECT_EQ(ran.code, 0) << ran;
    EXPECT_TRUE(Has(ran.out, "everybody"));
    EXPECT_FALSE(Has(ran.out, "nobody"));
    EXPECT_FALSE(Has(ran.out, "wrong engines 2"));
  }
  const Ran none = Run({"ledger", "ttykm", "A-03"});
  EXPECT_EQ(none.code, 2);
  EXPECT_TRUE(Has(none.err, "no row has an id that 'A-03' matches"));
}

TEST_F(WrongEnginesTest, AreJson) {
  folder_.Write("ttykm/caught.json", kTable);
  const Ran ran = Run({"ledger", "ttykm", "--format", "json"});
  EXPECT_EQ(ran.code, 0) << ran;
  const Json ledger = Json::parse(ran.out)["ledgers"][0];
  EXPECT_EQ(ledger["game"], "ttykm");
  EXPECT_EQ(ledger["engines"], Json::parse(kTable)["engines"]);
}

TEST_F(WrongEnginesTest, AreRedBesideWhatTheLedgerAndTheScenariosSay) {
  const std::string first = Engine("A-01.never", "A-01", R"("one")") + ",";
  const std::string second = "," + Engine("A-02.always", "A-02", R"("two")");
  ExpectProblem(Engine("A-01.never", "A-01", R"("one")"), "rule A-02 is broken by no engine");
  ExpectProblem(first + Engine("A-01.never", "A-01", R"("two")") + second, "A-01.never is there twice");
  ExpectProblem(first + Engine("B.x", "B", R"("one")") + second, "B.x breaks 'B', which is no rule of the ledger");
  ExpectProblem(first + Engine("E.x", "EX-01", R"("one")") + second,
                "E.x breaks 'EX-01', which is no rule of the ledger");
  ExpectProblem(first + Engine("A-01.x", "A-01", R"("three")") + second,
                "A-01.x is caught by 'three', which is no scenario");
  ExpectProblem(first + Engine("A-01.x", "A-01", "") + second, "A-01.x is caught by no scenario");
}

TEST_F(WrongEnginesTest, AreNotChosenWhereAllAreTold) {
  folder_.Write("ttykm/caught.json", kTable);
  for (const std::vector<std::string>& all : {std::vector<std::string>{"--summary"}, {"--format", "json"}}) {
    std::vector<std::string> arguments = {"ledger", "ttykm", "A-03"};
    arguments.insert(arguments.end(), all.begin(), all.end());
    for (const Ran& ran : {Run(arguments), RunProgram(arguments)}) {
      EXPECT_EQ(ran.code, 2) << ran;
      EXPECT_EQ(ran.out, "");
      EXPECT_TRUE(Has(ran.err, "ROWS")) << ran;
    }
  }
}

TEST_F(WrongEnginesTest, NeedTheirTable) {
  const Ran ran = Run({"ledger", "ttykm"});
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(Has(ran.err, "caught.json"));
}

TEST_F(WrongEnginesTest, NeedASoundTable) {
  ExpectRefusal("", "line 1, column 1");
  ExpectRefusal("[]", "a map is wanted here, not a list");
  ExpectRefusal("{}", "game: a text is wanted here, not null");
  ExpectRefusal(R"({"game": "ttykm"})", "engines: a list is wanted here, not null");
  ExpectRefusal(R"({"game": "ttykm", "engines": []})", "engines: there is no wrong engine");
  ExpectRefusal(R"({"game": "voyage", "engines": [1]})", "this is the table of 'voyage', not of 'ttykm'");
  ExpectRefusal(R"({"game": "ttykm", "engines": [], "more": 1})", "more: there is no such field");
  ExpectRefusal(R"({"game": "ttykm", "engines": [1]})", "engines[0]: a map is wanted here, not a whole number");
  const std::string one = R"({"game": "ttykm", "engines": [{"engine":"a","rule":"a","does":"b")";
  ExpectRefusal(one + "}]}", "engines[0].scenarios: a list is wanted here, not null");
  ExpectRefusal(one + R"(,"scenarios":[1],"laws":{},"fuzzers":{}}]})", "engines[0].scenarios: a list of texts");
  ExpectRefusal(one + R"(,"scenarios":[],"laws":{"x":-1},"fuzzers":{}}]})", "engines[0].laws: a map of counts");
  ExpectRefusal(one + R"(,"scenarios":[],"laws":[],"fuzzers":{}}]})", "engines[0].laws: a map of counts");
  ExpectRefusal(one + R"(,"scenarios":[],"laws":{},"fuzzers":{},"hint":1}]})", "engines[0].hint: there is no such");
}

TEST(Repository, HasATableOfWrongEngines) {
  const Ran ran =
      RunProgram({"ledger", "ttykm", "--wrong", "--scenarios", std::string(TIMEPROOF_SOURCE_DIR) + "/scenarios"});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "by nothing 0\n"));
}

}  // namespace
}  // namespace timeproof
