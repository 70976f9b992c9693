// Positions that cannot be, one fault each.
#include <gtest/gtest.h>

#include "engine/timelancers/deal.h"
#include "tests/engine/timelancers_setting.h"

namespace timeproof::testing {
namespace {

struct Fault {
  const char* name;
  const char* where;
  void (*spoil)(Setting&);
};

class TimelancersFaults : public ::testing::TestWithParam<Fault> {};

// A position in the middle of a game that could be: P1 is about to begin a turn of round 2.
Setting Sound() {
  Setting setting;
  setting.Enforcer("radio").Cards("bank-flip", "science-only cultural-only").FaceUp("taj c700 m1 m2 s1 s2 x5");
  setting.Decks("v1 v5 m100 m150").JobDeck("modern-social-1").Holds(0, "ancient-cultural-3");
  setting.Machine(0, ". m200 . m300!").Machine(1, "c1200 . v2").Faction(0, "anyone").Faction(1, "eras");
  setting.Stand(0, "bank")
      .Stand(1, 4)
      .TimeLocks(1, 2)
      .Upgrades(0, 1, 2)
      .Has(0, Resource::kMed, 3)
      .Gems(0, 3)
      .Money(0, 5);
  return setting;
}

TEST(TimelancersValidate, TakesWhatCouldBe) {
  const Setting setting = Sound();
  EXPECT_FALSE(Validate(setting.options, setting.state).has_value());
}

TEST_P(TimelancersFaults, AreFound) {
  Setting setting = Sound();
  GetParam().spoil(setting);
  const auto error = Validate(setting.options, setting.state);
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->where, GetParam().where) << error->message;
  EXPECT_EQ(error->kind, ErrorKind::kInvalid);
}

void AtStep(Setting& s, Step step, int slot) {
  s.Stand(0, slot);
  s.state.step = step;
}
void Rippling(Setting& s, std::string_view event) {
  AtStep(s, Step::kLock, 1);
  s.Lay(0, 1, "olympics!");
  s.state.cause = Cause::kCapture;
  s.state.seat = 1;
  s.state.event = ToRef(s.Event(event));
}

const Fault kFaults[] = {
    // --- Cards.
    {"EventTwice", "P2.slots.5", [](Setting& s) { s.Lay(1, 5, "m200"); }},
    {"EventInARowAndADeck", "row.cultural.2", [](Setting& s) { s.state.rows[0][2] = s.state.decks[0].cards[0]; }},
    {"EventOfAnotherType", "row.cultural.2", [](Setting& s) { s.state.rows[0][2] = ToRef(s.Event("m3")); }},
    {"EventNowhere", "", [](Setting& s) { s.state.partial = 0; }},
    {"Reserved", "P1.reserved", [](Setting& s) { s.player(0).reserved = ToRef(s.Event("taj")); }},
    {"NotInOrder", "P1.slots.5", [](Setting& s) { s.Lay(0, 5, "m6"); }},
    {"PileWithoutSolo", "enforcer_pile", [](Setting& s) { s.state.pile = 1; }},
    {"CardTwiceInTheDeck", "enforcement_deck.2",
     [](Setting& s) { s.state.enforcement.PutUnder(s.state.enforcement.cards[0]); }},
    {"CardInTheDeckAndElsewhere", "enforcement_deck.0",
     [](Setting& s) { s.state.enforcement_piles[At(s.Card("science-only"))] = Pile::kAside; }},
    {"CardThatShouldBeInTheDeck", "enforcement_deck",
     [](Setting& s) { s.state.enforcement_piles[At(s.Card("social-only"))] = Pile::kDeck; }},
    {"CardUpIsNotOnTheDiscards", "enforcement_up",
     [](Setting& s) { s.state.enforcement_piles[At(s.Card("bank-flip"))] = Pile::kAside; }},
    {"MarkedCardInSolo", "P2",
     [](Setting& s) {
       s.options.mode = Mode::kSolo;
       s.options.players = 1;
     }},
    {"FourJobs", "P1.hand_jobs",
     [](Setting& s) { s.Holds(0, "ancient-cultural-1 middle-cultural-2 modern-cultural-2"); }},
    // --- Pieces.
    {"UpgradesWithoutSpace", "P1.upgrades.9", [](Setting& s) { s.Upgrades(0, 9, 1); }},
    {"TooManyUpgrades", "supply_upgrades", [](Setting& s) { s.state.supply_upgrades = kSupplyUpgrades; }},
    {"TooManyLocks", "supply_locks", [](Setting& s) { s.state.supply_locks = kSupplyLocks; }},
    {"TooManyResources", "P2.res", [](Setting& s) { s.Has(1, Resource::kMed, 11); }},
    {"TooManyResourcesAtRest", "P1.res", [](Setting& s) { s.Has(0, Resource::kCase, 8); }},
    {"TooMuchMoney", "P1.money", [](Setting& s) { s.Money(0, 1'000'001); }},
    {"TooManyGems", "P2.gems", [](Setting& s) { s.Gems(1, 1'000'001); }},
    {"NoCharacter", "P2.character", [](Setting& s) { s.player(1).character = kAbsent; }},
    {"OneCharacterForTwo", "P2.character", [](Setting& s) { s.player(1).character = s.player(0).character; }},
    {"OneFactionForTwo", "P2.faction", [](Setting& s) { s.player(1).faction = s.player(0).faction; }},
    {"SomebodyWhoDoesNotPlay", "P3", [](Setting& s) { s.player(2).money = 1; }},
    // --- The city.
    {"TileOffTheBoard", "tile.bank",
     [](Setting& s) {
       s.state.hexes[At(s.Tile("bank"))] = {9, 9};
     }},
    {"TwoTilesOnASpace", "tile.bank",
     [](Setting& s) { s.state.hexes[At(s.Tile("bank"))] = s.state.hexes[At(s.Tile("archives"))]; }},
    {"HeadquartersFlipped", "tile.hq", [](Setting& s) { s.FaceB("hq"); }},
    {"EnforcerInTheHeadquarters", "enforcer", [](Setting& s) { s.Enforcer("hq"); }},
    {"EnforcerInRoundOne", "enforcer", [](Setting& s) { s.state.round = 1; }},
    {"OnATileAndOnASlot", "P1.at", [](Setting& s) { s.player(0).slot = 3; }},
    {"OnTheEnforcersTile", "P1.at", [](Setting& s) { s.Stand(0, "radio"); }},
    {"TrappedElsewhere", "P1.trapped", [](Setting& s) { s.player(0).trapped = 1; }},
    {"TwoOnATile", "P2.at", [](Setting& s) { s.Stand(1, "bank"); }},
    // --- The turn.
    {"NobodyIsActive", "active", [](Setting& s) { s.state.active = 2; }},
    {"AnotherDecides", "seat", [](Setting& s) { s.state.seat = 1; }},
    {"RoundOfNoDraft", "round", [](Setting& s) { s.state.round = 0; }},
    {"ActedTooEarly", "P2.acted", [](Setting& s) { s.player(1).acted = 1; }},
    {"ActedTooLate", "P1.acted",
     [](Setting& s) {
       s.TurnOf(1);
       s.player(0).acted = 0;
     }},
    {"TrappedButActive", "P1.trapped",
     [](Setting& s) {
       s.Stand(0, "radio");
       s.player(0).trapped = 1;
     }},
    {"NoMovesLeft", "moves_made", [](Setting& s) { s.Made(3); }},
    {"CameFromNowhere", "prev_tile", [](Setting& s) { s.Made(1).state.prev_tile = ToRef(s.Tile("capitol")); }},
    {"CameBeforeTheTurn", "prev_tile", [](Setting& s) { s.state.prev_tile = ToRef(s.Tile("hq")); }},
    {"DraftWithEventsOnMachines", "P1.at",
     [](Setting& s) {
       s.state.step = Step::kDraft;
       s.state.round = 0;
       s.state.enforcer = kAbsent;
     }},
    // --- Goals and the end.
    {"MarkerWithoutItsGoal", "P1.goal_met", [](Setting& s) { s.player(0).goals |= 0b1000; }},
    {"GoalWithoutItsMarker", "P1.goal_met", [](Setting& s) { s.player(0).goals = 0; }},
    {"FinishedButActive", "P1.goal_met",
     [](Setting& s) {
       s.player(0).goals = 0b1111;
       s.state.end_triggered = 1;
     }},
    {"EndedByNobody", "end_triggered", [](Setting& s) { s.state.end_triggered = 1; }},
    {"FinishedWithoutEnd", "end_triggered", [](Setting& s) { s.player(1).goals = 0b1111; }},
    {"WonTooEarly", "over", [](Setting& s) { s.state.winners = 1; }},
    // --- What steps are about.
    {"CopiedAtRest", "copied", [](Setting& s) { s.state.copied = ToRef(s.Tile("bank")); }},
    {"TransportedAtRest", "transported", [](Setting& s) { s.state.transported = 1; }},
    {"KindNamedAtRest", "least_kind", [](Setting& s) { s.state.least_kind = 1; }},
    {"EventAtRest", "event", [](Setting& s) { s.state.event = ToRef(s.Event("taj")); }},
    {"CauseAtRest", "cause", [](Setting& s) { s.state.cause = Cause::kCapture; }},
    {"AskedAtRest", "asked", [](Setting& s) { s.state.asked = 1; }},
    {"CardAtRest", "card_half", [](Setting& s) { s.state.card_half = 1; }},
    {"LockedAtRest", "P2.locked", [](Setting& s) { s.player(1).locked = 1; }},
    {"PayingForNothing", "event", [](Setting& s) { AtStep(s, Step::kPay, 4); }},
    {"TileWithoutATile", "step", [](Setting& s) { AtStep(s, Step::kTile, 4); }},
    {"HeadquartersAskNothing", "step",
     [](Setting& s) {
       s.Stand(0, "hq");
       s.state.step = Step::kTile;
     }},
    {"CopiesFromNoLaboratory", "copied",
     [](Setting& s) {
       s.state.step = Step::kTile;
       s.state.copied = ToRef(s.Tile("market"));
     }},
    {"TransportedByNoLaboratory", "transported",
     [](Setting& s) {
       s.state.step = Step::kTile;
       s.state.transported = 1;
     }},
    {"ActionWithoutASlot", "step", [](Setting& s) { s.state.step = Step::kAction; }},
    {"AbilityWithoutAny", "step", [](Setting& s) { AtStep(s, Step::kAbility, 9); }},
    {"ActionThatCannotBe", "step", [](Setting& s) { AtStep(s, Step::kAction, 1); }},
    {"PayingOnAnotherSlot", "event",
     [](Setting& s) {
       AtStep(s, Step::kPay, 9);
       s.state.event = ToRef(s.Event("c700"));
     }},
    {"PayingForWhatIsNotThere", "event",
     [](Setting& s) {
       AtStep(s, Step::kPay, 4);
       s.state.event = ToRef(s.Event("olympics"));
     }},
    {"PayingWithoutAChoice", "step",
     [](Setting& s) {
       AtStep(s, Step::kPay, 4);
       s.Has(0, Resource::kCamera, 2).state.event = ToRef(s.Event("c700"));
     }},
    {"ReplacingOnAMachineWithGaps", "step",
     [](Setting& s) {
       AtStep(s, Step::kReplace, 4);
       s.state.event = ToRef(s.Event("c700"));
     }},
    {"JobForARepeatedEvent", "event",
     [](Setting& s) {
       AtStep(s, Step::kJob, 4);
       s.state.event = ToRef(s.Event("m200"));
     }},
    {"NothingToDiscard", "step", [](Setting& s) { s.state.step = Step::kDiscard; }},
    {"NothingToDrop", "step", [](Setting& s) { s.state.step = Step::kDrop; }},
    {"RippleOfWhatDoesNotLie", "event", [](Setting& s) { Rippling(s, "taj"); }},
    {"RippleThatReachesNobody", "seat",
     [](Setting& s) {
       Rippling(s, "olympics");
       s.Machine(1, "x1 . v2").Faction(1, "eras");
     }},
    {"AskedTwice", "asked",
     [](Setting& s) {
       Rippling(s, "olympics");
       s.state.asked = 0b10;
     }},
    {"LockedThoughNotReached", "P1.locked",
     [](Setting& s) {
       Rippling(s, "olympics");
       s.state.asked = 0b01;
       s.player(0).locked = 0b10;
     }},
    {"EnforcerWithAnotherCard", "event",
     [](Setting& s) {
       s.TurnOf(1);
       s.player(1).acted = 1;
       s.state.step = Step::kLock;
       s.state.cause = Cause::kEnforcer;
       s.state.event = ToRef(s.Event("c700"));
     }},
    {"WrongWinner", "over.winners",
     [](Setting& s) {
       s.TurnOf(1);
       s.player(1).acted = 1;
       s.state.step = Step::kOver;
       s.state.winners = 0b01;
       s.state.unfinished = 1;
     }},
    {"BrokenOffButOver", "over.unfinished",
     [](Setting& s) {
       s.TurnOf(1);
       s.player(1).acted = 1;
       s.player(1).goals = 0b1111;
       s.state.end_triggered = 1;
       s.state.step = Step::kOver;
       s.state.winners = 0b10;
       s.state.unfinished = 1;
     }},
};

INSTANTIATE_TEST_SUITE_P(OneByOne, TimelancersFaults, ::testing::ValuesIn(kFaults),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(TimelancersValidate, WantsACompleteBox) {
  Setting setting;
  setting.options.pack = PackNamed("synthetic-sample");
  setting.state = Deal(setting.options);
  EXPECT_FALSE(Validate(setting.options, setting.state).has_value());
  setting.state.job_piles[At(IndexOf(setting.state.jobs.cards[0]))] = Pile::kAside;
  setting.state.jobs.TakeTop();
  EXPECT_EQ(Validate(setting.options, setting.state)->where, "job_deck");
}

TEST(TimelancersValidate, SetsMarkedCardsAsideInSolo) {
  Setting setting(1, Mode::kSolo);
  setting.Cards("bank-flip", "military-cultural");
  EXPECT_EQ(Validate(setting.options, setting.state)->where, "enforcement_deck");
}

}  // namespace
}  // namespace timeproof::testing
