// Positions and moves of Timelancers in all their forms.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "tests/engine/timelancers_game.h"

namespace timeproof::testing {
namespace {

using timelancers::State;
using timelancers::Step;

// A position in the middle of a capture, with something in every field that can be filled there.
Value FullPosition() {
  return Value::MakeMap(
      {{"active", "P1"},
       {"round", 2},
       {"step", "place"},
       {"moves_made", 1},
       {"event", "m200"},
       {"row", Value::MakeMap({{"science", Value::MakeList({"m200", Value(), "s2"})}})},
       {"deck", Value::MakeMap({{"science", Value::MakeList({"x3", "m150"})}})},
       {"tile", Value::MakeMap({{"bank", Value::MakeMap({{"face", "b"}, {"litter", Value::MakeMap({{"med", 2}})}})},
                                {"studio", "b"}})},
       {"enforcer", "tailor"},
       {"enforcement_up", "bank-flip"},
       {"enforcement_deck", Value::MakeList({"science-only", "cultural-only"})},
       {"enforcement_discard", Value::MakeList({"locksmith-flip"})},
       {"job_deck", Value::MakeList({"ancient-science-2", "modern-social-1"})},
       {"job_discard", Value::MakeList({"middle-cultural-2"})},
       {"rng", "x0123456789abcdef"},
       {"P1", Value::MakeMap({{"at", 4},
                              {"slots", Value::MakeMap({{"3", Value::MakeList({"m100", "repeat"})},
                                                        {"4", Value::MakeList({"m300", "revise"})}})},
                              {"upgrades", Value::MakeMap({{"1", 3}})},
                              {"res", Value::MakeMap({{"case", 1}, {"camera", 2}})},
                              {"money", 5},
                              {"gems", 1},
                              {"hand_jobs", Value::MakeList({"modern-military-1"})},
                              {"faction", "eras"}})},
       {"P2", Value::MakeMap({{"at", "tailor"},
                              {"locks", 2},
                              {"reserved", "olympics"},
                              {"done_jobs", Value::MakeList({"ancient-cultural-3"})}})}});
}

// --- Positions.

TEST(TimelancersNotation, RoundTripsOfPositions) {
  std::set<Step> steps;
  for (const Value& options : ManyOptions()) {
    const auto game = Timelancers(options);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Playout(*game, seed, 400, [&](const Position& position) {
        steps.insert(position.As<State>().step);
        const Value value = game->ToValue(position);
        for (const Reading reading : {Reading::kExact, Reading::kLenient, Reading::kExpected}) {
          const Result<Position> read = game->FromValue(value, reading);
          ASSERT_TRUE(read.ok()) << read.error().where << ": " << read.error().message;
          EXPECT_EQ(*read, position);
        }
        const Result<Position> line = game->FromLine(game->ToLine(position));
        ASSERT_TRUE(line.ok()) << line.error().message << "\n" << game->ToLine(position);
        EXPECT_EQ(*line, position);
      });
    }
  }
  for (std::size_t step = 0; step < timelancers::kStepNames.size(); ++step) {
    EXPECT_TRUE(steps.contains(static_cast<Step>(step))) << timelancers::kStepNames[step];
  }
}

TEST(TimelancersNotation, ObjectHasItsFieldsInOrder) {
  const auto game = Examples();
  std::string keys;
  const Value value = game->ToValue(Set(*game, FullPosition()));
  for (const auto& [key, field] : *value.map()) keys += key + " ";
  EXPECT_EQ(keys,
            "mode players round step active seat moves_made prev_tile P1 P2 row tile enforcer enforcement_up "
            "enforcement_discard supply_upgrades supply_locks end_triggered partial deck enforcement_deck job_deck "
            "job_discard rng event ");
  keys.clear();
  for (const auto& [key, field] : *value.Find("P1")->map()) keys += key + " ";
  EXPECT_EQ(keys,
            "at slots upgrades res money gems locks reserved hand_jobs done_jobs character faction goal_met acted "
            "trapped ");
  EXPECT_EQ(
      *value.Find("tile")->Find("bank"),
      Value::MakeMap({{"hex", Value::MakeList({1, -1})}, {"face", "b"}, {"litter", Value::MakeMap({{"med", 2}})}}));
  EXPECT_EQ(*value.Find("P1")->Find("slots")->Find("4"), Value::MakeList({"m300", "revise"}));
}

TEST(TimelancersNotation, LenientlyWhatIsLeftOutIsEmptyOrFollows) {
  const auto game = Examples();
  const Value value = game->ToValue(Set(*game, FullPosition()));
  EXPECT_EQ(*value.Find("supply_upgrades"), Value(17));
  EXPECT_EQ(*value.Find("supply_locks"), Value(13));
  EXPECT_EQ(*value.Find("seat"), Value("P1"));
  EXPECT_EQ(*value.Find("end_triggered"), Value(false));
  EXPECT_EQ(*value.Find("row")->Find("cultural"), Value::MakeList({Value(), Value(), Value()}));
  EXPECT_EQ(*value.Find("tile")->Find("radio"), Value::MakeMap({{"hex", Value::MakeList({-2, 0})}, {"face", "a"}}));
  EXPECT_EQ(*value.Find("P1")->Find("character"), Value("kylin"));
  EXPECT_EQ(*value.Find("P1")->Find("goal_met"), Value::MakeList({1}));
  EXPECT_EQ(*value.Find("P2")->Find("trapped"), Value(true));
  const Value opening = game->ToValue(Set(*game, Value(Value::Map())));
  EXPECT_EQ(*opening.Find("step"), Value("move"));
  EXPECT_EQ(*opening.Find("round"), Value(1));
  EXPECT_EQ(*opening.Find("P2")->Find("at"), Value("hq"));
  const Value second = game->ToValue(Set(*game, Value::MakeMap({{"active", "P2"}})));
  EXPECT_EQ(*second.Find("P1")->Find("acted"), Value(true));
  EXPECT_EQ(*second.Find("P2")->Find("acted"), Value(false));
}

TEST(TimelancersNotation, ExactRequiresEveryField) {
  const auto game = Examples();
  const Value whole = game->ToValue(Set(*game, FullPosition()));
  for (const auto& [key, field] : *whole.map()) {
    Value value = whole;
    value.Erase(key);
    const Result<Position> read = game->FromValue(value, Reading::kExact);
    ASSERT_FALSE(read.ok()) << key;
    // Without partial the position would have to be complete, and a step is about an event.
    const bool is_optional = key == "partial" || key == "event";
    EXPECT_EQ(read.error().kind, is_optional ? ErrorKind::kInvalid : ErrorKind::kMalformed) << key;
    EXPECT_TRUE(is_optional || read.error().message == key + " is missing") << read.error().message;
  }
  for (const auto& [key, field] : *whole.Find("P1")->map()) {
    Value value = whole;
    Value player = *whole.Find("P1");
    player.Erase(key);
    value.Set("P1", player);
    const Result<Position> read = game->FromValue(value, Reading::kExact);
    ASSERT_FALSE(read.ok()) << key;
    EXPECT_EQ(read.error().where, "P1." + key);
  }
  Value more = whole;
  more.Set("mood", "good");
  EXPECT_TRUE(game->FromValue(more, Reading::kExact).ok());
  EXPECT_FALSE(game->FromValue(more, Reading::kLenient).ok());
}

TEST(TimelancersNotation, SaysWhereAnObjectIsWrong) {
  const auto game = Examples();
  const auto player = [](const char* key, Value field) { return Value::MakeMap({{key, std::move(field)}}); };
  const struct {
    const char* key;
    Value field;
    const char* where;
    const char* message;
  } cases[] = {
      {"players", 3, "players", "by the options 2 play"},
      {"mode", "solo", "mode", "mode is solo; by the options it is traditional"},
      {"mode", "quick", "mode", "mode is 'quick', it should be one of traditional, advanced, solo"},
      {"step", 1, "step",
       "step is a whole number, it should be one of draft, move, tile, ability, action, pay, replace, place, job, "
       "lock, discard, drop, over"},
      {"active", "P3", "active", "P3 does not play"},
      {"active", 1, "active", "active is a whole number, it should be one of P1, P2, P3, P4"},
      {"enforcer", "moon", "enforcer", "'moon' is no id of a tile in the pack examples-synthetic"},
      {"enforcer", 3, "enforcer", "enforcer is a whole number, it should be the id of a tile"},
      {"row", Value::MakeMap({{"art", Value()}}), "row.art",
       "no key 'art' here; there are cultural, military, science, social"},
      {"row", Value::MakeMap({{"science", Value::MakeList({"s1", "s2", Value(), Value()})}}), "row.science",
       "row.science has 4 places, it should have 3; null is a gap"},
      {"deck", Value::MakeMap({{"science", Value::MakeList({"s1", Value()})}}), "deck.science.1",
       "deck.science.1 is null, it should be the id of a card"},
      {"deck", Value::MakeMap({{"science", "s1"}}), "deck.science", "deck.science is a text, it should be a list"},
      {"job_deck", Value::MakeList({"middle-cultural-2"}), "job_discard.0", "middle-cultural-2 is elsewhere, too"},
      {"tile", Value::MakeMap({{"bank", Value::MakeMap({{"hex", Value::MakeList({1})}})}}), "tile.bank.hex",
       "tile.bank.hex is a list, it should be a list of two numbers, [q, r]"},
      {"tile", Value::MakeMap({{"bank", "c"}}), "tile.bank", "tile.bank is 'c', it should be one of a, b"},
      {"rng", "0123", "rng", "'0123' is not x and sixteen hexadecimal digits"},
      {"P2", player("at", 10), "P2.at", "P2.at is 10, it should be 1 to 9"},
      {"P2", player("slots", Value::MakeMap({{"0", Value::MakeList({"x1", "repeat"})}})), "P2.slots.0",
       "'0' is no slot, it should be 1 to 9"},
      {"P2", player("slots", Value::MakeMap({{"1", Value::MakeList({"x1"})}})), "P2.slots.1",
       "P2.slots.1 is a list, it should be a list of an event and its side, [olympics, revise]"},
      {"P2", player("slots", Value::MakeMap({{"1", Value::MakeList({"x1", "up"})}})), "P2.slots.1.1",
       "P2.slots.1.1 is 'up', it should be one of repeat, revise"},
      {"P2", player("money", -1), "P2.money", "P2.money is -1, it should be 0 to 1000000000"},
      {"P2", player("res", Value::MakeMap({{"gold", 1}})), "P2.res.gold",
       "no key 'gold' here; there are case, med, weapon, disguise, camera, comm"},
      {"P2", player("goal_met", Value::MakeList({"first"})), "P2.goal_met.0",
       "P2.goal_met.0 is a text, it should be a whole number"},
      {"P2", player("acted", 1), "P2.acted", "P2.acted is a whole number, it should be true or false"},
      {"over", Value::MakeMap({{"winners", Value(Value::List())}}), "over", "the step is not over"},
  };
  for (const auto& c : cases) {
    Value value = FullPosition();
    value.Set("partial", true);
    value.Set(c.key, c.field);
    const Result<Position> read = game->FromValue(value, Reading::kLenient);
    ASSERT_FALSE(read.ok()) << c.where;
    EXPECT_EQ(read.error().message, c.message);
    EXPECT_EQ(read.error().where, c.where);
  }
  EXPECT_FALSE(game->FromValue(Value("start"), Reading::kLenient).ok());
  EXPECT_FALSE(game->FromValue(Value::MakeMap({{"step", "over"}, {"partial", true}}), Reading::kLenient).ok());
}

TEST(TimelancersNotation, OneLine) {
  const auto game = Examples();
  const Position position = Set(*game, FullPosition());
  const std::string line = game->ToLine(position);
  EXPECT_EQ(line,
            "mode=traditional players=2 round=2 step=place active=P1 moves_made=1 P1.at=4 "
            "P1.slots=3:m100:repeat,4:m300:revise P1.upgrades=1:3 P1.res=case:1,camera:2 P1.money=5 P1.gems=1 "
            "P1.hand_jobs=modern-military-1 P1.character=kylin P1.faction=eras P1.goal_met=1 P2.at=tailor P2.locks=2 "
            "P2.reserved=olympics P2.done_jobs=ancient-cultural-3 P2.character=jeune P2.trapped=yes "
            "row.science=m200,-,s2 tile.hq=0,0,a tile.archives=1,0,a tile.armory=1,1,a tile.bank=1,-1,b,med:2 "
            "tile.capitol=-1,2,a tile.courthouse=1,-2,a tile.engineer=0,-1,a tile.hospital=-1,-1,a "
            "tile.jeweler=0,1,a tile.laboratory=-1,0,a tile.locksmith=-2,1,a tile.market=-1,1,a tile.radio=-2,0,a "
            "tile.studio=2,0,b tile.tailor=2,-1,a enforcer=tailor enforcement_up=bank-flip "
            "enforcement_discard=locksmith-flip supply_upgrades=17 supply_locks=13 partial=yes deck.science=x3,m150 "
            "enforcement_deck=science-only,cultural-only job_deck=ancient-science-2,modern-social-1 "
            "job_discard=middle-cultural-2 rng=x0123456789abcdef event=m200");
  const Result<Position> read = game->FromLine(line);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(*read, position);
  // What is empty may be said, and the order is free.
  const Result<Position> more =
      game->FromLine("P2.money=0 P2.res=- prev_tile=- event=m200 " + line.substr(0, line.rfind(" event")));
  ASSERT_TRUE(more.ok()) << more.error().message;
  EXPECT_EQ(*more, position);
}

TEST(TimelancersNotation, SaysWhereALineIsWrong) {
  const auto game = Examples();
  const struct {
    const char* text;
    int column;
    const char* message;
  } cases[] = {
      {"round=1 mood=good", 9, "'mood=good' is no notation of a position"},
      {"round", 1, "'round' is no notation of a position"},
      {"round=01", 1, "'round=01' is no notation of a position"},
      {"round=", 1, "'round=' is no notation of a position"},
      {"round=1 step=move round=1", 19, "'round' stands there twice"},
      {"P3.money=1", 1, "'P3.money=1' is no notation of a position"},
      {"P1.mood=1", 1, "'P1.mood=1' is no notation of a position"},
      {"tile.moon=1,1,a", 1, "'tile.moon=1,1,a' is no notation of a position"},
      {"tile.bank=1,a", 1, "'tile.bank=1,a' is no notation of a position"},
      {"tile.bank=1,1,a,med", 1, "'tile.bank=1,1,a,med' is no notation of a position"},
      {"P1.res=med:1,med:1", 1, "'P1.res=med:1,med:1' is no notation of a position"},
      {"P1.trapped=true", 1, "'P1.trapped=true' is no notation of a position"},
      {"row.science=s1,,s2", 1, "'row.science=s1,,s2' is no notation of a position"},
      {"over.mood=1", 1, "'over.mood=1' is no notation of a position"},
  };
  for (const auto& c : cases) {
    const Result<Position> read = game->FromLine(c.text);
    ASSERT_FALSE(read.ok()) << c.text;
    EXPECT_EQ(read.error().message, c.message);
    EXPECT_EQ(read.error().column, c.column) << c.text;
    EXPECT_EQ(read.error().kind, ErrorKind::kMalformed);
  }
}

// A game that is over says who has won, on one line too.
TEST(TimelancersNotation, TheEnd) {
  const auto game = Examples();
  const Value over = Value::MakeMap({{"winners", Value::MakeList({"P1", "P2"})}, {"unfinished", true}});
  const Position position = Set(*game, Value::MakeMap({{"over", over}}));
  EXPECT_EQ(*game->ToValue(position).Find("over"), over);
  EXPECT_EQ(*game->ToValue(position).Find("step"), Value("over"));
  EXPECT_NE(game->ToLine(position).find(" over.winners=P1,P2 over.unfinished=yes"), std::string::npos);
  EXPECT_EQ(*game->FromLine(game->ToLine(position)), position);
  EXPECT_EQ(game->outcome(position), (Outcome{.over = true, .winners = 3}));
}

// Between two answers the first is in the position.
TEST(TimelancersNotation, LocksThatAreSaid) {
  const auto game = Examples();
  const auto holder = [](Value at, const char* slot, const char* event) {
    return Value::MakeMap(
        {{"at", std::move(at)}, {"locks", 1}, {"slots", Value::MakeMap({{slot, Value::MakeList({event, "repeat"})}})}});
  };
  Value first = holder(1, "5", "taj");
  Value slots = *first.Find("slots");
  slots.Set("2", Value::MakeList({"olympics", "revise"}));
  first.Set("slots", slots);
  const Position asked = Set(*game, Value::MakeMap({{"step", "lock"},
                                                    {"event", "olympics"},
                                                    {"cause", "capture"},
                                                    {"P1", first},
                                                    {"P2", holder("bank", "7", "c1900")}}));
  const Position answered = After(*game, asked, "P1: lock taj");
  const Value value = game->ToValue(answered);
  EXPECT_EQ(*value.Find("seat"), Value("P2"));
  EXPECT_EQ(*value.Find("asked"), Value::MakeList({"P1"}));
  EXPECT_EQ(*value.Find("P1")->Find("locked"), Value::MakeList({5}));
  EXPECT_EQ(*game->FromValue(value, Reading::kExact), answered);
  EXPECT_NE(game->ToLine(answered).find(" P1.locked=5 "), std::string::npos);
  EXPECT_EQ(*game->FromLine(game->ToLine(answered)), answered);
  // Who may not decide now is told so.
  EXPECT_EQ(game->ParseMove(answered, "P1: lock").error().rule, "TL-LOCK-06");
}

// --- Moves.

TEST(TimelancersNotation, RoundTripsOfMoves) {
  for (const Value& options : ManyOptions()) {
    const auto game = Timelancers(options);
    MoveList moves;
    Playout(*game, 5, 200, [&](const Position& position) {
      game->LegalMoves(position, &moves);
      for (const Move move : moves) {
        const std::string text = game->MoveText(move);
        for (const std::string& written : {text, game->SeatName(game->ToMove(position)) + ": " + text}) {
          const Result<Move> read = game->ParseMove(position, written);
          ASSERT_TRUE(read.ok()) << written << ": " << read.error().message;
          EXPECT_EQ(*read, move) << written;
        }
      }
    });
    game->EveryMove(&moves);
    for (const Move move : moves) {
      const Result<Move> read = game->ParseMove(game->Start(), game->MoveText(move));
      ASSERT_TRUE(read.ok()) << game->MoveText(move) << ": " << read.error().message;
      EXPECT_EQ(*read, move) << game->MoveText(move);
    }
    EXPECT_TRUE(std::adjacent_find(moves.begin(), moves.end(), std::greater_equal()) == moves.end());
    // Some of each form.
    std::set<timelancers::Verb> verbs;
    for (const Move move : moves) verbs.insert(timelancers::VerbOf(move));
    EXPECT_EQ(verbs.size(), static_cast<std::size_t>(timelancers::Verb::kDrop) + 1);
    for (const char* text : {"act", "act 9", "trade med for case case", "use", "use 9", "use med", "use med 9",
                             "use med comm", "pay", "pay case camera", "lock"}) {
      EXPECT_TRUE(std::ranges::find(moves, *game->ParseMove(game->Start(), text)) != moves.end()) << text;
    }
  }
}

TEST(TimelancersNotation, EveryFormOfAMove) {
  const auto game = Examples();
  const Position position = game->Start();
  for (const char* text : {"draft olympics",
                           "go bank",
                           "machine 9",
                           "end",
                           "take camera",
                           "act",
                           "act 3",
                           "reset olympics",
                           "reset social",
                           "copy bank",
                           "transport hq",
                           "trade med for case",
                           "trade med for case camera",
                           "use",
                           "use case camera",
                           "use 3",
                           "use med 3",
                           "skip",
                           "capture gutenberg",
                           "rotate taj",
                           "flip studio",
                           "reserve x1",
                           "reserve deck science",
                           "pay",
                           "pay case case camera",
                           "replace m10",
                           "place 6",
                           "place 3 left",
                           "place 4 right",
                           "job middle-cultural-2",
                           "lock",
                           "lock taj c700",
                           "discard weapon",
                           "drop modern-social-1"}) {
    const Result<Move> move = game->ParseMove(position, text);
    ASSERT_TRUE(move.ok()) << text << ": " << move.error().message;
    EXPECT_EQ(game->MoveText(*move), text);
  }
  // Resources and events in any order are the same move.
  EXPECT_EQ(game->MoveText(*game->ParseMove(position, " pay camera  case\tcase ")), "pay case case camera");
  EXPECT_EQ(game->MoveText(*game->ParseMove(position, "lock c700 taj")), "lock taj c700");
}

TEST(TimelancersNotation, SaysWhereAMoveIsMalformed) {
  const auto game = Examples();
  const Position position = game->Start();
  const struct {
    const char* text;
    int column;
    const char* message;
  } cases[] = {
      {"", 1,
       "the move is missing: it starts with one of draft, go, machine, end, take, act, reset, copy, transport, "
       "trade, use, skip, capture, rotate, flip, reserve, pay, replace, place, job, lock, discard, drop"},
      {"P2:", 4,
       "the move is missing: it starts with one of draft, go, machine, end, take, act, reset, copy, "
       "transport, trade, use, skip, capture, rotate, flip, reserve, pay, replace, place, job, lock, discard, "
       "drop"},
      {"P3: end", 1, "'P3' is no player: before the colon stands P1 to P2"},
      {"draft", 6, "the move ends too early: next comes an event of the pack examples-synthetic, by its id"},
      {"draft moon", 7, "'moon' is no notation: here stands an event of the pack examples-synthetic, by its id"},
      {"machine 10", 9, "'10' is no notation: here stands a slot from 1 to 9"},
      {"machine 0", 9, "'0' is no notation: here stands a slot from 1 to 9"},
      {"take gold", 6,
       "'gold' is no notation: here stands a resource, one of case, med, weapon, disguise, camera, comm"},
      {"reserve deck art", 14, "'art' is no notation: here stands a type, one of cultural, military, science, social"},
      {"job moon", 5, "'moon' is no notation: here stands a side job of the pack examples-synthetic, by its id"},
      {"reset moon", 7,
       "'moon' is no notation: here stands an event of the pack examples-synthetic, by its id; or a type, one of "
       "cultural, military, science, social"},
      {"reserve science", 9,
       "'science' is no notation: here stands an event of the pack examples-synthetic, by its id; or deck and a type"},
      {"pay gold", 5,
       "'gold' is no notation: here stands a resource, one of case, med, weapon, disguise, camera, comm"},
      {"use case gold", 10,
       "'gold' is no notation: here stands a resource, one of case, med, weapon, disguise, camera, comm; or a slot "
       "from 1 to 9"},
      {"act 10", 5, "'10' is no notation: here stands a slot from 1 to 9"},
      {"end now", 5, "'now' is one word too many"},
      {"act 3 4", 7, "'4' is one word too many"},
      {"trade med case", 11, "a trade is one resource for one or two: trade med for case camera"},
      {"trade med for", 14,
       "the move ends too early: next comes a resource, one of case, med, weapon, disguise, camera, comm"},
      {"trade med for case case case", 25, "'case' is one word too many"},
      {"use med med med med med med med med", 33, "more than 7 pieces of med"},
      {"pay med med med med med med med med med med med med med med med med", 65, "more than 15 pieces of med"},
      {"use 3 med", 7, "'med' is one word too many"},
      {"place 3 up", 9, "'up' is one word too many"},
      {"lock taj taj", 10, "taj is named twice"},
  };
  for (const auto& c : cases) {
    const Result<Move> move = game->ParseMove(position, c.text);
    ASSERT_FALSE(move.ok()) << c.text;
    EXPECT_EQ(move.error().message, c.message);
    EXPECT_EQ(move.error().column, c.column) << c.text;
    EXPECT_EQ(move.error().kind, ErrorKind::kMalformed) << c.text;
  }
}

TEST(TimelancersNotation, PrefixesNameWhoDecides) {
  const auto game = Examples();
  const Position start = game->Start();  // P2 drafts first
  EXPECT_TRUE(game->ParseMove(start, "P2: draft olympics").ok());
  const Result<Move> wrong = game->ParseMove(start, "P1: draft olympics");
  ASSERT_FALSE(wrong.ok());
  EXPECT_EQ(wrong.error().kind, ErrorKind::kIllegal);
  EXPECT_EQ(wrong.error().rule, "TL-TURN-01");
  EXPECT_EQ(wrong.error().message, "it is for P2 to decide, not for P1");
  // A ripple rotates events of one type, so nobody can lock others with them.
  const Result<Move> mixed = game->ParseMove(start, "lock taj s1");
  ASSERT_FALSE(mixed.ok());
  EXPECT_EQ(mixed.error().kind, ErrorKind::kIllegal);
  EXPECT_EQ(mixed.error().rule, "TL-LOCK-06");
  EXPECT_EQ(mixed.error().column, 10);
}

}  // namespace
}  // namespace timeproof::testing
