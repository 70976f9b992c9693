// Memory that is not given back, in builds that can tell: those with AddressSanitizer.
#ifndef TIMEPROOF_FUZZ_REDUCE_LEAKS_H_
#define TIMEPROOF_FUZZ_REDUCE_LEAKS_H_

namespace timeproof {

// Whether this build can tell.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kTellsLeaks = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool kTellsLeaks = true;
#else
inline constexpr bool kTellsLeaks = false;
#endif
#else
inline constexpr bool kTellsLeaks = false;
#endif

// What is allocated while there is one is never a leak: for a process whose children tell of leaks and which may well
// leak the same, reading what they judge. At most one at a time.
class LeaksAside {
 public:
  LeaksAside();
  LeaksAside(const LeaksAside&) = delete;
  LeaksAside& operator=(const LeaksAside&) = delete;
  ~LeaksAside();
};

// From here on leaks count in this process, a child of one with LeaksAside or without.
void CountLeaks();

// Whether there is memory that nothing points to any more. Takes some milliseconds.
bool HasLeaked();

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_LEAKS_H_
