// Refusals, effects and captions are sentences that fit what they speak of.
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/timelancers/describe.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/trace.h"
#include "engine/timelancers/words.h"
#include "tests/engine/timelancers_game.h"
#include "tests/engine/timelancers_setting.h"

namespace timeproof::testing {
namespace {

bool Has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::string Refused(const Setting& setting, std::string_view text) {
  const Result<Move> move = ParseMove(setting.pack(), setting.state, setting.options.players, text);
  if (!move) return move.error().message;
  const timelancers::Rule rule = Forbids(setting.options, setting.state, *move);
  if (rule == timelancers::Rule::kNone) return "nothing";
  return fmt::format("{} {}", Id(rule), RefusalText(setting.options, setting.state, *move, rule));
}

TEST(TimelancersWords, RefusalsSayWhyAndWhatInstead) {
  const Setting opening;
  EXPECT_EQ(Refused(opening, "end"),
            "first-move a turn that begins in the city has a move at least, where one can be made");
  EXPECT_EQ(Refused(opening, "machine 5"), "TL-GEM-03 slot 5, repeat middle, costs 2 gems, and P1 has 0");
  EXPECT_EQ(Refused(opening, "act"),
            "TL-MOVE-02 a turn begins with going somewhere; an action comes after that: P1 is to move: go TILE, "
            "machine N or end");
  EXPECT_TRUE(Has(Refused(opening, "go tailor"), "TL-MOVE-01 tailor is not beside hq; beside it are archives, "));
}

TEST(TimelancersWords, ACaptureIsRefusedWithItsPrice) {
  Setting setting;
  setting.Stand(0, 5).FaceUp("gutenberg olympics").Has(0, Resource::kCase, 1);
  setting.state.step = Step::kAction;
  EXPECT_EQ(Refused(setting, "capture gutenberg"),
            "TL-CAP-04 gutenberg costs 1 case, 1 disguise, 1 camera, and P1 has 1 case");
  EXPECT_EQ(Refused(setting, "capture olympics"), "TL-CAP-03 olympics is ancient, and the slot is for repeat middle");
  EXPECT_EQ(Refused(setting, "capture taj"), "TL-CAP-02 taj is neither face up nor reserved by P1");
  EXPECT_EQ(Refused(setting, "reserve olympics"), "TL-MACH-01 P1 is to carry out slot 5, repeat middle: capture E");
}

// Whatever is refused in random games has words for it: nothing is looked up that is not there.
TEST(TimelancersWords, EveryRefusalAndEffectHasWords) {
  class Hearer final : public EffectSink {
   public:
    explicit Hearer(const Game& game) : game_(game) {}
    void On(const Effect& effect) override {
      const std::string words = game_.Describe(effect);
      EXPECT_FALSE(words.empty());
      EXPECT_EQ(words.find_first_of("{}"), std::string::npos) << words;
    }

   private:
    const Game& game_;
  };
  for (const Value& options : ManyOptions()) {
    const std::unique_ptr<const Game> game = Timelancers(options);
    Hearer hearer(*game);
    MoveList every;
    game->EveryMove(&every);
    MoveList legal;
    Playout(*game, 3, 150, [&](const Position& position) {
      EXPECT_EQ(game->Caption(position).find('\n'), std::string::npos);
      for (const Move move : every) {
        const std::optional<Refusal> refusal = game->WhyIllegal(position, move);
        EXPECT_TRUE(!refusal || !refusal->message.empty()) << game->MoveText(move);
      }
      game->LegalMoves(position, &legal);
      for (const Move move : legal) {
        Position after = position;
        game->Apply(&after, move, &hearer);
      }
    });
  }
}

TEST(TimelancersWords, EffectsAreSentences) {
  const Setting setting;
  const auto told = [&](Note note, int piece, int from, int to) {
    return Describe(setting.pack(), {.rule = "",
                                     .verb = static_cast<std::uint8_t>(note),
                                     .piece = static_cast<std::uint8_t>(piece),
                                     .from = static_cast<std::uint16_t>(from),
                                     .to = static_cast<std::uint16_t>(to)});
  };
  EXPECT_EQ(told(Note::kGoes, 0, setting.Tile("hq"), setting.Tile("bank")), "P1 goes from hq to bank");
  EXPECT_EQ(told(Note::kFlips, setting.Tile("jeweler"), 0, 1), "jeweler is flipped: b, pay 2: 2 gems");
  EXPECT_EQ(told(Note::kRipples, setting.Event("olympics"), 0, 0),
            "olympics (776 BCE) ripples: later cultural events turn");
  EXPECT_EQ(told(Note::kAffected, 1, 1, 0), "P2: 1 event has to turn");
  EXPECT_EQ(told(Note::kPatrols, 0, 0, setting.Tile("bank")), "the Enforcer goes from off the board to bank");
  EXPECT_EQ(told(Note::kWins, 0, 56, 4), "the Enforcer wins with 56 merits (synthetic pack)");
}

TEST(TimelancersWords, CaptionTellsTheOutcomeWithSyntheticMerits) {
  Setting setting;
  setting.Money(0, 27);
  setting.state.step = Step::kOver;
  setting.state.winners = 1;
  setting.state.round = 7;
  EXPECT_EQ(
      Caption(setting.options, setting.state),
      "over in round 7, won by P1; merits: P1 5, P2 0 (synthetic pack); Enforcer off the board, no card up; the rest "
      "is set aside");
}

}  // namespace
}  // namespace timeproof::testing
