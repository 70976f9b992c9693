// The one-line form is the position object, written densely and without what is empty.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/faults.h"
#include "engine/text.h"
#include "engine/timelancers/notation.h"

namespace timeproof::timelancers {
namespace {

constexpr std::string_view kNothing = "-";

// How a field is written.
enum class Shape : std::uint8_t {
  kText,     // olympics, or - for none
  kNumber,   // 5
  kFlag,     // yes or no
  kPlace,    // hq, or 5 for a slot
  kRow,      // m200,-,s2
  kList,     // m200,s2
  kNumbers,  // 1,3
  kCounts,   // case:1,camera:2
  kSlots,    // 3:m100:repeat,4:m300:revise
  kTile      // 1,-1,a, and what lies there: 1,-1,a,case:1
};

struct KeyShape {
  std::string_view key;
  Shape shape;
};
constexpr std::array<KeyShape, 27> kRootShapes = {{{"mode", Shape::kText},
                                                   {"players", Shape::kNumber},
                                                   {"round", Shape::kNumber},
                                                   {"step", Shape::kText},
                                                   {"active", Shape::kText},
                                                   {"seat", Shape::kText},
                                                   {"moves_made", Shape::kNumber},
                                                   {"prev_tile", Shape::kText},
                                                   {"enforcer", Shape::kText},
                                                   {"enforcement_up", Shape::kText},
                                                   {"enforcement_deck", Shape::kList},
                                                   {"enforcement_discard", Shape::kList},
                                                   {"enforcer_pile", Shape::kList},
                                                   {"job_deck", Shape::kList},
                                                   {"job_discard", Shape::kList},
                                                   {"supply_upgrades", Shape::kNumber},
                                                   {"supply_locks", Shape::kNumber},
                                                   {"rng", Shape::kText},
                                                   {"end_triggered", Shape::kFlag},
                                                   {"partial", Shape::kFlag},
                                                   {"copied", Shape::kText},
                                                   {"transported", Shape::kFlag},
                                                   {"least_kind", Shape::kText},
                                                   {"event", Shape::kText},
                                                   {"cause", Shape::kText},
                                                   {"card_half", Shape::kNumber},
                                                   {"asked", Shape::kList}}};
constexpr std::array<KeyShape, 2> kOverShapes = {{{"winners", Shape::kList}, {"unfinished", Shape::kFlag}}};
constexpr std::array<KeyShape, 16> kPlayerShapes = {{{"at", Shape::kPlace},
                                                     {"slots", Shape::kSlots},
                                                     {"upgrades", Shape::kCounts},
                                                     {"res", Shape::kCounts},
                                                     {"money", Shape::kNumber},
                                                     {"gems", Shape::kNumber},
                                                     {"locks", Shape::kNumber},
                                                     {"reserved", Shape::kText},
                                                     {"hand_jobs", Shape::kList},
                                                     {"done_jobs", Shape::kList},
                                                     {"character", Shape::kText},
                                                     {"faction", Shape::kText},
                                                     {"goal_met", Shape::kNumbers},
                                                     {"acted", Shape::kFlag},
                                                     {"trapped", Shape::kFlag},
                                                     {"locked", Shape::kNumbers}}};

std::optional<Shape> Find(std::span<const KeyShape> shapes, std::string_view key) {
  const auto found = std::ranges::find(shapes, key, &KeyShape::key);
  return found == shapes.end() ? std::nullopt : std::optional<Shape>(found->shape);
}

// The shape of `key`, which is below `head` unless that is empty; nothing when no position has such a field.
std::optional<Shape> ShapeOf(const Value& blank, std::string_view head, std::string_view key) {
  if (head.empty()) return Find(kRootShapes, key);
  if (head == "over") return Find(kOverShapes, key);
  const Value* map = blank.Find(head);
  if (map == nullptr || map->map() == nullptr) return std::nullopt;
  if (head != "row" && head != "deck" && head != "tile") return Find(kPlayerShapes, key);
  if (map->Find(key) == nullptr) return std::nullopt;
  return head == "row" ? Shape::kRow : head == "deck" ? Shape::kList : Shape::kTile;
}

// A position in which there is nothing, as an object: what the line leaves out.
Value Blank(const Options& options) {
  State state;
  state.step = Step::kMove;
  return ToValue(options, state);
}

// --- Writing.

std::string Scalar(const Value& value) {
  if (value.is_null()) return std::string(kNothing);
  if (const bool* yes = value.boolean()) return *yes ? "yes" : "no";
  if (const std::int64_t* number = value.integer()) return fmt::format("{}", *number);
  return *value.string();
}

std::string JoinOrNothing(const std::vector<std::string>& parts, std::string_view separator) {
  return parts.empty() ? std::string(kNothing) : fmt::format("{}", fmt::join(parts, separator));
}

std::string ListText(const Value& list, std::string_view separator = ",") {
  std::vector<std::string> parts;
  for (const Value& item : *list.list()) parts.push_back(Scalar(item));
  return JoinOrNothing(parts, separator);
}

// What stands in a map, each key with its number or its list.
std::string MapText(const Value& map) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : *map.map()) {
    parts.push_back(fmt::format("{}:{}", key, value.list() != nullptr ? ListText(value, ":") : Scalar(value)));
  }
  return JoinOrNothing(parts, ",");
}

std::string TileText(const Value& tile) {
  const Value* litter = tile.Find("litter");
  return fmt::format("{},{}{}", ListText(*tile.Find("hex")), *tile.Find("face")->string(),
                     litter == nullptr ? "" : "," + MapText(*litter));
}

std::string ShapeText(Shape shape, const Value& value) {
  switch (shape) {
    case Shape::kRow:
    case Shape::kList:
    case Shape::kNumbers:
      return ListText(value);
    case Shape::kCounts:
    case Shape::kSlots:
      return MapText(value);
    case Shape::kTile:
      return TileText(value);
    default:
      return Scalar(value);
  }
}

// Adds words for the fields of a map that are not empty.
class LineWriter {
 public:
  explicit LineWriter(const Value& blank) : blank_(blank) {}

  std::string Write(const Value& value) {
    for (const auto& [key, field] : *value.map()) {
      if (const auto shape = ShapeOf(blank_, "", key)) {
        Add(key, *shape, field, blank_.Find(key), IsAlwaysSaid(key));
      } else {
        AddBelow(key, field);
      }
    }
    return fmt::format("{}", fmt::join(words_, " "));
  }

 private:
  static bool IsAlwaysSaid(std::string_view key) {
    return key == "mode" || key == "players" || key == "step" || key == "active";
  }

  void AddBelow(const std::string& head, const Value& map) {
    const Value* empty = blank_.Find(head);
    for (const auto& [key, field] : *map.map()) {
      Add(fmt::format("{}.{}", head, key), *ShapeOf(blank_, head, key), field,
          empty == nullptr ? nullptr : empty->Find(key), head == "tile");
    }
  }

  void Add(std::string_view name, Shape shape, const Value& field, const Value* empty, bool always) {
    if (!always && empty != nullptr && field == *empty) return;
    words_.push_back(fmt::format("{}={}", name, ShapeText(shape, field)));
  }

  const Value& blank_;
  std::vector<std::string> words_;
};

// --- Reading. Nothing comes back where the text is no notation.

using MaybeValue = std::optional<Value>;

std::vector<std::string_view> Split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

MaybeValue ReadTextWord(std::string_view text) {
  if (text.empty()) return std::nullopt;
  return text == kNothing ? Value() : Value(text);
}

MaybeValue ReadNumberWord(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  if (!is_whole || fmt::format("{}", number) != text) return std::nullopt;
  return Value(number);
}

MaybeValue ReadPlaceWord(std::string_view text) {
  const MaybeValue number = ReadNumberWord(text);
  return number ? number : ReadTextWord(text);
}

template <typename ReadOne>
MaybeValue ReadList(std::span<const std::string_view> parts, const ReadOne& read) {
  Value::List list;
  for (const std::string_view part : parts) {
    MaybeValue value = read(part);
    if (!value) return std::nullopt;
    list.push_back(*std::move(value));
  }
  return Value(std::move(list));
}

template <typename ReadOne>
MaybeValue ReadListOrNothing(std::string_view text, const ReadOne& read) {
  if (text == kNothing) return Value(Value::List());
  return ReadList(Split(text, ','), read);
}

// Parts of a key, a colon, and what `read` reads.
template <typename ReadOne>
MaybeValue ReadMap(std::span<const std::string_view> parts, const ReadOne& read) {
  Value map = Value(Value::Map());
  for (const std::string_view part : parts) {
    const std::size_t colon = part.find(':');
    if (colon == std::string_view::npos || map.Find(part.substr(0, colon)) != nullptr) return std::nullopt;
    MaybeValue value = read(part.substr(colon + 1));
    if (!value) return std::nullopt;
    map.Set(part.substr(0, colon), *std::move(value));
  }
  return map;
}

MaybeValue ReadSlotWord(std::string_view text) { return ReadList(Split(text, ':'), &ReadTextWord); }

MaybeValue ReadTile(std::string_view text) {
  const std::vector<std::string_view> parts = Split(text, ',');
  if (parts.size() < 3) return std::nullopt;
  const auto [hex, litter] = std::pair(std::span(parts).first(2), std::span(parts).subspan(3));
  const MaybeValue numbers = ReadList(hex, &ReadNumberWord);
  const MaybeValue counts = ReadMap(litter, &ReadNumberWord);
  if (!numbers || !counts) return std::nullopt;
  Value tile = Value::MakeMap({{"hex", *numbers}, {"face", parts[2]}});
  if (!litter.empty()) tile.Set("litter", *counts);
  return tile;
}

MaybeValue ReadShape(Shape shape, std::string_view text) {
  switch (shape) {
    case Shape::kText:
      return ReadTextWord(text);
    case Shape::kNumber:
      return ReadNumberWord(text);
    case Shape::kFlag:
      return text == "yes" || text == "no" ? MaybeValue(text == "yes") : std::nullopt;
    case Shape::kPlace:
      return ReadPlaceWord(text);
    case Shape::kRow:
      return ReadList(Split(text, ','), &ReadTextWord);
    case Shape::kList:
      return ReadListOrNothing(text, &ReadTextWord);
    case Shape::kNumbers:
      return ReadListOrNothing(text, &ReadNumberWord);
    case Shape::kCounts:
      return text == kNothing ? Value(Value::Map()) : ReadMap(Split(text, ','), &ReadNumberWord);
    case Shape::kSlots:
      return text == kNothing ? Value(Value::Map()) : ReadMap(Split(text, ','), &ReadSlotWord);
    case Shape::kTile:
      return ReadTile(text);
  }
  return std::nullopt;
}

// Sets a field of the object, below another or not.
void Set(Value* object, std::string_view head, std::string_view key, Value field) {
  if (head.empty()) return object->Set(key, std::move(field));
  const Value* old = object->Find(head);
  Value map = old == nullptr ? Value() : *old;
  map.Set(key, std::move(field));
  object->Set(head, std::move(map));
}

}  // namespace

std::string ToLine(const Options& options, const State& state) {
  return LineWriter(Blank(options)).Write(ToValue(options, state));
}

Result<State> FromLine(const Options& options, std::string_view text) {
  const Value blank = Blank(options);
  Value object = blank;
  std::vector<std::string_view> seen;
  for (const auto& [word, column] : Words(text)) {
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const std::size_t dot = name.find('.');
    const std::string_view head = dot == std::string_view::npos ? "" : name.substr(0, dot);
    const std::string_view key = name.substr(dot == std::string_view::npos ? 0 : dot + 1);
    const auto shape = equals == std::string_view::npos ? std::nullopt : ShapeOf(blank, head, key);
    const MaybeValue field = shape ? ReadShape(*shape, word.substr(equals + 1)) : std::nullopt;
    const bool is_second = std::ranges::find(seen, name) != seen.end();
    if (!field || is_second) {
      Error error = Malformed("", is_second ? fmt::format("'{}' stands there twice", name)
                                            : fmt::format("'{}' is no notation of a position", word));
      error.column = column;
      return error;
    }
    seen.push_back(name);
    Set(&object, head, key, *field);
  }
  return FromValue(options, object, Reading::kExact);
}

}  // namespace timeproof::timelancers
