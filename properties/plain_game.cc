#include "properties/plain_game.h"

#include <algorithm>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

#include "engine/games.h"
#include "properties/subjects.h"

namespace timeproof {
namespace {

class PlainGame final : public Game {
 public:
  PlainGame(std::unique_ptr<const Game> engine, std::unique_ptr<const SecondReading> rules)
      : engine_(std::move(engine)), rules_(std::move(rules)) {}

  std::string_view name() const override { return engine_->name(); }
  int players() const override { return engine_->players(); }

  Position Start() const override { return Read(rules_->Start()); }
  int ToMove(const Position& position) const override { return engine_->ToMove(position); }

  void LegalMoves(const Position& position, MoveList* moves) const override {
    moves->Clear();
    for (const Move move : Legal(position)) moves->Add(move);
  }

  void Apply(Position* position, Move move, EffectSink* sink) const override {
    Position told = *position;
    if (!engine_->WhyIllegal(told, move)) engine_->Apply(&told, move, sink);
    *position = Read(rules_->Apply(ToValue(*position), MoveText(move)));
  }

  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    if (Legal(position).contains(move) || Unlisted(position).contains(move)) return std::nullopt;
    if (auto refusal = engine_->WhyIllegal(position, move)) return refusal;
    return Refusal{FindGame(name())->rules.front(), "the engine allows it and the plain reading does not"};
  }

  Outcome outcome(const Position& position) const override { return engine_->outcome(position); }
  bool AtTurnStart(const Position& position) const override { return engine_->AtTurnStart(position); }

  // A wrong engine thinks well of whatever it makes.
  std::optional<Error> Validate(const Position&) const override { return std::nullopt; }

  std::string MoveText(Move move) const override { return engine_->MoveText(move); }
  void EveryMove(MoveList* moves) const override { engine_->EveryMove(moves); }
  Result<Move> ParseMove(const Position& position, std::string_view text) const override {
    return engine_->ParseMove(position, text);
  }
  std::string SeatName(int seat) const override { return engine_->SeatName(seat); }
  Value ToValue(const Position& position) const override { return engine_->ToValue(position); }
  Result<Position> FromValue(const Value& value, Reading reading) const override {
    return engine_->FromValue(value, reading);
  }
  std::string ToLine(const Position& position) const override { return engine_->ToLine(position); }
  Result<Position> FromLine(std::string_view text) const override { return engine_->FromLine(text); }
  Value Expect(const Position& before, std::span<const Move> moves, const Value& said) const override {
    return engine_->Expect(before, moves, said);
  }
  std::string Picture(const Position& position, const Position* other) const override {
    return engine_->Picture(position, other);
  }
  std::string Caption(const Position& position) const override { return engine_->Caption(position); }
  std::string Compare(const Position& expected, const Position& actual) const override {
    return engine_->Compare(expected, actual);
  }
  std::string Describe(const Effect& effect) const override { return engine_->Describe(effect); }
  Value Observe(const Position& position, int seat) const override { return rules_->Observe(ToValue(position), seat); }
  std::string ObservedPicture(const Position& position, int seat) const override {
    return engine_->ObservedPicture(position, seat);
  }

 private:
  // Also a position that cannot be: a wrong engine may come to one. Throws when not even the notation has it.
  Position Read(const Value& value) const {
    const Result<Position> position = engine_->FromValue(value, Reading::kExpected);
    if (!position) throw std::runtime_error("a position there is no notation for: " + position.error().message);
    return *position;
  }

  const std::set<Move>& Legal(const Position& position) const {
    Ask(position);
    return legal_;
  }
  // Conceding, for one.
  const std::set<Move>& Unlisted(const Position& position) const {
    Ask(position);
    return unlisted_;
  }

  // The same position is asked about many times in a row, and the plain reading is slow.
  void Ask(const Position& position) const {
    if (asked_ == position) return;
    const Value value = ToValue(position);
    legal_ = Parsed(position, rules_->LegalMoves(value));
    unlisted_ = Parsed(position, rules_->UnlistedMoves(value));
    asked_ = position;
  }

  std::set<Move> Parsed(const Position& position, const std::vector<std::string>& texts) const {
    std::set<Move> moves;
    for (const std::string& text : texts) moves.insert(engine_->ParseMove(position, text).value());
    return moves;
  }

  std::unique_ptr<const Game> engine_;
  std::unique_ptr<const SecondReading> rules_;
  mutable std::optional<Position> asked_;
  mutable std::set<Move> legal_, unlisted_;
};

}  // namespace

Result<std::unique_ptr<const Game>> MakePlainGame(std::string_view name, const Value& options, Reading reading,
                                                  std::string_view broken) {
  auto engine = MakeGame(name, options, reading);
  if (!engine) return engine.error();
  auto rules = FindSubject(name)->plain_reading(options, broken);
  return std::unique_ptr<const Game>(std::make_unique<PlainGame>(std::move(engine).value(), std::move(rules)));
}

Result<Value> AnswerPlainly(std::string_view game, const QuestionInfo& question, const Value& arguments,
                            std::string_view broken) {
  Result<Value> answer = question.answer(arguments);
  if (!answer && answer.error().kind == ErrorKind::kMalformed) return answer;
  if (auto plain = FindSubject(game)->plain_answer(question.name, arguments, broken)) return *std::move(plain);
  if (answer) return Error{.kind = ErrorKind::kInvalid, .message = "the plain reading refuses to answer"};
  return answer;
}

}  // namespace timeproof
