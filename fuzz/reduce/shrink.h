// From a failing trial to a small one that fails in the same way.
#ifndef TIMEPROOF_FUZZ_REDUCE_SHRINK_H_
#define TIMEPROOF_FUZZ_REDUCE_SHRINK_H_

#include <cstddef>

#include "fuzz/reduce/judge_apart.h"
#include "properties/trial.h"
#include "scenarios/runner/runner.h"

namespace timeproof {

inline constexpr double kMostShrinkSeconds = 20;

struct ShrinkOptions {
  Judgement judge = &JudgeWholly;  // called in processes of their own
  GameFactory make = &MakeGame;
  // Limits: when one is reached, the best so far is taken.
  std::size_t most_judgements = 2000;
  double most_seconds = kMostShrinkSeconds;  // of processor time, that of the judgements included
};

struct Shrunk {
  Trial trial;
  Failure failure;  // of the trial's last move, or of where it starts
  std::size_t judgements = 0;
  bool stopped = false;  // at a limit: there may be a smaller one
};

// Takes away moves, by playing the first of them in advance and by leaving others out; then options, and what stands on
// the boards, entry by entry of their maps and lists, and counts down numbers, as long as the position stays valid and
// the trial fails by the same law. A position that is less for it is mended where the game finds fault with it: what is
// there goes, too, and a truth value, such as whether all pieces are listed, becomes the other. The same input shrinks
// to the same result, unless time runs out. Moves that stay are legal when their turn comes, but for the last where its
// refusal is what fails. REQUIRES: `failure` is what the judgement says of `trial`.
Shrunk Shrink(const Trial& trial, const Failure& failure, const ShrinkOptions& options = {});

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_SHRINK_H_
