#include <gtest/gtest.h>

#include "engine/effect.h"
#include "tests/engine/voyage_game.h"

namespace timeproof::testing {
namespace {

class RulesHeard : public EffectSink {
 public:
  void On(const Effect& effect) override { rules_ += fmt::format("{}{}", rules_.empty() ? "" : " ", effect.rule); }
  const std::string& rules() const { return rules_; }

 private:
  std::string rules_;
};

// The rules that the last of the moves cites.
std::string Cited(const Game& game, const Position& before, std::string_view moves, std::string_view last) {
  Position position = After(game, before, moves);
  RulesHeard heard;
  game.Apply(&position, *game.ParseMove(position, last), &heard);
  return heard.rules();
}

TEST(VoyageRulings, StartCard) {
  const auto location = Voyage();
  const auto none = Voyage(2, "start-card", "not-location");
  for (const Game* game : {location.get(), none.get()}) {
    const Position moved = After(*game, Set(*game, Earning()), "move GH");
    EXPECT_EQ(RefusedBy(*game, moved, "warp 0"), game == none.get() ? "start-card" : "");
    EXPECT_EQ(RefusedBy(*game, moved, "warp 3"), "");
  }
  EXPECT_EQ(Cited(*location, Set(*location, Earning()), "move GH", "warp 0"),
            "start-card PV-WARP-01 PV-WARP-07 PV-WARP-09");
  // What refuses anyway is not decided by the ruling.
  EXPECT_EQ(RefusedBy(*none, Set(*none, Earning()), "warp 0"), "PV-WARP-01");
  // A position may have tokens there, or the machine, under both.
  const Table table = {.stacks = {"GE", "PS"}, .machine = 1, .tokens = {{0, 1}}, .hands = {"RH", "GM"}, .held = {2, 3}};
  EXPECT_EQ(Legal(*none, Set(*none, table)), "move RH, pass");
}

TEST(VoyageRulings, StallCount) {
  const auto turns = Voyage();
  const auto rounds = Voyage(2, "stall-count", "rounds");
  const char* five_turns = "move PS, end, pass, pass, pass, pass";
  EXPECT_EQ(Lacks(*turns, After(*turns, Set(*turns, Opening()), five_turns), "over=stall:0 idle=4"), "");
  const Position going_on = After(*rounds, Set(*rounds, Opening()), five_turns);
  EXPECT_EQ(Lacks(*rounds, going_on, "idle=4 seat=1"), "");
  EXPECT_FALSE(rounds->outcome(going_on).over);
  EXPECT_FALSE(rounds->Validate(going_on).has_value());
  EXPECT_EQ(Lacks(*rounds, After(*rounds, going_on, "pass"), "over=stall:0 idle=5 seat=1"), "");
  // Cited where the readings part.
  EXPECT_EQ(Cited(*turns, Set(*turns, Opening()), "move PS, end, pass, pass, pass", "pass"),
            "PV-PASS-01 PV-END-03 stall-count PV-END-03 PV-SCORE-01");
  EXPECT_EQ(Cited(*rounds, Set(*rounds, Opening()), "move PS, end, pass, pass, pass", "pass"),
            "PV-PASS-01 PV-END-03 stall-count PV-TURN-01");
  // A round is over with the turn of the seat before the one that started.
  Table table = Stalling();
  table.start = 1;
  EXPECT_EQ(Lacks(*rounds, After(*rounds, Set(*rounds, table), "pass"), "over=stall:0,1 idle=4"), "");
  table.start = 0;
  EXPECT_EQ(Lacks(*rounds, After(*rounds, Set(*rounds, table), "pass"), "idle=4 seat=1"), "");
}

TEST(VoyageRulings, StayBreaksStall) {
  const auto no = Voyage();
  const auto yes = Voyage(2, "stay-breaks-stall", "yes");
  Table table = Stalling();
  table.hands[0] = "YS GE";
  EXPECT_EQ(Lacks(*no, After(*no, Set(*no, table), "stay YS, end"), "over=stall:0,1 idle=4"), "");
  const Position going_on = After(*yes, Set(*yes, table), "stay YS, end");
  EXPECT_EQ(Lacks(*yes, going_on, "idle=0 moved=no main_done=no seat=1"), "");
  EXPECT_EQ(Lacks(*yes, After(*yes, Set(*yes, table), "stay YS"), "idle=3 moved=no main_done=yes"), "");
  EXPECT_EQ(Cited(*yes, Set(*yes, table), "stay YS", "end"), "PV-TURN-05 stay-breaks-stall PV-TURN-01");
  EXPECT_EQ(Cited(*no, Set(*no, table), "stay YS", "end"),
            "PV-TURN-05 stay-breaks-stall PV-END-03 stall-count PV-END-03 PV-SCORE-03 PV-SCORE-03");
  EXPECT_EQ(Lacks(*yes, After(*yes, Set(*yes, table), "pass"), "over=stall:0,1"), "");
}

TEST(VoyageEffects, InTheOrderOfTheRules) {
  const auto game = Voyage();
  const Position earning = Set(*game, Earning());
  EXPECT_EQ(Cited(*game, earning, "", "move GH"), "PV-MOVE-05 PV-MOVE-06 PV-MOVE-07");
  EXPECT_EQ(Cited(*game, earning, "move GH, warp 3", "end"), "PV-TURN-05 PV-TURN-01");
  EXPECT_EQ(Cited(*game, earning, "", "pass"), "PV-PASS-01 PV-END-03 PV-TURN-01");
  EXPECT_EQ(Cited(*game, Set(*game, PickUpChain()), "", "warp 3"), "PV-WARP-01 PV-WARP-07 PV-WARP-08 PV-WARP-09");
  EXPECT_EQ(Cited(*game, Set(*game, LastTicket()), "", "stay PM"), "PV-STAY-02");
  EXPECT_EQ(Cited(*game, Set(*game, LastTicket()), "", "move PM"), "PV-MOVE-05 PV-MOVE-07 PV-END-01 PV-SCORE-01");
  EXPECT_EQ(Cited(*game, Set(*game, BesideTheLast()), "", "move RS"), "PV-MOVE-05 PV-MOVE-07 PV-END-02 PV-SCORE-02");
}

TEST(VoyageEffects, InWords) {
  class WordsHeard : public EffectSink {
   public:
    explicit WordsHeard(const Game& game) : game_(game) {}
    void On(const Effect& effect) override { words += game_.Describe(effect) + "\n"; }
    std::string words;

   private:
    const Game& game_;
  };
  const auto game = Voyage();
  WordsHeard heard(*game);
  Table table = PickUpChain();
  table.tokens = {{3, 2}};
  table.held[1] = 3;
  Position position = Set(*game, table);
  PlayMoves(*game, &position, {"warp 3", "pass", "pass"}, nullptr, &heard);
  PlayMoves(*game, &position, {"move GN", "end"}, nullptr, &heard);
  EXPECT_EQ(heard.words,
            "P0 puts a token on position 5\n"
            "P0 puts BE on position 3\n"
            "P0 takes 2 tokens from position 3\n"
            "the machine goes from position 5 to 3\n"
            "P0 passes\n"
            "it is P1's turn\n"
            "P1 passes\n"
            "one turn without movement\n"
            "it is P0's turn\n"
            "P0 puts GN on position 4\n"
            "the machine goes from position 3 to 4\n"
            "P0 ends the turn\n"
            "it is P1's turn\n");
}

}  // namespace
}  // namespace timeproof::testing
