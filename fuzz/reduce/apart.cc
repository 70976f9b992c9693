#include "fuzz/reduce/apart.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <system_error>

#include "fmt/core.h"

namespace timeproof {
namespace {

constexpr unsigned kWaitFactor = 20;         // on a busy machine a process waits for most of the time
constexpr rlim_t kMostMemory = 512U << 20U;  // bytes; no game comes near
constexpr char kEnd = '\n';                  // behind every answer, so that an empty one is told from none

[[noreturn]] void Throw(const char* what) { throw std::system_error(errno, std::generic_category(), what); }

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

rlimit LimitOf(decltype(RLIMIT_CPU) resource) {
  rlimit limit = {};
  if (getrlimit(resource, &limit) != 0) std::abort();
  return limit;
}

// Ends this process after so many seconds of processor time, or a little before the caller's own limit does, which may
// be taken for a crash.
void LimitTime(int seconds) {
  constexpr double kOfCallers = 0.9;
  const double callers = kOfCallers * static_cast<double>(LimitOf(RLIMIT_CPU).rlim_cur);
  const auto microseconds = static_cast<std::int64_t>(std::min<double>(seconds, callers) * 1e6);
  const itimerval timer = {{0, 0}, {microseconds / 1'000'000, microseconds % 1'000'000}};
  if (setitimer(ITIMER_PROF, &timer, nullptr) != 0) std::abort();
  alarm(kWaitFactor * static_cast<unsigned>(seconds));
}

// AddressSanitizer has much memory from the start.
void LimitMemory() {
  rlimit data = LimitOf(RLIMIT_DATA);
  const rlim_t used = DataInUse();
  data.rlim_cur = std::min(data.rlim_cur, used + kMostMemory);
  if (used != 0 && setrlimit(RLIMIT_DATA, &data) != 0) std::abort();
}

// What the caller of this program turned off would be off here, too.
void HearTimers() {
  sigset_t timers;
  sigemptyset(&timers);
  for (const int signal : {SIGPROF, SIGALRM}) {
    sigaddset(&timers, signal);
    if (std::signal(signal, SIG_DFL) == SIG_ERR) std::abort();
  }
  sigprocmask(SIG_UNBLOCK, &timers, nullptr);
}

[[noreturn]] void BeChild(const std::function<std::string()>& call, int seconds, int pipe) {
  // Where standard error was closed the pipe may have its number.
  const int answer = fcntl(pipe, F_DUPFD, STDERR_FILENO + 1);
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  HearTimers();
  LimitTime(seconds);
  LimitMemory();
  try {
    WriteAll(answer, call() + kEnd);
  } catch (const std::exception&) {
    std::abort();
  }
  _exit(0);
}

// How the child ended.
int WaitFor(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) Throw("cannot wait for a process");
  }
  return status;
}

}  // namespace

CameBack CallApart(const std::function<std::string()>& call, int seconds) {
  std::array<int, 2> ends = {};
  if (pipe(ends.data()) != 0) Throw("cannot start a process");
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    BeChild(call, seconds, ends[1]);
  }
  if (child < 0) Throw("cannot start a process");
  close(ends[1]);
  CameBack back;
  back.text = ReadAll(ends[0]);
  close(ends[0]);
  const int status = WaitFor(child);
  const bool whole = back.text.ends_with(kEnd);
  if (whole) back.text.pop_back();
  if (whole && WIFEXITED(status) && WEXITSTATUS(status) == 0) return back;
  back.text.clear();
  back.timed_out = WIFSIGNALED(status) && (WTERMSIG(status) == SIGPROF || WTERMSIG(status) == SIGALRM);
  back.died = WIFSIGNALED(status) ? fmt::format("signal {} ({})", WTERMSIG(status), strsignal(WTERMSIG(status)))
                                  : fmt::format("exit code {}", WEXITSTATUS(status));
  return back;
}

double ProcessorSeconds() {
  double seconds = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage used = {};
    if (getrusage(who, &used) != 0) Throw("cannot tell the processor time");
    for (const timeval& time : {used.ru_utime, used.ru_stime}) {
      seconds += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    }
  }
  return seconds;
}

}  // namespace timeproof
