#include "engine/value.h"

#include <gtest/gtest.h>

namespace timeproof {
namespace {

TEST(Value, KeepsTheOrderOfItsKeys) {
  Value value;
  value.Set("b", 1);
  value.Set("a", 2);
  value.Set("b", 3);
  ASSERT_NE(value.map(), nullptr);
  EXPECT_EQ(value.map()->front().first, "b");
  EXPECT_EQ(*value.Find("b")->integer(), 3);
  value.Erase("b");
  value.Erase("c");
  EXPECT_EQ(value, Value::MakeMap({{"a", 2}}));
}

TEST(Value, FindsNothingInWhatIsNoMap) {
  EXPECT_EQ(Value(3).Find("a"), nullptr);
  EXPECT_EQ(Value().Find("a"), nullptr);
}

TEST(Differences, NamesEachLeafByItsPath) {
  const Value expected = Value::MakeMap({{"supply", Value::MakeMap({{"white", 4}, {"black", 3}})}, {"step", "copy"}});
  const Value actual = Value::MakeMap({{"supply", Value::MakeMap({{"white", 4}, {"black", 2}})}, {"winner", "white"}});
  const auto found = Differences(expected, actual);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].path, "supply.black");
  EXPECT_EQ(found[0].expected, Value(3));
  EXPECT_EQ(found[0].actual, Value(2));
  EXPECT_EQ(found[1].path, "step");
  EXPECT_TRUE(found[1].actual.is_null());
  EXPECT_EQ(found[2].path, "winner");
  EXPECT_TRUE(found[2].expected.is_null());
  EXPECT_TRUE(Differences(actual, actual).empty());
}

}  // namespace
}  // namespace timeproof
