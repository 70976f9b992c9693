// Random trials: they shrink within bounds to trials that still are some, and a report holds all it takes to repeat.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>

#include "tests/properties/random_trials.h"

namespace timeproof {
namespace {

// Shrinks as RapidCheck does: on to the first smaller one that fails too, until none does. Counts what was tried.
Bytes Shrunk(rc::Shrinkable<Bytes> shrinkable, const std::function<bool(const Bytes&)>& fails, int* tried) {
  for (;;) {
    auto smaller = shrinkable.shrinks();
    auto next = smaller.next();
    while (next && (++*tried, !fails(next->value()))) next = smaller.next();
    if (!next) return shrinkable.value();
    shrinkable = *next;
  }
}

bool PlaysLegally(const Bytes& bytes, const std::string& text) {
  const Trial trial = ReadTrial(bytes);
  Position position = trial.start;
  for (const Move move : trial.moves) {
    if (trial.game->WhyIllegal(position, move)) continue;
    if (trial.game->MoveText(move) == text) return true;
    trial.game->Apply(&position, move);
  }
  return false;
}

TEST(TrialBytes, AreTheSameOfTheSameSeed) {
  EXPECT_EQ(TrialBytes()(rc::Random(7)).value(), TrialBytes()(rc::Random(7)).value());
  EXPECT_NE(TrialBytes()(rc::Random(7)).value(), TrialBytes()(rc::Random(8)).value());
}

TEST(TrialBytes, ShrinkToFewerMoves) {
  std::size_t drawn_moves = 0;
  std::size_t left_moves = 0;
  for (std::uint64_t seed = 0; seed < 80; ++seed) {
    const auto drawn = TrialBytes(Only("ttykm"))(rc::Random(seed));
    const auto fails = [](const Bytes& bytes) { return PlaysLegally(bytes, "travel forward"); };
    if (!fails(drawn.value())) continue;
    int tried = 0;
    const Trial smallest = ReadTrial(Shrunk(drawn, fails, &tried));
    EXPECT_LE(tried, kMostShrinks) << seed;
    drawn_moves += ReadTrial(drawn.value()).moves.size();
    left_moves += smallest.moves.size();
  }
  EXPECT_GT(drawn_moves, 100U);
  EXPECT_LT(left_moves, drawn_moves / 2);
}

TEST(TrialBytes, StopShrinking) {
  int tried = 0;
  Shrunk(
      TrialBytes()(rc::Random(7)), [](const Bytes& bytes) { return !bytes.empty(); }, &tried);
  EXPECT_GT(tried, 0);
  EXPECT_LE(tried, kMostShrinks);
}

TEST(TrialBytes, ShrinkToWhatIsLegal) {
  int tried = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto is_legal = [](const Bytes& bytes) {
      const Trial trial = ReadTrial(bytes);
      EXPECT_FALSE(trial.game->Validate(trial.start));
      Position position = trial.start;
      for (const Move move : trial.moves) {
        if (trial.game->WhyIllegal(position, move)) continue;
        trial.game->Apply(&position, move);
        EXPECT_FALSE(trial.game->Validate(position)) << trial.game->ToLine(position);
      }
      return trial.moves.size() > 2;
    };
    Shrunk(TrialBytes()(rc::Random(seed)), is_legal, &tried);
  }
  EXPECT_GT(tried, 1000);
}

TEST(Report, HoldsAllItTakesToRepeat) {
  const Bytes bytes = {0, 1, 2};
  Trial trial = ReadTrial(bytes);
  trial.moves.push_back(trial.game->ParseMove(trial.start, "copy 1").value());
  trial.moves.push_back(trial.game->ParseMove(trial.start, "draw").value());
  const std::string report = Report(bytes, trial, {"some.law", "is broken", 1});
  for (const std::string& part :
       {std::string("some.law: is broken"), trial.game->ToLine(trial.start), std::string("play copy 1\n"),
        std::string("timeproof replay --hex 000102\n"), std::string("RC_PARAMS=seed=")}) {
    EXPECT_NE(report.find(part), std::string::npos) << part << "\n" << report;
  }
}

}  // namespace
}  // namespace timeproof
