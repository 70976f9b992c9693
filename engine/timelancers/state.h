// A position of Timelancers: city, decks, rows, machines and players, and what is to be decided.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_STATE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_STATE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/timelancers/kinds.h"
#include "engine/timelancers/pack.h"

namespace timeproof::timelancers {

inline constexpr int kMostPlayers = 4;
inline constexpr int kRowLength = 3;
inline constexpr int kSupplyUpgrades = 20;  // TL-UPG-03
inline constexpr int kSupplyLocks = 15;     // TL-LOCK-04
inline constexpr int kMostResources = 10;   // TL-RES-03
inline constexpr int kMostJobsInHand = 3;   // TL-JOB-03

// Indices into the pack are stored plus one, so that 0 is none.
using Ref = std::uint8_t;
inline constexpr Ref kAbsent = 0;
constexpr Ref ToRef(int index) { return static_cast<Ref>(index + 1); }
constexpr int IndexOf(Ref ref) { return ref - 1; }  // REQUIRES: not kAbsent

enum class Step : std::uint8_t {
  kDraft,
  kMove,
  kTile,
  kAbility,
  kAction,
  kPay,
  kReplace,
  kPlace,
  kJob,
  kLock,
  kDiscard,
  kDrop,
  kOver
};
inline constexpr std::array<std::string_view, 13> kStepNames = {
    "draft", "move", "tile", "ability", "action", "pay", "replace", "place", "job", "lock", "discard", "drop", "over"};

// What made the ripple whose locks are asked for.
enum class Cause : std::uint8_t { kNothing, kCapture, kRotation, kEnforcer };

// Where a card is that has no slot, row or deck of its own.
enum class Pile : std::uint8_t { kAside, kDeck, kDiscard, kHand, kDone };

// A deck, its top first.
template <std::size_t kMost>
struct Deck {
  std::array<Ref, kMost> cards = {};  // behind `size` they are kAbsent
  std::uint8_t size = 0;
  bool operator==(const Deck&) const = default;

  bool empty() const { return size == 0; }
  // REQUIRES: there is room.
  void PutUnder(Ref card) { cards[size++] = card; }
  // REQUIRES: not empty.
  Ref TakeTop() {
    const Ref top = cards[0];
    for (std::size_t i = 1; i < size; ++i) cards[i - 1] = cards[i];
    cards[--size] = kAbsent;
    return top;
  }
};

struct PlayerState {
  std::array<Ref, kSlots> events = {};             // on the machine
  std::array<Side, kSlots> sides = {};             // kRepeat where there is no event
  std::array<std::uint8_t, kSlots> upgrades = {};  // on each slot
  Bundle resources = {};
  Ref reserved = kAbsent;  // an event
  Ref faction = kAbsent;
  Ref character = kAbsent;
  Ref tile = kAbsent;        // where the piece stands; kAbsent when it is in the machine, or not in this game
  std::uint8_t slot = 0;     // from 1, or 0 when it is on a tile
  std::uint8_t locks = 0;    // time locks
  std::uint8_t goals = 0;    // a bit for each goal with a marker
  std::uint8_t acted = 0;    // 1: this round's turn is taken or skipped
  std::uint8_t trapped = 0;  // 1: by the Enforcer, in this round
  std::uint16_t locked = 0;  // step lock: a bit for each slot whose event a lock saves
  std::uint32_t money = 0;
  std::uint32_t gems = 0;
  bool operator==(const PlayerState&) const = default;

  bool IsFinished() const { return goals == (1U << kGoals) - 1; }  // TL-GOAL-07
};

// No padding, and what does not apply is 0, so that equal positions are equal bytes.
struct State {
  // --- Hidden and chance.
  std::uint64_t rng = 0;   // what the next reshuffle draws from
  std::uint64_t pile = 0;  // a bit for each event that the Enforcer collected (solo)
  std::array<Deck<kMostEventsEach>, kTypes> decks = {};
  Deck<kEnforcementCards> enforcement = {};
  Deck<kSideJobs> jobs = {};
  std::array<Pile, kEnforcementCards> enforcement_piles = {};  // kDeck, kDiscard (face up, too) or kAside
  std::array<Pile, kSideJobs> job_piles = {};
  std::array<std::uint8_t, kSideJobs> job_owners = {};  // the seat, for kHand and kDone

  // --- The table.
  std::array<Hex, kTiles> hexes = {};
  std::array<Face, kTiles> faces = {};
  std::array<Bundle, kTiles> litter = {};
  std::array<std::array<Ref, kRowLength>, kTypes> rows = {};
  Ref enforcement_up = kAbsent;
  Ref enforcer = kAbsent;  // a tile; kAbsent: off the board
  std::uint8_t supply_upgrades = kSupplyUpgrades;
  std::uint8_t supply_locks = kSupplyLocks;

  // --- The turn.
  Step step = Step::kDraft;
  std::uint8_t seat = 0;    // who decides
  std::uint8_t active = 0;  // whose turn it is
  std::array<PlayerState, kMostPlayers> players = {};
  std::uint32_t round = 0;      // from 1; 0 during the draft
  std::uint8_t moves_made = 0;  // completed in this turn
  Ref prev_tile = kAbsent;      // left by the last city step of this turn
  std::uint8_t partial = 0;     // 1: cards that are nowhere are set aside
  std::uint8_t end_triggered = 0;
  std::uint8_t winners = 0;     // after the end, a bit for each seat; none in solo: the Enforcer won, or a draw
  std::uint8_t unfinished = 0;  // 1: the game was broken off by max-rounds

  // --- What is being done (see `step`); 0 where it does not apply.
  Ref copied = kAbsent;          // step tile: the tile that the Laboratory copies
  std::uint8_t transported = 0;  // step tile: the player came by the Laboratory
  std::uint8_t least_kind = 0;   // steps tile and discard: the first resource that may still be named
  Ref event = kAbsent;           // the event being captured (pay to job), or whose ripple asks for locks
  Cause cause = Cause::kNothing;
  std::uint8_t card_half = 0;               // of the Enforcer's card: the revision that is carried out
  std::uint8_t asked = 0;                   // step lock: a bit for each seat that has answered
  std::array<std::uint8_t, 3> unused = {};  // fills the last word: a state has no padding

  bool operator==(const State&) const = default;

  const PlayerState& player() const { return players[seat]; }
  PlayerState& player() { return players[seat]; }
};

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_STATE_H_
