// What a fuzz target is: one function. libfuzzer_entry.cc makes a fuzzer of it, replay_main.cc a program that replays
// files.
#ifndef TIMEPROOF_FUZZ_TARGETS_TARGET_H_
#define TIMEPROOF_FUZZ_TARGETS_TARGET_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace timeproof {

// The longest input that is worth its time. Defined by each target once, as is TryInput.
extern const std::size_t kMostBytes;

// Tries one input of at most kMostBytes, whatever its bytes; on a fault it calls Fail. Silent and bounded. What
// comes back sums up what was seen: the same for the same input, whatever was tried before, or state leaks.
std::string TryInput(std::span<const std::uint8_t> input);

// Says "FAULT <law>: <message>" on standard error and aborts. Faults of one law are one fault: ci/fuzz reports the
// first.
[[noreturn]] void Fail(std::string_view law, std::string_view message);

// Fails unless `holds`.
inline void Demand(bool holds, std::string_view law, std::string_view message) {
  if (!holds) Fail(law, message);
}

inline std::string_view AsText(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_TARGETS_TARGET_H_
