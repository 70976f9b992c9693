// How the rules report what they do. With Silent the reports cost nothing: they are compiled away.
#ifndef TIMEPROOF_ENGINE_TTYKM_TRACE_H_
#define TIMEPROOF_ENGINE_TTYKM_TRACE_H_

#include <cstdint>
#include <string>

#include "engine/effect.h"
#include "engine/ttykm/pieces.h"
#include "engine/ttykm/rules.h"

namespace timeproof::ttykm {

// What an effect says of its piece, from and to (places; eras for kFocus).
enum class Deed : std::uint8_t {
  kChosen,     // the copy on `from` is active
  kMoves,      // piece goes from, to
  kPushed,     // piece goes from, to
  kPulled,     // piece goes from, to
  kCarried,    // a statue moves with its copy in the era before: from, to
  kCutShort,   // a statue on `from` moves no further
  kTravels,    // piece goes from, to
  kDies,       // the copy on `from`
  kPlaced,     // piece on `to`
  kRemoved,    // piece on `from`
  kNotPlaced,  // piece finds no room on `to`
  kTopples,    // a tree from, to
  kDisplaced,  // a new statue meant for `from` goes to `to`
  kTrained,    // the elephant on `to` gets hat `piece`
  kForgets,    // the elephant on `from` loses hat `piece`
  kFocuses,    // piece (a copy of the player) shifts focus from era, to era
  kTurnCut,    // no second action
  kWins,       // piece: a copy of the winner
  kDraws,
  kConcedes,  // piece: a copy of who concedes
  kRuled,     // `piece`: the index of the value that decided; rule: the ruling
};

struct Silent {
  static constexpr bool kListening = false;
  void operator()(Rule /*rule*/, Deed /*deed*/, Piece /*piece*/, int /*from*/ = kNowhere, int /*to*/ = kNowhere) const {
  }
  void Ruled(Rule /*ruling*/, bool /*other*/) const {}
};

class Listening {
 public:
  static constexpr bool kListening = true;
  explicit Listening(EffectSink* sink) : sink_(sink) {}
  void operator()(Rule rule, Deed deed, Piece piece, int from = kNowhere, int to = kNowhere) const {
    sink_->On({Id(rule), static_cast<std::uint8_t>(deed), Code(piece), static_cast<std::uint16_t>(from),
               static_cast<std::uint16_t>(to)});
  }
  void Ruled(Rule ruling, bool other) const {
    sink_->On({Id(ruling), static_cast<std::uint8_t>(Deed::kRuled), static_cast<std::uint8_t>(other ? 1 : 0)});
  }

 private:
  EffectSink* sink_;
};

// "black copy is pushed from past 6 to 7"
std::string Describe(const Effect& effect);

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_TRACE_H_
