// What the chapters of the rules work on: the options, the position, and who is told.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_TABLE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_TABLE_H_

#include <algorithm>
#include <cstdint>

#include "engine/timelancers/lookup.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"
#include "engine/timelancers/trace.h"

namespace timeproof::timelancers {

template <typename Trace>
struct Table {
  const Options& options;
  const Pack& pack;
  State& state;
  Trace report;
  int idle_rounds = 0;  // in a row, in which nobody could decide anything

  PlayerState& active() const { return Active(state); }
  int seat() const { return state.active; }

  // After everybody's turn, when the Enforcer acts.
  bool IsEnforcersPhase() const { return active().acted != 0; }
};

// Pieces are without number, but a heap holds no more than can be written down.
inline void AddTo(std::uint8_t& heap, int pieces) { heap = static_cast<std::uint8_t>(std::min(heap + pieces, 255)); }
inline void TakeFrom(std::uint8_t& heap, int pieces) { heap = static_cast<std::uint8_t>(heap - pieces); }

// What is no question any more.
inline void ClearQuestion(State& state) {
  state.copied = kAbsent;
  state.transported = 0;
  state.least_kind = 0;
  state.event = kAbsent;
  state.cause = Cause::kNothing;
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_TABLE_H_
