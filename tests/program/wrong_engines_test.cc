// `timeproof ledger --wrong`: the table of deliberately wrong engines.
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "nlohmann/json.hpp"
#include "tests/program/process.h"

namespace timeproof {
namespace {

using Json = nlohmann::json;

constexpr const char* kLedger = "game: ttykm\nbooks: {EN: {title: A rulebook, what: the only one}}\n";
constexpr const char* kTable = R"({"game": "ttykm", "engines": [
{"engine":"A-01.never","rule":"A-01","does":"nobody does it","scenarios":["one","two"],"laws":{"law.b":3,"law.a":0},"fuzzers":{"game":17}},
{"engine":"A-02.always","rule":"A-02","does":"everybody does it","scenarios":[],"laws":{},"fuzzers":{}}
]})";

class WrongEnginesTest : public testing::Test {
 protected:
  WrongEnginesTest() {
    folder_.Write("ttykm/ledger.yaml", kLedger);
    folder_.Write("ttykm/standard/empty.txt", "");
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

  Folder folder_;
};

TEST_F(WrongEnginesTest, AreATable) {
  folder_.Write("ttykm/caught.json", kTable);
  const Ran ran = Run({"ledger", "ttykm"});
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_EQ(ran.out,
            "rule  wrong engine  scenarios  fuzzer       laws\n"
            "A-01  never                 2  game 17      law.a, law.b\n"
            "    nobody does it\n"
            "      one two\n"
            "A-02  always                -  -            -\n"
            "    everybody does it\n"
            "\n"
            "wrong engines 2: caught by scenarios 1, by laws 1, by fuzzers 1, by nothing 1\n");
  EXPECT_EQ(Run({"ledger", "--summary"}).out,
            "wrong engines 2: caught by scenarios 1, by laws 1, by fuzzers 1, by nothing 1\n");
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
  EXPECT_TRUE(Has(none.err, "no row is matched by 'A-03'"));
}

TEST_F(WrongEnginesTest, AreJson) {
  folder_.Write("ttykm/caught.json", kTable);
  const Ran ran = Run({"ledger", "ttykm", "--format", "json"});
  EXPECT_EQ(ran.code, 0) << ran;
  const Json ledger = Json::parse(ran.out)["ledgers"][0];
  EXPECT_EQ(ledger["game"], "ttykm");
  EXPECT_EQ(ledger["engines"], Json::parse(kTable)["engines"]);
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
