// What an action causes in later eras, waiting for its turn. (TK-ORDER-01)
#ifndef TIMEPROOF_ENGINE_TTYKM_QUEUE_H_
#define TIMEPROOF_ENGINE_TTYKM_QUEUE_H_

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/ttykm/boards.h"

namespace timeproof::ttykm {

struct Consequence {
  enum class Kind : std::uint8_t {
    kUngrowShrub,  // removals: a shrub on `place`
    kUngrowTrees,  //   the trees that stand on or point to `place`
    kGrowShrub,    // placements: on `place`
    kGrowTree,
    kAppear,    //   statue `piece` on `place`, built in `direction`
    kRemember,  //   elephant `piece` is trained in the era of `place`
    kCarry,     // moves: statue `piece` in the era of `place` goes `distance` spaces in `direction`
  };

  Consequence() = default;  // sets nothing, so that a queue costs nothing until it is used
  Consequence(Kind what, Place where, Piece who = Piece::kNone, Direction which_way = Direction::kNorth,
              std::uint8_t how_far = 0)
      : kind(what), piece(who), place(where), direction(which_way), distance(how_far) {}

  Kind kind;
  Piece piece;
  Place place;
  Direction direction;
  std::uint8_t distance;

  // Removals before placements before moves, the earlier era first.
  int Rank() const {
    const int stage = kind <= Kind::kUngrowTrees ? 0 : kind <= Kind::kRemember ? 1 : 2;
    return stage * 3 + static_cast<int>(EraOf(place));
  }
};

// Serves by rank, and within a rank in the order of joining, save for moves under the front-first ruling.
class Queue {
 public:
  // Several steps can each cause a few more, over two eras; this is far above what they come to.
  static constexpr std::size_t kCapacity = 192;

  bool empty() const { return left_ == 0; }

  // Joins the queue; the answer finds the entry again while it waits.
  std::size_t Join(Consequence consequence) {
    assert(size_ < kCapacity);
    entries_[size_] = consequence;
    waiting_[size_] = true;
    ++left_;
    return size_++;
  }
  Consequence& Waiting(std::size_t entry) { return entries_[entry]; }
  void Leave(std::size_t entry) {
    waiting_[entry] = false;
    --left_;
  }

  // The index of the entry that is next by rank and order of joining. REQUIRES: !empty().
  std::size_t First() const {
    std::size_t first = kCapacity;
    for (std::size_t i = 0; i < size_; ++i) {
      if (waiting_[i] && (first == kCapacity || entries_[i].Rank() < entries_[first].Rank())) first = i;
    }
    return first;
  }

  // TK-I-PROP-03: of the moves that wait together with `first` (same era, same direction), the statue farthest along.
  // `first` itself when its statue is not there: then it moves nothing, and its turn does not matter.
  std::size_t Frontmost(std::size_t first, const Boards& boards) const {
    const Consequence& model = entries_[first];
    const auto along = [&](std::size_t i) {
      const Place place = boards.Find(entries_[i].piece, EraOf(model.place));
      return place == kNowhere ? -1 : Along(place, model.direction);
    };
    if (along(first) < 0) return first;
    std::size_t front = first;
    for (std::size_t i = first + 1; i < size_; ++i) {
      if (waiting_[i] && entries_[i].Rank() == model.Rank() && entries_[i].direction == model.direction &&
          along(i) > along(front)) {
        front = i;
      }
    }
    return front;
  }

 private:
  std::array<Consequence, kCapacity> entries_;  // the first `size_` are set
  std::array<bool, kCapacity> waiting_;
  std::size_t size_ = 0;
  std::size_t left_ = 0;
};

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_QUEUE_H_
