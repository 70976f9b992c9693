#include "fuzz/reduce/value_paths.h"

#include <cstddef>

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

void Erase(Value* value, const KeyPath& path, std::size_t depth) {
  const bool last = depth + 1 == path.size();
  if (Value::Map* map = value->map()) {
    for (auto entry = map->begin(); entry != map->end(); ++entry) {
      if (entry->first != path[depth]) continue;
      if (last) {
        map->erase(entry);
      } else {
        Erase(&entry->second, path, depth + 1);
      }
      return;
    }
  }
  if (Value::List* list = value->list()) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      if (std::to_string(i) != path[depth]) continue;
      if (last) {
        list->erase(list->begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        Erase(&(*list)[i], path, depth + 1);
      }
      return;
    }
  }
}

}  // namespace

std::vector<KeyPath> EntryPaths(const Value& value) {
  std::vector<KeyPath> paths;
  KeyPath here;
  Collect(value, &here, &paths);
  return paths;
}

Value Without(const Value& value, const KeyPath& path) {
  Value less = value;
  if (!path.empty()) Erase(&less, path, 0);
  return less;
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
