// How the rules report what they do. With Silent the reports cost nothing: they are compiled away.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_TRACE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_TRACE_H_

#include <algorithm>
#include <cstdint>

#include "engine/effect.h"
#include "engine/timelancers/rules.h"

namespace timeproof::timelancers {

// What an effect says of its piece, from and to. Seats count from 0; events, tiles, jobs and cards are indices of the
// pack; slots and places of a row count from 1. Nothing that is hidden from anybody is told to all: jobs drawn or
// dropped are not named.
enum class Note : std::uint8_t {
  // --- Going about.
  kGoes,        // seat `piece` goes from tile `from` to tile `to`
  kTransports,  // seat `piece` is transported from tile `from` to tile `to`
  kEnters,      // seat `piece` goes to slot `to` from slot `from`, or from the headquarters (0)
  kLeaves,      // seat `piece` leaves the machine from slot `from` for the headquarters, tile `to`
  kMeets,       // seat `piece` is on tile `to` with somebody else
  kStays,       // seat `piece` ends the turn on tile `to`, or on slot `from` when it is not 0
  kRisks,       // seat `piece` ends the turn on tile `to`, where the Enforcer is about to go
  kNoGem,       // seat `piece` begins the turn in the headquarters, which gives nothing
  kCopies,      // seat `from` copies the action of tile `piece`
  kDeclines,    // seat `from` leaves the action of tile `piece` alone
  kForgoes,     // seat `from` leaves the ability of event `piece` alone
  kUses,        // seat `from` uses the action ability of event `piece`
  // --- What players have.
  kGains,       // seat `to` gains `from` resources of kind `piece`
  kPays,        // seat `from` pays `to` resources of kind `piece`
  kPicksUp,     // seat `to` takes a resource of kind `piece` that lies on tile `from`
  kLitters,     // seat `from` leaves a resource of kind `piece` on tile `to`
  kExceeds,     // seat `from` holds `piece` resources, which is too much between moves
  kReturns,     // seat `from` gives a resource of kind `piece` back to the supply
  kGainsMoney,  // seat `to` gains `piece` money
  kPaysMoney,   // seat `from` pays `piece` money
  kGainsGems,   // seat `to` gains `piece` gems
  kPaysGems,    // seat `from` pays `piece` gems
  kSaves,       // seat `from` pays `piece` less: gems of a slot when `to` is 0, resources of a capture when it is 1
  kUpgrades,    // seat `from` puts an upgrade on slot `to`
  kGainsLocks,  // seat `to` gains `piece` time locks
  kGetsNone,    // seat `to` gets no `piece`: the supply has no more (0 upgrades, 1 time locks, 2 side jobs)
  kDrawsJobs,   // seat `to` draws `piece` side jobs
  kDropsJob,    // seat `from` puts a side job on the discards
  kDoesJob,     // seat `from` accomplishes side job `piece`
  kSetsAside,   // seat `from` sets side job `piece` aside, face up
  // --- Events.
  kDrafts,        // seat `to` takes the face-up event `piece` before the first round
  kReserves,      // seat `to` reserves event `piece`, face up
  kReservesTop,   // seat `to` reserves event `piece`, the top of its deck
  kUnder,         // event `piece` goes under its deck
  kFillsUp,       // the row of type `from` is refilled
  kRefills,       // event `piece` comes up on place `to` of the row of type `from`
  kCaptures,      // seat `from` captures event `piece` with side `to`
  kReplaces,      // event `piece` of seat `from` leaves slot `to`
  kShows,         // event `piece` of seat `from` lies down with side `to`
  kWaits,         // the ability of event `piece` of seat `from` is not used as it is captured
  kShifts,        // event `piece` moves from slot `from` to slot `to` of its machine
  kPlaces,        // seat `from` puts event `piece` on slot `to`
  kRotates,       // event `piece` of seat `from` turns to side `to`
  kLocks,         // seat `from` discards a time lock: event `piece` does not rotate
  kKeepsLocks,    // seat `from` rotates and keeps its time locks
  kReturnsLocks,  // `piece` time locks of seat `from` go back to the supply
  kRipples,       // events of type `to` later than event `piece` are to rotate
  kAffected,      // seat `from` has `piece` events to rotate
  kAsked,         // seat `from` may discard time locks
  kAbility,       // the ability of event `piece` of seat `from` is now that of side `to`
  kUntouched,     // event `piece`, which lies on no machine, does not rotate
  kNoRipple,      // event `piece` of seat `from` makes no ripple
  kNoCapture,     // event `piece` of seat `from` (4: the Enforcer) counts as no capture
  kSpares,        // the machine of seat `from` is out of reach
  kFlips,         // tile `piece` shows face `to`
  // --- Turns and rounds.
  kMoved,       // seat `from` has made `piece` moves in this turn
  kEnds,        // the turn of seat `from`
  kSkips,       // seat `from` has no turn
  kNext,        // seat `to` is to move
  kRound,       // round `to` begins
  kActs,        // the Enforcer carries out card `piece`
  kChooses,     // the Enforcer revises event `piece`
  kFindsNone,   // the Enforcer finds no face-up event of type `piece`
  kCollects,    // the Enforcer keeps event `piece`
  kPatrols,     // the Enforcer goes to tile `to` from tile `from` - 1, or from off the board (0)
  kTraps,       // seat `to` is trapped on tile `from`
  kReveals,     // enforcement card `piece` comes up
  kReshuffles,  // the discards become a deck: 0 enforcement cards, 1 side jobs
  // --- Goals and the end.
  kMarks,       // seat `from` has met goal `piece`, from 1
  kUnmarks,     // seat `from` does not meet goal `piece` any more
  kLastMarker,  // the move counter of seat `from` is its marker on the last space
  kFinishes,    // seat `from` has met all four
  kTriggers,    // the end of the game begins, because of seat `from`
  kOver,        // the game; `piece` is 1 when it was broken off
  kScores,      // seat `from` (4: the Enforcer) has `to` merits from source `piece` of kMeritSources
  kWins,        // seat `to` (4: the Enforcer), with `from` merits
  kDraws,       // nobody wins
  kRuled,       // `piece`: the index of the value that decided; rule: the ruling
};

struct Silent {
  static constexpr bool kListening = false;
  void operator()(Rule /*rule*/, Note /*note*/, int /*piece*/, int /*from*/ = 0, int /*to*/ = 0) const {}
  void Ruled(Rule /*ruling*/, bool /*other*/) const {}
};

class Listening {
 public:
  static constexpr bool kListening = true;
  explicit Listening(EffectSink* sink) : sink_(sink) {}
  void operator()(Rule rule, Note note, int piece, int from = 0, int to = 0) const {
    constexpr int kMost = 0xFFFF;  // of merits: no game that is played comes near
    sink_->On({Id(rule), static_cast<std::uint8_t>(note), static_cast<std::uint8_t>(piece),
               static_cast<std::uint16_t>(std::min(from, kMost)), static_cast<std::uint16_t>(std::min(to, kMost))});
  }
  void Ruled(Rule ruling, bool other) const {
    sink_->On({Id(ruling), static_cast<std::uint8_t>(Note::kRuled), static_cast<std::uint8_t>(other ? 1 : 0)});
  }

 private:
  EffectSink* sink_;
};

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_TRACE_H_
