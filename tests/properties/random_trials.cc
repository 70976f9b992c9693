#include "tests/properties/random_trials.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <utility>

#include "fuzz/reduce/shrink.h"
#include "fuzz/reduce/trial_scenario.h"
#include "properties/subjects.h"

namespace timeproof {
namespace {

// RapidCheck takes its seed from the clock unless RC_PARAMS says otherwise; ours repeat. What is given there overrides.
const bool kRepeatable = [] {
  const char* given = std::getenv("RC_PARAMS");
  const std::string params = fmt::format("seed=1515 max_success=3200 {}", given == nullptr ? "" : given);
  return setenv("RC_PARAMS", params.c_str(), 1) == 0;
}();

// How many bytes tell the options: all of the shortest trial but those for the game and for the start.
std::size_t OptionBytes(std::string_view game) { return WriteTrial(MakeTrial(game, Value()).value()).size() - 2; }

// Without some of the last moves: half of all bytes first, then ever fewer.
std::vector<Bytes> Beginnings(const Bytes& bytes) {
  std::vector<Bytes> beginnings;
  for (std::size_t without = bytes.size() / 2; without > 0; without /= 2) {
    beginnings.emplace_back(bytes.begin(), bytes.end() - static_cast<std::ptrdiff_t>(without));
  }
  return beginnings;
}

// Without a chunk from anywhere: large ones first, then ever smaller.
std::vector<Bytes> WithoutChunks(const Bytes& bytes) {
  std::vector<Bytes> rests;
  for (std::size_t size = bytes.size() / 2; size > 0; size /= 2) {
    for (std::size_t at = 0; at + size <= bytes.size(); at += size) {
      Bytes rest = bytes;
      const auto chunk = rest.begin() + static_cast<std::ptrdiff_t>(at);
      rest.erase(chunk, chunk + static_cast<std::ptrdiff_t>(size));
      rests.push_back(std::move(rest));
    }
  }
  return rests;
}

rc::Seq<std::uint8_t> Zero(std::uint8_t byte) { return rc::seq::fromContainer(Bytes(byte == 0 ? 0 : 1)); }

rc::Shrinkable<Bytes> Shrinking(Bytes bytes, const std::shared_ptr<int>& left) {
  return rc::shrinkable::shrink(rc::fn::constant(std::move(bytes)), [left](const Bytes& larger) {
    auto smaller =
        rc::seq::concat(rc::seq::fromContainer(Beginnings(larger)), rc::seq::fromContainer(WithoutChunks(larger)),
                        rc::shrink::eachElement(larger, &Zero));
    auto bounded = rc::seq::takeWhile(std::move(smaller), [left](const Bytes&) { return (*left)-- > 0; });
    return rc::seq::map(std::move(bounded), [left](Bytes next) { return Shrinking(std::move(next), left); });
  });
}

class EffectCounter final : public EffectSink {
 public:
  void On(const Effect& /*effect*/) override { ++count_; }
  int count() const { return count_; }

 private:
  int count_ = 0;
};

struct Choice {
  std::size_t index = 0;  // among the legal moves
  int effects = -1;
};

// Among a few legal moves at random the one that does most, with the most that can follow within `depth` moves.
Choice Eventful(const Game& game, const Position& position, int depth, Random* random) {
  constexpr int kCandidates = 8;
  constexpr std::size_t kIndices = 0xF0;  // what one byte can say
  MoveList legal;
  game.LegalMoves(position, &legal);
  Choice best;
  for (int i = 0; i < kCandidates && !legal.empty(); ++i) {
    const std::size_t index = random->Below(std::min(legal.size(), kIndices));
    Position after = position;
    EffectCounter effects;
    game.Apply(&after, legal[index], &effects);
    const int later = depth == 1 ? 0 : std::max(0, Eventful(game, after, depth - 1, random).effects);
    if (effects.count() + later > best.effects) best = {index, effects.count() + later};
  }
  return best;
}

void AddEventfulMoves(std::size_t moves, Random* random, Bytes* bytes) {
  const Trial trial = ReadTrial(*bytes);
  Position position = trial.start;
  MoveList legal;
  for (std::size_t i = 0; i < moves; ++i) {
    trial.game->LegalMoves(position, &legal);
    if (legal.empty()) return;
    const std::size_t index = Eventful(*trial.game, position, 2, random).index;
    bytes->push_back(static_cast<std::uint8_t>(index));
    trial.game->Apply(&position, legal[index]);
  }
}

void AddBytes(std::size_t count, Random* random, Bytes* bytes) {
  for (std::size_t i = 0; i < count; ++i) bytes->push_back(static_cast<std::uint8_t>(random->Below(256)));
}

}  // namespace

std::span<const Subject> Only(std::string_view game) { return {FindSubject(game), 1}; }

Bytes RandomBytes(From from, std::size_t most_moves, Random* random, std::span<const Subject> of) {
  constexpr std::size_t kSeed = 4;  // a dense position is made of four bytes
  constexpr std::uint8_t kDense = 0x60;
  const Subject& subject = of[random->Below(of.size())];
  Bytes bytes = {static_cast<std::uint8_t>(&subject - Subjects().data())};
  AddBytes(OptionBytes(subject.game), random, &bytes);
  bytes.push_back(from == From::kDense ? kDense : 0);
  if (from == From::kDense) AddBytes(kSeed, random, &bytes);
  const std::size_t moves = 1 + random->Below(most_moves);
  if (random->Below(2) == 0) {
    AddEventfulMoves(moves, random, &bytes);
  } else {
    AddBytes(moves, random, &bytes);
  }
  return bytes;
}

rc::Gen<Bytes> TrialBytes(std::span<const Subject> of) {
  return [of](const rc::Random& random, int /*size*/) {
    Random numbers(rc::Random(random).next());
    Bytes bytes = numbers.Below(2) == 0 ? RandomBytes(From::kSetUp, 40, &numbers, of)
                                        : RandomBytes(From::kDense, 16, &numbers, of);
    return Shrinking(std::move(bytes), std::make_shared<int>(kMostShrinks));
  };
}

std::string Report(const Bytes& bytes, const Trial& trial, const Failure& failure) {
  std::vector<std::string> moves;
  for (const Move move : trial.moves) moves.push_back(trial.game->MoveText(move));
  moves.resize(failure.moves);
  const std::string hex = fmt::format("{:02x}", fmt::join(bytes, ""));
  return fmt::format(
      "{}: {}\n  from {}\n  play {}\nTo see it again, with its options: timeproof replay --hex {}\nTo draw the same "
      "trials: RC_PARAMS=seed={}\n",
      failure.law, failure.message, trial.game->ToLine(trial.start), fmt::join(moves, ", "), hex,
      rc::detail::configuration().testParams.seed);
}

std::string ReportAsScenario(const Trial& trial, const Failure& failure, const GameFactory& make) {
  const Shrunk shrunk = Shrink(trial, failure, {.make = make});
  const std::string scenario = WriteScenario(shrunk, "Found by tests/properties", make);
  const std::string path = testing::TempDir() + fmt::format("found-{}.yaml", failure.law);
  const bool written = (std::ofstream(path, std::ios::binary) << scenario << std::flush).good();
  return fmt::format("{}: {}\nshrunk from {} moves to {}{}, as a scenario{}:\n{}", shrunk.failure.law,
                     shrunk.failure.message, trial.moves.size(), shrunk.trial.moves.size(),
                     shrunk.stopped ? ", where it stopped at its limit" : "", written ? " in " + path : "", scenario);
}

}  // namespace timeproof
