#include "tests/properties/spoilt_games.h"

#include <algorithm>
#include <utility>

#include "engine/ttykm/moves.h"
#include "engine/ttykm/state.h"

namespace timeproof {
namespace {

using ttykm::State;
using ttykm::Step;
using ttykm::Verb;

// The game as it is. Those below override one thing each.
class Honest : public Game {
 public:
  explicit Honest(std::shared_ptr<const Game> game) : game_(std::move(game)) {}

  std::string_view name() const override { return game_->name(); }
  int players() const override { return game_->players(); }
  Position Start() const override { return game_->Start(); }
  int ToMove(const Position& position) const override { return game_->ToMove(position); }
  void LegalMoves(const Position& position, MoveList* moves) const override { game_->LegalMoves(position, moves); }
  void Apply(Position* position, Move move, EffectSink* sink) const override { game_->Apply(position, move, sink); }
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    return game_->WhyIllegal(position, move);
  }
  Outcome outcome(const Position& position) const override { return game_->outcome(position); }
  bool AtTurnStart(const Position& position) const override { return game_->AtTurnStart(position); }
  std::uint64_t CountTurns(const Position& position) const override { return game_->CountTurns(position); }
  std::optional<Error> Validate(const Position& position) const override { return game_->Validate(position); }
  std::string MoveText(Move move) const override { return game_->MoveText(move); }
  void EveryMove(MoveList* moves) const override { game_->EveryMove(moves); }
  Result<Move> ParseMove(const Position& position, std::string_view text) const override {
    return game_->ParseMove(position, text);
  }
  std::string SeatName(int seat) const override { return game_->SeatName(seat); }
  Value ToValue(const Position& position) const override { return game_->ToValue(position); }
  Result<Position> FromValue(const Value& value, Reading reading) const override {
    return game_->FromValue(value, reading);
  }
  std::string ToLine(const Position& position) const override { return game_->ToLine(position); }
  Result<Position> FromLine(std::string_view text) const override { return game_->FromLine(text); }
  Value Expect(const Position& before, std::span<const Move> moves, const Value& said) const override {
    return game_->Expect(before, moves, said);
  }
  std::string Picture(const Position& position, const Position* other) const override {
    return game_->Picture(position, other);
  }
  std::string Caption(const Position& position) const override { return game_->Caption(position); }
  std::string Compare(const Position& expected, const Position& actual) const override {
    return game_->Compare(expected, actual);
  }
  std::string Describe(const Effect& effect) const override { return game_->Describe(effect); }

 protected:
  const Game& honest() const { return *game_; }

 private:
  std::shared_ptr<const Game> game_;
};

// Another valid position: who went first matters to nobody.
void SwapFirst(Position* position) {
  auto& state = position->As<State>();
  state.first = ttykm::Opponent(state.first);
}

Result<Position> Swapped(Result<Position> position) {
  if (position) SwapFirst(&position.value());
  return position;
}

Move Draw() { return ttykm::MakeMove(Verb::kDraw); }
bool IsFocusStep(const Position& position) { return position.As<State>().step == Step::kFocus; }

// --- Notation.

struct MisreadsLines final : Honest {
  using Honest::Honest;
  Result<Position> FromLine(std::string_view text) const override { return Swapped(honest().FromLine(text)); }
};

struct MisreadsObjects final : Honest {
  using Honest::Honest;
  Result<Position> FromValue(const Value& value, Reading reading) const override {
    auto position = honest().FromValue(value, reading);
    return reading == Reading::kExact ? Swapped(std::move(position)) : position;
  }
};

struct PaintsFromMemory final : Honest {
  using Honest::Honest;
  std::string Picture(const Position& position, const Position* other) const override {
    std::string picture = honest().Picture(position, other);
    std::ranges::replace(picture, 'W', 'B');
    return picture;
  }
};

struct ExpectsChange final : Honest {
  using Honest::Honest;
  Value Expect(const Position& before, std::span<const Move> moves, const Value& said) const override {
    Position other = before;
    SwapFirst(&other);
    return honest().Expect(other, moves, said);
  }
};

struct HasNoCaption final : Honest {
  using Honest::Honest;
  std::string Caption(const Position&) const override { return ""; }
};

struct ConfusesMoves final : Honest {
  using Honest::Honest;
  std::string MoveText(Move move) const override {
    return honest().MoveText(move == ttykm::CopyMove(7) ? ttykm::CopyMove(8) : move);
  }
};

struct ListsEveryMoveTwice final : Honest {
  using Honest::Honest;
  void EveryMove(MoveList* moves) const override {
    honest().EveryMove(moves);
    moves->Add(Draw());
  }
};

struct ForgetsMoves final : Honest {
  using Honest::Honest;
  void EveryMove(MoveList* moves) const override {
    MoveList all;
    honest().EveryMove(&all);
    moves->Clear();
    for (const Move move : all) {
      if (move != ttykm::CopyMove(1)) moves->Add(move);
    }
  }
};

// --- Which moves are legal.

struct ListsBackwards final : Honest {
  using Honest::Honest;
  void LegalMoves(const Position& position, MoveList* moves) const override {
    MoveList ordered;
    honest().LegalMoves(position, &ordered);
    moves->Clear();
    for (std::size_t i = ordered.size(); i > 0; --i) moves->Add(ordered[i - 1]);
  }
};

struct ListsFocusTooEarly final : Honest {
  using Honest::Honest;
  void LegalMoves(const Position& position, MoveList* moves) const override {
    honest().LegalMoves(position, moves);
    if (position.As<State>().step == Step::kAct) moves->Add(ttykm::FocusMove(ttykm::Era::kPresent));
  }
};

struct RefusesDraws final : Honest {
  using Honest::Honest;
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    if (move == Draw()) return Refusal{"TK-END-01", "no draws here"};
    return honest().WhyIllegal(position, move);
  }
};

struct RefusesWhatItLists final : Honest {
  using Honest::Honest;
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    if (move == ttykm::FocusMove(ttykm::Era::kFuture)) return Refusal{"TK-TURN-07", "the future is closed"};
    return honest().WhyIllegal(position, move);
  }
};

struct AcceptsWhatItHides final : Honest {
  using Honest::Honest;
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    if (IsFocusStep(position) && move == ttykm::CopyMove(1)) return std::nullopt;
    return honest().WhyIllegal(position, move);
  }
};

struct AcceptsActionsTooEarly final : Honest {
  using Honest::Honest;
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    const bool chooses = position.As<State>().step == Step::kCopy;
    if (chooses && move == ttykm::StepMove(ttykm::Direction::kEast, false)) return std::nullopt;
    return honest().WhyIllegal(position, move);
  }
};

struct PlantsAtAnyTime final : Honest {
  using Honest::Honest;
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    if (position.As<State>().step != Step::kOver && move == ttykm::SpaceMove(Verb::kPlant, 1)) return std::nullopt;
    return honest().WhyIllegal(position, move);
  }
};

struct RefusesByNoRule final : Honest {
  using Honest::Honest;
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    auto refusal = honest().WhyIllegal(position, move);
    if (refusal && move == ttykm::CopyMove(2)) refusal->rule = "TK-WHIM-01";
    return refusal;
  }
};

// --- The end, turns and seats.

struct NeverEnds final : Honest {
  using Honest::Honest;
  Outcome outcome(const Position&) const override { return {}; }
};

struct PlaysOnAfterTheEnd final : Honest {
  using Honest::Honest;
  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    if (move == Draw()) return std::nullopt;
    return honest().WhyIllegal(position, move);
  }
};

struct SeatsAGhost final : Honest {
  using Honest::Honest;
  Outcome outcome(const Position& position) const override {
    Outcome outcome = honest().outcome(position);
    if (outcome.over) outcome.winners = 4;
    return outcome;
  }
};

struct MiscountsTurns final : Honest {
  using Honest::Honest;
  std::uint64_t CountTurns(const Position& position) const override {
    return honest().CountTurns(position) + (IsFocusStep(position) ? 1 : 0);
  }
};

struct SharesAName final : Honest {
  using Honest::Honest;
  std::string SeatName(int seat) const override { return honest().SeatName(seat > 1 ? seat : 0); }
  Result<Move> ParseMove(const Position& position, std::string_view text) const override {
    const std::size_t colon = text.find(": ");
    if (text.starts_with("white: ") && !text.ends_with("concede")) text.remove_prefix(colon + 2);
    return honest().ParseMove(position, text);
  }
};

struct StartsByMood final : Honest {
  using Honest::Honest;
  Position Start() const override {
    Position start = honest().Start();
    if (++calls_ % 2 == 0) SwapFirst(&start);
    return start;
  }

 private:
  mutable int calls_ = 0;
};

struct RefusesPositions final : Honest {
  using Honest::Honest;
  std::optional<Error> Validate(const Position& position) const override {
    if (IsFocusStep(position)) return Error{.message = "no taste"};
    return honest().Validate(position);
  }
};

// --- Moves.

struct CheatsInSilence final : Honest {
  using Honest::Honest;
  void Apply(Position* position, Move move, EffectSink* sink) const override {
    honest().Apply(position, move, sink);
    if (sink == nullptr) SwapFirst(position);
  }
};

struct RemembersTheLastGame final : Honest {
  using Honest::Honest;
  void Apply(Position* position, Move move, EffectSink* sink) const override {
    honest().Apply(position, move, sink);
    if (sink != nullptr && ++plays_ % 2 == 0) SwapFirst(position);
  }

 private:
  mutable int plays_ = 0;
};

struct IgnoresDraws final : Honest {
  using Honest::Honest;
  void Apply(Position* position, Move move, EffectSink* sink) const override {
    Position after = *position;
    honest().Apply(&after, move, sink);
    if (move != Draw()) *position = after;
  }
};

struct PlaysWithoutEffects final : Honest {
  using Honest::Honest;
  void Apply(Position* position, Move move, EffectSink* sink) const override {
    class Deaf final : public EffectSink {
      void On(const Effect&) override {}
    } deaf;
    honest().Apply(position, move, sink == nullptr ? nullptr : &deaf);
  }
};

struct CitesNoRule final : Honest {
  using Honest::Honest;
  void Apply(Position* position, Move move, EffectSink* sink) const override {
    honest().Apply(position, move, sink);
    if (sink != nullptr) sink->On({.rule = "TK-WHIM-01"});
  }
};

struct HasNoWords final : Honest {
  using Honest::Honest;
  std::string Describe(const Effect&) const override { return ""; }
};

template <typename Spoilt>
std::shared_ptr<const Game> Spoil(std::shared_ptr<const Game> game) {
  return std::make_shared<Spoilt>(std::move(game));
}

constexpr SpoiltGame kSpoiltGames[] = {
    {"line.round-trips", &Spoil<MisreadsLines>},
    {"object.round-trips", &Spoil<MisreadsObjects>},
    {"picture.round-trips", &Spoil<PaintsFromMemory>},
    {"expectation.changes-nothing-by-itself", &Spoil<ExpectsChange>},
    {"texts.keep-to-their-lines", &Spoil<HasNoCaption>},
    {"move-text.round-trips", &Spoil<ConfusesMoves>},
    {"every-move.ascends", &Spoil<ListsEveryMoveTwice>},
    {"legal.ascends", &Spoil<ListsBackwards>},
    {"legal.has-notation", &Spoil<ForgetsMoves>},
    {"legal.is-accepted", &Spoil<RefusesWhatItLists>},
    {"illegal.is-refused", &Spoil<AcceptsWhatItHides>},
    {"illegal.is-refused", &Spoil<AcceptsActionsTooEarly>},
    {"refusal.says-why", &Spoil<RefusesByNoRule>},
    {"over.is-without-moves", &Spoil<NeverEnds>},
    {"over.refuses-every-move", &Spoil<PlaysOnAfterTheEnd>},
    {"winners.have-seats", &Spoil<SeatsAGhost>},
    {"turns.add-up", &Spoil<MiscountsTurns>},
    {"seats.have-names", &Spoil<SharesAName>},
    {"start.repeats", &Spoil<StartsByMood>},
    {"position.is-valid", &Spoil<RefusesPositions>},
    {"apply.agrees-when-silent", &Spoil<CheatsInSilence>},
    {"apply.repeats-on-a-copy", &Spoil<RemembersTheLastGame>},
    {"move.changes-something", &Spoil<IgnoresDraws>},
    {"move.has-effects", &Spoil<PlaysWithoutEffects>},
    {"effects.cite-known-rules", &Spoil<CitesNoRule>},
    {"effects.have-words", &Spoil<HasNoWords>},
    {"ttykm.legal-fits-the-step", &Spoil<ListsFocusTooEarly>},
    {"ttykm.words-end-the-game", &Spoil<RefusesDraws>},
    {"ttykm.legal-is-symmetric", &Spoil<ListsBackwards>},
};

}  // namespace

std::span<const SpoiltGame> SpoiltGames() { return kSpoiltGames; }

std::shared_ptr<const Game> WithPlantingAtAnyTime(std::shared_ptr<const Game> ttykm) {
  return Spoil<PlantsAtAnyTime>(std::move(ttykm));
}

}  // namespace timeproof
