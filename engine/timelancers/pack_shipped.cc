#include "engine/timelancers/pack_shipped.h"

#include <string>
#include <utility>

namespace timeproof::timelancers {
namespace {

// Reads the tree that begins at `next`, and moves `next` behind it.
Value Read(const Cell** next) {
  const Cell& cell = *(*next)++;
  switch (cell.kind) {
    case Cell::Kind::kNull:
      return {};
    case Cell::Kind::kBoolean:
      return cell.number != 0;
    case Cell::Kind::kNumber:
      return cell.number;
    case Cell::Kind::kText:
      return cell.text;
    case Cell::Kind::kList: {
      Value::List list;
      for (std::int64_t i = 0; i < cell.number; ++i) list.push_back(Read(next));
      return list;
    }
    case Cell::Kind::kMap: {
      Value::Map map;
      for (std::int64_t i = 0; i < cell.number; ++i) {
        std::string key((*next)++->text);
        map.emplace_back(std::move(key), Read(next));
      }
      return map;
    }
  }
  return {};
}

}  // namespace

Value ToValue(const ShippedPack& shipped) {
  const Cell* next = shipped.cells.data();
  return Read(&next);
}

}  // namespace timeproof::timelancers
