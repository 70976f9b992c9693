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
  } cases[] = {
      {Value(3), ErrorKind::kMalformed, "options"},
      {Value::MakeMap({{"chapters", "growth"}}), ErrorKind::kMalformed, "chapters"},
      {Value::MakeMap({{"chapters", Value::MakeList({"growth", "wealth"})}}), ErrorKind::kUnsupported, "chapters.1"},
      {Value::MakeMap({{"chapters", Value::MakeList({"growth", "growth"})}}), ErrorKind::kInvalid, "chapters.1"},
      {Value::MakeMap({{"chapters", Value::MakeList({1})}}), ErrorKind::kMalformed, "chapters.0"},
      {Value::MakeMap({{"rulings", Value::MakeList({})}}), ErrorKind::kMalformed, "rulings"},
      {Value::MakeMap({{"rulings", Value::MakeMap({{"luck", "yes"}})}}), ErrorKind::kUnsupported, "rulings.luck"},
      {Value::MakeMap({{"rulings", Value::MakeMap({{"victory", "mine"}})}}), ErrorKind::kUnsupported,
       "rulings.victory"},
      {Value::MakeMap({{"rulings", Value::MakeMap({{"victory", true}})}}), ErrorKind::kMalformed, "rulings.victory"},
      {Value::MakeMap({{"handicap", 2}}), ErrorKind::kMalformed, "handicap"},
      {Value::MakeMap({{"handicap", Value::MakeMap({{"white", 4}})}}), ErrorKind::kInvalid, "handicap.white"},
      {Value::MakeMap({{"handicap", Value::MakeMap({{"white", -1}})}}), ErrorKind::kInvalid, "handicap.white"},
      {Value::MakeMap({{"handicap", Value::MakeMap({{"white", "2"}})}}), ErrorKind::kMalformed, "handicap.white"},
      {Value::MakeMap({{"handicap", Value::MakeMap({{"red", 1}})}}), ErrorKind::kMalformed, "handicap.red"},
      {Value::MakeMap({{"first", "red"}}), ErrorKind::kMalformed, "first"},
      {Value::MakeMap({{"first", Value()}}), ErrorKind::kMalformed, "first"},
      {Value::MakeMap({{"colour", "red"}}), ErrorKind::kMalformed, "colour"},
  };
  for (const auto& [options, kind, where] : cases) {
    const auto game = Make(options);
    ASSERT_FALSE(game.ok()) << where;
    EXPECT_EQ(game.error().kind, kind) << where;
    EXPECT_EQ(game.error().where, where);
    EXPECT_FALSE(game.error().message.empty());
  }
}

TEST(TtykmOptions, UnknownOnesAreIgnoredWhereTheProtocolSaysSo) {
  EXPECT_TRUE(Make(Value::MakeMap({{"colour", "red"}}), Reading::kExact).ok());
}

TEST(TtykmOptions, ListEveryRulingWithItsDefaultFirst) {
  const GameInfo* info = FindGame("ttykm");
  ASSERT_NE(info, nullptr);
  for (const ttykm::RulingInfo& ruling : ttykm::kRulings) {
    const auto found = std::ranges::find(info->options, "rulings." + std::string(ruling.name), &OptionInfo::name);
    ASSERT_NE(found, info->options.end()) << ruling.name;
    EXPECT_EQ(found->values.front(), ruling.values.front());
  }
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
