#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/timelancers/deal.h"
#include "engine/timelancers/goals.h"
#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/notation.h"
#include "engine/timelancers/notation_field.h"
#include "engine/timelancers/notation_words.h"

namespace timeproof::timelancers {
namespace {

using Keys = std::vector<std::string_view>;

constexpr int kMostOfAKind = 255;
constexpr int kMostCounted = 1'000'000'000;
constexpr std::array<std::string_view, kMostPlayers> kSeatKeys = {"P1", "P2", "P3", "P4"};

std::uint8_t Byte(int number) { return static_cast<std::uint8_t>(number); }

// Reads the parts of a position object, one function for each.
class PositionReader {
 public:
  PositionReader(const Options& options, const Value& value, Reading reading)
      : options_(options), pack_(*options.pack), reading_(reading), root_(value, &fault_) {}

  Result<State> Read() {
    CheckKeys(root_, RootKeys(),
              {"partial", "copied", "transported", "least_kind", "event", "cause", "card_half", "asked", "over"});
    ReadSetting();
    ReadCity();
    ReadEvents();
    ReadEnforcement();
    ReadTurn();
    for (int seat = 0; seat < options_.players; ++seat) ReadPlayer(seat, root_.At(SeatName(seat)));
    ReadJobs();
    ReadContext();
    ReadOver();
    ReadSupplies();
    ReadEnd();
    if (fault_) return *fault_;
    return state_;
  }

 private:
  bool IsLenient() const { return reading_ != Reading::kExact; }

  Keys RootKeys() const {
    Keys keys = {"mode",         "players",         "round",
                 "step",         "active",          "seat",
                 "moves_made",   "prev_tile",       "row",
                 "tile",         "enforcer",        "enforcement_up",
                 "deck",         "supply_upgrades", "enforcement_discard",
                 "supply_locks", "end_triggered",   "enforcement_deck",
                 "job_deck",     "job_discard",     "rng"};
    for (int seat = 0; seat < options_.players; ++seat) keys.push_back(kSeatKeys[At(seat)]);
    if (options_.IsSolo()) keys.emplace_back("enforcer_pile");
    return keys;
  }

  // Exactly read, nothing required is missing; leniently, there is nothing else.
  void CheckKeys(const Field& field, const Keys& required, const Keys& optional) const {
    const auto entries = field.Entries();
    if (!field.exists() || fault_) return;
    if (!IsLenient()) return CheckRequired(field, required);
    for (const auto& [key, part] : entries) {
      if (std::ranges::find(required, key) != required.end()) continue;
      if (std::ranges::find(optional, key) != optional.end()) continue;
      Keys known = required;
      known.insert(known.end(), optional.begin(), optional.end());
      return part.Refuse(
          Malformed(part.path(), fmt::format("no key '{}' here; there are {}", key, fmt::join(known, ", "))));
    }
  }

  static void CheckRequired(const Field& field, Keys required) {
    std::erase_if(required, [&](std::string_view key) { return field.At(key).exists(); });
    if (required.empty()) return;
    field.Refuse(Malformed(field.At(required.front()).path(), fmt::format("{} {} missing", fmt::join(required, ", "),
                                                                          required.size() == 1 ? "is" : "are")));
  }

  // --- Names.

  // Which card or tile it is; none where there is nothing, or null.
  template <typename Find>
  Ref ReadRef(const Field& field, std::string_view what, const Find& find) const {
    if (field.IsNothing()) return kAbsent;
    if (field.text() == nullptr) field.RefuseType(fmt::format("the id of {}", what));
    if (field.text() == nullptr) return kAbsent;
    if (const std::optional<int> index = find(pack_, *field.text())) return ToRef(*index);
    field.Refuse(
        Malformed(field.path(), fmt::format("'{}' is no id of {} in the pack {}", *field.text(), what, pack_.id)));
    return kAbsent;
  }
  Ref EventIn(const Field& field) const { return ReadRef(field, "an event", &FindEvent); }
  Ref TileIn(const Field& field) const { return ReadRef(field, "a tile", &FindTile); }
  Ref CardIn(const Field& field) const { return ReadRef(field, "an enforcement card", &FindEnforcement); }
  Ref JobIn(const Field& field) const { return ReadRef(field, "a side job", &FindJob); }

  std::uint8_t SeatIn(const Field& field, int fallback) const {
    if (!field.exists()) return Byte(fallback);
    const auto seat = field.OneOf(kSeatKeys);
    if (seat && *seat >= At(options_.players)) {
      field.Refuse(Invalid(field.path(), fmt::format("{} does not play", *field.text())));
    }
    return Byte(static_cast<int>(seat.value_or(0)));
  }

  // A card of a list, which names cards only.
  template <typename ReadCard>
  Ref CardOfList(const Field& item, const ReadCard& read) const {
    const Ref card = read(item);
    if (card == kAbsent) item.RefuseType("the id of a card");
    return card;
  }

  template <std::size_t kMost, typename ReadCard>
  void ReadDeck(const Field& field, Deck<kMost>* deck, const ReadCard& read) const {
    for (const Field& item : field.Items()) {
      if (deck->size == kMost) return item.Refuse(Invalid(item.path(), fmt::format("more than {} cards", kMost)));
      deck->PutUnder(CardOfList(item, read));
    }
  }

  Bundle BundleIn(const Field& field) const {
    CheckKeys(field, {}, {kResourceNames.begin(), kResourceNames.end()});
    Bundle bundle = {};
    for (std::size_t kind = 0; kind < kResources; ++kind) {
      bundle[kind] = Byte(field.At(kResourceNames[kind]).Number(0, kMostOfAKind));
    }
    return bundle;
  }

  // --- The table.

  // What the options say, too.
  void ReadSetting() {
    const Field mode = root_.At("mode");
    const auto index = mode.OneOf(kModeNames);
    if (index && *index != At(options_.mode)) {
      mode.Refuse(Invalid("mode", fmt::format("mode is {}; by the options it is {}", kModeNames[*index],
                                              kModeNames[At(options_.mode)])));
    }
    const Field players = root_.At("players");
    if (players.Number(1, kMostPlayers, options_.players) != options_.players && !fault_) {
      players.Refuse(Invalid("players", fmt::format("by the options {} play", options_.players)));
    }
    state_.partial = root_.At("partial").Flag() ? 1 : 0;
  }

  void ReadCity() {
    if (IsLenient()) state_.hexes = Deal(options_).hexes;
    const Field tiles = root_.At("tile");
    Keys ids;
    for (const Tile& tile : pack_.tiles) ids.push_back(tile.id);
    CheckKeys(tiles, ids, {});
    for (std::size_t tile = 0; tile < ids.size(); ++tile) ReadTile(tile, tiles.At(ids[tile]));
    state_.enforcer = TileIn(root_.At("enforcer"));
  }

  void ReadTile(std::size_t tile, const Field& field) {
    if (IsLenient() && field.text() != nullptr) return ReadFace(tile, field);
    CheckKeys(field, {"hex", "face"}, {"litter"});
    if (!field.exists() || fault_) return;
    if (field.At("hex").exists()) ReadHex(tile, field.At("hex"));
    if (field.At("face").exists()) ReadFace(tile, field.At("face"));
    state_.litter[tile] = BundleIn(field.At("litter"));
  }

  void ReadHex(std::size_t tile, const Field& field) {
    constexpr int kFarthest = 100;
    const std::vector<Field> numbers = field.Items();
    if (numbers.size() != 2) return field.RefuseType("a list of two numbers, [q, r]");
    state_.hexes[tile] = {static_cast<std::int8_t>(numbers[0].Number(-kFarthest, kFarthest)),
                          static_cast<std::int8_t>(numbers[1].Number(-kFarthest, kFarthest))};
  }

  void ReadFace(std::size_t tile, const Field& field) {
    state_.faces[tile] = static_cast<Face>(field.OneOf(kFaceNames).value_or(0));
  }

  void ReadEvents() {
    const Keys types(kTypeNames.begin(), kTypeNames.end());
    CheckKeys(root_.At("row"), types, {});
    CheckKeys(root_.At("deck"), types, {});
    const auto read = [this](const Field& item) { return EventIn(item); };
    for (std::size_t type = 0; type < kTypes; ++type) {
      ReadRow(root_.At("row").At(types[type]), &state_.rows[type]);
      ReadDeck(root_.At("deck").At(types[type]), &state_.decks[type], read);
    }
    for (const Field& item : root_.At("enforcer_pile").Items()) {
      const Ref event = CardOfList(item, read);
      if (event != kAbsent) state_.pile |= std::uint64_t{1} << At(IndexOf(event));
    }
  }

  void ReadRow(const Field& field, std::array<Ref, kRowLength>* row) const {
    const std::vector<Field> items = field.Items();
    if (items.size() > row->size() || (items.size() < row->size() && !IsLenient() && field.exists())) {
      field.Refuse(Malformed(field.path(), fmt::format("{} has {} places, it should have {}; null is a gap",
                                                       field.path(), items.size(), kRowLength)));
    }
    for (std::size_t i = 0; i < std::min(items.size(), row->size()); ++i) (*row)[i] = EventIn(items[i]);
  }

  // The card goes there; a card that is elsewhere as well is refused, unless what is read is only compared.
  template <std::size_t kMost>
  void PutCard(const Field& item, Ref card, Pile pile, std::array<Pile, kMost>* piles) const {
    if (card == kAbsent) return;
    Pile& place = (*piles)[At(IndexOf(card))];
    if (place != Pile::kAside && reading_ != Reading::kExpected) {
      item.Refuse(Invalid(item.path(), fmt::format("{} is elsewhere, too", *item.text())));
    }
    place = pile;
  }

  void ReadEnforcement() {
    const auto read = [this](const Field& item) { return CardIn(item); };
    const auto put = [&](const Field& item, Ref card, Pile pile) {
      PutCard(item, card, pile, &state_.enforcement_piles);
    };
    const Field deck = root_.At("enforcement_deck");
    ReadDeck(deck, &state_.enforcement, read);
    for (const Field& item : deck.Items()) put(item, CardIn(item), Pile::kDeck);
    for (const Field& item : root_.At("enforcement_discard").Items()) {
      put(item, CardOfList(item, read), Pile::kDiscard);
    }
    state_.enforcement_up = CardIn(root_.At("enforcement_up"));
    put(root_.At("enforcement_up"), state_.enforcement_up, Pile::kDiscard);
  }

  void ReadJobs() {
    const auto read = [this](const Field& item) { return JobIn(item); };
    const Field deck = root_.At("job_deck");
    ReadDeck(deck, &state_.jobs, read);
    ReadJobPile(deck, Pile::kDeck, 0);
    ReadJobPile(root_.At("job_discard"), Pile::kDiscard, 0);
    for (int seat = 0; seat < options_.players; ++seat) {
      ReadJobPile(root_.At(SeatName(seat)).At("hand_jobs"), Pile::kHand, seat);
      ReadJobPile(root_.At(SeatName(seat)).At("done_jobs"), Pile::kDone, seat);
    }
  }

  void ReadJobPile(const Field& field, Pile pile, int seat) {
    for (const Field& item : field.Items()) {
      const Ref job = CardOfList(item, [this](const Field& card) { return JobIn(card); });
      PutCard(item, job, pile, &state_.job_piles);
      if (job != kAbsent) state_.job_owners[At(IndexOf(job))] = Byte(seat);
    }
  }

  // --- Players.

  void ReadPlayer(int seat, const Field& field) {
    CheckKeys(field,
              {"at", "slots", "upgrades", "res", "money", "gems", "locks", "reserved", "hand_jobs", "done_jobs",
               "character", "faction", "goal_met", "acted", "trapped"},
              {"locked"});
    PlayerState& player = state_.players[At(seat)];
    ReadPlace(field.At("at"), &player);
    ReadSlots(field.At("slots"), &player);
    ReadUpgrades(field.At("upgrades"), &player);
    player.resources = BundleIn(field.At("res"));
    player.money = static_cast<std::uint32_t>(field.At("money").Number(0, kMostCounted));
    player.gems = static_cast<std::uint32_t>(field.At("gems").Number(0, kMostCounted));
    player.locks = Byte(field.At("locks").Number(0, kMostOfAKind));
    player.reserved = EventIn(field.At("reserved"));
    const Field character = field.At("character");
    const bool has_own = !character.exists() && At(seat) < pack_.characters.size();
    player.character = has_own ? ToRef(seat) : ReadRef(character, "a character", &FindCharacter);
    player.faction = ReadRef(field.At("faction"), "a faction", &FindFaction);
    const Field goals = field.At("goal_met");
    player.goals = goals.exists() ? static_cast<std::uint8_t>(BitsIn(goals, kGoals)) : ImpliedGoals(player);
    const bool is_trapped = IsOnTile(player) && player.tile == state_.enforcer;
    player.trapped = field.At("trapped").Flag(is_trapped) ? 1 : 0;
    player.acted = field.At("acted").Flag(HasActed(seat)) ? 1 : 0;
    player.locked = static_cast<std::uint16_t>(BitsIn(field.At("locked"), kSlots));
  }

  std::uint8_t ImpliedGoals(const PlayerState& player) const {
    return player.faction == kAbsent ? std::uint8_t{0} : MetGoals(options_, player);
  }

  // Seats act in their order, and all have when the Enforcer does. (TL-TURN-01)
  bool HasActed(int seat) const {
    if (state_.step == Step::kDraft) return false;
    const auto cause = root_.At("cause").text();
    const bool all = state_.step == Step::kOver || (cause != nullptr && *cause == kCauseNames[At(Cause::kEnforcer)]);
    return all || seat < state_.active;
  }

  void ReadPlace(const Field& field, PlayerState* player) const {
    if (field.IsNumber()) {
      player->slot = Byte(field.Number(1, kSlots));
    } else {
      player->tile = field.exists() ? TileIn(field) : ToRef(pack_.hq);
    }
  }

  // The slot that a key names, or nothing, which is a fault.
  std::optional<std::size_t> SlotIn(std::string_view key, const Field& field) const {
    if (key.size() == 1 && key[0] >= '1' && key[0] <= '9') return static_cast<std::size_t>(key[0] - '1');
    field.Refuse(Malformed(field.path(), fmt::format("'{}' is no slot, it should be 1 to {}", key, kSlots)));
    return std::nullopt;
  }

  void ReadSlots(const Field& field, PlayerState* player) const {
    for (const auto& [key, entry] : field.Entries()) {
      const auto slot = SlotIn(key, entry);
      if (!slot) return;
      const std::vector<Field> parts = entry.Items();
      if (parts.size() != 2) return entry.RefuseType("a list of an event and its side, [olympics, revise]");
      player->events[*slot] = CardOfList(parts[0], [this](const Field& card) { return EventIn(card); });
      player->sides[*slot] = static_cast<Side>(parts[1].OneOf(kSideNames).value_or(0));
    }
  }

  void ReadUpgrades(const Field& field, PlayerState* player) const {
    for (const auto& [key, entry] : field.Entries()) {
      const auto slot = SlotIn(key, entry);
      if (slot) player->upgrades[*slot] = Byte(entry.Number(0, kMostOfAKind));
    }
  }

  // A bit for each place that a list names, from 1.
  static unsigned BitsIn(const Field& field, int most) {
    unsigned bits = 0;
    for (const Field& item : field.Items()) {
      if (!item.IsNumber()) item.RefuseType("a whole number");
      bits |= 1U << static_cast<unsigned>(item.Number(1, most, 1) - 1);
    }
    return bits;
  }

  // --- The turn.

  void ReadTurn() {
    const Step implied = root_.At("over").exists() ? Step::kOver : Step::kMove;
    const auto step = root_.At("step").OneOf(kStepNames);
    state_.step = step ? static_cast<Step>(*step) : implied;
    const bool drafts = state_.step == Step::kDraft;
    const bool ends = state_.step == Step::kOver;
    const int last = options_.players - 1;
    const int round = drafts ? 0 : state_.enforcer == kAbsent ? 1 : 2;
    state_.round = static_cast<std::uint32_t>(root_.At("round").Number(0, kMostCounted, round));
    state_.active = SeatIn(root_.At("active"), drafts || ends ? last : 0);
    state_.seat = SeatIn(root_.At("seat"), state_.active);
    state_.moves_made = Byte(root_.At("moves_made").Number(0, options_.MovesATurn()));
    state_.prev_tile = TileIn(root_.At("prev_tile"));
  }

  void ReadContext() {
    state_.copied = TileIn(root_.At("copied"));
    state_.transported = root_.At("transported").Flag() ? 1 : 0;
    state_.least_kind = Byte(static_cast<int>(root_.At("least_kind").OneOf(kResourceNames).value_or(0)));
    state_.event = EventIn(root_.At("event"));
    state_.cause = static_cast<Cause>(root_.At("cause").OneOf(kCauseNames).value_or(0));
    state_.card_half = Byte(root_.At("card_half").Number(0, 2));
    state_.asked = SeatsIn(root_.At("asked"));
    const Field rng = root_.At("rng");
    if (!rng.exists()) return;
    if (rng.text() == nullptr) return rng.RefuseType("a text, x and sixteen hexadecimal digits");
    const auto bits = ReadRng(*rng.text());
    if (!bits) rng.Refuse(Malformed("rng", fmt::format("'{}' is not x and sixteen hexadecimal digits", *rng.text())));
    state_.rng = bits.value_or(0);
  }

  std::uint8_t SeatsIn(const Field& field) const {
    unsigned bits = 0;
    for (const Field& item : field.Items()) bits |= 1U << SeatIn(item, 0);
    return static_cast<std::uint8_t>(bits);
  }

  void ReadOver() {
    const Field over = root_.At("over");
    CheckKeys(over, {"winners", "unfinished"}, {});
    state_.winners = SeatsIn(over.At("winners"));
    state_.unfinished = over.At("unfinished").Flag() ? 1 : 0;
    const bool is_over = state_.step == Step::kOver;
    if (is_over == over.exists() || fault_) return;
    root_.Refuse(is_over ? Malformed("over", "over is missing: who has won") : Invalid("over", "the step is not over"));
  }

  // The supply holds what the players do not.
  void ReadSupplies() {
    int upgrades = kSupplyUpgrades;
    int locks = kSupplyLocks;
    for (const PlayerState& player : state_.players) {
      for (const std::uint8_t pieces : player.upgrades) upgrades -= pieces;
      locks -= player.locks;
    }
    const auto read = [this](std::string_view key, int left) {
      return Byte(root_.At(key).Number(0, kMostOfAKind, std::max(0, left)));
    };
    state_.supply_upgrades = read("supply_upgrades", upgrades);
    state_.supply_locks = read("supply_locks", locks);
  }

  // Who is finished has begun the end. (TL-END-01)
  void ReadEnd() {
    const bool begun = std::ranges::any_of(state_.players, [this](const PlayerState& player) {
      return player.IsFinished() || (options_.NineEventsEnd() && EventsOn(player) == kSlots);
    });
    state_.end_triggered = root_.At("end_triggered").Flag(begun) ? 1 : 0;
  }

  const Options& options_;
  const Pack& pack_;
  const Reading reading_;
  std::optional<Error> fault_;
  Field root_;
  State state_;
};

}  // namespace

Result<State> FromValue(const Options& options, const Value& value, Reading reading) {
  return PositionReader(options, value, reading).Read();
}

}  // namespace timeproof::timelancers
