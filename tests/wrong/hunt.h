// Deliberately wrong engines in place of the engine: which laws they break, and which inputs of the fuzzers show it.
#ifndef TIMEPROOF_TESTS_WRONG_HUNT_H_
#define TIMEPROOF_TESTS_WRONG_HUNT_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "properties/trial.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

// Judges a trial: in this process, which may die of it, or in one of its own.
using JudgeBeside = std::optional<Failure> (*)(const Trial& trial, Beside beside);

// A trial to be played by wrong engines. What it holds is found out once: how the sound plain reading plays it.
class Attempt {
 public:
  explicit Attempt(Trial trial);

  // Whether the engine with the fault `broken` plays the trial otherwise than the sound one. Much quicker than judging;
  // where it does not, nothing that only looks at what is played can tell the two apart.
  bool IsPlayedOtherwise(const std::string& broken) const;

  // The laws that the engine breaks: the one that it breaks first by itself, and the one that it breaks first beside
  // the second reading. An engine that dies of it, or comes to no end, breaks the law "crash".
  std::set<std::string> BrokenLaws(const std::string& broken) const;

  // Whether that law is one of them.
  bool Breaks(const std::string& law, const std::string& broken, JudgeBeside judge) const;

  // Whether the fuzz target `game` would end in a fault with that engine.
  bool EndsInFault(const std::string& broken, JudgeBeside judge) const;

 private:
  // A move of the trial that is legal, or the end of the trial.
  struct Moment {
    Value before;
    std::set<std::string> may_be_played;
    std::vector<Value> seen;  // by each player
    std::string move;
    Value after;
  };

  Trial trial_;
  std::vector<Moment> moments_;
};

// The trial of that number, from 0: at random, from the set-up and from dense positions of the game in turn.
Trial LawTrial(std::string_view game, std::size_t number);

// What the fuzz target `game` tries when it begins: its seeds, which are made of the scenarios of the game, and then
// mutations of them, in rounds.
class FuzzInputs {
 public:
  explicit FuzzInputs(std::span<const Case> cases);

  // The input of that number, from 0.
  Trial At(std::size_t number) const;
  std::size_t seeds() const { return seeds_.size(); }

 private:
  std::vector<std::vector<std::uint8_t>> seeds_;
};

// What was brought in of an engine.
struct Trophies {
  std::map<std::string, std::int64_t> laws;     // broken ones, with the number of a trial that shows it
  std::map<std::string, std::int64_t> fuzzers;  // targets that end in a fault, with how many inputs it takes
};

// Hunts wrong engines, always in the same trials and inputs.
class Hunt {
 public:
  // REQUIRES: all cases are of one game.
  explicit Hunt(std::span<const Case> cases);

  // Those of the `old` trophies that can be brought in again, and what a hunt brings in place of the others.
  Trophies Renew(const std::string& broken, const Trophies& old);
  // Those that cannot, in words.
  std::vector<std::string> Lost(const std::string& broken, const Trophies& trophies);

 private:
  std::map<std::string, std::int64_t> HuntByLaws(const std::string& broken);
  std::map<std::string, std::int64_t> HuntByFuzzing(const std::string& broken);
  const Attempt& LawAttempt(std::size_t number);
  const Attempt& FuzzAttempt(std::size_t number);

  std::string game_;
  FuzzInputs inputs_;
  std::map<std::size_t, Attempt> law_attempts_, fuzz_attempts_;  // those made so far, by number
};

}  // namespace timeproof

#endif  // TIMEPROOF_TESTS_WRONG_HUNT_H_
