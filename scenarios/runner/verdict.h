// The one verdict model: the same words in text, JSON and exit codes.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_VERDICT_H_
#define TIMEPROOF_SCENARIOS_RUNNER_VERDICT_H_

#include <array>
#include <cstdint>
#include <string_view>

namespace timeproof {

enum class Verdict : std::uint8_t {
  kPass,
  kFail,         // the engine does otherwise than expected
  kXfail,        // fails, as its `xfail` says
  kXpass,        // passes in spite of its `xfail`
  kError,        // the engine threw, or refused what it must accept to be asked at all
  kCrash,        // the engine's process died
  kTimeout,      // the engine did not answer in time
  kInvalid,      // the scenario makes no sense; nothing was played
  kUnsupported,  // the engine does not have the game, chapter or ruling
};

inline constexpr std::array kVerdicts = {Verdict::kPass,    Verdict::kFail,    Verdict::kXfail,
                                         Verdict::kXpass,   Verdict::kError,   Verdict::kCrash,
                                         Verdict::kTimeout, Verdict::kInvalid, Verdict::kUnsupported};

// "pass", "fail", "xfail", "xpass", "error", "crash", "timeout", "invalid" or "unsupported".
std::string_view ToText(Verdict verdict);

// Whether it fails the run: all but pass, xfail and unsupported.
bool IsRed(Verdict verdict);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_VERDICT_H_
