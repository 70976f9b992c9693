#include "engine/timelancers/scoring.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "engine/timelancers/lookup.h"

namespace timeproof::timelancers {
namespace {

bool IsInPile(const State& state, std::size_t event) { return HasBit(state.pile, event); }

int EventMerits(const Pack& pack, const PlayerState& player) {
  int merits = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (player.events[slot] == kAbsent) continue;
    merits += pack.event(IndexOf(player.events[slot])).sides[At(player.sides[slot])].merits;
  }
  return merits;
}

int JobMerits(const Pack& pack, const State& state, int seat) {
  int merits = 0;
  for (std::size_t job = 0; job < pack.jobs.size(); ++job) {
    if (HoldsJob(state, seat, job, Pile::kDone)) merits += pack.jobs[job].merits;
  }
  return merits;
}

Standing Compare(const Pack& pack, const PlayerState& player, int merits) {
  Standing standing{.merits = merits, .events = EventsOn(player), .oldest = {}};
  const auto first = std::ranges::find_if(player.events, [](Ref ref) { return ref != kAbsent; });
  if (first != player.events.end()) standing.oldest = pack.event(IndexOf(*first)).date;  // TL-PLACE-01
  return standing;
}

Standing ComparePile(const Pack& pack, const State& state, int merits) {
  Standing standing{.merits = merits, .events = std::popcount(state.pile), .oldest = {}};
  for (std::size_t event = 0; event < pack.events.size(); ++event) {
    if (!IsInPile(state, event)) continue;
    standing.oldest = std::min(standing.oldest.value_or(pack.events[event].date), pack.events[event].date);
  }
  return standing;
}

}  // namespace

int Total(const Merits& merits) { return std::accumulate(merits.begin(), merits.end(), 0); }

Merits MeritsOf(const Options& options, const State& state, int seat) {
  const PlayerState& player = state.players[At(seat)];
  return {EventMerits(*options.pack, player),
          2 * std::popcount(player.goals),
          JobMerits(*options.pack, state, seat),
          player.locks,
          std::accumulate(player.upgrades.begin(), player.upgrades.end(), 0),
          static_cast<int>(player.money / 5),
          Count(player.resources) / 3};
}

Merits EnforcerMerits(const Options& options, const State& state) {
  Merits merits = {};
  for (std::size_t event = 0; event < options.pack->events.size(); ++event) {
    if (IsInPile(state, event)) merits[0] += options.pack->events[event].sides[At(Side::kRevise)].merits;
  }
  return merits;
}

Standing StandingOf(const Options& options, const State& state, int seat_or_enforcer) {
  const Pack& pack = *options.pack;
  if (seat_or_enforcer == kEnforcerSeat) return ComparePile(pack, state, Total(EnforcerMerits(options, state)));
  return Compare(pack, state.players[At(seat_or_enforcer)], Total(MeritsOf(options, state, seat_or_enforcer)));
}

bool Beats(const Standing& a, const Standing& b) {
  if (a.merits != b.merits) return a.merits > b.merits;
  if (a.events != b.events) return a.events > b.events;
  if (!a.oldest || !b.oldest) return a.oldest && !b.oldest;
  return *a.oldest < *b.oldest;
}

std::uint8_t Winners(const Options& options, const State& state) {
  if (options.IsSolo()) {
    return Beats(StandingOf(options, state, 0), StandingOf(options, state, kEnforcerSeat)) ? 1 : 0;
  }
  unsigned winners = 0;
  for (int seat = 0; seat < options.players; ++seat) {
    bool wins = true;
    for (int other = 0; other < options.players; ++other) {
      wins = wins && !Beats(StandingOf(options, state, other), StandingOf(options, state, seat));
    }
    winners |= (wins ? 1U : 0U) << At(seat);
  }
  return static_cast<std::uint8_t>(winners);
}

}  // namespace timeproof::timelancers
