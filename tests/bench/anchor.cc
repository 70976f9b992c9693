#include "tests/bench/anchor.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <ctime>
#include <string_view>

namespace timeproof::bench {
namespace {

constexpr std::uint64_t kKiwipeteNodes = 193'690'690;  // of depth 5
constexpr const char* kKiwipete = "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\n";

double Seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

// Runs Stockfish on these commands; answers its CPU seconds, or nothing when it did not run.
std::optional<double> RunStockfish(const std::string& commands) {
  std::array<int, 2> to_child{};
  if (pipe(to_child.data()) != 0) return std::nullopt;
  const pid_t child = fork();
  if (child < 0) return std::nullopt;
  if (child == 0) {
    dup2(to_child[0], STDIN_FILENO);
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    close(to_child[0]);
    close(to_child[1]);
    for (const char* program : {"/usr/games/stockfish", "stockfish"}) execlp(program, program, nullptr);
    _exit(127);
  }
  close(to_child[0]);
  std::signal(SIGPIPE, SIG_IGN);
  std::string_view rest = commands;
  while (!rest.empty()) {
    const ssize_t written = write(to_child[1], rest.data(), rest.size());
    if (written <= 0) break;
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  close(to_child[1]);
  int status = 0;
  rusage usage{};
  if (wait4(child, &status, 0, &usage) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
  return Seconds(usage.ru_utime) + Seconds(usage.ru_stime);
}

}  // namespace

double CpuSeconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

double Rate(const std::function<std::uint64_t()>& work, double seconds) {
  const double start = CpuSeconds();
  std::uint64_t done = 0;
  double used = 0;
  do {
    done += work();
    used = CpuSeconds() - start;
  } while (used < seconds);
  return static_cast<double>(done) / used;
}

Spread SpreadOf(std::vector<double> samples) {
  std::ranges::sort(samples);
  const auto at = [&](std::size_t quarter) { return samples[(samples.size() - 1) * quarter / 4]; };
  return {at(1), at(2), at(3)};
}

std::optional<double> StockfishRate() {
  constexpr int kRuns = 2;
  std::string commands = kKiwipete;
  for (int i = 0; i < kRuns; ++i) commands += "go perft 5\n";
  const auto idle = RunStockfish("quit\n");
  const auto busy = RunStockfish(commands + "quit\n");
  if (!idle || !busy || *busy <= *idle) return std::nullopt;
  return kRuns * static_cast<double>(kKiwipeteNodes) / (*busy - *idle);
}

}  // namespace timeproof::bench
