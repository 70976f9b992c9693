// What a capture costs, and who can pay it.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_PRICE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_PRICE_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/timelancers/ability.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// The resource cost of an event under the discounts of one machine. (TL-CAP-04)
struct Price {
  Bundle named = {};  // after the discounts on named resources
  int any = 0;        // pieces of any kind
  int off = 0;        // pieces of the payer's choice that need not be paid
  int saved = 0;      // pieces that discounts take off, in all
  int due() const { return Count(named) + any - off; }
};

inline Price PriceOf(const Pack& pack, const PlayerState& player, int event) {
  const Cost& cost = pack.event(event).cost;
  const Less less = ConstantsOf(pack, player);
  Price price;
  price.any = cost.any;
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    const int named = std::max(0, cost.resources[kind] - less.resources[kind]);
    price.named[kind] = static_cast<std::uint8_t>(named);
  }
  price.off = std::min<int>(less.any, Count(price.named) + price.any);
  price.saved = Count(cost.resources) + cost.any - price.due();
  return price;
}

// How many pieces of named kinds are missing.
inline int Missing(const Price& price, const Bundle& pieces) {
  int missing = 0;
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    missing += std::max(0, price.named[kind] - pieces[kind]);
  }
  return missing;
}

// Whether exactly these pieces settle the price: what is missing is what the payer chose to have taken off, and any
// kind stands for the rest. (TL-CAP-04, TL-RES-02, TL-ABIL-06)
inline bool Settles(const Price& price, const Bundle& payment) {
  return Count(payment) == price.due() && Missing(price, payment) <= price.off;
}

// Whether pieces at hand, and `wild` more of any kinds, can settle the price.
inline bool CanSettle(const Price& price, const Bundle& at_hand, int wild) {
  return Missing(price, at_hand) <= price.off + wild && Count(at_hand) + wild >= price.due();
}

inline bool Contains(const Bundle& whole, const Bundle& part) {
  return std::ranges::equal(whole, part, [](std::uint8_t have, std::uint8_t want) { return have >= want; });
}

inline Bundle Sum(const Bundle& a, const Bundle& b) {
  Bundle sum = {};
  for (std::size_t kind = 0; kind < kResources; ++kind) sum[kind] = static_cast<std::uint8_t>(a[kind] + b[kind]);
  return sum;
}

// Calls visit(Bundle) for each choice of `size` pieces out of `limit`, in the order of the codes of moves.
template <typename Visit>
void ForEachBundle(int size, const Bundle& limit, const Visit& visit, std::size_t kind = 0, Bundle chosen = {}) {
  if (kind == kResources) {
    if (size == 0) visit(chosen);
    return;
  }
  for (int pieces = 0; pieces <= std::min<int>(size, limit[kind]); ++pieces) {
    chosen[kind] = static_cast<std::uint8_t>(pieces);
    ForEachBundle(size - pieces, limit, visit, kind + 1, chosen);
  }
}

// --- What a machine action needs.

// What a player can pay with: resources, and more of any kinds.
struct Means {
  Bundle resources = {};
  int wild = 0;
};

// What the active player has, with the best use of that ability.
inline Means MeansWith(const State& state, const Gain& ability) {
  return {.resources = Sum(Active(state).resources, ability.resources), .wild = ability.any};
}

// Whether an event is where the active player may capture from. (TL-CAP-02)
inline bool IsOpenToCapture(const State& state, int event) {
  return Active(state).reserved == ToRef(event) || FindFaceUp(state, event).has_value();
}

// Whether the active player could carry out the action of the slot with these means. (TL-MACH-04)
inline bool IsDoable(const Pack& pack, const State& state, int slot, const Means& means) {
  const PlayerState& player = Active(state);
  const Slot& info = SlotInfo(pack, player, slot);
  const auto has_deck = [&] {
    return std::ranges::any_of(state.decks, [](const auto& deck) { return !deck.empty(); });
  };
  switch (info.action) {
    case Action::kRotate:
      return EventsOn(player) > 0;
    case Action::kFlip:
      return true;
    case Action::kReserve:
      return IsFaceUpAnywhere(state) || has_deck();
    case Action::kRevise:
    case Action::kRepeat:
      break;
  }
  for (int event = 0; event < static_cast<int>(pack.events.size()); ++event) {
    if (pack.event(event).era != info.era || !IsOpenToCapture(state, event)) continue;
    if (CanSettle(PriceOf(pack, player, event), means.resources, means.wild)) return true;
  }
  return false;
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_PRICE_H_
