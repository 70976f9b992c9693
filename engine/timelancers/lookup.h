// Where things are: small questions about a position.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_LOOKUP_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_LOOKUP_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/timelancers/options.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

constexpr std::size_t SlotAt(int slot) { return static_cast<std::size_t>(slot - 1); }  // slots count from 1

constexpr bool HasBit(std::uint64_t bits, std::size_t place) { return (bits >> place & 1U) != 0; }

inline const PlayerState& Active(const State& state) { return state.players[state.active]; }
inline PlayerState& Active(State& state) { return state.players[state.active]; }

inline bool IsTriggered(const State& state) { return state.end_triggered != 0; }

// --- Events.

struct RowPlace {
  std::size_t type = 0;
  std::size_t place = 0;
};

// Where the event lies face up, or nothing.
inline std::optional<RowPlace> FindFaceUp(const State& state, int event) {
  for (std::size_t type = 0; type < kTypes; ++type) {
    for (std::size_t place = 0; place < kRowLength; ++place) {
      if (state.rows[type][place] == ToRef(event)) return RowPlace{type, place};
    }
  }
  return std::nullopt;
}

inline int RowSize(const State& state, std::size_t type) {
  return kRowLength - static_cast<int>(std::ranges::count(state.rows[type], kAbsent));
}

inline bool IsFaceUpAnywhere(const State& state) {
  return std::ranges::any_of(state.rows, [](const auto& row) { return std::ranges::count(row, kAbsent) < kRowLength; });
}

// The slot of the machine that the event lies on, from 1, or 0.
inline int SlotOf(const PlayerState& player, int event) {
  const auto found = std::ranges::find(player.events, ToRef(event));
  return found == player.events.end() ? 0 : static_cast<int>(found - player.events.begin()) + 1;
}

inline int EventsOn(const PlayerState& player) {
  return kSlots - static_cast<int>(std::ranges::count(player.events, kAbsent));
}

// The oldest event that lies face up in the row; with equal dates the leftmost. (TL-ENF-03)
inline std::optional<int> OldestOf(const Pack& pack, const State& state, std::size_t type) {
  std::optional<int> oldest;
  for (const Ref ref : state.rows[type]) {
    if (ref == kAbsent) continue;
    if (!oldest || pack.event(IndexOf(ref)).date < pack.event(*oldest).date) oldest = IndexOf(ref);
  }
  return oldest;
}

// --- Side jobs.

inline bool HoldsJob(const State& state, int seat, std::size_t job, Pile pile = Pile::kHand) {
  return state.job_piles[job] == pile && state.job_owners[job] == seat;
}

inline int JobsInHand(const State& state, int seat) {
  int count = 0;
  for (std::size_t job = 0; job < state.job_piles.size(); ++job) count += HoldsJob(state, seat, job) ? 1 : 0;
  return count;
}

// Whether the held job is accomplished by revising that event. (TL-JOB-04)
inline bool Accomplishes(const Pack& pack, std::size_t job, int event) {
  return pack.jobs[job].type == pack.event(event).type && pack.jobs[job].era == pack.event(event).era;
}

// How many side jobs could be drawn. (TL-JOB-11)
inline int JobsToDraw(const State& state) {
  return state.jobs.size + static_cast<int>(std::ranges::count(state.job_piles, Pile::kDiscard));
}

// --- The city.

inline int TileOf(const PlayerState& player) { return IndexOf(player.tile); }  // REQUIRES: it is on one
inline bool IsOnTile(const PlayerState& player) { return player.tile != kAbsent; }
inline bool IsOnHq(const Pack& pack, const PlayerState& player) { return player.tile == ToRef(pack.hq); }
inline bool EnforcerIsOn(const State& state, int tile) { return state.enforcer == ToRef(tile); }

inline const TileAction& FaceUp(const Pack& pack, const State& state, int tile) {
  return pack.tile(tile).faces[At(state.faces[At(tile)])];
}

inline bool AreAdjacent(const State& state, int a, int b) {
  return AreNeighbours(state.hexes[At(a)], state.hexes[At(b)]);
}

// The headquarters have one face only, unless the pack says otherwise.
inline bool CanBeFlipped(const Pack& pack, int tile) { return tile != pack.hq || pack.tile(tile).HasTwoFaces(); }

// Whether somebody other than the active player stands there.
inline bool IsShared(const Options& options, const State& state, int tile) {
  for (int seat = 0; seat < options.players; ++seat) {
    if (seat != state.active && state.players[At(seat)].tile == ToRef(tile)) return true;
  }
  return false;
}

// Moves of this turn that are left after the one that is being made.
inline int MovesLeftAfterThis(const Options& options, const State& state) {
  return options.MovesATurn() - state.moves_made - 1;
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_LOOKUP_H_
