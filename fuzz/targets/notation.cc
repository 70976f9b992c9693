// The notation of options, positions and moves: what is read prints back the same, whatever else is refused.
#include <iterator>

#include "engine/games.h"
#include "fmt/core.h"
#include "fuzz/targets/bytes.h"
#include "fuzz/targets/target.h"
#include "properties/second_reading.h"
#include "properties/subjects.h"
#include "properties/trial.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

std::string Printed(const Game& game, const Position& position) {
  return fmt::format("{}\n{}\n{}{}", game.ToLine(position), DumpJson(ToJson(game.ToValue(position))),
                     game.Picture(position), game.Caption(position));
}

// A game, and what the second reading makes of its positions.
struct Subjected {
  const Game& game;
  const SecondReading& reading;
};

// A position that was read is valid under both readings, and its forms read back as itself.
std::string CheckPosition(const Subjected& subjected, const Position& position) {
  const Game& game = subjected.game;
  if (const auto fault = game.Validate(position)) Fail("notation.valid", fault->message);
  if (const auto fault = subjected.reading.Validate(game.ToValue(position))) Fail("notation.valid-to-both", *fault);
  const Result<Position> line = game.FromLine(game.ToLine(position));
  Demand(line.ok() && *line == position, "notation.line", game.ToLine(position));
  const Result<Value> json = ParseJson(DumpJson(ToJson(game.ToValue(position))));
  Demand(json.ok(), "notation.json", game.ToLine(position));
  for (const Reading reading : {Reading::kExact, Reading::kLenient, Reading::kExpected}) {
    const Result<Position> value = game.FromValue(*json, reading);
    Demand(value.ok() && *value == position, "notation.value", game.ToLine(position));
  }
  return Printed(game, position);
}

std::string CheckResult(const Subjected& subjected, const Result<Position>& read) {
  if (read) return CheckPosition(subjected, *read);
  Demand(!read.error().message.empty(), "notation.message", "refused without a word");
  return read.error().message;
}

std::string TryValue(const Subjected& subjected, std::string_view text) {
  const Game& game = subjected.game;
  const Result<Value> value = ParseJson(text);
  if (!value) return value.error().message;
  std::string seen = CheckResult(subjected, game.FromValue(*value, Reading::kExact)) +
                     CheckResult(subjected, game.FromValue(*value, Reading::kLenient));
  // A position that is but expected need not be possible; it can be printed all the same.
  const Result<Position> expected = game.FromValue(*value, Reading::kExpected);
  if (expected) seen += Printed(game, *expected) + game.Compare(*expected, game.Start());
  return seen;
}

// The text in place of each field of the set-up: one of them takes a picture.
std::string TryPicture(const Subjected& subjected, std::string_view text) {
  const Game& game = subjected.game;
  std::string seen;
  const Value start = game.ToValue(game.Start());
  for (const auto& [key, ignored] : *start.map()) {
    Value value = start;
    value.Set(key, Value(text));
    seen += CheckResult(subjected, game.FromValue(value, Reading::kLenient));
  }
  return seen;
}

std::string TryMove(const Subjected& subjected, std::string_view text) {
  const Game& game = subjected.game;
  const Position start = game.Start();
  const Result<Move> move = game.ParseMove(start, text);
  if (!move) return move.error().message;
  std::string printed = game.MoveText(*move);
  const Result<Move> again = game.ParseMove(start, printed);
  Demand(again.ok() && *again == *move, "notation.move", printed);
  return printed;
}

std::string TryOptions(const Subjected& subjected, std::string_view text) {
  const std::string_view name = subjected.game.name();
  const Result<Value> value = ParseJson(text);
  if (!value) return value.error().message;
  std::string seen;
  for (const Reading reading : {Reading::kExact, Reading::kLenient}) {
    const auto made = MakeGame(name, *value, reading);
    seen += made.ok() ? CheckPosition({**made, *FindSubject(name)->second_reading(*value)}, (*made)->Start())
                      : made.error().message;
  }
  return seen;
}

std::string TryLine(const Subjected& subjected, std::string_view text) {
  return CheckResult(subjected, subjected.game.FromLine(text));
}

constexpr std::string (*kTries[])(const Subjected& subjected, std::string_view text) = {
    &TryValue, &TryPicture, &TryMove, &TryOptions, &TryLine};

}  // namespace

const std::size_t kMostBytes = 4096;  // a position has less

std::string TryInput(std::span<const std::uint8_t> input) {
  Bytes bytes(input);
  const auto attempt = kTries[bytes.Below(std::size(kTries))];
  const std::string header = bytes.Text();  // of a trial, for its game and options
  const Trial trial = ReadTrial({reinterpret_cast<const std::uint8_t*>(header.data()), header.size()});
  return attempt({*trial.game, *FindSubject(trial.game_name)->second_reading(trial.options)}, bytes.Rest());
}

}  // namespace timeproof
