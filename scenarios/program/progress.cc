#include "scenarios/program/progress.h"

#include <unistd.h>

#include "fmt/core.h"
#include "scenarios/program/output.h"

namespace timeproof {
namespace {

constexpr std::string_view kEraseLine = "\r\x1b[K";

}  // namespace

Progress::Progress() : on_terminal_(isatty(STDERR_FILENO) == 1), next_(Clock::now() + std::chrono::seconds(1)) {}

Progress::~Progress() {
  if (shown_) WriteError(kEraseLine);
}

void Progress::Show(std::string_view text) {
  WriteError(fmt::format("{}{}", kEraseLine, text));
  shown_ = true;
  next_ = Clock::now() + std::chrono::milliseconds(100);
}

}  // namespace timeproof
