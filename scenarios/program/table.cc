#include "scenarios/program/table.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

#include "engine/games.h"
#include "engine/play.h"
#include "fmt/core.h"
#include "fmt/ranges.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/files.h"
#include "scenarios/program/words.h"
#include "scenarios/runner/document.h"
#include "scenarios/runner/node_reader.h"
#include "scenarios/runner/position_reader.h"
#include "scenarios/runner/text.h"
#include "scenarios/runner/value_json.h"
#include "scenarios/runner/yaml.h"

namespace timeproof {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::string Trim(const std::string& text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

std::vector<std::string> Split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (std::size_t end = text.find(separator); end != std::string::npos; end = text.find(separator, begin)) {
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  parts.push_back(text.substr(begin));
  return parts;
}

std::string GameNames() {
  std::vector<std::string_view> names;
  for (const GameInfo& info : Games()) names.push_back(info.name);
  return fmt::format("{}", fmt::join(names, ", "));
}

// --- Options.

// Every option of every game, for --help.
std::string OptionsHelp() {
  std::string text;
  for (const GameInfo& info : Games()) {
    text += fmt::format("Options of {} for -o:\n", info.name);
    for (const OptionInfo& option : info.options) {
      text += fmt::format("  {:<26} {}\n", option.name, option.help);
      if (option.values.empty()) continue;
      text += fmt::format(
          "  {:<26}   {}{}\n", "", fmt::join(option.values, ", "),
          option.many ? ": any of them; default: none" : fmt::format("; default: {}", option.values.front()));
    }
    text += "\n";
  }
  return text;
}

const OptionInfo* FindOption(const GameInfo& info, std::string_view key) {
  const auto found = std::ranges::find(info.options, key, &OptionInfo::name);
  return found == info.options.end() ? nullptr : &*found;
}

Value Coerce(const OptionInfo& option, const std::string& text) {
  if (!option.many) return FromWord(text);
  Value::List list;
  if (!text.empty()) {
    for (const std::string& word : Split(text, ',')) list.push_back(FromWord(word));
  }
  return list;
}

// {"a": {"b": value}} for the key "a.b".
Value Nested(const std::string& key, Value value) {
  std::vector<std::string> names = Split(key, '.');
  for (; !names.empty(); names.pop_back()) value = Value::MakeMap({{names.back(), std::move(value)}});
  return value;
}

// The options with what "KEY=VALUE" sets.
Result<Value> Set(const GameInfo& info, Value options, const std::string& setting) {
  const std::size_t equals = setting.find('=');
  if (equals == std::string::npos) return MakeError(ErrorKind::kMalformed, "must be KEY=VALUE");
  const std::string key = setting.substr(0, equals);
  const std::string word = setting.substr(equals + 1);
  if (IsOutOfRange(word)) {
    using Limits = std::numeric_limits<std::int64_t>;
    return MakeError(ErrorKind::kMalformed, fmt::format("{} is out of range: whole numbers go from {} to {}", word,
                                                        Limits::min(), Limits::max()));
  }
  const OptionInfo* option = FindOption(info, key);
  if (option != nullptr) return Merge(std::move(options), Nested(key, Coerce(*option, word)));
  std::vector<std::string> names;
  for (const OptionInfo& known : info.options) names.emplace_back(known.name);
  const bool inside = FindOption(info, "rulings." + key) != nullptr;
  return MakeError(ErrorKind::kMalformed,
                   WithHint(fmt::format("there is no option '{}': choose from {}", key, fmt::join(names, ", ")),
                            DidYouMean(inside ? "rulings." + key : key, names)));
}

// --- Positions.

// The first of what was found wrong with a text.
Error FirstOf(const std::vector<Diagnostic>& diagnostics) {
  const Diagnostic& first = diagnostics.front();
  const ErrorKind kind = first.code == "position.invalid" ? ErrorKind::kInvalid : ErrorKind::kMalformed;
  Error error = MakeError(kind, WithHint(first.message, first.hint), first.path);
  error.line = first.mark.line;
  error.column = first.mark.column;
  return error;
}

// A position written as in a scenario's `before`: a map in YAML.
Result<Position> ReadMap(const Game& game, const std::string& text) {
  const YamlDocument document = ParseYaml(text);
  if (!document.diagnostics.empty()) return FirstOf(document.diagnostics);
  if (!document.root.is_map()) {
    return MakeError(ErrorKind::kMalformed,
                     "neither the one-line form nor a map of the fields of a position; "
                     "apply prints the one-line form with --format line");
  }
  NodeReader reader("");
  const std::optional<Position> position = ReadBefore(game, document.root, "", &reader);
  if (!position) return FirstOf(reader.Take());
  return *position;
}

Result<Position> ReadText(const Game& game, const std::string& text) {
  const std::string trimmed = Trim(text);
  if (trimmed == "start") return game.Start();
  const bool one_line = trimmed.find('\n') == std::string::npos && !trimmed.starts_with('{');
  if (one_line) return game.FromLine(trimmed);
  if (const Result<Value> json = ParseJson(text)) return game.FromValue(*json, Reading::kLenient);
  return ReadMap(game, text);
}

Result<Position> ReadPosition(const Game& game, const std::string& given) {
  const bool in_file = given == "-" || given.starts_with('@');
  const Result<std::string> text = in_file ? ReadFile(given == "-" ? given : given.substr(1)) : given;
  if (!text) return text.error();
  Result<Position> position = ReadText(game, *text);
  if (!position) return position;
  if (auto fault = game.Validate(*position)) return *std::move(fault);
  return position;
}

}  // namespace

void AddTableArguments(CLI::App* command, TableArguments* arguments, std::string_view examples) {
  command->add_option("GAME", arguments->game, "one of: " + GameNames())->required();
  command
      ->add_option("-o,--option", arguments->settings,
                   "one option of the game, repeatable; where several values are allowed, commas between")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  command->add_option("--options", arguments->options, "options of the game as a map, in JSON or YAML; -o adds to them")
      ->type_name("MAP");
  command
      ->add_option("-p,--position", arguments->position,
                   "'start' (the default), the one-line form, a map as in scenario files, or @FILE or - (standard "
                   "input) that holds one of these")
      ->type_name("POSITION");
  command->footer(OptionsHelp() + std::string(examples));
}

Result<const GameInfo*> LookUpGame(std::string_view name) {
  if (const GameInfo* info = FindGame(name)) return info;
  return MakeError(ErrorKind::kUnsupported, fmt::format("there is no game '{}': choose from {}", name, GameNames()));
}

Result<Value> ReadData(const std::string& text) {
  if (Result<Value> json = ParseJson(text)) return json;
  const YamlDocument document = ParseYaml(text);
  if (!document.diagnostics.empty()) return FirstOf(document.diagnostics);
  NodeReader reader("");
  const std::optional<Value> value = reader.ToValue(document.root, "");
  if (!value) return FirstOf(reader.Take());
  return *value;
}

Result<Value> ReadOptions(const GameInfo& info, const std::string& map, const std::vector<std::string>& settings) {
  Result<Value> parsed = ReadData(map);
  if (!parsed) return In("--options", parsed.error());
  if (parsed->map() == nullptr) return MakeError(ErrorKind::kMalformed, "must be a map", "--options");
  Value options = std::move(parsed).value();
  std::vector<std::string> keys;
  for (const std::string& setting : settings) {
    const std::string key = setting.substr(0, setting.find('='));
    const std::string where = fmt::format("-o {}", setting);
    if (std::ranges::find(keys, key) != keys.end()) {
      return MakeError(ErrorKind::kMalformed, fmt::format("'{}' is set twice", key), where);
    }
    keys.push_back(key);
    Result<Value> changed = Set(info, std::move(options), setting);
    if (!changed) return In(where, changed.error());
    options = std::move(changed).value();
  }
  if (const auto error = DocumentShelf().Load(info, "", &options)) return In("options", *error);
  return options;
}

Result<Table> SetTable(const TableArguments& arguments) {
  const Result<const GameInfo*> info = LookUpGame(arguments.game);
  if (!info) return info.error();
  const Result<Value> options = ReadOptions(**info, arguments.options, arguments.settings);
  if (!options) return options.error();
  auto game = MakeGame(arguments.game, *options, Reading::kLenient);
  if (!game) return In("options", game.error());
  const Result<Position> position = ReadPosition(**game, arguments.position);
  if (!position) return In("position", position.error());
  return Table{*info, std::move(game).value(), *position};
}

void AddMoveArguments(CLI::App* command, std::vector<std::string>* moves) {
  command->add_option("MOVES", *moves, "each argument one move ('copy 1'), or several with commas between");
}

std::vector<std::string> SplitArguments(const std::vector<std::string>& arguments) {
  std::vector<std::string> moves;
  for (const std::string& argument : arguments) {
    std::vector<std::string> split = SplitMoves(argument);
    if (split.empty()) split.emplace_back();  // an empty argument is a move that is missing
    std::move(split.begin(), split.end(), std::back_inserter(moves));
  }
  return moves;
}

ExitCode Refuse(std::string_view command, const std::vector<std::string>& moves, const Stop& stop) {
  constexpr std::size_t kLongest = 60;
  const std::string move = Clip(moves[stop.at], kLongest);
  Error error = stop.error;
  const bool cut = error.kind == ErrorKind::kMalformed && move.find(' ') == std::string::npos;
  if (cut) error.message += " (quote a move of several words)";
  return Fail(fmt::format("{}: move {}, '{}'", command, stop.at + 1, move), error);
}

}  // namespace timeproof
