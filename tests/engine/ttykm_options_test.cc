#include <gtest/gtest.h>

#include <algorithm>

#include "engine/ttykm/options.h"
#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

Result<std::unique_ptr<const Game>> Make(const Value& options, Reading reading = Reading::kLenient) {
  return MakeGame("ttykm", options, reading);
}

TEST(TtykmOptions, MissingOnesHaveTheirDefaults) {
  ASSERT_TRUE(Make(Value()).ok());
  const auto game = std::move(Make(Value(Value::Map{}))).value();
  EXPECT_EQ(game->ToLine(game->Start()), testing::Ttykm()->ToLine(testing::Ttykm()->Start()));
}

TEST(TtykmOptions, BlackMayGoFirst) {
  const auto game = std::move(Make(Value::MakeMap({{"first", "black"}}))).value();
  EXPECT_EQ(game->ToLine(game->Start()),
            "W3/4/4/3B W3/4/4/3B W3/4/4/3B to_move=black first=black focus=future,past supply=4,4 step=copy");
}

TEST(TtykmOptions, SayWhatIsWrongAndWhere) {
  const struct {
    Value options;
    ErrorKind kind;
    std::string_view where;
    std::string_view message;
  } cases[] = {
      {Value(3), ErrorKind::kMalformed, "options", "options is a whole number, it should be a map"},
      {Value::MakeMap({{"chapters", "growth"}}), ErrorKind::kMalformed, "chapters",
       "chapters is a text, it should be a list"},
      {Value::MakeMap({{"chapters", Value::MakeList({"growth", "wealth"})}}), ErrorKind::kUnsupported, "chapters.1",
       "no chapter 'wealth'; there are growth, influence, memory"},
      {Value::MakeMap({{"chapters", Value::MakeList({"growth", "growth"})}}), ErrorKind::kInvalid, "chapters.1",
       "the chapter 'growth' is named twice"},
      {Value::MakeMap({{"chapters", Value::MakeList({1})}}), ErrorKind::kMalformed, "chapters.0",
       "chapters.0 is a whole number, it should be a text"},
      {Value::MakeMap({{"rulings", Value::MakeList({})}}), ErrorKind::kMalformed, "rulings",
       "rulings is a list, it should be a map"},
      {Value::MakeMap({{"rulings", Value::MakeMap({{"luck", "yes"}})}}), ErrorKind::kUnsupported, "rulings.luck",
       "no ruling 'luck'; there are two-actions, self-paradox, voluntary-entry, propagation-order, memory-reach, "
       "train-while-hatted, blocked-build, victory, command-era"},
      {Value::MakeMap({{"rulings", Value::MakeMap({{"victory", "mine"}})}}), ErrorKind::kUnsupported, "rulings.victory",
       "the ruling 'victory' has no value 'mine'; it has opponent-gone, boards-held"},
      {Value::MakeMap({{"rulings", Value::MakeMap({{"victory", true}})}}), ErrorKind::kMalformed, "rulings.victory",
       "rulings.victory is true or false, it should be a text"},
      {Value::MakeMap({{"handicap", 2}}), ErrorKind::kMalformed, "handicap",
       "handicap is a whole number, it should be a map"},
      {Value::MakeMap({{"handicap", Value::MakeMap({{"white", 4}})}}), ErrorKind::kInvalid, "handicap.white",
       "the handicap is 4, it should be 0 to 3 (TK-SET-03)"},
      {Value::MakeMap({{"handicap", Value::MakeMap({{"white", -1}})}}), ErrorKind::kInvalid, "handicap.white",
       "the handicap is -1, it should be 0 to 3 (TK-SET-03)"},
      {Value::MakeMap({{"handicap", Value::MakeMap({{"white", "2"}})}}), ErrorKind::kMalformed, "handicap.white",
       "handicap.white is a text, it should be a whole number"},
      {Value::MakeMap({{"handicap", Value::MakeMap({{"red", 1}})}}), ErrorKind::kMalformed, "handicap.red",
       "no player 'red'; there are white and black"},
      {Value::MakeMap({{"first", "red"}}), ErrorKind::kMalformed, "first",
       "first is 'red', it should be white or black"},
      {Value::MakeMap({{"first", Value()}}), ErrorKind::kMalformed, "first",
       "first is null, it should be white or black"},
      {Value::MakeMap({{"colour", "red"}}), ErrorKind::kMalformed, "colour",
       "no option 'colour'; there are chapters, rulings, handicap, first"},
  };
  for (const auto& [options, kind, where, message] : cases) {
    const auto game = Make(options);
    ASSERT_FALSE(game.ok()) << where;
    EXPECT_EQ(game.error().kind, kind) << where;
    EXPECT_EQ(game.error().where, where);
    EXPECT_EQ(game.error().message, message);
  }
}

TEST(TtykmOptions, UnknownOnesAreIgnoredWhereTheProtocolSaysSo) {
  EXPECT_TRUE(Make(Value::MakeMap({{"colour", "red"}}), Reading::kExact).ok());
  EXPECT_TRUE(Make(Value::MakeMap({{"handicap", Value::MakeMap({{"red", "all"}})}}), Reading::kExact).ok());
}

TEST(TtykmOptions, ListEveryRulingWithItsDefaultFirst) {
  const GameInfo* info = FindGame("ttykm");
  ASSERT_NE(info, nullptr);
  for (const ttykm::RulingInfo& ruling : ttykm::kRulings) {
    const auto found = std::ranges::find(info->options, "rulings." + std::string(ruling.name), &OptionInfo::name);
    ASSERT_NE(found, info->options.end()) << ruling.name;
    EXPECT_EQ(found->values.front(), ruling.values.front());
  }
  for (const OptionInfo& option : info->options) EXPECT_EQ(option.many, option.name == "chapters") << option.name;
  EXPECT_EQ(info->rules.front(), "TK-SET-01");
  EXPECT_EQ(info->rules.back(), "TK-A-04");
}

TEST(Games, NameWhatThereIs) {
  const auto game = MakeGame("chess", Value(), Reading::kLenient);
  ASSERT_FALSE(game.ok());
  EXPECT_EQ(game.error().kind, ErrorKind::kUnsupported);
  EXPECT_NE(game.error().message.find("ttykm"), std::string::npos);
}

}  // namespace
}  // namespace timeproof
