// How the rules report what they do. With Silent the reports cost nothing: they are compiled away.
#ifndef TIMEPROOF_ENGINE_VOYAGE_TRACE_H_
#define TIMEPROOF_ENGINE_VOYAGE_TRACE_H_

#include <cstdint>
#include <string>

#include "engine/effect.h"
#include "engine/voyage/rules.h"

namespace timeproof::voyage {

// What an effect says of its piece, from and to.
enum class Deed : std::uint8_t {
  kPays,     // seat `from` puts a token on position `to`
  kPlaces,   // seat `from` puts a ticket of kind `piece` on position `to`
  kTakes,    // seat `to` takes `piece` tokens from position `from`
  kTravels,  // the machine goes from position, to position
  kSwaps,    // seat `from` puts a ticket of kind `piece` down and takes one of kind `to` up
  kPasses,   // seat `from`
  kEnds,     // the turn of seat `from`
  kCounts,   // `piece` turns in a row without movement
  kNext,     // seat `to`
  kOver,     // the game, for reason `piece`
  kWins,     // seat `to`, with `piece` tickets left and `from` tokens
  kRuled,    // `piece`: the index of the value that decided; rule: the ruling
};

struct Silent {
  static constexpr bool kListening = false;
  void operator()(auto... /*report*/) const {}
  void Ruled(Rule /*ruling*/, bool /*other*/) const {}
};

class Listening {
 public:
  static constexpr bool kListening = true;
  explicit Listening(EffectSink* sink) : sink_(sink) {}
  void operator()(Rule rule, Deed deed, int piece, int from = 0, int to = 0) const {
    sink_->On({Id(rule), static_cast<std::uint8_t>(deed), static_cast<std::uint8_t>(piece),
               static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to)});
  }
  void Ruled(Rule ruling, bool other) const {
    sink_->On({Id(ruling), static_cast<std::uint8_t>(Deed::kRuled), static_cast<std::uint8_t>(other ? 1 : 0)});
  }

 private:
  EffectSink* sink_;
};

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_TRACE_H_
