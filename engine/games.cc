#include "engine/games.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "engine/timelancers/timelancers.h"
#include "engine/ttykm/ttykm.h"
#include "engine/voyage/voyage.h"

namespace timeproof {

std::span<const GameInfo> Games() {
  static const std::vector<GameInfo> games = {ttykm::Info(), voyage::Info(), timelancers::Info()};
  return games;
}

const GameInfo* FindGame(std::string_view name) {
  const auto games = Games();
  const auto found = std::ranges::find(games, name, &GameInfo::name);
  return found == games.end() ? nullptr : &*found;
}

Result<std::unique_ptr<const Game>> MakeGame(std::string_view name, const Value& options, Reading reading) {
  const GameInfo* info = FindGame(name);
  if (info != nullptr) return info->make(options, reading);
  std::vector<std::string_view> known;
  for (const GameInfo& game : Games()) known.push_back(game.name);
  return Error{.kind = ErrorKind::kUnsupported,
               .message = fmt::format("no game '{}'; there is {}", name, fmt::join(known, ", ")),
               .where = "game"};
}

}  // namespace timeproof
