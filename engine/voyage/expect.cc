#include "engine/voyage/expect.h"

#include <algorithm>
#include <optional>

#include "engine/voyage/moves.h"
#include "engine/voyage/notation.h"

namespace timeproof::voyage {
namespace {

// Follows the moves as somebody would who knows the notation and none of the rules.
class Clerk {
 public:
  explicit Clerk(const State& before) : state_(before) {}

  void Note(Move move) {
    mover_ = state_.seat;
    switch (VerbOf(move)) {
      case Verb::kMove:
        state_.machine = static_cast<std::uint8_t>(std::min(state_.machine + 1, kLastPosition));
        state_.moved = 1;
        [[fallthrough]];
      case Verb::kStay:
        state_.main_done = 1;
        return;
      case Verb::kWarp:
        state_.machine = static_cast<std::uint8_t>(PositionIn(move));
        state_.moved = 1;
        return;
      case Verb::kPass:
      case Verb::kEnd:
        state_.idle = state_.moved != 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(state_.idle + 1);
        state_.moved = 0;
        state_.main_done = 0;
        state_.seat = static_cast<std::uint8_t>((state_.seat + 1) % state_.players);
    }
  }

  const State& state() const { return state_; }
  int mover() const { return mover_; }

 private:
  State state_;
  int mover_ = state_.seat;
};

std::optional<std::size_t> PlaceOf(std::string_view field, std::string_view key, int players) {
  if (field == "stacks" || field == "tokens") return PositionKey(key);
  return field == "hands" || field == "held" ? SeatKey(key, players) : std::nullopt;
}

// The list with those entries replaced that the map names; nothing when it names one that is not there.
std::optional<Value> Replaced(Value list, std::string_view field, const Value::Map& entries, int players) {
  for (const auto& [key, entry] : entries) {
    const auto place = PlaceOf(field, key, players);
    if (!place) return std::nullopt;
    (*list.list())[*place] = entry;
  }
  return list;
}

}  // namespace

Value Expect(const State& before, std::span<const Move> moves, const Value& said) {
  Clerk clerk(before);
  for (const Move move : moves) clerk.Note(move);
  Value value = ToValue(clerk.state());
  if (said.map() == nullptr) return value;
  if (said.Find("over") != nullptr) value.Set("seat", clerk.mover());
  for (const auto& [key, field] : *said.map()) {
    const Value* old = value.Find(key);
    const bool each = old != nullptr && old->list() != nullptr && field.map() != nullptr;
    const auto replaced = each ? Replaced(*old, key, *field.map(), before.players) : std::nullopt;
    value.Set(key, replaced.value_or(field));
  }
  return value;
}

}  // namespace timeproof::voyage
