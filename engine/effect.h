// What a move did, one consequence at a time.
#ifndef TIMEPROOF_ENGINE_EFFECT_H_
#define TIMEPROOF_ENGINE_EFFECT_H_

#include <cstdint>
#include <string_view>

namespace timeproof {

// The meaning of `verb`, `piece`, `from` and `to` is the game's: Game::Describe puts an effect into words.
struct Effect {
  std::string_view rule;  // a rule id ("TK-PUSH-01") or the name of a ruling ("self-paradox"); never temporary text
  std::uint8_t verb = 0;
  std::uint8_t piece = 0;
  std::uint16_t from = 0;
  std::uint16_t to = 0;
  bool operator==(const Effect&) const = default;
};

// Hears of each effect in the order in which the rules carry them out.
class EffectSink {
 public:
  virtual ~EffectSink() = default;
  virtual void On(const Effect& effect) = 0;
};

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_EFFECT_H_
