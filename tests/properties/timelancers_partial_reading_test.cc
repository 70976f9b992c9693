// The plain reading of some rules of Timelancers: by itself, and beside the engine in random games to their end.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/random.h"
#include "engine/timelancers/deal.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/scoring.h"
#include "engine/timelancers/turn.h"
#include "properties/timelancers/partial_reading.h"

namespace timeproof::testing {
namespace {

using plain_timelancers::Disagreement;
using plain_timelancers::Row;
using timelancers::At;
using timelancers::Mode;
using timelancers::Options;
using timelancers::Side;
using timelancers::State;
using timelancers::Step;

std::shared_ptr<const timelancers::Pack> PackNamed(std::string_view id) {
  return {std::shared_ptr<const timelancers::Pack>(), timelancers::FindPack(id)};
}

// A pack of events with these years, in their order.
timelancers::Pack Years(std::initializer_list<int> years) {
  timelancers::Pack pack;
  for (const int year : years) pack.events.emplace_back().date.year = year;
  return pack;
}

// The ways to place the last event of a pack where the others lie as the row says: "3", "4 right".
std::vector<std::string> Ways(std::initializer_list<int> years, std::initializer_list<int> places) {
  const timelancers::Pack pack = Years(years);
  Row row(timelancers::kSlots);
  int event = 0;
  for (const int place : places) row[At(place - 1)] = event++;
  std::vector<std::string> ways;
  for (const auto& placement : plain_timelancers::Placements(pack, row, event)) {
    ways.push_back(fmt::format("{}{}{}", placement.slot, placement.run.empty() ? "" : " ", placement.run));
  }
  return ways;
}

using Texts = std::vector<std::string>;

TEST(TimelancersPartialReading, PlacesInGapsBetweenOlderAndNewer) {
  EXPECT_EQ(Ways({10, 40, 20}, {2, 5}), (Texts{"3", "4"}));
  EXPECT_EQ(Ways({10, 40, 5}, {2, 5}), (Texts{"1"}));
}

TEST(TimelancersPartialReading, PushesARunWhenThereIsNoGap) {
  EXPECT_EQ(Ways({10, 40, 20}, {4, 5}), (Texts{"4 left", "5 right"}));
  EXPECT_EQ(Ways({10, 40, 20}, {1, 2}), (Texts{"2 right"}));
  EXPECT_EQ(Ways({10, 40, 20}, {8, 9}), (Texts{"8 left"}));
}

TEST(TimelancersPartialReading, AnEqualDateIsOlderOrNewer) {
  EXPECT_EQ(Ways({10, 20, 40, 20}, {4, 5, 6}), (Texts{"4 left", "5 right", "5 left", "6 right"}));
  EXPECT_EQ(Ways({10, 20, 40, 20}, {3, 5, 6}), (Texts{"4"}));
}

TEST(TimelancersPartialReading, AnEventServesOneGoal) {
  const timelancers::Pack pack = Years({1, 2});
  std::array<timelancers::Goal, timelancers::kGoals> goals;
  for (auto& goal : goals) goal.events.resize(1);
  goals[0].events.resize(2);
  EXPECT_EQ(plain_timelancers::GoalsMet(pack, goals, {{0}}), (std::set<int>{1}));
  EXPECT_EQ(plain_timelancers::GoalsMet(pack, goals, {{0}, {1}}), (std::set<int>{1, 2}));
  EXPECT_EQ(plain_timelancers::GoalsMet(pack, goals, {{0, Side::kRevise}, {1}}), (std::set<int>{1}));
}

// Which parts of the reading had something to compare.
struct Tally {
  int places = 0, captures = 0, ends = 0, goals = 0, steps = 0;
};

void Enrich(const Options& options, State* state) {
  for (int seat = 0; seat < options.players; ++seat) {
    state->players[At(seat)].resources = {2, 2, 2, 2, 1, 1};
    state->players[At(seat)].gems = 99;
  }
}

// Plays to the end; the first disagreement, or nothing.
std::string Play(const Options& options, bool rich, Tally* tally) {
  State state = timelancers::Deal(options);
  if (rich) Enrich(options, &state);
  Random random(options.seed + 7);
  MoveList moves;
  for (int played = 0;; ++played) {
    timelancers::LegalMoves(options, state, &moves);
    const std::vector<Move> listed(moves.begin(), moves.end());
    const auto told = [&](const std::string& why) {
      return fmt::format("{} (seed {}, after {} moves, step {})", why, options.seed, played,
                         timelancers::kStepNames[At(state.step)]);
    };
    if (const auto why = Disagreement(options, state, listed)) return told(*why);
    tally->places += state.step == Step::kPlace ? 1 : 0;
    tally->steps += state.step == Step::kMove ? 1 : 0;
    tally->ends += state.step == Step::kOver ? 1 : 0;
    if (listed.empty()) return "";
    Move move = listed[static_cast<std::size_t>(random.Below(listed.size()))];
    for (const Move other : listed) {
      if (timelancers::VerbOf(other) == timelancers::Verb::kCapture && random.Below(2) == 0) move = other;
    }
    const State before = state;
    timelancers::Apply(options, &state, move, nullptr);
    if (const auto why = Disagreement(options, before, move, state)) return told(*why);
    tally->captures += timelancers::VerbOf(move) == timelancers::Verb::kCapture ? 1 : 0;
    for (const auto& player : state.players) tally->goals += player.goals != 0 ? 1 : 0;
  }
}

TEST(TimelancersPartialReading, AgreesWithTheEngineInRandomGames) {
  for (const auto& [mode, players] : std::initializer_list<std::pair<Mode, int>>{{Mode::kTraditional, 2},
                                                                                 {Mode::kTraditional, 3},
                                                                                 {Mode::kTraditional, 4},
                                                                                 {Mode::kAdvanced, 2},
                                                                                 {Mode::kAdvanced, 3},
                                                                                 {Mode::kAdvanced, 4},
                                                                                 {Mode::kSolo, 1}}) {
    Tally tally;
    for (const std::string_view pack : {"synthetic-sample", "tiny-synthetic"}) {
      for (std::uint64_t game = 0; game < 20; ++game) {
        Options options;
        options.pack = PackNamed(pack);
        options.mode = mode;
        options.players = players;
        options.max_rounds = 30;
        options.seed = game;
        if (game % 10 != 0) options.rulings[static_cast<std::size_t>(game % 10 - 1)] = 1;
        ASSERT_EQ(Play(options, game % 3 != 0, &tally), "") << pack << ", " << players << " players";
      }
    }
    EXPECT_EQ(tally.ends, 40);
    EXPECT_GT(tally.places, 20);
    EXPECT_GT(tally.captures, 100);
    EXPECT_GT(tally.goals, 20);
    EXPECT_GT(tally.steps, 1000);
  }
}

// A finished game in which nobody has anything.
State Over(const Options& options) {
  State state = timelancers::Deal(options);
  for (auto& player : state.players) player = {};
  state.step = Step::kOver;
  state.partial = 1;
  return state;
}

// The oldest events, onto the first slots of a machine, and money to come to so many merits.
void Give(const Options& options, std::vector<int> events, int merits, timelancers::PlayerState* player) {
  std::ranges::sort(events, {}, [&](int event) { return options.pack->event(event).date; });
  for (std::size_t i = 0; i < events.size(); ++i) {
    player->events[i] = timelancers::ToRef(events[i]);
    merits -= options.pack->event(events[i]).sides[0].merits;
  }
  player->money = static_cast<std::uint32_t>(5 * merits);
}

TEST(TimelancersPartialReading, TiesGoToMoreEventsThenToTheOldest) {
  Options options;
  options.pack = PackNamed("synthetic-sample");
  State state = Over(options);
  state.rows = {};
  state.decks = {};
  // The first events of a type are its oldest, and a later one alone is newer than they.
  const auto winners_by_both = [&](std::vector<int> first, std::vector<int> second) {
    State tied = state;
    Give(options, std::move(first), 40, &tied.players.front());
    Give(options, std::move(second), 40, &tied.players[1]);
    tied.winners = timelancers::Winners(options, tied);
    EXPECT_EQ(Disagreement(options, tied, {}), std::nullopt);
    return int{tied.winners};
  };
  const auto& events = options.pack->events;
  const int last = options.pack->starts[1] - 1;
  ASSERT_LT(events[0].date, events[At(last)].date);
  EXPECT_EQ(winners_by_both({0}, {last, last - 1}), 2);
  EXPECT_EQ(winners_by_both({0}, {last}), 1);
  EXPECT_EQ(winners_by_both({last}, {}), 1);
  EXPECT_EQ(winners_by_both({}, {}), 3);
}

TEST(TimelancersPartialReading, AFullTieWithTheEnforcerIsNoWin) {
  Options options;
  options.pack = PackNamed("synthetic-sample");
  options.mode = Mode::kSolo;
  options.players = 1;
  State state = Over(options);
  state.winners = timelancers::Winners(options, state);
  EXPECT_EQ(state.winners, 0);
  EXPECT_EQ(Disagreement(options, state, {}), std::nullopt);
}

// Each part of the reading finds what is planted for it.
TEST(TimelancersPartialReading, FindsWhatIsWrong) {
  Options options;
  options.pack = PackNamed("synthetic-sample");
  options.players = 3;
  State state = timelancers::Deal(options);
  state.step = Step::kMove;
  const auto finds = [&](const State& wrong) { return Disagreement(options, wrong, {}).value_or(""); };
  const auto spoilt = [&](auto spoil) {
    State wrong = state;
    spoil(&wrong);
    return finds(wrong);
  };
  EXPECT_EQ(spoilt([](State* s) { s->players[0].reserved = s->rows[0][0]; }), "an event is in two places (TL-INV-01)");
  EXPECT_EQ(spoilt([](State* s) { s->rows[0][0] = 0; }), "an event is nowhere (TL-INV-01)");
  EXPECT_EQ(spoilt([](State* s) { --s->supply_locks; }), "an upgrade or a lock is lost (TL-INV-03)");
  EXPECT_EQ(spoilt([](State* s) { s->players[1].resources[0] = 11; }), "P2 holds 11 resources (TL-INV-04)");
  EXPECT_EQ(spoilt([](State* s) { s->players[1].trapped = 1; }), "P2 is trapped elsewhere (TL-INV-10)");
  EXPECT_EQ(spoilt([](State* s) { s->players[1].goals = 1; }), "the goal markers of P2 do not mirror the machine");
  EXPECT_EQ(spoilt([](State* s) {
              s->step = Step::kOver;
              s->players[1].money = 50;
              s->winners = 1;
            }),
            "the winners are 1, by the plain reading 10");
  EXPECT_EQ(finds(state), "0 tiles may be gone to, by the plain reading 6");
}

}  // namespace
}  // namespace timeproof::testing
