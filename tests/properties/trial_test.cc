// Bytes and trials: any bytes make one, one makes its bytes, and the same bytes make the same everywhere.
#include "properties/trial.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/properties/random_trials.h"
#include "tests/properties/tally.h"

namespace timeproof {
namespace {

Bytes AnyBytes(std::size_t length, Random* random) {
  Bytes bytes(length);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random->Below(256));
  return bytes;
}

void ExpectSame(const Trial& a, const Trial& b) {
  EXPECT_EQ(a.game_name, b.game_name);
  EXPECT_EQ(a.options, b.options);
  EXPECT_EQ(a.game->ToLine(a.start), b.game->ToLine(b.start));
  EXPECT_EQ(a.reachable, b.reachable);
  EXPECT_EQ(a.moves, b.moves);
  EXPECT_EQ(a.others.size(), b.others.size());
}

std::uint8_t Letter(char c) { return static_cast<std::uint8_t>(c); }

// A trial of the standard game with these bytes for the start and the moves.
Trial After(std::initializer_list<Bytes> parts) {
  Bytes bytes = WriteTrial(MakeTrial("ttykm", Value()).value());
  bytes.pop_back();
  for (const Bytes& part : parts) bytes.insert(bytes.end(), part.begin(), part.end());
  return ReadTrial(bytes);
}

TEST(ReadTrial, MakesTheSetUpOfNothing) {
  const Trial trial = ReadTrial({});
  ExpectSame(trial, MakeTrial("ttykm", Value()).value());
  EXPECT_TRUE(trial.reachable);
  EXPECT_TRUE(trial.moves.empty());
}

TEST(ReadTrial, TakesAnyBytes) {
  int dense = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    const Trial trial = ReadTrial(AnyBytes(random.Below(400), &random));
    EXPECT_LE(trial.moves.size(), kMostMoves);
    EXPECT_FALSE(trial.game->Validate(trial.start)) << seed;
    dense += trial.reachable ? 0 : 1;
  }
  EXPECT_GT(dense, 100);
  EXPECT_LT(dense, 400);
  EXPECT_LE(ReadTrial(Bytes(1000, 0)).moves.size(), kMostMoves);
}

TEST(ReadTrial, TakesWhatIsNoPositionForTheSetUp) {
  EXPECT_TRUE(After({{0xE0, 2, 0, Letter('x'), Letter('y')}}).reachable);
  EXPECT_TRUE(After({{0xE0, 0xFF, 0xFF}}).reachable);
}

TEST(ReadTrial, CountsMovesRound) {
  const Trial trial = After({{0, 1, 5}});  // one copy can be chosen, and it can step two ways
  ASSERT_EQ(trial.moves.size(), 2U);
  EXPECT_EQ(trial.game->MoveText(trial.moves[0]), "copy 1");
  EXPECT_EQ(trial.game->MoveText(trial.moves[1]), "move south");
}

TEST(ReadTrial, PassesOverIllegalMovesAndStopsAtTheEnd) {
  MoveList every;
  MakeTrial("ttykm", Value())->game->EveryMove(&every);
  const auto last = static_cast<std::uint8_t>(every.size() - 1);  // draw
  const Trial trial = After({{0, 0xF8, 1, 0, 0, 0xF8, last, 0, 0, 0, 0}});
  ASSERT_EQ(trial.moves.size(), 3U);
  EXPECT_EQ(trial.game->MoveText(trial.moves[0]), "copy 2");
  EXPECT_EQ(trial.game->MoveText(trial.moves[1]), "copy 1");
  EXPECT_EQ(trial.game->MoveText(trial.moves[2]), "draw");
  EXPECT_FALSE(Judge(trial, Beside::kSecondReading));
}

TEST(ReadTrial, RemembersNothing) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    const Bytes a = RandomBytes(From::kDense, 12, &random);
    const Bytes b = RandomBytes(From::kDense, 12, &random);
    const Trial before = ReadTrial(a);
    EXPECT_FALSE(Judge(before, Beside::kNothing));
    EXPECT_FALSE(Judge(ReadTrial(b), Beside::kNothing));
    const Trial after = ReadTrial(a);
    ExpectSame(before, after);
    EXPECT_FALSE(Judge(after, Beside::kNothing));
  }
}

// A game that keeps to what it once said is found out by another one.
TEST(Judge, HoldsTwoGamesOfTheSameOptionsToOneStart) {
  Trial trial = MakeTrial("ttykm", Value()).value();
  ASSERT_NE(trial.again, nullptr);
  ASSERT_NE(trial.again, trial.game);
  trial.again = MakeTrial("ttykm", Value::MakeMap({{"first", "black"}})).value().game;
  const auto failure = Judge(trial, Beside::kNothing);
  ASSERT_TRUE(failure.has_value());
  EXPECT_EQ(failure->law, "start.is-settled-by-options");
}

TEST(Judge, CountsNoLawAboutRulingsWhereThereIsNothingToCompareWith) {
  Trial trial = After({{0, 1, 5}});
  Tally with;
  EXPECT_FALSE(Judge(trial, Beside::kNothing, &with));
  EXPECT_GT(with.laws("ttykm.undisputed-moves-agree"), 0);
  trial.others.clear();
  Tally without;
  EXPECT_FALSE(Judge(trial, Beside::kNothing, &without));
  EXPECT_EQ(without.laws("ttykm.undisputed-moves-agree"), 0);
}

TEST(WriteTrial, IsReadBack) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    const Trial trial =
        ReadTrial(seed % 2 == 0 ? AnyBytes(random.Below(300), &random) : RandomBytes(From::kDense, 30, &random));
    const Bytes bytes = WriteTrial(trial);
    ExpectSame(ReadTrial(bytes), trial);
    EXPECT_EQ(WriteTrial(ReadTrial(bytes)), bytes);
  }
}

TEST(WriteTrial, LeavesOutWhatIsNotRead) {
  Trial trial = MakeTrial("ttykm", Value()).value();
  trial.moves.resize(kMostMoves + 1, trial.game->ParseMove(trial.start, "focus past").value());
  EXPECT_EQ(ReadTrial(WriteTrial(trial)).moves.size(), kMostMoves);
  const Bytes bytes = WriteTrial(trial);
  trial.moves.pop_back();
  EXPECT_EQ(bytes, WriteTrial(trial));
}

TEST(WriteTrial, LeavesOutDefaults) {
  const auto rulings = Value::MakeMap({{"two-actions", "stepwise"}, {"victory", "boards-held"}});
  const Trial trial = MakeTrial("ttykm", Value::MakeMap({{"first", "white"},
                                                         {"rulings", rulings},
                                                         {"handicap", Value::MakeMap({{"black", 2}, {"white", 0}})},
                                                         {"chapters", Value::MakeList({"memory", "growth"})}}))
                          .value();
  const Trial read = ReadTrial(WriteTrial(trial));
  EXPECT_EQ(read.options, Value::MakeMap({{"chapters", Value::MakeList({"growth", "memory"})},
                                          {"handicap", Value::MakeMap({{"black", 2}})},
                                          {"rulings", Value::MakeMap({{"victory", "boards-held"}})}}));
  EXPECT_EQ(read.start, trial.start);
}

TEST(WriteTrial, KeepsNumbersThatAByteHolds) {
  const auto options = [](int seed) { return Value::MakeMap({{"players", 3}, {"seed", seed}, {"start", 2}}); };
  const Trial trial = MakeTrial("voyage", options(127)).value();
  ExpectSame(ReadTrial(WriteTrial(trial)), trial);
  const Trial far = MakeTrial("voyage", options(128)).value();
  const Trial read = ReadTrial(WriteTrial(far));
  EXPECT_EQ(read.options, Value::MakeMap({{"players", 3}, {"start", 2}}));
  EXPECT_EQ(read.start, far.start);
}

TEST(ReadTrial, CountsNumbersRoundThatTheGameRefuses) {
  const auto with_start = [](std::uint8_t byte) {
    const Bytes bytes = {1, 0, 0xFF, byte};  // the default players, a seed, and who starts
    return ReadTrial(bytes).options;
  };
  EXPECT_EQ(with_start(0x81), Value::MakeMap({{"seed", 127}, {"start", 1}}));
  EXPECT_EQ(with_start(0x82), Value::MakeMap({{"seed", 127}}));
  EXPECT_EQ(with_start(0x85), Value::MakeMap({{"seed", 127}, {"start", 1}}));
}

TEST(MakeTrial, RefusesWhatTheGameRefuses) {
  const auto unknown = MakeTrial("chess", Value());
  ASSERT_FALSE(unknown.ok());
  EXPECT_EQ(unknown.error().kind, ErrorKind::kUnsupported);
  EXPECT_FALSE(MakeTrial("ttykm", Value::MakeMap({{"chapters", "growth"}})).ok());
}

// Whatever the compiler and the standard library. It changes with the format, the dense positions and the rules alone.
TEST(ReadTrial, MakesTheSameGamesEverywhere) {
  std::uint64_t hash = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    const Trial trial = ReadTrial(RandomBytes(seed % 2 == 0 ? From::kSetUp : From::kDense, 40, &random));
    Position position = trial.start;
    hash = hash * 31 + position.Hash();
    for (const Move move : trial.moves) {
      if (!trial.game->WhyIllegal(position, move)) trial.game->Apply(&position, move);
      hash = hash * 31 + position.Hash() + move.code;
    }
  }
  EXPECT_EQ(hash, 6790024292462261032U);
}

}  // namespace
}  // namespace timeproof
