// Every rule and ruling of Timelancers that effects can cite is cited in random games to their end.
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "engine/random.h"
#include "engine/timelancers/deal.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/turn.h"

namespace timeproof::testing {
namespace {

using timelancers::Mode;
using timelancers::Options;
using timelancers::State;

// No effect cites these: they speak of the set-up, refuse moves, or say of something that it makes no difference.
const std::set<std::string_view> kNeverCited = {
    "TL-SETUP-01", "TL-SETUP-02", "TL-SETUP-03", "TL-SETUP-04", "TL-SETUP-05", "TL-SETUP-06", "TL-SETUP-07",
    "TL-SETUP-08", "TL-SETUP-09", "TL-SETUP-10", "TL-SETUP-11", "TL-SETUP-13", "TL-SETUP-14", "TL-SETUP-15",
    "TL-MOVE-03",  "TL-MOVE-04",  "TL-MOVE-05",  "TL-MOVE-07",  "TL-MOVE-09",  "TL-MOVE-10",  "TL-HQ-01",
    "TL-MACH-01",  "TL-MACH-03",  "TL-MACH-04",  "TL-MACH-05",  "TL-MACH-06",  "TL-GEM-01",   "TL-GEM-04",
    "TL-UPG-02",   "TL-UPG-04",   "TL-RES-01",   "TL-RES-07",   "TL-CAP-01",   "TL-CAP-03",   "TL-CAP-09",
    "TL-CAP-10",   "TL-CAP-12",   "TL-PLACE-01", "TL-PLACE-02", "TL-PLACE-03", "TL-PLACE-07", "TL-PLACE-08",
    "TL-ABIL-01",  "TL-ABIL-07",  "TL-TILE-12",  "TL-TILE-15",  "TL-ENF-07",   "TL-ENF-08",   "TL-ENF-10",
    "TL-LOCK-05",  "TL-LOCK-06",  "TL-JOB-01",   "TL-JOB-08",   "TL-JOB-09",   "TL-JOB-10",   "TL-GOAL-01",
    "TL-GOAL-02",  "TL-GOAL-03",  "TL-SCORE-08", "TL-ADV-01"};

// Seldom seen: an ability that gives an upgrade and more besides while no upgrade is left.
const std::set<std::string_view> kSeldomCited = {"TL-UPG-03"};

class Cites final : public EffectSink {
 public:
  void On(const Effect& effect) override { rules.insert(effect.rule); }
  std::set<std::string_view> rules;
};

// Two of three begin rich, so that machines fill; captures are preferred.
void Play(const Options& options, Cites* cites) {
  State state = timelancers::Deal(options);
  for (int seat = 0; options.seed % 3 != 0 && seat < options.players; ++seat) {
    auto& player = state.players[timelancers::At(seat)];
    player.gems = 99;
    player.resources = {2, 2, 2, 2, 1, 1};
  }
  Random random(options.seed + 7);
  MoveList moves;
  for (timelancers::LegalMoves(options, state, &moves); !moves.empty();
       timelancers::LegalMoves(options, state, &moves)) {
    Move chosen = moves[static_cast<std::size_t>(random.Below(moves.size()))];
    for (const Move move : moves) {
      if (timelancers::VerbOf(move) == timelancers::Verb::kCapture && random.Below(2) == 0) chosen = move;
    }
    timelancers::Apply(options, &state, chosen, cites);
  }
}

// Sixty games, each ruling settled otherwise in six of them.
void PlayMany(std::string_view pack, Mode mode, int players, Cites* cites) {
  for (std::uint64_t game = 0; game < 60; ++game) {
    Options options;
    options.pack = {std::shared_ptr<const timelancers::Pack>(), timelancers::FindPack(pack)};
    options.mode = mode;
    options.players = players;
    options.max_rounds = 30;
    options.seed = game;
    if (game % 10 != 0) options.rulings[static_cast<std::size_t>(game % 10 - 1)] = 1;
    Play(options, cites);
  }
}

TEST(TimelancersCitations, AreAllSeenInRandomGames) {
  Cites cites;
  for (const std::string_view pack : {"synthetic-sample", "tiny-synthetic"}) {
    for (const int players : {2, 3, 4}) {
      PlayMany(pack, Mode::kTraditional, players, &cites);
      PlayMany(pack, Mode::kAdvanced, players, &cites);
    }
    PlayMany(pack, Mode::kSolo, 1, &cites);
  }
  for (const std::string_view rule : timelancers::kRuleIds) {
    if (rule.empty() || kSeldomCited.contains(rule)) continue;
    EXPECT_EQ(cites.rules.contains(rule), !kNeverCited.contains(rule)) << rule;
  }
}

}  // namespace
}  // namespace timeproof::testing
