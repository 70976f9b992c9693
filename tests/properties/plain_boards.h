// Positions as pictures, for tests of the plain reading of That Time You Killed Me.
#ifndef TIMEPROOF_TESTS_PROPERTIES_PLAIN_BOARDS_H_
#define TIMEPROOF_TESTS_PROPERTIES_PLAIN_BOARDS_H_

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "engine/value.h"
#include "properties/ttykm/plain/plain.h"

namespace timeproof::plain {

using Texts = std::vector<std::string>;

// The board of a position object from four rows of past, present and future, parted by bars.
inline Value Board(const std::string& picture) {
  std::array<Value::Map, 3> eras;
  std::array<int, 3> space = {0, 0, 0};
  std::istringstream rows(picture);
  for (std::string row; std::getline(rows, row);) {
    std::istringstream tokens(row);
    std::size_t era = 0;
    for (std::string token; tokens >> token;) {
      if (token == "|") {
        ++era;
      } else if (++space.at(era); token != ".") {
        eras.at(era).emplace_back(std::to_string(space.at(era)), token);
      }
    }
  }
  return Value::MakeMap({{"past", eras[0]}, {"present", eras[1]}, {"future", eras[2]}});
}

// How many tokens of the board begin with `start`.
inline int CountTokens(const Value& board, const std::string& start) {
  int count = 0;
  for (const auto& [era, spaces] : *board.map()) {
    count += static_cast<int>(std::ranges::count_if(
        *spaces.map(), [&](const Value::Entry& entry) { return entry.second.string()->starts_with(start); }));
  }
  return count;
}

// A position at the start of a turn, both foci in `focus`, with as many copies in supply as the boards allow.
inline Value Scene(const std::string& picture, const std::string& to_move, const std::string& focus,
                   bool influence = false) {
  const Value board = Board(picture);
  const auto supply = [&](const char* copy) { return std::min(4, 7 - CountTokens(board, copy)); };
  Value position = Value::MakeMap({{"board", board},
                                   {"to_move", to_move},
                                   {"first", "white"},
                                   {"focus", Value::MakeMap({{"white", focus}, {"black", focus}})},
                                   {"supply", Value::MakeMap({{"white", supply("W")}, {"black", supply("B")}})}});
  if (influence) {
    position.Set("statue",
                 Value::MakeMap({{"white", CountTokens(board, "Sw") == 0}, {"black", CountTokens(board, "Sb") == 0}}));
  }
  position.Set("step", "copy");
  return position;
}

// Options with these chapters.
inline Value Chapters(const Texts& chapters) {
  return Value::MakeMap({{"chapters", Value::List(chapters.begin(), chapters.end())}});
}

inline bool IsLegal(const Rules& rules, const Value& position, const std::string& move) {
  const Texts moves = rules.LegalMoves(position);
  return std::ranges::find(moves, move) != moves.end();
}

// The position after `moves`, each of which must be legal.
inline Value PlayAll(const Rules& rules, Value position, const Texts& moves) {
  for (const std::string& move : moves) {
    EXPECT_TRUE(IsLegal(rules, position, move)) << move;
    position = rules.Apply(position, move);
  }
  return position;
}

}  // namespace timeproof::plain

#endif  // TIMEPROOF_TESTS_PROPERTIES_PLAIN_BOARDS_H_
