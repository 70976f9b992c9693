// The tables of small cases of the catalogue, TL-POS-01 to TL-POS-22.
#include <gtest/gtest.h>

#include "engine/timelancers/scoring.h"
#include "tests/engine/timelancers_setting.h"

namespace timeproof::testing {
namespace {

// --- TL-POS-01 to TL-POS-13: placing.

struct Placing {
  const char* id;
  const char* machine;
  const char* event;   // captured
  const char* legal;   // all places, or empty when there is but one
  const char* played;  // empty likewise
  const char* after;
  const char* replaced = "";
};

class TimelancersPlacementTable : public ::testing::TestWithParam<Placing> {};

TEST_P(TimelancersPlacementTable, IsAsTheCatalogueSays) {
  const Placing& row = GetParam();
  Setting setting;
  setting.Stand(0, 4).Machine(0, row.machine).FaceUp(row.event).Has(0, Resource::kCamera, 1).Has(1, Resource::kCase, 1);
  setting.state.step = Step::kAction;
  setting.Play(fmt::format("capture {}", row.event));
  if (*row.replaced != '\0') setting.Play(fmt::format("replace {}", row.replaced));
  if (*row.legal != '\0') {
    ASSERT_EQ(setting.step(), Step::kPlace) << row.id;
    EXPECT_EQ(setting.Legal(), row.legal) << row.id;
    setting.Play(row.played);
  }
  EXPECT_EQ(setting.step(), Step::kMove) << row.id;
  EXPECT_EQ(setting.Machine(0), row.after) << row.id;
  EXPECT_EQ(setting.player(0).money, 3U) << row.id;
}

INSTANTIATE_TEST_SUITE_P(
    Catalogue, TimelancersPlacementTable,
    ::testing::Values(
        Placing{"POS-01", "", "m100", "place 1, place 2, place 3, place 4, place 5, place 6, place 7, place 8, place 9",
                "place 9", ". . . . . . . . m100"},
        Placing{"POS-02", ". . . . m100", "m50", "place 1, place 2, place 3, place 4", "place 2", ". m50 . . m100"},
        Placing{"POS-03", "m100", "m50", "", "", "m50 m100"},
        Placing{"POS-04", ". . . . . . . . m100", "m150", "", "", ". . . . . . . m100 m150"},
        Placing{"POS-05 right", ". . m100 m300", "m200", "place 4 right, place 3 left", "place 4 right",
                ". . m100 m200 m300"},
        Placing{"POS-05 left", ". . m100 m300", "m200", "place 4 right, place 3 left", "place 3 left",
                ". m100 m200 m300"},
        Placing{"POS-06 right", ". m100 m150 m300 m400 m500", "m200", "place 4 right, place 3 left", "place 4 right",
                ". m100 m150 m200 m300 m400 m500"},
        Placing{"POS-06 left", ". m100 m150 m300 m400 m500", "m200", "place 4 right, place 3 left", "place 3 left",
                "m100 m150 m200 m300 m400 m500"},
        Placing{"POS-07", "m100 m300 m400", "m200", "", "", "m100 m200 m300 m400"},
        Placing{"POS-08", ". . . . . . m100 m300 m400", "m350", "", "", ". . . . . m100 m300 m350 m400"},
        Placing{"POS-09", "m1 m2 m3 m4 . m6 m7 m8 m9", "m5", "", "", "m1 m2 m3 m4 m5 m6 m7 m8 m9"},
        Placing{"POS-10", "m1 m2 m3 m4 . m6 m7 m8 m9", "m10", "", "", "m1 m2 m3 m4 m6 m7 m8 m9 m10"},
        Placing{"POS-11", ". . m100 m100b", "m100c", "place 1, place 2, place 5, place 6, place 7, place 8, place 9",
                "place 2", ". m100c m100 m100b"},
        Placing{"POS-12", "m10 m20 m30 m40 m50 m60 m70 m80 m90", "m55", "", "", "m10 m20 m40 m50 m55 m60 m70 m80 m90",
                "m30"},
        Placing{"POS-13", "m10 m20 m30 m40 m50 m60 m70 m80 m90", "m55", "", "", "m10 m20 m30 m40 m50 m55 m60 m70 m80",
                "m90"}));

TEST(TimelancersPlacement, InPlaceLeavesTheNeighboursToBeReplaced) {  // the ruling `replace` of TL-POS-12
  Setting setting;
  setting.Rule(Rule::kReplace).Stand(0, 4).Machine(0, "m10 m20 m30 m40 m50 m60 m70 m80 m90").FaceUp("m55");
  setting.Has(0, Resource::kCamera, 1);
  setting.state.step = Step::kAction;
  setting.Play("capture m55");
  EXPECT_EQ(setting.Legal(), "replace m50, replace m60");
  EXPECT_EQ(setting.RefusedBy("replace m30"), "replace");
  setting.Play("replace m60");
  EXPECT_EQ(setting.Machine(0), "m10 m20 m30 m40 m50 m55 m70 m80 m90");
  EXPECT_EQ(setting.Deck(setting.pack().event(setting.Event("m60")).type), "m60");
}

TEST(TimelancersPlacement, SaysWhichRuleForbidsAPlace) {
  Setting setting;
  setting.Stand(0, 4).Machine(0, ". m100 m150 m300").FaceUp("m200").Has(0, Resource::kCamera, 1);
  setting.state.step = Step::kAction;
  setting.Play("capture m200");
  EXPECT_EQ(setting.RefusedBy("place 2"), "TL-PLACE-02");
  EXPECT_EQ(setting.RefusedBy("place 1"), "TL-PLACE-01");
  EXPECT_EQ(setting.RefusedBy("place 5"), "TL-PLACE-01");
  EXPECT_EQ(setting.RefusedBy("place 3 right"), "TL-PLACE-01");
  EXPECT_EQ(setting.RefusedBy("place 6 right"), "TL-PLACE-05");
}

// --- TL-POS-14 to TL-POS-20: moving in the city.

struct Walking {
  const char* id;
  const char* at;
  int left;
  std::vector<const char*> others;
  const char* enforcer;
  const char* face_b;
  const char* legal;
};

class TimelancersCityTable : public ::testing::TestWithParam<Walking> {};

TEST_P(TimelancersCityTable, IsAsTheCatalogueSays) {
  const Walking& row = GetParam();
  Setting setting(static_cast<int>(row.others.size()) + 1);
  setting.Stand(0, row.at).Made(3 - row.left);
  for (std::size_t i = 0; i < row.others.size(); ++i) setting.Stand(static_cast<int>(i) + 1, row.others[i]);
  if (*row.enforcer != '\0') setting.Enforcer(row.enforcer);
  setting.FaceB(row.face_b);
  EXPECT_EQ(setting.Legal("go"), row.legal) << row.id;
}

INSTANTIATE_TEST_SUITE_P(
    Catalogue, TimelancersCityTable,
    ::testing::Values(
        Walking{"POS-14", "tailor", 1, {"archives", "bank"}, "", "", "go studio"},
        Walking{"POS-15", "tailor", 2, {"archives", "bank"}, "", "", "go archives, go bank, go studio"},
        Walking{"POS-16", "tailor", 1, {"archives", "bank"}, "studio", "", ""},
        Walking{"POS-17", "studio", 2, {"armory", "tailor", "jeweler"}, "archives", "", "go tailor"},
        Walking{"POS-18", "radio", 1, {"laboratory", "hospital"}, "", "", "go locksmith"},
        Walking{"POS-19", "radio", 1, {"laboratory", "hospital"}, "", "laboratory", "go laboratory, go locksmith"}));

TEST(TimelancersCity, ATurnMayEndWhereNoWayOnIsLeft) {  // TL-POS-16
  Setting setting(3);
  setting.Stand(0, "tailor").Stand(1, "archives").Stand(2, "bank").Enforcer("studio").Made(2);
  EXPECT_EQ(setting.Legal(), "end");
  EXPECT_EQ(setting.RefusedBy("go bank"), "TL-MOVE-05");
  EXPECT_EQ(setting.RefusedBy("go studio"), "TL-MOVE-07");
  EXPECT_EQ(setting.RefusedBy("go hospital"), "TL-MOVE-01");
}

TEST(TimelancersCity, AnOccupiedLaboratoryMustBeLeftByTransport) {  // TL-POS-19
  Setting setting(3);
  setting.Stand(0, "radio").Stand(1, "laboratory").Stand(2, "hospital").FaceB("laboratory").Made(2);
  setting.Play("go laboratory");
  EXPECT_EQ(setting.Legal("skip"), "");
  EXPECT_EQ(setting.RefusedBy("skip"), "TL-MOVE-05");
  EXPECT_EQ(setting.RefusedBy("transport hospital"), "TL-MOVE-05");
  EXPECT_EQ(
      setting.Legal(),
      "transport hq, transport archives, transport armory, transport bank, transport capitol, transport courthouse, "
      "transport engineer, transport jeweler, transport locksmith, transport market, "
      "transport radio, transport studio, transport tailor");
}

TEST(TimelancersCity, Opening) {  // TL-POS-20
  Setting setting;
  setting.Gems(0, 1).FaceUp("olympics taj");
  EXPECT_EQ(setting.Legal(),
            "go archives, go bank, go engineer, go jeweler, go laboratory, go market, machine 8, machine 9");
  EXPECT_EQ(setting.RefusedBy("end"), "first-move");
  EXPECT_EQ(setting.RefusedBy("machine 1"), "TL-GEM-03");
  EXPECT_EQ(setting.RefusedBy("machine 6"), "TL-MACH-04");
  EXPECT_EQ(setting.RefusedBy("machine 7"), "TL-MACH-04");
  EXPECT_EQ(setting.RefusedBy("act"), "TL-MOVE-02");
  setting.Rule(Rule::kFirstMove);
  EXPECT_EQ(setting.Legal("end"), "end");
}

// --- TL-POS-21: ties.

struct Tied {
  Standing first;
  Standing second;
  bool first_wins;
  bool second_wins;
};

class TimelancersTieTable : public ::testing::TestWithParam<Tied> {};

TEST_P(TimelancersTieTable, IsAsTheCatalogueSays) {
  const auto& [first, second, first_wins, second_wins] = GetParam();
  EXPECT_EQ(Beats(first, second), first_wins && !second_wins);
  EXPECT_EQ(Beats(second, first), second_wins && !first_wins);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, TimelancersTieTable,
                         ::testing::Values(Tied{{50, 5, Date{-776}}, {50, 6, Date{1450}}, false, true},
                                           Tied{{50, 6, Date{-776}}, {50, 6, Date{1450}}, true, false},
                                           Tied{{50, 5, Date{10}}, {49, 9, Date{-10}}, true, false},
                                           Tied{{50, 6, Date{900}}, {50, 6, Date{900}}, true, true},
                                           Tied{{50, 0, {}}, {50, 0, {}}, true, true},
                                           Tied{{50, 0, Date{5}}, {50, 0, {}}, true, false},
                                           Tied{{50, 9, Date{900}}, {50, 9, Date{-50}}, false, true}));

// --- TL-POS-22: finishing by a revision.

Setting Jeune(timelancers::Rule ruling = Rule::kNone) {
  Setting setting;
  if (ruling != Rule::kNone) setting.Rule(ruling);
  setting.Stand(0, 9).Machine(0, ". . m1 . x1 . taj . x3").Faction(0, "fighters");
  setting.Machine(1, ". . c1200!").FaceUp("olympics").Upgrades(0, 1, 3).Gems(0, 1).Made(1);
  setting.Has(0, Resource::kDisguise, 2).Has(0, Resource::kCamera, 1);
  return setting;
}

TEST(TimelancersFinishing, OnesOwnRippleMayUndoAGoal) {
  Setting setting = Jeune();
  ASSERT_EQ(setting.player(0).goals, 0b0111);
  setting.Play("machine 1, capture olympics, place 2");
  EXPECT_EQ(setting.Machine(0), ". olympics! m1 . x1 . taj! . x3");
  EXPECT_EQ(setting.Machine(1), ". . c1200");
  EXPECT_EQ(setting.player(0).goals, 0b1101);
  EXPECT_FALSE(IsTriggered(setting.state));
  EXPECT_EQ(setting.step(), Step::kMove);
  EXPECT_EQ(setting.state.seat, 0);
  EXPECT_TRUE(setting.cited.Has("goal-check"));
  EXPECT_TRUE(setting.cited.Has("TL-GOAL-05"));
}

TEST(TimelancersFinishing, LookedAtOnceTheGoalsStand) {
  Setting setting = Jeune(Rule::kGoalCheck);
  setting.Play("machine 1, capture olympics, place 2");
  EXPECT_EQ(setting.Machine(0), ". olympics! m1 . x1 . taj . x3");
  EXPECT_EQ(setting.Machine(1), ". . c1200");
  EXPECT_TRUE(setting.player(0).IsFinished());
  EXPECT_TRUE(IsTriggered(setting.state));
  EXPECT_EQ(setting.state.active, 1);
  EXPECT_EQ(setting.player(0).gems, 0U);
}

TEST(TimelancersFinishing, ALockKeepsTheGoal) {
  Setting setting = Jeune();
  setting.TimeLocks(0, 1);
  setting.Play("machine 1, capture olympics, place 2");
  EXPECT_EQ(setting.Legal(), "lock, lock taj");
  setting.Play("lock taj");
  EXPECT_TRUE(setting.player(0).IsFinished());
  EXPECT_EQ(setting.player(0).locks, 0);
  EXPECT_EQ(setting.state.supply_locks, kSupplyLocks);
  EXPECT_EQ(setting.Machine(1), ". . c1200");
}

}  // namespace
}  // namespace timeproof::testing
