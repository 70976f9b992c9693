#include "fuzz/reduce/shrink.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "fuzz/reduce/value_paths.h"

namespace timeproof {
namespace {

// How much there is to a trial: moves count first, then entries of options and position, then the position's numbers.
std::tuple<std::size_t, std::size_t, std::int64_t> SizeOf(const Trial& trial) {
  const Value start = trial.game->ToValue(trial.start);
  return {trial.moves.size(), EntryPaths(trial.options).size() + EntryPaths(start).size(), SumOfNumbers(start)};
}

// The position that `find` finds in a process of its own, or nothing when it finds none or the engine dies of it.
std::optional<Position> FindApart(const Game& game, const std::function<std::optional<Position>()>& find) {
  const CameBack back = CallApart([&] {
    const std::optional<Position> position = find();
    return position && game.FromLine(game.ToLine(*position)) ? game.ToLine(*position) : std::string();
  });
  const Result<Position> position = game.FromLine(back.text);
  return position ? std::optional(*position) : std::nullopt;
}

// The value without what is at that path, or with the other truth value there.
Value Yielding(const Value& value, const KeyPath& path) {
  const Value* entry = EntryAt(value, path);
  const bool* truth = entry == nullptr ? nullptr : entry->boolean();
  return truth == nullptr ? Without(value, path) : With(value, path, !*truth);
}

// The position that `value` is to `game` once it has yielded wherever the game finds fault with it, as far as that
// helps.
std::optional<Position> Mend(const Game& game, Value value) {
  for (std::size_t left = EntryPaths(value).size(); left > 0; --left) {
    const Result<Position> position = game.FromValue(value, Reading::kExact);
    if (position) return *position;
    Value next = Yielding(value, ParseKeyPath(position.error().where));
    if (next == value) return std::nullopt;
    value = std::move(next);
  }
  return std::nullopt;
}

class Shrinker {
 public:
  Shrinker(const Trial& trial, const Failure& failure, const ShrinkOptions& options)
      : options_(options), end_(ProcessorSeconds() + options.most_seconds), best_{trial, failure} {
    best_.trial.moves.resize(std::min(trial.moves.size(), failure.moves));
  }

  Shrunk Run() {
    ShortenEnd();
    for (auto size = SizeOf(best_.trial);; size = SizeOf(best_.trial)) {
      PlayInAdvance();
      LeaveOutMoves();
      DropOptions();
      ClearBoards();
      if (SizeOf(best_.trial) == size) return std::move(best_);
    }
  }

 private:
  // Whether a limit is reached. Asked before each process that is started.
  bool IsSpent() {
    best_.stopped = best_.stopped || best_.judgements >= options_.most_judgements || ProcessorSeconds() >= end_;
    return best_.stopped;
  }

  // Whether the candidate is smaller and fails in the same way; then it is the best from here on.
  bool Try(Trial candidate) {
    if (SizeOf(candidate) >= SizeOf(best_.trial) || IsSpent()) return false;
    ++best_.judgements;
    // What hangs does so at once as well as later, and there is much to try.
    const int seconds = best_.failure.law == kTimeoutLaw ? 1 : kPatience;
    std::optional<Failure> failure = JudgeApart(candidate, options_.judge, seconds);
    if (!failure || failure->law != best_.failure.law) return false;
    candidate.moves.resize(std::min(candidate.moves.size(), failure->moves));
    best_.trial = std::move(candidate);
    best_.failure = *std::move(failure);
    return true;
  }

  // The fewest of the first moves that still fail, for faults that do not say at which move they came.
  void ShortenEnd() {
    std::size_t low = 0;
    while (low < best_.trial.moves.size()) {
      const std::size_t middle = low + (best_.trial.moves.size() - low) / 2;
      Trial candidate = best_.trial;
      candidate.moves.resize(middle);
      if (!Try(std::move(candidate))) low = middle + 1;
    }
  }

  // The trial that starts after the first `count` moves, or nothing when the engine cannot tell.
  std::optional<Trial> After(std::size_t count) {
    if (IsSpent()) return std::nullopt;
    const Trial& trial = best_.trial;
    const std::optional<Position> start = FindApart(*trial.game, [&] {
      Position position = trial.start;
      for (std::size_t i = 0; i < count; ++i) {
        if (!trial.game->WhyIllegal(position, trial.moves[i])) trial.game->Apply(&position, trial.moves[i]);
      }
      return std::optional(position);
    });
    if (!start) return std::nullopt;
    Trial after = trial;
    after.start = *start;
    after.reachable = *start == trial.game->Start();
    after.moves.erase(after.moves.begin(), after.moves.begin() + static_cast<std::ptrdiff_t>(count));
    return after;
  }

  std::optional<Position> MendApart(const Game& game, const Value& value) {
    if (IsSpent()) return std::nullopt;
    return FindApart(game, [&] { return Mend(game, value); });
  }

  void PlayInAdvance() {
    for (std::size_t count = best_.trial.moves.size(); count > 0; --count) {
      std::optional<Trial> after = After(count);
      if (after && Try(*std::move(after))) return;
    }
  }

  void LeaveOutMoves() {
    for (std::size_t chunk = std::max<std::size_t>(1, best_.trial.moves.size() / 2); chunk > 0; chunk /= 2) {
      for (std::size_t at = 0; at + chunk <= best_.trial.moves.size();) {
        Trial candidate = best_.trial;
        const auto first = candidate.moves.begin() + static_cast<std::ptrdiff_t>(at);
        candidate.moves.erase(first, first + static_cast<std::ptrdiff_t>(chunk));
        if (!Try(std::move(candidate))) at += chunk;
      }
    }
  }

  // Paths go from the last entry to the first, so that what is left of a list keeps its indices.
  void DropOptions() {
    std::vector<KeyPath> paths = EntryPaths(best_.trial.options);
    std::reverse(paths.begin(), paths.end());
    for (const KeyPath& path : paths) DropOption(path);
  }

  void DropOption(const KeyPath& path) {
    const Value options = Without(best_.trial.options, path);
    Result<Trial> made = MakeTrial(best_.trial.game_name, options, options_.make);
    if (!made) return;
    Trial candidate = std::move(made).value();
    candidate.moves = best_.trial.moves;
    if (best_.trial.reachable && Try(candidate)) return;
    const std::optional<Position> start = MendApart(*candidate.game, best_.trial.game->ToValue(best_.trial.start));
    if (!start) return;
    candidate.reachable = *start == candidate.start;
    candidate.start = *start;
    Try(std::move(candidate));
  }

  void ClearBoards() {
    std::vector<KeyPath> paths = EntryPaths(best_.trial.game->ToValue(best_.trial.start));
    std::reverse(paths.begin(), paths.end());
    for (const KeyPath& path : paths) {
      if (!TryStart(Without(best_.trial.game->ToValue(best_.trial.start), path))) CountDown(path);
    }
  }

  // To 0, or as far as it goes one by one.
  void CountDown(const KeyPath& path) {
    const auto try_number = [&](std::int64_t number) {
      return TryStart(With(best_.trial.game->ToValue(best_.trial.start), path, number));
    };
    const Value start = best_.trial.game->ToValue(best_.trial.start);
    const Value* entry = EntryAt(start, path);
    const std::int64_t* number = entry == nullptr ? nullptr : entry->integer();
    if (number == nullptr || *number <= 0 || try_number(0)) return;
    for (std::int64_t left = *number - 1; left > 0 && try_number(left);) --left;
  }

  // Tries to start from there, mended where it must be.
  bool TryStart(const Value& value) {
    if (value == best_.trial.game->ToValue(best_.trial.start)) return false;
    const std::optional<Position> start = MendApart(*best_.trial.game, value);
    if (!start) return false;
    Trial candidate = best_.trial;
    candidate.start = *start;
    candidate.reachable = *start == candidate.game->Start();
    return Try(std::move(candidate));
  }

  const ShrinkOptions& options_;
  double end_;  // of processor time
  Shrunk best_;
};

}  // namespace

Shrunk Shrink(const Trial& trial, const Failure& failure, const ShrinkOptions& options) {
  return Shrinker(trial, failure, options).Run();
}

}  // namespace timeproof
