#include <gtest/gtest.h>

#include "engine/random.h"
#include "tests/engine/voyage_game.h"

namespace timeproof::testing {
namespace {

// Shows `visit` each position of some games of random moves.
template <typename Visit>
void Playouts(const Game& game, int games, Visit visit) {
  Random random(7);
  for (int i = 0; i < games; ++i) {
    Position position = game.Start();
    visit(position);
    for (MoveList moves; game.LegalMoves(position, &moves), !moves.empty(); visit(position)) {
      game.Apply(&position, moves[static_cast<std::size_t>(random.Below(moves.size()))]);
    }
  }
}

TEST(VoyageNotation, RoundTrips) {
  for (const int players : {2, 3, 4}) {
    const auto game = Voyage(players);
    Playouts(*game, 10, [&](const Position& position) {
      const Value value = game->ToValue(position);
      for (const Reading reading : {Reading::kExact, Reading::kLenient, Reading::kExpected}) {
        const Result<Position> read = game->FromValue(value, reading);
        ASSERT_TRUE(read.ok()) << read.error().message;
        EXPECT_EQ(*read, position);
      }
      const Result<Position> line = game->FromLine(game->ToLine(position));
      ASSERT_TRUE(line.ok()) << line.error().message;
      EXPECT_EQ(*line, position);
    });
  }
}

TEST(VoyageNotation, ObjectHasItsFieldsInOrder) {
  const auto game = Voyage();
  const Value over = game->ToValue(After(*game, Set(*game, BesideTheLast()), "pass, move YS"));
  std::string keys;
  for (const auto& [key, field] : *over.map()) keys += key + " ";
  EXPECT_EQ(keys, "players row stacks machine tokens hands held removed start seat main_done moved idle partial over ");
  EXPECT_EQ(*over.Find("over"), Value::MakeMap({{"reasons", Value::MakeList({"rightmost", "hand-empty"})},
                                                {"winners", Value::MakeList({1})}}));
  EXPECT_EQ(*over.Find("hands"), Value::MakeList({Value::MakeList({"RS", "GM"}), Value(Value::List())}));
}

TEST(VoyageNotation, ExactRequiresEveryFieldButPartial) {
  const auto game = Voyage();
  const Value whole = game->ToValue(Set(*game, Earning()));
  for (const auto& [key, field] : *whole.map()) {
    Value value = whole;
    value.Erase(key);
    const Result<Position> read = game->FromValue(value, Reading::kExact);
    ASSERT_FALSE(read.ok()) << key;
    // Without partial the position would have to be complete.
    EXPECT_EQ(read.error().kind, key == "partial" ? ErrorKind::kInvalid : ErrorKind::kMalformed) << key;
    EXPECT_TRUE(key == "partial" || read.error().message == key + " is missing") << read.error().message;
  }
  Value more = whole;
  more.Set("mood", "good");
  EXPECT_TRUE(game->FromValue(more, Reading::kExact).ok());
  EXPECT_FALSE(game->FromValue(more, Reading::kLenient).ok());
}

TEST(VoyageNotation, SaysWhereAnObjectIsMalformed) {
  const auto game = Voyage();
  const Value whole = game->ToValue(Set(*game, Earning()));
  const struct {
    const char* key;
    Value field;
    const char* where;
    const char* message;
  } cases[] = {
      {"players", "2", "players", "players is a text, it should be a whole number"},
      {"row", 1, "row", "row is a whole number, it should be a text of twelve times"},
      {"row", "SHEN", "row", "'SHEN' is no row: it has a letter of SHENMA for each of 12 ports"},
      {"row", "SHENMASHENMX", "row", "'SHENMASHENMX' is no row: a time is one of SHENMA"},
      {"stacks", "GE", "stacks", "stacks is a text, it should be a list"},
      {"stacks", Value::MakeList({Value::MakeList({"GE"})}), "stacks", "stacks is a list of 1, it should be of 13"},
      {"stacks", Value::MakeMap({{"0", "GE"}}), "stacks", "stacks is a map, it should be a list"},
      {"hands", Value::MakeList({"GE", "GE"}), "hands.0", "hands.0 is a text, it should be a list of tickets"},
      {"hands", Value::MakeList({Value::MakeList({"GE", "GA"}), "GE"}), "hands.0.1",
       "'GA' is no ticket: a world of PRYGB, then a time of SHENM, in capitals"},
      {"hands", Value::MakeList({Value::MakeList({3}), "GE"}), "hands.0.0",
       "hands.0.0 is a whole number, it should be a ticket like GE"},
      {"hands", Value::MakeList({2, Value::MakeList({"GE"})}), "hands.0",
       "hands.0 is a whole number, it should be a list of tickets"},
      {"hands", Value::MakeList({Value::MakeList({"GE"})}), "hands",
       "hands is a list of 1, it should be of 2: the option players says how many"},
      {"held", Value::MakeList({"1", 2}), "held.0", "held.0 is a text, it should be a whole number"},
      {"tokens", 3, "tokens", "tokens is a whole number, it should be a list"},
      {"machine", "1", "machine", "machine is a text, it should be a whole number"},
      {"seat", "P0", "seat", "seat is a text, it should be the number of a seat, 0 for P0"},
      {"start", "P0", "start", "start is a text, it should be the number of a seat, 0 for P0"},
      {"moved", 1, "moved", "moved is a whole number, it should be true or false"},
      {"removed", 9, "removed", "removed is a whole number, it should be a list of tickets"},
      {"over", true, "over", "over is true or false, it should be a map with reasons and winners"},
      {"over", Value::MakeMap({{"reasons", Value::MakeList({"stall"})}}), "over.winners", "over.winners is missing"},
      {"over", Value::MakeMap({{"reasons", Value::MakeList({"stall"})}, {"winners", Value::MakeList({"P0"})}}),
       "over.winners.0", "over.winners.0 is a text, it should be the number of a seat, 0 for P0"},
      {"over", Value::MakeMap({{"reasons", Value::MakeList({"boredom"})}}), "over.reasons.0",
       "'boredom' is no reason, it should be one of rightmost, hand-empty, stall"},
      {"over", Value::MakeMap({{"reasons", Value::MakeList({1})}}), "over.reasons.0",
       "over.reasons.0 is a whole number, it should be one of rightmost, hand-empty, stall"},
      {"over", Value::MakeMap({{"reasons", "stall"}}), "over.reasons", "over.reasons is a text, it should be a list"},
  };
  for (const auto& [key, field, where, message] : cases) {
    Value value = whole;
    value.Set(key, field);
    const Result<Position> read = game->FromValue(value, Reading::kExact);
    ASSERT_FALSE(read.ok()) << message;
    EXPECT_EQ(read.error().kind, ErrorKind::kMalformed) << message;
    EXPECT_EQ(read.error().where, where);
    EXPECT_EQ(read.error().message, message);
  }
}

TEST(VoyageNotation, APositionIsAMap) {
  const Result<Position> read = Voyage()->FromValue("GE", Reading::kExact);
  ASSERT_FALSE(read.ok());
  EXPECT_EQ(read.error().kind, ErrorKind::kMalformed);
  EXPECT_EQ(read.error().message, "a position is a map, not a text");
}

TEST(VoyageNotation, RefusesListsThatMakeNoSense) {
  const auto game = Voyage();
  Value value = game->ToValue(Set(*game, Earning()));
  const auto invalid = [&](std::string_view key, Value field) {
    Value changed = value;
    changed.Set(key, std::move(field));
    const Result<Position> read = game->FromValue(changed, Reading::kExpected);
    EXPECT_FALSE(read.ok());
    return read.ok() ? "" : fmt::format("{} {}", ToText(read.error().kind), read.error().message);
  };
  const auto many = [](std::size_t count) { return Value(Value::List(count, Value("GE"))); };
  EXPECT_EQ(invalid("stacks", Value::MakeList({many(25), many(26)})), "invalid there are only 50 tickets");
  Value full = value;
  full.Set("stacks", Value::MakeList({many(25), many(25)}));
  EXPECT_TRUE(game->FromValue(full, Reading::kExpected).ok());
  EXPECT_EQ(invalid("removed", many(250)), "invalid there are only 50 tickets");
  value.Set("removed", many(60));
  EXPECT_TRUE(game->FromValue(value, Reading::kExpected).ok());
  EXPECT_EQ(invalid("over", Value::MakeMap({{"reasons", Value(Value::List())}})),
            "invalid over.reasons names none; a game does not end so");
  EXPECT_EQ(invalid("over", Value::MakeMap({{"reasons", Value::MakeList({"stall", "stall"})}})),
            "invalid over.reasons names the same twice");
  EXPECT_EQ(
      invalid("over", Value::MakeMap({{"reasons", Value::MakeList({"stall"})}, {"winners", Value::MakeList({2})}})),
      "invalid over.winners.0 is 2, it should be 0 to 1");
  EXPECT_EQ(invalid("over", Value::MakeMap({{"why", "stall"}})), "malformed over has reasons and winners, no 'why'");
}

TEST(VoyageNotation, LenientMayBeShort) {
  const auto game = Voyage();
  const Value words = Value::MakeMap({{"row", "SHENMASHENMA"},
                                      {"stacks", Value::MakeMap({{"0", "BM"}, {"1", "PS RS"}})},
                                      {"machine", 1},
                                      {"tokens", Value::MakeMap({{"0", 1}})},
                                      {"hands", Value::MakeMap({{"P1", "PS PM"}, {"P0", Value::MakeList({"GH"})}})},
                                      {"held", Value::MakeMap({{"P1", 5}, {"P0", 0}})},
                                      {"start", 1},
                                      {"partial", true}});
  const Result<Position> read = game->FromValue(words, Reading::kLenient);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(game->ToLine(*read),
            "players=2 row=SHENMASHENMA stacks=BM/PSRS machine=1 tokens=0:1 hands=GH/PSPM held=0,5 removed=- start=1 "
            "seat=1 main_done=no moved=no idle=0 partial=yes");
  const auto fault = [&](std::string_view key, Value field) {
    Value changed = words;
    changed.Set(key, std::move(field));
    const Result<Position> refused = game->FromValue(changed, Reading::kLenient);
    if (refused) return std::string();
    const std::string at = refused.error().column == 0 ? "" : fmt::format(" {}", refused.error().column);
    return fmt::format("{}{}: {}", refused.error().where, at, refused.error().message);
  };
  EXPECT_EQ(fault("stacks", Value::MakeMap({{"13", "GE"}})),
            "stacks.13: '13' is no place of stacks: there are 0 to 12");
  EXPECT_EQ(fault("hands", Value::MakeMap({{"P2", "GE"}})), "hands.P2: 'P2' is no place of hands: there are P0 to P1");
  EXPECT_EQ(fault("hands", Value::MakeMap({{"P0", "GE XX"}})),
            "hands.P0 4: 'XX' is no ticket: a world of PRYGB, then a time of SHENM, in capitals");
  EXPECT_EQ(fault("held", Value::MakeList({1})),
            "held: held is a list of 1, it should be of 2: the option players says how many");
  EXPECT_EQ(fault("hands", Value::MakeList({"GH"})),
            "hands: hands is a list of 1, it should be of 2: the option players says how many");
  // A map of what players have names them all.
  EXPECT_EQ(fault("held", Value::MakeMap({{"P1", 5}})), "held: held.P0 is missing");
  EXPECT_EQ(fault("hands", Value::MakeMap({{"P0", "GH"}})), "hands: hands.P1 is missing");
  EXPECT_EQ(fault("held", Value::MakeMap({{"P2", 5}})), "held.P2: 'P2' is no place of held: there are P0 to P1");
  // What a complete position does not list was removed.
  EXPECT_EQ(Lacks(*game, Set(*game, Opening()), "removed=BSBHBHBEBEBNBNBMBM partial=no"), "");
  Table other = Opening();
  other.hands[1].replace(0, 2, "BS");
  EXPECT_EQ(Lacks(*game, Set(*game, other), "removed=PSBHBHBEBEBNBNBMBM partial=no"), "");
}

TEST(VoyageNotation, SaysWhereALineIsMalformed) {
  const auto game = Voyage();
  const std::string line = game->ToLine(Set(*game, Earning()));
  const std::string keys =
      "it has players, row, stacks, machine, tokens, hands, held, removed, start, seat, main_done, moved, idle, "
      "partial, "
      "over";
  // What is changed, and what the message says of the place where `at` stands.
  const struct {
    const char* from;
    const char* to;
    const char* at;
    std::string message;
  } cases[] = {
      {"row=SHENMASHENMA", "SHENMASHENMA", "SHEN", "a position has no 'SHENMASHENMA'; " + keys},
      {"idle=0", "idel=0", "idel", "a position has no 'idel'; " + keys},
      {"idle=0", "idle", "idle", "'idle' has no value; write idle=..."},
      {"idle=0", "idle=", " partial", "'' is no whole number: 0 for P0, 5 for 05"},
      {"seat=0", "seat=0 seat=0", "seat=0 main", "'seat' stands there twice"},
      {"stacks=BM/", "stacks=BMP/", "P/", "'P' starts with no ticket: one of PRYGB, then one of SHENM; or - alone"},
      {"stacks=BM/", "stacks=BMBXPS/", "BX",
       "'BXPS' starts with no ticket: one of PRYGB, then one of SHENM; or - alone"},
      {"stacks=BM/", "stacks=/", "/PS", "'' starts with no ticket: one of PRYGB, then one of SHENM; or - alone"},
      {"hands=REGHBM/", "hands=REGHBA/", "BA",
       "'BA' starts with no ticket: one of PRYGB, then one of SHENM; or - alone"},
      {"tokens=2:1", "tokens=2", "2 hands", "'2' is no count of tokens, which is position:count"},
      {"tokens=2:1", "tokens=13:1", "13:1", "'13' is no position from 0 to 12"},
      {"tokens=2:1", "tokens=1:1,2:1,2:1", "2:1 hands", "'2' stands there twice"},
      {"tokens=2:1", "tokens=1:0,1:0", "1:0 hands", "'1' stands there twice"},
      {"tokens=2:1", "tokens=2:x", "x hands", "'x' is no whole number: 0 for P0, 5 for 05"},
      {"held=0,5", "held=0,05", "05", "'05' is no whole number: 0 for P0, 5 for 05"},
      {"held=0,5", "held=0,", " removed", "'' is no whole number: 0 for P0, 5 for 05"},
      {"moved=no", "moved=maybe", "maybe", "'maybe' is neither yes nor no"},
      {"seat=0", "seat=P0", "P0", "'P0' is no whole number: 0 for P0, 5 for 05"},
      {"machine=1", "machine=1e3", "1e3", "'1e3' is no whole number: 0 for P0, 5 for 05"},
      {"machine=1", "machine=99999999999", "machine", "machine is 99999999999, it should be 0 to 12"},
      {"machine=1", "machine=99999999999999999999", "9999", "'99999999999999999999' is too large"},
      {"partial=yes", "partial=yes over=stall", "stall", "'stall' is no end, which is reasons:winners"},
      {"partial=yes", "partial=yes over=stall:P0", "P0", "'P0' is no whole number: 0 for P0, 5 for 05"},
      {"partial=yes", "partial=yes over=stal:0", "over",
       "'stal' is no reason, it should be one of rightmost, hand-empty, stall"},
      {"held=0,5", "held=0,5,0", "held", "held is a list of 3, it should be of 2: the option players says how many"},
  };
  for (const auto& [from, to, at, message] : cases) {
    std::string changed = line;
    changed.replace(changed.find(from), std::string_view(from).size(), to);
    const Result<Position> read = game->FromLine(changed);
    ASSERT_FALSE(read.ok()) << to;
    EXPECT_EQ(read.error().message, message) << to;
    EXPECT_FALSE(read.error().where.empty()) << to;
    const bool out_of_range = message.find("should be 0 to") != std::string::npos;
    EXPECT_EQ(read.error().kind, out_of_range ? ErrorKind::kInvalid : ErrorKind::kMalformed) << to;
    EXPECT_EQ(read.error().column, static_cast<int>(changed.find(at)) + 1) << to;
  }
  EXPECT_FALSE(game->FromLine("").ok());
  EXPECT_FALSE(Voyage(3)->FromLine(line).ok());
}

TEST(VoyageMoves, RoundTrip) {
  const auto game = Voyage();
  const Position position = Set(*game, Earning());
  MoveList every;
  game->EveryMove(&every);
  for (const Move move : every) {
    const Result<Move> plain = game->ParseMove(position, game->MoveText(move));
    ASSERT_TRUE(plain.ok());
    EXPECT_EQ(*plain, move);
    const Result<Move> prefixed = game->ParseMove(position, " P0 :  " + game->MoveText(move));
    ASSERT_TRUE(prefixed.ok());
    EXPECT_EQ(*prefixed, move);
  }
}

TEST(VoyageMoves, SaysWhatIsNoMove) {
  const auto game = Voyage();
  const Position position = Set(*game, Earning());
  const struct {
    const char* text;
    int column;
    const char* message;
  } cases[] = {
      {"", 1, "the move is missing: it starts with one of move, stay, warp, pass, end"},
      {"jump GE", 1, "'jump' is no notation: a move starts with one of move, stay, warp, pass, end"},
      {"move", 5, "the move ends too early: a ticket is a world of PRYGB, then a time of SHENM, in capitals"},
      {"move XX", 6, "'XX' is no notation: a ticket is a world of PRYGB, then a time of SHENM, in capitals"},
      {"move GA", 6, "'GA' is no notation: a ticket is a world of PRYGB, then a time of SHENM, in capitals"},
      {"warp 13", 6, "'13' is no notation: a position is a number from 0 to 12"},
      {"warp 03", 6, "'03' is no notation: a position is a number from 0 to 12"},
      {"warp GE", 6, "'GE' is no notation: a position is a number from 0 to 12"},
      {"move GE now", 9, "'now' is one word too many"},
      {"pass GE", 6, "'GE' is one word too many"},
      {"P2: pass", 1, "'P2' is no player: before the colon stands P0 to P1"},
      {"P0: warp x", 10, "'x' is no notation: a position is a number from 0 to 12"},
  };
  for (const auto& [text, column, message] : cases) {
    const Result<Move> move = game->ParseMove(position, text);
    ASSERT_FALSE(move.ok()) << text;
    EXPECT_EQ(move.error().kind, ErrorKind::kMalformed) << text;
    EXPECT_EQ(move.error().column, column) << text;
    EXPECT_EQ(move.error().message, message);
  }
  const Result<Move> other = game->ParseMove(position, "P1: pass");
  ASSERT_FALSE(other.ok());
  EXPECT_EQ(other.error().kind, ErrorKind::kIllegal);
  EXPECT_EQ(other.error().rule, "PV-TURN-04");
  EXPECT_EQ(other.error().column, 1);
  EXPECT_EQ(other.error().message, "it is P0's turn, not P1's");
  // After the end nobody is to act.
  EXPECT_TRUE(game->ParseMove(After(*game, Set(*game, Stalling()), "pass"), "P1: pass").ok());
}

}  // namespace
}  // namespace timeproof::testing
