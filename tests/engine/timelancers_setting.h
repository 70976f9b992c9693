// Positions of Timelancers for tests of the rules, made in a few words: the reference city and machine of the pack of
// worked examples, two players in the headquarters with nothing, P1 about to begin a turn of round 1.
#ifndef TIMEPROOF_TESTS_ENGINE_TIMELANCERS_SETTING_H_
#define TIMEPROOF_TESTS_ENGINE_TIMELANCERS_SETTING_H_

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/play.h"
#include "engine/text.h"
#include "engine/timelancers/goals.h"
#include "engine/timelancers/legality.h"
#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/turn.h"
#include "engine/timelancers/validate.h"

namespace timeproof::testing {

using namespace timelancers;  // NOLINT: names of one game, in its tests only

inline std::shared_ptr<const Pack> PackNamed(std::string_view id) {
  return {std::shared_ptr<const Pack>(), FindPack(id)};
}

// Hears which rules and rulings are cited.
class Cited final : public EffectSink {
 public:
  void On(const Effect& effect) override { rules_.emplace(effect.rule); }
  bool Has(std::string_view rule) const { return rules_.contains(rule); }
  const std::set<std::string, std::less<>>& rules() const { return rules_; }

 private:
  std::set<std::string, std::less<>> rules_;
};

class Setting {
 public:
  explicit Setting(int players = 2, Mode mode = Mode::kTraditional) {
    options.pack = PackNamed("examples-synthetic");
    options.players = players;
    options.mode = mode;
    state.step = Step::kMove;
    state.round = 1;
    state.partial = 1;
    std::ranges::copy(pack().layouts.front().hexes, state.hexes.begin());
    for (int seat = 0; seat < players; ++seat) {
      player(seat).character = ToRef(seat);
      player(seat).tile = ToRef(pack().hq);
    }
  }

  const Pack& pack() const { return *options.pack; }
  PlayerState& player(int seat) { return state.players[At(seat)]; }
  const PlayerState& player(int seat) const { return state.players[At(seat)]; }
  int Event(std::string_view id) const { return Known(FindEvent(pack(), id), id); }
  int Tile(std::string_view id) const { return Known(FindTile(pack(), id), id); }
  int Job(std::string_view id) const { return Known(FindJob(pack(), id), id); }
  int Card(std::string_view id) const { return Known(FindEnforcement(pack(), id), id); }

  // --- Setting up.

  Setting& Rule(timelancers::Rule ruling) {
    options.rulings[At(ruling) - At(timelancers::Rule::kDraftRefill)] = 1;
    return *this;
  }
  // On a slot with an action, or on a tile.
  Setting& Stand(int seat, int slot) {
    player(seat).tile = kAbsent;
    player(seat).slot = static_cast<std::uint8_t>(slot);
    return *this;
  }
  Setting& Stand(int seat, std::string_view tile) {
    player(seat).slot = 0;
    player(seat).tile = ToRef(Tile(tile));
    return *this;
  }
  // Events on the machine from slot 1 on, `.` where there is none; an id with ! lies on its revise side.
  Setting& Machine(int seat, std::string_view events) {
    int slot = 0;
    for (const Word& word : Words(events)) {
      ++slot;
      if (word.text != ".") Lay(seat, slot, word.text);
    }
    return *this;
  }
  Setting& Lay(int seat, int slot, std::string_view id) {
    const bool revised = id.back() == '!';
    if (revised) id.remove_suffix(1);
    player(seat).events[SlotAt(slot)] = ToRef(Event(id));
    player(seat).sides[SlotAt(slot)] = revised ? Side::kRevise : Side::kRepeat;
    return *this;
  }
  Setting& FaceUp(std::string_view events) {
    for (const Word& word : Words(events)) {
      auto& row = state.rows[At(pack().event(Event(word.text)).type)];
      *std::ranges::find(row, kAbsent) = ToRef(Event(word.text));
    }
    return *this;
  }
  Setting& Decks(std::string_view events) {
    for (const Word& word : Words(events)) {
      state.decks[At(pack().event(Event(word.text)).type)].PutUnder(ToRef(Event(word.text)));
    }
    return *this;
  }
  Setting& Holds(int seat, std::string_view jobs, Pile pile = Pile::kHand) {
    for (const Word& word : Words(jobs)) {
      state.job_piles[At(Job(word.text))] = pile;
      state.job_owners[At(Job(word.text))] = static_cast<std::uint8_t>(seat);
    }
    return *this;
  }
  Setting& JobDeck(std::string_view jobs) {
    for (const Word& word : Words(jobs)) {
      state.jobs.PutUnder(ToRef(Job(word.text)));
      state.job_piles[At(Job(word.text))] = Pile::kDeck;
    }
    return *this;
  }
  // The card that is up, and those of the deck.
  Setting& Cards(std::string_view up, std::string_view deck = {}) {
    state.enforcement_up = ToRef(Card(up));
    state.enforcement_piles[At(Card(up))] = Pile::kDiscard;
    for (const Word& word : Words(deck)) {
      state.enforcement.PutUnder(ToRef(Card(word.text)));
      state.enforcement_piles[At(Card(word.text))] = Pile::kDeck;
    }
    return *this;
  }
  Setting& Has(int seat, Resource kind, int pieces) {
    player(seat).resources[At(kind)] = static_cast<std::uint8_t>(pieces);
    return *this;
  }
  Setting& Money(int seat, std::uint32_t money) {
    player(seat).money = money;
    return *this;
  }
  Setting& Gems(int seat, std::uint32_t gems) {
    player(seat).gems = gems;
    return *this;
  }
  // Taken from the supply.
  Setting& TimeLocks(int seat, int locks) {
    player(seat).locks = static_cast<std::uint8_t>(locks);
    state.supply_locks = static_cast<std::uint8_t>(state.supply_locks - locks);
    return *this;
  }
  Setting& Upgrades(int seat, int slot, int upgrades) {
    player(seat).upgrades[SlotAt(slot)] = static_cast<std::uint8_t>(upgrades);
    state.supply_upgrades = static_cast<std::uint8_t>(state.supply_upgrades - upgrades);
    return *this;
  }
  Setting& FaceB(std::string_view tiles) {
    for (const Word& word : Words(tiles)) state.faces[At(Tile(word.text))] = Face::kB;
    return *this;
  }
  Setting& Enforcer(std::string_view tile) {
    state.enforcer = ToRef(Tile(tile));
    state.round = 2;
    return *this;
  }
  Setting& Made(int moves) {
    state.moves_made = static_cast<std::uint8_t>(moves);
    return *this;
  }
  // The goals of a faction, with the markers that the machine asks for.
  Setting& Faction(int seat, std::string_view id) {
    player(seat).faction = ToRef(Known(FindFaction(pack(), id), id));
    player(seat).goals = MetGoals(options, player(seat));
    return *this;
  }
  // Earlier seats have had their turn.
  Setting& TurnOf(int seat) {
    state.active = static_cast<std::uint8_t>(seat);
    state.seat = state.active;
    for (int other = 0; other < options.players; ++other) player(other).acted = other < seat ? 1 : 0;
    return *this;
  }

  // --- Playing.

  // Plays "go bank, act"; throws when a move is refused, or what results cannot be.
  Setting& Play(std::string_view moves) {
    CheckValid("before");
    for (const std::string& text : SplitMoves(moves)) {
      const Move move = Parsed(text);
      if (const auto rule = Forbids(options, state, move); rule != timelancers::Rule::kNone) {
        throw std::invalid_argument(fmt::format("{} is refused by {}", text, Id(rule)));
      }
      Apply(options, &state, move, &cited);
      CheckValid(text);
    }
    return *this;
  }

  // "go bank, end"; those that begin with the words, if any are given.
  std::string Legal(std::string_view prefix = {}) const {
    CheckValid("as given");
    MoveList moves;
    LegalMoves(options, state, &moves);
    std::vector<std::string> texts;
    for (const Move move : moves) {
      std::string text = MoveText(pack(), move);
      if (text.starts_with(prefix)) texts.push_back(std::move(text));
    }
    return fmt::format("{}", fmt::join(texts, ", "));
  }
  // The rule that refuses the move, or nothing.
  std::string RefusedBy(std::string_view text) const { return std::string(Id(Forbids(options, state, Parsed(text)))); }

  // --- Looking.

  // "m50 . m100!" up to the last event.
  std::string Machine(int seat) const {
    std::vector<std::string> events;
    for (int slot = 1; slot <= kSlots; ++slot) {
      const Ref event = player(seat).events[SlotAt(slot)];
      const bool revised = player(seat).sides[SlotAt(slot)] == Side::kRevise;
      events.push_back(event == kAbsent ? "." : pack().event(IndexOf(event)).id + (revised ? "!" : ""));
    }
    while (!events.empty() && events.back() == ".") events.pop_back();
    return fmt::format("{}", fmt::join(events, " "));
  }
  std::string Row(Type type) const { return Names(state.rows[At(type)], kRowLength); }
  std::string Deck(Type type) const { return Names(state.decks[At(type)].cards, state.decks[At(type)].size); }
  Face FaceOf(std::string_view tile) const { return state.faces[At(Tile(tile))]; }
  std::string Place(int seat) const {
    const PlayerState& who = player(seat);
    return IsOnTile(who) ? pack().tile(TileOf(who)).id : fmt::format("{}", who.slot);
  }
  Step step() const { return state.step; }

  Options options;
  State state;
  Cited cited;

 private:
  static int Known(const std::optional<int>& index, std::string_view id) {
    if (!index) throw std::invalid_argument(fmt::format("nothing is called {}", id));
    return *index;
  }
  Move Parsed(std::string_view text) const {
    const Result<Move> move = ParseMove(pack(), state, options.players, text);
    if (!move) throw std::invalid_argument(fmt::format("{}: {}", text, move.error().message));
    return *move;
  }
  void CheckValid(std::string_view when) const {
    if (const auto error = Validate(options, state)) {
      throw std::invalid_argument(fmt::format("{}: {}: {}", when, error->where, error->message));
    }
  }
  template <typename Cards>
  std::string Names(const Cards& cards, std::size_t count) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i)
      names.push_back(cards[i] == kAbsent ? "." : pack().event(IndexOf(cards[i])).id);
    return fmt::format("{}", fmt::join(names, " "));
  }
};

// One move from the end: turning taj meets the last goal.
inline Setting SoloEnd(std::string_view card) {
  Setting setting(1, Mode::kSolo);
  setting.Stand(0, 8).Cards(card, "military-cultural").FaceUp("s1 s2 m100 c700").Gems(0, 1).Made(3);
  setting.state.enforcement_piles[At(setting.Card("military-cultural"))] = Pile::kAside;
  setting.state.enforcement = {};
  setting.Machine(0, "m1 m2 m3 m4 m5 m6! m7! m8! taj").Faction(0, "anyone");
  return setting;
}

}  // namespace timeproof::testing

#endif  // TIMEPROOF_TESTS_ENGINE_TIMELANCERS_SETTING_H_
