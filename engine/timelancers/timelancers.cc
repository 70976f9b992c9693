#include "engine/timelancers/timelancers.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "engine/timelancers/deal.h"
#include "engine/timelancers/describe.h"
#include "engine/timelancers/expect.h"
#include "engine/timelancers/legality.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/notation.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/picture.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/state.h"
#include "engine/timelancers/turn.h"
#include "engine/timelancers/validate.h"
#include "engine/timelancers/words.h"

namespace timeproof::timelancers {
namespace {

const State& Of(const Position& position) { return position.As<State>(); }

class Timelancers final : public Game {
 public:
  explicit Timelancers(Options options) : options_(std::move(options)) {}

  std::string_view name() const override { return "timelancers"; }
  int players() const override { return options_.players; }

  Position Start() const override { return Position(Deal(options_)); }
  int ToMove(const Position& position) const override { return Of(position).seat; }
  void LegalMoves(const Position& position, MoveList* moves) const override {
    timelancers::LegalMoves(options_, Of(position), moves);
  }
  void Apply(Position* position, Move move, EffectSink* sink) const override {
    timelancers::Apply(options_, &position->As<State>(), move, sink);
  }
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    const Rule rule = Forbids(options_, Of(position), move);
    if (rule == Rule::kNone) return std::nullopt;
    return Refusal{Id(rule), RefusalText(options_, Of(position), move, rule)};
  }
  Outcome outcome(const Position& position) const override {
    return {.over = Of(position).step == Step::kOver, .winners = Of(position).winners};
  }
  // In the draft each choice is a turn.
  bool AtTurnStart(const Position& position) const override {
    const State& state = Of(position);
    return state.step == Step::kOver || state.step == Step::kDraft ||
           (state.step == Step::kMove && state.moves_made == 0);
  }
  std::optional<Error> Validate(const Position& position) const override {
    return timelancers::Validate(options_, Of(position));
  }

  std::string MoveText(Move move) const override { return timelancers::MoveText(*options_.pack, move); }
  void EveryMove(MoveList* moves) const override { timelancers::EveryMove(*options_.pack, moves); }
  Result<Move> ParseMove(const Position& position, std::string_view text) const override {
    return timelancers::ParseMove(*options_.pack, Of(position), options_.players, text);
  }
  std::string SeatName(int seat) const override { return timelancers::SeatName(seat); }
  Value ToValue(const Position& position) const override { return timelancers::ToValue(options_, Of(position)); }
  Result<Position> FromValue(const Value& value, Reading reading) const override {
    const Result<State> state = timelancers::FromValue(options_, value, reading);
    if (state && reading == Reading::kExpected) return Position(*state);
    return Possible(state);
  }
  std::string ToLine(const Position& position) const override { return timelancers::ToLine(options_, Of(position)); }
  Result<Position> FromLine(std::string_view text) const override {
    return Possible(timelancers::FromLine(options_, text));
  }
  Value Observe(const Position& position, int seat) const override {
    return timelancers::Observe(options_, Of(position), seat);
  }
  Value Expect(const Position& before, std::span<const Move> moves, const Value& said) const override {
    return timelancers::Expect(options_, Of(before), moves, said);
  }

  std::string Picture(const Position& position, const Position* other) const override {
    return timelancers::Picture(options_, Of(position), other == nullptr ? nullptr : &Of(*other));
  }
  std::string ObservedPicture(const Position& position, int seat) const override {
    return timelancers::ObservedPicture(options_, Of(position), seat);
  }
  std::string Caption(const Position& position) const override { return timelancers::Caption(options_, Of(position)); }
  std::string Compare(const Position& expected, const Position& actual) const override {
    return timelancers::Compare(options_, Of(expected), Of(actual));
  }
  std::string Describe(const Effect& effect) const override { return timelancers::Describe(*options_.pack, effect); }

 private:
  Result<Position> Possible(const Result<State>& state) const {
    if (!state) return state.error();
    if (auto error = timelancers::Validate(options_, *state)) return *std::move(error);
    return Position(*state);
  }

  Options options_;
};

Result<std::unique_ptr<const Game>> Make(const Value& value, Reading reading) {
  const Result<Options> options = ReadOptions(value, reading);
  if (!options) return options.error();
  return std::unique_ptr<const Game>(std::make_unique<Timelancers>(*options));
}

}  // namespace

GameInfo Info() {
  const auto first_ruling = std::ranges::find(kRuleIds, kRulings.front().name);
  return {.name = "timelancers",
          .title = "Timelancers",
          .options = OptionInfos(),
          .questions = {},
          .rules = {std::next(std::begin(kRuleIds)), first_ruling},
          .make = &Make,
          .documents = Documents()};
}

}  // namespace timeproof::timelancers
