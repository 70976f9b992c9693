#include "engine/timelancers/notation.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/notation_words.h"

namespace timeproof::timelancers {
namespace {

// Writes the parts of a position object, with what a viewer may know; all of it when there is none.
class PositionWriter {
 public:
  PositionWriter(const Options& options, const State& state, std::optional<int> viewer)
      : options_(options), pack_(*options.pack), state_(state), viewer_(viewer) {}

  Value Write() const {
    Value value = Value::MakeMap({{"mode", kModeNames[At(options_.mode)]},
                                  {"players", options_.players},
                                  {"round", static_cast<std::int64_t>(state_.round)},
                                  {"step", kStepNames[At(state_.step)]},
                                  {"active", SeatName(state_.active)},
                                  {"seat", SeatName(state_.seat)},
                                  {"moves_made", int{state_.moves_made}},
                                  {"prev_tile", IdOf(pack_.tiles, state_.prev_tile)}});
    for (int seat = 0; seat < options_.players; ++seat) value.Set(SeatName(seat), Player(seat));
    value.Set("row", ByType(state_.rows, [&](const auto& row) { return Ids(row); }));
    value.Set("tile", Tiles());
    value.Set("enforcer", IdOf(pack_.tiles, state_.enforcer));
    value.Set("enforcement_up", IdOf(pack_.enforcement, state_.enforcement_up));
    value.Set("enforcement_discard", Discards());
    value.Set("supply_upgrades", int{state_.supply_upgrades});
    value.Set("supply_locks", int{state_.supply_locks});
    value.Set("end_triggered", state_.end_triggered != 0);
    value.Set("partial", state_.partial != 0);
    if (options_.IsSolo()) value.Set("enforcer_pile", EnforcerPile());
    SetHidden(&value);
    SetContext(&value);
    return value;
  }

 private:
  template <typename Cards>
  static Value IdOf(const Cards& cards, Ref ref) {
    return ref == kAbsent ? Value() : Value(cards[At(IndexOf(ref))].id);
  }
  template <typename Cards>
  Value::List Ids(const Cards& refs) const {
    Value::List ids;
    for (const Ref ref : refs) ids.push_back(IdOf(pack_.events, ref));
    return ids;
  }
  template <typename Cards, std::size_t kMost>
  static Value DeckIds(const Cards& cards, const Deck<kMost>& deck) {
    Value::List ids;
    for (std::size_t i = 0; i < deck.size; ++i) ids.push_back(IdOf(cards, deck.cards[i]));
    return ids;
  }

  template <typename Each, typename Write>
  static Value ByType(const Each& each, const Write& write) {
    Value value = Value(Value::Map());
    for (std::size_t type = 0; type < kTypes; ++type) value.Set(kTypeNames[type], write(each[type]));
    return value;
  }

  static Value Counts(const Bundle& bundle) {
    Value value = Value(Value::Map());
    for (std::size_t kind = 0; kind < kResources; ++kind) {
      if (bundle[kind] > 0) value.Set(kResourceNames[kind], int{bundle[kind]});
    }
    return value;
  }

  // --- The table.

  Value Tiles() const {
    Value tiles = Value(Value::Map());
    for (std::size_t tile = 0; tile < pack_.tiles.size(); ++tile) {
      const Hex hex = state_.hexes[tile];
      Value value = Value::MakeMap(
          {{"hex", Value::MakeList({int{hex.q}, int{hex.r}})}, {"face", kFaceNames[At(state_.faces[tile])]}});
      if (Count(state_.litter[tile]) > 0) value.Set("litter", Counts(state_.litter[tile]));
      tiles.Set(pack_.tiles[tile].id, std::move(value));
    }
    return tiles;
  }

  // All but the card that is face up on them.
  Value Discards() const {
    Value::List ids;
    for (std::size_t card = 0; card < pack_.enforcement.size(); ++card) {
      const bool is_up = state_.enforcement_up == ToRef(static_cast<int>(card));
      if (state_.enforcement_piles[card] == Pile::kDiscard && !is_up) ids.emplace_back(pack_.enforcement[card].id);
    }
    return ids;
  }

  Value EnforcerPile() const {
    Value::List ids;
    for (std::size_t event = 0; event < pack_.events.size(); ++event) {
      if (HasBit(state_.pile, event)) ids.emplace_back(pack_.events[event].id);
    }
    return ids;
  }

  Value Jobs(Pile pile, int seat) const {
    Value::List ids;
    for (std::size_t job = 0; job < pack_.jobs.size(); ++job) {
      if (HoldsJob(state_, seat, job, pile)) ids.emplace_back(pack_.jobs[job].id);
    }
    return ids;
  }

  static Value HowMany(const Value& list) { return static_cast<std::int64_t>(list.list()->size()); }

  void SetHidden(Value* value) const {
    const bool hides = viewer_.has_value();
    const auto set = [&](std::string_view key, const Value& list) { value->Set(key, hides ? HowMany(list) : list); };
    value->Set("deck", ByType(state_.decks, [&](const auto& deck) {
                 const Value ids = DeckIds(pack_.events, deck);
                 return hides ? HowMany(ids) : ids;
               }));
    set("enforcement_deck", DeckIds(pack_.enforcement, state_.enforcement));
    set("job_deck", DeckIds(pack_.jobs, state_.jobs));
    set("job_discard", Jobs(Pile::kDiscard, 0));
    if (!hides) value->Set("rng", RngText(state_.rng));
  }

  // --- Players.

  Value Slots(const PlayerState& player) const {
    Value slots = Value(Value::Map());
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (player.events[slot] == kAbsent) continue;
      slots.Set(fmt::format("{}", slot + 1),
                Value::MakeList({IdOf(pack_.events, player.events[slot]), Value(kSideNames[At(player.sides[slot])])}));
    }
    return slots;
  }

  static Value Upgrades(const PlayerState& player) {
    Value upgrades = Value(Value::Map());
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (player.upgrades[slot] > 0) upgrades.Set(fmt::format("{}", slot + 1), int{player.upgrades[slot]});
    }
    return upgrades;
  }

  // The places of the bits, from 1.
  static Value Places(unsigned bits) {
    Value::List places;
    for (int place = 1; bits >> static_cast<unsigned>(place - 1) != 0; ++place) {
      if (HasBit(bits, At(place - 1))) places.emplace_back(place);
    }
    return places;
  }

  Value Player(int seat) const {
    const PlayerState& player = state_.players[At(seat)];
    const Value in_hand = Jobs(Pile::kHand, seat);
    const bool is_seen = !viewer_ || *viewer_ == seat;
    Value value = Value::MakeMap({{"at", player.slot != 0 ? Value(int{player.slot}) : IdOf(pack_.tiles, player.tile)},
                                  {"slots", Slots(player)},
                                  {"upgrades", Upgrades(player)},
                                  {"res", Counts(player.resources)},
                                  {"money", static_cast<std::int64_t>(player.money)},
                                  {"gems", static_cast<std::int64_t>(player.gems)},
                                  {"locks", int{player.locks}},
                                  {"reserved", IdOf(pack_.events, player.reserved)},
                                  {"hand_jobs", is_seen ? in_hand : HowMany(in_hand)},
                                  {"done_jobs", Jobs(Pile::kDone, seat)},
                                  {"character", IdOf(pack_.characters, player.character)},
                                  {"faction", IdOf(pack_.factions, player.faction)},
                                  {"goal_met", Places(player.goals)},
                                  {"acted", player.acted != 0},
                                  {"trapped", player.trapped != 0}});
    if (player.locked != 0) value.Set("locked", Places(player.locked));
    return value;
  }

  // --- What is being done; only what there is.

  static Value Seats(unsigned bits) {
    Value::List seats;
    for (int seat = 0; seat < kMostPlayers; ++seat) {
      if (HasBit(bits, At(seat))) seats.emplace_back(SeatName(seat));
    }
    return seats;
  }

  void SetContext(Value* value) const {
    if (state_.copied != kAbsent) value->Set("copied", IdOf(pack_.tiles, state_.copied));
    if (state_.transported != 0) value->Set("transported", true);
    if (state_.least_kind != 0) value->Set("least_kind", kResourceNames[state_.least_kind]);
    if (state_.event != kAbsent) value->Set("event", IdOf(pack_.events, state_.event));
    if (state_.cause != Cause::kNothing) value->Set("cause", kCauseNames[At(state_.cause)]);
    if (state_.card_half != 0) value->Set("card_half", int{state_.card_half});
    if (state_.asked != 0) value->Set("asked", Seats(state_.asked));
    if (state_.step == Step::kOver) {
      value->Set("over", Value::MakeMap({{"winners", Seats(state_.winners)}, {"unfinished", state_.unfinished != 0}}));
    }
  }

  const Options& options_;
  const Pack& pack_;
  const State& state_;
  std::optional<int> viewer_;
};

}  // namespace

Value ToValue(const Options& options, const State& state) {
  return PositionWriter(options, state, std::nullopt).Write();
}

Value Observe(const Options& options, const State& state, int viewer) {
  return PositionWriter(options, state, viewer).Write();
}

}  // namespace timeproof::timelancers
