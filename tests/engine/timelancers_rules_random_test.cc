// Random games to their end, for every mode, number of players and ruling: each position is possible, each list is
// sorted and not empty, and what the catalogue says never changes, does not.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/random.h"
#include "engine/timelancers/ability.h"
#include "engine/timelancers/deal.h"
#include "tests/engine/timelancers_setting.h"

namespace timeproof::testing {
namespace {

constexpr int kMostRounds = 12;

// Players who can afford much, so that machines fill.
void Enrich(const Options& options, State* state) {
  for (int seat = 0; seat < options.players; ++seat) {
    PlayerState& player = state->players[At(seat)];
    player.resources = {2, 2, 2, 2, 1, 1};
    player.gems = 99;
    player.money = 30;
  }
}

// Every move that there is simple notation for.
template <typename Visit>
void ForEverySimpleMove(const Pack& pack, const Visit& visit) {
  const auto each = [&](Verb verb, std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i) visit(MakeMove(verb, static_cast<std::uint32_t>(i)));
  };
  for (const Verb verb :
       {Verb::kDraft, Verb::kResetEvent, Verb::kCapture, Verb::kRotate, Verb::kReserve, Verb::kReplace}) {
    each(verb, 0, pack.events.size());
  }
  for (const Verb verb : {Verb::kGo, Verb::kCopy, Verb::kTransport, Verb::kFlip}) each(verb, 0, pack.tiles.size());
  for (const Verb verb : {Verb::kMachine, Verb::kPlace, Verb::kPlaceRight, Verb::kPlaceLeft}) each(verb, 1, kSlots + 1);
  for (const Verb verb : {Verb::kTake, Verb::kDiscard}) each(verb, 0, kResources);
  for (const Verb verb : {Verb::kResetRow, Verb::kReserveDeck}) each(verb, 0, kTypes);
  for (const Verb verb : {Verb::kJob, Verb::kDrop}) each(verb, 0, pack.jobs.size());
  for (const Verb verb : {Verb::kEnd, Verb::kSkip}) visit(MakeMove(verb));
  each(Verb::kAct, 0, kSlots + 1);
}

// Decks in another order, and side jobs that the seat cannot see changed for others.
State WithHiddenThingsShuffled(const State& state, Random* random) {
  State other = state;
  for (auto& deck : other.decks) random->Shuffle(std::span<Ref>(deck.cards).first(deck.size));
  random->Shuffle(std::span<Ref>(other.enforcement.cards).first(other.enforcement.size));
  std::vector<std::size_t> hidden;
  for (std::size_t job = 0; job < other.job_piles.size(); ++job) {
    const bool is_own = HoldsJob(state, state.seat, job);
    if (other.job_piles[job] != Pile::kAside && other.job_piles[job] != Pile::kDone && !is_own) hidden.push_back(job);
  }
  std::vector<std::size_t> order = hidden;
  random->Shuffle(std::span<std::size_t>(order));
  for (std::size_t i = 0; i < hidden.size(); ++i) {
    other.job_piles[order[i]] = state.job_piles[hidden[i]];
    other.job_owners[order[i]] = state.job_owners[hidden[i]];
  }
  for (Ref& card : std::span<Ref>(other.jobs.cards).first(other.jobs.size)) {
    const auto place = std::ranges::find(hidden, At(IndexOf(card))) - hidden.begin();
    card = ToRef(static_cast<int>(order[static_cast<std::size_t>(place)]));
  }
  return other;
}

std::vector<Move> Listed(const Options& options, const State& state) {
  MoveList moves;
  LegalMoves(options, state, &moves);
  return {moves.begin(), moves.end()};
}

class RandomGame {
 public:
  RandomGame(const Options& options, bool rich, Cited* cited)
      : options_(options), state_(Deal(options)), random_(options.seed + 1), cited_(cited) {
    if (rich) Enrich(options, &state_);
  }

  // Plays on until somebody has won, or until something is wrong; says what.
  std::string Play() {
    for (;;) {
      if (const auto error = Validate(options_, state_)) return Told(error->where + ": " + error->message);
      const std::vector<Move> moves = Listed(options_, state_);
      if (state_.step == Step::kOver) return moves.empty() ? "" : Told("moves after the end");
      if (const std::string wrong = CheckList(moves); !wrong.empty()) return Told(wrong);
      if (const std::string wrong = Step(Choose(moves)); !wrong.empty()) return Told(wrong);
    }
  }

 private:
  std::string Told(const std::string& wrong) const {
    return fmt::format("{} ({} {} players, seed {}, after {} moves, step {}; last {})", wrong,
                       kModeNames[At(options_.mode)], options_.players, options_.seed, played_,
                       kStepNames[At(state_.step)], played_ == 0 ? "none" : MoveText(*options_.pack, last_));
  }

  // Seldom the moves that do nothing.
  Move Choose(const std::vector<Move>& moves) {
    Move move = {};
    for (int tries = 0; tries < 3; ++tries) {
      move = moves[static_cast<std::size_t>(random_.Below(moves.size()))];
      const Verb verb = VerbOf(move);
      if (verb != Verb::kEnd && verb != Verb::kSkip && verb != Verb::kGo) break;
    }
    return move;
  }

  // TL-INV-21, and that nothing hidden is looked at.
  std::string CheckList(const std::vector<Move>& moves) {
    if (moves.empty()) return "nothing to decide";
    if (std::ranges::adjacent_find(moves, std::ranges::greater_equal()) != moves.end()) return "the list is not sorted";
    if (played_ % 8 != 0) return "";
    if (Listed(options_, WithHiddenThingsShuffled(state_, &random_)) != moves) return "hidden things decide";
    std::string wrong;
    ForEverySimpleMove(*options_.pack, [&](Move move) {
      const bool listed = std::ranges::binary_search(moves, move);
      const bool forbidden = Forbids(options_, state_, move) != Rule::kNone;
      if (listed == forbidden) wrong = "the list and the refusals disagree on " + MoveText(*options_.pack, move);
    });
    return wrong;
  }

  std::string Step(Move move) {
    const State before = state_;
    State silent = state_;
    Apply(options_, &silent, move, nullptr);
    Apply(options_, &state_, move, cited_);
    last_ = move;
    ++played_;
    if (silent != state_) return "listening changes what happens";
    return CheckChange(before, move);
  }

  std::string CheckChange(const State& before, Move move) const {
    if (before.hexes != state_.hexes) return "a tile was moved (TL-INV-08)";
    if (IsTriggered(before) && !IsTriggered(state_)) return "the end was called off (TL-INV-15)";
    if ((before.pile & ~state_.pile) != 0) return "the Enforcer gave an event back (TL-INV-20)";
    for (int seat = 0; seat < options_.players; ++seat) {
      if (std::string wrong = CheckPlayer(before, move, seat); !wrong.empty()) return wrong;
    }
    return "";
  }

  std::string CheckPlayer(const State& before, Move move, int seat) const {
    const PlayerState& was = before.players[At(seat)];
    const PlayerState& is = state_.players[At(seat)];
    if (!std::ranges::equal(was.upgrades, is.upgrades, std::ranges::less_equal())) return "an upgrade left (TL-INV-03)";
    if (was.gems > is.gems) {
      const bool pays = VerbOf(move) == Verb::kMachine && seat == before.seat;
      if (!pays || was.gems - is.gems != At(GemPriceOf(*options_.pack, was, IndexIn(move)).due()))
        return "gems (TL-INV-17)";
    }
    if (was.IsFinished() && (was.events != is.events || was.sides != is.sides || was.goals != is.goals)) {
      return "a finished machine was touched (TL-INV-14)";
    }
    if (seat != before.active && was.events != is.events) return "an event of another moved (TL-INV-06)";
    if (EventsOn(is) < EventsOn(was) && state_.step != timelancers::Step::kPlace)
      return "an event was lost (TL-INV-06)";
    return "";
  }

  const Options& options_;
  State state_;
  Random random_;
  Cited* cited_;
  int played_ = 0;
  Move last_ = {};
};

struct Kind {
  Mode mode;
  int players;
};
constexpr std::array<Kind, 7> kKinds = {{{Mode::kTraditional, 2},
                                         {Mode::kTraditional, 3},
                                         {Mode::kTraditional, 4},
                                         {Mode::kAdvanced, 2},
                                         {Mode::kAdvanced, 3},
                                         {Mode::kAdvanced, 4},
                                         {Mode::kSolo, 1}}};

class TimelancersRandomGames : public ::testing::TestWithParam<Kind> {};

TEST_P(TimelancersRandomGames, KeepTheRules) {
  Cited cited;
  for (const std::string_view pack : {"synthetic-sample", "tiny-synthetic"}) {
    for (int ruling = -1; ruling < static_cast<int>(kRulings.size()); ++ruling) {
      for (std::uint64_t game = 0; game < 3; ++game) {
        Options options;
        options.pack = PackNamed(pack);
        options.mode = GetParam().mode;
        options.players = GetParam().players;
        options.max_rounds = kMostRounds;
        options.seed = game;
        if (ruling >= 0) options.rulings[At(ruling)] = 1;
        ASSERT_EQ(RandomGame(options, game % 3 != 0, &cited).Play(), "")
            << pack << ", ruling " << (ruling < 0 ? "none" : kRulings[At(ruling)].name);
      }
    }
  }
  for (const char* rule : {"TL-RIP-03", "TL-PLACE-05", "TL-LOCK-01", "TL-JOB-04", "TL-GOAL-04", "TL-GOAL-05",
                           "TL-ENF-16", "TL-SCORE-01", "same-slot", "capable"}) {
    EXPECT_TRUE(cited.Has(rule)) << rule;
  }
}

INSTANTIATE_TEST_SUITE_P(EveryKind, TimelancersRandomGames, ::testing::ValuesIn(kKinds), [](const auto& test) {
  return std::string(kModeNames[At(test.param.mode)]) + std::to_string(test.param.players);
});

}  // namespace
}  // namespace timeproof::testing
