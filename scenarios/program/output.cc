#include "scenarios/program/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace timeproof {

void Output::Write(std::string_view text) {
  if (failed()) return;
  errno = 0;
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) error_ = errno != 0 ? errno : EIO;
}

void Output::Flush() {
  if (failed()) return;
  errno = 0;
  if (std::fflush(file_) != 0) error_ = errno != 0 ? errno : EIO;
}

bool Output::closed() const { return error_ == EPIPE; }

std::string Output::Why() const { return std::strerror(error_); }

void WriteError(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stderr) != text.size()) std::clearerr(stderr);
}

bool Coloured(std::string_view when) {
  if (when != "auto") return when == "always";
  const char* no_color = std::getenv("NO_COLOR");
  return (no_color == nullptr || *no_color == '\0') && isatty(STDOUT_FILENO) == 1;
}

}  // namespace timeproof
