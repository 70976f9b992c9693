#include "scenarios/runner/value_json.h"

#include <gtest/gtest.h>

#include <string>

namespace timeproof {
namespace {

TEST(ValueJson, GoesThereAndBack) {
  const Value value = Value::MakeMap({{"b", 1},
                                      {"a", Value::MakeList({true, false, "text", Value()})},
                                      {"c", Value::MakeMap({})},
                                      {"d", -7},
                                      {"e", 0.5}});
  EXPECT_EQ(DumpJson(ToJson(value)), R"({"b":1,"a":[true,false,"text",null],"c":{},"d":-7,"e":0.5})");
  EXPECT_EQ(FromJson(ToJson(value)), value);
  EXPECT_EQ(ParseJson(DumpJson(ToJson(value))).value(), value);
}

TEST(ValueJson, SaysWhereJsonIsWrong) {
  const struct {
    const char* text;
    int line, column;
  } cases[] = {{"", 1, 1}, {"{\"é\": }", 1, 7}, {"[1,\n 2,\n x]", 3, 2}, {"{} {}", 1, 4}};
  for (const auto& [text, line, column] : cases) {
    const Result<Value> parsed = ParseJson(text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_EQ(parsed.error().line, line) << text << ": " << parsed.error().message;
    EXPECT_EQ(parsed.error().column, column) << text << ": " << parsed.error().message;
  }
}

TEST(ValueJson, SaysWhatIsWrongWithJson) {
  const struct {
    const char *text, *says;
  } cases[] = {
      {"{a: 1}", "no JSON: syntax error while parsing object key - invalid literal; last read: '{a'; expected string"},
      {"nul", "no JSON: syntax error while parsing value - invalid literal"},
      {R"({"a: ": x})", "no JSON: syntax error while parsing value - invalid literal"},
      {"1e400", "no JSON: number overflow parsing '1e400'"},
  };
  for (const auto& [text, says] : cases) EXPECT_TRUE(ParseJson(text).error().message.starts_with(says)) << text;
}

TEST(ValueJson, RefusesTwinsAndDepth) {
  EXPECT_FALSE(ParseJson(R"({"a": 1, "a": 2})"));
  EXPECT_FALSE(ParseJson(std::string(100000, '[')));
  EXPECT_TRUE(ParseJson(std::string(64, '[') + std::string(64, ']')));
}

TEST(ValueJson, KeepsNumbersThatFit) {
  EXPECT_EQ(*ParseJson("9223372036854775807").value().integer(), INT64_MAX);
  EXPECT_NE(ParseJson("9223372036854775808").value().real(), nullptr);
  EXPECT_NE(ParseJson("1e20").value().real(), nullptr);
  for (const char* beyond : {"18446744073709551616", "-9223372036854775809"}) {
    EXPECT_EQ(ParseJson(beyond).error().message, "a whole number beyond 64 bits");
  }
}

TEST(ValueJson, WritesValidJsonForAnyBytes) {
  const std::string text = DumpJson(ToJson(Value("a\xFF\x1b\x00")));
  EXPECT_TRUE(ParseJson(text)) << text;
}

}  // namespace
}  // namespace timeproof
