// The second reading notices what no law of the game does: that it is played by other rules than its options say.
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

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
std::vector<Trial> MistakenTrials(std::string_view ruling) {
  constexpr std::uint64_t kSeeds = 3000;
  constexpr std::size_t kEnough = 5;
  std::vector<Trial> mistaken;
  for (std::uint64_t seed = 0; seed < kSeeds && mistaken.size() < kEnough; ++seed) {
    Random random(seed);
    Bytes bytes = RandomBytes(From::kDense, 16, &random);
    bytes[1] = 7;  // all three chapters
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
  const Trial plain = MakeTrial("ttykm", Value()).value();
  for (const OtherReading& other : plain.others) {
    const auto mistaken = MistakenTrials(other.ruling);
    EXPECT_FALSE(mistaken.empty()) << other.ruling;
    for (const Trial& trial : mistaken) {
      const auto failure = Judge(trial, Beside::kSecondReading);
      EXPECT_TRUE(failure && failure->law.starts_with("second-reading.")) << other.ruling;
    }
  }
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
