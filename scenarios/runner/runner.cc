#include "scenarios/runner/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <numeric>
#include <thread>
#include <utility>

#include "scenarios/runner/case_player.h"

namespace timeproof {
namespace {

void Conclude(Verdict verdict, std::string reason, CaseResult* result) {
  result->verdict = verdict;
  result->reason = std::move(reason);
}

void Ask(const Question& question, const Answerer& answerer, CaseResult* result) {
  const Result<Value> answer = answerer(*question.info, question.arguments);
  const std::string expected =
      question.answer ? DumpJson(ToJson(*question.answer)) : fmt::format("a refusal with \"{}\"", question.refused);
  const std::string actual = answer ? DumpJson(ToJson(*answer)) : fmt::format("a refusal: {}", answer.error().message);
  const bool right = question.answer
                         ? answer.ok() && Differences(*question.answer, *answer).empty()
                         : !answer.ok() && answer.error().message.find(question.refused) != std::string::npos;
  if (right) return Conclude(Verdict::kPass, "", result);
  Conclude(Verdict::kFail, fmt::format("the answer is {}, not {}", actual, expected), result);
  result->explanation = fmt::format("asked:    {} {}\nexpected: {}\nactual:   {}\n", question.info->name,
                                    DumpJson(ToJson(question.arguments)), expected, actual);
}

// The engine's own reading of the position, for what its states look like inside is nobody else's business; and its own
// set-up, so that the set-up is tested, too.
Result<Position> Before(const Case& scenario, const Game& game) {
  if (scenario.from_start) return game.Start();
  return game.FromValue(scenario.game_rules->ToValue(scenario.before), Reading::kExact);
}

// Asks the engine under test to play the case.
void PlayOn(const Case& scenario, const GameFactory& make, CaseResult* result) {
  auto made = make(scenario.game, scenario.options, Reading::kLenient);
  if (!made) {
    const bool unsupported = made.error().kind == ErrorKind::kUnsupported;
    return Conclude(unsupported ? Verdict::kUnsupported : Verdict::kError,
                    fmt::format("the engine does not take these options: {}", made.error().message), result);
  }
  result->game = std::move(made).value();
  const Result<Position> position = Before(scenario, *result->game);
  if (!position) {
    return Conclude(Verdict::kError,
                    fmt::format("the engine does not take the position before: {}", position.error().message), result);
  }
  result->before = *position;
  CasePlayer(scenario, *result->game, result).Play(*position);
}

void RefuseInvalid(std::vector<Diagnostic> diagnostics, CaseResult* result) {
  Conclude(Verdict::kInvalid, diagnostics.front().message, result);
  result->diagnostics = std::move(diagnostics);
}

// What an `xfail` makes of a verdict.
void Expect(const std::optional<std::string>& xfail, CaseResult* result) {
  if (!xfail) return;
  if (result->verdict == Verdict::kFail) {
    result->verdict = Verdict::kXfail;
    result->reason = fmt::format("expected to fail ({}): {}", *xfail, result->reason);
  } else if (result->verdict == Verdict::kPass) {
    Conclude(Verdict::kXpass, fmt::format("passes, though it is expected to fail: {}", *xfail), result);
    result->explanation = "if that is mended, take out the xfail\n";
  }
}

}  // namespace

Result<Value> AnswerQuestion(const QuestionInfo& question, const Value& arguments) {
  return question.answer(arguments);
}

CaseResult RunCase(const Case& scenario, const GameFactory& make, const Answerer& answer) {
  CaseResult result;
  if (!scenario.valid()) {
    RefuseInvalid(scenario.diagnostics, &result);
  } else {
    try {
      if (scenario.question) {
        Ask(*scenario.question, answer, &result);
      } else {
        PlayOn(scenario, make, &result);
      }
      Expect(scenario.xfail, &result);
    } catch (const std::exception& fault) {
      Conclude(Verdict::kError, fmt::format("the engine threw: {}", fault.what()), &result);
    } catch (...) {
      Conclude(Verdict::kError, "the engine threw something that is no std::exception", &result);
    }
  }
  for (const Diagnostic& diagnostic : result.diagnostics) result.explanation += ToText(diagnostic) + "\n";
  return result;
}

std::vector<CaseResult> RunCases(std::span<const Case> cases, const RunOptions& options) {
  std::vector<CaseResult> results(cases.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> stop = cases.size();  // no case from here on need be run
  std::mutex progress;
  std::size_t done = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < stop; i = next++) {
      results[i] = RunCase(cases[i], options.make, options.answer);
      if (options.fail_fast && IsRed(results[i].verdict)) {
        std::size_t end = stop;
        while (i + 1 < end && !stop.compare_exchange_weak(end, i + 1)) {
        }
      }
      if (options.progress) {
        const std::lock_guard lock(progress);
        options.progress(++done, cases.size());
      }
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (int i = 1; i < options.jobs; ++i) helpers.emplace_back(work);
    work();
  }
  results.resize(stop);
  return results;
}

std::size_t Summary::total() const { return std::accumulate(counts.begin(), counts.end(), std::size_t{0}); }

bool Summary::red() const {
  if (total() == count(Verdict::kUnsupported)) return true;
  return std::any_of(kVerdicts.begin(), kVerdicts.end(),
                     [this](Verdict verdict) { return IsRed(verdict) && count(verdict) > 0; });
}

Summary Summarize(std::span<const CaseResult> results, std::size_t cases) {
  Summary summary;
  for (const CaseResult& result : results) ++summary.counts[static_cast<std::size_t>(result.verdict)];
  summary.not_run = cases - results.size();
  return summary;
}

}  // namespace timeproof
