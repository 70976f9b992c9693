// Numbers and texts out of the bytes of an input.
#ifndef TIMEPROOF_PROPERTIES_BYTE_READER_H_
#define TIMEPROOF_PROPERTIES_BYTE_READER_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace timeproof {

// Takes bytes from the front. Beyond the end every number is 0 and every text empty.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  bool empty() const { return rest_.empty(); }

  std::uint8_t Next() {
    if (rest_.empty()) return 0;
    const std::uint8_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }

  // Of so many bytes, at most four, the low one first.
  std::uint32_t Number(int bytes) {
    std::uint32_t number = 0;
    for (int i = 0; i < bytes; ++i) number |= std::uint32_t{Next()} << (8 * i);
    return number;
  }

  // Of so many bytes, or of those that are left.
  std::string Text(std::size_t length) {
    const auto text = rest_.first(std::min(length, rest_.size()));
    rest_ = rest_.subspan(text.size());
    return {text.begin(), text.end()};
  }

  std::span<const std::uint8_t> rest() const { return rest_; }

 private:
  std::span<const std::uint8_t> rest_;
};

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_BYTE_READER_H_
