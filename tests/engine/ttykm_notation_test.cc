#include <gtest/gtest.h>

#include "engine/random.h"
#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

using testing::ChapterSets;
using testing::Ttykm;

constexpr std::string_view kStartTail = " to_move=white first=white focus=past,future supply=4,4 step=copy";

TEST(TtykmLine, WritesTheStart) {
  EXPECT_EQ(Ttykm()->ToLine(Ttykm()->Start()), "W3/4/4/3B W3/4/4/3B W3/4/4/3B" + std::string(kStartTail));
  const auto all = Ttykm({"growth", "influence", "memory"});
  EXPECT_EQ(all->ToLine(all->Start()),
            "W2D/2So1/4/L2B W2D/2So1/4/L2B W2D/2So1/4/L2B to_move=white first=white focus=past,future supply=4,4 "
            "statue=yes,yes step=copy");
}

// Positions met in random games come back the same from the line, the object and the picture.
TEST(TtykmPositions, RoundTripInEveryForm) {
  for (const auto& chapters : ChapterSets()) {
    const auto game = Ttykm(chapters);
    Random random(7);
    for (int play = 0; play < 30; ++play) {
      Position position = game->Start();
      MoveList moves;
      for (int ply = 0; ply < 80; ++ply) {
        const auto from_line = game->FromLine(game->ToLine(position));
        ASSERT_TRUE(from_line.ok()) << from_line.error().message << "\n" << game->ToLine(position);
        EXPECT_EQ(*from_line, position) << game->ToLine(position);
        Value value = game->ToValue(position);
        const auto from_value = game->FromValue(value, Reading::kExact);
        ASSERT_TRUE(from_value.ok()) << from_value.error().message;
        EXPECT_EQ(*from_value, position) << game->ToLine(position);
        value.Set("board", game->Picture(position, nullptr));
        const auto from_picture = game->FromValue(value, Reading::kLenient);
        ASSERT_TRUE(from_picture.ok()) << from_picture.error().message << "\n" << game->Picture(position, nullptr);
        EXPECT_EQ(*from_picture, position);
        game->LegalMoves(position, &moves);
        if (moves.empty()) break;
        game->Apply(&position, moves[random.Below(moves.size())]);
      }
    }
  }
}

TEST(TtykmPositions, HoldEveryToken) {
  const auto game = Ttykm({"growth", "influence", "memory"});
  const std::string line =
      "W+sB+sssh/T^T>TvT/SoT<SwSb/DwLb2 W3/1So2/4/D2L So3/4/4/D2L to_move=black first=black focus=future,present "
      "supply=2,0 statue=no,no step=copy";
  const auto position = game->FromLine(line);
  ASSERT_TRUE(position.ok()) << position.error().message;
  EXPECT_EQ(game->ToLine(*position), line);
}

TEST(TtykmLine, SaysWhatIsWrong) {
  const std::string boards = "W3/4/4/3B W3/4/4/3B W3/4/4/3B";
  const std::string rest = " to_move=white first=white focus=past,future supply=4,4";
  const std::vector<std::pair<std::string, std::pair<ErrorKind, std::string_view>>> cases = {
      {"", {ErrorKind::kMalformed, "three boards"}},
      {"W3/4/4/3B", {ErrorKind::kMalformed, "three boards"}},
      {"W3/4/4/3B W3/4/4 W3/4/4/3B" + rest + " step=copy", {ErrorKind::kMalformed, "ends early"}},
      {"W3/4/4/3B W4/4/4/3B W3/4/4/3B" + rest + " step=copy", {ErrorKind::kMalformed, "more than 4"}},
      {"W3/4/4/3B W3/4/4/3B W3/4/4/3B/4" + rest + " step=copy", {ErrorKind::kMalformed, "four rows"}},
      {"W12/4/4/3B W3/4/4/3B W3/4/4/3B" + rest + " step=copy", {ErrorKind::kMalformed, "no board"}},
      {"X3/4/4/3B W3/4/4/3B W3/4/4/3B" + rest + " step=copy", {ErrorKind::kMalformed, "no board"}},
      {boards + rest, {ErrorKind::kMalformed, "step is missing"}},
      {boards + rest + " step=copy step=copy", {ErrorKind::kMalformed, "twice"}},
      {boards + rest + " step=jump", {ErrorKind::kMalformed, "copy, act, focus, over"}},
      {boards + rest + " step=copy hat=1", {ErrorKind::kMalformed, "no notation"}},
      {boards + rest + " step=act active=past:1", {ErrorKind::kMalformed, "actions_left is missing"}},
      {boards + rest + " step=act active=dead actions_left=1", {ErrorKind::kInvalid, "living"}},
      {boards + rest + " step=act active=past:2 actions_left=2", {ErrorKind::kInvalid, "no copy of white"}},
      {boards + rest + " step=act active=present:1 actions_left=2", {ErrorKind::kInvalid, "focus era"}},
      {boards + rest + " step=act active=past:1 actions_left=3", {ErrorKind::kInvalid, "actions_left is 3"}},
      {boards + rest + " step=focus active=past:1 actions_left=1", {ErrorKind::kInvalid, "TK-TURN-06"}},
      {boards + rest + " step=copy active=past:1", {ErrorKind::kInvalid, "no copy is active"}},
      {boards + rest + " step=copy winner=white", {ErrorKind::kInvalid, "only at step over"}},
      {boards + rest + " step=over", {ErrorKind::kMalformed, "winner is missing"}},
      {boards + " to_move=red first=white focus=past,future supply=4,4 step=copy",
       {ErrorKind::kMalformed, "white, black"}},
      {boards + " to_move=white first=white focus=soon,past supply=4,4 step=copy",
       {ErrorKind::kMalformed, "past, present"}},
      {boards + " to_move=white first=white focus=past supply=4,4 step=copy", {ErrorKind::kMalformed, "no notation"}},
      {boards + " to_move=white first=white focus=past,future supply=5,4 step=copy", {ErrorKind::kInvalid, "0 to 4"}},
      {boards + " to_move=white first=white focus=past,future supply=-1,4 step=copy",
       {ErrorKind::kMalformed, "no notation"}},
      {"WWWW/4/4/3B W3/4/4/3B W3/4/4/3B" + rest + " step=copy", {ErrorKind::kInvalid, "there are 7"}},
      {"W2s/4/4/3B W3/4/4/3B W3/4/4/3B" + rest + " step=copy", {ErrorKind::kInvalid, "growth"}},
      {"W2D/4/4/3B W3/4/4/3B W3/4/4/3B" + rest + " step=copy", {ErrorKind::kInvalid, "memory"}},
      {"W2So/4/4/3B W3/4/4/3B W3/4/4/3B" + rest + " step=copy", {ErrorKind::kInvalid, "influence"}},
  };
  const auto game = Ttykm();
  for (const auto& [line, expected] : cases) {
    const auto position = game->FromLine(line);
    ASSERT_FALSE(position.ok()) << line;
    EXPECT_EQ(position.error().kind, expected.first) << line;
    EXPECT_NE(position.error().message.find(expected.second), std::string::npos) << line << "\n"
                                                                                 << position.error().message;
  }
}

TEST(TtykmLine, PointsAtTheCharacter) {
  const auto position = Ttykm()->FromLine("W3/4/4/3B W3/4/x/3B W3/4/4/3B");
  ASSERT_FALSE(position.ok());
  EXPECT_EQ(position.error().column, 16);
}

TEST(TtykmPicture, PointsAtLineAndCharacter) {
  const auto game = Ttykm();
  Value value = game->ToValue(game->Start());
  const auto column_of = [&](std::string_view picture) {
    value.Set("board", picture);
    const auto position = game->FromValue(value, Reading::kLenient);
    EXPECT_FALSE(position.ok()) << picture;
    return position.ok() ? std::pair(0, 0) : std::pair(position.error().line, position.error().column);
  };
  EXPECT_EQ(column_of(""), std::pair(1, 1));
  EXPECT_EQ(column_of("past | future | present\n"), std::pair(1, 1));
  EXPECT_EQ(column_of("past | present | future\nW . . . | W . . . | W . . é\n"), std::pair(2, 27));
  EXPECT_EQ(column_of("past | present | future\nW . . . | W . é é | W . é X\n"), std::pair(2, 15));
  EXPECT_EQ(column_of("past | present | future\nW . . . | W . . | W . . .\n"), std::pair(2, 11));
  EXPECT_EQ(column_of("past | present | future\nW . . . | W . . .\n"), std::pair(2, 1));
  EXPECT_EQ(column_of("past | present | future\n. . . . | . . . . | . . . .\n"), std::pair(3, 1));
  std::string long_row;
  for (int i = 0; i < 300000; ++i) long_row += "W ";
  EXPECT_EQ(column_of("past | present | future\n" + long_row + "| W . . . | W . . .\n"), std::pair(2, 1)) << "soon";
  const std::string row = ". . . . | . . . . | . . . .\n";
  EXPECT_EQ(column_of("past | present | future\n" + row + row + row + row + row), std::pair(6, 1));
}

TEST(TtykmMoves, RoundTripAndComeSorted) {
  for (const auto& chapters : ChapterSets()) {
    const auto game = Ttykm(chapters);
    Random random(11);
    for (int play = 0; play < 30; ++play) {
      Position position = game->Start();
      MoveList moves;
      for (int ply = 0; ply < 80; ++ply) {
        game->LegalMoves(position, &moves);
        if (moves.empty()) break;
        for (std::size_t i = 0; i < moves.size(); ++i) {
          if (i > 0) {
            EXPECT_LT(moves[i - 1], moves[i]);
          }
          const auto read = game->ParseMove(position, game->MoveText(moves[i]));
          ASSERT_TRUE(read.ok());
          EXPECT_EQ(*read, moves[i]);
          EXPECT_FALSE(game->WhyIllegal(position, moves[i]).has_value());
        }
        game->Apply(&position, moves[random.Below(moves.size())]);
      }
    }
  }
}

TEST(TtykmMoves, AreAllListedSortedAndReadBack) {
  const auto game = Ttykm();
  MoveList moves;
  game->EveryMove(&moves);
  EXPECT_EQ(moves.size(), 98U);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i > 0) {
      EXPECT_LT(moves[i - 1], moves[i]);
    }
    const auto read = game->ParseMove(game->Start(), game->MoveText(moves[i]));
    ASSERT_TRUE(read.ok()) << game->MoveText(moves[i]);
    EXPECT_EQ(*read, moves[i]);
  }
}

TEST(TtykmMoves, TakeAPrefixAndCheckIt) {
  const auto game = Ttykm();
  const Position start = game->Start();
  EXPECT_TRUE(game->ParseMove(start, "white: copy 1").ok());
  EXPECT_EQ(game->MoveText(*game->ParseMove(start, "concede")), "white: concede");
  EXPECT_EQ(game->MoveText(*game->ParseMove(start, "black: concede")), "black: concede");
  EXPECT_TRUE(game->ParseMove(start, "  white:   move   east  ").ok());
  const auto wrong = game->ParseMove(start, "black: copy 16");
  ASSERT_FALSE(wrong.ok());
  EXPECT_EQ(wrong.error().kind, ErrorKind::kIllegal);
  EXPECT_EQ(game->ParseMove(start, "wihte: copy 1").error().message,
            "'wihte' is no player: before the colon stands white or black");
}

TEST(TtykmMoves, SayWhatIsNoNotation) {
  const std::vector<std::pair<std::string_view, int>> cases = {
      {"", 1},
      {"jump", 1},
      {"Copy 1", 1},
      {"copy", 5},
      {"copy 0", 6},
      {"copy 17", 6},
      {"copy 01", 6},
      {"copy 1 2", 8},
      {"move", 5},
      {"move up", 6},
      {"move east push", 11},
      {"travel", 7},
      {"travel east", 8},
      {"plant x", 7},
      {"train", 6},
      {"train grey", 7},
      {"command dark", 13},
      {"command dark pull", 14},
      {"focus now", 7},
      {"red: copy 1", 1},
      {"white: é copy", 8},
      {"white black: copy 1", 1},
      {"draw now", 6},
      {"white:", 7},
  };
  const auto game = Ttykm({"growth", "influence", "memory"});
  for (const auto& [text, column] : cases) {
    const auto move = game->ParseMove(game->Start(), text);
    ASSERT_FALSE(move.ok()) << text;
    EXPECT_EQ(move.error().kind, ErrorKind::kMalformed) << text;
    EXPECT_EQ(move.error().column, column) << text << ": " << move.error().message;
  }
}

TEST(TtykmObject, IsThatOfTheProtocol) {
  const auto game = Ttykm({"influence"});
  const Value value = game->ToValue(game->Start());
  std::vector<std::string> keys;
  for (const auto& [key, field] : *value.map()) keys.push_back(key);
  EXPECT_EQ(keys, (std::vector<std::string>{"board", "to_move", "first", "focus", "supply", "statue", "step"}));
  EXPECT_EQ(*value.Find("board"), Value::MakeMap({{"past", Value::MakeMap({{"1", "W"}, {"7", "So"}, {"16", "B"}})},
                                                  {"present", Value::MakeMap({{"1", "W"}, {"7", "So"}, {"16", "B"}})},
                                                  {"future", Value::MakeMap({{"1", "W"}, {"7", "So"}, {"16", "B"}})}}));
}

// Takes one field away, or changes it, and looks at what the exact reading says.
TEST(TtykmObject, NamesTheFieldAtFault) {
  const auto game = Ttykm({"influence"});
  const Value start = game->ToValue(game->Start());
  const auto where = [&](std::string_view key, std::optional<Value> value, ErrorKind kind) -> std::string {
    Value changed = start;
    if (value) {
      changed.Set(key, *value);
    } else {
      changed.Erase(key);
    }
    const auto position = game->FromValue(changed, Reading::kExact);
    EXPECT_FALSE(position.ok()) << key;
    if (position.ok()) return "";
    EXPECT_EQ(position.error().kind, kind) << key << ": " << position.error().message;
    return position.error().where;
  };
  for (const std::string_view key : {"board", "to_move", "focus", "supply", "statue", "step"}) {
    EXPECT_EQ(where(key, std::nullopt, ErrorKind::kMalformed), key);
    EXPECT_EQ(where(key, Value(3), ErrorKind::kMalformed), key);
  }
  EXPECT_EQ(where("first", Value("red"), ErrorKind::kMalformed), "first");
  const Value empty = Value(Value::Map{});
  EXPECT_EQ(where("board", Value::MakeMap({{"past", empty}, {"future", empty}}), ErrorKind::kMalformed),
            "board.present");
  const auto past = [&](std::string_view space, Value token) {
    return Value::MakeMap(
        {{"past", Value::MakeMap({{std::string(space), std::move(token)}})}, {"present", empty}, {"future", empty}});
  };
  EXPECT_EQ(where("board", past("17", "W"), ErrorKind::kMalformed), "board.past.17");
  EXPECT_EQ(where("board", past("01", "W"), ErrorKind::kMalformed), "board.past.01");
  EXPECT_EQ(where("board", past("1", "."), ErrorKind::kMalformed), "board.past.1");
  EXPECT_EQ(where("board", past("1", "Q"), ErrorKind::kMalformed), "board.past.1");
  EXPECT_EQ(where("board", past("1", 1), ErrorKind::kMalformed), "board.past.1");
  EXPECT_EQ(where("supply", Value::MakeMap({{"white", -1}, {"black", 4}}), ErrorKind::kInvalid), "supply.white");
  EXPECT_EQ(where("statue", Value::MakeMap({{"white", "yes"}, {"black", true}}), ErrorKind::kMalformed),
            "statue.white");
  Value extra = start;
  extra.Set("comment", "hello");
  EXPECT_TRUE(game->FromValue(extra, Reading::kExact).ok());
  EXPECT_FALSE(game->FromValue(extra, Reading::kLenient).ok());
  Value misspelled = start;
  misspelled.Set("board", Value::MakeMap({{"pats", empty}, {"present", empty}, {"future", empty}}));
  EXPECT_EQ(game->FromValue(misspelled, Reading::kLenient).error().message,
            "no era 'pats'; there are past, present, future");
}

TEST(TtykmObject, NamesAllThatIsMissingAtOnce) {
  const auto missing = [](const std::vector<std::string_view>& chapters, const Value& value, Reading reading) {
    return Ttykm(chapters)->FromValue(value, reading).error().message;
  };
  const Value empty = Value(Value::Map{});
  const Value focus = Value::MakeMap({{"focus", 1}});
  EXPECT_EQ(missing({}, empty, Reading::kLenient), "board, to_move, focus are missing");
  EXPECT_EQ(missing({"influence"}, focus, Reading::kLenient), "board, to_move are missing");
  EXPECT_EQ(missing({}, focus, Reading::kExact), "board, to_move, supply, step are missing");
  EXPECT_EQ(missing({"influence"}, empty, Reading::kExact), "board, to_move, focus, supply, step, statue are missing");
  EXPECT_EQ(missing({}, Value::MakeMap({{"board", 1}, {"focus", 1}}), Reading::kLenient), "to_move is missing");
}

TEST(TtykmObject, LeavesOutWhatThePiecesImply) {
  const auto game = std::move(MakeGame("ttykm",
                                       Value::MakeMap({{"chapters", Value::MakeList({"influence"})},
                                                       {"handicap", Value::MakeMap({{"black", 2}})}}),
                                       Reading::kLenient))
                        .value();
  const auto position = game->FromValue(
      Value::MakeMap({{"board",
                       "past | present | future\nW W . . | W . . . | W . . .\n. So . . | . So . Sw | . . So Sw\n"
                       ". . . . | . . . . | . . . .\n. . . B | . . . . | . . . B\n"},
                      {"to_move", "black"},
                      {"focus", Value::MakeMap({{"white", "past"}, {"black", "past"}})}}),
      Reading::kLenient);
  ASSERT_TRUE(position.ok()) << position.error().message;
  EXPECT_EQ(game->ToLine(*position),
            "WW2/1So2/4/3B W3/1So1Sw/4/4 W3/2SoSw/4/3B to_move=black first=white focus=past,past supply=3,2 "
            "statue=no,yes step=copy");
}

}  // namespace
}  // namespace timeproof
