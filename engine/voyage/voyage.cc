#include "engine/voyage/voyage.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "engine/voyage/deal.h"
#include "engine/voyage/expect.h"
#include "engine/voyage/legality.h"
#include "engine/voyage/moves.h"
#include "engine/voyage/notation.h"
#include "engine/voyage/options.h"
#include "engine/voyage/picture.h"
#include "engine/voyage/rules.h"
#include "engine/voyage/state.h"
#include "engine/voyage/turn.h"
#include "engine/voyage/validate.h"
#include "engine/voyage/words.h"

namespace timeproof::voyage {
namespace {

const State& Of(const Position& position) { return position.As<State>(); }

class Voyage final : public Game {
 public:
  explicit Voyage(const Options& options) : options_(options) {}

  std::string_view name() const override { return "voyage"; }
  int players() const override { return options_.players; }

  Position Start() const override { return Position(Deal(options_)); }
  int ToMove(const Position& position) const override { return Of(position).seat; }
  void LegalMoves(const Position& position, MoveList* moves) const override {
    voyage::LegalMoves(options_, Of(position), moves);
  }
  void Apply(Position* position, Move move, EffectSink* sink) const override {
    voyage::Apply(options_, &position->As<State>(), move, sink);
  }
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    const Rule rule = Legality(options_, Of(position)).Forbids(move);
    if (rule == Rule::kNone) return std::nullopt;
    return Refusal{Id(rule), RefusalText(Of(position), move, rule)};
  }
  Outcome outcome(const Position& position) const override {
    return {.over = Of(position).IsOver(), .winners = Of(position).winners};
  }
  // Whatever is done in a turn sets one of the flags.
  bool AtTurnStart(const Position& position) const override {
    const State& state = Of(position);
    return state.IsOver() || (state.main_done == 0 && state.moved == 0);
  }
  std::optional<Error> Validate(const Position& position) const override {
    return voyage::Validate(options_, Of(position));
  }

  std::string MoveText(Move move) const override { return voyage::MoveText(move); }
  void EveryMove(MoveList* moves) const override {
    moves->Clear();
    ForEveryMove([moves](Move move) { moves->Add(move); });
  }
  Result<Move> ParseMove(const Position& position, std::string_view text) const override {
    return voyage::ParseMove(Of(position), text);
  }
  std::string SeatName(int seat) const override { return voyage::SeatName(seat); }
  Value ToValue(const Position& position) const override { return voyage::ToValue(Of(position)); }
  Result<Position> FromValue(const Value& value, Reading reading) const override {
    const Result<State> state = voyage::FromValue(options_, value, reading);
    if (state && reading == Reading::kExpected) return Position(*state);
    return Possible(state);
  }
  std::string ToLine(const Position& position) const override { return voyage::ToLine(Of(position)); }
  Result<Position> FromLine(std::string_view text) const override { return Possible(voyage::FromLine(options_, text)); }
  Value Observe(const Position& position, int seat) const override { return voyage::Observe(Of(position), seat); }
  Value Expect(const Position& before, std::span<const Move> moves, const Value& said) const override {
    return voyage::Expect(Of(before), moves, said);
  }

  std::string Picture(const Position& position, const Position* other) const override {
    return voyage::Picture(Of(position), other == nullptr ? nullptr : &Of(*other));
  }
  std::string ObservedPicture(const Position& position, int seat) const override {
    return voyage::ObservedPicture(Of(position), seat);
  }
  std::string Caption(const Position& position) const override { return voyage::Caption(options_, Of(position)); }
  std::string Compare(const Position& expected, const Position& actual) const override {
    return voyage::Compare(options_, Of(expected), Of(actual));
  }
  std::string Describe(const Effect& effect) const override { return voyage::Describe(effect); }

 private:
  Result<Position> Possible(const Result<State>& state) const {
    if (!state) return state.error();
    if (auto error = voyage::Validate(options_, *state)) return *std::move(error);
    return Position(*state);
  }

  Options options_;
};

Result<std::unique_ptr<const Game>> Make(const Value& value, Reading reading) {
  const Result<Options> options = ReadOptions(value, reading);
  if (!options) return options.error();
  return std::unique_ptr<const Game>(std::make_unique<Voyage>(*options));
}

}  // namespace

GameInfo Info() {
  const auto first_ruling = std::ranges::find(kRuleIds, kRulings.front().name);
  return {.name = "voyage",
          .title = "Parallel Time Machine Voyage",
          .options = OptionInfos(),
          .rules = {std::next(std::begin(kRuleIds)), first_ruling},
          .make = &Make};
}

}  // namespace timeproof::voyage
