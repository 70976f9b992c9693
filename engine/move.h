// One decision of a player.
#ifndef TIMEPROOF_ENGINE_MOVE_H_
#define TIMEPROOF_ENGINE_MOVE_H_

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace timeproof {

// A small value. What the code means is its game's business; its order is the order of legal moves.
struct Move {
  std::uint32_t code;  // not set by itself, so that a list of moves costs nothing until it is filled
  auto operator<=>(const Move&) const = default;
};

// Moves in the caller's memory. Filling it allocates nothing.
class MoveList {
 public:
  static constexpr std::size_t kCapacity = 1024;

  MoveList() = default;
  MoveList(const MoveList&) = delete;
  MoveList& operator=(const MoveList&) = delete;

  void Clear() { size_ = 0; }
  void Add(Move move) {
    assert(size_ < kCapacity);
    moves_[size_++] = move;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const { return moves_[i]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  std::array<Move, kCapacity> moves_;  // the first `size_` are set
  std::size_t size_ = 0;
};

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_MOVE_H_
