// What can be pushed, and what can be entered.
#ifndef TIMEPROOF_ENGINE_TTYKM_PUSHING_H_
#define TIMEPROOF_ENGINE_TTYKM_PUSHING_H_

#include "engine/ttykm/boards.h"

namespace timeproof::ttykm {

// Whether the tree or statue on `object` can be pushed that way. A line of trees and statues is pushed as one; it ends
// at a copy, which always makes room, or at a free space, or at something that blocks it all.
// TK-G-TOPPLE-02, TK-G-TOPPLE-03, TK-I-PUSH-02, TK-M-BLOCK-01, TK-GI-02.
inline bool CanBePushed(const Boards& boards, Place object, Direction direction) {
  for (Place next = Beside(object, direction); next != kNowhere; next = Beside(next, direction)) {
    if ((boards.Objects() & Bit(next)) == 0) return true;
    const Piece there = boards[next];
    if (there != Piece::kTree && !IsStatue(there)) return false;
  }
  return false;
}

// Whether `entering` can come into `place` (not a wall) going `direction`, pushing, killing or trampling what is there.
// TK-PUSH-02, TK-G-SHRUB-01, TK-G-FALLEN-01, TK-I-PUSH-02, TK-M-BLOCK-01, TK-M-COMMAND-02, TK-GM-01.
inline bool CanEnter(const Boards& boards, Piece entering, Place place, Direction direction) {
  if ((boards.Objects() & Bit(place)) == 0) return true;
  const Piece there = boards[place];
  if (there == Piece::kTree || IsStatue(there)) return CanBePushed(boards, place, direction);
  return IsElephant(entering) && !IsElephant(there);
}

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_PUSHING_H_
