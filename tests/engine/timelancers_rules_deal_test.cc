// The set-up of a seed.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/timelancers/deal.h"
#include "tests/engine/timelancers_setting.h"

namespace timeproof::testing {
namespace {

Options Full(int players = 2, Mode mode = Mode::kTraditional, std::uint64_t seed = 0) {
  Options options = Setting(players, mode).options;
  options.pack = PackNamed("synthetic-sample");
  options.seed = seed;
  return options;
}

int Beside(const State& state, int tile) {
  return static_cast<int>(
      std::ranges::count_if(state.hexes, [&](Hex hex) { return AreNeighbours(hex, state.hexes[At(tile)]); }));
}

TEST(TimelancersDeal, LaysALawfulCity) {  // TL-SETUP-01 to TL-SETUP-03
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Options options = Full(2, Mode::kTraditional, seed);
    const State state = Deal(options);
    EXPECT_EQ(Beside(state, options.pack->hq), 6) << seed;
    for (int tile = 0; tile < kTiles; ++tile) EXPECT_GE(Beside(state, tile), 2) << seed;
    const auto error = Validate(options, state);
    EXPECT_FALSE(error.has_value()) << seed << ": " << error->where << ": " << error->message;
  }
}

TEST(TimelancersDeal, IsDecidedByTheSeed) {
  EXPECT_EQ(Deal(Full(3, Mode::kAdvanced, 5)), Deal(Full(3, Mode::kAdvanced, 5)));
  EXPECT_NE(Deal(Full(3, Mode::kAdvanced, 5)), Deal(Full(3, Mode::kAdvanced, 6)));
}

TEST(TimelancersDeal, ANamedLayoutLeavesTheRestToTheSeed) {
  Options options = Full();
  State made = Deal(options);
  options.layout = 0;
  const State named = Deal(options);
  EXPECT_TRUE(std::ranges::equal(named.hexes, options.pack->layouts[0].hexes));
  EXPECT_NE(named.hexes, made.hexes);
  made.hexes = named.hexes;
  EXPECT_EQ(made, named);
}

TEST(TimelancersDeal, DealsCards) {  // TL-SETUP-04 to TL-SETUP-06, TL-SETUP-10, TL-SETUP-15
  const State state = Deal(Full(4));
  for (std::size_t type = 0; type < kTypes; ++type) {
    EXPECT_EQ(RowSize(state, type), kRowLength);
    EXPECT_EQ(state.decks[type].size, kEventsEach - kRowLength);
  }
  EXPECT_EQ(state.enforcement.size, kEnforcementCards - 1);
  EXPECT_EQ(state.enforcer, kAbsent);
  EXPECT_EQ(state.jobs.size, kSideJobs - 8);
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(JobsInHand(state, seat), 2);
    EXPECT_NE(state.players[At(seat)].faction, kAbsent);
    EXPECT_EQ(state.players[At(seat)].reserved, kAbsent);
  }
}

TEST(TimelancersDeal, BothFacesOccur) {  // TL-AMB-29: but of the headquarters
  bool has_b = false;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Options options = Full(2, Mode::kTraditional, seed);
    const State state = Deal(options);
    EXPECT_EQ(state.faces[At(options.pack->hq)], Face::kA);
    has_b = has_b || std::ranges::count(state.faces, Face::kB) > 0;
  }
  EXPECT_TRUE(has_b);
}

TEST(TimelancersDeal, SoloLeavesMarkedCardsOut) {  // TL-SETUP-13
  const Options options = Full(1, Mode::kSolo);
  const State state = Deal(options);
  for (std::size_t card = 0; card < options.pack->enforcement.size(); ++card) {
    const bool is_out = state.enforcement_piles[card] == Pile::kAside;
    EXPECT_EQ(is_out, !options.pack->enforcement[card].solo);
  }
  EXPECT_EQ(state.seat, 0);
}

TEST(TimelancersDeal, TheLastPlayerDraftsFirst) {  // TL-SETUP-12
  for (int players = 2; players <= 4; ++players) EXPECT_EQ(Deal(Full(players)).seat, players - 1);
}

}  // namespace
}  // namespace timeproof::testing
