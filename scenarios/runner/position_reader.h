// Positions as scenarios write them.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_POSITION_READER_H_
#define TIMEPROOF_SCENARIOS_RUNNER_POSITION_READER_H_

#include <optional>
#include <span>
#include <string>

#include "engine/game.h"
#include "scenarios/runner/node_reader.h"
#include "scenarios/runner/yaml.h"

namespace timeproof {

// `over` laid upon `base`: maps are merged, all else replaces.
Value Merge(Value base, const Value& over);

// Whether this is the word start.
bool IsStart(const Node& node);

// The position that `before` describes: the word start, one line, or a map. What is wrong is reported (position.*).
std::optional<Position> ReadBefore(const Game& game, const Node& node, const std::string& path, NodeReader* reader);

// The position that `after` describes: a picture, one line, or a map. What a picture or a map does not give is as in
// `before`, but for what the moves played from there say by their own words (Game::Expect).
std::optional<Position> ReadAfter(const Game& game, const Position& before, std::span<const Move> moves,
                                  const Node& node, const std::string& path, NodeReader* reader);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_POSITION_READER_H_
