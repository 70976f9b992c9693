// A position of That Time You Killed Me.
#ifndef TIMEPROOF_ENGINE_TTYKM_STATE_H_
#define TIMEPROOF_ENGINE_TTYKM_STATE_H_

#include <array>
#include <cstdint>

#include "engine/ttykm/boards.h"

namespace timeproof::ttykm {

enum class Step : std::uint8_t { kCopy, kAct, kFocus, kOver };
enum class Winner : std::uint8_t { kNobody, kWhite, kBlack, kDraw };

inline constexpr int kCopiesEach = 7;
inline constexpr int kSupplyEach = 4;
inline constexpr int kPlantsEach = 5;  // seeds, shrubs, trees: five of each
inline constexpr std::uint8_t kActions = 2;

// One cache line. What does not apply is 0 or kNowhere, so that equal positions are equal bytes.
struct State {
  Boards boards;
  std::array<std::array<std::uint8_t, 2>, 3> hats = {};  // [era][player]: 0 none, else 1 + the Elephant that wears it
  std::array<Era, 2> focus = {};
  std::array<std::uint8_t, 2> supply = {};
  std::array<std::uint8_t, 2> can_build = {};  // 1 while the player's statue is unbuilt (Influence)
  Player to_move = Player::kWhite;
  Player first = Player::kWhite;
  Step step = Step::kCopy;
  Place active = kNowhere;        // at kAct, and at kFocus while the copy that acted lives
  std::uint8_t actions_left = 0;  // at kAct 1 or 2; at kFocus those not taken, kActions when no copy was chosen
  Winner winner = Winner::kNobody;
  std::array<std::uint8_t, 6> unused = {};

  bool operator==(const State&) const = default;

  Era FocusOf(Player player) const { return focus[Index(player)]; }
  bool Wears(Era era, Elephant elephant, Player player) const {
    return hats[Index(era)][Index(player)] == 1 + Index(elephant);
  }
  bool HasHatIn(Era era, Player player) const { return hats[Index(era)][Index(player)] != 0; }
};
static_assert(sizeof(State) == 64);

// The number of eras in which the player has copies.
inline int ErasWith(const Boards& boards, Player player) {
  const Places copies = boards.Copies(player);
  int eras = 0;
  for (const Era era : kEras) eras += (copies & AllOf(era)) != 0 ? 1 : 0;
  return eras;
}

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_STATE_H_
