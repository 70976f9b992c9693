// A position of any game, as a value.
#ifndef TIMEPROOF_ENGINE_POSITION_H_
#define TIMEPROOF_ENGINE_POSITION_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace timeproof {

// Holds the state of one game, a trivially copyable struct that only that game looks into. Copied without allocation
// and compared byte by byte, so a state must have no padding and one way to write each position. Only as many bytes
// as the state has are copied, compared and hashed.
class Position {
 public:
  static constexpr std::size_t kBlock = 64;       // bytes copied at once
  static constexpr std::size_t kCapacity = 1024;  // bytes of the largest state

  Position() = default;
  template <typename State>
  explicit Position(const State& state) : blocks_(Blocks<State>()) {
    std::memcpy(bytes_.data(), &state, sizeof(State));
    std::memset(bytes_.data() + sizeof(State), 0, blocks_ * kBlock - sizeof(State));
  }
  Position(const Position& other) : blocks_(other.blocks_) { CopyBytes(other); }
  Position& operator=(const Position& other) {
    if (this != &other) {
      blocks_ = other.blocks_;
      CopyBytes(other);
    }
    return *this;
  }
  ~Position() = default;

  // REQUIRES: made from a State of this very type.
  template <typename State>
  const State& As() const {
    static_cast<void>(Blocks<State>());
    return *reinterpret_cast<const State*>(bytes_.data());
  }
  template <typename State>
  State& As() {
    static_cast<void>(Blocks<State>());
    return *reinterpret_cast<State*>(bytes_.data());
  }

  friend bool operator==(const Position& a, const Position& b) {
    return a.blocks_ == b.blocks_ && std::memcmp(a.bytes_.data(), b.bytes_.data(), a.blocks_ * kBlock) == 0;
  }

  // The same for equal positions, on every machine.
  std::uint64_t Hash() const {
    constexpr std::uint64_t kMultiplier = 0x9E3779B97F4A7C15U;
    std::array<std::uint64_t, 4> lanes = {1, 2, 3, 4};
    for (std::size_t at = 0; at < blocks_ * kBlock; at += 32) {
      for (std::size_t lane = 0; lane < 4; ++lane) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes_.data() + at + lane * 8, 8);
        lanes[lane] = std::rotl((lanes[lane] ^ word) * kMultiplier, 29);
      }
    }
    std::uint64_t hash = lanes[0] ^ std::rotl(lanes[1], 17) ^ std::rotl(lanes[2], 31) ^ std::rotl(lanes[3], 47);
    hash = (hash ^ (hash >> 32U)) * 0xD6E8FEB86659FD93U;
    hash = (hash ^ (hash >> 32U)) * 0xD6E8FEB86659FD93U;
    return hash ^ (hash >> 32U);
  }

 private:
  template <typename State>
  static constexpr std::size_t Blocks() {
    static_assert(std::is_trivially_copyable_v<State>);
    static_assert(std::has_unique_object_representations_v<State>, "padding would make equal positions differ");
    static_assert(sizeof(State) <= kCapacity);
    static_assert(alignof(State) <= kBlock);
    return (sizeof(State) + kBlock - 1) / kBlock;
  }

  void CopyBytes(const Position& other) {
    for (std::size_t block = 0; block < blocks_; ++block) {
      std::memcpy(bytes_.data() + block * kBlock, other.bytes_.data() + block * kBlock, kBlock);
    }
  }

  alignas(kBlock) std::array<std::byte, kCapacity> bytes_;  // the first `blocks_` blocks are in use
  std::size_t blocks_ = 0;
};

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_POSITION_H_
