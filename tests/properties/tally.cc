#include "tests/properties/tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "engine/games.h"
#include "engine/ttykm/moves.h"
#include "engine/ttykm/state.h"
#include "engine/ttykm/trace.h"
#include "engine/voyage/moves.h"
#include "engine/voyage/state.h"
#include "engine/voyage/trace.h"
#include "properties/subjects.h"
#include "properties/ttykm/symmetry.h"

namespace timeproof {
namespace {

using ttykm::Deed;
using ttykm::Piece;
using ttykm::State;

Deed DeedOf(const Effect& effect) { return static_cast<Deed>(effect.verb); }
Piece PieceOf(const Effect& effect) { return static_cast<Piece>(effect.piece); }

template <typename Is>
bool Any(const Played& played, Is is) {
  return std::ranges::any_of(played.effects, is);
}

auto Is(std::string_view rule, Deed deed) {
  return [=](const Effect& effect) { return effect.rule == rule && DeedOf(effect) == deed; };
}

int CountOf(const Played& played, std::string_view rule) {
  return static_cast<int>(std::ranges::count(played.effects, rule, &Effect::rule));
}

bool ActiveCopyDies(const Played& played) {
  const auto& after = played.after.As<State>();
  return after.step == ttykm::Step::kFocus && after.active == ttykm::kNowhere;
}

bool DisplacedBuild(const Played& played) { return CountOf(played, "TK-I-BUILD-03") > 0; }
bool DisplacedTwice(const Played& played) { return CountOf(played, "TK-I-BUILD-03") > 1; }
bool CutBuild(const Played& played) { return CountOf(played, "TK-I-BUILD-04") > 0; }
bool TreeChain(const Played& played) { return CountOf(played, "TK-G-TOPPLE-03") > 0; }
bool StatueChain(const Played& played) {
  return std::ranges::count_if(played.effects, Is("TK-I-PUSH-01", Deed::kPushed)) > 1;
}
bool StatueTopplesTree(const Played& played) {
  return Any(played, Is("TK-I-PUSH-01", Deed::kPushed)) && Any(played, Is("TK-G-TOPPLE-01", Deed::kTopples));
}
bool PropagationStops(const Played& played) { return Any(played, Is("TK-I-PROP-01", Deed::kCutShort)); }
bool PartialPropagation(const Played& played) { return CountOf(played, "TK-I-PROP-02") > 0; }
bool FallenTreeUngrows(const Played& played) {
  return Any(played,
             [](const Effect& effect) { return effect.rule == "TK-G-UNGROW-01" && ttykm::IsFallen(PieceOf(effect)); });
}
bool ShrubUngrows(const Played& played) {
  return Any(played,
             [](const Effect& effect) { return effect.rule == "TK-G-UNGROW-01" && PieceOf(effect) == Piece::kShrub; });
}
bool GrowthStops(const Played& played) { return Any(played, Is("TK-G-GROW-01", Deed::kNotPlaced)); }
bool SelfParadox(const Played& played) { return ActiveCopyDies(played) && CountOf(played, "TK-PARADOX-01") > 0; }
bool CopyCrushed(const Played& played) { return Any(played, Is("TK-G-CRUSH-01", Deed::kDies)); }
bool SeedCrushed(const Played& played) { return Any(played, Is("TK-G-CRUSH-01", Deed::kRemoved)); }
bool OwnElephantTramplesActive(const Played& played) {
  return ActiveCopyDies(played) && CountOf(played, "TK-M-TRAMPLE-01") > 0;
}
bool Suicide(const Played& played) { return Any(played, Is("voluntary-entry", Deed::kDies)); }
bool DeathByPropagation(const Played& played) {
  std::set<int> eras;
  for (const Effect& effect : played.effects) {
    if (DeedOf(effect) == Deed::kDies) eras.insert(effect.from / ttykm::kSpaces);
  }
  return eras.size() > 1;
}
bool ColoursCanBeSwapped(const Played& played) {
  constexpr ttykm::Symmetry kSwapped = {.swapped = true};
  return !played.game.Validate(Position(kSwapped.Of(played.before.As<State>())));
}
bool MoverWipedOutInAnEra(const Played& played) {
  return ErasWith(played.after.As<State>().boards, played.before.As<State>().to_move) <= 1 &&
         ErasWith(played.before.As<State>().boards, played.before.As<State>().to_move) > 1;
}

// --- Parallel Time Machine Voyage.

const voyage::State& BeforeIn(const Played& played) { return played.before.As<voyage::State>(); }
const voyage::State& AfterIn(const Played& played) { return played.after.As<voyage::State>(); }
bool IsA(voyage::Verb verb, const Played& played) { return voyage::VerbOf(played.move) == verb; }

bool EndsTwice(const Played& played) {
  return AfterIn(played).Ended(voyage::Reason::kRightmost) && AfterIn(played).Ended(voyage::Reason::kHandEmpty);
}
bool EndsByWarp(const Played& played) { return IsA(voyage::Verb::kWarp, played) && AfterIn(played).IsOver(); }
bool EndsBeforeTheMainAction(const Played& played) { return EndsByWarp(played) && AfterIn(played).main_done == 0; }
bool ComesBack(const Played& played) { return BeforeIn(played).moved != 0 && CountOf(played, "PV-WARP-08") > 0; }
bool MovesOntoAnyTime(const Played& played) {
  const voyage::State& before = BeforeIn(played);
  const int target = before.machine + 1;
  return IsA(voyage::Verb::kMove, played) && !before.IsCovered(target) && before.Port(target) == voyage::Time::kAny;
}
bool StaysWithTwin(const Played& played) {
  return IsA(voyage::Verb::kStay, played) && BeforeIn(played).hands == AfterIn(played).hands;
}
bool TakesSeveral(const Played& played) {
  return Any(played, [](const Effect& effect) {
    return effect.verb == static_cast<std::uint8_t>(voyage::Deed::kTakes) && effect.piece > 1;
  });
}
bool TokensDecide(const Played& played) { return CountOf(played, "PV-SCORE-02") > 0; }
bool SharesWin(const Played& played) { return CountOf(played, "PV-SCORE-03") > 0; }
bool IdlesOn(const Played& played) { return AfterIn(played).idle > 2 * AfterIn(played).players; }

constexpr RareEffect kRareEffects[] = {
    {"ttykm", "displaced build", &DisplacedBuild},
    {"ttykm", "displaced in two eras", &DisplacedTwice},
    {"ttykm", "cut build", &CutBuild},
    {"ttykm", "tree chain", &TreeChain},
    {"ttykm", "statue chain", &StatueChain},
    {"ttykm", "statue topples a tree", &StatueTopplesTree},
    {"ttykm", "propagation stops", &PropagationStops},
    {"ttykm", "partial propagation", &PartialPropagation},
    {"ttykm", "shrub un-grows", &ShrubUngrows},
    {"ttykm", "fallen tree un-grows", &FallenTreeUngrows},
    {"ttykm", "growth stops", &GrowthStops},
    {"ttykm", "self paradox", &SelfParadox},
    {"ttykm", "copy crushed by a tree", &CopyCrushed},
    {"ttykm", "seed crushed by a tree", &SeedCrushed},
    {"ttykm", "own elephant tramples the active copy", &OwnElephantTramplesActive},
    {"ttykm", "voluntary entry kills", &Suicide},
    {"ttykm", "deaths in two eras", &DeathByPropagation},
    {"ttykm", "mover left with one era", &MoverWipedOutInAnEra},
    {"ttykm", "colours can be swapped", &ColoursCanBeSwapped},  // else the laws of symmetry look at the boards' alone
    {"voyage", "two reasons at once", &EndsTwice},
    {"voyage", "ends by a warp", &EndsByWarp},
    {"voyage", "warp without a main action ends the game", &EndsBeforeTheMainAction},
    {"voyage", "back to where the machine left a token", &ComesBack},
    {"voyage", "Move onto a bare ANY TIME port", &MovesOntoAnyTime},
    {"voyage", "Stay with a twin", &StaysWithTwin},
    {"voyage", "several tokens at once", &TakesSeveral},
    {"voyage", "tokens decide", &TokensDecide},
    {"voyage", "shared win", &SharesWin},
    {"voyage", "idle beyond what ends a game by turns", &IdlesOn},
};

// The value as options spell it; "" where there is none.
std::string Spelled(const Value* value) {
  if (value == nullptr) return "";
  if (value->integer() != nullptr) return fmt::format("{}", *value->integer());
  if (value->string() != nullptr) return *value->string();
  std::string text;
  for (const Value& item : *value->list()) text += (text.empty() ? "" : "+") + Spelled(&item);
  return text;
}

}  // namespace

std::vector<std::string_view> LawsThatNeverMet(const Tally& tally, const Subject& subject) {
  std::vector<std::string_view> never;
  const auto look = [&](std::string_view law) {
    if (tally.laws(law) == 0) never.push_back(law);
  };
  for (const PositionLaw& law : CommonPositionLaws()) look(law.id);
  for (const MoveLaw& law : CommonMoveLaws()) look(law.id);
  for (const PositionLaw& law : subject.position_laws) look(law.id);
  for (const PositionLaw& law : subject.reachable_laws) look(law.id);
  for (const MoveLaw& law : subject.move_laws) look(law.id);
  for (const char* law :
       {"start.is-settled-by-options", "second-reading.start", "second-reading.valid", "second-reading.legal",
        "second-reading.unlisted", "second-reading.seen", "second-reading.result"}) {
    look(law);
  }
  return never;
}

std::span<const RareEffect> RareEffects() { return kRareEffects; }

void Tally::Begin(const Trial& trial) {
  ++trials_;
  for (const OptionInfo& option : FindGame(trial.game_name)->options) {
    std::string value = Spelled(FindOption(option.name, trial.options));
    if (value.empty() && !option.many && !option.values.empty()) value = option.values.front();
    if (option.values.empty() && value.size() > 1) value = "10 and more";
    ++options_[fmt::format("{}={}", option.name, value)];
  }
}

void Tally::Saw(const Played& played) {
  ++moves_;
  std::set<std::string_view> names;
  for (const Effect& effect : played.effects) names.insert(effect.rule);
  for (const RareEffect& rare : kRareEffects) {
    if (rare.game == played.game.name() && rare.happens(played)) names.insert(rare.name);
  }
  for (const std::string_view name : names) ++effects_[name];
}

std::string Tally::Table() const {
  std::string table = fmt::format("{} trials, {} positions, {} moves\n", trials_, positions_, moves_);
  const auto add = [&](std::string_view what, const auto& counts, int all) {
    table += fmt::format("{}\n", what);
    for (const auto& [name, count] : counts) {
      table += fmt::format("  {:<44}{:>8}{:>8.2f} %\n", name, count, 100.0 * count / std::max(1, all));
    }
  };
  add("options, of trials", options_, trials_);
  add("laws that had something to say, of positions and moves", laws_, positions_ + moves_);
  add("effects, of moves", effects_, moves_);
  return table;
}

}  // namespace timeproof
