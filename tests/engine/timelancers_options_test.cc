#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

#include "engine/timelancers/options.h"
#include "engine/timelancers/pack_shipped.h"

namespace timeproof::timelancers {
namespace {

Value Map(std::initializer_list<Value::Entry> entries) { return Value::MakeMap(entries); }

Options Read(const Value& value) {
  Result<Options> options = ReadOptions(value, Reading::kLenient);
  EXPECT_TRUE(options.ok()) << options.error().message;
  return options.ok() ? *std::move(options) : Options{.pack = {}};
}

TEST(TimelancersOptions, HaveDefaults) {
  for (const Value& none : {Value(), Map({})}) {
    const Options options = Read(none);
    ASSERT_NE(options.pack, nullptr);
    EXPECT_EQ(options.pack->id, "synthetic-sample");
    EXPECT_EQ(options.mode, Mode::kTraditional);
    EXPECT_EQ(options.players, 2);
    EXPECT_EQ(options.seed, 0U);
    EXPECT_EQ(options.layout, -1);
    EXPECT_EQ(options.max_rounds, 0);
    EXPECT_FALSE(options.RotationsRipple());
    for (const std::uint8_t ruling : options.rulings) EXPECT_EQ(ruling, 0);
  }
}

TEST(TimelancersOptions, AreRead) {
  const Options options = Read(Map({{"rulings", Map({{"same-slot", "per-turn"}, {"end-trigger", "goals-or-nine"}})},
                                    {"max-rounds", 30},
                                    {"layout", "long-arm"},
                                    {"seed", 7},
                                    {"players", 4},
                                    {"mode", "advanced"},
                                    {"pack", "tiny-synthetic"}}));
  EXPECT_EQ(options.pack, Read(Map({{"pack", "tiny-synthetic"}})).pack) << "shipped packs are there once";
  EXPECT_EQ(options.mode, Mode::kAdvanced);
  EXPECT_EQ(options.players, 4);
  EXPECT_EQ(options.seed, 7U);
  EXPECT_EQ(options.pack->layouts[At(options.layout)].name, "long-arm");
  EXPECT_EQ(options.max_rounds, 30);
  EXPECT_TRUE(options.SameSlotIsFreeNextTurn() && options.NineEventsEnd() && options.RotationsRipple());
  EXPECT_FALSE(options.FirstMoveIsOptional() || options.ChecksGoalsAtOnce());
}

TEST(TimelancersOptions, HaveEachRulingUnderItsName) {
  bool (Options::*const kHeld[])()
      const = {&Options::RefillsEachDraft,      &Options::FirstMoveIsOptional, &Options::SameSlotIsFreeNextTurn,
               &Options::CapableWithoutAbility, &Options::ReplacesInPlace,     &Options::ChecksGoalsAtOnce,
               &Options::NineEventsEnd,         &Options::EnforcerRestsAtEnd,  &Options::SoloAlwaysCollects};
  for (std::size_t i = 0; i < kRulings.size(); ++i) {
    const RulingInfo& ruling = kRulings[i];
    const Options first = Read(Map({{"rulings", Map({{std::string(ruling.name), ruling.values[0]}})}}));
    const Options other = Read(Map({{"rulings", Map({{std::string(ruling.name), ruling.values[1]}})}}));
    for (std::size_t j = 0; j < kRulings.size(); ++j) {
      EXPECT_FALSE((first.*kHeld[j])());
      EXPECT_EQ((other.*kHeld[j])(), i == j) << ruling.name;
    }
    EXPECT_EQ(Id(static_cast<Rule>(static_cast<std::size_t>(Rule::kDraftRefill) + i)), ruling.name);
  }
}

TEST(TimelancersOptions, PlaySoloAlone) {
  const Options solo = Read(Map({{"players", 1}, {"mode", "solo"}}));
  EXPECT_EQ(solo.players, 1);
  EXPECT_EQ(Read(Map({{"mode", "solo"}})).players, 1);
  EXPECT_EQ(solo.MovesATurn(), 5);
  EXPECT_TRUE(solo.RotationsRipple());
}

TEST(TimelancersOptions, MayHaveAPackInPlace) {
  Value pack = ToValue(ShippedPacks()[2]);
  Value head = *pack.Find("pack");
  head.Set("id", "my-box");
  pack.Set("pack", head);
  const Options options = Read(Map({{"layout", "reference"}, {"pack", pack}}));
  EXPECT_EQ(options.pack->id, "my-box");
  EXPECT_EQ(options.pack->events.size(), 10U);
}

struct Refused {
  Value options;
  ErrorKind kind;
  const char* where;
  const char* says;
};

TEST(TimelancersOptions, RefuseWhatMakesNoSense) {
  Value faulty = ToValue(ShippedPacks()[2]);
  faulty.Set("tiles", 1);
  faulty.Erase("board");
  Value few = ToValue(ShippedPacks()[2]);
  few.Set("factions", Value::MakeList({few.Find("factions")->list()->front()}));
  const Refused cases[] = {
      {7, ErrorKind::kMalformed, "options", "options is a whole number, it should be a map"},
      {Map({{"packs", "x"}}), ErrorKind::kMalformed, "packs", "no option 'packs'; there are pack, mode, players"},
      {Map({{"pack", "my-box"}}), ErrorKind::kUnsupported, "pack", "no pack 'my-box'; there are synthetic-sample"},
      {Map({{"pack", 7}}), ErrorKind::kMalformed, "pack", "it should be the id of a pack, or a pack itself"},
      {Map({{"pack", faulty}}), ErrorKind::kMalformed, "pack", "lacks the key board (and "},
      {Map({{"pack", few}, {"players", 3}}), ErrorKind::kInvalid, "players",
       "players is 3, the pack 'tiny-synthetic' has characters and factions for 1"},
      {Map({{"mode", "easy"}}), ErrorKind::kUnsupported, "mode", "there are traditional, advanced, solo"},
      {Map({{"mode", 1}}), ErrorKind::kMalformed, "mode", "it should be a text"},
      {Map({{"players", 1}}), ErrorKind::kInvalid, "players", "2, 3 or 4, or the mode should be solo"},
      {Map({{"players", 5}}), ErrorKind::kInvalid, "players", "players is 5"},
      {Map({{"players", 2}, {"mode", "solo"}}), ErrorKind::kInvalid, "players", "it should be 1 in a solo game"},
      {Map({{"players", "2"}}), ErrorKind::kMalformed, "players", "it should be a whole number"},
      {Map({{"seed", -1}}), ErrorKind::kInvalid, "seed", "it should be 0 or more"},
      {Map({{"seed", "x"}}), ErrorKind::kMalformed, "seed", "it should be a whole number"},
      {Map({{"layout", "square"}}), ErrorKind::kUnsupported, "layout",
       "no layout 'square'; it has reference, long-arm"},
      {Map({{"layout", 1}}), ErrorKind::kMalformed, "layout", "it should be a text"},
      {Map({{"max-rounds", -1}}), ErrorKind::kInvalid, "max-rounds", "it should be 0 to 1000000"},
      {Map({{"rulings", "goal-check"}}), ErrorKind::kMalformed, "rulings", "it should be a map"},
      {Map({{"rulings", Map({{"goals", "x"}})}}), ErrorKind::kUnsupported, "rulings.goals", "there are draft-refill"},
      {Map({{"rulings", Map({{"goal-check", 1}})}}), ErrorKind::kMalformed, "rulings.goal-check",
       "it should be a text"},
      {Map({{"rulings", Map({{"goal-check", "x"}})}}), ErrorKind::kUnsupported, "rulings.goal-check",
       "it has after, immediate"},
  };
  for (const auto& [options, kind, where, says] : cases) {
    const Result<Options> read = ReadOptions(options, Reading::kLenient);
    ASSERT_FALSE(read.ok()) << says;
    EXPECT_EQ(read.error().kind, kind) << says;
    EXPECT_EQ(read.error().where, where) << says;
    EXPECT_NE(read.error().message.find(says), std::string::npos) << read.error().message;
  }
}

TEST(TimelancersOptions, IgnoreUnknownFieldsInTheProtocol) {
  EXPECT_TRUE(ReadOptions(Map({{"colour", "red"}}), Reading::kExact).ok());
}

TEST(TimelancersOptions, AreListed) {
  std::set<std::string_view> names;
  for (const OptionInfo& info : OptionInfos()) names.insert(info.name);
  for (const char* name : {"pack", "mode", "players", "seed", "layout", "max-rounds"})
    EXPECT_TRUE(names.contains(name));
  for (const RulingInfo& ruling : kRulings) EXPECT_TRUE(names.contains("rulings." + std::string(ruling.name)));
  EXPECT_EQ(names.size(), 6U + kRulings.size());
  ASSERT_EQ(Documents().size(), 1U);
  EXPECT_EQ(Documents()[0].option, "pack");
  EXPECT_EQ(Documents()[0].check(ToValue(ShippedPacks()[0])).size(), 0U);
}

}  // namespace
}  // namespace timeproof::timelancers
