#include <cstdio>
#include <cstdlib>

#include "fmt/core.h"
#include "fuzz/targets/target.h"

namespace timeproof {

void Fail(std::string_view law, std::string_view message) {
  fmt::print(stderr, "FAULT {}: {}\n", law, message);
  std::abort();
}

}  // namespace timeproof
