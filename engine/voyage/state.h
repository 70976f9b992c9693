// A position of Parallel Time Machine Voyage: everything on and under the table, and who is to act.
#ifndef TIMEPROOF_ENGINE_VOYAGE_STATE_H_
#define TIMEPROOF_ENGINE_VOYAGE_STATE_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <string_view>

#include "engine/voyage/cards.h"

namespace timeproof::voyage {

inline constexpr int kFewestPlayers = 2;
inline constexpr int kMostPlayers = 4;
inline constexpr int kPositions = kPorts + 1;  // 0 holds the starting ticket, 1 to 12 a port each
inline constexpr int kLastPosition = kPositions - 1;
inline constexpr int kTokens = 12;
inline constexpr int kTokensEach = 3;

// By the number of players. (PV-SETUP-03, PV-SETUP-04)
constexpr int HandSize(int players) { return players == 2 ? 20 : players == 3 ? 14 : 11; }
constexpr int RemovedSize(int players) { return kTickets - 1 - players * HandSize(players); }

// How many of each kind.
using Hand = std::array<std::uint8_t, kKinds>;
inline int Count(const Hand& hand) { return std::accumulate(hand.begin(), hand.end(), 0); }

enum class Reason : std::uint8_t { kRightmost, kHandEmpty, kStall };
inline constexpr std::array<Reason, 3> kReasons = {Reason::kRightmost, Reason::kHandEmpty, Reason::kStall};
inline constexpr std::array<std::string_view, 3> kReasonNames = {"rightmost", "hand-empty", "stall"};
constexpr std::uint8_t Bit(Reason reason) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(reason)); }

// Bytes only, so there is no padding; what does not apply is 0, so that equal positions are equal bytes.
struct State {
  std::array<Kind, kTickets> table = {};           // the stacks from left to right, each from its bottom
  std::array<std::uint8_t, kPositions> ends = {};  // where in `table` the stack of each position ends
  std::array<std::uint8_t, kPositions> tokens = {};
  std::array<Time, kPorts> ports = {};
  std::array<Hand, kMostPlayers> hands = {};
  std::array<std::uint8_t, kMostPlayers> held = {};
  Hand removed = {};
  std::uint8_t players = kFewestPlayers;
  std::uint8_t start = 0;
  std::uint8_t seat = 0;
  std::uint8_t machine = 0;
  std::uint8_t main_done = 0;  // 1 after a Move or a Stay
  std::uint8_t moved = 0;      // 1 after a Move or a Time Warp
  std::uint8_t idle = 0;       // turns in a row that counted towards a stall
  std::uint8_t partial = 0;    // 1: what is not listed is set aside
  std::uint8_t reasons = 0;    // bits of Reason; 0 while the game goes on
  std::uint8_t winners = 0;    // bit s is set when seat s won

  bool operator==(const State&) const = default;

  bool IsOver() const { return reasons != 0; }
  bool Ended(Reason reason) const { return (reasons & Bit(reason)) != 0; }
  bool Won(int player) const { return (static_cast<unsigned>(winners) >> At(player) & 1U) != 0; }

  // The tickets on a position, from the bottom.
  std::span<const Kind> Stack(int position) const {
    const std::size_t begin = position == 0 ? 0 : ends[At(position - 1)];
    return std::span(table).subspan(begin, ends[At(position)] - begin);
  }
  bool IsCovered(int position) const { return !Stack(position).empty(); }
  Kind Top(int position) const { return Stack(position).back(); }    // REQUIRES: it is covered
  Time Port(int position) const { return ports[At(position - 1)]; }  // REQUIRES: position > 0
  // The time of the card on top, of the port where there is no ticket. REQUIRES: position > 0, or it is covered
  Time TopTime(int position) const { return IsCovered(position) ? TimeOf(Top(position)) : Port(position); }

  // REQUIRES: fewer than kTickets tickets are on the table.
  void Push(int position, Kind kind) {
    const auto place = table.begin() + ends[At(position)];
    std::copy_backward(place, table.end() - 1, table.end());
    *place = kind;
    for (std::size_t p = At(position); p < ends.size(); ++p) ++ends[p];
  }
  Kind SwapTop(int position, Kind kind) {
    const Kind old = Top(position);
    table[At(ends[At(position)] - 1)] = kind;
    return old;
  }

  const Hand& OwnHand() const { return hands[seat]; }

  static constexpr std::size_t At(int index) { return static_cast<std::size_t>(index); }
};

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_STATE_H_
