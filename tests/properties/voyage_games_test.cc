// What holds of whole games of Parallel Time Machine Voyage, and can be told from no position alone (catalogue, section
// 6).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <vector>

#include "engine/games.h"
#include "engine/random.h"
#include "engine/voyage/moves.h"
#include "engine/voyage/state.h"

namespace timeproof {
namespace {

using voyage::State;
using voyage::Verb;

constexpr int kGames = 60;  // for each number of players, and way to play

// The bounds of 6.3, and of PV-INV-08 with the removed tickets counted, for two, three and four players.
struct Bounds {
  int turns, actions, actions_in_a_turn, warps;
};
constexpr std::array<Bounds, 5> kBounds = {{{}, {}, {156, 351, 21, 20}, {240, 520, 15, 21}, {328, 697, 12, 22}}};

// How a game went.
struct Tale {
  int turns = 0;
  int actions = 0;
  int longest_turn = 0;
  std::vector<voyage::Kind> warped;
  bool has_stayed = false;
  State state;
};

// Until somebody stays, tickets keep to the time of their port, and those on an ANY TIME port to one; the starting
// ticket has its twin on it at most. (PV-INV-09)
void ExpectColumnsOfOneTime(const State& state) {
  EXPECT_LE(state.Stack(0).size(), 2U);
  for (int position = 0; position < voyage::kPositions; ++position) {
    std::set<voyage::Time> times;
    for (const voyage::Kind kind : state.Stack(position)) times.insert(voyage::TimeOf(kind));
    EXPECT_LE(times.size(), 1U) << position;
    const bool has_time = position > 0 && state.Port(position) != voyage::Time::kAny;
    EXPECT_TRUE(!has_time || times.empty() || times.contains(state.Port(position))) << position;
  }
}

// Any move, or, for `hasty` players, one that plays a ticket where there is one.
Move Choose(const MoveList& moves, bool is_hasty, Random* random) {
  std::vector<Move> plays;
  std::ranges::copy_if(moves, std::back_inserter(plays), [](Move move) {
    return voyage::VerbOf(move) == Verb::kMove || voyage::VerbOf(move) == Verb::kWarp;
  });
  if (is_hasty && !plays.empty()) return plays[random->Below(plays.size())];
  return moves[random->Below(moves.size())];
}

Tale Play(const Game& game, bool is_hasty, Random* random) {
  Tale tale;
  Position position = game.Start();
  int in_this_turn = 0;
  for (MoveList moves; game.LegalMoves(position, &moves), !moves.empty();) {
    const State before = position.As<State>();
    const Move move = Choose(moves, is_hasty, random);
    if (voyage::VerbOf(move) == Verb::kWarp) tale.warped.push_back(before.Top(voyage::PositionIn(move)));
    tale.has_stayed = tale.has_stayed || voyage::VerbOf(move) == Verb::kStay;
    game.Apply(&position, move);
    ++tale.actions;
    tale.longest_turn = std::max(tale.longest_turn, ++in_this_turn);
    if (game.AtTurnStart(position)) {
      ++tale.turns;
      in_this_turn = 0;
    }
    if (!tale.has_stayed) ExpectColumnsOfOneTime(position.As<State>());
  }
  tale.state = position.As<State>();
  return tale;
}

class VoyageGames : public testing::TestWithParam<int> {};

TEST_P(VoyageGames, KeepToTheBoundsOfTheCatalogue) {
  const Bounds& bounds = kBounds[static_cast<std::size_t>(GetParam())];
  std::set<voyage::Reason> reasons;
  for (int i = 0; i < 2 * kGames; ++i) {
    Random random(static_cast<std::uint64_t>(i));
    const auto game =
        MakeGame("voyage", Value::MakeMap({{"players", GetParam()}, {"seed", i}}), Reading::kExact).value();
    const Tale tale = Play(*game, i % 2 == 0, &random);
    EXPECT_TRUE(tale.state.IsOver());
    if (tale.state.Ended(voyage::Reason::kRightmost)) {
      EXPECT_GE(tale.turns, voyage::kPorts);
    }
    if (tale.state.Ended(voyage::Reason::kStall)) {
      EXPECT_GE(tale.turns, 2 * GetParam());
    }
    EXPECT_LE(tale.turns, bounds.turns);
    EXPECT_LE(tale.actions, bounds.actions);
    EXPECT_LE(tale.longest_turn, bounds.actions_in_a_turn);
    // A kind is warped once: its twin is buried for good. (PV-INV-08)
    const std::set<voyage::Kind> kinds(tale.warped.begin(), tale.warped.end());
    EXPECT_EQ(kinds.size(), tale.warped.size());
    EXPECT_LE(tale.warped.size(), static_cast<std::size_t>(bounds.warps));
    for (const voyage::Reason reason : voyage::kReasons) {
      if (tale.state.Ended(reason)) reasons.insert(reason);
    }
  }
  EXPECT_TRUE(reasons.contains(voyage::Reason::kRightmost));
  EXPECT_TRUE(reasons.contains(voyage::Reason::kStall));
}

INSTANTIATE_TEST_SUITE_P(Players, VoyageGames, testing::Values(2, 3, 4));

}  // namespace
}  // namespace timeproof
