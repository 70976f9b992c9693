#include "fuzz/reduce/apart.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <stdexcept>

#include "fmt/core.h"

namespace timeproof {
namespace {

constexpr unsigned kWaitFactor = 20;         // on a busy machine a process waits for most of the time
constexpr rlim_t kMostMemory = 512U << 20U;  // bytes; no game comes near

void WriteAll(int pipe, const std::string& text) {
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t size = write(pipe, text.data() + sent, text.size() - sent);
    if (size <= 0) std::abort();
    sent += static_cast<std::size_t>(size);
  }
}

std::string ReadAll(int pipe) {
  std::string text;
  std::array<char, 4096> chunk;
  for (;;) {
    const ssize_t size = read(pipe, chunk.data(), chunk.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return text;
    text.append(chunk.data(), static_cast<std::size_t>(size));
  }
}

// The bytes that this process has for data, or 0 where /proc does not say.
rlim_t DataInUse() {
  std::ifstream statm("/proc/self/statm");
  rlim_t pages = 0;
  for (int field = 1; field <= 6; ++field) statm >> pages;
  return statm ? pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) : 0;
}

// Of processor time and memory. AddressSanitizer has much of the latter from the start.
void LimitThisProcess(int seconds) {
  const auto limit = static_cast<rlim_t>(seconds);
  const rlimit processor_time = {limit, limit + 1};
  if (setrlimit(RLIMIT_CPU, &processor_time) != 0) std::abort();
  alarm(kWaitFactor * static_cast<unsigned>(seconds));
  const rlim_t used = DataInUse();
  const rlimit data = {used + kMostMemory, used + kMostMemory};
  if (used != 0 && setrlimit(RLIMIT_DATA, &data) != 0) std::abort();
}

[[noreturn]] void BeChild(const std::function<std::string()>& call, int seconds, int pipe) {
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  LimitThisProcess(seconds);
  try {
    WriteAll(pipe, call());
  } catch (const std::exception&) {
    std::abort();
  }
  _exit(0);
}

}  // namespace

CameBack CallApart(const std::function<std::string()>& call, int seconds) {
  std::array<int, 2> ends = {};
  if (pipe(ends.data()) != 0) throw std::runtime_error(std::strerror(errno));
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error(std::strerror(errno));
  if (child == 0) BeChild(call, seconds, ends[1]);
  close(ends[1]);
  CameBack back;
  back.text = ReadAll(ends[0]);
  close(ends[0]);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return back;
  back.text.clear();
  back.timed_out = WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGALRM);
  back.died = WIFSIGNALED(status) ? fmt::format("signal {} ({})", WTERMSIG(status), strsignal(WTERMSIG(status)))
                                  : fmt::format("exit code {}", WEXITSTATUS(status));
  return back;
}

double ProcessorSeconds() {
  double seconds = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage used = {};
    if (getrusage(who, &used) != 0) throw std::runtime_error(std::strerror(errno));
    for (const timeval& time : {used.ru_utime, used.ru_stime}) {
      seconds += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    }
  }
  return seconds;
}

}  // namespace timeproof
