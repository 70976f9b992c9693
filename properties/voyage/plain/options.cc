#include "properties/voyage/plain/options.h"

namespace timeproof::plain_voyage {

Options ReadOptions(const Value& value) {
  Options options;
  if (const Value* players = value.Find("players")) options.players = static_cast<int>(*players->integer());
  if (const Value* seed = value.Find("seed")) options.seed = static_cast<std::uint64_t>(*seed->integer());
  if (const Value* start = value.Find("start")) options.start = static_cast<int>(*start->integer());
  if (const Value* rulings = value.Find("rulings")) {
    for (const auto& [ruling, settled] : *rulings->map()) options.rulings[ruling] = *settled.string();
  }
  return options;
}

}  // namespace timeproof::plain_voyage
