// The plain reading of Parallel Time Machine Voyage and the engine agree on which positions are valid, spoilt ones too,
// and on deals; dense positions are worth their name.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/games.h"
#include "engine/perft.h"
#include "engine/random.h"
#include "properties/subjects.h"

namespace timeproof {
namespace {

const char* const kRulings[][3] = {{"start-card", "location", "not-location"},
                                   {"stall-count", "last-turns", "rounds"},
                                   {"stay-breaks-stall", "no", "yes"}};

Value RandomOptions(Random* random) {
  Value rulings;
  for (const auto& [name, first, second] : kRulings) rulings.Set(name, random->Below(2) == 0 ? first : second);
  const int players = 2 + static_cast<int>(random->Below(3));
  Value options = Value::MakeMap({{"players", players}, {"rulings", rulings}});
  options.Set("seed", static_cast<int>(random->Below(1000000)));
  if (random->Below(2) == 0) options.Set("start", static_cast<int>(random->Below(static_cast<std::uint64_t>(players))));
  return options;
}

struct Both {
  explicit Both(const Value& options)
      : game(MakeGame("voyage", options, Reading::kExact).value()),
        plain(FindSubject("voyage")->second_reading(options)) {}
  std::unique_ptr<const Game> game;
  std::unique_ptr<const SecondReading> plain;
};

TEST(VoyagePlain, DealsAsTheEngineDoes) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    const Both both(RandomOptions(&random));
    EXPECT_EQ(both.plain->Start(), both.game->ToValue(both.game->Start())) << seed;
  }
}

// A ticket, number or flag somewhere is another, or a list has an item less or one twice.
void Spoil(Value* value, Random* random) {
  if (value->list() != nullptr && !value->list()->empty()) {
    Value::List& list = *value->list();
    const std::size_t at = random->Below(list.size());
    const std::uint64_t how = random->Below(6);
    if (how == 0) {
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
    } else if (how == 1) {
      list.push_back(list[at]);
    } else {
      Spoil(&list[at], random);
    }
  } else if (value->list() != nullptr) {
    value->list()->emplace_back("GE");
  } else if (value->map() != nullptr && !value->map()->empty()) {
    Spoil(&(*value->map())[random->Below(value->map()->size())].second, random);
  } else if (value->integer() != nullptr) {
    *value = static_cast<int>(random->Below(14));
  } else if (value->boolean() != nullptr) {
    *value = !*value->boolean();
  } else if (value->string() != nullptr && value->string()->size() == 2) {
    *value = std::string{"PRYGB"[random->Below(5)], "SHENM"[random->Below(5)]};
  }
}

// Some moves on from a dense position or the set-up, so that games that are over are spoilt, too.
Value SomePosition(const Both& both, Random* random) {
  Position position = both.game->Start();
  if (random->Below(3) > 0) position = both.game->FromValue(both.plain->Dense(random), Reading::kExact).value();
  MoveList moves;
  for (std::uint64_t left = random->Below(12); left > 0; --left) {
    both.game->LegalMoves(position, &moves);
    if (moves.empty()) break;
    both.game->Apply(&position, moves[random->Below(moves.size())]);
  }
  return both.game->ToValue(position);
}

TEST(VoyagePlain, FindsTheSamePositionsValid) {
  constexpr int kTrials = 20000;
  int valid = 0;
  int over = 0;
  for (int trial = 0; trial < kTrials; ++trial) {
    Random random(static_cast<std::uint64_t>(trial));
    const Both both(RandomOptions(&random));
    Value position = SomePosition(both, &random);
    ASSERT_EQ(both.plain->Validate(position), std::nullopt) << trial;
    over += position.Find("over") != nullptr ? 1 : 0;
    for (std::uint64_t faults = 1 + random.Below(2); faults > 0; --faults) Spoil(&position, &random);
    const auto by_game = both.game->FromValue(position, Reading::kExact);
    const auto by_plain = both.plain->Validate(position);
    EXPECT_EQ(by_game.ok(), !by_plain) << trial << ": "
                                       << (by_game ? "the engine takes it"
                                                   : by_game.error().where + " " + by_game.error().message)
                                       << "; " << by_plain.value_or("the plain reading takes it");
    valid += by_game.ok() ? 1 : 0;
  }
  EXPECT_GT(valid, kTrials / 20);
  EXPECT_LT(valid, kTrials / 2);
  EXPECT_GT(over, kTrials / 20);
}

std::uint64_t CountPlainly(const SecondReading& plain, const Value& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sequences = 0;
  for (const std::string& move : plain.LegalMoves(position)) {
    sequences += CountPlainly(plain, plain.Apply(position, move), depth - 1);
  }
  return sequences;
}

TEST(VoyagePlain, CountsTheSameSequences) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    const Both both(RandomOptions(&random));
    const Value value = seed % 6 == 0 ? both.plain->Start() : both.plain->Dense(&random);
    const Position position = both.game->FromValue(value, Reading::kExact).value();
    EXPECT_EQ(Perft(*both.game, position, 3), CountPlainly(*both.plain, value, 3)) << seed;
  }
}

TEST(VoyagePlain, StrewsWhatPlaySeldomReaches) {
  constexpr int kPositions = 500;
  int partial = 0, warps = 0, beside_the_end = 0, on_the_brink = 0;
  for (int i = 0; i < kPositions; ++i) {
    Random random(static_cast<std::uint64_t>(i));
    const Both both(RandomOptions(&random));
    const Value value = both.plain->Dense(&random);
    const auto position = both.game->FromValue(value, Reading::kExact);
    ASSERT_TRUE(position.ok()) << i << ": " << position.error().message;
    EXPECT_TRUE(both.game->AtTurnStart(*position));
    const auto moves = both.plain->LegalMoves(value);
    partial += *value.Find("partial") == Value(true) ? 1 : 0;
    beside_the_end += *value.Find("machine") == Value(11) ? 1 : 0;
    on_the_brink += *value.Find("idle")->integer() >= 2 * both.game->players() - 1 ? 1 : 0;
    warps += std::ranges::any_of(moves, [](const std::string& move) { return move.starts_with("warp"); }) ? 1 : 0;
  }
  for (const int count : {partial, warps, beside_the_end, on_the_brink}) EXPECT_GT(count, kPositions / 5);
}

}  // namespace
}  // namespace timeproof
