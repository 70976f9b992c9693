#include "engine/position.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace timeproof {
namespace {

using Small = std::array<std::uint32_t, 3>;
using Large = std::array<std::uint64_t, 128>;

TEST(Position, CopiesAreEqualAndIndependent) {
  const Position original(Small{1, 2, 3});
  Position copy = original;
  EXPECT_EQ(copy, original);
  EXPECT_EQ(copy.Hash(), original.Hash());
  copy.As<Small>()[1] = 9;
  EXPECT_FALSE(copy == original);
  EXPECT_EQ(original.As<Small>()[1], 2U);
}

TEST(Position, EveryByteCountsForEqualityAndHash) {
  const Position zero(Large{});
  for (std::size_t i = 0; i < 128; ++i) {
    Large state{};
    state[i] = 1;
    const Position other(state);
    EXPECT_FALSE(other == zero) << i;
    EXPECT_NE(other.Hash(), zero.Hash()) << i;
  }
}

TEST(Position, OfAnotherSizeIsAnotherPosition) {
  EXPECT_FALSE(Position(Small{}) == Position(Large{}));
  Position position(Small{1, 2, 3});
  position = Position(Large{7});
  EXPECT_EQ(position.As<Large>()[0], 7U);
  position = Position(Small{4, 5, 6});
  EXPECT_EQ(position, Position(Small{4, 5, 6}));
}

TEST(Position, HashIsTheSameOnEveryMachine) { EXPECT_EQ(Position(Small{1, 2, 3}).Hash(), 10076034588944125883U); }

}  // namespace
}  // namespace timeproof
