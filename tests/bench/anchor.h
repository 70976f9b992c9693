// Measuring on a noisy machine: CPU time, long samples, a peer in every round, ratios formed inside the round.
#ifndef TIMEPROOF_TESTS_BENCH_ANCHOR_H_
#define TIMEPROOF_TESTS_BENCH_ANCHOR_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace timeproof::bench {

// CPU seconds used by this process so far.
double CpuSeconds();

// Things done in a second of CPU time: `work` is called until the sample is long enough and says how many it did.
double Rate(const std::function<std::uint64_t()>& work, double seconds = 0.3);

// A median with its quartiles.
struct Spread {
  double low = 0, median = 0, high = 0;
};
Spread SpreadOf(std::vector<double> samples);

// Stockfish's perft of depth 5 of the position known as Kiwipete, in nodes a second of CPU time: one process runs it
// several times, and what a process costs that runs none is taken off. Nothing when the program is not to be found.
std::optional<double> StockfishRate();

}  // namespace timeproof::bench

#endif  // TIMEPROOF_TESTS_BENCH_ANCHOR_H_
