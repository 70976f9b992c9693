// What events give to their machine: action abilities, and constant ones that make slots and captures cheaper.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_ABILITY_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_ABILITY_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/timelancers/lookup.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

inline const Slot& SlotInfo(const Pack& pack, const PlayerState& player, int slot) {
  return pack.characters[At(IndexOf(player.character))].machine[SlotAt(slot)];
}

// The ability of the side that touches the machine. REQUIRES: an event lies on the slot. (TL-ABIL-01)
inline const Ability& AbilityOn(const Pack& pack, const PlayerState& player, int slot) {
  return pack.event(IndexOf(player.events[SlotAt(slot)])).sides[At(player.sides[SlotAt(slot)])].ability;
}

// All constant abilities together, on whichever slots. (TL-ABIL-05)
inline Less ConstantsOf(const Pack& pack, const PlayerState& player) {
  const auto add = [](std::uint8_t& sum, std::uint8_t more) { sum = static_cast<std::uint8_t>(sum + more); };
  Less sum;
  for (int slot = 1; slot <= kSlots; ++slot) {
    if (player.events[SlotAt(slot)] == kAbsent) continue;
    const Ability& ability = AbilityOn(pack, player, slot);
    if (ability.kind != AbilityKind::kConstant) continue;
    for (std::size_t kind = 0; kind < kResources; ++kind) add(sum.resources[kind], ability.less.resources[kind]);
    add(sum.any, ability.less.any);
    add(sum.gems, ability.less.gems);
  }
  return sum;
}

// What a slot costs. (TL-GEM-01, TL-GEM-02)
struct GemPrice {
  int base = 0;
  int by_upgrades = 0;   // taken off
  int by_constants = 0;  // taken off, never more than is left
  int due() const { return base - by_upgrades - by_constants; }
};
inline GemPrice GemPriceOf(const Pack& pack, const PlayerState& player, int slot) {
  GemPrice price;
  price.base = SlotInfo(pack, player, slot).gems;
  price.by_upgrades = std::min<int>(price.base, player.upgrades[SlotAt(slot)]);
  price.by_constants = std::min<int>(price.base - price.by_upgrades, ConstantsOf(pack, player).gems);
  return price;
}

// --- Gains.

// (TL-UPG-02)
inline bool HasUpgradeSpace(const Pack& pack, const PlayerState& player, int slot) {
  return player.upgrades[SlotAt(slot)] < SlotInfo(pack, player, slot).gems;
}
inline bool HasUpgradeSpace(const Pack& pack, const PlayerState& player) {
  for (int slot = 1; slot <= kSlots; ++slot) {
    if (HasUpgradeSpace(pack, player, slot)) return true;
  }
  return false;
}

// What of the gain the active player can get: the rest lapses. (TL-UPG-03, TL-LOCK-04, TL-JOB-11)
inline Gain Gettable(const Pack& pack, const State& state, Gain gain) {
  const auto least = [](int a, int b) { return static_cast<std::uint8_t>(std::min(a, b)); };
  gain.locks = least(gain.locks, state.supply_locks);
  gain.jobs = least(gain.jobs, JobsToDraw(state));
  gain.upgrades = HasUpgradeSpace(pack, Active(state)) ? least(gain.upgrades, state.supply_upgrades) : std::uint8_t{0};
  return gain;
}
inline bool IsNothing(const Gain& gain) { return gain == Gain(); }

// What the active player may use on that slot; nothing when there is no event, no action ability, or nothing to get.
inline Gain UsableOn(const Pack& pack, const State& state, int slot) {
  const PlayerState& player = Active(state);
  if (player.events[SlotAt(slot)] == kAbsent) return {};
  const Ability& ability = AbilityOn(pack, player, slot);
  return ability.kind == AbilityKind::kAction ? Gettable(pack, state, ability.gain) : Gain();
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_ABILITY_H_
