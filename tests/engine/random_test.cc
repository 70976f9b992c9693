#include "engine/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace timeproof {
namespace {

// The first numbers of SplitMix64 from seed 0, as its reference implementation prints them.
TEST(Random, IsSplitMix64) {
  Random random(0);
  EXPECT_EQ(random.Next(), 0xE220A8397B1DCDAFU);
  EXPECT_EQ(random.Next(), 0x6E789E6AA1B965F4U);
  EXPECT_EQ(random.Next(), 0x06C45D188009454FU);
}

TEST(Random, BelowReachesEveryNumberAndNoOther) {
  Random random(1);
  std::array<int, 6> seen{};
  for (int i = 0; i < 600; ++i) ++seen.at(random.Below(seen.size()));
  for (const int count : seen) EXPECT_GT(count, 50);
}

TEST(Random, ShuffleKeepsTheItemsAndFollowsTheSeed) {
  std::array<int, 20> first{};
  std::iota(first.begin(), first.end(), 0);
  std::array<int, 20> second = first;
  const std::array<int, 20> sorted = first;
  Random(5).Shuffle<int>(first);
  Random(5).Shuffle<int>(second);
  EXPECT_EQ(first, second);
  EXPECT_NE(first, sorted);
  std::sort(first.begin(), first.end());
  EXPECT_EQ(first, sorted);
}

}  // namespace
}  // namespace timeproof
