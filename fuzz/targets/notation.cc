// The notation of options, positions and moves: what is read prints back the same, whatever else is refused.
#include <iterator>

#include "engine/games.h"
#include "fmt/core.h"
#include "fuzz/targets/bytes.h"
#include "fuzz/targets/target.h"
#include "properties/trial.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr std::size_t kMostBytes = 4096;  // a position has less

std::string Printed(const Game& game, const Position& position) {
  return fmt::format("{}\n{}\n{}{}", game.ToLine(position), DumpJson(ToJson(game.ToValue(position))),
                     game.Picture(position), game.Caption(position));
}

// A position that was read is valid, and its forms read back as itself.
std::string CheckPosition(const Game& game, const Position& position) {
  if (const auto fault = game.Validate(position)) Fail("notation.valid", fault->message);
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

std::string CheckResult(const Game& game, const Result<Position>& read) {
  if (read) return CheckPosition(game, *read);
  Demand(!read.error().message.empty(), "notation.message", "refused without a word");
  return read.error().message;
}

std::string TryValue(const Game& game, std::string_view text) {
  const Result<Value> value = ParseJson(text);
  if (!value) return value.error().message;
  std::string seen = CheckResult(game, game.FromValue(*value, Reading::kExact)) +
                     CheckResult(game, game.FromValue(*value, Reading::kLenient));
  // A position that is but expected need not be possible; it can be printed all the same.
  const Result<Position> expected = game.FromValue(*value, Reading::kExpected);
  if (expected) seen += Printed(game, *expected) + game.Compare(*expected, game.Start());
  return seen;
}

// The text in place of each field of the set-up: one of them takes a picture.
std::string TryPicture(const Game& game, std::string_view text) {
  std::string seen;
  const Value start = game.ToValue(game.Start());
  for (const auto& [key, ignored] : *start.map()) {
    Value value = start;
    value.Set(key, Value(text));
    seen += CheckResult(game, game.FromValue(value, Reading::kLenient));
  }
  return seen;
}

std::string TryMove(const Game& game, std::string_view text) {
  const Position start = game.Start();
  const Result<Move> move = game.ParseMove(start, text);
  if (!move) return move.error().message;
  std::string printed = game.MoveText(*move);
  const Result<Move> again = game.ParseMove(start, printed);
  Demand(again.ok() && *again == *move, "notation.move", printed);
  return printed;
}

std::string TryOptions(const Game& game, std::string_view text) {
  const Result<Value> value = ParseJson(text);
  if (!value) return value.error().message;
  std::string seen;
  for (const Reading reading : {Reading::kExact, Reading::kLenient}) {
    const auto made = MakeGame(game.name(), *value, reading);
    seen += made.ok() ? CheckPosition(**made, (*made)->Start()) : made.error().message;
  }
  return seen;
}

constexpr std::string (*kTries[])(const Game& game, std::string_view text) = {
    &TryValue, &TryPicture, &TryMove, &TryOptions,
    [](const Game& game, std::string_view text) { return CheckResult(game, game.FromLine(text)); }};

}  // namespace

std::string TryInput(std::span<const std::uint8_t> input) {
  if (input.size() > kMostBytes) return "";
  Bytes bytes(input);
  const auto attempt = kTries[bytes.Below(std::size(kTries))];
  const std::string header = bytes.Text();  // of a trial, for its game and options
  const Trial trial = ReadTrial({reinterpret_cast<const std::uint8_t*>(header.data()), header.size()});
  return attempt(*trial.game, bytes.Rest());
}

}  // namespace timeproof
