// The table of deliberately wrong engines says what is true.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "tests/wrong/caught.h"
#include "tests/wrong/hunt.h"

namespace timeproof {
namespace {

std::filesystem::path TableOf(std::string_view game) {
  return std::filesystem::path(TIMEPROOF_SOURCE_DIR) / "scenarios" / game / "caught.json";
}
constexpr const char* kHowTo = "run this test once with TIMEPROOF_WRITE_TABLE=1 in the environment";

std::string TextOf(const std::filesystem::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// What the table that is there says of each engine's laws and fuzzers.
std::map<std::string, Trophies> Claims(std::string_view game) {
  std::map<std::string, Trophies> claims;
  const auto table = ParseWrongEngines(TextOf(TableOf(game)), game);
  if (!table) return claims;
  for (const WrongEngine& wrong : *table) claims[wrong.engine] = {wrong.laws, wrong.fuzzers};
  return claims;
}

class Table : public testing::TestWithParam<const char*> {
 protected:
  Table() : cases_(AllCases(GetParam())), engines_(CatchAll(cases_)), hunt_(cases_) {}

  // Claims that still hold stay, and what is not claimed is hunted for.
  void Write() {
    const auto claims = Claims(GetParam());
    for (WrongEngine& wrong : engines_) {
      const auto claimed = claims.find(wrong.engine);
      const Trophies trophies = hunt_.Renew(wrong.engine, claimed == claims.end() ? Trophies() : claimed->second);
      wrong.laws = trophies.laws;
      wrong.fuzzers = trophies.fuzzers;
    }
    std::ofstream(TableOf(GetParam())) << WriteWrongEngines(GetParam(), engines_);
  }

  std::vector<Case> cases_;
  std::vector<WrongEngine> engines_;
  Hunt hunt_;
};

// With TIMEPROOF_WRITE_TABLE in the environment it is written first.
TEST_P(Table, SaysWhatIsTrue) {
  if (std::getenv("TIMEPROOF_WRITE_TABLE") != nullptr) Write();
  const std::filesystem::path table = TableOf(GetParam());
  const auto claims = Claims(GetParam());
  for (WrongEngine& wrong : engines_) {
    ASSERT_TRUE(claims.contains(wrong.engine)) << table << " lacks " << wrong.engine << ": " << kHowTo;
    const Trophies& claimed = claims.at(wrong.engine);
    for (const std::string& lost : hunt_.Lost(wrong.engine, claimed)) {
      ADD_FAILURE() << wrong.engine << " is not caught by " << lost << " as " << table << " says: " << kHowTo;
    }
    wrong.laws = claimed.laws;
    wrong.fuzzers = claimed.fuzzers;
  }
  EXPECT_TRUE(TextOf(table) == WriteWrongEngines(GetParam(), engines_)) << table << " is out of date: " << kHowTo;
}

INSTANTIATE_TEST_SUITE_P(Games, Table, testing::Values("ttykm", "voyage"),
                         [](const auto& game) { return std::string(game.param); });

TEST(Hunting, LosesWhatIsNotTrue) {
  Hunt hunt(AllCases("ttykm"));
  const std::string wrong = "TK-SET-08.winner-first";  // which no trial can show
  const std::vector<std::string> lost = {"ttykm.copies-add-up in trial 0", "game with input 1"};
  EXPECT_EQ(hunt.Lost(wrong, {{{"ttykm.copies-add-up", 0}}, {{"game", 1}}}), lost);
  EXPECT_EQ(hunt.Lost("", {{{"second-reading.legal", 3}}, {}}).size(), 1U);
  EXPECT_TRUE(hunt.Lost("TK-SET-01.corners-swapped", {{{"second-reading.start", 0}}, {}}).empty());
}

}  // namespace
}  // namespace timeproof
