#include "engine/ttykm/notation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "engine/text.h"
#include "engine/ttykm/board_text.h"

namespace timeproof::ttykm {
namespace {

using MaybeError = std::optional<Error>;

constexpr std::array<std::string_view, 4> kStepNames = {"copy", "act", "focus", "over"};
constexpr std::array<std::string_view, 4> kWinnerNames = {"", "white", "black", "draw"};

Error Fault(ErrorKind kind, std::string_view where, std::string message) {
  return {.kind = kind, .message = std::move(message), .where = std::string(where)};
}
Error Malformed(std::string_view where, std::string message) {
  return Fault(ErrorKind::kMalformed, where, std::move(message));
}
Error Invalid(std::string_view where, std::string message) {
  return Fault(ErrorKind::kInvalid, where, std::move(message));
}

template <typename Names>
std::optional<std::size_t> IndexOf(const Names& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end() || name.empty()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

// Reads the fields of a position object, one function for each; the first fault ends it.
class PositionReader {
 public:
  PositionReader(const Options& options, const Value& value, Reading reading)
      : options_(options), value_(value), lenient_(reading != Reading::kExact) {}

  Result<State> Read() {
    if (value_.map() == nullptr) return Malformed("", fmt::format("a position is a map, not {}", value_.TypeName()));
    constexpr std::array kFields = {&PositionReader::ReadUnknown, &PositionReader::ReadMissing,
                                    &PositionReader::ReadBoard,   &PositionReader::ReadPlayers,
                                    &PositionReader::ReadFocus,   &PositionReader::ReadSupply,
                                    &PositionReader::ReadStatue,  &PositionReader::ReadStep,
                                    &PositionReader::ReadActive,  &PositionReader::ReadWinner};
    for (const auto field : kFields) {
      if (MaybeError error = (this->*field)()) return *std::move(error);
    }
    return state_;
  }

 private:
  MaybeError ReadUnknown() {
    static constexpr std::array<std::string_view, 10> kKnown = {
        "board", "to_move", "first", "focus", "supply", "statue", "step", "active", "actions_left", "winner"};
    if (!lenient_) return std::nullopt;
    for (const auto& [key, field] : *value_.map()) {
      if (!IndexOf(kKnown, key)) {
        return Malformed(key, fmt::format("a position has no '{}'; it has {}", key, fmt::join(kKnown, ", ")));
      }
    }
    if (!options_.influence && value_.Find("statue") != nullptr) {
      return Malformed("statue", "statue tells who may still build; the chapter influence is not in play");
    }
    return std::nullopt;
  }

  // The fields that every position has; all that are missing are named at once.
  MaybeError ReadMissing() {
    std::vector<std::string_view> required = {"board", "to_move", "focus"};
    if (!lenient_) required.insert(required.end(), {"supply", "step"});
    if (!lenient_ && options_.influence) required.emplace_back("statue");
    std::erase_if(required, [this](std::string_view key) { return value_.Find(key) != nullptr; });
    if (required.empty()) return std::nullopt;
    return Malformed(required.front(),
                     fmt::format("{} {} missing", fmt::join(required, ", "), required.size() == 1 ? "is" : "are"));
  }

  static Error Missing(std::string_view key) { return Malformed(key, fmt::format("{} is missing", key)); }
  static Error WrongType(std::string_view where, std::string_view wanted, const Value& value) {
    return Malformed(where, fmt::format("{} is {}, it should be {}", where, value.TypeName(), wanted));
  }

  MaybeError ReadBoard() {
    const Value* board = value_.Find("board");
    if (lenient_ && board->string() != nullptr) return ReadPicture(*board->string(), &state_);
    if (board->map() == nullptr) return WrongType("board", lenient_ ? "a picture or a map" : "a map", *board);
    for (const auto& [key, spaces] : *board->map()) {
      if (lenient_ && !IndexOf(kEraNames, key))
        return Malformed("board." + key, fmt::format("no era '{}'; there are {}", key, fmt::join(kEraNames, ", ")));
    }
    for (const Era era : kEras) {
      const std::string where = fmt::format("board.{}", Name(era));
      const Value* spaces = board->Find(Name(era));
      if (spaces == nullptr) return Missing(where);
      if (spaces->map() == nullptr) return WrongType(where, "a map", *spaces);
      if (MaybeError error = ReadSpaces(era, where, *spaces->map())) return error;
    }
    return std::nullopt;
  }

  MaybeError ReadSpaces(Era era, const std::string& board, const Value::Map& spaces) {
    for (const auto& [key, token] : spaces) {
      const std::string where = fmt::format("{}.{}", board, key);
      const int space = SpaceNumber(key);
      if (space == 0) return Malformed(where, fmt::format("'{}' is no space; they are numbered 1 to 16", key));
      if (token.string() == nullptr) return WrongType(where, "a text", token);
      if (*token.string() == ".") return Malformed(where, "empty spaces are left out");
      if (MaybeError error = PutToken(At(era, space), *token.string(), &state_)) return error;
    }
    return std::nullopt;
  }

  static int SpaceNumber(std::string_view key) {
    for (int space = 1; space <= kSpaces; ++space) {
      if (key == fmt::format_int(space).c_str()) return space;
    }
    return 0;
  }

  // A field that names one of `names`.
  template <typename Names>
  static Result<std::size_t> Choice(const std::string& where, const Value& value, const Names& names) {
    std::vector<std::string_view> listed;
    for (const std::string_view name : names) {
      if (!name.empty()) listed.push_back(name);
    }
    const std::string wanted = fmt::format("one of {}", fmt::join(listed, ", "));
    if (value.string() == nullptr) return WrongType(where, wanted, value);
    if (const auto index = IndexOf(names, *value.string())) return *index;
    return Malformed(where, fmt::format("{} is '{}', it should be {}", where, *value.string(), wanted));
  }

  MaybeError ReadPlayers() {
    const auto player = Choice("to_move", *value_.Find("to_move"), kPlayerNames);
    if (!player) return player.error();
    state_.to_move = kPlayers[*player];
    if (const Value* first = value_.Find("first")) {
      const auto who = Choice("first", *first, kPlayerNames);
      if (!who) return who.error();
      state_.first = kPlayers[*who];
    }
    return std::nullopt;
  }

  // A map with a value for each player, which `read` takes.
  template <typename ReadOne>
  MaybeError ReadEach(std::string_view key, const Value& value, ReadOne read) {
    if (value.map() == nullptr) return WrongType(key, "a map with white and black", value);
    for (const auto& [name, field] : *value.map()) {
      if (lenient_ && !IndexOf(kPlayerNames, name)) {
        return Malformed(fmt::format("{}.{}", key, name),
                         fmt::format("no player '{}'; there are white and black", name));
      }
    }
    for (const Player player : kPlayers) {
      const std::string where = fmt::format("{}.{}", key, Name(player));
      const Value* field = value.Find(Name(player));
      if (field == nullptr) return Missing(where);
      if (MaybeError error = read(player, where, *field)) return error;
    }
    return std::nullopt;
  }

  MaybeError ReadFocus() {
    return ReadEach("focus", *value_.Find("focus"),
                    [this](Player player, const std::string& where, const Value& field) -> MaybeError {
                      const auto era = Choice(where, field, kEraNames);
                      if (!era) return era.error();
                      state_.focus[Index(player)] = kEras[*era];
                      return std::nullopt;
                    });
  }

  MaybeError ReadSupply() {
    const Value* supply = value_.Find("supply");
    if (supply == nullptr) {
      for (const Player player : kPlayers) state_.supply[Index(player)] = ImpliedSupply(player);
      return std::nullopt;
    }
    return ReadEach(
        "supply", *supply, [this](Player player, const std::string& where, const Value& field) -> MaybeError {
          if (field.integer() == nullptr) return WrongType(where, "a whole number", field);
          if (*field.integer() < 0 || *field.integer() > kSupplyEach) {
            return Invalid(where, fmt::format("{} is {}, it should be 0 to {}", where, *field.integer(), kSupplyEach));
          }
          state_.supply[Index(player)] = static_cast<std::uint8_t>(*field.integer());
          return std::nullopt;
        });
  }

  // The supply of the set-up, less one for each copy beyond the three of the set-up.
  std::uint8_t ImpliedSupply(Player player) const {
    constexpr int kAtSetup = kCopiesEach - kSupplyEach;
    const int beyond = std::max(0, Count(state_.boards.Copies(player)) - kAtSetup);
    return static_cast<std::uint8_t>(std::max(0, kSupplyEach - options_.handicap[Index(player)] - beyond));
  }

  MaybeError ReadStatue() {
    if (!options_.influence) return std::nullopt;
    const Value* statue = value_.Find("statue");
    if (statue == nullptr) {
      for (const Player player : kPlayers) {
        state_.can_build[Index(player)] = state_.boards.Of(StatueOf(player)) == 0 ? 1 : 0;
      }
      return std::nullopt;
    }
    return ReadEach("statue", *statue,
                    [this](Player player, const std::string& where, const Value& field) -> MaybeError {
                      if (field.boolean() == nullptr) return WrongType(where, "true or false", field);
                      state_.can_build[Index(player)] = *field.boolean() ? 1 : 0;
                      return std::nullopt;
                    });
  }

  MaybeError ReadStep() {
    const Value* step = value_.Find("step");
    if (step == nullptr) return std::nullopt;
    const auto choice = Choice("step", *step, kStepNames);
    if (!choice) return choice.error();
    state_.step = static_cast<Step>(*choice);
    return std::nullopt;
  }

  MaybeError ReadActive() {
    const Value* active = value_.Find("active");
    const Value* left = value_.Find("actions_left");
    if (state_.step == Step::kCopy || state_.step == Step::kOver) {
      const std::string_view step = kStepNames[static_cast<std::size_t>(state_.step)];
      if (active != nullptr) return Invalid("active", fmt::format("at step {} no copy is active", step));
      if (left != nullptr) return Invalid("actions_left", fmt::format("at step {} no actions are left", step));
      return std::nullopt;
    }
    if (state_.step == Step::kFocus && active == nullptr && left == nullptr) {
      state_.actions_left = kActions;
      return std::nullopt;
    }
    if (active == nullptr) return Missing("active");
    if (left == nullptr) return Missing("actions_left");
    if (MaybeError error = ReadActiveCopy(*active)) return error;
    return ReadActionsLeft(*left);
  }

  MaybeError ReadActiveCopy(const Value& active) {
    if (active.is_null()) {
      if (state_.step == Step::kAct) return Invalid("active", "at step act a living copy is active");
      return std::nullopt;
    }
    if (active.map() == nullptr) return WrongType("active", "a map with era and space", active);
    for (const auto& [key, field] : *active.map()) {
      if (lenient_ && key != "era" && key != "space") {
        return Malformed("active." + key, fmt::format("an active copy has an era and a space, no '{}'", key));
      }
    }
    const Value* era = active.Find("era");
    const Value* space = active.Find("space");
    if (era == nullptr) return Missing("active.era");
    if (space == nullptr) return Missing("active.space");
    const auto which = Choice("active.era", *era, kEraNames);
    if (!which) return which.error();
    if (space->integer() == nullptr) return WrongType("active.space", "a number from 1 to 16", *space);
    if (*space->integer() < 1 || *space->integer() > kSpaces) {
      return Malformed("active.space", fmt::format("{} is no space; they are numbered 1 to 16", *space->integer()));
    }
    state_.active = At(kEras[*which], static_cast<int>(*space->integer()));
    return std::nullopt;
  }

  MaybeError ReadActionsLeft(const Value& left) {
    if (left.integer() == nullptr) return WrongType("actions_left", "a whole number", left);
    const std::int64_t least = state_.step == Step::kAct ? 1 : 0;
    if (*left.integer() < least || *left.integer() > least + 1) {
      return Invalid("actions_left", fmt::format("actions_left is {}; at step {} it is {} or {}", *left.integer(),
                                                 kStepNames[static_cast<std::size_t>(state_.step)], least, least + 1));
    }
    state_.actions_left = static_cast<std::uint8_t>(*left.integer());
    return std::nullopt;
  }

  MaybeError ReadWinner() {
    const Value* winner = value_.Find("winner");
    if (state_.step != Step::kOver) {
      return winner == nullptr ? std::nullopt : MaybeError(Invalid("winner", "there is a winner only at step over"));
    }
    if (winner == nullptr) return Missing("winner");
    const auto choice = Choice("winner", *winner, kWinnerNames);
    if (!choice) return choice.error();
    state_.winner = static_cast<Winner>(*choice);
    return std::nullopt;
  }

  const Options& options_;
  const Value& value_;
  const bool lenient_;
  State state_;
};

// --- The one-line form is the position object, written densely.

std::string Pair(const Value& each) {
  const auto text = [](const Value& value) -> std::string {
    if (const std::int64_t* number = value.integer()) return fmt::format("{}", *number);
    if (const bool* yes = value.boolean()) return *yes ? "yes" : "no";
    return *value.string();
  };
  return fmt::format("{},{}", text(*each.Find("white")), text(*each.Find("black")));
}

// "past,future" as a map for both players, each part read by `read`, which answers nothing when it cannot.
template <typename ReadOne>
std::optional<Value> ReadPair(std::string_view text, ReadOne read) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const std::optional<Value> white = read(text.substr(0, comma));
  const std::optional<Value> black = read(text.substr(comma + 1));
  if (!white || !black) return std::nullopt;
  return Value::MakeMap({{"white", *white}, {"black", *black}});
}

std::optional<Value> ReadDigit(std::string_view text) {
  if (text.size() != 1 || text[0] < '0' || text[0] > '9') return std::nullopt;
  return Value(text[0] - '0');
}

std::optional<Value> ReadYesNo(std::string_view text) {
  if (text != "yes" && text != "no") return std::nullopt;
  return Value(text == "yes");
}

std::optional<Value> ReadActiveWord(std::string_view text) {
  if (text == "dead") return Value();
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  for (int space = 1; space <= kSpaces; ++space) {
    if (text.substr(colon + 1) == fmt::format_int(space).c_str()) {
      return Value::MakeMap({{"era", text.substr(0, colon)}, {"space", space}});
    }
  }
  return std::nullopt;
}

std::optional<Value> ReadWord(std::string_view key, std::string_view text) {
  const auto word = [](std::string_view part) -> std::optional<Value> { return Value(part); };
  if (key == "to_move" || key == "first" || key == "step" || key == "winner") return Value(text);
  if (key == "focus") return ReadPair(text, word);
  if (key == "supply") return ReadPair(text, ReadDigit);
  if (key == "statue") return ReadPair(text, ReadYesNo);
  if (key == "active") return ReadActiveWord(text);
  return key == "actions_left" ? ReadDigit(text) : std::nullopt;
}

}  // namespace

Value ToValue(const Options& options, const State& state) {
  Value board;
  for (const Era era : kEras) {
    Value::Map spaces;
    for (int space = 1; space <= kSpaces; ++space) {
      const Place place = At(era, space);
      if (!state.boards.Empty(place)) spaces.emplace_back(fmt::format("{}", space), CellToken(state, place));
    }
    board.Set(Name(era), Value(std::move(spaces)));
  }
  const auto each = [](auto field) {
    return Value::MakeMap({{"white", field(Player::kWhite)}, {"black", field(Player::kBlack)}});
  };
  Value value;
  value.Set("board", std::move(board));
  value.Set("to_move", Name(state.to_move));
  value.Set("first", Name(state.first));
  value.Set("focus", each([&](Player player) { return Value(Name(state.FocusOf(player))); }));
  value.Set("supply", each([&](Player player) { return Value(int{state.supply[Index(player)]}); }));
  if (options.influence) {
    value.Set("statue", each([&](Player player) { return Value(state.can_build[Index(player)] != 0); }));
  }
  value.Set("step", kStepNames[static_cast<std::size_t>(state.step)]);
  const bool acted = state.step == Step::kFocus && state.actions_left < kActions;
  if (state.step == Step::kAct || acted) {
    value.Set("active", state.active == kNowhere
                            ? Value()
                            : Value::MakeMap({{"era", Name(EraOf(state.active))}, {"space", SpaceOf(state.active)}}));
    value.Set("actions_left", int{state.actions_left});
  }
  if (state.step == Step::kOver) value.Set("winner", kWinnerNames[static_cast<std::size_t>(state.winner)]);
  return value;
}

Result<State> FromValue(const Options& options, const Value& value, Reading reading) {
  return PositionReader(options, value, reading).Read();
}

std::string ToLine(const Options& options, const State& state) {
  const Value value = ToValue(options, state);
  std::string line = BoardLine(state);
  for (const std::string_view key : {"to_move", "first"})
    line += fmt::format(" {}={}", key, *value.Find(key)->string());
  for (const std::string_view key : {"focus", "supply", "statue"}) {
    if (const Value* each = value.Find(key)) line += fmt::format(" {}={}", key, Pair(*each));
  }
  line += fmt::format(" step={}", *value.Find("step")->string());
  if (const Value* active = value.Find("active")) {
    line += active->is_null()
                ? " active=dead"
                : fmt::format(" active={}:{}", *active->Find("era")->string(), *active->Find("space")->integer());
    line += fmt::format(" actions_left={}", *value.Find("actions_left")->integer());
  }
  if (const Value* winner = value.Find("winner")) line += fmt::format(" winner={}", *winner->string());
  return line;
}

Result<State> FromLine(const Options& options, std::string_view text) {
  const std::vector<Word> words = Words(text);
  Value value;
  Value board;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto [word, column] = words[i];
    if (i < kEras.size()) {
      Result<Value> spaces = ReadBoardLine(word, column);
      if (!spaces) return spaces.error();
      board.Set(kEraNames[i], std::move(spaces).value());
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string_view key = word.substr(0, equals);
    const auto field = equals == std::string_view::npos ? std::nullopt : ReadWord(key, word.substr(equals + 1));
    if (!field || value.Find(key) != nullptr) {
      return Error{.kind = ErrorKind::kMalformed,
                   .message = field ? fmt::format("'{}' stands there twice", key)
                                    : fmt::format("'{}' is no notation of a position", word),
                   .column = column};
    }
    value.Set(key, *field);
  }
  if (words.size() < kEras.size()) {
    return Error{.kind = ErrorKind::kMalformed, .message = "a position starts with its three boards, like W3/4/4/3B"};
  }
  value.Set("board", std::move(board));
  return FromValue(options, value, Reading::kExact);
}

}  // namespace timeproof::ttykm
