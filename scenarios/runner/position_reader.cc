#include "scenarios/runner/position_reader.h"

#include <utility>

namespace timeproof {
namespace {

constexpr std::string_view kBoard = "board";

// Whether a scalar is a picture of several lines and not a position on one.
bool IsPicture(const Node& scalar) { return scalar.text.find('\n') != std::string::npos; }

std::optional<Position> Checked(Result<Position> position, const Node& node, const std::string& path,
                                NodeReader* reader) {
  if (position) return std::move(position).value();
  Diagnostic diagnostic =
      Locate(position.error(), "position." + std::string(ToText(position.error().kind)), node, path);
  diagnostic.file = reader->file();
  reader->Add(std::move(diagnostic));
  return std::nullopt;
}

// The fields that a map or a picture gives.
std::optional<Value> Fields(const Node& node, const std::string& path, NodeReader* reader) {
  if (node.is_map()) return reader->ToValue(node, path);
  if (node.is_scalar()) return Value::MakeMap({{std::string(kBoard), TextForGame(node)}});
  reader->Report("type.position", node.mark, path, "a position is a picture, one line of text, or a map");
  return std::nullopt;
}

}  // namespace

bool IsStart(const Node& node) { return node.is_scalar() && node.text == "start"; }

Value Merge(Value base, const Value& over) {
  if (base.map() == nullptr || over.map() == nullptr) return over;
  for (const auto& [key, value] : *over.map()) {
    const Value* there = base.Find(key);
    base.Set(key, there == nullptr ? value : Merge(*there, value));
  }
  return base;
}

std::optional<Position> ReadBefore(const Game& game, const Node& node, const std::string& path, NodeReader* reader) {
  if (IsStart(node)) return game.Start();
  if (node.is_scalar() && !IsPicture(node)) return Checked(game.FromLine(node.text), node, path, reader);
  const std::optional<Value> fields = Fields(node, path, reader);
  if (!fields) return std::nullopt;
  return Checked(game.FromValue(*fields, Reading::kLenient), node, path, reader);
}

std::optional<Position> ReadAfter(const Game& game, const Position& before, std::span<const Move> moves,
                                  const Node& node, const std::string& path, NodeReader* reader) {
  if (node.is_scalar() && !IsPicture(node)) return Checked(game.FromLine(node.text), node, path, reader);
  const std::optional<Value> said = Fields(node, path, reader);
  if (!said) return std::nullopt;
  return Checked(game.FromValue(game.Expect(before, moves, *said), Reading::kExpected), node, path, reader);
}

}  // namespace timeproof
