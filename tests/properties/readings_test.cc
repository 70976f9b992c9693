// The second reading notices what no law of the game does: that it is played by other rules than its options say.
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/plain_game.h"
#include "properties/subjects.h"
#include "tests/properties/random_trials.h"
#include "tests/properties/spoilt_games.h"

namespace timeproof {
namespace {

Position End(const Game& game, const Trial& trial) {
  Position position = trial.start;
  for (const Move move : trial.moves) {
    if (!game.WhyIllegal(position, move)) game.Apply(&position, move);
  }
  return position;
}

// Trials that end otherwise under the ruling's other value, each with a game under that value that passes for one under
// the trial's options.
std::vector<Trial> MistakenTrials(std::string_view game, std::string_view ruling) {
  constexpr std::uint64_t kSeeds = 3000;
  constexpr std::size_t kEnough = 5;
  std::vector<Trial> mistaken;
  for (std::uint64_t seed = 0; seed < kSeeds && mistaken.size() < kEnough; ++seed) {
    Random random(seed);
    Bytes bytes = RandomBytes(From::kDense, 16, &random, Only(game));
    if (game == "ttykm") bytes[1] = 7;  // all three chapters
    Trial trial = ReadTrial(bytes);
    const auto other = std::ranges::find(trial.others, ruling, &OtherReading::ruling);
    if (End(*other->game, trial) == End(*trial.game, trial)) continue;
    trial.game = other->game;
    trial.others.clear();
    mistaken.push_back(std::move(trial));
  }
  return mistaken;
}

TEST(SecondReading, NoticesEveryRulingThatIsPlayedTheOtherWay) {
  for (const Subject& subject : Subjects()) {
    const Trial plain = MakeTrial(subject.game, Value()).value();
    for (const OtherReading& other : plain.others) {
      const auto mistaken = MistakenTrials(subject.game, other.ruling);
      EXPECT_FALSE(mistaken.empty()) << other.ruling;
      for (const Trial& trial : mistaken) {
        const auto failure = Judge(trial, Beside::kSecondReading);
        EXPECT_TRUE(failure && failure->law.starts_with("second-reading.")) << other.ruling;
      }
    }
  }
}

TEST(SecondReading, SaysWhoSeesSomethingElse) {
  Trial trial = MakeTrial("voyage", Value()).value();
  trial.start = trial.game
                    ->FromLine(
                        "players=2 row=SHENMASHENMA stacks=BM/PS machine=1 tokens=- hands=GHRE/PS held=1,5 removed=- "
                        "start=0 seat=0 main_done=no moved=no idle=0 partial=yes")
                    .value();
  trial.reachable = false;
  trial.game = MakePlainGame("voyage", Value(), Reading::kLenient, "PV-INFO-01.unknown").value();
  const auto failure = Judge(trial, Beside::kSecondReading);
  ASSERT_TRUE(failure.has_value());
  EXPECT_EQ(failure->law, "second-reading.seen");
  EXPECT_EQ(failure->message, "what P0 sees: hands is [[RE GH] nothing], and [[RE GH] 1] by the second reading");
}

TEST(SecondReading, SaysWhichMovesAreLegalByWhom) {
  Trial trial = MakeTrial("ttykm", Value()).value();
  trial.options.Set("chapters", Value::MakeList({"growth"}));
  const Move copy = trial.game->ParseMove(trial.start, "copy 1").value();
  trial.moves = {copy};
  const auto failure = Judge(trial, Beside::kSecondReading);
  ASSERT_TRUE(failure.has_value());
  EXPECT_EQ(failure->law, "second-reading.legal");
  EXPECT_EQ(failure->message, "legal by the second reading alone: plant 1, plant 2, plant 5; by the game alone: none");
  EXPECT_EQ(failure->moves, 1U);
}

TEST(SecondReading, SaysWhichMovesAreAcceptedAndNotListed) {
  Trial trial = MakeTrial("ttykm", Value()).value();
  trial.game = WithPlantingAtAnyTime(trial.game);
  EXPECT_FALSE(Judge(trial, Beside::kNothing));
  const auto failure = Judge(trial, Beside::kSecondReading);
  ASSERT_TRUE(failure.has_value());
  EXPECT_EQ(failure->law, "second-reading.unlisted");
  EXPECT_EQ(failure->message, "accepted and not listed by the second reading alone: none; by the game alone: plant 1");
}

TEST(SecondReading, SaysWhatCannotBe) {
  Trial trial = MakeTrial("ttykm", Value()).value();
  trial.options.Set("handicap", Value::MakeMap({{"white", 3}}));
  const auto failure = Judge(trial, Beside::kSecondReading);
  ASSERT_TRUE(failure.has_value());
  EXPECT_EQ(failure->law, "second-reading.valid");
  EXPECT_EQ(failure->moves, 0U);
}

TEST(SecondReading, SaysWhereTheResultsPart) {
  Trial trial = MakeTrial("ttykm", Value()).value();
  const Value held = Value::MakeMap({{"rulings", Value::MakeMap({{"victory", "boards-held"}})}});
  trial.options = held;
  trial.start = trial.game
                    ->FromLine(
                        "W3/4/4/4 4/4/4/4 4/4/4/3B to_move=white first=white focus=past,future supply=4,4 "
                        "step=focus active=past:1 actions_left=0")
                    .value();
  trial.reachable = false;
  trial.others.clear();
  trial.moves = {trial.game->ParseMove(trial.start, "focus present").value()};
  const auto failure = Judge(trial, Beside::kSecondReading);
  ASSERT_TRUE(failure.has_value());
  EXPECT_EQ(failure->law, "second-reading.result");
  EXPECT_TRUE(failure->message.starts_with("after 'focus present' ")) << failure->message;
}

}  // namespace
}  // namespace timeproof
