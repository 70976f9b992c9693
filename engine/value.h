// A tree of plain data: what options, positions and observations look like outside the engine.
// JSON and YAML are read into it and written from it by whoever has a library for them.
#ifndef TIMEPROOF_ENGINE_VALUE_H_
#define TIMEPROOF_ENGINE_VALUE_H_

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace timeproof {

class Value {
 public:
  using List = std::vector<Value>;
  using Entry = std::pair<std::string, Value>;
  using Map = std::vector<Entry>;  // in the order of writing; keys are unique

  // Implicit on purpose: a tree is written as it reads.
  Value() = default;  // null
  Value(bool value) : content_(value) {}
  Value(int value) : content_(std::int64_t{value}) {}
  Value(std::int64_t value) : content_(value) {}
  Value(double value) : content_(value) {}
  Value(const char* value) : content_(std::string(value)) {}
  Value(std::string_view value) : content_(std::string(value)) {}
  Value(std::string value) : content_(std::move(value)) {}
  Value(List value) : content_(std::move(value)) {}
  Value(Map value) : content_(std::move(value)) {}
  static Value MakeMap(std::initializer_list<Entry> entries) { return Value(Map(entries)); }
  static Value MakeList(std::initializer_list<Value> items) { return Value(List(items)); }

  bool is_null() const { return std::holds_alternative<std::monostate>(content_); }
  // Null when the value is of another type.
  const bool* boolean() const { return std::get_if<bool>(&content_); }
  const std::int64_t* integer() const { return std::get_if<std::int64_t>(&content_); }
  const double* real() const { return std::get_if<double>(&content_); }
  const std::string* string() const { return std::get_if<std::string>(&content_); }
  const List* list() const { return std::get_if<List>(&content_); }
  List* list() { return std::get_if<List>(&content_); }
  const Map* map() const { return std::get_if<Map>(&content_); }
  Map* map() { return std::get_if<Map>(&content_); }

  // The value under `key`, or null when this is no map or lacks it.
  const Value* Find(std::string_view key) const;
  // Sets `key` of a map, keeping its place when it is there; a null value becomes a map.
  void Set(std::string_view key, Value value);
  // Removes `key` of a map; nothing happens when it is not there.
  void Erase(std::string_view key);

  // "null", "true or false", "a whole number", "a number", "a text", "a list" or "a map": for messages.
  std::string_view TypeName() const;

  bool operator==(const Value&) const = default;

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Map> content_;
};

// Where two trees differ: the key path and what stands there on either side (null when absent).
struct ValueDifference {
  std::string path;  // "supply.white"
  Value expected, actual;
};
// Every leaf at which the two differ, in the order of `expected`, then what only `actual` has.
std::vector<ValueDifference> Differences(const Value& expected, const Value& actual);

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_VALUE_H_
