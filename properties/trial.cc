#include "properties/trial.h"

#include <algorithm>
#include <utility>

#include "engine/random.h"
#include "properties/byte_reader.h"
#include "properties/subjects.h"

namespace timeproof {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kByte = 256;
constexpr std::uint8_t kChosen = 0x80;       // from here on, options that are not at their default
constexpr int kMostNumbers = 256 - kChosen;  // the values of an option that lists none
constexpr int kFewNumbers = 4;               // its values where the game refuses one of those
constexpr std::uint8_t kDense = 0x60;        // from here on, dense positions
constexpr std::uint8_t kLine = 0xE0;         // from here on, positions on one line
constexpr std::uint8_t kFarLegal = 0xF0;     // from here on, two bytes of index among the legal moves
constexpr std::uint8_t kFarEvery = 0xF8;     // from here on, two bytes of index among all moves
constexpr std::size_t kMostText = 0xFFFF;    // what two bytes of length can say

void AddNumber(std::size_t number, Bytes* bytes) {
  bytes->push_back(static_cast<std::uint8_t>(number % kByte));
  bytes->push_back(static_cast<std::uint8_t>(number / kByte % kByte));
}

// --- Options. Their names are paths, "rulings.two-actions".

void SetPath(std::string_view path, Value value, Value* options) {
  const std::size_t dot = path.find('.');
  if (dot == std::string_view::npos) {
    options->Set(path, std::move(value));
    return;
  }
  const Value* group = options->Find(path.substr(0, dot));
  Value changed = group == nullptr ? Value() : *group;
  SetPath(path.substr(dot + 1), std::move(value), &changed);
  options->Set(path.substr(0, dot), std::move(changed));
}

// A listed value as the options hold it: a number where it reads as one.
Value Listed(std::string_view text) {
  const bool is_number =
      !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string_view::npos;
  return is_number ? Value(std::stoi(std::string(text))) : Value(text);
}

bool HasValue(const Value& list, const Value& value) {
  return list.list() != nullptr && std::ranges::find(*list.list(), value) != list.list()->end();
}

void ReadSeveral(const OptionInfo& option, ByteReader* bytes, Value* options) {
  Value::List chosen;
  std::uint8_t bits = 0;
  for (std::size_t i = 0; i < option.values.size(); ++i) {
    if (i % 8 == 0) bits = bytes->Next();
    if ((bits >> (i % 8) & 1U) != 0) chosen.push_back(Listed(option.values[i]));
  }
  if (!chosen.empty()) SetPath(option.name, std::move(chosen), options);
}

void WriteSeveral(const OptionInfo& option, const Value& value, Bytes* bytes) {
  for (std::size_t i = 0; i < option.values.size(); ++i) {
    if (i % 8 == 0) bytes->push_back(0);
    if (HasValue(value, Listed(option.values[i]))) bytes->back() |= static_cast<std::uint8_t>(1U << (i % 8));
  }
}

// Any whole number may be a value; which of them are, the game knows.
void SetNumber(const GameInfo& info, const OptionInfo& option, int number, Value* options) {
  for (const int tried : {number, number % kFewNumbers}) {
    if (tried == 0) return;
    Value more = *options;
    SetPath(option.name, tried, &more);
    if (info.make(more, Reading::kLenient)) {
      *options = std::move(more);
      return;
    }
  }
}

void ReadOption(const GameInfo& info, const OptionInfo& option, ByteReader* bytes, Value* options) {
  if (option.many) return ReadSeveral(option, bytes, options);
  const std::uint8_t byte = bytes->Next();
  if (byte < kChosen) return;
  const int number = byte - kChosen;
  if (option.values.empty()) return SetNumber(info, option, number, options);
  const std::size_t index = static_cast<std::size_t>(number) % option.values.size();
  if (index > 0) SetPath(option.name, Listed(option.values[index]), options);
}

// 0 for the default, and for a number that is too large for the byte.
std::size_t IndexAmong(const OptionInfo& option, const Value& value) {
  if (option.values.empty()) {
    const std::int64_t* number = value.integer();
    return number == nullptr || *number >= kMostNumbers ? 0 : static_cast<std::size_t>(*number);
  }
  const auto listed = std::ranges::find_if(option.values, [&](std::string_view text) { return Listed(text) == value; });
  return listed == option.values.end() ? 0 : static_cast<std::size_t>(listed - option.values.begin());
}

void WriteOption(const OptionInfo& option, const Value& options, Bytes* bytes) {
  const Value* found = FindOption(option.name, options);
  const Value value = found == nullptr ? Value() : *found;
  if (option.many) return WriteSeveral(option, value, bytes);
  const std::size_t index = IndexAmong(option, value);
  bytes->push_back(static_cast<std::uint8_t>(index == 0 ? 0 : kChosen + index));
}

Trial ReadGame(ByteReader* bytes) {
  const auto subjects = Subjects();
  const Subject& subject = subjects[bytes->Next() % subjects.size()];
  Value options;
  const GameInfo& info = *FindGame(subject.game);
  for (const OptionInfo& option : info.options) ReadOption(info, option, bytes, &options);
  Result<Trial> trial = MakeTrial(subject.game, options);
  return trial ? *std::move(trial) : MakeTrial(subject.game, Value()).value();
}

std::vector<OtherReading> OtherReadings(const GameInfo& info, const Value& options, const GameMaker& make) {
  constexpr std::string_view kRulings = "rulings.";
  std::vector<OtherReading> others;
  for (const OptionInfo& option : info.options) {
    if (!option.name.starts_with(kRulings)) continue;
    const Value* settled = FindOption(option.name, options);
    for (const std::string_view value : option.values) {
      if (settled == nullptr ? value == option.values.front() : Listed(value) == *settled) continue;
      Value other = options;
      SetPath(option.name, Listed(value), &other);
      if (auto game = make(info.name, other, Reading::kLenient); game.ok()) {
        others.push_back({option.name.substr(kRulings.size()), std::move(game).value()});
      }
    }
  }
  return others;
}

// --- Where it starts.

Result<Position> ReadStart(const Trial& trial, ByteReader* bytes) {
  const std::uint8_t kind = bytes->Next();
  if (kind < kDense) return trial.start;
  if (kind < kLine) {
    Random random(bytes->Number(4));
    const auto reading = FindSubject(trial.game_name)->second_reading(trial.options);
    return trial.game->FromValue(reading->Dense(&random), Reading::kExact);
  }
  const std::size_t length = bytes->Number(2);
  return trial.game->FromLine(bytes->Text(length));
}

// Where the options come back otherwise, which bytes cannot hold in full, the set-up is a position like any other.
void WriteStart(const Trial& trial, Bytes* bytes) {
  ByteReader reader(*bytes);
  if (trial.start == ReadGame(&reader).start) {
    bytes->push_back(0);
    return;
  }
  const std::string line = trial.game->ToLine(trial.start).substr(0, kMostText);
  bytes->push_back(kLine);
  AddNumber(line.size(), bytes);
  bytes->insert(bytes->end(), line.begin(), line.end());
}

// --- Moves.

std::optional<Move> ReadMove(const MoveList& legal, const MoveList& every, ByteReader* bytes) {
  const std::uint8_t byte = bytes->Next();
  const std::size_t index = byte < kFarLegal ? byte : bytes->Number(2);
  const MoveList& moves = byte < kFarEvery ? legal : every;
  if (moves.empty()) return std::nullopt;
  return moves[index % moves.size()];
}

std::size_t IndexOf(Move move, const MoveList& moves) {
  return static_cast<std::size_t>(std::ranges::find(moves, move) - moves.begin());
}

void WriteMove(Move move, const MoveList& legal, const MoveList& every, Bytes* bytes) {
  const std::size_t index = IndexOf(move, legal);
  if (index < legal.size() && index < kFarLegal) {
    bytes->push_back(static_cast<std::uint8_t>(index));
    return;
  }
  const bool is_legal = index < legal.size();
  bytes->push_back(is_legal ? kFarLegal : kFarEvery);
  AddNumber(is_legal ? index : IndexOf(move, every), bytes);
}

void PlayIfLegal(const Game& game, Position* position, Move move) {
  if (!game.WhyIllegal(*position, move)) game.Apply(position, move);
}

}  // namespace

const Value* FindOption(std::string_view name, const Value& options) {
  const std::size_t dot = name.find('.');
  if (dot == std::string_view::npos) return options.Find(name);
  const Value* group = options.Find(name.substr(0, dot));
  return group == nullptr ? nullptr : FindOption(name.substr(dot + 1), *group);
}

Result<Trial> MakeTrial(std::string_view game_name, const Value& options, const GameMaker& make) {
  auto game = make(game_name, options, Reading::kLenient);
  if (!game) return game.error();
  Trial trial;
  trial.game_name = game_name;
  trial.options = options;
  trial.game = std::move(game).value();
  trial.again = make(game_name, options, Reading::kLenient).value();
  trial.others = OtherReadings(*FindGame(game_name), options, make);
  trial.start = trial.game->Start();
  return trial;
}

Trial ReadTrial(std::span<const std::uint8_t> bytes) {
  ByteReader reader(bytes);
  Trial trial = ReadGame(&reader);
  if (const Result<Position> start = ReadStart(trial, &reader)) {
    trial.reachable = *start == trial.start;
    trial.start = *start;
  }
  MoveList every;
  trial.game->EveryMove(&every);
  MoveList legal;
  Position position = trial.start;
  // The last move is read without being played: a fault in how it is played is for the judge to meet.
  while (!reader.empty() && trial.moves.size() < kMostMoves) {
    if (!trial.moves.empty()) PlayIfLegal(*trial.game, &position, trial.moves.back());
    trial.game->LegalMoves(position, &legal);
    const std::optional<Move> move = ReadMove(legal, every, &reader);
    if (!move) break;
    trial.moves.push_back(*move);
  }
  return trial;
}

std::vector<std::uint8_t> WriteTrial(const Trial& trial) {
  const auto subjects = Subjects();
  const auto subject = std::ranges::find(subjects, trial.game_name, &Subject::game);
  Bytes bytes = {static_cast<std::uint8_t>(subject - subjects.begin())};
  for (const OptionInfo& option : FindGame(trial.game_name)->options) WriteOption(option, trial.options, &bytes);
  WriteStart(trial, &bytes);
  MoveList every;
  trial.game->EveryMove(&every);
  MoveList legal;
  Position position = trial.start;
  for (std::size_t i = 0; i < std::min(trial.moves.size(), kMostMoves); ++i) {
    if (i > 0) PlayIfLegal(*trial.game, &position, trial.moves[i - 1]);
    trial.game->LegalMoves(position, &legal);
    WriteMove(trial.moves[i], legal, every, &bytes);
  }
  return bytes;
}

}  // namespace timeproof
