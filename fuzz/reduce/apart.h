// Calling what may take the process with it.
#ifndef TIMEPROOF_FUZZ_REDUCE_APART_H_
#define TIMEPROOF_FUZZ_REDUCE_APART_H_

#include <functional>
#include <optional>
#include <string>

namespace timeproof {

struct CameBack {
  std::string text;                 // what the call returned; empty when it did not return
  std::optional<std::string> died;  // how the child ended, when not by returning: "signal 6 (Aborted)", "exit code 0"
  bool timed_out = false;
};

// `call`, in a child process whose standard error is closed. It times out after so many seconds of processor time, or
// when it has waited for twenty times as long, and dies of half a gigabyte of memory more than there was; or sooner, by
// the limits that this process has itself. Throws std::system_error, which says what for, when there can be no child or
// its end is not told. REQUIRES: SIGCHLD is not ignored; no other threads.
inline constexpr int kPatience = 3;
CameBack CallApart(const std::function<std::string()>& call, int seconds = kPatience);

// The seconds of processor time that this process has used so far, with those of its children that have ended.
double ProcessorSeconds();

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_APART_H_
