#include <gtest/gtest.h>

#include "engine/ttykm/questions.h"

namespace timeproof::ttykm {
namespace {

Value Words(std::initializer_list<Value> words) { return Value::MakeList(words); }

TEST(NextFirst, IsTheLoserOrWhoWentSecond) {
  const auto ask = [](const char* winner, const char* first) {
    return *NextFirst(Value::MakeMap({{"winner", winner}, {"first", first}}))->string();
  };
  EXPECT_EQ(ask("white", "white"), "black");
  EXPECT_EQ(ask("white", "black"), "black");
  EXPECT_EQ(ask("black", "white"), "white");
  EXPECT_EQ(ask("draw", "white"), "black");
  EXPECT_EQ(ask("draw", "black"), "white");
}

TEST(NextFirst, IsWhoSignedTheEnvelope) {
  const auto answer = NextFirst(Value::MakeMap({{"winner", "white"}, {"first", "white"}, {"signed", "white"}}));
  EXPECT_EQ(*answer->string(), "white");
}

TEST(ConvergenceChapters, AreTheTwoOnTop) {
  const auto answer = ConvergenceChapters(Value::MakeMap({{"deck", Words({"memory", "growth", "influence"})}}));
  EXPECT_EQ(*answer, Words({"growth", "memory"}));
}

TEST(CodaChapters, FollowIconsThenTheDeck) {
  const auto ask = [](Value icons, Value deck) {
    return CodaChapters(Value::MakeMap({{"icons", std::move(icons)}, {"deck", std::move(deck)}}));
  };
  const Value none = Words({Words({}), Words({})});
  EXPECT_EQ(*ask(none, Words({"memory", "growth"})), Words({"growth", "memory"}));
  EXPECT_EQ(*ask(none, Words({"basics", "growth", "memory"})), Words({"growth"}));
  EXPECT_EQ(*ask(Words({Words({"growth"}), Words({"influence"})}), Words({})), Words({"growth", "influence"}));
  EXPECT_EQ(*ask(Words({Words({"growth", "influence", "memory"})}), Words({})),
            Words({"growth", "influence", "memory"}));
  EXPECT_EQ(*ask(Words({Words({"memory"})}), Words({"basics"})), Words({"memory"}));
  EXPECT_EQ(*ask(Words({Words({"memory"})}), Words({"memory", "influence"})), Words({"influence", "memory"}));
}

TEST(CodaPowers, DraftOnePickEachOrShareOne) {
  const auto ask = [](const char* mode, Value picks) {
    return CodaPowers(Value::MakeMap(
        {{"mode", mode}, {"first", "black"}, {"powers", Words({"a", "b", "c"})}, {"picks", std::move(picks)}}));
  };
  EXPECT_EQ(*ask("draft", Words({"c", "a"})), Value::MakeMap({{"white", "a"}, {"black", "c"}}));
  EXPECT_EQ(*ask("share", Words({"b"})), Value::MakeMap({{"white", "b"}, {"black", "b"}}));
  EXPECT_EQ(ask("draft", Words({"c", "c"})).error().kind, ErrorKind::kInvalid);
  EXPECT_EQ(ask("draft", Words({"c"})).error().kind, ErrorKind::kInvalid);
  EXPECT_EQ(ask("draft", Words({"c", "d"})).error().kind, ErrorKind::kMalformed);
}

TEST(Questions, SayWhatIsWrongAndWhere) {
  const struct {
    Result<Value> answer;
    ErrorKind kind;
    std::string_view where;
  } cases[] = {
      {NextFirst(Value(1)), ErrorKind::kMalformed, ""},
      {NextFirst(Value::MakeMap({{"winner", "white"}})), ErrorKind::kMalformed, "first"},
      {NextFirst(Value::MakeMap({{"winner", "red"}, {"first", "white"}})), ErrorKind::kMalformed, "winner"},
      {NextFirst(Value::MakeMap({{"winner", "white"}, {"first", "white"}, {"luck", 1}})), ErrorKind::kMalformed,
       "luck"},
      {ConvergenceChapters(Value::MakeMap({{"deck", Words({"growth", "memory"})}})), ErrorKind::kInvalid, "deck"},
      {ConvergenceChapters(Value::MakeMap({{"deck", Words({"growth", "growth", "memory"})}})), ErrorKind::kInvalid,
       "deck"},
      {CodaChapters(Value::MakeMap({{"icons", Words({Words({"basics"})})}, {"deck", Words({})}})),
       ErrorKind::kMalformed, "icons.0.0"},
      {CodaChapters(Value::MakeMap({{"icons", Words({})}, {"deck", Words({"growth"})}})), ErrorKind::kInvalid, "deck"},
  };
  for (const auto& [answer, kind, where] : cases) {
    ASSERT_FALSE(answer.ok()) << where;
    EXPECT_EQ(answer.error().kind, kind) << where;
    EXPECT_EQ(answer.error().where, where);
  }
}

}  // namespace
}  // namespace timeproof::ttykm
