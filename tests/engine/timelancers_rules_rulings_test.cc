// Rulings that no worked example tells apart, and what the examples leave out.
#include <gtest/gtest.h>

#include "engine/timelancers/deal.h"
#include "tests/engine/timelancers_setting.h"

namespace timeproof::testing {
namespace {

// --- Rulings.

TEST(TimelancersSolo, TheLastCardMayOnlyFlip) {  // `solo-final`
  Setting setting = SoloEnd("bank-flip");
  Setting other = setting;
  setting.Play("machine 7, rotate taj");
  EXPECT_EQ(setting.state.pile, 0U);
  other.Rule(Rule::kSoloFinal).Play("machine 7, rotate taj");
  EXPECT_EQ(other.state.pile, std::uint64_t{1} << At(other.Event("c700")));
  EXPECT_TRUE(setting.cited.Has("solo-final"));
  EXPECT_TRUE(other.cited.Has("solo-final"));
}

TEST(TimelancersRulings, TheSameSlotInTheNextTurn) {
  Setting setting;
  setting.Stand(0, 9).Decks("taj");
  EXPECT_EQ(setting.RefusedBy("machine 9"), "same-slot");
  setting.Rule(Rule::kSameSlot).Play("machine 9, reserve deck cultural");
  EXPECT_EQ(setting.RefusedBy("machine 9"), "TL-MACH-03");
}

TEST(TimelancersRulings, TheDraftMayBeRefilledAtOnce) {
  for (const bool each : {false, true}) {
    Setting setting(3);
    if (each) setting.Rule(Rule::kDraftRefill);
    setting.options.seed = 7;
    setting.state = Deal(setting.options);
    ASSERT_EQ(setting.state.seat, 2);
    const int taken = IndexOf(setting.state.rows[0][1]);
    setting.Play("draft " + setting.pack().event(taken).id);
    EXPECT_EQ(RowSize(setting.state, 0), each ? kRowLength : kRowLength - 1);
    EXPECT_EQ(setting.state.seat, 1);
    EXPECT_TRUE(setting.cited.Has("draft-refill"));
    setting.Play("draft " + setting.pack().event(IndexOf(setting.state.rows[1][0])).id);
    setting.Play("draft " + setting.pack().event(IndexOf(setting.state.rows[2][0])).id);
    EXPECT_EQ(RowSize(setting.state, 0), kRowLength);
    EXPECT_EQ(setting.state.round, 1U);
    EXPECT_EQ(setting.step(), Step::kMove);
  }
}

TEST(TimelancersRulings, NineEventsMayBeginTheEnd) {
  for (const bool nine : {false, true}) {
    Setting setting;
    if (nine) setting.Rule(Rule::kEndTrigger);
    setting.Stand(0, 4).Machine(0, "m1 m2 m3 m4 . m6 m7 m8 m9").FaceUp("m5").Has(0, Resource::kCamera, 1);
    setting.state.step = Step::kAction;
    setting.Play("capture m5");
    EXPECT_EQ(IsTriggered(setting.state), nine);
    EXPECT_EQ(setting.state.active, 0);
    EXPECT_TRUE(setting.cited.Has("end-trigger"));
  }
}

TEST(TimelancersRulings, TheEnforcerMayRestAtTheEnd) {
  for (const bool rests : {false, true}) {
    Setting setting;
    if (rests) setting.Rule(Rule::kFinalEnforcer);
    setting.TurnOf(1).Stand(0, "archives").Stand(1, 8).Gems(1, 1).Cards("bank-flip").Machine(1, ". m1 m2 m3 m4! m6");
    setting.Faction(1, "anyone");
    ASSERT_EQ(setting.player(1).goals, 0b0111);
    setting.Play("machine 7, rotate m6");
    EXPECT_EQ(setting.step(), Step::kOver);
    EXPECT_EQ(setting.FaceOf("bank"), rests ? Face::kA : Face::kB);
    EXPECT_TRUE(setting.cited.Has("final-enforcer"));
  }
}

// --- What the examples leave out.

TEST(TimelancersReshuffles, DiscardsBecomeDecks) {  // TL-JOB-11, TL-ENF-16, TL-JOB-03
  Setting setting;
  setting.FaceB("capitol").Stand(0, "market").Holds(0, "ancient-cultural-3 ancient-cultural-1");
  setting.Holds(0, "modern-social-1 modern-military-1", Pile::kDiscard);
  const std::uint64_t rng = setting.state.rng;
  setting.Play("go capitol, act");
  EXPECT_EQ(setting.step(), Step::kDrop);
  EXPECT_NE(setting.state.rng, rng);
  EXPECT_EQ(setting.Legal(),
            "drop ancient-cultural-3, drop ancient-cultural-1, drop modern-social-1, "
            "drop modern-military-1");
  setting.Play("drop ancient-cultural-1");
  EXPECT_EQ(setting.step(), Step::kMove);
  EXPECT_TRUE(setting.cited.Has("TL-JOB-11"));
  setting.Play("go jeweler, skip, go armory, skip");
  setting.Cards("bank-flip").Play("go archives, skip, end");
  EXPECT_TRUE(setting.cited.Has("TL-ENF-16"));
  EXPECT_EQ(setting.state.enforcement_up, ToRef(setting.Card("bank-flip")));
}

TEST(TimelancersGoals, MarkersOfTheFinishedStay) {  // TL-GOAL-07
  Setting setting;
  setting.TurnOf(1).Stand(1, 8).Gems(1, 1).Machine(1, "m1").Faction(1, "anyone");
  setting.player(0).goals = 0b1111;
  setting.state.end_triggered = 1;
  setting.Play("machine 7, rotate m1");
  EXPECT_TRUE(setting.player(0).IsFinished());
  EXPECT_EQ(setting.player(1).goals, 0b0100);
}

TEST(TimelancersPlacement, MovedEventsKeepTheirSides) {  // TL-PLACE-08
  Setting setting;
  setting.Stand(0, 4).Machine(0, "m100 m300! m400").FaceUp("m200").Has(0, Resource::kCamera, 1);
  setting.state.step = Step::kAction;
  setting.Play("capture m200");
  EXPECT_EQ(setting.Machine(0), "m100 m200 m300! m400");
}

TEST(TimelancersHeadquarters, AskAboutLitterOnly) {  // TL-AMB-10
  Setting setting;
  setting.Stand(0, "bank").Stand(1, "radio");
  setting.state.litter[At(setting.Tile("hq"))] = {1, 0, 0, 0, 0, 2};
  setting.Play("go hq");
  EXPECT_EQ(setting.player(0).gems, 1U);
  EXPECT_EQ(setting.Legal(), "take case, take comm, skip");
  EXPECT_EQ(setting.RefusedBy("act"), "TL-HQ-02");
  setting.Play("take comm");
  EXPECT_EQ(setting.Legal(), "take comm, skip");
  EXPECT_EQ(setting.RefusedBy("take case"), "TL-RES-06");
  setting.Play("take comm, skip");
  EXPECT_EQ(setting.state.moves_made, 1);
  EXPECT_EQ(setting.player(0).resources[At(Resource::kComm)], 2);
}

TEST(TimelancersGoals, EventsAreSharedOutBest) {  // TL-AMB-24: the first that would do is not always the one to take
  Setting setting(2, Mode::kAdvanced);
  setting.Machine(0, "m100 m150 s1 s2").Faction(0, "overlap");
  EXPECT_EQ(setting.player(0).goals, 0b0011);
}

TEST(TimelancersLimits, PiecesAreNamedInTheirOrder) {
  Setting setting;
  setting.Has(0, Resource::kCase, 5).Has(0, Resource::kMed, 5).Has(0, Resource::kComm, 2).Made(1);
  setting.Stand(0, "archives").state.step = Step::kDiscard;
  EXPECT_EQ(setting.Legal(), "discard case, discard med, discard comm");
  setting.Play("discard med");
  EXPECT_EQ(setting.Legal(), "discard med, discard comm");
  EXPECT_EQ(setting.RefusedBy("discard case"), "TL-RES-03");
}

TEST(TimelancersLimits, NothingIsTakenAfterCopying) {  // TL-AMB-10
  Setting setting;
  setting.state.litter[At(setting.Tile("laboratory"))] = {0, 1, 0, 0, 0, 0};
  setting.Has(0, Resource::kCase, 1).Play("go laboratory, copy market");
  EXPECT_EQ(setting.Legal("take"), "");
  EXPECT_EQ(setting.RefusedBy("take med"), "TL-RES-06");
}

TEST(TimelancersCourthouse, ResetsWhatLiesInTheRow) {  // TL-AMB-36
  Setting setting;
  setting.Stand(0, "bank").FaceB("courthouse").FaceUp("taj c700").Decks("v1 v5 c1900");
  setting.Play("go courthouse");
  EXPECT_EQ(setting.Legal(), "reset cultural, skip");
  setting.Play("reset cultural");
  EXPECT_EQ(setting.Row(Type::kCultural), "v1 v5 .");
  EXPECT_EQ(setting.Deck(Type::kCultural), "c1900 taj c700");
}

TEST(TimelancersSupply, NothingIsPaidForNothing) {  // TL-AMB-34
  Setting setting;
  setting.Stand(0, "market").Stand(1, "bank").Money(0, 2).TimeLocks(1, kSupplyLocks);
  setting.Play("go locksmith");
  EXPECT_EQ(setting.Legal(), "skip");
  EXPECT_EQ(setting.RefusedBy("act"), "TL-LOCK-04");
  setting.Money(0, 0);
  EXPECT_EQ(setting.RefusedBy("act"), "TL-MOVE-09");
}

TEST(TimelancersAbilities, WhatCannotBeGotLapses) {  // TL-AMB-34
  Setting setting;
  setting.Stand(0, 1).Machine(0, ". . . . . . . . gives-gems!").FaceUp("taj");
  setting.state.supply_upgrades = 0;
  setting.Play("machine 9");
  EXPECT_EQ(setting.Legal("use"), "use comm, use camera, use disguise, use weapon, use med, use case");
  setting.Play("use med");
  EXPECT_TRUE(setting.cited.Has("TL-UPG-03"));
  Setting other;
  other.Stand(0, 1).Machine(0, ". . . . . . . . gives-money!").FaceUp("taj");
  other.state.supply_upgrades = 0;
  other.Play("machine 9");
  EXPECT_EQ(other.step(), Step::kAction);
}

TEST(TimelancersRounds, AnEnforcerWhoNeverLeavesBreaksTheGameOff) {
  Setting setting(1, Mode::kSolo);
  setting.Stand(0, "archives").Cards("bank-flip");
  setting.Play("go bank, act, end");
  EXPECT_EQ(setting.step(), Step::kOver);
  EXPECT_EQ(setting.state.unfinished, 1);
}

}  // namespace
}  // namespace timeproof::testing
