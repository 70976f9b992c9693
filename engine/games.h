// The registry: the one place that knows which games there are.
#ifndef TIMEPROOF_ENGINE_GAMES_H_
#define TIMEPROOF_ENGINE_GAMES_H_

#include <memory>
#include <span>
#include <string_view>

#include "engine/game.h"

namespace timeproof {

std::span<const GameInfo> Games();

// The game of that name, or null.
const GameInfo* FindGame(std::string_view name);

// The game under these options. Unsupported when there is none of that name, or none of an option's values; malformed
// or invalid as GameInfo::make says.
Result<std::unique_ptr<const Game>> MakeGame(std::string_view name, const Value& options, Reading reading);

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_GAMES_H_
