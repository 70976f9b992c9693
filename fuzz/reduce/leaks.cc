#include "fuzz/reduce/leaks.h"

#include <sanitizer/lsan_interface.h>

namespace timeproof {
namespace {

bool aside = false;

}  // namespace

LeaksAside::LeaksAside() {
  if constexpr (kTellsLeaks) __lsan_disable();
  aside = true;
}

LeaksAside::~LeaksAside() { CountLeaks(); }

void CountLeaks() {
  if constexpr (kTellsLeaks) {
    if (aside) __lsan_enable();
  }
  aside = false;
}

bool HasLeaked() {
  if constexpr (kTellsLeaks) return __lsan_do_recoverable_leak_check() != 0;
  return false;
}

}  // namespace timeproof
