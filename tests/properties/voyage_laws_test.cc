// Each law of Parallel Time Machine Voyage notices what it is there for.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "engine/voyage/state.h"
#include "properties/plain_game.h"
#include "properties/subjects.h"
#include "tests/properties/random_trials.h"

namespace timeproof {
namespace {

using voyage::State;

// --- Positions and results that are wrong in one thing.

struct Spoilt {
  std::string_view law;
  void (*spoil)(State* state);
};

void AddTicket(State* state) { state->removed[state->Top(0)] = 2; }
void AddHeldToken(State* state) { state->held[0] = static_cast<std::uint8_t>(state->held[0] + 3 * state->players); }
void LayToken(State* state) {
  ++state->tokens[state->machine];
  for (std::uint8_t& held : state->held) held = static_cast<std::uint8_t>(held - (held > 0 ? 1 : 0));
}
void LeaveTheRow(State* state) { state->machine = voyage::kLastPosition; }
void ToggleEnd(State* state) { state->reasons ^= Bit(voyage::Reason::kHandEmpty); }
void EmptyTheNextHand(State* state) { state->hands[State::At((state->seat + 1) % state->players)] = {}; }
void IdleForEver(State* state) { state->idle = static_cast<std::uint8_t>(3 * state->players); }
void TakeRemoved(State* state) {
  const auto kind = std::ranges::find_if(state->removed, [](std::uint8_t copies) { return copies > 0; });
  if (kind == state->removed.end()) return;
  --*kind;
  ++state->hands[state->seat][static_cast<std::size_t>(kind - state->removed.begin())];
}
void CoverTheEnd(State* state) { state->Push(voyage::kLastPosition, state->Top(0)); }
void ChangePort(State* state) {
  state->ports[0] = state->ports[0] == voyage::Time::kAny ? voyage::Time::kSunrise : voyage::Time::kAny;
}
voyage::Kind Next(voyage::Kind kind) { return static_cast<voyage::Kind>((kind + 1) % voyage::kKinds); }
void ExchangeBelow(State* state) {
  for (int position = 0; position < voyage::kPositions; ++position) {
    const std::size_t end = state->ends[State::At(position)];
    if (state->Stack(position).size() > 1) state->table[end - 2] = Next(state->table[end - 2]);
  }
}
void ExchangeTop(State* state) {
  const voyage::Kind top = state->Top(state->machine);
  state->SwapTop(state->machine, Next(top));
}
void GiveHeldToken(State* state) { ++state->held[State::At((state->seat + 1) % state->players)]; }
void StepOn(State* state) { state->seat = static_cast<std::uint8_t>((state->seat + 1) % state->players); }
void FillHand(State* state) { state->hands[state->seat].fill(2); }

constexpr Spoilt kSpoiltPositions[] = {
    {"voyage.tickets-add-up", &AddTicket},
    {"voyage.ports-add-up", &ChangePort},
    {"voyage.tokens-add-up", &AddHeldToken},
    {"voyage.machine-stands-in-an-unbroken-row", &LeaveTheRow},
    {"voyage.tokens-lie-where-the-machine-was", &LayToken},
    {"voyage.end-shows", &ToggleEnd},
    {"voyage.nobody-else-has-an-empty-hand", &EmptyTheNextHand},
    {"voyage.flags-fit-the-turn", &IdleForEver},
    {"voyage.placed-tickets-came-from-hands", &TakeRemoved},
    {"voyage.rightmost-is-bare-till-the-end", &CoverTheEnd},
    {"voyage.games-are-bounded", &FillHand},
};

constexpr Spoilt kSpoiltResults[] = {
    {"voyage.rest-stays", &ChangePort},
    {"voyage.tokens-are-kept", &GiveHeldToken},
    {"voyage.what-lies-below-stays", &ExchangeBelow},
    {"voyage.placements-add-one-ticket", &ToggleEnd},
    {"voyage.placements-add-one-ticket", &ExchangeTop},
    {"voyage.row-grows-by-moves-alone", &CoverTheEnd},
    {"voyage.stays-swap-one-ticket", &StepOn},
    {"voyage.turn-ends-touch-nothing", &ExchangeTop},
    {"voyage.warps-bury-the-twin", &ExchangeTop},
    {"voyage.moves-are-renamed", &ExchangeTop},
    {"voyage.hidden-cards-are-not-told", &ExchangeTop},
    {"voyage.move-is-a-warp-for-nothing", &ExchangeTop},
    {"voyage.undisputed-moves-agree", &ExchangeTop},
    {"voyage.games-come-to-an-end", &FillHand},
};

// Spoils what it sees in every way, and notes the laws that notice.
class Spoiler final : public Witness {
 public:
  void Met(std::string_view /*law*/) override {}
  void Stood(const Game& game, const Position& position) override {
    for (const auto& [law, spoil] : kSpoiltPositions) {
      Position spoilt = position;
      spoil(&spoilt.As<State>());
      AddNoticed(law, FindSubject("voyage")->position_laws, Moment(game, spoilt));
      AddNoticed(law, FindSubject("voyage")->reachable_laws, Moment(game, spoilt));
    }
  }
  void Saw(const Played& played) override {
    for (const auto& [law, spoil] : kSpoiltResults) {
      Position spoilt = played.after;
      spoil(&spoilt.As<State>());
      const Played wrong = {played.game, played.before, played.move, spoilt, played.effects, played.others};
      AddNoticed(law, FindSubject("voyage")->move_laws, wrong);
    }
  }
  const std::set<std::string_view>& noticed() const { return noticed_; }

 private:
  template <typename Law, typename... What>
  void AddNoticed(std::string_view id, std::span<const Law> laws, const What&... what) {
    for (const Law& law : laws) {
      if (law.id != id || (law.concerns != nullptr && !law.concerns(what...))) continue;
      if (law.broken(what...)) noticed_.insert(id);
    }
  }

  std::set<std::string_view> noticed_;
};

// --- Games that are wrong in what they allow or show: engines with a fault.

struct WrongGame {
  std::string_view law;
  const char* fault;
};

constexpr WrongGame kWrongGames[] = {
    {"voyage.turn-can-end", "PV-TURN-02.none"},
    {"voyage.one-main-action-a-turn", "PV-TURN-02.stay-after-move"},
    {"voyage.kind-has-one-target", "PV-WARP-06.world"},
    {"voyage.legal-is-renamed", "PV-COMP-04.sunrise-and-noon"},
    {"voyage.hidden-cards-do-not-decide", "PV-WARP-03.buried"},
    {"voyage.hidden-cards-do-not-show", "PV-INFO-04.open-hands"},
    {"voyage.more-forbids-nothing", "PV-WARP-03.first-alone"},
};

bool Notices(std::string_view id, const Game& game, const Position& position) {
  const auto laws = FindSubject("voyage")->position_laws;
  const auto law = std::ranges::find(laws, id, &PositionLaw::id);
  const Moment moment(game, position);
  return (law->concerns == nullptr || law->concerns(moment)) && law->broken(moment);
}

// Whether the law notices the fault on the way that the sound engine goes.
bool NoticesOnTheWay(const WrongGame& wrong, const Trial& trial) {
  const auto game = MakePlainGame("voyage", trial.options, Reading::kLenient, wrong.fault).value();
  Position position = trial.start;
  for (const Move move : trial.moves) {
    if (Notices(wrong.law, *game, position)) return true;
    if (!trial.game->WhyIllegal(position, move)) trial.game->Apply(&position, move);
  }
  return Notices(wrong.law, *game, position);
}

TEST(VoyageLaws, EachNoticesWhatIsWrong) {
  constexpr std::uint64_t kTrials = 600;
  Spoiler spoiler;
  std::set<std::string_view> noticed;
  for (std::uint64_t seed = 0; seed < kTrials; ++seed) {
    Random random(seed);
    const From from = seed % 2 == 0 ? From::kSetUp : From::kDense;
    const Trial trial = ReadTrial(RandomBytes(from, 16, &random, Only("voyage")));
    EXPECT_FALSE(Judge(trial, Beside::kNothing, &spoiler));
    for (const WrongGame& wrong : kWrongGames) {
      if (!noticed.contains(wrong.law) && NoticesOnTheWay(wrong, trial)) noticed.insert(wrong.law);
    }
  }
  noticed.insert(spoiler.noticed().begin(), spoiler.noticed().end());
  const Subject& subject = *FindSubject("voyage");
  for (const auto laws : {subject.position_laws, subject.reachable_laws}) {
    for (const PositionLaw& law : laws) EXPECT_TRUE(noticed.contains(law.id)) << law.id;
  }
  for (const MoveLaw& law : subject.move_laws) EXPECT_TRUE(noticed.contains(law.id)) << law.id;
}

}  // namespace
}  // namespace timeproof
