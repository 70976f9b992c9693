// The engine and the plain reading of That Time You Killed Me agree: on legal moves, on refusals, on what comes of
// each move, on which positions are valid, and on how many ways there are to play on.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/games.h"
#include "engine/perft.h"
#include "engine/random.h"
#include "properties/ttykm/plain/plain.h"

namespace timeproof::plain {
namespace {

using Texts = std::vector<std::string>;

constexpr int kChapterSets = 8;

Value ChapterSet(int number) {
  Value::List chapters;
  if ((number & 1) != 0) chapters.emplace_back("growth");
  if ((number & 2) != 0) chapters.emplace_back("influence");
  if ((number & 4) != 0) chapters.emplace_back("memory");
  return chapters;
}

template <typename Thing>
Thing OneOf(const std::vector<Thing>& things, Random* random) {
  return things.at(static_cast<std::size_t>(random->Below(things.size())));
}

// Every ruling at random, by default in half of all cases.
Value RandomRulings(Random* random) {
  Value::Map rulings;
  const bool defaults = random->Below(2) == 0;
  for (const auto& [ruling, values] : RulingValues()) {
    if (!defaults) rulings.emplace_back(ruling, OneOf(values, random));
  }
  return rulings;
}

Value RandomOptions(int chapter_set, Random* random) {
  const auto handicap = [&] { return random->Below(4) == 0 ? static_cast<int>(random->Below(4)) : 0; };
  return Value::MakeMap({{"chapters", ChapterSet(chapter_set)},
                         {"rulings", RandomRulings(random)},
                         {"handicap", Value::MakeMap({{"white", handicap()}, {"black", handicap()}})},
                         {"first", OneOf<Value>({"white", "black"}, random)}});
}

std::string Print(const Value& value) {
  if (value.boolean() != nullptr) return *value.boolean() ? "true" : "false";
  if (value.integer() != nullptr) return std::to_string(*value.integer());
  if (value.string() != nullptr) return "\"" + *value.string() + "\"";
  std::string text;
  if (value.list() != nullptr) {
    for (const Value& item : *value.list()) text += (text.empty() ? "" : ", ") + Print(item);
    return "[" + text + "]";
  }
  if (value.map() == nullptr) return "null";
  for (const auto& [key, item] : *value.map()) text += (text.empty() ? "\"" : ", \"") + key + "\": " + Print(item);
  return "{" + text + "}";
}

Texts Sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

// Counts how often each rule was carried out.
class Tally : public EffectSink {
 public:
  void On(const Effect& effect) override { ++counts_[std::string(effect.rule)]; }
  int count(const std::string& rule) const {
    const auto found = counts_.find(rule);
    return found == counts_.end() ? 0 : found->second;
  }

 private:
  std::map<std::string, int> counts_;
};

// Both readings of the rules under the same options.
class Readings {
 public:
  explicit Readings(const Value& options) : options_(options), plain_(options) {
    auto game = MakeGame("ttykm", options, Reading::kLenient);
    EXPECT_TRUE(game.ok()) << Print(options);
    game_ = std::move(game).value();
  }

  const Game& game() const { return *game_; }
  const Rules& plain() const { return plain_; }

  Position FromPlain(const Value& value) const {
    auto position = game_->FromValue(value, Reading::kExact);
    EXPECT_TRUE(position.ok()) << Print(value);
    return *position;
  }

  // Compares everything about `position`, and what every legal move makes of it.
  void ExpectAgreement(const Position& position, Tally* tally) const {
    const Value value = game_->ToValue(position);
    SCOPED_TRACE(game_->ToLine(position) + "\noptions " + Print(options_) + "\nposition " + Print(value));
    ASSERT_EQ(plain_.Validate(value), std::nullopt);
    const auto fault = game_->Validate(position);
    ASSERT_FALSE(fault.has_value()) << fault->message;
    const Texts legal = Sorted(plain_.LegalMoves(value));
    ASSERT_EQ(Sorted(EngineMoves(position)), legal);
    for (const std::string& move : EveryMove()) ExpectSameRefusal(position, legal, move);
    for (const std::string& move : legal) ExpectSameResult(position, value, move, tally);
    if (!game_->outcome(position).over) ExpectSameEnds(position, value, tally);
  }

  Position Play(Position position, const std::string& move, EffectSink* sink = nullptr) const {
    const auto parsed = game_->ParseMove(position, move);
    EXPECT_TRUE(parsed.ok()) << move;
    game_->Apply(&position, *parsed, sink);
    return position;
  }

  Texts EngineMoves(const Position& position) const {
    MoveList moves;
    game_->LegalMoves(position, &moves);
    Texts texts;
    for (const Move move : moves) texts.push_back(game_->MoveText(move));
    return texts;
  }

 private:
  void ExpectSameRefusal(const Position& position, const Texts& legal, const std::string& text) const {
    const auto move = game_->ParseMove(position, text);
    ASSERT_TRUE(move.ok()) << text;
    const auto refusal = game_->WhyIllegal(position, *move);
    EXPECT_EQ(!refusal.has_value(), std::ranges::binary_search(legal, text)) << text;
  }

  void ExpectSameResult(const Position& position, const Value& value, const std::string& move, Tally* tally) const {
    const Value expected = plain_.Apply(value, move);
    const Value actual = game_->ToValue(Play(position, move, tally));
    EXPECT_EQ(Print(actual), Print(expected)) << move;
  }

  void ExpectSameEnds(const Position& position, const Value& value, Tally* tally) const {
    for (const char* end : {"concede", "white: concede", "black: concede", "draw"}) {
      ExpectSameResult(position, value, end, tally);
    }
  }

  Value options_;
  Rules plain_;
  std::unique_ptr<const Game> game_;
};

// Plays at random for at most `length` moves, comparing all the way.
void ComparePlayout(const Readings& readings, Position position, int length, Random* random, Tally* tally) {
  for (int i = 0; i <= length; ++i) {
    readings.ExpectAgreement(position, tally);
    const Texts moves = readings.EngineMoves(position);
    if (moves.empty() || testing::Test::HasFailure()) return;
    position = readings.Play(position, OneOf(moves, random));
  }
}

TEST(PlainAgrees, OnTheStart) {
  for (int set = 0; set < kChapterSets; ++set) {
    Random random(static_cast<std::uint64_t>(set));
    const Readings readings(RandomOptions(set, &random));
    EXPECT_EQ(Print(readings.game().ToValue(readings.game().Start())), Print(readings.plain().Start()));
  }
}

TEST(PlainAgrees, OnRandomGames) {
  Tally tally;
  for (int game = 0; game < 8 * kChapterSets && !HasFailure(); ++game) {
    Random random(1000 + static_cast<std::uint64_t>(game));
    const Readings readings(RandomOptions(game % kChapterSets, &random));
    ComparePlayout(readings, readings.game().Start(), 60, &random, &tally);
  }
}

TEST(PlainAgrees, OnDensePositions) {
  Tally tally;
  for (int game = 0; game < 250 * kChapterSets && !HasFailure(); ++game) {
    Random random(2000 + static_cast<std::uint64_t>(game));
    const Readings readings(RandomOptions(game % kChapterSets, &random));
    const Position position = readings.FromPlain(readings.plain().Dense(&random));
    if (!HasFailure()) ComparePlayout(readings, position, 3, &random, &tally);
  }
  for (const char* rule : {"TK-I-PROP-01", "TK-I-PROP-02", "TK-I-BUILD-02", "TK-I-BUILD-03", "TK-I-BUILD-04",
                           "TK-G-TOPPLE-03", "TK-G-CRUSH-01", "TK-G-UNGROW-01", "TK-GI-01", "TK-GM-01", "TK-IM-01",
                           "TK-M-MEMORY-01", "TK-M-TRAMPLE-01", "TK-PARADOX-01"}) {
    EXPECT_GT(tally.count(rule), 0) << rule << " never happened";
  }
}

TEST(PlainAgrees, OnTreeCounts) {
  for (int set = 0; set < kChapterSets; ++set) {
    const Readings readings(Value::MakeMap({{"chapters", ChapterSet(set)}}));
    const Position start = readings.game().Start();
    const Value value = readings.plain().Start();
    EXPECT_EQ(Perft(readings.game(), start, 4), readings.plain().Perft(value, 4)) << set;
    EXPECT_EQ(Perft(readings.game(), start, 1, {.unit = PerftUnit::kTurns}), readings.plain().PerftTurns(value, 1));
  }
}

TEST(PlainAgrees, OnTreeCountsOfDensePositions) {
  for (int game = 0; game < 2 * kChapterSets; ++game) {
    Random random(3000 + static_cast<std::uint64_t>(game));
    const Readings readings(RandomOptions(game % kChapterSets, &random));
    const Value value = readings.plain().Dense(&random);
    const Position position = readings.FromPlain(value);
    EXPECT_EQ(Perft(readings.game(), position, 3), readings.plain().Perft(value, 3)) << Print(value);
    EXPECT_EQ(Perft(readings.game(), position, 1, {.unit = PerftUnit::kTurns}), readings.plain().PerftTurns(value, 1))
        << Print(value);
  }
}

std::string RandomToken(Random* random) {
  return OneOf<std::string>({"W",  "B",  "s",  "W+s", "B+s", "sh", "T",  "T^", "T>", "Tv",
                             "T<", "So", "Sw", "Sb",  "D",   "L",  "Dw", "Db", "Lw", "Lb"},
                            random);
}

Value RandomColourMap(Random* random, const std::vector<Value>& values) {
  return Value::MakeMap({{"white", OneOf(values, random)}, {"black", OneOf(values, random)}});
}

// Changes one thing about a position without regard for sense.
void Spoil(Value* position, Random* random) {
  const auto era = OneOf<std::string>({"past", "present", "future"}, random);
  const std::string space = std::to_string(1 + random->Below(16));
  Value board = *position->Find("board");
  Value spaces = *board.Find(era);
  switch (random->Below(9)) {
    case 0:
      spaces.Set(space, RandomToken(random));
      board.Set(era, spaces);
      position->Set("board", board);
      return;
    case 1:
      spaces.Erase(space);
      board.Set(era, spaces);
      position->Set("board", board);
      return;
    case 2:
      position->Set("supply", RandomColourMap(random, {-1, 0, 1, 2, 3, 4, 5}));
      return;
    case 3:
      if (position->Find("statue") != nullptr) position->Set("statue", RandomColourMap(random, {true, false}));
      return;
    case 4:
      position->Set("focus", RandomColourMap(random, {"past", "present", "future"}));
      return;
    case 5:
      position->Set("to_move", OneOf<Value>({"white", "black"}, random));
      return;
    case 6:
      position->Set("step", OneOf<Value>({"copy", "act", "focus", "over"}, random));
      return;
    case 7:
      position->Set("active",
                    OneOf<Value>({Value(), Value::MakeMap({{"era", era}, {"space", std::stoi(space)}})}, random));
      return;
    default:
      if (position->Find("actions_left") == nullptr) return;
      position->Set("actions_left", OneOf<Value>({0, 1, 2, 3}, random));
      position->Set("step", OneOf<Value>({"act", "focus"}, random));
  }
}

TEST(PlainAgrees, OnWhatIsValid) {
  int valid = 0;
  int invalid = 0;
  for (int game = 0; game < 60 * kChapterSets && !HasFailure(); ++game) {
    Random random(4000 + static_cast<std::uint64_t>(game));
    const Readings readings(RandomOptions(game % kChapterSets, &random));
    Value sound = readings.plain().Dense(&random);
    for (int i = 0; i < 5 && !HasFailure(); ++i) {
      Value spoilt = sound;
      Spoil(&spoilt, &random);
      const auto expected = readings.plain().Validate(spoilt);
      const auto position = readings.game().FromValue(spoilt, Reading::kExact);
      const bool accepted = position.ok() && !readings.game().Validate(*position).has_value();
      ++(accepted ? valid : invalid);
      EXPECT_EQ(accepted, !expected.has_value()) << expected.value_or("valid") << "\n" << Print(spoilt);
      const Texts moves = readings.plain().LegalMoves(sound);
      if (!moves.empty()) sound = readings.plain().Apply(sound, OneOf(moves, &random));
    }
  }
  EXPECT_GT(valid, 100);
  EXPECT_GT(invalid, 100);
}

}  // namespace
}  // namespace timeproof::plain
