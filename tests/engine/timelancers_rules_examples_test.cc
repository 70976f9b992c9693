// The worked examples of the rulebook, TL-EX-01 to TL-EX-30.
#include <gtest/gtest.h>

#include "engine/timelancers/ability.h"
#include "engine/timelancers/deal.h"
#include "engine/timelancers/scoring.h"
#include "tests/engine/timelancers_setting.h"

namespace timeproof::testing {
namespace {

int Of(const Setting& setting, int seat, Resource kind) { return setting.player(seat).resources[At(kind)]; }

Setting TurnExampleOne() {
  Setting setting;
  setting.Stand(0, "tailor").Machine(0, ". . . . x1").Upgrades(0, 5, 1).Gems(0, 1).Money(0, 5);
  setting.FaceUp("gutenberg m150 s2").Decks("m100");
  return setting;
}

TEST(TimelancersTurnExamples, Kylin) {  // TL-EX-01
  Setting setting = TurnExampleOne();
  setting.Play("go archives, act, go hq");
  EXPECT_EQ(setting.player(0).gems, 2U);
  setting.Play("machine 5");
  EXPECT_EQ(setting.player(0).gems, 1U);
  EXPECT_EQ(setting.RefusedBy("skip"), "TL-MACH-05");
  EXPECT_EQ(setting.RefusedBy("use camera camera"), "TL-MACH-05");
  EXPECT_EQ(setting.Legal("use"), "use disguise camera");
  setting.Play("use disguise camera");
  setting.Play("capture gutenberg");
  EXPECT_EQ(setting.Row(Type::kScience), "gutenberg m150 s2");
  setting.Play("place 6");
  EXPECT_EQ(setting.Machine(0), ". . . . x1 gutenberg");
  EXPECT_EQ(Count(setting.player(0).resources), 0);
  EXPECT_EQ(setting.player(0).money, 8U);
  EXPECT_EQ(setting.state.seat, 1);
  EXPECT_EQ(setting.Row(Type::kScience), "m100 m150 s2");
  EXPECT_TRUE(setting.cited.Has("TL-CAP-11"));
  EXPECT_FALSE(setting.cited.Has("TL-RIP-01"));
}

TEST(TimelancersTurnExamples, WithoutTheAbilityTheSlotIsOutOfReach) {  // `capable`
  Setting setting = TurnExampleOne();
  setting.Rule(Rule::kCapable).Play("go archives, act, go hq");
  EXPECT_EQ(setting.RefusedBy("machine 5"), "capable");
}

TEST(TimelancersTurnExamples, Jeune) {  // TL-EX-02, TL-EX-05
  Setting setting;
  setting.Stand(0, 3).Machine(0, ". . . . x2 . taj . x3").Upgrades(0, 1, 3).Money(0, 5).Has(0, Resource::kCamera, 1);
  setting.Machine(1, ". . c1200!").FaceUp("olympics").Holds(0, "ancient-cultural-3");
  setting.Play("machine 9, use, reserve olympics");
  EXPECT_EQ(Of(setting, 0, Resource::kDisguise), 2);
  EXPECT_EQ(setting.player(0).reserved, ToRef(setting.Event("olympics")));
  setting.Play("machine 1, capture olympics, place 1");
  EXPECT_EQ(setting.Machine(0), "olympics! . . . x2 . taj! . x3");
  EXPECT_EQ(setting.Machine(1), ". . c1200");
  EXPECT_EQ(setting.player(0).money, 11U);
  EXPECT_EQ(Count(setting.player(0).resources), 0);
  for (const char* tile : {"bank", "courthouse", "tailor", "studio"}) EXPECT_EQ(setting.FaceOf(tile), Face::kB) << tile;
  EXPECT_EQ(setting.FaceOf("archives"), Face::kA);
  EXPECT_TRUE(HoldsJob(setting.state, 0, At(setting.Job("ancient-cultural-3")), Pile::kDone));
  setting.Play("go hq");
  EXPECT_EQ(setting.player(0).gems, 1U);
  EXPECT_EQ(setting.state.seat, 1);
}

TEST(TimelancersDiscounts, TakeOffWhatTheyName) {  // TL-EX-03
  Setting setting;
  setting.Stand(0, 1).Machine(0, ". . . . less-disguise-1").FaceUp("olympics c700");
  setting.Has(0, Resource::kDisguise, 2).Has(0, Resource::kCamera, 2);
  setting.state.step = Step::kAction;
  Setting other = setting;
  setting.Play("capture olympics");
  EXPECT_EQ(Of(setting, 0, Resource::kDisguise), 1);
  EXPECT_EQ(Of(setting, 0, Resource::kCamera), 1);
  other.Play("capture c700");
  EXPECT_EQ(Of(other, 0, Resource::kDisguise), 2);
  EXPECT_EQ(Of(other, 0, Resource::kCamera), 0);
}

TEST(TimelancersDiscounts, OfAnyKindAreThePayersChoice) {
  Setting setting;
  setting.Stand(0, 1).Machine(0, ". . . . . less-any").FaceUp("olympics");
  setting.Has(0, Resource::kDisguise, 2).Has(0, Resource::kCamera, 1);
  setting.state.step = Step::kAction;
  setting.Play("capture olympics");
  EXPECT_EQ(setting.Legal(), "pay disguise camera, pay disguise disguise");
  EXPECT_EQ(setting.RefusedBy("pay camera"), "TL-CAP-04");
}

TEST(TimelancersUpgrades, MakeSlotsCheaper) {  // TL-EX-04
  for (int upgrades = 0; upgrades <= 2; ++upgrades) {
    Setting setting;
    setting.Upgrades(0, 5, upgrades);
    EXPECT_EQ(GemPriceOf(setting.pack(), setting.player(0), 5).due(), 2 - upgrades);
  }
  Setting cheap;  // never below nothing (TL-GEM-02)
  cheap.Upgrades(0, 5, 1).Machine(0, ". . . . . less-any!");
  EXPECT_EQ(GemPriceOf(cheap.pack(), cheap.player(0), 5).due(), 0);
  EXPECT_EQ(GemPriceOf(cheap.pack(), cheap.player(0), 9).due(), 0);
  EXPECT_EQ(GemPriceOf(cheap.pack(), cheap.player(0), 1).due(), 2);
  Setting setting;
  setting.Stand(0, "hq").Upgrades(0, 5, 2).Money(0, 1).Play("go engineer");
  EXPECT_EQ(setting.RefusedBy("act 5"), "TL-UPG-02");
  EXPECT_EQ(setting.RefusedBy("act"), "TL-UPG-01");
  EXPECT_EQ(setting.Legal("act"), "act 1, act 2, act 3, act 4, act 6, act 7, act 8");
}

TEST(TimelancersSideJobs, AreForRevisionsOnly) {  // TL-EX-05
  Setting setting;
  setting.Stand(0, 4).FaceUp("olympics").Holds(0, "ancient-cultural-3");
  setting.Has(0, Resource::kDisguise, 2).Has(0, Resource::kCamera, 1);
  setting.state.step = Step::kAction;
  setting.Play("capture olympics, place 1");
  EXPECT_TRUE(HoldsJob(setting.state, 0, At(setting.Job("ancient-cultural-3"))));
}

TEST(TimelancersSideJobs, OneOfSeveralIsChosen) {  // TL-AMB-17
  Setting setting;
  setting.Stand(0, 1).FaceUp("olympics").Holds(0, "ancient-cultural-3 ancient-cultural-1 modern-social-1");
  setting.Has(0, Resource::kDisguise, 2).Has(0, Resource::kCamera, 1);
  setting.state.step = Step::kAction;
  setting.Play("capture olympics, place 1");
  EXPECT_EQ(setting.Legal(), "job ancient-cultural-3, job ancient-cultural-1");
  EXPECT_EQ(setting.RefusedBy("job modern-social-1"), "TL-JOB-04");
  setting.Play("job ancient-cultural-1");
  EXPECT_TRUE(setting.cited.Has("TL-JOB-06"));
  EXPECT_TRUE(HoldsJob(setting.state, 0, At(setting.Job("ancient-cultural-3"))));
}

TEST(TimelancersMerits, Example) {  // TL-EX-06, TL-EX-14
  Setting setting;
  setting.Machine(0, ". v1 v2 v3 v4 v5 v6").Money(0, 16).Has(0, Resource::kMed, 4).Gems(0, 9).TimeLocks(0, 2);
  setting.Upgrades(0, 1, 3).Upgrades(0, 2, 2);
  setting.Holds(0, "middle-cultural-2 modern-cultural-2 modern-social-1", Pile::kDone);
  setting.player(0).goals = 0b1111;
  EXPECT_EQ(MeritsOf(setting.options, setting.state, 0), (Merits{32, 8, 5, 2, 5, 3, 1}));
  setting.Machine(1, "four-five");
  EXPECT_EQ(MeritsOf(setting.options, setting.state, 1)[0], 4);
}

TEST(TimelancersQuestions, ActionsOfTilesAreOptional) {  // TL-EX-07
  Setting setting;
  setting.Money(0, 5).Play("go bank, skip");
  EXPECT_EQ(setting.player(0).money, 5U);
  EXPECT_EQ(setting.state.moves_made, 1);
}

TEST(TimelancersQuestions, TheTileOfTheStartMayBeReachedAgain) {  // TL-EX-08
  Setting setting;
  setting.Stand(0, "bank").Play("go archives, skip");
  EXPECT_EQ(setting.RefusedBy("go bank"), "TL-MOVE-03");
  setting.Play("go tailor, skip, go bank, act");
  EXPECT_EQ(setting.player(0).money, 1U);
}

TEST(TimelancersQuestions, HeadquartersAndMachineByTurns) {  // TL-EX-09
  Setting setting;
  setting.Gems(0, 1).Decks("taj c700 x5 v4");
  setting.Play("machine 9, reserve deck social, go hq");
  EXPECT_EQ(setting.player(0).gems, 2U);
  setting.Play("machine 9, reserve deck social");
  EXPECT_EQ(setting.player(0).reserved, ToRef(setting.Event("v4")));
  EXPECT_TRUE(setting.cited.Has("TL-HQ-04"));
  EXPECT_TRUE(setting.cited.Has("TL-RSV-03"));
}

TEST(TimelancersQuestions, OneReservedEventAtMost) {  // TL-EX-10
  Setting setting;
  setting.FaceUp("x5").Decks("m1");
  setting.player(0).reserved = ToRef(setting.Event("x4"));
  setting.Play("machine 9, reserve x5");
  EXPECT_EQ(setting.player(0).reserved, ToRef(setting.Event("x5")));
  EXPECT_EQ(setting.Deck(Type::kMilitary), "m1 x4");
}

TEST(TimelancersQuestions, NoTransportIntoTheMachine) {  // TL-EX-11
  Setting setting;
  setting.FaceB("laboratory").Play("go laboratory");
  EXPECT_EQ(setting.Legal("machine"), "");
  setting.Play("transport hq");
  EXPECT_EQ(setting.player(0).gems, 1U);
  EXPECT_EQ(setting.Legal("machine"), "machine 8");
}

TEST(TimelancersQuestions, ANewEventsAbilityWaits) {  // TL-EX-12
  Setting setting;
  setting.Gems(0, 2).FaceUp("x1 s1").Has(0, Resource::kComm, 2);
  setting.Play("machine 5, capture x1, place 5");
  EXPECT_EQ(setting.step(), Step::kMove);
  EXPECT_EQ(Count(setting.player(0).resources), 1);
  EXPECT_TRUE(setting.cited.Has("TL-CAP-08"));
  setting.Gems(0, 2).Play("go hq, machine 5");
  EXPECT_EQ(setting.step(), Step::kAbility);
}

TEST(TimelancersSetUp, MoneyAndGems) {  // TL-EX-16
  constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 4> kWanted = {{{5, 1}, {5, 2}, {6, 1}, {6, 2}}};
  for (int players = 2; players <= 4; ++players) {
    const State state = Deal(Setting(players).options);
    for (std::size_t seat = 0; seat < At(players); ++seat) {
      EXPECT_EQ(std::pair(state.players[seat].money, state.players[seat].gems), kWanted[seat]);
    }
  }
  const State solo = Deal(Setting(1, Mode::kSolo).options);
  EXPECT_EQ(std::pair(solo.players[0].money, solo.players[0].gems), std::pair(6U, 1U));
}

// Three players, and a card that flips the bank.
Setting NearTheEnd() {
  Setting setting(3);
  setting.Cards("bank-flip", "science-only");
  return setting;
}

TEST(TimelancersEnd, WhoFinishesStopsAtOnce) {  // TL-EX-18
  Setting setting = NearTheEnd();
  setting.TurnOf(1).Stand(1, 1).Gems(1, 1).Machine(1, ". . m1 m2 m3 . x4!").Faction(1, "anyone");
  ASSERT_EQ(setting.player(1).goals, 0b0111);
  setting.FaceUp("olympics").Upgrades(1, 1, 3).Has(1, Resource::kDisguise, 2).Has(1, Resource::kCamera, 1);
  setting.Stand(1, "hq").Play("machine 1, capture olympics, place 1");
  EXPECT_TRUE(setting.player(1).IsFinished());
  EXPECT_EQ(setting.state.active, 2);
  EXPECT_TRUE(setting.cited.Has("TL-END-05"));
  setting.Play("go archives, act, go tailor, act, go studio, act");
  EXPECT_EQ(setting.step(), Step::kOver);
  EXPECT_EQ(setting.FaceOf("bank"), Face::kA);  // flipped by the ripple, and back by the card
  EXPECT_EQ(setting.state.enforcer, kAbsent);
  EXPECT_EQ(setting.state.round, 1U);
  EXPECT_TRUE(setting.cited.Has("TL-ENF-14"));
}

TEST(TimelancersEnd, AnothersRippleMayFinishAPlayer) {  // TL-EX-19
  Setting setting = NearTheEnd();
  setting.Stand(0, "hq").Gems(0, 4).FaceUp("olympics").Has(0, Resource::kDisguise, 2).Has(0, Resource::kCamera, 1);
  setting.Machine(2, ". m1 m2 m3 x4! taj").Faction(2, "anyone");
  ASSERT_EQ(setting.player(2).goals, 0b0111);
  setting.Play("machine 1, capture olympics, place 1");
  EXPECT_TRUE(setting.player(2).IsFinished());
  EXPECT_EQ(setting.step(), Step::kMove);
  EXPECT_EQ(setting.state.active, 0);
  setting.Play("go hq, go bank, act");
  EXPECT_EQ(setting.state.active, 1);
  setting.Play("go archives, act, end");
  EXPECT_EQ(setting.step(), Step::kOver);
  EXPECT_EQ(setting.state.active, 1);  // whose turn was the last
  EXPECT_TRUE(setting.cited.Has("TL-END-04"));
  EXPECT_TRUE(setting.cited.Has("TL-GOAL-08"));
}

TEST(TimelancersEnd, TheEnforcersRippleMayFinishAPlayer) {  // TL-EX-20
  Setting setting;
  setting.Cards("cultural-only", "science-only").FaceUp("c700").TurnOf(1);
  setting.Stand(0, "bank").Stand(1, "archives").Machine(1, ". m1 m2 m3 x4! taj").Faction(1, "anyone");
  setting.Play("go tailor, skip, end");
  EXPECT_EQ(setting.step(), Step::kOver);
  EXPECT_EQ(setting.state.enforcer, kAbsent);
  EXPECT_EQ(setting.state.round, 1U);
  EXPECT_TRUE(setting.cited.Has("TL-END-06"));
  EXPECT_EQ(setting.Row(Type::kCultural), "c700 . .");  // with an empty deck it comes back
}

TEST(TimelancersEnforcer, TrapsWhoIsWhereItGoes) {  // TL-EX-21
  Setting setting;
  setting.Cards("locksmith-flip", "bank-flip science-only")
      .TurnOf(1)
      .Stand(0, "archives")
      .Stand(1, "radio")
      .Money(1, 1);
  setting.Play("go locksmith, act, end");
  EXPECT_TRUE(setting.cited.Has("TL-ENF-11"));
  EXPECT_EQ(setting.player(1).trapped, 1);
  EXPECT_EQ(setting.state.round, 2U);
  EXPECT_EQ(setting.state.active, 0);
  EXPECT_EQ(setting.state.enforcer, ToRef(setting.Tile("locksmith")));
  setting.Play("go tailor, act, end");
  EXPECT_EQ(setting.state.round, 3U);
  EXPECT_EQ(setting.player(1).trapped, 0);
  EXPECT_TRUE(setting.cited.Has("TL-TURN-06"));
  setting.Play("go studio, act, end");
  EXPECT_EQ(setting.state.active, 1);
}

TEST(TimelancersEnforcer, CarriesOutBothHalves) {  // TL-EX-22
  Setting setting;
  setting.Cards("cultural-military", "science-only").FaceUp("taj c700 v1 m1 w600").Decks("v5 v2").TurnOf(1);
  setting.Stand(0, "archives").Machine(0, "m2! . c1200 w1800").Stand(1, "bank");
  setting.Play("go archives, skip, go tailor, skip, end");
  EXPECT_EQ(setting.Machine(0), "m2 . c1200! w1800!");
  EXPECT_EQ(setting.Row(Type::kCultural), "taj v5 v1");
  EXPECT_EQ(setting.Deck(Type::kCultural), "c700");
  EXPECT_EQ(setting.Row(Type::kMilitary), "m1 w600 v2");  // the turn's end filled the gap, so m1 comes back
  EXPECT_EQ(setting.FaceOf("bank"), Face::kB);
  EXPECT_EQ(setting.FaceOf("hospital"), Face::kB);
  EXPECT_TRUE(setting.cited.Has("TL-ENF-04"));
}

TEST(TimelancersLaboratory, CopiesAndTransports) {  // TL-EX-23
  Setting setting;
  setting.Enforcer("bank").Play("go laboratory");
  setting.Play("copy bank");
  EXPECT_EQ(setting.player(0).money, 1U);
  Setting other;
  other.Enforcer("bank").Stand(0, "hospital").FaceB("laboratory").Play("go laboratory");
  EXPECT_EQ(other.RefusedBy("transport bank"), "TL-TILE-12");
  other.Play("transport hospital");
  EXPECT_TRUE(other.cited.Has("TL-TILE-11"));
  other.Play("skip");
  EXPECT_EQ(other.RefusedBy("go laboratory"), "TL-MOVE-03");
  EXPECT_EQ(other.RefusedBy("go radio"), "");
}

TEST(TimelancersLaboratory, CopiesWhatAsksAgain) {
  Setting setting;
  setting.Money(0, 1).Has(0, Resource::kMed, 1).FaceUp("taj").Play("go laboratory");
  EXPECT_EQ(setting.Legal("copy"),
            "copy hq, copy archives, copy armory, copy bank, copy courthouse, copy engineer, copy hospital, "
            "copy jeweler, copy locksmith, copy market, copy radio, copy studio, copy tailor");
  Setting trade = setting;
  trade.Play("copy market");
  EXPECT_EQ(trade.Legal(),
            "trade med for comm, trade med for camera, trade med for disguise, trade med for weapon, "
            "trade med for med, trade med for case");
  EXPECT_EQ(trade.RefusedBy("skip"), "TL-TILE-09");
  setting.Play("copy engineer, act 8");
  EXPECT_EQ(setting.player(0).upgrades[7], 1);
  EXPECT_EQ(setting.player(0).money, 0U);
}

TEST(TimelancersLimits, ExcessLiesOnTheTile) {  // TL-EX-24
  Setting setting;
  setting.Stand(0, "laboratory").Stand(1, "engineer").Has(0, Resource::kCase, 9).FaceB("hospital");
  setting.Play("go hospital, act");
  EXPECT_EQ(setting.Legal(), "discard case, discard med");
  setting.Play("discard med, go radio, skip, end");
  EXPECT_EQ(setting.state.litter[At(setting.Tile("hospital"))][At(Resource::kMed)], 1);
  setting.Play("go hospital");
  EXPECT_EQ(setting.Legal(), "take med, act, skip");
  setting.Play("take med");
  EXPECT_EQ(setting.Legal(), "act, skip");
  EXPECT_EQ(Of(setting, 1, Resource::kMed), 1);
}

TEST(TimelancersLimits, ExcessInTheMachineGoesBack) {  // TL-EX-24
  Setting setting;
  setting.Stand(0, 8).Machine(0, ". . . . . . . . x3").Has(0, Resource::kCase, 10).FaceUp("taj");
  setting.Play("machine 9, use, reserve taj");
  EXPECT_EQ(setting.step(), Step::kDiscard);
  setting.Play("discard case, discard disguise");
  EXPECT_EQ(setting.step(), Step::kMove);
  EXPECT_TRUE(setting.cited.Has("TL-RES-05"));
}

TEST(TimelancersLocks, SaveEventsOfTheOwnersChoice) {  // TL-EX-25
  Setting setting;
  setting.Stand(0, 1).FaceUp("olympics").Has(0, Resource::kDisguise, 2).Has(0, Resource::kCamera, 1);
  setting.Machine(1, "c1200 v1 taj!").TimeLocks(1, 2);
  setting.state.step = Step::kAction;
  setting.Play("capture olympics, place 1");
  EXPECT_EQ(setting.state.seat, 1);
  EXPECT_EQ(setting.Legal(), "lock, lock taj, lock c1200, lock taj c1200, lock v1, lock taj v1, lock c1200 v1");
  EXPECT_EQ(setting.RefusedBy("lock taj c1200 v1"), "TL-LOCK-01");
  EXPECT_EQ(setting.RefusedBy("lock olympics"), "TL-LOCK-06");
  setting.Play("lock c1200 taj");
  EXPECT_EQ(setting.Machine(1), "c1200 v1! taj!");
  EXPECT_EQ(setting.player(1).locks, 0);
  EXPECT_EQ(setting.state.supply_locks, kSupplyLocks);
  EXPECT_EQ(setting.state.seat, 0);
}

TEST(TimelancersLocks, AreAskedForInSeatOrder) {  // TL-AMB-20
  Setting setting(3);
  setting.TurnOf(1).Stand(1, 1).FaceUp("olympics c700").Cards("cultural-only", "bank-flip");
  setting.Has(1, Resource::kDisguise, 2).Has(1, Resource::kCamera, 1);
  setting.Machine(0, "c1200").Machine(1, ". . v1").Machine(2, "taj").TimeLocks(0, 1).TimeLocks(1, 1).TimeLocks(2, 1);
  setting.state.step = Step::kAction;
  setting.Play("capture olympics, place 1");
  for (const int seat : {1, 2, 0}) {  // from the active player on
    EXPECT_EQ(setting.state.seat, seat);
    setting.Play("lock");
  }
  EXPECT_EQ(setting.state.seat, 1);
  setting.Play("end, go bank, skip, go archives, skip, end");
  for (const int seat : {0, 1, 2}) {  // for the Enforcer from the first
    EXPECT_EQ(setting.state.seat, seat);
    EXPECT_EQ(setting.step(), Step::kLock);
    setting.Play("lock");
  }
  EXPECT_EQ(setting.state.round, 2U);
}

TEST(TimelancersGoals, MarkersComeAndGo) {  // TL-EX-26
  Setting setting;
  setting.Stand(0, 8).Gems(0, 9).Machine(0, "m1 . taj!").Faction(0, "anyone");
  EXPECT_EQ(setting.player(0).goals, 0b0101);
  setting.Play("machine 7, rotate taj");
  EXPECT_EQ(setting.player(0).goals, 0b0001);
  setting.Play("go hq, machine 7, rotate m1");
  EXPECT_EQ(setting.player(0).goals, 0b0101);
}

TEST(TimelancersGoals, AnEventServesOneGoal) {  // TL-AMB-24
  Setting setting;
  setting.Machine(0, "m100").Faction(0, "overlap");
  EXPECT_EQ(setting.player(0).goals, 0b0001);
  setting.Machine(0, "m100 . s1").Faction(0, "overlap");
  EXPECT_EQ(setting.player(0).goals, 0b0011);
  setting.Machine(0, "s1").Lay(0, 3, "s2").Faction(0, "overlap");
  EXPECT_EQ(setting.player(0).goals, 0b0010);
}

TEST(TimelancersRotating, RipplesInTheAdvancedGame) {  // TL-EX-29
  for (const Mode mode : {Mode::kTraditional, Mode::kAdvanced}) {
    Setting setting(2, mode);
    setting.Gems(0, 1).Machine(0, ". c1200").Machine(1, "taj");
    setting.Play("machine 7, rotate c1200");
    const bool ripples = mode == Mode::kAdvanced;
    EXPECT_EQ(setting.Machine(0), ". c1200!");
    EXPECT_EQ(setting.Machine(1), ripples ? "taj!" : "taj");
    EXPECT_EQ(setting.FaceOf("bank"), ripples ? Face::kB : Face::kA);
    setting.Gems(0, 1).Play("go hq, machine 7, rotate c1200");
    EXPECT_EQ(setting.Machine(1), ripples ? "taj!" : "taj");
  }
}

TEST(TimelancersSolo, TheEnforcerCollectsOnceMore) {  // TL-EX-30
  Setting setting = SoloEnd("science-only");
  ASSERT_EQ(setting.player(0).goals, 0b0111);
  setting.Play("machine 7, rotate taj");
  EXPECT_EQ(setting.step(), Step::kOver);
  EXPECT_EQ(setting.state.pile, std::uint64_t{1} << At(setting.Event("m100")));
  EXPECT_EQ(setting.Machine(0), "m1 m2 m3 m4 m5 m6! m7! m8! taj!");
  EXPECT_EQ(EnforcerMerits(setting.options, setting.state)[0], 2);
  EXPECT_EQ(setting.state.winners, 1);
  EXPECT_TRUE(setting.cited.Has("TL-SOLO-03"));
  EXPECT_TRUE(setting.cited.Has("TL-SOLO-06"));
}

}  // namespace
}  // namespace timeproof::testing
