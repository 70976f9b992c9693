#include "engine/timelancers/expect.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/notation.h"

namespace timeproof::timelancers {
namespace {

// Follows the moves as somebody would who knows the notation and none of the rules.
class Clerk {
 public:
  Clerk(const Options& options, const State& before) : options_(options), state_(before) {}

  const State& state() const { return state_; }

  void Write(Move move) {
    const Step step = state_.step;
    switch (VerbOf(move)) {
      case Verb::kDraft:
        return EndDraft();
      case Verb::kGo:
      case Verb::kTransport:
        return Land(IndexIn(move), VerbOf(move) == Verb::kTransport);
      case Verb::kMachine:
        return Enter(IndexIn(move));
      case Verb::kEnd:
        return EndTurn();
      case Verb::kTake:
        state_.least_kind = static_cast<std::uint8_t>(IndexIn(move));
        return;
      case Verb::kCopy:
        state_.copied = ToRef(IndexIn(move));
        return;
      case Verb::kUse:
        state_.step = Step::kAction;
        return;
      case Verb::kCapture:
        state_.event = ToRef(IndexIn(move));
        [[fallthrough]];
      case Verb::kPay:
      case Verb::kReplace:
        state_.step = Step::kPlace;
        return;
      default:
        if (step == Step::kAbility) {  // skip
          state_.step = Step::kAction;
        } else {
          EndMove();
        }
    }
  }

  // The game has ended with that move.
  void WriteOver() {
    ClearDoing();
    state_.step = Step::kOver;
    TakeTurn(options_.players - 1);
    SetActed(options_.players);
  }

  // It is that seat's turn, unless it was before. Seats take turns in their order.
  void WriteActive(int seat) {
    if (seat == state_.active) return;
    TakeTurn(seat);
    SetActed(seat);
  }

  // What is half done is forgotten.
  void ClearDoing() {
    state_.copied = kAbsent;
    state_.transported = 0;
    state_.least_kind = 0;
    state_.event = kAbsent;
    state_.cause = Cause::kNothing;
    state_.asked = 0;
    state_.card_half = 0;
    for (PlayerState& player : state_.players) player.locked = 0;
  }

 private:
  void TakeTurn(int seat) {
    state_.active = static_cast<std::uint8_t>(seat);
    state_.seat = state_.active;
    state_.moves_made = 0;
    state_.prev_tile = kAbsent;
  }

  void SetActed(int seats) {
    for (int seat = 0; seat < options_.players; ++seat) state_.players[At(seat)].acted = seat < seats ? 1 : 0;
  }

  void EndDraft() {
    if (state_.seat > 0) return TakeTurn(state_.seat - 1);
    state_.step = Step::kMove;
    state_.round = 1;
  }

  // The headquarters ask nothing.
  void Land(int tile, bool by_transport) {
    PlayerState& player = Active(state_);
    state_.prev_tile = player.tile;
    state_.transported = by_transport ? 1 : 0;
    state_.least_kind = 0;
    player.tile = ToRef(tile);
    player.slot = 0;
    state_.step = Step::kTile;
    if (tile == options_.pack->hq) EndMove();
  }

  void Enter(int slot) {
    PlayerState& player = Active(state_);
    state_.prev_tile = kAbsent;
    player.tile = kAbsent;
    player.slot = static_cast<std::uint8_t>(slot);
    state_.step = Step::kAction;
  }

  void EndMove() {
    const bool by_enforcer = state_.cause == Cause::kEnforcer;
    ClearDoing();
    state_.seat = state_.active;
    state_.step = Step::kMove;
    if (by_enforcer) return StartRound();
    if (++state_.moves_made == options_.MovesATurn()) EndTurn();
  }

  void EndTurn() {
    const int next = state_.active + 1;
    if (next == options_.players) return StartRound();
    TakeTurn(next);
    SetActed(next);
  }

  void StartRound() {
    TakeTurn(0);
    SetActed(0);
    ++state_.round;
  }

  const Options& options_;
  State state_;
};

// The fields of these are expected each by themselves.
bool IsOverlaidByPart(std::string_view key) {
  constexpr std::array<std::string_view, 7> kKeys = {"row", "deck", "tile", "P1", "P2", "P3", "P4"};
  return std::ranges::find(kKeys, key) != kKeys.end();
}

// A tile may be said as a face alone.
Value TileField(Value tile, const Value& said) {
  if (said.string() != nullptr) tile.Set("face", said);
  if (said.map() == nullptr) return said.string() != nullptr ? tile : said;
  for (const auto& [key, field] : *said.map()) tile.Set(key, field);
  return tile;
}

Value Overlaid(std::string_view key, const Value& old, const Value& said) {
  if (!IsOverlaidByPart(key) || old.map() == nullptr || said.map() == nullptr) return said;
  Value map = old;
  for (const auto& [name, field] : *said.map()) {
    const Value* part = map.Find(name);
    map.Set(name, key == "tile" && part != nullptr ? TileField(*part, field) : field);
  }
  return map;
}

// What the author says of the course of the game.
void Hear(const Value& said, bool has_moves, Clerk* clerk) {
  if (said.Find("over") != nullptr && has_moves) clerk->WriteOver();
  const Value* step = said.Find("step");
  if (step != nullptr && *step != Value(kStepNames[At(clerk->state().step)])) clerk->ClearDoing();
  const Value* active = said.Find("active");
  for (int seat = 0; seat < kMostPlayers && active != nullptr; ++seat) {
    if (*active == Value(SeatName(seat))) clerk->WriteActive(seat);
  }
}

}  // namespace

Value Expect(const Options& options, const State& before, std::span<const Move> moves, const Value& said) {
  Clerk clerk(options, before);
  for (const Move move : moves) clerk.Write(move);
  Hear(said, !moves.empty(), &clerk);
  Value value = ToValue(options, clerk.state());
  if (said.map() == nullptr) return value;
  const Value* step = said.Find("step");
  if (step != nullptr && *step != Value(kStepNames[At(Step::kOver)])) value.Erase("over");
  for (const auto& [key, field] : *said.map()) {
    const Value* old = value.Find(key);
    value.Set(key, Overlaid(key, old == nullptr ? Value() : *old, field));
  }
  return value;
}

}  // namespace timeproof::timelancers
