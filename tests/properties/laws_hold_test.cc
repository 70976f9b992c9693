// Every law holds, and both readings agree, in games from the set-up and from dense positions, under all chapters and
// rulings.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games.h"
#include "properties/subjects.h"
#include "tests/properties/random_trials.h"
#include "tests/properties/tally.h"

namespace timeproof {
namespace {

constexpr int kLeastTrials = 2000;

// Judges random trials until one fails or RapidCheck is content.
void JudgeTrials(Tally* tally) {
  const bool passed = rc::check(testing::UnitTest::GetInstance()->current_test_info()->name(), [&] {
    const Bytes bytes = *TrialBytes();
    const Trial trial = ReadTrial(bytes);
    tally->Begin(trial);
    const auto failure = Judge(trial, Beside::kSecondReading, tally);
    if (failure) RC_LOG() << Report(bytes, trial, *failure);
    RC_ASSERT(!failure);
  });
  EXPECT_TRUE(passed);
  EXPECT_GE(tally->trials(), kLeastTrials) << "too few trials were judged to mean anything";
}

void ExpectEveryOptionTried(const Tally& tally) {
  for (const Subject& subject : Subjects()) {
    for (const OptionInfo& option : FindGame(subject.game)->options) {
      for (const std::string_view value : option.values) {
        EXPECT_GT(tally.options(option.name, value), 0) << option.name << " " << value;
      }
    }
  }
  for (const std::string_view chapters : {"", "growth", "influence", "memory", "growth+influence", "growth+memory",
                                          "influence+memory", "growth+influence+memory"}) {
    EXPECT_GT(tally.options("chapters", chapters), 0) << chapters;
  }
}

// Every rule that a trace may cite, and every ruling.
void ExpectEveryEffectSeen(const Tally& tally) {
  constexpr std::string_view kCited[] = {
      "TK-TURN-01",      "TK-TURN-06",    "TK-TURN-07",     "TK-WIN-01",      "TK-END-01",      "TK-MOVE-01",
      "TK-PUSH-01",      "TK-PUSH-02",    "TK-PARADOX-01",  "TK-TRAVEL-01",   "TK-TRAVEL-02",   "TK-G-PLANT-01",
      "TK-G-GROW-01",    "TK-G-DIG-01",   "TK-G-UNGROW-01", "TK-G-TOPPLE-01", "TK-G-TOPPLE-03", "TK-G-CRUSH-01",
      "TK-I-PUSH-01",    "TK-I-PULL-01",  "TK-I-PROP-01",   "TK-I-PROP-02",   "TK-I-BUILD-01",  "TK-I-BUILD-02",
      "TK-I-BUILD-03",   "TK-I-BUILD-04", "TK-M-TRAIN-01",  "TK-M-TRAIN-02",  "TK-M-MEMORY-01", "TK-M-COMMAND-01",
      "TK-M-TRAMPLE-01", "TK-GI-01",      "TK-GM-01",       "TK-IM-01"};
  for (const std::string_view rule : kCited) EXPECT_GT(tally.effects(rule), 0) << rule << " was never cited";
  for (const RareEffect& rare : RareEffects()) EXPECT_GT(tally.effects(rare.name), 0) << rare.name << " never happened";
  for (const OptionInfo& option : FindGame("ttykm")->options) {
    constexpr std::string_view kRulings = "rulings.";
    if (!option.name.starts_with(kRulings)) continue;
    const std::string_view ruling = option.name.substr(kRulings.size());
    EXPECT_GT(tally.effects(ruling), 0) << ruling << " was never cited";
  }
}

TEST(LawsHold, AndBothReadingsAgree) {
  Tally tally;
  JudgeTrials(&tally);
  std::cout << tally.Table();
  if (HasFailure()) return;
  for (const std::string_view law : LawsThatNeverMet(tally)) ADD_FAILURE() << law << " never met its case";
  ExpectEveryOptionTried(tally);
  ExpectEveryEffectSeen(tally);
}

// One look at the set-up is not enough for any law about moves, and for few about positions.
TEST(LawsHold, OnlyOfWhatWasMet) {
  Tally tally;
  const std::size_t all = LawsThatNeverMet(tally).size();
  EXPECT_FALSE(Judge(ReadTrial({}), Beside::kSecondReading, &tally));
  const std::vector<std::string_view> never = LawsThatNeverMet(tally);
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
