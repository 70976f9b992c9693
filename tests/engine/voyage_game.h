// Games and positions of Parallel Time Machine Voyage, made in a few lines for tests.
#ifndef TIMEPROOF_TESTS_ENGINE_VOYAGE_GAME_H_
#define TIMEPROOF_TESTS_ENGINE_VOYAGE_GAME_H_

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/games.h"
#include "engine/play.h"
#include "engine/text.h"

namespace timeproof::testing {

// The game for so many players and, if named, one ruling's value.
inline std::unique_ptr<const Game> Voyage(int players = 2, std::string_view ruling = {}, std::string_view value = {}) {
  Value options = Value::MakeMap({{"players", players}});
  if (!ruling.empty()) options.Set("rulings", Value::MakeMap({{std::string(ruling), value}}));
  return std::move(MakeGame("voyage", options, Reading::kLenient)).value();
}

// A position in few words; tickets of a stack or hand in one text.
struct Table {
  std::vector<std::string> stacks;
  int machine = 0;
  std::vector<std::pair<int, int>> tokens = {};  // position, how many
  std::vector<std::string> hands;
  std::vector<int> held;
  int seat = 0;
  bool main_done = false;
  bool moved = false;
  int idle = 0;
  bool partial = true;
  int start = 0;
  std::string row = "SHENMASHENMA";
};

inline Value ToValue(const Table& table) {
  const auto list = [](const auto& items) { return Value(Value::List(items.begin(), items.end())); };
  Value tokens = Value(Value::Map());
  for (const auto& [position, count] : table.tokens) tokens.Set(fmt::format("{}", position), count);
  return Value::MakeMap({{"row", table.row},
                         {"stacks", list(table.stacks)},
                         {"machine", table.machine},
                         {"tokens", tokens},
                         {"hands", list(table.hands)},
                         {"held", list(table.held)},
                         {"start", table.start},
                         {"seat", table.seat},
                         {"main_done", table.main_done},
                         {"moved", table.moved},
                         {"idle", table.idle},
                         {"partial", table.partial}});
}

// The position; throws when it cannot be.
inline Position Set(const Game& game, const Table& table) {
  const Result<Position> position = game.FromValue(ToValue(table), Reading::kLenient);
  if (!position) throw std::invalid_argument(position.error().where + ": " + position.error().message);
  return *position;
}

// The position after the moves, "move PS, end"; throws when one is refused.
inline Position After(const Game& game, Position position, std::string_view moves) {
  if (const auto stop = PlayMoves(game, &position, SplitMoves(moves))) {
    throw std::invalid_argument(fmt::format("move {}: {}", stop->at + 1, stop->error.message));
  }
  return position;
}

// The legal moves in their order, "move PS, pass".
inline std::string Legal(const Game& game, const Position& position) {
  MoveList moves;
  game.LegalMoves(position, &moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(game.MoveText(move));
  return fmt::format("{}", fmt::join(texts, ", "));
}

// The first of the words, "machine=1 held=2,3", that the position's line lacks, with that line; empty if none.
inline std::string Lacks(const Game& game, const Position& position, std::string_view words) {
  const std::string line = game.ToLine(position);
  const std::vector<Word> there = Words(line);
  for (const Word& word : Words(words)) {
    if (std::ranges::find(there, word.text, &Word::text) == there.end()) {
      return fmt::format("no {} in {}", word.text, line);
    }
  }
  return "";
}

// The rule that refuses the move, or nothing.
inline std::string RefusedBy(const Game& game, const Position& position, std::string_view text) {
  const Result<Move> move = game.ParseMove(position, text);
  if (!move) return move.error().rule;
  const auto refusal = game.WhyIllegal(position, *move);
  return refusal ? std::string(refusal->rule) : "";
}

// --- Positions of the catalogue of rules.

// Everything in it: 20 tickets each, nine removed.
inline Table Opening() {
  return {.stacks = {"GE"},
          .hands = {"PS PH PE PN PM RS RH RE RN RM YS YH YE YN YM GS GH GE GN GM",
                    "PS PH PE PN PM RS RH RE RN RM YS YH YE YN YM GS GH GN GM BS"},
          .held = {3, 3},
          .partial = false};
}
// An ANY TIME port to the right, a token on 3, one token in hand.
inline Table PickUpChain() {
  return {.stacks = {"GE", "RS", "YH", "BE", "PN", "RM"},
          .machine = 5,
          .tokens = {{3, 1}},
          .hands = {"PS PS RM GN BE", "YS YM GS BH"},
          .held = {1, 4}};
}
// The token that a Move brings in pays for a Time Warp.
inline Table Earning() {
  return {.stacks = {"BM", "PS", "YH", "RE"},
          .machine = 1,
          .tokens = {{2, 1}},
          .hands = {"GH RE BM", "PS PM YE YN"},
          .held = {0, 5}};
}
inline Table BesideTheLast() {
  return {.stacks = {"YE", "BS", "RH", "PE", "BN", "YM", "GS", "RS", "PH", "GE", "GN", "RM"},
          .machine = 11,
          .hands = {"RS GM", "YS"},
          .held = {2, 4}};
}
inline Table LastTicket() {
  return {.stacks = {"GE", "RS", "YH", "BE", "PN"},
          .machine = 4,
          .tokens = {{2, 1}},
          .hands = {"PM", "YS GS"},
          .held = {0, 5}};
}
inline Table Stalling() {
  return {.stacks = {"BM", "PS", "YH", "BN"}, .machine = 2, .hands = {"RS GE", "PE PM"}, .held = {3, 3}, .idle = 3};
}

}  // namespace timeproof::testing

#endif  // TIMEPROOF_TESTS_ENGINE_VOYAGE_GAME_H_
