// Choices and texts out of the bytes of an input.
#ifndef TIMEPROOF_FUZZ_TARGETS_BYTES_H_
#define TIMEPROOF_FUZZ_TARGETS_BYTES_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "fuzz/targets/target.h"
#include "properties/byte_reader.h"

namespace timeproof {

class Bytes : public ByteReader {
 public:
  using ByteReader::ByteReader;

  // From 0 to bound - 1. REQUIRES: bound from 1 to 256.
  std::size_t Below(std::size_t bound) { return Next() % bound; }

  // A byte of length, then that many.
  std::string Text() { return ByteReader::Text(Next()); }

  // All that is left.
  std::string_view Rest() const { return AsText(rest()); }
};

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_TARGETS_BYTES_H_
