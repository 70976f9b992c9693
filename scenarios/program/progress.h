// Signs of life during long work.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_PROGRESS_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_PROGRESS_H_

#include <chrono>
#include <string_view>

namespace timeproof {

// One line on standard error that says how far the work is: only on a terminal, only once the work has taken a second,
// and ten times a second at most. The line goes away in the end.
class Progress {
 public:
  Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  // `words()` is called, and shown, when it is time to.
  template <typename Words>
  void Tick(Words words) {
    if (on_terminal_ && Due()) Show(words());
  }

 private:
  using Clock = std::chrono::steady_clock;

  bool Due() const { return Clock::now() >= next_; }
  void Show(std::string_view text);

  bool on_terminal_;
  bool shown_ = false;
  Clock::time_point next_;
};

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_PROGRESS_H_
