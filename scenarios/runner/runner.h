// Playing cases and judging them.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_RUNNER_H_
#define TIMEPROOF_SCENARIOS_RUNNER_RUNNER_H_

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/games.h"
#include "scenarios/runner/scenario.h"
#include "scenarios/runner/verdict.h"

namespace timeproof {

// Makes the engine under test.
using GameFactory =
    std::function<Result<std::unique_ptr<const Game>>(std::string_view name, const Value& options, Reading reading)>;

// Puts a question beside the board to the engine under test.
using Answerer = std::function<Result<Value>(const QuestionInfo& question, const Value& arguments)>;

// The engine's own answer.
Result<Value> AnswerQuestion(const QuestionInfo& question, const Value& arguments);

struct TraceLine {
  std::string move;   // the move that did it
  std::string rule;   // "TK-PUSH-01"
  std::string words;  // "black copy pushed from past 6 to 7"
};

// What was played and came of it.
struct StepRecord {
  std::vector<std::string> moves;  // those that were played, without prefixes
  std::vector<TraceLine> trace;
  Position actual;                   // after the last move that was played
  std::optional<Position> expected;  // what `after` says, where it was reached
};

struct CaseResult {
  Verdict verdict = Verdict::kError;
  std::string reason;                   // one line; empty for a pass
  std::string explanation;              // several lines for people, each ended by a newline; empty for a pass
  std::vector<Diagnostic> diagnostics;  // of an invalid case
  std::shared_ptr<const Game> game;     // the engine that was asked; null when none was
  std::optional<Position> before;       // as that engine reads it
  std::vector<StepRecord> steps;        // up to the one that failed
};

// Plays one case. Whatever the engine does in its own process, a verdict comes back: what it throws is an `error`.
CaseResult RunCase(const Case& scenario, const GameFactory& make = &MakeGame, const Answerer& answer = &AnswerQuestion);

struct RunOptions {
  GameFactory make = &MakeGame;
  Answerer answer = &AnswerQuestion;
  int jobs = 1;                                                       // threads; at least 1
  bool fail_fast = false;                                             // stop at the first red case
  std::function<void(std::size_t done, std::size_t total)> progress;  // called after each case, one call at a time
};

// Runs all cases. The results are those of cases 0, 1, 2 and so on: as many as there are cases or, with `fail_fast`,
// up to the first red one; the same whatever the number of jobs.
std::vector<CaseResult> RunCases(std::span<const Case> cases, const RunOptions& options);

// How many cases came to which verdict.
struct Summary {
  std::array<std::size_t, kVerdicts.size()> counts = {};
  std::size_t not_run = 0;  // left out by `fail_fast`

  std::size_t count(Verdict verdict) const { return counts[static_cast<std::size_t>(verdict)]; }
  std::size_t total() const;  // verdicts, without `not_run`
  // Whether any verdict is red, or nothing was played at all.
  bool red() const;
};
Summary Summarize(std::span<const CaseResult> results, std::size_t cases);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_RUNNER_H_
