// The small positions of the catalogue: complete legal lists, what each move leads to, how many ways a turn has.
#include <gtest/gtest.h>

#include <functional>

#include "tests/engine/voyage_game.h"

namespace timeproof::testing {
namespace {

struct Case {
  const char* name;
  Table table;
  const char* moves;  // played first
  const char* words;  // of the position's line then
  const char* legal;
  std::uint64_t leaves;  // ways to go on to the end of the turn
};

void Check(const Game& game, const Case& c) {
  SCOPED_TRACE(fmt::format("{}: {}", c.name, c.moves));
  const Position position = After(game, Set(game, c.table), c.moves);
  EXPECT_EQ(Lacks(game, position, c.words), "");
  EXPECT_EQ(Legal(game, position), c.legal);
  EXPECT_EQ(game.CountTurns(position), c.leaves);
  EXPECT_EQ(game.Validate(position).has_value(), false);
}

Table With(Table table, const std::function<void(Table*)>& change) {
  change(&table);
  return table;
}

// POS-05: as the chain, with its token elsewhere and none in hand.
Table NoToken() {
  return With(PickUpChain(), [](Table* t) {
    t->tokens = {{2, 1}};
    t->held = {0, 5};
  });
}
Table StayOpensAWarp() {  // POS-07
  return {.stacks = {"BM", "RS", "GE", "GE"}, .machine = 3, .hands = {"GM YN RH", "PS PH"}, .held = {1, 5}};
}
Table LastTicketOrWarp() {  // POS-10b
  return With(LastTicket(), [](Table* t) {
    t->stacks[1] = "PM";
    t->held = {1, 4};
  });
}
Table StallingWithStay() {  // POS-11b
  return With(Stalling(), [](Table* t) { t->hands[0] = "YS GE"; });
}
Table StallingWithWarp() {  // POS-11c
  return With(StallingWithStay(), [](Table* t) { t->stacks[1] = "YH"; });
}
Table CoveredAnyTime() {  // POS-12
  return {
      .stacks = {"GE", "RS", "YH", "BE", "PN", "YM", "BS"}, .machine = 5, .hands = {"RS RH GM", "PE"}, .held = {2, 4}};
}
Table LeftAndRight() {  // POS-13
  return {.stacks = {"BM", "RS", "YH", "RE", "PN", "GM"}, .machine = 3, .hands = {"RE PN YH", "PS PE"}, .held = {3, 3}};
}
Table WarpExample() {  // EX-03
  return {.stacks = {"GS", "BS", "PN", "BE", "RH", "RM", "GH"},
          .machine = 6,
          .hands = {"PN YE RM BH", "GN GM BH"},
          .held = {3, 3},
          .idle = 1,
          .row = "SNEHMASHENMA"};
}

const std::vector<Case>& Cases() {
  static const std::vector<Case> cases = {
      {"POS-01", Opening(), "", "removed=BSBHBHBEBEBNBNBMBM",
       "move PS, move RS, move YS, move GS, stay GS, stay GH, stay GE, stay GN, stay GM, pass", 14},
      {"POS-02", Opening(), "move PS", "stacks=GE/PS machine=1 held=3,3 main_done=yes", "warp 0, end", 2},
      {"POS-02", Opening(), "move PS, warp 0", "stacks=GEGE/PS machine=0 tokens=1:1 held=2,3", "end", 1},
      {"POS-03", Opening(), "move PS, warp 0, end", "seat=1 machine=0 tokens=1:1 held=2,3 idle=0",
       "move PS, move RS, move YS, move GS, move BS, stay GS, stay GH, stay GN, stay GM, warp 1, pass", 23},
      {"POS-03", Opening(), "move PS, warp 0, end, move RS",
       "stacks=GEGE/PSRS machine=1 tokens=- held=2,4 "
       "hands=PHPEPNPMRSRHRERNRMYSYHYEYNYMGSGHGNGM/PSPHPEPNPMRHRERNRMYSYHYEYNYMGSGHGNGMBS",
       "end", 1},
      {"POS-03", Opening(), "move PS, warp 0, end, move PS", "stacks=GEGE/PSPS machine=1 held=2,4", "end", 1},
      {"POS-03", Opening(), "move PS, warp 0, end, stay GN",
       "stacks=GEGN/PS machine=0 tokens=1:1 held=2,3 moved=no main_done=yes "
       "hands=PHPEPNPMRSRHRERNRMYSYHYEYNYMGSGHGNGM/PSPHPEPNPMRSRHRERNRMYSYHYEYNYMGSGHGEGMBS",
       "warp 1, end", 2},
      {"POS-03", Opening(), "move PS, warp 0, end, pass", "seat=0 idle=1",
       "move RS, move YS, move GS, stay GS, stay GH, stay GN, stay GM, pass", 8},
      {"POS-04", Opening(), "move PS, warp 0, end, warp 1", "machine=1 tokens=0:1 held=2,3 main_done=no",
       "move PH, move RH, move YH, move GH, stay PH, stay PE, stay PN, stay PM, pass", 9},
      {"POS-04", Opening(), "move PS, warp 0, end, warp 1, pass", "seat=0 idle=0 moved=no",
       "move PH, move RH, move YH, move GH, stay PH, stay PE, stay PN, stay PM, pass", 9},
      {"POS-05", NoToken(), "", "", "move PS, move RM, move GN, move BE, stay RM, pass", 6},
      {"POS-05", NoToken(), "move PS", "stacks=GE/RS/YH/BE/PN/RM/PS machine=6 hands=PSRMGNBE/YSYMGSBH held=0,5", "end",
       1},
      {"POS-06", PickUpChain(), "", "", "move PS, move RM, move GN, move BE, stay RM, warp 3, pass", 24},
      {"POS-06", PickUpChain(), "move PS", "machine=6 hands=PSRMGNBE/YSYMGSBH held=1,4 tokens=3:1",
       "warp 3, warp 5, end", 6},
      {"POS-06", PickUpChain(), "move RM", "machine=6 hands=PSPSGNBE/YSYMGSBH held=1,4 tokens=3:1", "warp 3, end", 2},
      {"POS-06", PickUpChain(), "move GN", "machine=6 hands=PSPSRMBE/YSYMGSBH held=1,4 tokens=3:1",
       "warp 3, warp 5, end", 4},
      {"POS-06", PickUpChain(), "move BE", "machine=6 hands=PSPSRMGN/YSYMGSBH held=1,4 tokens=3:1", "warp 5, end", 2},
      {"POS-06", PickUpChain(), "stay RM", "machine=5 hands=PSPSRMGNBE/YSYMGSBH held=1,4 tokens=3:1", "warp 3, end", 3},
      {"POS-06", PickUpChain(), "warp 3", "machine=3 hands=PSPSRMGN/YSYMGSBH held=1,4 tokens=5:1",
       "move GN, warp 5, pass", 6},
      {"POS-06", PickUpChain(), "pass", "machine=5 hands=PSPSRMGNBE/YSYMGSBH held=1,4 tokens=3:1 idle=1 seat=1",
       "move YS, move YM, move GS, move BH, pass", 5},
      {"POS-06", PickUpChain(), "warp 3, warp 5",
       "machine=5 stacks=GE/RS/YH/BEBE/PN/RMRM hands=PSPSGN/YSYMGSBH held=1,4 tokens=3:1", "move PS, move GN, pass", 3},
      {"POS-06", PickUpChain(), "move PS, warp 3", "machine=3 held=1,4 tokens=6:1", "warp 5, warp 6, end", 4},
      {"POS-06", PickUpChain(), "move PS, warp 3, warp 6", "machine=6 hands=RMGN/YSYMGSBH held=1,4 tokens=3:1",
       "warp 5, end", 2},
      {"POS-07", StayOpensAWarp(), "", "", "move YN, stay GM, pass", 4},
      {"POS-07", StayOpensAWarp(), "stay GM", "stacks=BM/RS/GE/GM hands=RHYNGE/PSPH", "warp 2, end", 2},
      {"POS-07", StayOpensAWarp(), "stay GM, warp 2",
       "stacks=BM/RS/GEGE/GM machine=2 tokens=3:1 hands=RHYN/PSPH held=0,5", "end", 1},
      {"POS-08", Earning(), "", "", "move GH, pass", 4},
      {"POS-08", Earning(), "move GH", "stacks=BM/PS/YHGH/RE machine=2 tokens=- hands=REBM/PSPMYEYN held=1,5",
       "warp 0, warp 3, end", 3},
      {"POS-08", Earning(), "move GH, warp 3", "machine=3 tokens=2:1 hands=BM/PSPMYEYN held=0,5", "end", 1},
      {"POS-09", BesideTheLast(), "", "", "move RS, move GM, stay RS, warp 7, pass", 5},
      {"POS-09", BesideTheLast(), "move RS", "machine=12 hands=GM/YS over=rightmost:1 seat=0 moved=yes main_done=yes",
       "", 0},
      {"POS-09", BesideTheLast(), "move GM", "machine=12 hands=RS/YS over=rightmost:1", "", 0},
      {"POS-09", BesideTheLast(), "stay RS", "machine=11 hands=RMGM/YS", "end", 1},
      {"POS-09", BesideTheLast(), "warp 7", "machine=7 tokens=11:1 hands=GM/YS held=1,4", "pass", 1},
      {"POS-09", BesideTheLast(), "pass", "idle=1 seat=1", "move YS, pass", 2},
      {"POS-09", BesideTheLast(), "pass, move YS", "over=rightmost,hand-empty:1 hands=RSGM/-", "", 0},
      {"POS-10", LastTicket(), "", "", "move PM, stay PM, pass", 3},
      {"POS-10", LastTicket(), "move PM", "machine=5 hands=-/YSGS held=0,5 over=hand-empty:0", "", 0},
      {"POS-10", LastTicket(), "stay PM", "stacks=GE/RS/YH/BE/PM hands=PN/YSGS", "end", 1},
      {"POS-10", LastTicket(), "pass", "seat=1", "pass", 1},
      {"POS-10b", LastTicketOrWarp(), "", "", "move PM, stay PM, warp 1, pass", 4},
      {"POS-10b", LastTicketOrWarp(), "warp 1", "main_done=no tokens=2:1,4:1 held=0,4 over=hand-empty:0", "", 0},
      {"POS-11", Stalling(), "", "", "pass", 1},
      {"POS-11", Stalling(), "pass", "idle=4 seat=0 over=stall:0,1", "", 0},
      {"POS-11", With(Stalling(), [](Table* t) { t->idle = 2; }), "pass", "idle=3 seat=1", "pass", 1},
      {"POS-11b", StallingWithStay(), "", "", "stay YS, pass", 2},
      {"POS-11b", StallingWithStay(), "stay YS, end", "hands=YHGE/PEPM over=stall:0,1 main_done=no", "", 0},
      {"POS-11c", StallingWithWarp(), "", "", "stay YS, pass", 3},
      {"POS-11c", StallingWithWarp(), "stay YS", "hands=YHGE/PEPM", "warp 1, end", 2},
      {"POS-11c", StallingWithWarp(), "stay YS, warp 1, end",
       "machine=1 tokens=2:1 hands=GE/PEPM held=2,3 idle=0 seat=1", "pass", 1},
      {"POS-12", CoveredAnyTime(), "", "", "move RS, warp 1, pass", 5},
      {"POS-12", CoveredAnyTime(), "move RS", "machine=6 hands=RHGM/PE", "end", 1},
      {"POS-12", CoveredAnyTime(), "warp 1", "machine=1 tokens=5:1 hands=RHGM/PE held=1,4", "move RH, stay RH, pass",
       3},
      {"POS-13", LeftAndRight(), "", "", "move PN, stay RE, warp 2, warp 4, pass", 31},
      {"POS-13", LeftAndRight(), "move PN", "machine=4 hands=REYH/PSPE held=3,3 tokens=-", "warp 2, warp 3, end", 5},
      {"POS-13", LeftAndRight(), "stay RE", "hands=PNREYH/PSPE main_done=yes", "warp 2, warp 4, end", 11},
      {"POS-13", LeftAndRight(), "warp 2", "machine=2 tokens=3:1 hands=PNRE/PSPE held=2,3",
       "move RE, warp 3, warp 4, pass", 8},
      {"POS-13", LeftAndRight(), "warp 2, move RE", "machine=3 tokens=- held=3,3", "warp 4, end", 2},
      {"POS-13", LeftAndRight(), "warp 4", "machine=4 stacks=BM/RS/YH/RE/PNPN/GM tokens=3:1 held=2,3 main_done=no",
       "warp 2, warp 3, pass", 6},
      {"POS-13", LeftAndRight(), "move PN, warp 2, warp 3", "hands=-/PSPE over=hand-empty:0", "", 0},
      {"EX-03", WarpExample(), "", "", "warp 2, warp 5, pass", 11},
  };
  return cases;
}

TEST(VoyagePositions, HaveTheseMovesAndNoOthers) {
  const auto game = Voyage();
  for (const Case& c : Cases()) Check(*game, c);
}

TEST(VoyagePositions, TheStartingCardMayBeNoLocation) {
  const auto game = Voyage(2, "start-card", "not-location");
  Check(*game, {"POS-01", Opening(), "", "",
                "move PS, move RS, move YS, move GS, stay GS, stay GH, stay GE, stay GN, stay GM, pass", 10});
  Check(*game, {"POS-02", Opening(), "move PS", "", "end", 1});
  Check(*game, {"POS-08", Earning(), "", "", "move GH, pass", 3});
  Check(*game, {"POS-08", Earning(), "move GH", "", "warp 3, end", 2});
}

}  // namespace
}  // namespace timeproof::testing
