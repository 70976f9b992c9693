#include "scenarios/program/serve.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/games.h"
#include "engine/perft.h"
#include "engine/play.h"
#include "fmt/core.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/words.h"
#include "scenarios/runner/text.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr int kProtocol = 1;
constexpr std::size_t kLongestMessage = 400;  // bytes: a message may quote what was read, however long

// What a request comes to: `ok`, or an error, which may be about one of its moves.
struct Reply {
  Reply(Json body) : ok(std::move(body)) {}
  Reply(Error fault) : error(std::move(fault)) {}
  Reply(Error fault, std::size_t move) : error(std::move(fault)), at(move) {}

  Json ok;
  std::optional<Error> error;
  std::optional<std::size_t> at;
};

Error Malformed(std::string_view field, std::string_view what) {
  return MakeError(ErrorKind::kMalformed, fmt::format("must be {}", what), std::string(field));
}

// What is wrong with a field that is not `what`.
Error NotGiven(const Value* given, std::string_view field, std::string_view what) {
  if (given != nullptr) return Malformed(field, what);
  return MakeError(ErrorKind::kMalformed, fmt::format("{} is missing: it must be {}", field, what));
}

Result<std::string> TextField(const Value& request, std::string_view field) {
  const Value* given = request.Find(field);
  const std::string* text = given == nullptr ? nullptr : given->string();
  if (text == nullptr) return NotGiven(given, field, "a text");
  return *text;
}

// A whole number from 0 to `high`; another is invalid.
Result<int> NumberField(const Value& request, std::string_view field, int high) {
  const Value* given = request.Find(field);
  const std::int64_t* number = given == nullptr ? nullptr : given->integer();
  if (number == nullptr) return NotGiven(given, field, "a whole number");
  if (*number < 0 || *number > high) {
    return MakeError(ErrorKind::kInvalid, fmt::format("must be from 0 to {}", high), std::string(field));
  }
  return static_cast<int>(*number);
}

// --- What requests share.

Result<std::unique_ptr<const Game>> ReadGame(const Value& request) {
  const Result<std::string> name = TextField(request, "game");
  if (!name) return name.error();
  if (FindGame(*name) == nullptr) return MakeError(ErrorKind::kUnsupported, "there is no such game here", "game");
  const Value* options = request.Find("options");
  auto game = MakeGame(*name, options == nullptr ? Value() : *options, Reading::kExact);
  if (!game) return In("options", game.error());
  return game;
}

Result<Position> ReadPosition(const Value& request, const Game& game) {
  const Value* given = request.Find("position");
  if (given == nullptr || given->map() == nullptr) return NotGiven(given, "position", "a position object");
  Result<Position> position = game.FromValue(*given, Reading::kExact);
  if (!position) return In("position", position.error());
  if (auto fault = game.Validate(*position)) return In("position", *std::move(fault));
  return position;
}

struct Setting {
  std::unique_ptr<const Game> game;
  Position position;
};

Result<Setting> ReadSetting(const Value& request) {
  auto game = ReadGame(request);
  if (!game) return game.error();
  const Result<Position> position = ReadPosition(request, **game);
  if (!position) return position.error();
  return Setting{std::move(game).value(), *position};
}

Json PositionBody(const Game& game, const Position& position) { return {{"position", ToJson(game.ToValue(position))}}; }

// --- The operations.

// The options of a game that name their values, those with a dot in their names inside of one another.
Json DescribeGame(const GameInfo& info) {
  Json options = Json::object();
  for (const OptionInfo& option : info.options) {
    if (option.values.empty()) continue;
    Json values = Json::array();
    for (const std::string_view value : option.values) values.push_back(ToJson(FromWord(value)));
    std::string pointer = "/" + std::string(option.name);
    std::replace(pointer.begin(), pointer.end(), '.', '/');
    options[Json::json_pointer(pointer)] = std::move(values);
  }
  return options;
}

Reply DescribeEngine(const Value&) {
  Json games = Json::object();
  for (const GameInfo& info : Games()) games[std::string(info.name)] = DescribeGame(info);
  return Json{
      {"protocol", kProtocol}, {"engine", "timeproof"}, {"version", TIMEPROOF_VERSION}, {"games", std::move(games)}};
}

Reply StartGame(const Value& request) {
  const auto game = ReadGame(request);
  if (!game) return game.error();
  return PositionBody(**game, (*game)->Start());
}

Reply ListMoves(const Value& request) {
  const Result<Setting> setting = ReadSetting(request);
  if (!setting) return setting.error();
  MoveList moves;
  setting->game->LegalMoves(setting->position, &moves);
  Json texts = Json::array();
  for (const Move move : moves) texts.push_back(setting->game->MoveText(move));
  return Json{{"moves", std::move(texts)}};
}

Reply ApplyMoves(const Value& request) {
  Result<Setting> setting = ReadSetting(request);
  if (!setting) return setting.error();
  const Value* given = request.Find("moves");
  const Value::List* moves = given == nullptr ? nullptr : given->list();
  if (moves == nullptr) return NotGiven(given, "moves", "a list of texts");
  // What comes after a refused move is not looked at, so what is no text counts only once its turn has come.
  std::vector<std::string> texts;
  for (const Value& move : *moves) {
    if (move.string() == nullptr) break;
    texts.push_back(*move.string());
  }
  Position position = setting->position;
  if (const auto stop = PlayMoves(*setting->game, &position, texts)) return {stop->error, stop->at};
  if (texts.size() < moves->size()) return {Malformed("", "a text"), texts.size()};
  return PositionBody(*setting->game, position);
}

Result<PerftUnit> ReadUnit(const Value& request) {
  if (request.Find("unit") == nullptr) return PerftUnit::kMoves;
  const Result<std::string> unit = TextField(request, "unit");
  if (!unit) return unit.error();
  if (*unit == "moves") return PerftUnit::kMoves;
  if (*unit == "turns") return PerftUnit::kTurns;
  return MakeError(ErrorKind::kUnsupported, "must be moves or turns", "unit");
}

Reply CountTree(const Value& request) {
  const Result<Setting> setting = ReadSetting(request);
  if (!setting) return setting.error();
  const Result<int> depth = NumberField(request, "depth", kDeepestPerft);
  if (!depth) return depth.error();
  const Result<PerftUnit> unit = ReadUnit(request);
  if (!unit) return unit.error();
  PerftOptions options;
  options.unit = *unit;
  return Json{{"nodes", Perft(*setting->game, setting->position, *depth, options)}};
}

Reply ObservePosition(const Value& request) {
  const Result<Setting> setting = ReadSetting(request);
  if (!setting) return setting.error();
  const Result<int> viewer = NumberField(request, "viewer", setting->game->players() - 1);
  if (!viewer) return viewer.error();
  return Json{{"observation", ToJson(setting->game->Observe(setting->position, *viewer))}};
}

constexpr struct {
  std::string_view name;
  Reply (*run)(const Value& request);
} kOperations[] = {
    {"describe", &DescribeEngine}, {"start", &StartGame}, {"legal", &ListMoves},
    {"apply", &ApplyMoves},        {"perft", &CountTree}, {"observe", &ObservePosition},
};

Reply Run(const Value& request) {
  const Result<std::string> name = TextField(request, "op");
  if (!name) return name.error();
  for (const auto& operation : kOperations) {
    if (operation.name == *name) return operation.run(request);
  }
  return MakeError(
      ErrorKind::kUnsupported,
      fmt::format("there is no op '{}'; there are describe, start, legal, apply, perft, observe", Clip(*name, 40)));
}

// The id as it was written: a whole number beyond 63 bits is a real to everybody else.
Json IdOf(const Value& request, std::string_view line) {
  const Value* id = request.Find("id");
  if (id == nullptr) return nullptr;
  return id->real() != nullptr ? Json::parse(line)["id"] : ToJson(*id);
}

std::string Write(Json id, Reply reply) {
  Json answer = {{"id", std::move(id)}};
  if (!reply.error) {
    answer["ok"] = std::move(reply.ok);
    return DumpJson(answer);
  }
  Json& error = answer["error"];
  error["kind"] = ToText(reply.error->kind);
  if (reply.at) error["at"] = *reply.at;
  error["message"] = Clip(Describe(*reply.error), kLongestMessage);
  if (!reply.error->rule.empty()) error["rule"] = reply.error->rule;
  return DumpJson(answer);
}

}  // namespace

std::string Answer(std::string_view line) {
  const auto malformed = [](std::string message) {
    return Write(nullptr, MakeError(ErrorKind::kMalformed, std::move(message), ""));
  };
  if (line.size() > kLongestLine) return malformed(fmt::format("more than {} bytes on a line", kLongestLine));
  const Result<Value> request = ParseJson(line);
  if (!request) return Write(nullptr, request.error());
  if (request->map() == nullptr) return malformed("a request must be a map");
  return Write(IdOf(*request, line), Run(*request));
}

int Serve(int input, Output* output) {
  std::array<char, 1 << 16U> chunk;
  std::string line;  // what is there of the line that is not ended yet; of one too long, enough to tell
  const auto answer = [&line, output] {
    output->Write(Answer(line));
    output->Write("\n");
    line.clear();
  };
  for (;;) {
    const ssize_t size = read(input, chunk.data(), chunk.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return errno;
    if (size == 0) break;
    std::string_view rest(chunk.data(), static_cast<std::size_t>(size));
    for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
      line.append(rest.substr(0, end));
      rest.remove_prefix(end + 1);
      answer();
    }
    line.append(rest.substr(0, kLongestLine + 1 - std::min(line.size(), kLongestLine + 1)));
    output->Flush();
    if (output->failed()) return 0;
  }
  if (!line.empty()) answer();
  output->Flush();
  return 0;
}

}  // namespace timeproof
