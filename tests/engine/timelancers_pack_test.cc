// Packs: what is read, what the counts of a box are held to, and what the sample pack is promised to have. The mistakes
// that a file can have are in tests/runner/packs.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/timelancers/pack.h"
#include "engine/timelancers/pack_shipped.h"

namespace timeproof::timelancers {
namespace {

Value Shipped(std::size_t number) { return ToValue(ShippedPacks()[number]); }

// The value under a path: "events", "0".
Value* Under(Value* value, const std::vector<std::string>& path) {
  for (const std::string& part : path) {
    if (value->list() != nullptr) {
      value = &(*value->list())[std::stoul(part)];
    } else {
      const auto entry = std::ranges::find(*value->map(), part, &Value::Entry::first);
      value = &entry->second;
    }
  }
  return value;
}

// Every fault, as "where: message", and every warning with a mark before it.
std::vector<std::string> Faults(const Value& value) {
  std::vector<std::string> faults;
  for (const DocumentFault& fault : ReadPack(value).faults) {
    faults.push_back((fault.is_warning ? "~" : "") + fault.error.where + ": " + fault.error.message);
  }
  return faults;
}
using Texts = std::vector<std::string>;

const Pack& Sample() { return *FindPack("synthetic-sample"); }

// --- Shipped packs.

TEST(Packs, AreFoundByTheirIds) {
  EXPECT_EQ(PackNames(), (std::vector<std::string_view>{"synthetic-sample", "examples-synthetic", "tiny-synthetic"}));
  for (const std::string_view name : PackNames()) {
    ASSERT_NE(FindPack(name), nullptr);
    EXPECT_EQ(FindPack(name)->id, name);
    EXPECT_EQ(FindPack(name), FindPack(name));
    EXPECT_TRUE(FindPack(name)->is_synthetic);
    EXPECT_NE(FindPack(name)->title.find("ynthetic"), std::string::npos);
  }
  EXPECT_EQ(FindPack("my-box"), nullptr);
  EXPECT_FALSE(Sample().is_partial);
  EXPECT_TRUE(FindPack("tiny-synthetic")->is_partial);
}

TEST(Packs, LookUpById) {
  EXPECT_EQ(Sample().event(*FindEvent(Sample(), "taj")).title, "Taj Mahal Completed");
  EXPECT_EQ(Sample().tile(*FindTile(Sample(), "bank")).title, "Bank");
  EXPECT_EQ(Sample().jobs[At(*FindJob(Sample(), "job-02"))].id, "job-02");
  EXPECT_EQ(Sample().enforcement[At(*FindEnforcement(Sample(), "enforcer-28"))].id, "enforcer-28");
  EXPECT_EQ(Sample().factions[At(*FindFaction(Sample(), "faction-10"))].title, "Sample faction 10");
  EXPECT_EQ(*FindCharacter(Sample(), "jeune"), 1);
  EXPECT_FALSE(FindEvent(Sample(), "bank") || FindTile(Sample(), "taj") || FindJob(Sample(), "") ||
               FindEnforcement(Sample(), "x") || FindFaction(Sample(), "x") || FindCharacter(Sample(), "x"));
}

TEST(Packs, HaveEventsByType) {
  for (const std::string_view name : PackNames()) {
    const Pack& pack = *FindPack(name);
    EXPECT_EQ(pack.starts[kTypes], pack.events.size());
    for (std::size_t type = 0; type < kTypes; ++type) {
      for (int i = pack.starts[type]; i < pack.starts[type + 1]; ++i) EXPECT_EQ(pack.event(i).type, Type(type));
    }
  }
}

TEST(Packs, HaveWhatTheRulebookTells) {
  const Event& olympics = Sample().event(*FindEvent(Sample(), "olympics"));
  EXPECT_EQ(olympics.date, (Date{.year = -776}));
  EXPECT_EQ(std::pair(olympics.type, olympics.era), std::pair(Type::kCultural, Era::kAncient));
  EXPECT_EQ(olympics.money, 6);
  const Event& gutenberg = Sample().event(*FindEvent(Sample(), "gutenberg"));
  EXPECT_EQ(std::pair(gutenberg.era, int{gutenberg.money}), std::pair(Era::kMiddle, 3));
  EXPECT_GT(Sample().event(*FindEvent(Sample(), "taj")).date, olympics.date);
  const Tile& hq = Sample().tile(Sample().hq);
  EXPECT_TRUE(hq.is_hq && !hq.type && !hq.HasTwoFaces());
  EXPECT_EQ(hq.faces[0].gain, (Gain{.gems = 1}));
  const Tile& armory = Sample().tile(*FindTile(Sample(), "armory"));
  EXPECT_EQ(int{armory.faces[1].pay}, 1);
  EXPECT_EQ(int{armory.faces[1].gain.resources[At(Resource::kWeapon)]}, 2);
  EXPECT_EQ(Sample().tile(*FindTile(Sample(), "laboratory")).faces[0].deed, Deed::kCopy);
  EXPECT_EQ(Sample().tile(*FindTile(Sample(), "laboratory")).faces[1].deed, Deed::kTransport);
  EXPECT_EQ(int{Sample().tile(*FindTile(Sample(), "courthouse")).faces[1].count}, 3);
  EXPECT_EQ(int{Sample().tile(*FindTile(Sample(), "market")).faces[1].count}, 2);
}

// --- The sample pack makes every rule reachable.

template <typename Key>
int LeastOf(const std::map<Key, int>& counts) {
  return std::ranges::min_element(counts, {}, &std::pair<const Key, int>::second)->second;
}

TEST(SamplePack, HasEventsOfEveryKind) {
  std::map<std::pair<Type, Era>, int> kinds;
  std::map<std::size_t, int> resources;
  std::set<int> pieces, tabs;
  int any = 0, more_repeated = 0, more_revised = 0, four_five = 0;
  for (const Event& event : Sample().events) {
    ++kinds[{event.type, event.era}];
    for (std::size_t kind = 0; kind < kResources; ++kind) resources[kind] += event.cost.resources[kind] > 0 ? 1 : 0;
    any += event.cost.any > 0 ? 1 : 0;
    pieces.insert(Count(event.cost.resources) + event.cost.any);
    tabs.insert(event.money);
    const int repeat = event.sides[0].merits;
    const int revise = event.sides[1].merits;
    more_repeated += repeat > revise ? 1 : 0;
    more_revised += repeat < revise ? 1 : 0;
    four_five += repeat == 4 && revise == 5 ? 1 : 0;
  }
  for (const auto& [kind, count] : kinds) EXPECT_EQ(count, kind.second == Era::kMiddle ? 4 : 5);
  EXPECT_EQ(kinds.size(), 12U);
  EXPECT_GE(LeastOf(resources), 6);
  EXPECT_GE(any, 3);
  EXPECT_EQ(pieces, (std::set<int>{1, 2, 3, 4, 5}));
  EXPECT_EQ(tabs, (std::set<int>{1, 2, 3, 4, 5, 6}));
  EXPECT_TRUE(more_repeated > 5 && more_revised > 5 && four_five > 0);
}

TEST(SamplePack, HasEqualDatesWithinATypeAndAcross) {
  std::set<int> years;
  bool within = false, across = false, full = false;
  for (const Event& a : Sample().events) {
    years.insert(a.date.year);
    full = full || (a.date.month > 0 && a.date.day > 0);
    for (const Event& b : Sample().events) {
      if (a.id == b.id || a.date != b.date) continue;
      (a.type == b.type ? within : across) = true;
    }
  }
  EXPECT_TRUE(within && across && full);
  EXPECT_TRUE(years.contains(500) && years.contains(1500) && *years.begin() < 0);
}

// What an ability gives or takes off, as a number for each.
using Effect = std::vector<int>;
Effect EffectOf(const Ability& ability) {
  Effect effect = {static_cast<int>(ability.kind)};
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    effect.push_back(ability.gain.resources[kind]);
    effect.push_back(ability.less.resources[kind]);
  }
  const Gain& gain = ability.gain;
  for (const int n : {int{gain.any}, int{gain.money}, int{gain.gems}, int{gain.locks}, int{gain.jobs},
                      int{gain.upgrades}, int{ability.less.any}, int{ability.less.gems}}) {
    effect.push_back(n);
  }
  return effect;
}

TEST(SamplePack, HasEveryAbilityTwiceOnEachSide) {
  bool mixed = false;
  for (const Side side : {Side::kRepeat, Side::kRevise}) {
    std::map<Effect, int> abilities;
    for (const Event& event : Sample().events) {
      ++abilities[EffectOf(event.sides[At(side)].ability)];
      mixed = mixed || (event.sides[0].ability.kind == AbilityKind::kAction &&
                        event.sides[1].ability.kind == AbilityKind::kConstant);
    }
    EXPECT_EQ(abilities.size(), 22U);
    EXPECT_GE(LeastOf(abilities), 2);
  }
  EXPECT_TRUE(mixed);
}

TEST(SamplePack, HasEnforcementCardsOfEveryKind) {
  std::map<int, int> locations;
  std::map<Type, int> singles;
  std::set<std::set<Type>> pairs;
  int flips = 0, marked = 0, ascending = 0, doubles_in_solo = 0;
  for (const EnforcementCard& card : Sample().enforcement) {
    ++locations[card.location];
    marked += card.solo ? 0 : 1;
    if (card.revise.empty()) ++flips;
    if (card.revise.size() == 1) ++singles[card.revise[0]];
    if (card.revise.size() != 2) continue;
    pairs.insert({card.revise.begin(), card.revise.end()});
    ascending += card.revise[0] < card.revise[1] ? 1 : 0;
    doubles_in_solo += card.solo ? 1 : 0;
  }
  EXPECT_EQ(locations.size(), 14U);
  EXPECT_EQ(LeastOf(locations), 2);
  EXPECT_FALSE(locations.contains(Sample().hq));
  EXPECT_EQ(singles.size(), 4U);
  EXPECT_EQ(LeastOf(singles), 3);
  EXPECT_EQ(pairs.size(), 6U);
  EXPECT_EQ(flips, 10);
  EXPECT_EQ(marked, 4);
  EXPECT_TRUE(ascending > 0 && ascending < 6 && doubles_in_solo == 4);
}

TEST(SamplePack, HasJobsOfEveryKind) {
  std::map<std::pair<Type, Era>, std::vector<int>> jobs;
  for (const SideJob& job : Sample().jobs) jobs[{job.type, job.era}].push_back(job.merits);
  EXPECT_EQ(jobs.size(), 12U);
  std::set<int> values;
  bool differ = false;
  for (const auto& [kind, merits] : jobs) {
    EXPECT_GE(merits.size(), 2U);
    values.insert(merits.begin(), merits.end());
    differ = differ || std::set<int>(merits.begin(), merits.end()).size() > 1;
  }
  EXPECT_EQ(values, (std::set<int>{1, 2, 3}));
  EXPECT_TRUE(differ);
}

TEST(SamplePack, HasFactionsOfEveryKind) {
  std::set<std::size_t> sizes;
  std::set<std::pair<bool, bool>> wanted;
  std::set<Side> sides;
  for (const Faction& faction : Sample().factions) {
    for (const auto& goals : faction.goals) {
      for (const Goal& goal : goals) {
        sizes.insert(goal.events.size());
        sides.insert(goal.side);
        for (const Wanted& one : goal.events) wanted.emplace(one.type.has_value(), one.era.has_value());
      }
    }
  }
  EXPECT_EQ(sizes, (std::set<std::size_t>{1, 2, 3}));
  EXPECT_EQ(wanted.size(), 4U);
  EXPECT_EQ(sides.size(), 2U);
}

TEST(SamplePack, HasACityOfFourFourThreeThree) {
  std::map<Type, int> types;
  for (const Tile& tile : Sample().tiles) {
    if (tile.type) ++types[*tile.type];
  }
  EXPECT_EQ(types,
            (std::map<Type, int>{{Type::kCultural, 4}, {Type::kMilitary, 4}, {Type::kScience, 3}, {Type::kSocial, 3}}));
  EXPECT_TRUE(std::ranges::is_sorted(Sample().board));
  ASSERT_EQ(Sample().layouts.size(), 2U);
  EXPECT_EQ(Sample().layouts[0].name, "reference");
  EXPECT_EQ(Sample().layouts[1].name, "long-arm");
  EXPECT_EQ(Sample().layouts[0].hexes[At(*FindTile(Sample(), "capitol"))], (Hex{-1, 2}));
  const Machine& machine = Sample().characters[0].machine;
  int spaces = 0;
  for (const Slot& slot : machine) spaces += slot.gems;
  EXPECT_EQ(spaces, 17);
  EXPECT_EQ(machine[4].action, Action::kRepeat);
  EXPECT_EQ(machine[4].era, Era::kMiddle);
  EXPECT_EQ(int{machine[4].gems}, 2);
}

// --- Counts.

TEST(ReadPack, HoldsAWholePackToTheCountsOfTheBox) {
  Value pack = Shipped(0);
  for (const char* list : {"events", "enforcement", "side_jobs", "factions", "characters"}) {
    Under(&pack, {list})->list()->pop_back();
  }
  EXPECT_EQ(Faults(pack),
            (Texts{"characters: 3 characters, there should be 4", "events: 13 social events, there should be 14",
                   "side_jobs: 27 side jobs, there should be 28", "factions: 9 factions, there should be 10",
                   "enforcement: 27 enforcement cards, there should be 28"}));
}

TEST(ReadPack, RefusesMoreThanTheBoxHas) {
  Value pack = Shipped(0);
  Value event = *Under(&pack, {"events", "0"});
  event.Set("id", "one-more");
  Under(&pack, {"events"})->list()->push_back(event);
  EXPECT_EQ(Faults(pack), Texts{"events: 15 cultural events, there should be 14"});
}

// It may be the one that is missing.
TEST(ReadPack, DoesNotMissAnEventWhoseTypeCannotBeRead) {
  Value pack = Shipped(0);
  Under(&pack, {"events", "3"})->Set("type", "cultrual");
  EXPECT_EQ(Faults(pack), Texts{"events.3.type: event cultural-04: no type 'cultrual'; there are cultural, military, "
                                "science, social"});
}

TEST(ReadPack, HasRoomForSixteenOfATypeAndFiftySixInAll) {
  Value pack = Shipped(1);
  for (int i = 0; i < 2; ++i) {
    Value event = *Under(&pack, {"events", "0"});  // science, of which there are 15
    event.Set("id", "one-more-" + std::to_string(i));
    Under(&pack, {"events"})->list()->push_back(event);
  }
  const Texts faults = Faults(pack);
  EXPECT_NE(std::ranges::find(faults, "events: 17 science events, there should be at most 16"), faults.end());
  EXPECT_NE(std::ranges::find(faults, "events: 58 events, there should be 56"), faults.end());
}

TEST(ReadPack, OfAPartialPackOnlyWarnsOfWhatIsMissing) {
  EXPECT_TRUE(ReadPack(Shipped(2)).ok());
  const Texts faults = Faults(Shipped(2));
  EXPECT_NE(std::ranges::find(faults, "~side_jobs: 2 side jobs, there should be 28 in a whole pack"), faults.end());
}

// --- What is read.

TEST(ReadPack, GivesACharacterAMachineOfItsOwn) {
  Value pack = Shipped(0);
  Value machine = *Under(&pack, {"machine"});
  Under(&machine, {"0"})->Set("gems", 3);
  pack.Set("machines", Value::MakeMap({{"jeune", machine}}));
  const PackReading reading = ReadPack(pack);
  ASSERT_TRUE(reading.ok());
  EXPECT_EQ(int{reading.pack.characters[0].machine[0].gems}, 4);
  EXPECT_EQ(int{reading.pack.characters[1].machine[0].gems}, 3);
}

TEST(ReadPack, TakesTheYears500And1500ForTheOlderEra) {
  Value pack = Shipped(0);
  EXPECT_TRUE(ReadPack(pack).faults.empty());
  pack.Set("dates", Value::MakeMap({{"ancient_until", 499}, {"middle_until", 1499}}));
  EXPECT_EQ(Faults(pack).size(), 3U);  // two events of the year 500, one of 1500
  EXPECT_TRUE(ReadPack(pack).ok());
  pack.Erase("dates");
  EXPECT_TRUE(ReadPack(pack).faults.empty());
}

TEST(ReadPack, ComparesDatesFieldByField) {
  EXPECT_LT((Date{.year = 1969}), (Date{.year = 1969, .month = 7, .day = 20}));
  EXPECT_LT((Date{.year = 1969, .month = 7, .day = 20}), (Date{.year = 1969, .month = 8, .day = 15}));
  EXPECT_LT((Date{.year = -776}), (Date{.year = 9}));
}

TEST(ReadPack, RefusesWhatIsNoMap) {
  EXPECT_EQ(Faults("a text"), Texts{": the pack is a text, it should be a map"});
  EXPECT_FALSE(ReadPack(Value()).ok());
}

}  // namespace
}  // namespace timeproof::timelancers
