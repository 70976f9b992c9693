// Random numbers that are the same on every machine, compiler and standard library.
#ifndef TIMEPROOF_ENGINE_RANDOM_H_
#define TIMEPROOF_ENGINE_RANDOM_H_

#include <cstdint>
#include <span>
#include <utility>

namespace timeproof {

// SplitMix64: a sequence that its seed alone decides.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t Next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  // From 0 to bound - 1, each equally likely. REQUIRES: bound > 0.
  std::uint64_t Below(std::uint64_t bound) {
    const std::uint64_t unfair = (0 - bound) % bound;  // the first `unfair` numbers would favour small remainders
    for (;;) {
      if (const std::uint64_t n = Next(); n >= unfair) return n % bound;
    }
  }

  // Fisher-Yates, from the back.
  template <typename T>
  void Shuffle(std::span<T> items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      using std::swap;
      swap(items[left - 1], items[static_cast<std::size_t>(Below(left))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_RANDOM_H_
