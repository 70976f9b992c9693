// Judging a trial whatever it does to the process.
#ifndef TIMEPROOF_FUZZ_REDUCE_JUDGE_APART_H_
#define TIMEPROOF_FUZZ_REDUCE_JUDGE_APART_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "fuzz/reduce/apart.h"
#include "properties/trial.h"

namespace timeproof {

using Judgement = std::function<std::optional<Failure>(const Trial& trial)>;

// The laws of a trial that gave no answer, and of one that is all right but for memory that it did not give back, where
// the build can tell; Failure::moves are then all of its moves, as nobody knows better.
inline constexpr std::string_view kCrashLaw = "crash";
inline constexpr std::string_view kTimeoutLaw = "timeout";
inline constexpr std::string_view kLeakLaw = "leak";

// As many of the first bytes as ReadTrial lives through: all of them, or up to the move that the engine dies of, which
// ReadTrial does not play when it is the last.
std::span<const std::uint8_t> ReadableBytes(std::span<const std::uint8_t> bytes);

// The same trial, played by engines of `make`. The errors are those of `make`.
Result<Trial> PlayedBy(const GameMaker& make, const Trial& trial);

// What `judge` says of the trial in a process of its own, within so many seconds of processor time.
std::optional<Failure> JudgeApart(const Trial& trial, const Judgement& judge, int seconds = kPatience);

// The judgement of fuzzers: all laws, and the second reading beside.
std::optional<Failure> JudgeWholly(const Trial& trial);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_JUDGE_APART_H_
