// Which captured events a ripple asks to rotate.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_AFFECTED_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_AFFECTED_H_

#include <cstddef>
#include <cstdint>

#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// Whether the ripple from one event reaches another: of its type, and strictly later. (TL-RIP-02)
inline bool Reaches(const Pack& pack, int from, int event) {
  return pack.event(event).type == pack.event(from).type && pack.event(event).date > pack.event(from).date;
}

// A bit for each slot of the machine whose event the ripple reaches; none of a finished player. (TL-RIP-06)
inline std::uint16_t AffectedSlots(const Pack& pack, const PlayerState& player, int from) {
  unsigned slots = 0;
  for (std::size_t i = 0; i < kSlots && !player.IsFinished(); ++i) {
    if (player.events[i] != kAbsent && Reaches(pack, from, IndexOf(player.events[i]))) slots |= 1U << i;
  }
  return static_cast<std::uint16_t>(slots);
}

// The same slots as events of their type, by their places in the pack, as moves have them.
inline Locks LocksOn(const Pack& pack, const PlayerState& player, std::uint16_t slots) {
  Locks locks;
  unsigned events = 0;
  for (std::size_t i = 0; i < kSlots; ++i) {
    if (!HasBit(slots, i)) continue;
    const int event = IndexOf(player.events[i]);
    locks.type = pack.event(event).type;
    events |= 1U << (At(event) - pack.starts[At(locks.type)]);
  }
  locks.events = static_cast<std::uint16_t>(events);
  return locks;
}

// The slots of this machine that those locks save.
inline std::uint16_t SlotsOf(const Pack& pack, const PlayerState& player, const Locks& locks) {
  unsigned slots = 0;
  for (std::size_t i = 0; i < kSlots; ++i) {
    if (player.events[i] == kAbsent) continue;
    const std::size_t event = At(IndexOf(player.events[i]));
    if (pack.events[event].type != locks.type) continue;
    if (HasBit(locks.events, event - pack.starts[At(locks.type)])) slots |= 1U << i;
  }
  return static_cast<std::uint16_t>(slots);
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_AFFECTED_H_
