#include "fuzz/reduce/judge_apart.h"

#include <string>

#include "fmt/core.h"
#include "fuzz/reduce/leaks.h"

namespace timeproof {
namespace {

// The answer as a text: nothing, or moves, law and message with NULs between.
std::string Pack(const std::optional<Failure>& failure) {
  if (!failure) return "";
  return fmt::format("{}{}{}{}{}", failure->moves, '\0', failure->law, '\0', failure->message);
}

std::optional<Failure> Unpack(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const std::size_t first = text.find('\0');
  const std::size_t second = text.find('\0', first + 1);
  return Failure{.law = text.substr(first + 1, second - first - 1),
                 .message = text.substr(second + 1),
                 .moves = std::stoul(text.substr(0, first))};
}

// In a child, which leaves afterwards.
std::optional<Failure> JudgeWithLeaks(const Trial& trial, const Judgement& judge) {
  CountLeaks();
  std::optional<Failure> failure = judge(trial);
  if (failure || !HasLeaked()) return failure;
  return Failure{.law = std::string(kLeakLaw), .message = "memory is not given back", .moves = trial.moves.size()};
}

}  // namespace

std::span<const std::uint8_t> ReadableBytes(std::span<const std::uint8_t> bytes) {
  const auto lives = [&](std::size_t size) {
    const auto read = [&] { return std::string(ReadTrial(bytes.first(size)).moves.empty() ? "" : "moves"); };
    return !CallApart(read, 1).died;
  };
  if (lives(bytes.size())) return bytes;
  std::size_t readable = 0;
  for (std::size_t unreadable = bytes.size(); readable + 1 < unreadable;) {
    const std::size_t middle = readable + (unreadable - readable) / 2;
    (lives(middle) ? readable : unreadable) = middle;
  }
  return bytes.first(readable);
}

Result<Trial> PlayedBy(const GameMaker& make, const Trial& trial) {
  Result<Trial> played = MakeTrial(trial.game_name, trial.options, make);
  if (!played) return played;
  played.value().reachable = trial.reachable;
  if (!trial.reachable) played.value().start = trial.start;
  played.value().moves = trial.moves;
  return played;
}

std::optional<Failure> JudgeApart(const Trial& trial, const Judgement& judge, int seconds) {
  const CameBack back = CallApart([&] { return Pack(JudgeWithLeaks(trial, judge)); }, seconds);
  if (!back.died) return Unpack(back.text);
  return Failure{.law = std::string(back.timed_out ? kTimeoutLaw : kCrashLaw),
                 .message = fmt::format("the process ended by {}", *back.died),
                 .moves = trial.moves.size()};
}

std::optional<Failure> JudgeWholly(const Trial& trial) { return Judge(trial, Beside::kSecondReading); }

}  // namespace timeproof
