// What effects say, number by number; what an effect does not say is 0.
#include <gtest/gtest.h>

#include <string>

#include "fmt/core.h"
#include "tests/engine/voyage_game.h"

namespace timeproof::testing {
namespace {

// A line for each effect: its words, then piece, from and to.
class Scribe : public EffectSink {
 public:
  explicit Scribe(const Game& game) : game_(game) {}
  void On(const Effect& effect) override {
    text += fmt::format("{}: {} {} {}\n", game_.Describe(effect), effect.piece, effect.from, effect.to);
  }
  std::string text;

 private:
  const Game& game_;
};

// What is told of the moves, which must all be legal.
std::string Told(const Game& game, Position position, const std::vector<std::string>& moves) {
  Scribe scribe(game);
  for (const std::string& text : moves) {
    const Move move = game.ParseMove(position, text).value();
    EXPECT_FALSE(game.WhyIllegal(position, move)) << text;
    game.Apply(&position, move, &scribe);
  }
  return scribe.text;
}

TEST(VoyageEffects, OfAStayAndTheEndOfATurn) {
  const auto game = Voyage();
  EXPECT_EQ(Told(*game, Set(*game, LastTicket()), {"stay PM", "end", "pass"}),
            "P0 puts PM on top of the current location and takes PN up: 4 0 3\n"
            "P0 ends the turn: 0 0 0\n"
            "decided by the ruling: no: 0 0 0\n"
            "one turn without movement: 1 0 0\n"
            "it is P1's turn: 0 0 1\n"
            "P1 passes: 0 1 0\n"
            "2 turns in a row without movement: 2 0 0\n"
            "it is P0's turn: 0 0 0\n");
}

TEST(VoyageEffects, OfAWarpAndAMove) {
  const auto game = Voyage();
  EXPECT_EQ(Told(*game, Set(*game, PickUpChain()), {"warp 3", "move GN"}),
            "P0 puts a token on position 5: 0 0 5\n"
            "P0 puts BE on position 3: 22 0 3\n"
            "P0 takes the token from position 3: 1 3 0\n"
            "the machine goes from position 5 to 3: 0 5 3\n"
            "P0 puts GN on position 4: 18 0 4\n"
            "the machine goes from position 3 to 4: 0 3 4\n");
}

TEST(VoyageEffects, OfTheEnd) {
  const auto game = Voyage();
  EXPECT_EQ(Told(*game, Set(*game, BesideTheLast()), {"move RS"}),
            "P0 puts RS on position 12: 5 0 12\n"
            "the machine goes from position 11 to 12: 0 11 12\n"
            "the game is over: rightmost: 0 0 0\n"
            "P1 wins with 1 ticket in hand and 4 tokens: 1 4 1\n");
}

}  // namespace
}  // namespace timeproof::testing
