// What stands where on the three boards.
#ifndef TIMEPROOF_ENGINE_TTYKM_BOARDS_H_
#define TIMEPROOF_ENGINE_TTYKM_BOARDS_H_

#include <array>
#include <bit>
#include <cstdint>

#include "engine/ttykm/pieces.h"

namespace timeproof::ttykm {

// Four bit planes of 48 places hold the four bits of each place's Piece, a fifth the seeds. So one place is read in a
// few shifts, and questions about all places of a kind are a few bit operations.
class Boards {
 public:
  Piece operator[](Place place) const {
    return static_cast<Piece>((planes_[0] >> place & 1U) | (planes_[1] >> place & 1U) << 1U |
                              (planes_[2] >> place & 1U) << 2U | (planes_[3] >> place & 1U) << 3U);
  }
  bool HasSeed(Place place) const { return (seeds_ >> place & 1U) != 0; }

  // No copy and no object: what blocks travel. (TK-TRAVEL-03)
  bool Free(Place place) const { return (Pieces() & Bit(place)) == 0; }
  // Free and without a seed: where objects may be placed.
  bool Empty(Place place) const { return ((Pieces() | seeds_) & Bit(place)) == 0; }

  void Put(Piece piece, Place place) {  // REQUIRES: the place is free
    for (std::size_t plane = 0; plane < planes_.size(); ++plane) {
      planes_[plane] |= Places{Code(piece)} >> plane & 1U ? Bit(place) : 0;
    }
  }
  void Move(Place from, Place to) {  // REQUIRES: `to` is free; leaves seeds where they are
    for (Places& plane : planes_) {
      const Places moved = plane >> from & 1U;
      plane ^= moved << from | moved << to;
    }
  }
  void Clear(Place place) {  // leaves a seed
    for (Places& plane : planes_) plane &= ~Bit(place);
  }
  void PutSeed(Place place) { seeds_ |= Bit(place); }
  void ClearSeed(Place place) { seeds_ &= ~Bit(place); }

  Places Seeds() const { return seeds_; }
  Places Pieces() const { return planes_[0] | planes_[1] | planes_[2] | planes_[3]; }
  Places Copies(Player player) const {
    const std::size_t own = Index(player);
    return planes_[own] & ~(planes_[1 - own] | planes_[2] | planes_[3]);
  }
  // All that is neither a copy nor a seed.
  Places Objects() const { return (planes_[0] & planes_[1]) | planes_[2] | planes_[3]; }
  Places Shrubs() const { return planes_[0] & planes_[1] & ~(planes_[2] | planes_[3]); }
  Places StandingTrees() const { return planes_[2] & ~(planes_[0] | planes_[1] | planes_[3]); }
  Places FallenTrees() const { return planes_[3] & ~planes_[2]; }
  Places Statues() const { return planes_[2] & ~planes_[3] & (planes_[0] | planes_[1]); }
  Places Elephants() const { return planes_[2] & planes_[3]; }

  // All places of one kind of piece. REQUIRES: it is one, not kNone.
  Places Of(Piece piece) const {
    Places places = ~Places{0};
    for (std::size_t plane = 0; plane < planes_.size(); ++plane) {
      places &= (Code(piece) >> plane & 1U) != 0 ? planes_[plane] : ~planes_[plane];
    }
    return places;
  }
  // The one place of such a piece in an era, or kNowhere. For statues and elephants.
  Place Find(Piece piece, Era era) const {
    const Places places = Of(piece) & AllOf(era);
    return places == 0 ? kNowhere : static_cast<Place>(std::countr_zero(places));
  }

  bool operator==(const Boards&) const = default;

 private:
  std::array<Places, 4> planes_ = {};
  Places seeds_ = 0;
};

constexpr int Count(Places places) { return std::popcount(places); }

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_BOARDS_H_
