// Hidden information in Timelancers: what one seat may know, and that nothing else decides what they may do.
#include <gtest/gtest.h>

#include <span>

#include "engine/effect.h"
#include "engine/timelancers/lookup.h"
#include "tests/engine/timelancers_game.h"

namespace timeproof::testing {
namespace {

using timelancers::At;
using timelancers::IndexOf;
using timelancers::Pile;
using timelancers::Ref;
using timelancers::State;

TEST(TimelancersObserve, ShowsSizesOfWhatIsHidden) {
  const auto game = Examples();
  const Position position = Set(
      *game,
      Value::MakeMap({{"deck", Value::MakeMap({{"science", Value::MakeList({"x3", "m150"})}})},
                      {"enforcement_deck", Value::MakeList({"bank-flip"})},
                      {"enforcement_discard", Value::MakeList({"science-only"})},
                      {"job_deck", Value::MakeList({"ancient-science-2", "modern-social-1", "modern-military-1"})},
                      {"job_discard", Value::MakeList({"ancient-cultural-1"})},
                      {"rng", "x0000000000000007"},
                      {"P1", Value::MakeMap({{"hand_jobs", Value::MakeList({"middle-science-3"})}})},
                      {"P2", Value::MakeMap({{"hand_jobs", Value::MakeList({"middle-cultural-2", "modern-cultural-2"})},
                                             {"done_jobs", Value::MakeList({"ancient-cultural-3"})}})}}));
  const Value seen = game->Observe(position, 0);
  EXPECT_EQ(*seen.Find("deck"), Value::MakeMap({{"cultural", 0}, {"military", 0}, {"science", 2}, {"social", 0}}));
  EXPECT_EQ(*seen.Find("enforcement_deck"), Value(1));
  EXPECT_EQ(*seen.Find("job_deck"), Value(3));
  EXPECT_EQ(*seen.Find("job_discard"), Value(1));
  EXPECT_EQ(seen.Find("rng"), nullptr);
  EXPECT_EQ(*seen.Find("P1")->Find("hand_jobs"), Value::MakeList({"middle-science-3"}));
  EXPECT_EQ(*seen.Find("P2")->Find("hand_jobs"), Value(2));
  EXPECT_EQ(*game->Observe(position, 1).Find("P1")->Find("hand_jobs"), Value(1));
  // All else is open.
  const Value whole = game->ToValue(position);
  for (const auto& [key, field] : *whole.map()) {
    const bool hides = key.find("deck") != std::string::npos || key == "job_discard" || key == "rng" || key == "P2";
    EXPECT_EQ(seen.Find(key) != nullptr && *seen.Find(key) == field, !hides) << key;
  }
  // An observation is no position.
  EXPECT_FALSE(game->FromValue(seen, Reading::kExact).ok());
  EXPECT_FALSE(game->FromValue(seen, Reading::kExpected).ok());
}

template <std::size_t kMost>
void Shuffle(timelancers::Deck<kMost>* deck, Random* random) {
  random->Shuffle(std::span<Ref>(deck->cards).first(deck->size));
}

// All decks in another order, and the side jobs that `viewer` cannot see dealt anew.
Position Redistributed(const Position& position, int viewer, Random* random) {
  State state = position.As<State>();
  for (auto& deck : state.decks) Shuffle(&deck, random);
  Shuffle(&state.enforcement, random);
  std::vector<Ref> hidden;
  const auto is_hidden = [&](std::size_t job) {
    const Pile pile = state.job_piles[job];
    return pile == Pile::kDeck || pile == Pile::kDiscard || (pile == Pile::kHand && state.job_owners[job] != viewer);
  };
  for (std::size_t job = 0; job < state.job_piles.size(); ++job) {
    if (is_hidden(job)) hidden.push_back(timelancers::ToRef(static_cast<int>(job)));
  }
  std::vector<Ref> dealt = hidden;
  random->Shuffle(std::span<Ref>(dealt));
  const State old = state;
  const auto image = [&](Ref ref) {
    return dealt[static_cast<std::size_t>(std::ranges::find(hidden, ref) - hidden.begin())];
  };
  for (const Ref ref : hidden) {
    state.job_piles[At(IndexOf(image(ref)))] = old.job_piles[At(IndexOf(ref))];
    state.job_owners[At(IndexOf(image(ref)))] = old.job_owners[At(IndexOf(ref))];
  }
  for (std::size_t i = 0; i < state.jobs.size; ++i) state.jobs.cards[i] = image(old.jobs.cards[i]);
  state.rng = random->Next();
  return Position(state);
}

// The list, and every refusal, that the seat that decides can ask for.
std::string Everything(const Game& game, const Position& position) {
  std::string text = Legal(game, position) + "\n";
  MoveList every;
  game.EveryMove(&every);
  for (const Move move : every) {
    if (const auto refusal = game.WhyIllegal(position, move)) {
      text += fmt::format("{} {}\n", refusal->rule, refusal->message);
    }
  }
  return text;
}

TEST(TimelancersObserve, NothingHiddenDecidesOrShows) {
  Random random(11);
  for (const Value& options : ManyOptions()) {
    const auto game = Timelancers(options);
    int differing = 0;
    int visited = 0;
    Playout(*game, 17, 400, [&](const Position& position) {
      const int seat = game->ToMove(position);
      const Position other = Redistributed(position, seat, &random);
      ASSERT_FALSE(game->Validate(other).has_value()) << game->Validate(other)->message;
      EXPECT_EQ(game->Observe(position, seat), game->Observe(other, seat));
      EXPECT_EQ(game->ObservedPicture(position, seat), game->ObservedPicture(other, seat));
      EXPECT_EQ(game->Caption(position), game->Caption(other));
      EXPECT_EQ(Legal(*game, position), Legal(*game, other));
      if (++visited % 8 == 0) {
        EXPECT_EQ(Everything(*game, position), Everything(*game, other));
      }
      differing += position == other ? 0 : 1;
    });
    EXPECT_GT(differing, 0);
  }
}

// Effects that name what others may not know would tell it. Jobs are named only once they lie open.
class NamesNoHiddenJob final : public EffectSink {
 public:
  explicit NamesNoHiddenJob(const Game& game) : game_(game) {}
  void On(const Effect& effect) override { texts.push_back(game_.Describe(effect)); }
  std::vector<std::string> texts;

 private:
  const Game& game_;
};

TEST(TimelancersObserve, EffectsNameNoJobInAHand) {
  const auto game = Examples();
  const Position position =
      Set(*game,
          Value::MakeMap(
              {{"step", "tile"},
               {"prev_tile", "market"},
               {"tile", Value::MakeMap({{"capitol", "b"}})},
               {"job_deck", Value::MakeList({"modern-social-1", "ancient-science-2"})},
               {"P1", Value::MakeMap({{"at", "capitol"},
                                      {"hand_jobs", Value::MakeList({"middle-science-3", "modern-cultural-2"})}})}}));
  Position next = position;
  NamesNoHiddenJob heard(*game);
  for (const char* move : {"act", "drop middle-science-3"}) game->Apply(&next, *game->ParseMove(next, move), &heard);
  EXPECT_FALSE(heard.texts.empty());
  for (const std::string& text : heard.texts) {
    for (const char* job : {"modern-social-1", "ancient-science-2", "middle-science-3", "modern-cultural-2"}) {
      EXPECT_EQ(text.find(job), std::string::npos) << text;
    }
  }
}

}  // namespace
}  // namespace timeproof::testing
