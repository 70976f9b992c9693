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

TEST(Questions, SayWhatTheyWant) {
  const auto message = [](Value winner) {
    return NextFirst(Value::MakeMap({{"winner", std::move(winner)}, {"first", "white"}})).error().message;
  };
  EXPECT_EQ(message("balck"), "winner is 'balck', it should be one of white, black, draw");
  EXPECT_EQ(message(1), "winner is a whole number, it should be one of white, black, draw");
}

TEST(Questions, SayWhatIsWrongAndWhere) {
  const auto powers = [](Value mode, Value offered, Value picks) {
    return CodaPowers(Value::MakeMap(
        {{"mode", std::move(mode)}, {"first", "white"}, {"powers", std::move(offered)}, {"picks", std::move(picks)}}));
  };
  const struct {
    Result<Value> answer;
    ErrorKind kind;
    std::string_view where;
    std::string_view message;
  } cases[] = {
      {NextFirst(Value(1)), ErrorKind::kMalformed, "", "the arguments are a whole number, they should be a map"},
      {NextFirst(Value::MakeMap({{"winner", "white"}})), ErrorKind::kMalformed, "first", "first is missing"},
      {NextFirst(Value::MakeMap({{"winner", "red"}, {"first", "white"}})), ErrorKind::kMalformed, "winner",
       "winner is 'red', it should be one of white, black, draw"},
      {NextFirst(Value::MakeMap({{"winner", "draw"}, {"first", "draw"}})), ErrorKind::kMalformed, "first",
       "first is 'draw', it should be one of white, black"},
      {NextFirst(Value::MakeMap({{"winner", "draw"}, {"first", "white"}, {"signed", 1}})), ErrorKind::kMalformed,
       "signed", "signed is a whole number, it should be one of white, black"},
      {NextFirst(Value::MakeMap({{"winner", "white"}, {"first", "white"}, {"luck", 1}})), ErrorKind::kMalformed, "luck",
       "no argument 'luck'; there are winner, first, signed"},
      {ConvergenceChapters(Value::MakeMap({{"deck", 1}})), ErrorKind::kMalformed, "deck",
       "deck is a whole number, it should be a list"},
      {ConvergenceChapters(Value::MakeMap({{"deck", Words({"growth", "memory"})}})), ErrorKind::kInvalid, "deck",
       "the deck holds the three chapters"},
      {ConvergenceChapters(Value::MakeMap({{"deck", Words({"growth", "growth", "memory"})}})), ErrorKind::kInvalid,
       "deck", "a card lies in the deck twice"},
      {ConvergenceChapters(Value::MakeMap({{"cards", 1}})), ErrorKind::kMalformed, "cards",
       "no argument 'cards'; there are deck"},
      {ConvergenceChapters(Value(Value::Map{})), ErrorKind::kMalformed, "deck", "deck is missing"},
      {CodaChapters(Value::MakeMap({{"icons", 1}, {"deck", Words({})}})), ErrorKind::kMalformed, "icons",
       "icons is a list with a list for each power"},
      {CodaChapters(Value::MakeMap({{"icons", Words({})}})), ErrorKind::kMalformed, "deck", "deck is missing"},
      {CodaChapters(Value::MakeMap({{"icons", Words({1})}, {"deck", Words({})}})), ErrorKind::kMalformed, "icons.0",
       "icons.0 is a whole number, it should be a list"},
      {CodaChapters(Value::MakeMap({{"icons", Words({Words({"basics"})})}, {"deck", Words({})}})),
       ErrorKind::kMalformed, "icons.0.0", "icons.0.0 is 'basics', it should be one of growth, influence, memory"},
      {CodaChapters(Value::MakeMap({{"icons", Words({})}, {"deck", Words({"luck"})}})), ErrorKind::kMalformed, "deck.0",
       "deck.0 is 'luck', it should be one of growth, influence, memory, basics"},
      {CodaChapters(Value::MakeMap({{"icons", Words({})}, {"deck", Words({"growth"})}})), ErrorKind::kInvalid, "deck",
       "the deck ends before two cards are chosen"},
      {CodaPowers(Value::MakeMap({{"mode", "draft"}, {"first", "white"}, {"powers", Words({})}})),
       ErrorKind::kMalformed, "picks", "picks is missing"},
      {powers("steal", Words({"a"}), Words({"a"})), ErrorKind::kMalformed, "mode",
       "mode is 'steal', it should be one of draft, share"},
      {powers("share", 1, Words({"a"})), ErrorKind::kMalformed, "powers", "powers is the list of the revealed powers"},
      {powers("share", Words({1}), Words({"a"})), ErrorKind::kMalformed, "powers", "a power is named by a text"},
      {powers("share", Words({"a"}), Words({"b"})), ErrorKind::kMalformed, "picks.0",
       "picks.0 is 'b', it should be one of a"},
      {powers("draft", Words({"a", "b"}), Words({"a"})), ErrorKind::kInvalid, "picks", "1 picks, it should be 2"},
      {powers("share", Words({"a", "b"}), Words({"a", "b"})), ErrorKind::kInvalid, "picks", "2 picks, it should be 1"},
      {powers("draft", Words({"a", "b"}), Words({"a", "a"})), ErrorKind::kInvalid, "picks.1", "this power is taken"},
  };
  for (const auto& [answer, kind, where, message] : cases) {
    ASSERT_FALSE(answer.ok()) << message;
    EXPECT_EQ(answer.error().kind, kind) << message;
    EXPECT_EQ(answer.error().where, where) << message;
    EXPECT_EQ(answer.error().message, message);
  }
}

}  // namespace
}  // namespace timeproof::ttykm
