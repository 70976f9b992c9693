#include "tests/wrong/hunt.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <exception>
#include <functional>
#include <sstream>
#include <utility>

#include "engine/random.h"
#include "fuzz/reduce/case_trial.h"
#include "fuzz/reduce/judge_apart.h"
#include "properties/plain_game.h"
#include "properties/subjects.h"
#include "tests/properties/random_trials.h"

namespace timeproof {
namespace {

constexpr const char* kTarget = "game";

// The trial as the wrong engine plays it. Beside the second reading it makes no difference that the sound one has read
// the moves: until something is found wrong, both play alike.
Trial InPlace(const Trial& trial, const std::string& broken) {
  const auto make = [&broken](std::string_view game, const Value& options, Reading reading) {
    return MakePlainGame(game, options, reading, broken);
  };
  return PlayedBy(make, trial).value();
}

// In a process of its own: turns that never end, for one, overflow the stack.
std::optional<Failure> JudgeAlone(const Trial& trial, Beside beside) {
  return JudgeApart(trial, [beside](const Trial& judged) { return Judge(judged, beside); });
}

// Of an engine that is known to die or to come to no end, of which one second is proof enough.
std::optional<Failure> JudgeBriefly(const Trial& trial, Beside beside) {
  return JudgeApart(
      trial, [beside](const Trial& judged) { return Judge(judged, beside); }, 1);
}

std::optional<Failure> JudgeHere(const Trial& trial, Beside beside) { return Judge(trial, beside); }

// What takes too long on one machine overflows the stack on another.
std::optional<std::string> FirstBroken(const Trial& trial, Beside beside, JudgeBeside judge) {
  const auto failure = judge(trial, beside);
  if (!failure) return std::nullopt;
  return failure->law == kTimeoutLaw ? std::string(kCrashLaw) : failure->law;
}

// A few changes: a byte more, less or other, or moves at the end.
void Mutate(Random* random, Bytes* bytes) {
  constexpr std::uint64_t kMostChanges = 4;
  constexpr std::uint64_t kMostMoves = 12;
  const auto byte = [&] { return static_cast<std::uint8_t>(random->Below(256)); };
  const auto anywhere = [&] { return bytes->begin() + static_cast<std::ptrdiff_t>(random->Below(bytes->size())); };
  for (std::uint64_t left = 1 + random->Below(kMostChanges); left > 0; --left) {
    switch (random->Below(4)) {
      case 0:
        *anywhere() = byte();
        break;
      case 1:
        bytes->insert(anywhere(), byte());
        break;
      case 2:
        if (bytes->size() > 1) bytes->erase(anywhere());
        break;
      default:
        for (std::uint64_t moves = 1 + random->Below(kMostMoves); moves > 0; --moves) bytes->push_back(byte());
    }
  }
}

// Every move that the rules allow, listed or not.
std::set<std::string> WhatMayBePlayed(const SecondReading& rules, const Value& position) {
  std::set<std::string> moves;
  for (std::string& move : rules.LegalMoves(position)) moves.insert(std::move(move));
  for (std::string& move : rules.UnlistedMoves(position)) moves.insert(std::move(move));
  return moves;
}

std::vector<Value> WhatIsSeen(const SecondReading& rules, const Game& game, const Value& position) {
  std::vector<Value> seen;
  for (int seat = 0; seat < game.players(); ++seat) seen.push_back(rules.Observe(position, seat));
  return seen;
}

std::unique_ptr<const SecondReading> PlainReading(const Trial& trial, const std::string& broken) {
  return FindSubject(trial.game_name)->plain_reading(trial.options, broken);
}

// Something that is said of a wrong engine, and whether it is true.
struct Claim {
  std::string words;
  std::function<bool(JudgeBeside judge)> holds;
};

std::vector<std::string> WhatIsLost(std::span<const Claim> claims, JudgeBeside judge) {
  std::vector<std::string> lost;
  for (const Claim& claim : claims) {
    if (!claim.holds(judge)) lost.push_back(claim.words);
  }
  return lost;
}

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace

Attempt::Attempt(Trial trial) : trial_(std::move(trial)) {
  const auto rules = PlainReading(trial_, "");
  Value position = trial_.reachable ? rules->Start() : trial_.game->ToValue(trial_.start);
  for (const Move move : trial_.moves) {
    const std::string text = trial_.game->MoveText(move);
    std::set<std::string> may_be_played = WhatMayBePlayed(*rules, position);
    if (!may_be_played.contains(text)) continue;
    Value after = rules->Apply(position, text);
    moments_.push_back({position, std::move(may_be_played), WhatIsSeen(*rules, *trial_.game, position), text, after});
    position = std::move(after);
  }
  moments_.push_back({position, WhatMayBePlayed(*rules, position), WhatIsSeen(*rules, *trial_.game, position), "", {}});
}

bool Attempt::IsPlayedOtherwise(const std::string& broken) const {
  try {
    const auto rules = PlainReading(trial_, broken);
    if (trial_.reachable && rules->Start() != moments_.front().before) return true;
    return std::ranges::any_of(moments_, [&](const Moment& moment) {
      if (WhatMayBePlayed(*rules, moment.before) != moment.may_be_played) return true;
      if (WhatIsSeen(*rules, *trial_.game, moment.before) != moment.seen) return true;
      return !moment.move.empty() && rules->Apply(moment.before, moment.move) != moment.after;
    });
  } catch (const std::exception&) {
    return true;
  }
}

std::set<std::string> Attempt::BrokenLaws(const std::string& broken) const {
  const Trial wrong = InPlace(trial_, broken);
  std::set<std::string> laws;
  for (const Beside beside : {Beside::kSecondReading, Beside::kNothing}) {
    const auto law = FirstBroken(wrong, beside, &JudgeAlone);
    if (!law) break;  // what passes beside the second reading passes alone
    laws.insert(*law);
  }
  return laws;
}

bool Attempt::Breaks(const std::string& law, const std::string& broken, JudgeBeside judge) const {
  const Trial wrong = InPlace(trial_, broken);
  const Beside likely = law.starts_with("second-reading.") ? Beside::kSecondReading : Beside::kNothing;
  if (FirstBroken(wrong, likely, judge) == law) return true;
  return likely == Beside::kNothing && FirstBroken(wrong, Beside::kSecondReading, judge) == law;
}

bool Attempt::EndsInFault(const std::string& broken, JudgeBeside judge) const {
  return judge(InPlace(trial_, broken), Beside::kSecondReading).has_value();
}

Trial LawTrial(std::string_view game, std::size_t number) {
  constexpr std::size_t kMostFromSetUp = 40;
  constexpr std::size_t kMostFromDense = 16;
  Random random(number);
  return ReadTrial(number % 2 == 0 ? RandomBytes(From::kSetUp, kMostFromSetUp, &random, Only(game))
                                   : RandomBytes(From::kDense, kMostFromDense, &random, Only(game)));
}

FuzzInputs::FuzzInputs(std::span<const Case> cases) {
  for (const Case& scenario : cases) {
    if (const auto trial = TrialOf(scenario)) seeds_.push_back(WriteTrial(*trial));
  }
}

Trial FuzzInputs::At(std::size_t number) const {
  Bytes bytes = seeds_.at(number % seeds_.size());
  Random random(number);
  if (number >= seeds_.size()) Mutate(&random, &bytes);
  bytes.front() = seeds_.front().front();  // the game
  return ReadTrial(bytes);
}

Hunt::Hunt(std::span<const Case> cases) : game_(cases.front().game), inputs_(cases) {}

Trophies Hunt::Renew(const std::string& broken, const Trophies& old) {
  Trophies trophies = old;
  if (old.laws.empty() || !Lost(broken, {old.laws, {}}).empty()) trophies.laws = HuntByLaws(broken);
  if (old.fuzzers.empty() || !Lost(broken, {{}, old.fuzzers}).empty()) trophies.fuzzers = HuntByFuzzing(broken);
  return trophies;
}

std::vector<std::string> Hunt::Lost(const std::string& broken, const Trophies& trophies) {
  std::vector<Claim> claims;
  for (const auto& [law, trial] : trophies.laws) {
    const Attempt* attempt = &LawAttempt(static_cast<std::size_t>(trial));
    const auto holds = [&broken, attempt, &law = law](JudgeBeside judge) {
      return attempt->Breaks(law, broken, judge);
    };
    claims.push_back({fmt::format("{} in trial {}", law, trial), holds});
  }
  for (const auto& [target, inputs] : trophies.fuzzers) {
    const bool can_be = target == kTarget && inputs > 0;
    const Attempt* attempt = can_be ? &FuzzAttempt(static_cast<std::size_t>(inputs) - 1) : nullptr;
    const auto holds = [&broken, attempt](JudgeBeside judge) { return attempt && attempt->EndsInFault(broken, judge); };
    claims.push_back({fmt::format("{} with input {}", target, inputs), holds});
  }
  if (trophies.laws.contains(std::string(kCrashLaw))) return WhatIsLost(claims, &JudgeBriefly);
  // Processes are dear with sanitizers: one for all claims, as long as the engine lives through them.
  const auto lost = [&] { return fmt::format("{}", fmt::join(WhatIsLost(claims, &JudgeHere), "\n")); };
  const CameBack back = CallApart(lost, kPatience * static_cast<int>(claims.size() + 1));
  return back.died ? WhatIsLost(claims, &JudgeAlone) : Lines(back.text);
}

std::map<std::string, std::int64_t> Hunt::HuntByLaws(const std::string& broken) {
  constexpr std::size_t kTrials = 3000;
  constexpr int kEnough = 6;  // trials judged
  std::map<std::string, std::int64_t> laws;
  int judged = 0;
  for (std::size_t number = 0; number < kTrials && judged < kEnough; ++number) {
    const Attempt& attempt = LawAttempt(number);
    if (!attempt.IsPlayedOtherwise(broken)) continue;
    ++judged;
    for (const std::string& law : attempt.BrokenLaws(broken)) laws.emplace(law, number);
  }
  return laws;
}

std::map<std::string, std::int64_t> Hunt::HuntByFuzzing(const std::string& broken) {
  constexpr std::size_t kRounds = 2;  // the seeds, and so many mutations of each but one
  for (std::size_t number = 0; number < kRounds * inputs_.seeds(); ++number) {
    const Attempt& attempt = FuzzAttempt(number);
    if (attempt.IsPlayedOtherwise(broken) && attempt.EndsInFault(broken, &JudgeAlone)) {
      return {{kTarget, static_cast<std::int64_t>(number) + 1}};
    }
  }
  return {};
}

const Attempt& Hunt::LawAttempt(std::size_t number) {
  const auto found = law_attempts_.find(number);
  return found != law_attempts_.end() ? found->second
                                      : law_attempts_.emplace(number, LawTrial(game_, number)).first->second;
}

const Attempt& Hunt::FuzzAttempt(std::size_t number) {
  const auto found = fuzz_attempts_.find(number);
  return found != fuzz_attempts_.end() ? found->second
                                       : fuzz_attempts_.emplace(number, inputs_.At(number)).first->second;
}

}  // namespace timeproof
