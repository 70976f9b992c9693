#include <gtest/gtest.h>

#include <array>
#include <set>

#include "engine/voyage/state.h"
#include "tests/engine/voyage_game.h"

namespace timeproof::testing {
namespace {

std::unique_ptr<const Game> Seeded(int players, std::int64_t seed, std::optional<int> start = std::nullopt) {
  Value options = Value::MakeMap({{"players", players}, {"seed", Value(seed)}});
  if (start) options.Set("start", *start);
  return std::move(MakeGame("voyage", options, Reading::kExact)).value();
}

// PV-EX-05
TEST(VoyageDeal, AddsUpForEveryNumberOfPlayers) {
  constexpr std::array<std::array<int, 3>, 3> kSums = {{{2, 20, 9}, {3, 14, 7}, {4, 11, 5}}};
  for (const auto& [players, hand, removed] : kSums) {
    for (int seed = 0; seed < 50; ++seed) {
      const auto game = Seeded(players, seed);
      const Position position = game->Start();
      const auto& state = position.As<voyage::State>();
      EXPECT_EQ(game->Validate(position).has_value(), false);
      EXPECT_EQ(state.partial, 0);
      EXPECT_EQ(state.machine, 0);
      EXPECT_EQ(state.Stack(0).size(), 1U);
      EXPECT_EQ(voyage::Count(state.removed), removed);
      for (int seat = 0; seat < voyage::kMostPlayers; ++seat) {
        EXPECT_EQ(voyage::Count(state.hands[voyage::State::At(seat)]), seat < players ? hand : 0);
        EXPECT_EQ(state.held[voyage::State::At(seat)], seat < players ? 3 : 0);
      }
      EXPECT_EQ(1 + players * hand + removed, voyage::kTickets);
    }
  }
}

TEST(VoyageDeal, IsTheSeedsAlone) {
  const auto game = Seeded(3, 17);
  EXPECT_EQ(game->Start(), Seeded(3, 17)->Start());
  EXPECT_FALSE(game->Start() == Seeded(3, 18)->Start());
  // Pinned: tickets first, then ports, then who starts.
  EXPECT_EQ(Seeded(2, 0)->ToLine(Seeded(2, 0)->Start()),
            "players=2 row=HNMSMAESHNEA stacks=GN machine=0 tokens=- "
            "hands=PSPHPERSRSRNRMRMYSYSYHYHYEYNYMGNGMGMBSBE/PSPHPEPNPNPMPM"
            "RHRERERNYNGHGEBSBHBHBEBNBN held=3,3 removed=RHYEYMGSGSGHGEBMBM start=1 seat=1 main_done=no moved=no "
            "idle=0 partial=no");
}

TEST(VoyageDeal, DrawsEverySeatAndTakesTheOneThatIsNamed) {
  std::set<int> drawn;
  for (int seed = 0; seed < 40; ++seed) drawn.insert(Seeded(4, seed)->ToMove(Seeded(4, seed)->Start()));
  EXPECT_EQ(drawn, (std::set<int>{0, 1, 2, 3}));
  for (int seat = 0; seat < 4; ++seat) {
    auto named = Seeded(4, 5, seat)->Start();
    EXPECT_EQ(named.As<voyage::State>().start, seat);
    EXPECT_EQ(named.As<voyage::State>().seat, seat);
    named.As<voyage::State>().start = Seeded(4, 5)->Start().As<voyage::State>().start;  // all else is the same
    named.As<voyage::State>().seat = named.As<voyage::State>().start;
    EXPECT_EQ(named, Seeded(4, 5)->Start());
  }
}

TEST(VoyageOptions, RefusesWhatMakesNoSense) {
  const struct {
    Value options;
    ErrorKind kind;
    const char* where;
    const char* message = nullptr;
  } cases[] = {
      {Value("two"), ErrorKind::kMalformed, "", "options is a text, it should be a map"},
      {Value::MakeMap({{"players", 1}}), ErrorKind::kInvalid, "players"},
      {Value::MakeMap({{"players", 5}}), ErrorKind::kInvalid, "players"},
      {Value::MakeMap({{"players", "2"}}), ErrorKind::kMalformed, "players"},
      {Value::MakeMap({{"seed", -1}}), ErrorKind::kInvalid, "seed",
       "seed is -1, it should be a whole number from 0 to 9223372036854775807"},
      {Value::MakeMap({{"seed", "9223372036854775808"}}), ErrorKind::kMalformed, "seed",
       "seed is a text, it should be a whole number from 0 to 9223372036854775807"},
      {Value::MakeMap({{"start", 2}}), ErrorKind::kInvalid, "start"},
      {Value::MakeMap({{"start", -1}}), ErrorKind::kInvalid, "start"},
      {Value::MakeMap({{"start", "P0"}}), ErrorKind::kMalformed, "start",
       "start is a text, it should be the number of a seat, 0 for P0"},
      {Value::MakeMap({{"rulings", "all"}}), ErrorKind::kMalformed, "rulings"},
      {Value::MakeMap({{"rulings", Value::MakeMap({{"nap", "yes"}})}}), ErrorKind::kUnsupported, "rulings.nap",
       "no ruling 'nap'; there are start-card, stall-count, stay-breaks-stall"},
      {Value::MakeMap({{"rulings", Value::MakeMap({{"start-card", "yes"}})}}), ErrorKind::kUnsupported,
       "rulings.start-card", "the ruling 'start-card' has no value 'yes'; it has location, not-location"},
      {Value::MakeMap({{"rulings", Value::MakeMap({{"start-card", 1}})}}), ErrorKind::kMalformed, "rulings.start-card"},
  };
  for (const auto& [options, kind, where, message] : cases) {
    for (const Reading reading : {Reading::kExact, Reading::kLenient}) {
      const auto game = MakeGame("voyage", options, reading);
      ASSERT_FALSE(game.ok()) << where;
      EXPECT_EQ(game.error().kind, kind) << where;
      EXPECT_EQ(game.error().where, where);
      if (message != nullptr) {
        EXPECT_EQ(game.error().message, message);
      }
    }
  }
  const Value unknown = Value::MakeMap({{"pace", "fast"}});
  EXPECT_TRUE(MakeGame("voyage", unknown, Reading::kExact).ok());
  const auto refused = MakeGame("voyage", unknown, Reading::kLenient);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().where, "pace");
  EXPECT_EQ(refused.error().message, "no option 'pace'; there are players, seed, start, rulings");
  // A seat of the third player, whatever the order of the fields.
  EXPECT_TRUE(MakeGame("voyage", Value::MakeMap({{"start", 2}, {"players", 3}}), Reading::kExact).ok());
}

}  // namespace
}  // namespace timeproof::testing
