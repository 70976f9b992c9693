// Short games: stalls, the long example, refusals, scoring.
#include <gtest/gtest.h>

#include "tests/engine/voyage_game.h"

namespace timeproof::testing {
namespace {

std::string Times(int count, std::string_view move) {
  std::string moves;
  for (int i = 0; i < count; ++i) moves += fmt::format("{}{}", i == 0 ? "" : ", ", move);
  return moves;
}

std::string Everybody(int players) {
  std::string seats = "0";
  for (int seat = 1; seat < players; ++seat) seats += fmt::format(",{}", seat);
  return seats;
}

// PV-SEQ-01
TEST(VoyageSequences, IfAllPassTheGameStallsAfterTwoTurnsEach) {
  for (const int players : {2, 3, 4}) {
    const auto game = Voyage(players);
    const Position almost = After(*game, game->Start(), Times(2 * players - 1, "pass"));
    EXPECT_FALSE(game->outcome(almost).over);
    const Position over = After(*game, almost, "pass");
    EXPECT_EQ(Lacks(*game, over, fmt::format("over=stall:{} idle={}", Everybody(players), 2 * players)), "");
    EXPECT_EQ(Legal(*game, over), "");
  }
}

// PV-SEQ-02
TEST(VoyageSequences, TheCountStartsAfterTheLastTurnThatMoved) {
  const auto game = Voyage();
  const Position moved = After(*game, Set(*game, Opening()), "move PS, end");
  EXPECT_FALSE(game->outcome(After(*game, moved, Times(3, "pass"))).over);
  EXPECT_EQ(Lacks(*game, After(*game, moved, Times(4, "pass")), "over=stall:0 idle=4 seat=0"), "");
}

// PV-SEQ-03
TEST(VoyageSequences, StaysStallToo) {
  const auto game = Voyage();
  const Position over = After(*game, Set(*game, Opening()), "stay GE, end, stay GS, end, stay GH, end, stay GN, end");
  EXPECT_EQ(Lacks(*game, over,
                  "over=stall:0,1 idle=4 stacks=GN held=3,3 main_done=no moved=no "
                  "hands=PSPHPEPNPMRSRHRERNRMYSYHYEYNYMGSGSGEGNGM/PSPHPEPNPMRSRHRERNRMYSYHYEYNYMGHGHGEGMBS"),
            "");
}

// PV-SEQ-04
TEST(VoyageSequences, AWarpMovesTheMachineThoughItsPlayerPasses) {
  const auto game = Voyage();
  const Position position = After(*game, Set(*game, Opening()), "move PS, warp 0, end, warp 1, pass");
  EXPECT_EQ(Lacks(*game, position, "idle=0 seat=0 main_done=no moved=no"), "");
}

// PV-SEQ-05, and one case for each rule that refuses.
TEST(VoyageSequences, RefusalsCiteTheirRules) {
  const auto game = Voyage();
  const Position opening = Set(*game, Opening());
  const Position moved = After(*game, opening, "move PS");
  const Position over = After(*game, opening, Times(4, "pass"));
  const Position last = After(*game, Set(*game, BesideTheLast()), "move RS");
  const Position empty = After(*game, Set(*game, LastTicket()), "move PM");
  const Position poor = Set(*game, Earning());
  const Position covered = Set(*game, Stalling());
  const struct {
    const Position* position;
    const char* move;
    const char* rule;
    const char* why;
  } cases[] = {
      {&opening, "move PH", "PV-MOVE-02", "position 1 shows a port of SUNRISE, and PH is of HIGH NOON"},
      {&opening, "move BS", "PV-MOVE-02", "P0 has no BS in hand"},
      {&opening, "stay PS", "PV-STAY-01", "the current location shows GE, which is green, and PS is purple"},
      {&opening, "stay BS", "PV-STAY-01", "P0 has no BS in hand"},
      {&opening, "warp 0", "PV-WARP-04", "the machine is on position 0"},
      {&opening, "warp 1", "PV-WARP-05", "position 1 shows a port"},
      {&opening, "end", "PV-TURN-02", "a turn has a main action: move, stay or pass"},
      {&moved, "move PH", "PV-TURN-03", "the main action of this turn is done: `end` ends it"},
      {&moved, "stay PH", "PV-TURN-03", "the main action of this turn is done: `end` ends it"},
      {&moved, "pass", "PV-TURN-03", "the main action of this turn is done: `end` ends it"},
      {&poor, "warp 3", "PV-WARP-01", "P0 has no token to pay with"},
      {&covered, "move GE", "PV-MOVE-03", "position 3 shows the ticket BN of NIGHTTIME, and GE is of EVENTIDE"},
      {&covered, "warp 1", "PV-WARP-06", "P0 has no PS in hand"},
      {&over, "pass", "PV-END-03", "the game is over"},
      {&last, "end", "PV-END-02", "the game is over"},
      {&empty, "end", "PV-END-01", "the game is over"},
  };
  for (const auto& [position, text, rule, why] : cases) {
    const Result<Move> move = game->ParseMove(*position, text);
    ASSERT_TRUE(move.ok()) << text;
    const auto refusal = game->WhyIllegal(*position, *move);
    ASSERT_TRUE(refusal.has_value()) << text;
    EXPECT_EQ(refusal->rule, rule) << text;
    EXPECT_EQ(refusal->message, why) << text;
  }
}

TEST(VoyageSequences, ListAndRefusalsAgree) {
  const auto game = Voyage(3);
  MoveList every;
  game->EveryMove(&every);
  game->EveryMove(&every);  // what a list holds already goes
  EXPECT_EQ(every.size(), 65U);
  EXPECT_TRUE(std::is_sorted(every.begin(), every.end()));
  Position position = game->Start();
  for (int turn = 0; !game->outcome(position).over; ++turn) {
    MoveList legal;
    game->LegalMoves(position, &legal);
    for (const Move move : every) {
      EXPECT_EQ(std::ranges::binary_search(legal, move), !game->WhyIllegal(position, move).has_value());
    }
    game->Apply(&position, legal[static_cast<std::size_t>(turn * 7) % legal.size()]);
    EXPECT_FALSE(game->Validate(position).has_value());
  }
}

// PV-EX-03
TEST(VoyageSequences, TwoWarpsAroundAMove) {
  const auto game = Voyage();
  const Position before = Set(*game, {.stacks = {"GS", "BS", "PN", "BE", "RH", "RM", "GH"},
                                      .machine = 6,
                                      .hands = {"PN YE RM BH", "GN GM BH"},
                                      .held = {3, 3},
                                      .idle = 1,
                                      .row = "SNEHMASHENMA"});
  const struct {
    const char* moves;
    const char* words;
    const char* legal;
  } steps[] = {
      {"", "idle=1", "warp 2, warp 5, pass"},
      {"warp 2", "machine=2 hands=RMYEBH/GNGMBH held=2,3 tokens=6:1", "move YE, warp 5, pass"},
      {"warp 2, move YE", "machine=3 hands=RMBH/GNGMBH held=2,3 tokens=6:1 stacks=GS/BS/PNPN/BEYE/RH/RM/GH",
       "warp 5, end"},
      {"warp 2, move YE, warp 5", "machine=5 hands=BH/GNGMBH held=1,3 tokens=3:1,6:1", "end"},
      {"warp 2, move YE, warp 5, end", "idle=0 seat=1 tokens=3:1,6:1", "move BH, pass"},
      {"warp 2, move YE, warp 5, end, move BH", "machine=6 held=1,4 tokens=3:1", "end"},
  };
  for (const auto& [moves, words, legal] : steps) {
    const Position position = After(*game, before, moves);
    EXPECT_EQ(Lacks(*game, position, words), "") << moves;
    EXPECT_EQ(Legal(*game, position), legal) << moves;
  }
}

// Constructed positions: what play never makes is still played by the rules.
TEST(VoyageSequences, TokensWherePlayPutsNone) {
  const auto game = Voyage();
  Table table = {.stacks = {"GE"}, .tokens = {{0, 1}, {1, 2}}, .hands = {"GS PS", "YM"}, .held = {1, 1}};
  // Staying takes no token, covering a port takes all of them.
  EXPECT_EQ(Lacks(*game, After(*game, Set(*game, table), "stay GS"), "tokens=0:1,1:2 held=1,1"), "");
  EXPECT_EQ(Lacks(*game, After(*game, Set(*game, table), "move PS"), "tokens=0:1 held=3,1"), "");
  // A warp onto 12 ends the game as a move does.
  table = BesideTheLast();
  table.stacks.emplace_back("GM");
  EXPECT_EQ(Lacks(*game, After(*game, Set(*game, table), "warp 12"), "main_done=no over=rightmost:1 held=1,4"), "");
}

// The scoring table of the catalogue, by a stall.
TEST(VoyageSequences, FewestTicketsThenMostTokens) {
  const struct {
    std::vector<std::string> hands;
    std::vector<int> held;
    const char* winners;
  } cases[] = {
      {{"PS PH", "PE PN"}, {3, 3}, "0,1"},
      {{"PS", "PH"}, {2, 4}, "1"},
      {{"PS", "PH PE"}, {0, 6}, "0"},
      {{"PS PH PE PN", "PS PH PE PN", "YS YH YE YN"}, {3, 2, 3}, "0,2"},
      {{"PS PH PE PN PM", "PS PH PE", "YS YH YE", "YS YH YE"}, {9, 1, 1, 0}, "1,2"},
      {{"PS PH", "PE", "PM PN"}, {3, 0, 3}, "1"},
  };
  for (const auto& [hands, held, winners] : cases) {
    const int players = static_cast<int>(hands.size());
    const auto game = Voyage(players);
    const Position before =
        Set(*game, {.stacks = {"GE"}, .hands = hands, .held = held, .seat = players - 1, .idle = 2 * players - 1});
    EXPECT_EQ(Lacks(*game, After(*game, before, "pass"), fmt::format("over=stall:{}", winners)), "");
  }
}

}  // namespace
}  // namespace timeproof::testing
