#include "engine/timelancers/validate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/faults.h"
#include "engine/timelancers/ability.h"
#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/validate_turn.h"

namespace timeproof::timelancers {
namespace {

using MaybeError = std::optional<Error>;

template <typename... Keys>
std::string Path(const Keys&... keys) {
  std::string path;
  (path.append(path.empty() ? "" : ".").append(fmt::format("{}", keys)), ...);
  return path;
}

// --- Cards are each in one place. (TL-INV-01, TL-INV-02)

// Where each card of a kind was seen.
class Sightings {
 public:
  explicit Sightings(std::size_t cards) : places_(cards) {}

  // The card is there, too; the error when it is no card or was seen elsewhere.
  MaybeError Add(Ref card, const std::string& where, const std::string& id) {
    std::string& place = places_[At(IndexOf(card))];
    if (!place.empty()) return Invalid(where, fmt::format("{} is there, and in {} too (TL-INV-01)", id, place));
    place = where;
    return std::nullopt;
  }
  bool Saw(std::size_t card) const { return !places_[card].empty(); }

 private:
  std::vector<std::string> places_;
};

class EventCheck {
 public:
  EventCheck(const Options& options, const State& state)
      : options_(options), pack_(*options.pack), state_(state), seen_(pack_.events.size()) {}

  MaybeError Run() {
    for (std::size_t type = 0; type < kTypes; ++type) {
      if (MaybeError error = AddType(type)) return error;
    }
    for (int seat = 0; seat < options_.players; ++seat) {
      if (MaybeError error = AddPlayer(seat)) return error;
    }
    if (MaybeError error = AddPile()) return error;
    for (std::size_t event = 0; event < pack_.events.size() && state_.partial == 0; ++event) {
      if (!seen_.Saw(event)) return Invalid("", fmt::format("{} is nowhere (TL-INV-01)", pack_.events[event].id));
    }
    return std::nullopt;
  }

 private:
  MaybeError Add(Ref card, const std::string& where) { return seen_.Add(card, where, pack_.event(IndexOf(card)).id); }

  MaybeError AddOfType(Ref card, std::size_t type, const std::string& where) {
    if (card == kAbsent) return std::nullopt;
    if (At(pack_.event(IndexOf(card)).type) != type) {
      return Invalid(where, fmt::format("{} is not {} (TL-INV-01)", pack_.event(IndexOf(card)).id, kTypeNames[type]));
    }
    return Add(card, where);
  }

  MaybeError AddType(std::size_t type) {
    const auto& deck = state_.decks[type];
    for (std::size_t i = 0; i < deck.size; ++i) {
      if (MaybeError error = AddOfType(deck.cards[i], type, Path("deck", kTypeNames[type], i))) return error;
    }
    for (std::size_t i = 0; i < kRowLength; ++i) {
      if (MaybeError error = AddOfType(state_.rows[type][i], type, Path("row", kTypeNames[type], i))) return error;
    }
    return std::nullopt;
  }

  MaybeError AddPlayer(int seat) {
    const PlayerState& player = state_.players[At(seat)];
    if (player.reserved != kAbsent) {
      if (MaybeError error = Add(player.reserved, Path(SeatName(seat), "reserved"))) return error;
    }
    const Ref* before = nullptr;
    for (int slot = 1; slot <= kSlots; ++slot) {
      const Ref& card = player.events[SlotAt(slot)];
      if (card == kAbsent) continue;
      const std::string where = Path(SeatName(seat), "slots", slot);
      if (MaybeError error = Add(card, where)) return error;
      if (before != nullptr && pack_.event(IndexOf(*before)).date > pack_.event(IndexOf(card)).date) {
        return Invalid(where, fmt::format("{} is older than {} on its left (TL-PLACE-01)",
                                          pack_.event(IndexOf(card)).id, pack_.event(IndexOf(*before)).id));
      }
      before = &card;
    }
    return std::nullopt;
  }

  MaybeError AddPile() {
    if (state_.pile != 0 && !options_.IsSolo()) {
      return Invalid("enforcer_pile", "only solo games have one (TL-SOLO-03)");
    }
    for (int event = 0; event < static_cast<int>(pack_.events.size()); ++event) {
      if (!HasBit(state_.pile, At(event))) continue;
      if (MaybeError error = Add(ToRef(event), "enforcer_pile")) return error;
    }
    return std::nullopt;
  }

  const Options& options_;
  const Pack& pack_;
  const State& state_;
  Sightings seen_;
};

MaybeError CheckEvents(const Options& options, const State& state) { return EventCheck(options, state).Run(); }

// A deck and the piles agree on which cards are in the deck.
template <std::size_t kMost, typename Cards>
MaybeError CheckDeck(const Deck<kMost>& deck, const std::array<Pile, kMost>& piles, const Cards& cards,
                     const std::string& name) {
  Sightings seen(cards.size());
  for (std::size_t i = 0; i < deck.size; ++i) {
    const std::size_t card = At(IndexOf(deck.cards[i]));
    const std::string where = Path(name, i);
    if (MaybeError error = seen.Add(deck.cards[i], where, cards[card].id)) return error;
    if (piles[card] != Pile::kDeck) {
      return Invalid(where, fmt::format("{} is elsewhere, too (TL-INV-02)", cards[card].id));
    }
  }
  for (std::size_t card = 0; card < cards.size(); ++card) {
    if (piles[card] == Pile::kDeck && !seen.Saw(card)) {
      return Invalid(name, fmt::format("{} should be in the deck (TL-INV-02)", cards[card].id));
    }
  }
  return std::nullopt;
}

MaybeError CheckEnforcement(const Options& options, const State& state) {
  const auto& cards = options.pack->enforcement;
  if (MaybeError error = CheckDeck(state.enforcement, state.enforcement_piles, cards, "enforcement_deck")) return error;
  for (std::size_t card = 0; card < cards.size(); ++card) {
    const bool is_out = options.IsSolo() && !cards[card].solo;
    const bool is_aside = state.enforcement_piles[card] == Pile::kAside;
    if (is_out && !is_aside) {
      return Invalid("enforcement_deck", fmt::format("{} is not for solo games (TL-SETUP-13)", cards[card].id));
    }
    if (!is_out && is_aside && state.partial == 0) {
      return Invalid("enforcement_deck", fmt::format("{} is nowhere (TL-INV-02)", cards[card].id));
    }
  }
  if (state.enforcement_up == kAbsent) {
    if (state.partial != 0 || cards.empty()) return std::nullopt;
    return Invalid("enforcement_up", "no enforcement card is face up (TL-ENF-02)");
  }
  if (state.enforcement_piles[At(IndexOf(state.enforcement_up))] == Pile::kDiscard) return std::nullopt;
  return Invalid("enforcement_up", "the card that is face up lies on the discards (TL-INV-02)");
}

MaybeError CheckJobs(const Options& options, const State& state) {
  const auto& cards = options.pack->jobs;
  if (MaybeError error = CheckDeck(state.jobs, state.job_piles, cards, "job_deck")) return error;
  for (std::size_t card = 0; card < cards.size(); ++card) {
    if (state.job_piles[card] == Pile::kAside && state.partial == 0) {
      return Invalid("job_deck", fmt::format("{} is nowhere (TL-INV-02)", cards[card].id));
    }
  }
  for (int seat = 0; seat < options.players; ++seat) {
    const bool draws = state.step == Step::kDrop && seat == state.active;
    const int held = JobsInHand(state, seat);
    if (held > kMostJobsInHand && !draws) {
      return Invalid(Path(SeatName(seat), "hand_jobs"),
                     fmt::format("{} side jobs; a hand holds {} (TL-JOB-03)", held, kMostJobsInHand));
    }
  }
  return std::nullopt;
}

// --- Pieces.

// (TL-INV-03)
MaybeError CheckSupply(const std::string& where, int in_supply, int in_play, int all, bool partial) {
  const int sum = in_supply + in_play;
  if (sum == all || (partial && sum < all)) return std::nullopt;
  return Invalid(
      where, fmt::format("{} in supply and {} with the players; there are {} (TL-INV-03)", in_supply, in_play, all));
}

MaybeError CheckSupplies(const Options& options, const State& state) {
  int upgrades = 0;
  int locks = 0;
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    locks += player.locks;
    for (int slot = 1; slot <= kSlots; ++slot) {
      const int on_slot = player.upgrades[SlotAt(slot)];
      const int spaces = SlotInfo(*options.pack, player, slot).gems;
      upgrades += on_slot;
      if (on_slot <= spaces) continue;
      return Invalid(Path(SeatName(seat), "upgrades", slot),
                     fmt::format("{} upgrades; slot {} has {} spaces (TL-UPG-02)", on_slot, slot, spaces));
    }
  }
  const bool partial = state.partial != 0;
  if (MaybeError error = CheckSupply("supply_upgrades", state.supply_upgrades, upgrades, kSupplyUpgrades, partial)) {
    return error;
  }
  return CheckSupply("supply_locks", state.supply_locks, locks, kSupplyLocks, partial);
}

// Counters stay far from where they would overflow, and resources within their limit. (TL-INV-04, TL-RES-03)
MaybeError CheckHoldings(const Options& options, const State& state) {
  constexpr std::uint32_t kMost = 1'000'000;
  const bool at_rest = state.step == Step::kMove || state.step == Step::kDraft || state.step == Step::kOver;
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    if (player.money > kMost) return Invalid(Path(SeatName(seat), "money"), fmt::format("more than {}", kMost));
    if (player.gems > kMost) return Invalid(Path(SeatName(seat), "gems"), fmt::format("more than {}", kMost));
    const int resources = Count(player.resources);
    if (resources <= kMostResources || (seat == state.active && !at_rest)) continue;
    return Invalid(Path(SeatName(seat), "res"),
                   fmt::format("{} resources between moves; {} may be held (TL-RES-03)", resources, kMostResources));
  }
  return std::nullopt;
}

// Who plays has a character of their own, and a faction of their own.
MaybeError CheckIdentities(const Options& options, const State& state) {
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    if (player.character == kAbsent) return Invalid(Path(SeatName(seat), "character"), "missing (TL-SETUP-08)");
    if (player.faction == kAbsent && state.partial == 0) {
      return Invalid(Path(SeatName(seat), "faction"), "missing (TL-SETUP-10)");
    }
    for (int other = 0; other < seat; ++other) {
      const PlayerState& before = state.players[At(other)];
      if (before.character == player.character) {
        return Invalid(Path(SeatName(seat), "character"), fmt::format("{} has it (TL-SETUP-08)", SeatName(other)));
      }
      if (before.faction == player.faction && player.faction != kAbsent) {
        return Invalid(Path(SeatName(seat), "faction"), fmt::format("{} has it (TL-SETUP-10)", SeatName(other)));
      }
    }
  }
  return std::nullopt;
}

// --- The city. (TL-SETUP-03)

MaybeError CheckTiles(const Options& options, const State& state) {
  const Pack& pack = *options.pack;
  for (std::size_t tile = 0; tile < pack.tiles.size(); ++tile) {
    const std::string where = Path("tile", pack.tiles[tile].id);
    if (!std::ranges::binary_search(pack.board, state.hexes[tile])) {
      return Invalid(where, "its hex is not on the board");
    }
    int beside = 0;
    for (std::size_t other = 0; other < pack.tiles.size(); ++other) {
      if (other < tile && state.hexes[other] == state.hexes[tile]) {
        return Invalid(where, fmt::format("{} lies there, too", pack.tiles[other].id));
      }
      beside += AreNeighbours(state.hexes[tile], state.hexes[other]) ? 1 : 0;
    }
    if (beside < 2 && !pack.is_partial) {
      return Invalid(where, "each tile lies beside at least two others (TL-SETUP-03)");
    }
    if (state.faces[tile] == Face::kB && !CanBeFlipped(pack, static_cast<int>(tile))) {
      return Invalid(where, "it has the same action on both faces, so face a is shown");
    }
  }
  return std::nullopt;
}

MaybeError CheckPlaces(const Options& options, const State& state) {
  if (EnforcerIsOn(state, options.pack->hq)) {
    return Invalid("enforcer", "it never goes to the headquarters (TL-AMB-26)");
  }
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    const std::string where = Path(SeatName(seat), "at");
    if (IsOnTile(player) == (player.slot != 0)) return Invalid(where, "a player is on one tile or on one slot");
    const bool is_trapped = player.trapped != 0;
    if (is_trapped != (IsOnTile(player) && player.tile == state.enforcer)) {
      return Invalid(is_trapped ? Path(SeatName(seat), "trapped") : where,
                     "who is on the Enforcer's tile is trapped, and nobody else (TL-INV-10)");
    }
  }
  return std::nullopt;
}

// What has no place in this game is as it would be if it were not there.
MaybeError CheckUnused(const Options& options, const State& state) {
  for (int seat = options.players; seat < kMostPlayers; ++seat) {
    if (state.players[At(seat)] != PlayerState()) return Invalid(SeatName(seat), "nobody sits there");
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> Validate(const Options& options, const State& state) {
  constexpr std::array kChecks = {&CheckUnused,   &CheckIdentities, &CheckEvents, &CheckEnforcement, &CheckJobs,
                                  &CheckSupplies, &CheckTiles,      &CheckPlaces, &CheckHoldings,    &ValidateTurn};
  for (const auto& check : kChecks) {
    if (MaybeError error = check(options, state)) return error;
  }
  return std::nullopt;
}

}  // namespace timeproof::timelancers
