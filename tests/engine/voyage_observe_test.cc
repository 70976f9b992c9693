// Hidden information: what one player may know, and that nothing else decides what they may do.
#include <gtest/gtest.h>

#include <set>

#include "engine/effect.h"
#include "engine/random.h"
#include "engine/voyage/state.h"
#include "tests/engine/voyage_game.h"

namespace timeproof::testing {
namespace {

using voyage::Kind;
using voyage::State;

TEST(VoyageObserve, ShowsTopsTheOwnHandAndSizes) {
  const auto game = Voyage();
  Table table = Earning();
  table.stacks[3] = "RE PE";
  Value value = ToValue(table);
  value.Set("removed", "YS YS");
  const Position position = *game->FromValue(value, Reading::kLenient);
  const Value seen = game->Observe(position, 1);
  const auto cards = [](std::vector<const char*> texts) { return Value(Value::List(texts.begin(), texts.end())); };
  Value::List stacks = {cards({"BM"}), cards({"PS"}), cards({"YH"}), cards({"PE"})};
  stacks.resize(13, cards({}));
  EXPECT_EQ(*seen.Find("stacks"), Value(stacks));
  EXPECT_EQ(*seen.Find("hands"), Value::MakeList({3, cards({"PS", "PM", "YE", "YN"})}));
  EXPECT_EQ(*seen.Find("removed"), Value(2));
  const Value whole = game->ToValue(position);
  for (const auto& [key, field] : *whole.map()) {
    const bool hides = key == "stacks" || key == "hands" || key == "removed";
    EXPECT_EQ(*seen.Find(key) == field, !hides) << key;
  }
  // An observation is no position.
  EXPECT_FALSE(game->FromValue(seen, Reading::kExact).ok());
  EXPECT_FALSE(game->FromValue(seen, Reading::kExpected).ok());
}

TEST(VoyageObserve, HidesAfterTheEndToo) {
  const auto game = Voyage();
  const Position over = After(*game, Set(*game, Opening()), "pass, pass, pass, pass");
  const Value seen = game->Observe(over, 0);
  EXPECT_EQ((*seen.Find("hands")->list())[1], Value(20));
  EXPECT_EQ(*seen.Find("removed"), Value(9));
  EXPECT_NE(seen.Find("over"), nullptr);
}

// Everything that `viewer` can not see, dealt anew in the same sizes.
Position Redistributed(const Position& position, int viewer, Random* random) {
  State state = position.As<State>();
  std::vector<Kind> hidden;
  const auto take = [&](voyage::Hand* hand) {
    for (std::size_t kind = 0; kind < hand->size(); ++kind) {
      hidden.insert(hidden.end(), (*hand)[kind], static_cast<Kind>(kind));
    }
  };
  std::vector<voyage::Hand*> hands;
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat != viewer) hands.push_back(&state.hands[State::At(seat)]);
  }
  hands.push_back(&state.removed);
  for (voyage::Hand* hand : hands) take(hand);
  std::vector<std::size_t> buried;
  for (int position_of = 0; position_of < voyage::kPositions; ++position_of) {
    const std::size_t end = state.ends[State::At(position_of)];
    const std::size_t height = state.Stack(position_of).size();
    for (std::size_t i = end - height; i + 1 < end; ++i) buried.push_back(i);
  }
  for (const std::size_t place : buried) hidden.push_back(state.table[place]);
  random->Shuffle(std::span<Kind>(hidden));
  std::size_t next = 0;
  for (voyage::Hand* hand : hands) {
    const int size = voyage::Count(*hand);
    *hand = {};
    for (int i = 0; i < size; ++i) ++(*hand)[hidden[next++]];
  }
  for (const std::size_t place : buried) state.table[place] = hidden[next++];
  return Position(state);
}

class Told : public EffectSink {
 public:
  explicit Told(const Game& game) : game_(game) {}
  void On(const Effect& effect) override { text += fmt::format("{} {}\n", effect.rule, game_.Describe(effect)); }
  std::string text;

 private:
  const Game& game_;
};

// The list, every refusal and every effect that the player to act can bring about by one move.
std::string Everything(const Game& game, const Position& position) {
  std::string text = Legal(game, position) + "\n";
  MoveList every;
  game.EveryMove(&every);
  for (const Move move : every) {
    if (const auto refusal = game.WhyIllegal(position, move)) {
      text += fmt::format("{} {}\n", refusal->rule, refusal->message);
      continue;
    }
    Position next = position;
    Told told(game);
    game.Apply(&next, move, &told);
    text += told.text;
  }
  return text;
}

TEST(VoyageObserve, NothingHiddenDecidesOrShows) {
  Random random(11);
  for (const int players : {2, 3, 4}) {
    const auto game = Voyage(players);
    int differing = 0;
    for (int played = 0; played < 6; ++played) {
      Position position = game->Start();
      for (MoveList moves; game->LegalMoves(position, &moves), !moves.empty();) {
        const int mover = game->ToMove(position);
        const Position other = Redistributed(position, mover, &random);
        ASSERT_FALSE(game->Validate(other).has_value());
        EXPECT_EQ(game->Observe(position, mover), game->Observe(other, mover));
        EXPECT_EQ(game->ObservedPicture(position, mover), game->ObservedPicture(other, mover));
        EXPECT_EQ(game->Caption(position), game->Caption(other));
        EXPECT_EQ(Everything(*game, position), Everything(*game, other));
        differing += position == other ? 0 : 1;
        game->Apply(&position, moves[static_cast<std::size_t>(random.Below(moves.size()))]);
      }
    }
    EXPECT_GT(differing, 0);
  }
}

}  // namespace
}  // namespace timeproof::testing
