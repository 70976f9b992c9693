#include <gtest/gtest.h>

#include <functional>

#include "tests/engine/voyage_game.h"

namespace timeproof::testing {
namespace {

// The first fault of the position, "where: message".
std::string Fault(const Game& game, const Value& value) {
  const Result<Position> position = game.FromValue(value, Reading::kLenient);
  if (position) return "";
  EXPECT_EQ(position.error().kind, ErrorKind::kInvalid) << position.error().message;
  // What cannot be is still read to be compared with what is.
  const Result<Position> expected = game.FromValue(value, Reading::kExpected);
  EXPECT_TRUE(!expected || game.Validate(*expected).has_value());
  return position.error().where + ": " + position.error().message;
}

Value Changed(Value value, std::string_view key, Value field) {
  value.Set(key, std::move(field));
  return value;
}

Value OverIn(const Table& table, const char* reason, int winner) {
  return Changed(ToValue(table), "over",
                 Value::MakeMap({{"reasons", Value::MakeList({reason})}, {"winners", Value::MakeList({winner})}}));
}

TEST(VoyageValidate, SaysWhatIsImpossibleAndWhere) {
  const struct {
    Table table;
    std::function<void(Table*)> change;
    const char* fault;
  } cases[] = {
      {Earning(), [](Table* t) { t->row = "SSENMASHENMA"; }, "row: 3 ports S; there are 2"},
      {Earning(), [](Table* t) { t->row = "SHENMASEENMA"; }, "row: 1 port H; there are 2"},
      {Earning(), [](Table* t) { t->hands[1] = "PS PS"; }, "hands.1: more than 2 tickets PS (PV-COMP-03)"},
      {Earning(), [](Table* t) { t->stacks[3] = "BM BM"; }, "stacks.3: more than 2 tickets BM (PV-COMP-03)"},
      {Earning(), [](Table* t) { t->hands[1] = "PS PH PE PN PM RS RH RN RM YS YE YN YM GS GE GN GM BS BH BE BN"; },
       "hands.1: 21 tickets in P1's hand, which starts with 20"},
      {Earning(),
       [](Table* t) {
         t->held = {2, 4};
       },
       "held: 7 tokens on the row and held; 2 players brought 6 (PV-SETUP-08)"},
      {Earning(), [](Table* t) { t->stacks.clear(); }, "stacks.0: the starting ticket is missing (PV-SETUP-01)"},
      {Earning(), [](Table* t) { t->stacks[2] = ""; },
       "stacks.2: no ticket on 2, though there is one on 3: tickets reach position after position"},
      {Earning(), [](Table* t) { t->machine = 4; },
       "machine: the machine is on 4, where there is no ticket (PV-SETUP-02)"},
      {Earning(), [](Table* t) { t->hands[0] = ""; }, "hands.0: P0 has no tickets, so the game ended (PV-END-01)"},
      {Earning(), [](Table* t) { t->hands[1] = ""; }, "hands.1: P1 has no tickets, so the game ended (PV-END-01)"},
      {Earning(), [](Table* t) { t->idle = 4; }, "idle: idle is 4; at 4 the game is over (PV-END-03)"},
      {Earning(), [](Table* t) { t->machine = 13; }, "machine: machine is 13, it should be 0 to 12"},
      {Earning(), [](Table* t) { t->seat = 2; }, "seat: seat is 2, it should be 0 to 1"},
      {Earning(), [](Table* t) { t->start = 2; }, "start: start is 2, it should be 0 to 1"},
      {Earning(), [](Table* t) { t->idle = 12; }, "idle: idle is 12, it should be 0 to 11"},
      {Earning(), [](Table* t) { t->held[1] = -1; }, "held.1: held.1 is -1, it should be 0 to 12"},
      {Earning(),
       [](Table* t) {
         t->tokens = {{2, 13}};
       },
       "tokens.2: tokens.2 is 13, it should be 0 to 12"},
      {BesideTheLast(),
       [](Table* t) {
         t->stacks.emplace_back("PS");
         t->machine = 12;
       },
       "machine: the machine is on the rightmost location, so the game ended (PV-END-02)"},
      // Complete positions.
      {Opening(),
       [](Table* t) {
         t->stacks[0] = "BM";
         t->hands[0] += " GE";
       },
       "hands.0: 21 tickets in P0's hand, which starts with 20"},
      {Opening(), [](Table* t) { t->hands[0] = "PS"; },
       "removed: 28 tickets removed; with 2 players there are 9 (PV-SETUP-04); a position that leaves some out says "
       "partial: true"},
      {Stalling(), [](Table* t) { t->partial = false; },
       "removed: 42 tickets removed; with 2 players there are 9 (PV-SETUP-04); a position that leaves some out says "
       "partial: true"},
      // What else is wrong follows from what was left out.
      {Earning(),
       [](Table* t) {
         t->partial = false;
         t->hands[1] = "";
       },
       "removed: 43 tickets removed; with 2 players there are 9 (PV-SETUP-04); a position that leaves some out says "
       "partial: true"},
      {Opening(), [](Table* t) { t->stacks[0] = "GE BS"; },
       "removed: 8 tickets removed; with 2 players there are 9 (PV-SETUP-04)"},
      {Opening(),
       [](Table* t) {
         t->held = {3, 2};
       },
       "held: 5 tokens on the row and held; 2 players brought 6 (PV-SETUP-08); a position that leaves some out says "
       "partial: true"},
      {Opening(),
       [](Table* t) {
         t->held = {1, 0};
       },
       "held: 1 token on the row and held; 2 players brought 6 (PV-SETUP-08); a position that leaves some out says "
       "partial: true"},
      {Opening(),
       [](Table* t) {
         t->held = {3, 4};
       },
       "held: 7 tokens on the row and held; 2 players brought 6 (PV-SETUP-08)"},
      {Opening(),
       [](Table* t) {
         t->tokens = {{0, 1}};
         t->held = {2, 3};
       },
       "tokens.0: a token on 0, where the machine is: covering the card took it"},
      {Opening(),
       [](Table* t) {
         t->tokens = {{1, 1}};
         t->held = {2, 3};
       },
       "tokens.1: a token on 1, where no ticket is: the machine never left it"},
  };
  const auto game = Voyage();
  for (const auto& [table, change, fault] : cases) {
    Table changed = table;
    EXPECT_EQ(Fault(*game, ToValue(changed)), "") << fault;
    change(&changed);
    EXPECT_EQ(Fault(*game, ToValue(changed)), fault);
  }
}

TEST(VoyageValidate, CompletePositionsMore) {
  const auto game = Voyage();
  const Value whole = game->ToValue(After(*game, Set(*game, Opening()), "move PS, warp 0"));
  EXPECT_EQ(Fault(*game, whole), "");
  Value tokens = *whole.Find("tokens");
  (*tokens.list())[1] = 2;
  EXPECT_EQ(Fault(*game, Changed(Changed(whole, "tokens", tokens), "held", Value::MakeList({1, 3}))),
            "tokens.1: 2 tokens on 1: the machine leaves a card once before it is covered");
  EXPECT_EQ(Fault(*game, Changed(whole, "removed", "BS BH BH BE BE BN BN BM")),
            "partial: 49 of 50 tickets are listed; a position that leaves some out says partial: true");
  EXPECT_EQ(Fault(*game, Changed(whole, "hands", Value::MakeMap({{"P0", "PH"}, {"P1", "PS"}}))),
            "partial: 14 of 50 tickets are listed; a position that leaves some out says partial: true");
  EXPECT_EQ(Fault(*game, Changed(whole, "players", 3)),
            "players: players is 3; by the options 2 play: set the option players to 3");
  // A ticket on 12 without the machine.
  Table last = BesideTheLast();
  last.stacks.emplace_back("PS");
  last.machine = 11;
  EXPECT_EQ(Fault(*game, ToValue(last)), "");
  last.partial = false;
  last.hands = {"PS PH PE PN PN PM PM RS RH RE RE RN RN RM YS YS YH YH YE YN", "YN YM GS GH GH GE GN GM"};
  last.held = {2, 4};
  EXPECT_EQ(Fault(*game, ToValue(last)),
            "stacks.12: a ticket on the rightmost location without the machine (PV-END-02)");
}

// Each position has one ticket, so the machine went from one to the next, and nobody has paid.
Table MovedOn() {
  Table table = Opening();
  table.stacks = {"GE", "PS", "RH"};
  table.machine = 2;
  table.hands = {"PH PE PN PM RS RH RE RN RM YS YH YE YN YM GS GH GE GN GM",
                 "PS PH PE PN PM RS RE RN RM YS YH YE YN YM GS GH GN GM BS"};
  return table;
}

TEST(VoyageValidate, WhatIsCompleteWasPlayed) {
  const struct {
    Table table;
    std::function<void(Table*)> change;
    const char* fault;
  } cases[] = {
      {Opening(), [](Table* t) { t->moved = true; },
       "moved: before the main action only a Time Warp moves the machine, which is on a second ticket then"},
      {Opening(), [](Table* t) { t->moved = t->main_done = true; },
       "moved: there is but the starting ticket, so the machine never moved"},
      {Opening(), [](Table* t) { t->seat = 1; }, "seat: nobody has played a ticket, so after 0 turns it is P0's turn"},
      {Opening(), [](Table* t) { t->idle = 1; }, "seat: nobody has played a ticket, so after 1 turn it is P1's turn"},
      {Opening(),
       [](Table* t) {
         t->held = {2, 4};
       },
       "held.0: no position has two tickets, so nobody made a Time Warp and P0 holds 3"},
      {MovedOn(), [](Table* t) { t->moved = true; },
       "moved: before the main action only a Time Warp moves the machine, which is on a second ticket then"},
      {MovedOn(), [](Table* t) { t->machine = 1; },
       "machine: no position has two tickets, so nobody made a Time Warp and the machine is on 2"},
      {MovedOn(),
       [](Table* t) {
         t->tokens = {{1, 1}};
         t->held = {3, 2};
       },
       "held.1: no position has two tickets, so nobody made a Time Warp and P1 holds 3"},
  };
  const auto game = Voyage();
  for (const auto& [table, change, fault] : cases) {
    Table changed = table;
    EXPECT_EQ(Fault(*game, ToValue(changed)), "") << fault;
    change(&changed);
    EXPECT_EQ(Fault(*game, ToValue(changed)), fault);
    // What is constructed need not have been played.
    changed.partial = true;
    EXPECT_EQ(Fault(*game, ToValue(changed)), "") << fault;
  }
  // Turns with a Stay are not counted where they break a stall.
  Table stayed = Opening();
  stayed.seat = 1;
  EXPECT_EQ(Fault(*Voyage(2, "stay-breaks-stall", "yes"), ToValue(stayed)), "");
  stayed.idle = 3;
  stayed.moved = stayed.main_done = true;
  EXPECT_EQ(Fault(*Voyage(2, "stay-breaks-stall", "yes"), ToValue(stayed)),
            "moved: there is but the starting ticket, so the machine never moved");
}

TEST(VoyageValidate, TheFirstTicketOnTheLastPositionEndsTheGame) {
  const auto game = Voyage();
  Table last = BesideTheLast();
  last.stacks.emplace_back("BM");
  last.machine = 12;
  last.partial = false;
  last.main_done = last.moved = true;
  last.hands = {"PS PH PN PN PM PM RS RH RE RE RN RN RM YS YS", "YH YH YE YN YN YM GS GH GH GE GN GM GM"};
  last.held = {3, 3};
  EXPECT_EQ(Fault(*game, OverIn(last, "rightmost", 1)), "");
  last.main_done = false;
  EXPECT_EQ(Fault(*game, OverIn(last, "rightmost", 1)),
            "moved: before the main action only a Time Warp moves the machine, which is on a second ticket then");
  last.stacks.back() = "BM BM";
  last.hands[0] = "PS PH PN PN PM PM RS RH RE RE RN RN RM YS";
  last.main_done = true;
  EXPECT_EQ(Fault(*game, OverIn(last, "rightmost", 1)),
            "stacks.12: 2 tickets on the rightmost location, where the first one ends the game (PV-END-02)");
  last.partial = true;
  EXPECT_EQ(Fault(*game, OverIn(last, "rightmost", 1)), "");
}

// A stall at the start, in which nobody played a ticket.
TEST(VoyageValidate, AStallOfTurnsAlone) {
  const auto game = Voyage();
  Value stalled = game->ToValue(After(*game, Set(*game, Opening()), "pass, stay GS, end, pass, pass"));
  EXPECT_EQ(Fault(*game, stalled), "");
  EXPECT_EQ(Fault(*game, Changed(stalled, "seat", 0)),
            "seat: nobody has played a ticket, so after 4 turns it was P1's turn");
}

TEST(VoyageValidate, HowAGameEndedIsWhatTheTableShows) {
  const auto game = Voyage();
  Table rightmost = BesideTheLast();
  rightmost.stacks.emplace_back("RS");
  rightmost.machine = 12;
  rightmost.hands[0] = "GM";
  rightmost.main_done = true;
  rightmost.moved = true;
  EXPECT_EQ(Fault(*game, OverIn(rightmost, "rightmost", 1)), "");
  EXPECT_EQ(Fault(*game, OverIn(rightmost, "rightmost", 0)),
            "over.winners: the winners are others: fewest tickets, then most tokens (PV-SCORE-01 to 03)");
  EXPECT_EQ(Fault(*game, OverIn(rightmost, "stall", 1)),
            "over.reasons: the reasons are not those that the table shows");
  EXPECT_EQ(Fault(*game, OverIn(rightmost, "hand-empty", 1)),
            "over.reasons: the reasons are not those that the table shows");
  rightmost.moved = false;
  EXPECT_EQ(Fault(*game, OverIn(rightmost, "rightmost", 1)),
            "moved: the last ticket moved the machine, so moved is true");
  rightmost.moved = true;
  rightmost.idle = 4;
  EXPECT_EQ(Fault(*game, OverIn(rightmost, "rightmost", 1)), "idle: idle is 4; at 4 the game is over (PV-END-03)");
  rightmost.idle = 0;
  rightmost.hands[1] = "";
  EXPECT_EQ(Fault(*game, OverIn(rightmost, "rightmost", 1)),
            "hands.1: P1 has no tickets, so the game ended (PV-END-01)");

  Table stall = Stalling();
  stall.idle = 4;
  const auto tied = [&](const Table& table) {
    return Changed(ToValue(table), "over",
                   Value::MakeMap({{"reasons", Value::MakeList({"stall"})}, {"winners", Value::MakeList({0, 1})}}));
  };
  EXPECT_EQ(Fault(*game, tied(stall)), "");
  EXPECT_EQ(Fault(*game, OverIn(stall, "rightmost", 0)),
            "over.reasons: the table shows neither the machine on 12 nor an empty hand of who played last");
  for (const int idle : {0, 3, 5}) {
    stall.idle = idle;
    EXPECT_EQ(Fault(*game, tied(stall)),
              fmt::format("idle: idle is {}, which is no stall after the turn of P0 (PV-END-03)", idle));
  }
  stall.idle = 4;
  stall.moved = true;
  EXPECT_EQ(Fault(*game, tied(stall)), "moved: a stall ends a turn, which clears moved");
  stall.moved = false;
  stall.main_done = true;
  EXPECT_EQ(Fault(*game, tied(stall)), "main_done: a stall ends a turn, which clears main_done");
}

TEST(VoyageValidate, IdleTurnsByRounds) {
  const auto rounds = Voyage(3, "stall-count", "rounds");
  Table table = {.stacks = {"GE"}, .hands = {"PS", "RS", "YS"}, .held = {3, 3, 3}, .start = 1};
  const std::string winners = "over=stall:0,1,2";
  for (const auto& [seat, most] : {std::pair{1, 5}, std::pair{2, 6}, std::pair{0, 7}}) {
    table.seat = seat;
    table.idle = most;
    EXPECT_EQ(Fault(*rounds, ToValue(table)), "");
    const Position next = After(*rounds, Set(*rounds, table), "pass");
    EXPECT_FALSE(rounds->Validate(next).has_value());
    EXPECT_EQ(rounds->outcome(next).over, seat == 0);
    table.idle = most + 1;
    EXPECT_EQ(Fault(*rounds, ToValue(table)),
              fmt::format("idle: idle is {}; at {} the game is over (PV-END-03)", most + 1, most + 1));
  }
}

}  // namespace
}  // namespace timeproof::testing
