// The packs that come with the project, as packs/embed.cc turned them from YAML into tables.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_PACK_SHIPPED_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_PACK_SHIPPED_H_

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/value.h"

namespace timeproof::timelancers {

// A node of a tree, before its children: of a map a key, a text, and a value for each entry.
struct Cell {
  enum class Kind : std::uint8_t { kNull, kBoolean, kNumber, kText, kList, kMap };
  Kind kind = Kind::kNull;
  std::int64_t number = 0;  // or 1 for true, or how many items or entries there are
  std::string_view text = {};
};

struct ShippedPack {
  std::string_view id;
  std::string_view text;  // the file as it was written
  std::span<const Cell> cells;
};

// In the order of engine/CMakeLists.txt.
std::span<const ShippedPack> ShippedPacks();

// The tree of the cells.
Value ToValue(const ShippedPack& shipped);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_PACK_SHIPPED_H_
