#include "engine/ttykm/ttykm.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "engine/ttykm/board_text.h"
#include "engine/ttykm/expect.h"
#include "engine/ttykm/moves.h"
#include "engine/ttykm/notation.h"
#include "engine/ttykm/options.h"
#include "engine/ttykm/questions.h"
#include "engine/ttykm/rules.h"
#include "engine/ttykm/state.h"
#include "engine/ttykm/trace.h"
#include "engine/ttykm/turn.h"
#include "engine/ttykm/validate.h"
#include "engine/ttykm/words.h"

namespace timeproof::ttykm {
namespace {

const State& Of(const Position& position) { return position.As<State>(); }

class Ttykm final : public Game {
 public:
  explicit Ttykm(const Options& options) : options_(options) {}

  std::string_view name() const override { return "ttykm"; }
  int players() const override { return 2; }

  Position Start() const override { return Position(Setup(options_)); }
  int ToMove(const Position& position) const override { return static_cast<int>(Of(position).to_move); }
  void LegalMoves(const Position& position, MoveList* moves) const override {
    ttykm::LegalMoves(options_, Of(position), moves);
  }
  void Apply(Position* position, Move move, EffectSink* sink) const override {
    ttykm::Apply(options_, &position->As<State>(), move, sink);
  }
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    const Rule rule = Forbids(options_, Of(position), move);
    if (rule == Rule::kNone) return std::nullopt;
    return Refusal{Id(rule), RefusalText(options_, Of(position), move, rule)};
  }
  Outcome outcome(const Position& position) const override {
    switch (Of(position).winner) {
      case Winner::kWhite:
        return {.over = true, .winners = 1U};
      case Winner::kBlack:
        return {.over = true, .winners = 2U};
      case Winner::kDraw:
        return {.over = true};
      case Winner::kNobody:
        break;
    }
    return {};
  }
  bool AtTurnStart(const Position& position) const override {
    return Of(position).step == Step::kCopy || Of(position).step == Step::kOver;
  }
  std::uint64_t CountTurns(const Position& position) const override {
    return ttykm::CountTurns(options_, Of(position));
  }
  std::optional<Error> Validate(const Position& position) const override {
    return ttykm::Validate(options_, Of(position));
  }

  std::string MoveText(Move move) const override { return ttykm::MoveText(move); }
  void EveryMove(MoveList* moves) const override { ttykm::EveryMove(moves); }
  Result<Move> ParseMove(const Position& position, std::string_view text) const override {
    return ttykm::ParseMove(text, Of(position).to_move, Of(position).step == Step::kOver);
  }
  std::string SeatName(int seat) const override { return std::string(Name(static_cast<Player>(seat))); }
  Value ToValue(const Position& position) const override { return ttykm::ToValue(options_, Of(position)); }
  Result<Position> FromValue(const Value& value, Reading reading) const override {
    const Result<State> state = ttykm::FromValue(options_, value, reading);
    if (state && reading == Reading::kExpected) return Position(*state);
    return Possible(state);
  }
  std::string ToLine(const Position& position) const override { return ttykm::ToLine(options_, Of(position)); }
  Result<Position> FromLine(std::string_view text) const override { return Possible(ttykm::FromLine(options_, text)); }
  Value Expect(const Position& before, std::span<const Move> moves, const Value& said) const override {
    return ttykm::Expect(options_, Of(before), moves, said);
  }

  std::string Picture(const Position& position, const Position* other) const override {
    return ttykm::Picture(Of(position), other == nullptr ? nullptr : &Of(*other));
  }
  std::string Caption(const Position& position) const override { return ttykm::Caption(options_, Of(position)); }
  std::string Compare(const Position& expected, const Position& actual) const override {
    std::string text = CompareBoards(Of(expected), Of(actual));
    const std::string left = ttykm::Caption(options_, Of(expected));
    const std::string right = ttykm::Caption(options_, Of(actual));
    if (left != right) text += fmt::format("expected  {}\nactual    {}\n", left, right);
    return text;
  }
  std::string Describe(const Effect& effect) const override { return ttykm::Describe(effect); }

 private:
  Result<Position> Possible(const Result<State>& state) const {
    if (!state) return state.error();
    if (auto error = ttykm::Validate(options_, *state)) return *std::move(error);
    return Position(*state);
  }

  Options options_;
};

Result<std::unique_ptr<const Game>> Make(const Value& value, Reading reading) {
  const Result<Options> options = ReadOptions(value, reading);
  if (!options) return options.error();
  return std::unique_ptr<const Game>(std::make_unique<Ttykm>(*options));
}

}  // namespace

GameInfo Info() {
  const auto first_ruling = std::ranges::find(kRuleIds, kRulings.front().name);
  return {.name = "ttykm",
          .title = "That Time You Killed Me",
          .options = OptionInfos(),
          .questions = QuestionInfos(),
          .rules = {std::next(std::begin(kRuleIds)), first_ruling},
          .make = &Make};
}

}  // namespace timeproof::ttykm
