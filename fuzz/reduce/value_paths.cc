#include "fuzz/reduce/value_paths.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace timeproof {
namespace {

void Collect(const Value& value, KeyPath* here, std::vector<KeyPath>* paths) {
  const auto enter = [&](std::string key, const Value& entry) {
    here->push_back(std::move(key));
    paths->push_back(*here);
    Collect(entry, here, paths);
    here->pop_back();
  };
  if (const Value::Map* map = value.map()) {
    for (const auto& [key, entry] : *map) enter(key, entry);
  }
  if (const Value::List* list = value.list()) {
    for (std::size_t i = 0; i < list->size(); ++i) enter(std::to_string(i), (*list)[i]);
  }
}

// The entry of a map or the item of a list, or null. `V` is Value or const Value.
template <typename V>
V* Find(V* value, const std::string& key) {
  if (auto* map = value->map()) {
    const auto entry = std::ranges::find(*map, key, &Value::Entry::first);
    return entry == map->end() ? nullptr : &entry->second;
  }
  if (auto* list = value->list()) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      if (std::to_string(i) == key) return &(*list)[i];
    }
  }
  return nullptr;
}

template <typename V>
V* Find(V* value, std::span<const std::string> path) {
  for (const std::string& key : path) {
    value = Find(value, key);
    if (value == nullptr) return nullptr;
  }
  return value;
}

}  // namespace

std::vector<KeyPath> EntryPaths(const Value& value) {
  std::vector<KeyPath> paths;
  KeyPath here;
  Collect(value, &here, &paths);
  return paths;
}

const Value* EntryAt(const Value& value, const KeyPath& path) { return Find(&value, std::span(path)); }

Value Without(const Value& value, const KeyPath& path) {
  Value less = value;
  if (path.empty()) return less;
  Value* parent = Find(&less, std::span(path).first(path.size() - 1));
  const Value* entry = parent == nullptr ? nullptr : Find(parent, path.back());
  if (entry == nullptr) return less;
  if (Value::List* list = parent->list()) {
    list->erase(list->begin() + (entry - list->data()));
  } else {
    parent->Erase(path.back());
  }
  return less;
}

Value With(const Value& value, const KeyPath& path, Value entry) {
  Value changed = value;
  if (Value* place = Find(&changed, std::span(path))) *place = std::move(entry);
  return changed;
}

std::int64_t SumOfNumbers(const Value& value) {
  std::int64_t sum = value.integer() == nullptr ? 0 : *value.integer();
  for (const KeyPath& path : EntryPaths(value)) {
    if (const std::int64_t* number = EntryAt(value, path)->integer()) sum += *number;
  }
  return sum;
}

KeyPath ParseKeyPath(std::string_view text) {
  KeyPath path;
  std::string key;
  const auto end_key = [&] {
    if (!key.empty()) path.push_back(std::move(key));
    key.clear();
  };
  for (const char c : text) {
    if (c == '.' || c == '[' || c == ']') {
      end_key();
    } else {
      key += c;
    }
  }
  end_key();
  return path;
}

}  // namespace timeproof
