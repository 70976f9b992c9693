#include "engine/value.h"

#include <algorithm>

namespace timeproof {
namespace {

void Compare(const std::string& path, const Value& expected, const Value& actual, std::vector<ValueDifference>* found) {
  if (expected == actual) return;
  const Value::Map* left = expected.map();
  const Value::Map* right = actual.map();
  if (left == nullptr || right == nullptr) {
    found->push_back({path, expected, actual});
    return;
  }
  const auto below = [&path](const std::string& key) { return path.empty() ? key : path + "." + key; };
  for (const auto& [key, value] : *left) {
    const Value* other = actual.Find(key);
    Compare(below(key), value, other == nullptr ? Value() : *other, found);
  }
  for (const auto& [key, value] : *right) {
    if (expected.Find(key) == nullptr) Compare(below(key), Value(), value, found);
  }
}

}  // namespace

const Value* Value::Find(std::string_view key) const {
  const Map* entries = map();
  if (entries == nullptr) return nullptr;
  const auto found = std::ranges::find(*entries, key, &Entry::first);
  return found == entries->end() ? nullptr : &found->second;
}

void Value::Set(std::string_view key, Value value) {
  if (is_null()) content_ = Map();
  Map& entries = std::get<Map>(content_);
  const auto found = std::ranges::find(entries, key, &Entry::first);
  if (found == entries.end()) {
    entries.emplace_back(key, std::move(value));
  } else {
    found->second = std::move(value);
  }
}

void Value::Erase(std::string_view key) {
  if (Map* entries = map()) std::erase_if(*entries, [key](const Entry& entry) { return entry.first == key; });
}

std::string_view Value::TypeName() const {
  if (boolean() != nullptr) return "true or false";
  if (integer() != nullptr) return "a whole number";
  if (real() != nullptr) return "a number";
  if (string() != nullptr) return "a text";
  if (list() != nullptr) return "a list";
  return map() != nullptr ? "a map" : "null";
}

std::vector<ValueDifference> Differences(const Value& expected, const Value& actual) {
  std::vector<ValueDifference> found;
  Compare("", expected, actual, &found);
  return found;
}

}  // namespace timeproof
