// Positions as objects: which field is at fault, and in which words that is told.
#include <gtest/gtest.h>

#include <optional>

#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

struct Case {
  std::string_view key;
  std::optional<Value> field;  // nothing takes the field away
  std::string_view where;
  std::string_view message;
};

Value Map(std::initializer_list<Value::Entry> entries) { return Value::MakeMap(entries); }

Value Change(Value position, std::string_view key, const std::optional<Value>& field) {
  if (field) {
    position.Set(key, *field);
  } else {
    position.Erase(key);
  }
  return position;
}

void ExpectFaults(const Game& game, const Value& position, Reading reading, const std::vector<Case>& cases) {
  for (const auto& [key, field, where, message] : cases) {
    const auto read = game.FromValue(Change(position, key, field), reading);
    ASSERT_FALSE(read.ok()) << message;
    EXPECT_EQ(read.error().where, where) << message;
    EXPECT_EQ(read.error().message, message);
  }
}

TEST(TtykmObject, TellsInWordsWhatIsWrong) {
  const auto game = testing::Ttykm({"influence"});
  const Value empty = Value(Value::Map{});
  const std::vector<Case> cases = {
      {"board", 3, "board", "board is a whole number, it should be a map"},
      {"board", Map({{"past", empty}, {"future", empty}}), "board.present", "board.present is missing"},
      {"board", Map({{"past", 1}}), "board.past", "board.past is a whole number, it should be a map"},
      {"board", Map({{"past", Map({{"0", "W"}})}}), "board.past.0", "'0' is no space; they are numbered 1 to 16"},
      {"board", Map({{"past", Map({{"17", "W"}})}}), "board.past.17", "'17' is no space; they are numbered 1 to 16"},
      {"board", Map({{"past", Map({{"2", 1}})}}), "board.past.2",
       "board.past.2 is a whole number, it should be a text"},
      {"board", Map({{"past", Map({{"2", "."}})}}), "board.past.2", "empty spaces are left out"},
      {"board", Map({{"past", Map({{"2", "Q"}})}}), "board.past.2",
       "'Q' is no piece; the tokens are . W B s W+s B+s sh T T^ T> Tv T< So Sw Sb D L, and D or L with a hat w or b"},
      {"to_move", "red", "to_move", "to_move is 'red', it should be one of white, black"},
      {"to_move", 1, "to_move", "to_move is a whole number, it should be one of white, black"},
      {"to_move", "", "to_move", "to_move is '', it should be one of white, black"},
      {"first", "red", "first", "first is 'red', it should be one of white, black"},
      {"focus", "past", "focus", "focus is a text, it should be a map with white and black"},
      {"focus", Map({{"white", "past"}}), "focus.black", "focus.black is missing"},
      {"focus", Map({{"white", "soon"}, {"black", "past"}}), "focus.white",
       "focus.white is 'soon', it should be one of past, present, future"},
      {"supply", Map({{"white", 5}, {"black", 4}}), "supply.white", "supply.white is 5, it should be 0 to 4"},
      {"supply", Map({{"white", 4}, {"black", -1}}), "supply.black", "supply.black is -1, it should be 0 to 4"},
      {"supply", Map({{"white", "4"}, {"black", 4}}), "supply.white",
       "supply.white is a text, it should be a whole number"},
      {"statue", Map({{"white", true}, {"black", 1}}), "statue.black",
       "statue.black is a whole number, it should be true or false"},
      {"step", "jump", "step", "step is 'jump', it should be one of copy, act, focus, over"},
      {"active", Value(), "active", "at step copy no copy is active"},
      {"actions_left", 1, "actions_left", "at step copy no actions are left"},
      {"winner", "white", "winner", "there is a winner only at step over"},
      {"step", "over", "winner", "winner is missing"},
      {"step", "act", "active", "active is missing"},
  };
  ExpectFaults(*game, game->ToValue(game->Start()), Reading::kExact, cases);
  const auto number = game->FromValue(Value(3), Reading::kExact);
  ASSERT_FALSE(number.ok());
  EXPECT_EQ(number.error().message, "a position is a map, not a whole number");
}

TEST(TtykmObject, TellsWhatIsWrongWithTheActiveCopy) {
  const auto game = testing::Ttykm();
  Value acting = game->ToValue(game->Start());
  acting.Set("step", "act");
  acting.Set("active", Map({{"era", "past"}, {"space", 1}}));
  acting.Set("actions_left", 2);
  ASSERT_TRUE(game->FromValue(acting, Reading::kExact).ok());
  const std::vector<Case> at_act = {
      {"active", std::nullopt, "active", "active is missing"},
      {"actions_left", std::nullopt, "actions_left", "actions_left is missing"},
      {"active", Value(), "active", "at step act a living copy is active"},
      {"active", 1, "active", "active is a whole number, it should be a map with era and space"},
      {"active", Map({{"space", 1}}), "active.era", "active.era is missing"},
      {"active", Map({{"era", "past"}}), "active.space", "active.space is missing"},
      {"active", Map({{"era", "soon"}, {"space", 1}}), "active.era",
       "active.era is 'soon', it should be one of past, present, future"},
      {"active", Map({{"era", "past"}, {"space", "1"}}), "active.space",
       "active.space is a text, it should be a number from 1 to 16"},
      {"active", Map({{"era", "past"}, {"space", 0}}), "active.space", "0 is no space; they are numbered 1 to 16"},
      {"active", Map({{"era", "past"}, {"space", 17}}), "active.space", "17 is no space; they are numbered 1 to 16"},
      {"actions_left", "2", "actions_left", "actions_left is a text, it should be a whole number"},
      {"actions_left", 0, "actions_left", "actions_left is 0; at step act it is 1 or 2"},
      {"actions_left", 3, "actions_left", "actions_left is 3; at step act it is 1 or 2"},
      {"active", Map({{"era", "past"}, {"space", 16}}), "active", "there is no copy of white on past 16 to be active"},
      {"active", Map({{"era", "future"}, {"space", 1}}), "active",
       "with two actions left the active copy is in the focus era (TK-TURN-01)"},
      {"step", "over", "active", "at step over no copy is active"},
  };
  ExpectFaults(*game, acting, Reading::kExact, at_act);

  const Value acted = Change(Change(acting, "step", Value("focus")), "actions_left", Value(0));
  ASSERT_TRUE(game->FromValue(acted, Reading::kExact).ok());
  ASSERT_TRUE(game->FromValue(Change(acted, "active", Value()), Reading::kExact).ok());
  const std::vector<Case> at_focus = {
      {"actions_left", 1, "step", "an action is left and possible, so the step is act (TK-TURN-06)"},
      {"actions_left", 2, "actions_left", "actions_left is 2; at step focus it is 0 or 1"},
      {"actions_left", -1, "actions_left", "actions_left is -1; at step focus it is 0 or 1"},
      {"active", std::nullopt, "active", "active is missing"},
      {"actions_left", std::nullopt, "actions_left", "actions_left is missing"},
  };
  ExpectFaults(*game, acted, Reading::kExact, at_focus);
}

TEST(TtykmObject, MustActWhileItCan) {
  const auto shut_in =
      testing::Ttykm({"memory"})
          ->FromLine(
              "W2D/4/4/L2B W2D/4/4/L2B W2D/4/4/L2B to_move=white first=white focus=past,future supply=0,4 step=act "
              "active=past:1 actions_left=2");
  EXPECT_TRUE(shut_in.ok());
  const auto walled =
      testing::Ttykm({"growth"})
          ->FromLine(
              "Wsh2/sh3/ssss/1s1B sh3/4/4/3B W3/4/4/3B to_move=white first=white focus=past,future supply=0,4 step=act "
              "active=past:1 actions_left=1");
  ASSERT_FALSE(walled.ok());
  EXPECT_EQ(walled.error().message, "the active copy has no legal action, so the step is focus (TK-TURN-06)");
}

TEST(TtykmObject, TellsPeopleMoreThanEngines) {
  const auto game = testing::Ttykm();
  const Value start = game->ToValue(game->Start());
  const Value empty = Value(Value::Map{});
  const std::vector<Case> cases = {
      {"colour", "white", "colour",
       "a position has no 'colour'; it has board, to_move, first, focus, supply, statue, step, active, actions_left, "
       "winner"},
      {"statue", Map({{"white", true}, {"black", true}}), "statue",
       "statue tells who may still build; the chapter influence is not in play"},
      {"board", 3, "board", "board is a whole number, it should be a picture or a map"},
      {"board", Map({{"pats", empty}}), "board.pats", "no era 'pats'; there are past, present, future"},
      {"focus", Map({{"white", "past"}, {"black", "past"}, {"red", "past"}}), "focus.red",
       "no player 'red'; there are white and black"},
  };
  ExpectFaults(*game, start, Reading::kLenient, cases);
  Value acting = Change(start, "step", Value("act"));
  acting.Set("actions_left", 2);
  const std::vector<Case> active = {{"active", Map({{"era", "past"}, {"space", 1}, {"colour", "white"}}),
                                     "active.colour", "an active copy has an era and a space, no 'colour'"}};
  ExpectFaults(*game, acting, Reading::kLenient, active);
  for (const Case& lenient : {cases[0], cases[1], cases[4]}) {
    EXPECT_TRUE(game->FromValue(Change(start, lenient.key, lenient.field), Reading::kExact).ok()) << lenient.message;
  }
  EXPECT_TRUE(game->FromValue(Change(acting, "active", active[0].field), Reading::kExact).ok());
}

// The object says the same as the line.
TEST(TtykmObject, IsWhatTheLineIsReadInto) {
  const std::string boards = "W3/4/4/3B W3/4/4/3B W3/4/4/3B";
  const std::string players = boards + " to_move=white first=white focus=past,future";
  const struct {
    std::string line;
    std::string_view message;
  } cases[] = {
      {boards, "to_move, focus, supply, step are missing"},
      {players + " supply=9,4 step=copy", "supply.white is 9, it should be 0 to 4"},
      {players + " supply=:,4 step=copy", "'supply=:,4' is no notation of a position"},
      {players + " supply=44,4 step=copy", "'supply=44,4' is no notation of a position"},
      {players + " supply=4,4 step=act active=past:0 actions_left=1", "'active=past:0' is no notation of a position"},
      {players + " supply=4,4 step=act active=past:17 actions_left=1", "'active=past:17' is no notation of a position"},
      {players + " supply=4,4 step=focus", ""},
      {players + " supply=4,4 step=focus active=dead actions_left=1", ""},
      {players + " supply=4,4 step=over winner=draw", ""},
  };
  const auto game = testing::Ttykm();
  for (const auto& [line, message] : cases) {
    const auto position = game->FromLine(line);
    if (position.ok()) {
      EXPECT_EQ(game->ToLine(*position), line);
    } else {
      EXPECT_EQ(position.error().message, message) << line;
    }
    EXPECT_EQ(position.ok(), message.empty()) << line;
  }
}

TEST(TtykmObject, WithoutStatueIsThePositionThatThePiecesImply) {
  const auto game = testing::Ttykm({"influence"});
  Value start = game->ToValue(game->Start());
  start.Erase("statue");
  const auto implied = game->FromValue(start, Reading::kLenient);
  ASSERT_TRUE(implied.ok());
  EXPECT_EQ(*implied, game->Start());
}

}  // namespace
}  // namespace timeproof
