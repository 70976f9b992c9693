// Choices and texts out of the bytes of an input.
#ifndef TIMEPROOF_FUZZ_TARGETS_BYTES_H_
#define TIMEPROOF_FUZZ_TARGETS_BYTES_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "fuzz/targets/target.h"

namespace timeproof {

// Reads from the front. After the end every number is 0 and every text empty.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  bool empty() const { return rest_.empty(); }

  std::uint8_t Byte() {
    if (rest_.empty()) return 0;
    const std::uint8_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }

  // From 0 to bound - 1. REQUIRES: bound from 1 to 256.
  std::size_t Below(std::size_t bound) { return Byte() % bound; }

  // A byte of length, then that many.
  std::string Text() {
    const std::size_t length = Byte();  // before the size is asked: it takes a byte
    const std::size_t size = std::min(length, rest_.size());
    std::string text(AsText(rest_.first(size)));
    rest_ = rest_.subspan(size);
    return text;
  }

  // All that is left.
  std::string_view Rest() const { return AsText(rest_); }

 private:
  std::span<const std::uint8_t> rest_;
};

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_TARGETS_BYTES_H_
