#include "tests/runner/fake_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace timeproof {
namespace {

constexpr std::uint32_t kConcede = 100;

struct State {
  std::array<std::uint8_t, 8> marked;
  std::uint8_t to_move;
  std::uint8_t over;
  bool operator==(const State&) const = default;
};

Error Wrong(ErrorKind kind, std::string message, std::string where, int line = 0, int column = 0) {
  Error error;
  error.kind = kind;
  error.message = std::move(message);
  error.where = std::move(where);
  error.line = line;
  error.column = column;
  return error;
}

class FakeGame : public Game {
 public:
  FakeGame(bool row_stays, Fault fault) : row_stays_(row_stays), fault_(fault) {}

  std::string_view name() const override { return "fake"; }
  int players() const override { return 2; }
  Position Start() const override {
    State state{};
    if (fault_ == Fault::kWrongStart) state.marked[0] = 1;
    return Position(state);
  }
  int ToMove(const Position& position) const override { return position.As<State>().to_move; }

  void LegalMoves(const Position& position, MoveList* moves) const override {
    moves->Clear();
    const auto& state = position.As<State>();
    if (state.over != 0) return;
    const bool hides_first = fault_ == Fault::kHidesLegal && state.marked[1] != 0;
    for (std::uint32_t cell = hides_first ? 1 : 0; cell < 8; ++cell) {
      if (state.marked[cell] == 0 || fault_ == Fault::kListsRefused) moves->Add(Move{cell});
    }
  }

  void Apply(Position* position, Move move, EffectSink* sink) const override {
    if (fault_ == Fault::kThrows) throw std::runtime_error("no such luck");
    auto& state = position->As<State>();
    if (move.code == kConcede) {
      state.over = 1;
      return;
    }
    const auto cell = static_cast<std::uint8_t>(move.code);
    state.marked[cell] = fault_ == Fault::kMakesImpossible ? 2 : 1;
    if (sink != nullptr) sink->On({.rule = "F-MARK-01", .to = static_cast<std::uint16_t>(cell + 1)});
    const std::uint8_t row = cell / 4 * 4;
    if (!row_stays_ &&
        state.marked[row] + state.marked[row + 1U] + state.marked[row + 2U] + state.marked[row + 3U] == 4) {
      for (std::size_t i = row; i < row + 4U; ++i) state.marked[i] = 0;
      if (sink != nullptr) sink->On({.rule = "F-ROW-01", .to = static_cast<std::uint16_t>(row + 1)});
    }
    if (fault_ != Fault::kKeepsTurn) state.to_move ^= 1U;
  }

  std::optional<Refusal> WhyIllegal(const Position& position, Move move) const override {
    const auto& state = position.As<State>();
    if (state.over != 0) return Refusal{"F-OVER-01", "the game is over"};
    if (move.code == kConcede || state.marked[move.code] == 0) return std::nullopt;
    return Refusal{fault_ == Fault::kWrongRule ? "F-OVER-01" : "F-MARK-01",
                   fmt::format("cell {} is taken", move.code + 1)};
  }

  Outcome outcome(const Position& position) const override { return {.over = position.As<State>().over != 0}; }
  bool AtTurnStart(const Position& /*position*/) const override { return true; }

  std::optional<Error> Validate(const Position& position) const override {
    for (const std::uint8_t mark : position.As<State>().marked) {
      if (mark > 1) return Wrong(ErrorKind::kInvalid, "two marks in a cell", "board");
    }
    return std::nullopt;
  }

  std::string MoveText(Move move) const override {
    return move.code == kConcede ? "concede" : fmt::format("mark {}", move.code + 1);
  }

  void EveryMove(MoveList* moves) const override {
    moves->Clear();
    for (std::uint32_t cell = 0; cell < 8; ++cell) moves->Add({cell});
    moves->Add({kConcede});
  }

  Result<Move> ParseMove(const Position& position, std::string_view text) const override {
    for (const int seat : {0, 1}) {
      const std::string prefix = SeatName(seat) + ": ";
      if (!text.starts_with(prefix)) continue;
      if (seat != ToMove(position)) return Wrong(ErrorKind::kIllegal, "it is not the turn of " + SeatName(seat), "");
      text.remove_prefix(prefix.size());
    }
    if (text == "concede") return Move{kConcede};
    if (text.size() == 6 && text.starts_with("mark ") && text[5] >= '1' && text[5] <= '8') {
      return Move{static_cast<std::uint32_t>(text[5] - '1')};
    }
    return Wrong(ErrorKind::kMalformed, "a move is mark 1 to mark 8, or concede", "");
  }

  std::string SeatName(int seat) const override { return seat == 0 ? "a" : "b"; }

  Value ToValue(const Position& position) const override {
    const auto& state = position.As<State>();
    Value value = Value::MakeMap({{"board", PictureOf(state)}, {"to_move", SeatName(state.to_move)}});
    if (state.over != 0) value.Set("over", true);
    return value;
  }

  Result<Position> FromValue(const Value& value, Reading /*reading*/) const override {
    State state{};
    if (value.map() == nullptr) return Wrong(ErrorKind::kMalformed, "a position is a map", "");
    for (const auto& [key, field] : *value.map()) {
      if (key == "board" && field.string() != nullptr) {
        if (const auto error = ReadBoard(*field.string(), &state)) return *error;
      } else if (key == "to_move") {
        if (field != Value("a") && field != Value("b")) return Wrong(ErrorKind::kInvalid, "a or b to move", "to_move");
        state.to_move = field == Value("b") ? 1 : 0;
      } else if (key == "over" && field.boolean() != nullptr) {
        state.over = *field.boolean() ? 1 : 0;
      } else {
        return Wrong(ErrorKind::kMalformed, "unknown field or wrong type", key);
      }
    }
    if (value.Find("to_move") == nullptr) return Wrong(ErrorKind::kMalformed, "to_move is missing", "");
    return Position(state);
  }

  std::string ToLine(const Position& position) const override {
    const auto& state = position.As<State>();
    std::string line;
    for (const std::uint8_t mark : state.marked) line += mark != 0 ? 'x' : '.';
    return line + " " + SeatName(state.to_move) + (state.over != 0 ? " over" : "");
  }

  Result<Position> FromLine(std::string_view text) const override {
    State state{};
    for (std::size_t i = 0; i < 8; ++i) {
      if (i >= text.size() || (text[i] != 'x' && text[i] != '.')) {
        return Wrong(ErrorKind::kMalformed, "x or . is expected", "", 1, static_cast<int>(i) + 1);
      }
      state.marked[i] = text[i] == 'x' ? 1 : 0;
    }
    state.to_move = text.substr(8).starts_with(" b") ? 1 : 0;
    state.over = text.ends_with(" over") ? 1 : 0;
    return Position(state);
  }

  Value Expect(const Position& before, std::span<const Move> moves, const Value& said) const override {
    Value value = ToValue(before);
    for (const Move move : moves) {
      if (move.code == kConcede) {
        value.Set("over", true);
      } else {
        value.Set("to_move", *value.Find("to_move") == Value("a") ? "b" : "a");
      }
    }
    for (const auto& [key, field] : *said.map()) value.Set(key, field);
    return value;
  }

  std::string Picture(const Position& position, const Position* /*other*/) const override {
    return PictureOf(position.As<State>());
  }
  std::string Caption(const Position& position) const override {
    const auto& state = position.As<State>();
    return state.over != 0 ? "over" : SeatName(state.to_move) + " to move";
  }
  std::string Compare(const Position& expected, const Position& actual) const override {
    return "expected\n" + Picture(expected, nullptr) + Caption(expected) + "\nactual\n" + Picture(actual, nullptr) +
           Caption(actual) + "\n";
  }
  std::string Describe(const Effect& effect) const override { return fmt::format("cell {}", effect.to); }

 private:
  static std::string PictureOf(const State& state) {
    std::string picture;
    for (std::size_t i = 0; i < 8; ++i) {
      picture += state.marked[i] != 0 ? 'x' : '.';
      picture += i % 4 == 3 ? '\n' : ' ';
    }
    return picture;
  }

  static std::optional<Error> ReadBoard(const std::string& text, State* state) {
    state->marked = {};
    std::size_t cell = 0;
    int line = 1;
    int column = 0;
    for (const char c : text) {
      ++column;
      if (c == '\n') {
        ++line;
        column = 0;
      } else if (c == 'x' || c == '.') {
        if (cell == 8) return Wrong(ErrorKind::kMalformed, "more than eight cells", "board", line, column);
        state->marked[cell++] = c == 'x' ? 1 : 0;
      } else if (c != ' ') {
        return Wrong(ErrorKind::kMalformed, "x or . is expected", "board", line, column);
      }
    }
    if (cell < 8) return Wrong(ErrorKind::kInvalid, "fewer than eight cells", "board");
    return std::nullopt;
  }

  bool row_stays_;
  Fault fault_;
};

// What is wrong with the rules of a house: a map, which says only what becomes of a full row, and had better say why.
std::vector<DocumentFault> CheckHouse(const Value& house) {
  std::vector<DocumentFault> faults;
  if (house.map() == nullptr) return {{Wrong(ErrorKind::kMalformed, "a house is a map", "")}};
  for (const auto& [key, value] : *house.map()) {
    if (key != "full-row" && key != "why")
      faults.push_back({Wrong(ErrorKind::kMalformed, "no key '" + key + "'", key)});
    if (key == "full-row" && value != Value("clears") && value != Value("stays")) {
      faults.push_back({Wrong(ErrorKind::kInvalid, "it clears or stays", key)});
    }
  }
  if (house.Find("why") == nullptr) faults.push_back({Wrong(ErrorKind::kInvalid, "nobody knows why", ""), true});
  return faults;
}

Result<std::unique_ptr<const Game>> Make(const Value& options, Reading /*reading*/) {
  bool stays = false;
  if (const Value::Map* map = options.map()) {
    for (const auto& [key, field] : *map) {
      if (key == "house" && field.map() != nullptr &&
          std::ranges::all_of(CheckHouse(field), &DocumentFault::is_warning)) {
        stays = *field.Find("full-row") == Value("stays");
        continue;
      }
      if (key == "house") return Wrong(ErrorKind::kUnsupported, "no such house", key);
      if (key != "rulings" || field.map() == nullptr) return Wrong(ErrorKind::kMalformed, "no such option", key);
      for (const auto& [ruling, value] : *field.map()) {
        if (ruling != "full-row" || (value != Value("clears") && value != Value("stays"))) {
          return Wrong(ErrorKind::kUnsupported, "no such ruling or value", "rulings." + ruling);
        }
        stays = value == Value("stays");
      }
    }
  }
  return MakeFakeGame(stays, Fault::kNone);
}

// Half of an even number.
Result<Value> Half(const Value& arguments) {
  const Value* of = arguments.Find("of");
  if (of == nullptr || of->integer() == nullptr) return Wrong(ErrorKind::kMalformed, "half of what?", "of");
  if (*of->integer() % 2 != 0) return Wrong(ErrorKind::kInvalid, "an odd number has no half", "of");
  return Value(std::int64_t{*of->integer() / 2});
}

}  // namespace

std::unique_ptr<const Game> MakeFakeGame(bool row_stays, Fault fault) {
  return std::make_unique<FakeGame>(row_stays, fault);
}

const GameInfo* FindFakeGame(std::string_view name) {
  static const GameInfo info = {.name = "fake",
                                .title = "Marks",
                                .options = {{.name = "rulings.full-row", .values = {"clears", "stays"}, .help = ""}},
                                .questions = {{.name = "half", .help = "", .answer = &Half}},
                                .rules = {"F-MARK-01", "F-ROW-01", "F-OVER-01"},
                                .make = &Make,
                                .documents = {{"house", {}, &CheckHouse}}};
  return name == "fake" ? &info : nullptr;
}

const std::string_view kFakeLedger = R"(game: fake
books:
  A: {title: The first book, what: rules}
  B: {title: The second book, what: other rules}
chapters: [basic]
folders: [other]
rules:
  - {id: F-MARK-01, chapter: basic, text: Mark an empty cell.}
  - {id: F-ROW-01, chapter: basic, text: A full row is cleared.}
  - {id: F-OVER-01, chapter: basic, text: Nothing is played after the end.}
settled:
  - {id: F-SETTLED-01, chapter: basic, text: Conceding leaves the board as it is.}
examples:
  - {id: EX-01, chapter: basic, text: A row is filled.}
rulings:
  - {id: full-row, chapter: basic, question: What becomes of it, values: {clears: It goes., stays: It stays.}}
)";

LoadContext FakeContext() {
  return {.ledgers = {ParseLedger(kFakeLedger, "scenarios/fake/ledger.yaml")}, .find_game = &FindFakeGame};
}

}  // namespace timeproof
