#include "engine/ttykm/expect.h"

#include <fmt/format.h>

#include "engine/ttykm/moves.h"
#include "engine/ttykm/notation.h"

namespace timeproof::ttykm {
namespace {

// Follows the moves as somebody would who knows the notation and none of the rules.
class Clerk {
 public:
  explicit Clerk(const State& before) : state_(before) {}

  void Note(Move move) {
    mover_ = state_.to_move;
    switch (VerbOf(move)) {
      case Verb::kCopy:
        state_.step = Step::kAct;
        state_.active = At(state_.FocusOf(mover_), SpaceIn(move));
        state_.actions_left = kActions;
        return;
      case Verb::kFocus:
        state_.focus[Index(mover_)] = EraIn(move);
        state_.to_move = Opponent(mover_);
        EndTurn(Step::kCopy);
        return;
      case Verb::kConcede:
        state_.winner = PlayerIn(move) == Player::kWhite ? Winner::kBlack : Winner::kWhite;
        EndTurn(Step::kOver);
        return;
      case Verb::kDraw:
        state_.winner = Winner::kDraw;
        EndTurn(Step::kOver);
        return;
      default:
        NoteAction(move);
    }
  }

  const State& state() const { return state_; }
  Player mover() const { return mover_; }

 private:
  void EndTurn(Step step) {
    state_.step = step;
    state_.active = kNowhere;
    state_.actions_left = 0;
  }

  void NoteAction(Move action) {
    const Place active = state_.active;
    if (active != kNowhere) {
      if (VerbOf(action) == Verb::kMove) state_.active = Beside(active, DirectionIn(action));
      if (VerbOf(action) == Verb::kTravelForward) state_.active = Later(active);
      if (VerbOf(action) == Verb::kTravelBack) state_.active = Earlier(active);
    }
    if (VerbOf(action) == Verb::kTravelBack && state_.supply[Index(mover_)] > 0) --state_.supply[Index(mover_)];
    if (VerbOf(action) == Verb::kBuild) state_.can_build[Index(mover_)] = 0;
    if (state_.actions_left > 0) --state_.actions_left;
    if (state_.actions_left == 0) state_.step = Step::kFocus;
  }

  State state_;
  Player mover_ = state_.to_move;
};

void Overlay(Value* value, const Value& said) {
  for (const auto& [key, field] : *said.map()) {
    const Value* old = value->Find(key);
    const bool each =
        (key == "focus" || key == "supply" || key == "statue") && old != nullptr && field.map() != nullptr;
    if (!each) {
      value->Set(key, field);
      continue;
    }
    Value merged = *old;
    for (const auto& [player, part] : *field.map()) merged.Set(player, part);
    value->Set(key, merged);
  }
}

bool Says(const Value& said, std::string_view key, std::string_view text) {
  const Value* field = said.Find(key);
  return field != nullptr && field->string() != nullptr && *field->string() == text;
}

}  // namespace

Value Expect(const Options& options, const State& before, std::span<const Move> moves, const Value& said) {
  Clerk clerk(before);
  for (const Move move : moves) clerk.Note(move);
  Value value = ToValue(options, clerk.state());
  if (said.map() == nullptr) return value;
  const bool over = said.Find("winner") != nullptr || Says(said, "step", "over");
  if (over) {
    value.Set("to_move", Name(clerk.mover()));
    value.Set("step", "over");
  }
  if (over || Says(said, "step", "copy")) {
    value.Erase("active");
    value.Erase("actions_left");
  }
  if (said.Find("step") != nullptr && !over) value.Erase("winner");
  Overlay(&value, said);
  return value;
}

std::string Caption(const Options& options, const State& state) {
  const Value value = ToValue(options, state);
  std::string text;
  if (state.step == Step::kOver) {
    text = state.winner == Winner::kDraw
               ? fmt::format("draw in {}'s turn", Name(state.to_move))
               : fmt::format("{} has won, in {}'s turn", *value.Find("winner")->string(), Name(state.to_move));
  } else {
    text = fmt::format("{} to move (step {})", Name(state.to_move), *value.Find("step")->string());
  }
  if (value.Find("actions_left") != nullptr) {
    text += state.active == kNowhere
                ? ", active copy dead"
                : fmt::format(", active copy on {} {}", Name(EraOf(state.active)), SpaceOf(state.active));
    text += fmt::format(", {} of 2 actions left", state.actions_left);
  }
  text += fmt::format("; focus white {}, black {}; supply white {}, black {}", Name(state.focus[0]),
                      Name(state.focus[1]), state.supply[0], state.supply[1]);
  if (options.influence) {
    const auto may = [&](Player player) { return state.can_build[Index(player)] != 0 ? "yes" : "no"; };
    text += fmt::format("; may build white {}, black {}", may(Player::kWhite), may(Player::kBlack));
  }
  if (state.first == Player::kBlack) text += "; black went first";
  return text;
}

}  // namespace timeproof::ttykm
