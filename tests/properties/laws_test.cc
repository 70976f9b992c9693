// Each law notices what it is there for.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/ttykm/state.h"
#include "properties/subjects.h"
#include "tests/properties/random_trials.h"
#include "tests/properties/spoilt_games.h"

namespace timeproof {
namespace {

using Ids = std::set<std::string_view>;
using ttykm::State;

// --- Games that are wrong in one thing.

class Recorder final : public EffectSink {
 public:
  void On(const Effect& effect) override { effects.push_back(effect); }
  std::vector<Effect> effects;
};

void AddBroken(std::span<const PositionLaw> laws, const Game& game, const Position& position, Ids* broken) {
  const Moment moment(game, position);
  for (const PositionLaw& law : laws) {
    if (law.concerns != nullptr && !law.concerns(moment)) continue;
    if (law.broken(moment)) broken->insert(law.id);
  }
}

void AddBroken(std::span<const MoveLaw> laws, const Played& played, Ids* broken) {
  for (const MoveLaw& law : laws) {
    if (law.concerns != nullptr && !law.concerns(played)) continue;
    if (law.broken(played)) broken->insert(law.id);
  }
}

// Tries `move` at `position`; what comes of it when it is legal.
Position Try(const Game& game, const Position& position, Move move, Ids* broken) {
  Position after = position;
  if (game.WhyIllegal(position, move)) return after;
  Recorder recorder;
  game.Apply(&after, move, &recorder);
  AddBroken(CommonMoveLaws(), {game, position, move, after, recorder.effects}, broken);
  AddBroken(CommonPositionLaws(), game, after, broken);
  return after;
}

// The laws that are broken in a short game, and in the games that part from it by one move or by ending it.
Ids BrokenLaws(const Game& game, const Trial& honest) {
  Ids broken;
  Position position = honest.start;
  MoveList legal;
  for (const Move move : honest.moves) {
    AddBroken(CommonPositionLaws(), game, position, &broken);
    AddBroken(FindSubject("ttykm")->position_laws, game, position, &broken);
    honest.game->LegalMoves(position, &legal);
    for (const Move other : legal) Try(game, position, other, &broken);
    for (const char* end : {"draw", "white: concede"}) {
      Try(game, position, honest.game->ParseMove(position, end).value(), &broken);
    }
    honest.game->Apply(&position, move);
  }
  return broken;
}

Trial ShortGame() {
  constexpr int kTurns = 4;
  Trial trial = MakeTrial("ttykm", Value()).value();
  Position position = trial.start;
  MoveList legal;
  for (int i = 0; i < 4 * kTurns; ++i) {
    trial.game->LegalMoves(position, &legal);
    trial.moves.push_back(legal[0]);
    trial.game->Apply(&position, legal[0]);
  }
  return trial;
}

Ids CommonIds() {
  Ids ids;
  for (const PositionLaw& law : CommonPositionLaws()) ids.insert(law.id);
  for (const MoveLaw& law : CommonMoveLaws()) ids.insert(law.id);
  return ids;
}

TEST(CommonLaws, HoldWhereNothingIsWrong) {
  const Trial trial = ShortGame();
  EXPECT_EQ(BrokenLaws(*trial.game, trial), Ids());
}

TEST(CommonLaws, EachNoticesItsOwnFaultAlone) {
  const Trial trial = ShortGame();
  const Ids common = CommonIds();
  Ids noticed;
  for (const auto& [law, spoil] : SpoiltGames()) {
    const Ids broken = BrokenLaws(*spoil(trial.game), trial);
    EXPECT_TRUE(broken.contains(law)) << law;
    noticed.insert(law);
    if (!common.contains(law)) continue;
    for (const std::string_view other : broken)
      EXPECT_TRUE(other == law || !common.contains(other)) << law << ": " << other;
  }
  for (const std::string_view law : common) EXPECT_TRUE(noticed.contains(law)) << law << " is not put to the test";
}

// --- Positions and results that are wrong in one thing.

struct SpoiltState {
  std::string_view law;
  void (*spoil)(State* state);
};

constexpr ttykm::Place kPast1 = 0;
constexpr ttykm::Place kPresent1 = 16;

void ToggleSeed(State* state) {
  ttykm::Place place = kPast1;
  while (!state->boards.Free(place) && !IsCopy(state->boards[place])) ++place;
  state->boards.HasSeed(place) ? state->boards.ClearSeed(place) : state->boards.PutSeed(place);
}

// In the first free space from `place` on.
void Put(ttykm::Piece piece, ttykm::Place place, State* state) {
  while (!state->boards.Empty(place)) ++place;
  state->boards.Put(piece, place);
}

void ClearPast(bool (*is)(ttykm::Piece), State* state) {
  for (int space = 1; space <= ttykm::kSpaces; ++space) {
    const ttykm::Place place = At(ttykm::Era::kPast, space);
    if (is(state->boards[place])) state->boards.Clear(place);
  }
}

void SeedsUnderEverything(State* state) {
  for (ttykm::Place place = 0; place < ttykm::kPlaces; ++place) {
    if (!state->boards.Free(place)) state->boards.PutSeed(place);
  }
}

void ElephantJumps(State* state) {
  const ttykm::Place from = state->boards.Find(ttykm::Piece::kDarkElephant, ttykm::Era::kPast);
  if (from == ttykm::kNowhere) return;
  ttykm::Place to = 0;
  while (!state->boards.Empty(to)) ++to;
  state->boards.Move(from, to);
}

void SwapMover(State* state) { state->to_move = Opponent(state->to_move); }
void NextFocus(State* state) {
  for (ttykm::Era& focus : state->focus) focus = static_cast<ttykm::Era>((Index(focus) + 1) % 3);
}
void OtherWinner(State* state) {
  state->winner = state->winner == ttykm::Winner::kWhite ? ttykm::Winner::kNobody : ttykm::Winner::kWhite;
}

constexpr SpoiltState kSpoiltPositions[] = {
    {"ttykm.copies-add-up", [](State* state) { state->supply[0] = 5; }},
    {"ttykm.only-chapters-in-play", [](State* state) { Put(ttykm::Piece::kShrub, kPast1, state); }},
    {"ttykm.plants-add-up", &SeedsUnderEverything},
    {"ttykm.seeds-share-with-copies-only", &SeedsUnderEverything},
    {"ttykm.trunks-point-to-the-board",
     [](State* state) {
       if (state->boards.Empty(kPast1)) state->boards.Put(ttykm::Piece::kFallenEast, kPast1);
     }},
    {"ttykm.statues-add-up", [](State* state) { ClearPast(&ttykm::IsStatue, state); }},
    {"ttykm.elephants-add-up", [](State* state) { ClearPast(&ttykm::IsElephant, state); }},
    {"ttykm.hats-add-up",
     [](State* state) {
       state->hats[0] = {1, 1};
     }},
    {"ttykm.active-copy-is-the-movers", &SwapMover},
    {"ttykm.steps-keep-their-fields", &OtherWinner},
    {"ttykm.plants-keep-to-their-eras", [](State* state) { Put(ttykm::Piece::kShrub, kPast1, state); }},
    {"ttykm.shrubs-stand-above-seeds", [](State* state) { Put(ttykm::Piece::kShrub, kPresent1, state); }},
    {"ttykm.trees-grow-from-shrubs", [](State* state) { Put(ttykm::Piece::kTree, kPresent1, state); }},
};

constexpr SpoiltState kSpoiltResults[] = {
    {"ttykm.earlier-eras-stay", &ToggleSeed},
    {"ttykm.travel-moves-one-copy", &ToggleSeed},
    {"ttykm.dead-stay-dead", [](State* state) { ++state->supply[0]; }},
    {"ttykm.statues-are-built-once",
     [](State* state) {
       for (std::uint8_t& can : state->can_build) can ^= 1U;
     }},
    {"ttykm.hats-change-by-training",
     [](State* state) { state->hats[0][0] = static_cast<std::uint8_t>((state->hats[0][0] + 1) % 3); }},
    {"ttykm.elephants-move-by-command", &ElephantJumps},
    {"ttykm.choosing-moves-nothing", &ToggleSeed},
    {"ttykm.actions-count-down", &SwapMover},
    {"ttykm.turns-end-elsewhere", &NextFocus},
    {"ttykm.focus-stays-within-a-turn", &NextFocus},
    {"ttykm.whose-turn-ends-wins", &OtherWinner},
    {"ttykm.conceding-loses", &OtherWinner},
    {"ttykm.moves-are-symmetric", &ToggleSeed},
    {"ttykm.undisputed-moves-agree", &ToggleSeed},
    {"ttykm.turns-end", [](State* state) { ++state->actions_left; }},
};

// Spoils what it sees in every way, and notes the laws that notice.
class Spoiler final : public Witness {
 public:
  void Met(std::string_view /*law*/) override {}
  void Stood(const Game& game, const Position& position) override {
    for (const auto& [law, spoil] : kSpoiltPositions) {
      Position spoilt = position;
      spoil(&spoilt.As<State>());
      AddNoticed(law, FindSubject("ttykm")->position_laws, Moment(game, spoilt));
      AddNoticed(law, FindSubject("ttykm")->reachable_laws, Moment(game, spoilt));
    }
  }
  void Saw(const Played& played) override {
    for (const auto& [law, spoil] : kSpoiltResults) {
      Position spoilt = played.after;
      spoil(&spoilt.As<State>());
      const Played wrong = {played.game, played.before, played.move, spoilt, played.effects, played.others};
      AddNoticed(law, FindSubject("ttykm")->move_laws, wrong);
    }
  }
  const Ids& noticed() const { return noticed_; }

 private:
  template <typename Law, typename What>
  void AddNoticed(std::string_view id, std::span<const Law> laws, const What& what) {
    for (const Law& law : laws) {
      if (law.id != id || (law.concerns != nullptr && !law.concerns(what))) continue;
      if (law.broken(what)) noticed_.insert(id);
    }
  }

  Ids noticed_;
};

TEST(TtykmLaws, EachNoticesWhatIsWrong) {
  Spoiler spoiler;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    const From from = seed % 2 == 0 ? From::kSetUp : From::kDense;
    Trial trial = ReadTrial(RandomBytes(from, 16, &random, Only("ttykm")));
    trial.moves.push_back(trial.game->ParseMove(trial.start, "white: concede").value());
    EXPECT_FALSE(Judge(trial, Beside::kNothing, &spoiler));
  }
  Ids noticed = spoiler.noticed();
  for (const auto& [law, spoil] : SpoiltGames()) noticed.insert(law);  // those above
  const Subject& subject = *FindSubject("ttykm");
  for (const auto laws : {subject.position_laws, subject.reachable_laws}) {
    for (const PositionLaw& law : laws) EXPECT_TRUE(noticed.contains(law.id)) << law.id;
  }
  for (const MoveLaw& law : subject.move_laws) EXPECT_TRUE(noticed.contains(law.id)) << law.id;
}

}  // namespace
}  // namespace timeproof
