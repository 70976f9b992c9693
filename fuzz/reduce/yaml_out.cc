#include "fuzz/reduce/yaml_out.h"

#include <algorithm>
#include <array>

#include "fmt/core.h"
#include "fmt/ranges.h"
#include "scenarios/runner/text.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr std::string_view kBoard = "board";

// Letters, digits, blanks, hyphens, underlines and dots, beginning with a small letter or as ids do, and nothing that
// YAML takes for more.
bool IsPlain(std::string_view text) {
  constexpr std::array<std::string_view, 10> kMeaningful = {"true", "false", "yes", "no", "on",
                                                            "off",  "null",  "y",   "n",  "start"};
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto plain = [&](char c) {
    return letter(c) || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' || c == '-' || c == '_' ||
           c == '.';
  };
  if (text.empty() || text.back() == ' ' || !(letter(text.front()) || text.starts_with("TK-"))) return false;
  return std::all_of(text.begin(), text.end(), plain) && std::ranges::find(kMeaningful, text) == kMeaningful.end();
}

// The position's picture, when the game reads it back as its board.
std::string PictureOf(const Game& game, const Value& value) {
  const Result<Position> position = game.FromValue(value, Reading::kExpected);
  if (!position || value.Find(kBoard) == nullptr) return "";
  Value pictured = value;
  pictured.Set(kBoard, game.Picture(*position));
  const Result<Position> again = game.FromValue(pictured, Reading::kExpected);
  return again && *again == *position ? game.Picture(*position) : "";
}

}  // namespace

std::string YamlText(std::string_view text) {
  return IsPlain(text) ? std::string(text) : DumpJson(Json(std::string(text)));
}

std::string YamlLine(const Value& value) {
  if (const std::string* text = value.string()) return YamlText(*text);
  std::string line;
  if (const Value::Map* map = value.map()) {
    for (const auto& [key, entry] : *map) {
      line += fmt::format("{}{}: {}", line.empty() ? "" : ", ", YamlText(key), YamlLine(entry));
    }
    return "{" + line + "}";
  }
  if (const Value::List* list = value.list()) {
    for (const Value& item : *list) line += (line.empty() ? "" : ", ") + YamlLine(item);
    return "[" + line + "]";
  }
  return DumpJson(ToJson(value));
}

std::string YamlLine(std::span<const std::string> texts) {
  return YamlLine(Value(Value::List(texts.begin(), texts.end())));
}

std::string YamlPosition(const Game& game, const Value& position, std::string_view indent) {
  const std::string picture = PictureOf(game, position);
  std::string text;
  for (const auto& [key, field] : *position.map()) {
    if (key == kBoard && !picture.empty()) {
      text += "board: |\n" + Indented(picture, "  ");
    } else {
      text += fmt::format("{}: {}\n", YamlText(key), YamlLine(field));
    }
  }
  return Indented(text, indent);
}

}  // namespace timeproof
