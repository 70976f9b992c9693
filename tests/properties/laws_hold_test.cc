// Every law holds, and both readings agree, in games from the set-up and from dense positions, under all chapters and
// rulings, game by game.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/games.h"
#include "fuzz/reduce/judge_apart.h"
#include "fuzz/reduce/trial_scenario.h"
#include "properties/plain_game.h"
#include "properties/subjects.h"
#include "tests/properties/random_trials.h"
#include "tests/properties/tally.h"

namespace timeproof {
namespace {

constexpr int kLeastTrials = 2000;

// Judges random trials of the game by engines of `make` until one fails or RapidCheck is content. The first failure as
// a scenario, or nothing when all laws hold.
std::optional<std::string> JudgeTrials(std::string_view game, const GameFactory& make, Tally* tally) {
  Trial last;  // that failed: RapidCheck goes on from each smaller one that fails too
  std::optional<Failure> wrong;
  rc::check(testing::UnitTest::GetInstance()->current_test_info()->name(), [&] {
    const Bytes bytes = *TrialBytes(Only(game));
    Trial trial = PlayedBy(make, ReadTrial(bytes)).value();
    tally->Begin(trial);
    const auto failure = Judge(trial, Beside::kSecondReading, tally);
    if (!failure) return;
    RC_LOG() << Report(bytes, trial, *failure);
    last = std::move(trial);
    wrong = failure;
    RC_FAIL();
  });
  if (!wrong) return std::nullopt;
  return ReportAsScenario(last, *wrong, make);
}

void ExpectEveryOptionTried(std::string_view game, const Tally& tally) {
  for (const OptionInfo& option : FindGame(game)->options) {
    for (const std::string_view value : option.values) {
      EXPECT_GT(tally.options(option.name, value), 0) << option.name << " " << value;
    }
  }
  if (game != "ttykm") return;
  for (const std::string_view chapters : {"", "growth", "influence", "memory", "growth+influence", "growth+memory",
                                          "influence+memory", "growth+influence+memory"}) {
    EXPECT_GT(tally.options("chapters", chapters), 0) << chapters;
  }
}

// The rules that no trace cites, by game.
const std::map<std::string_view, std::set<std::string_view>> kNeverCited = {
    {"ttykm", {"TK-SET-01",    "TK-SET-02",    "TK-SET-03",     "TK-SET-04",     "TK-SET-05",       "TK-SET-06",
               "TK-SET-07",    "TK-SET-08",    "TK-TURN-02",    "TK-TURN-03",    "TK-TURN-04",      "TK-TURN-05",
               "TK-WIN-02",    "TK-ORDER-01",  "TK-MOVE-02",    "TK-PARADOX-02", "TK-DEATH-01",     "TK-TRAVEL-03",
               "TK-TRAVEL-04", "TK-TRAVEL-05", "TK-G-SEED-01",  "TK-G-SHRUB-01", "TK-G-TOPPLE-02",  "TK-G-FALLEN-01",
               "TK-I-PUSH-02", "TK-I-PROP-03", "TK-M-BLOCK-01", "TK-M-TRAIN-03", "TK-M-COMMAND-02", "TK-GI-02",
               "TK-GI-03",     "TK-GM-02",     "TK-IM-02",      "TK-A-01",       "TK-A-02",         "TK-A-03",
               "TK-A-04"}},
    {"voyage", {"PV-COMP-01",  "PV-COMP-02",  "PV-COMP-03",  "PV-COMP-04",  "PV-COMP-05",  "PV-COMP-06",  "PV-COMP-07",
                "PV-SETUP-01", "PV-SETUP-02", "PV-SETUP-03", "PV-SETUP-04", "PV-SETUP-05", "PV-SETUP-06", "PV-SETUP-07",
                "PV-SETUP-08", "PV-SETUP-09", "PV-SETUP-10", "PV-INFO-01",  "PV-INFO-02",  "PV-INFO-03",  "PV-INFO-04",
                "PV-INFO-05",  "PV-TURN-02",  "PV-TURN-03",  "PV-TURN-04",  "PV-TURN-06",  "PV-MOVE-01",  "PV-MOVE-02",
                "PV-MOVE-03",  "PV-MOVE-04",  "PV-MOVE-08",  "PV-STAY-01",  "PV-STAY-03",  "PV-STAY-04",  "PV-PASS-02",
                "PV-WARP-02",  "PV-WARP-03",  "PV-WARP-04",  "PV-WARP-05",  "PV-WARP-06",  "PV-WARP-10",  "PV-WARP-11",
                "PV-TOK-01",   "PV-TOK-02",   "PV-END-04"}},
};

void ExpectEveryEffectSeen(std::string_view game, const Tally& tally) {
  for (const std::string_view rule : FindGame(game)->rules) {
    if (kNeverCited.at(game).contains(rule)) {
      EXPECT_EQ(tally.effects(rule), 0) << rule << " is cited, so it has to be met";
    } else {
      EXPECT_GT(tally.effects(rule), 0) << rule << " was never cited";
    }
  }
  for (const RareEffect& rare : RareEffects()) {
    EXPECT_EQ(tally.effects(rare.name) > 0, rare.game == game) << rare.name;
  }
  for (const OptionInfo& option : FindGame(game)->options) {
    constexpr std::string_view kRulings = "rulings.";
    if (!option.name.starts_with(kRulings)) continue;
    const std::string_view ruling = option.name.substr(kRulings.size());
    EXPECT_GT(tally.effects(ruling), 0) << ruling << " was never cited";
  }
}

class LawsHold : public testing::TestWithParam<const char*> {};

TEST_P(LawsHold, AndBothReadingsAgree) {
  Tally tally;
  const auto wrong = JudgeTrials(GetParam(), &MakeGame, &tally);
  std::cout << tally.Table();
  if (wrong) FAIL() << *wrong;
  ASSERT_GE(tally.trials(), kLeastTrials) << "too few trials were judged to mean anything";
  for (const std::string_view law : LawsThatNeverMet(tally, *FindSubject(GetParam()))) {
    // The picture of a table of cards is not read back.
    EXPECT_TRUE(law == "picture.round-trips" && std::string_view(GetParam()) == "voyage")
        << law << " never met its case";
  }
  ExpectEveryOptionTried(GetParam(), tally);
  ExpectEveryEffectSeen(GetParam(), tally);
}

INSTANTIATE_TEST_SUITE_P(Games, LawsHold, testing::Values("ttykm", "voyage"),
                         [](const auto& game) { return std::string(game.param); });

TEST(Games, AreAllTried) {
  for (const Subject& subject : Subjects()) EXPECT_TRUE(kNeverCited.contains(subject.game)) << subject.game;
}

// What RapidCheck says of the failure goes nowhere.
TEST(FailingLaw, BecomesAScenarioByItself) {
  const auto make = [](std::string_view game, const Value& options, Reading reading) {
    return MakePlainGame(game, options, reading, "TK-WIN-01.two-eras");
  };
  Tally tally;
  std::ostringstream nowhere;
  auto* const errors = std::cerr.rdbuf(nowhere.rdbuf());
  const auto wrong = JudgeTrials("ttykm", make, &tally);
  std::cerr.rdbuf(errors);
  ASSERT_TRUE(wrong);
  std::smatch path;
  ASSERT_TRUE(std::regex_search(*wrong, path, std::regex(R"( in (\S+\.yaml):\n)"))) << *wrong;
  std::ifstream file(path[1]);
  const std::string scenario{std::istreambuf_iterator<char>(file), {}};
  EXPECT_TRUE(ScenarioFails(scenario, make)) << scenario;
  EXPECT_FALSE(ScenarioFails(scenario, &MakeGame)) << scenario;
  EXPECT_NE(wrong->find(scenario), std::string::npos) << *wrong;
}

// One look at the set-up is not enough for any law about moves, and for few about positions.
TEST(Tally, MeetsNoLawThatHadNothingToSay) {
  Tally tally;
  const Subject& subject = *FindSubject("ttykm");
  const std::size_t all = LawsThatNeverMet(tally, subject).size();
  EXPECT_FALSE(Judge(ReadTrial({}), Beside::kSecondReading, &tally));
  const std::vector<std::string_view> never = LawsThatNeverMet(tally, subject);
  EXPECT_LT(never.size(), all);
  for (const std::string_view law : {"move.has-effects", "over.refuses-every-move", "ttykm.conceding-loses",
                                     "ttykm.hats-add-up", "ttykm.trees-grow-from-shrubs", "second-reading.result"}) {
    EXPECT_EQ(std::ranges::count(never, law), 1) << law;
  }
  for (const std::string_view law : {"line.round-trips", "ttykm.copies-add-up", "second-reading.start"}) {
    EXPECT_EQ(std::ranges::count(never, law), 0) << law;
  }
}

}  // namespace
}  // namespace timeproof
