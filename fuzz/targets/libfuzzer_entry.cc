// A target as libFuzzer and everything that speaks its interface want it.
#include <cstddef>
#include <cstdint>

#include "fuzz/targets/target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size <= timeproof::kMostBytes) timeproof::TryInput({data, size});
  return 0;
}
