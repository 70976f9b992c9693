// Merits, ties, winners.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_SCORING_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_SCORING_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/timelancers/options.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// Where merits come from, in the order of TL-SCORE-01 to TL-SCORE-07.
inline constexpr std::array<std::string_view, 7> kMeritSources = {"events",   "goals", "jobs",     "locks",
                                                                  "upgrades", "money", "resources"};
using Merits = std::array<int, kMeritSources.size()>;
int Total(const Merits& merits);

// What a seat has as things stand. (TL-SCORE-01 to TL-SCORE-08)
Merits MeritsOf(const Options& options, const State& state, int seat);

// The Enforcer's, in solo: the revise merits of its pile, as "events". (TL-SOLO-07)
Merits EnforcerMerits(const Options& options, const State& state);

// What decides who is before whom: merits, then the number of captured events, then the oldest of them.
struct Standing {
  int merits = 0;
  int events = 0;
  std::optional<Date> oldest;
};
inline constexpr int kEnforcerSeat = kMostPlayers;  // where a seat may be the Enforcer, too
Standing StandingOf(const Options& options, const State& state, int seat_or_enforcer);

// Whether `a` is before `b`. (TL-SCORE-09, TL-TIE-01, TL-TIE-02)
bool Beats(const Standing& a, const Standing& b);

// A bit for each seat that nobody is before. In solo none when the Enforcer is before the player, or level with them.
// (TL-SCORE-09, TL-TIE-01, TL-TIE-02, TL-SOLO-08)
std::uint8_t Winners(const Options& options, const State& state);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_SCORING_H_
