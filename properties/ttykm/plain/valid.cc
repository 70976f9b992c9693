#include "properties/ttykm/plain/valid.h"

#include <algorithm>

#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {
namespace {

using Complaint = std::optional<std::string>;
constexpr auto kNone = std::nullopt;

// Copies of a colour on the boards, in supply and taken out by the handicap are at most 7, the rest being dead.
Complaint CopiesAddUp(const Options& options, const Table& table) {
  for (const Colour colour : kColours) {
    const int supply = table.supply.at(colour);
    const int handicap = options.handicap.at(colour);
    const auto copies = std::ranges::count_if(table.All<Copy>(), [&](Place p) { return table.HasCopy(p, colour); });
    if (supply < 0 || supply > 4 - handicap) return "supply of " + Name(colour) + " is out of range";
    if (copies + supply + handicap > 7) return "too many copies of " + Name(colour);
  }
  return kNone;
}

bool HasGrowth(const Table& table) {
  return table.CountSeeds() + table.Count<Shrub>() + table.Count<Tree>() + table.Count<FallenTree>() > 0;
}

// No piece of a chapter that is not in play.
Complaint ChaptersInPlay(const Options& options, const Table& table) {
  if (!options.Plays("growth") && HasGrowth(table)) return "plants without Growth";
  if (!options.Plays("influence") && table.Count<Statue>() > 0) return "a statue without Influence";
  if (options.Plays("influence") != table.HasMayBuild()) return "the field statue belongs to Influence";
  if (!options.Plays("memory") && table.Count<Elephant>() > 0) return "an elephant without Memory";
  return kNone;
}

// TK-SET-04: five of each.
Complaint PlantsAreEnough(const Options&, const Table& table) {
  if (table.CountSeeds() > 5) return "too many seeds";
  if (table.Count<Shrub>() > 5) return "too many shrubs";
  if (table.Count<Tree>() + table.Count<FallenTree>() > 5) return "too many trees";
  return kNone;
}

// A seed lies alone or under a copy.
Complaint SeedsShareWithCopiesOnly(const Options&, const Table& table) {
  for (std::size_t place = 0; place < kPlaces; ++place) {
    const auto& piece = table.pieces[place];
    if (table.seeds[place] && piece && !std::holds_alternative<Copy>(*piece)) return "a seed under an object";
  }
  return kNone;
}

// The space that a trunk points to is on the board.
Complaint TrunksPointToSpaces(const Options&, const Table& table) {
  for (const Place tree : table.All<FallenTree>()) {
    if (!Next(tree, Opposite(table.Get<FallenTree>(tree)->fell))) return "a trunk points off the board";
  }
  return kNone;
}

template <typename Is>
int CountIn(Era era, Is is) {
  int count = 0;
  for (int space = 1; space <= 16; ++space) count += is(Place{era, space}) ? 1 : 0;
  return count;
}

int CountStatues(const Table& table, Era era, std::optional<Colour> colour) {
  return CountIn(era, [&](Place place) {
    const auto* statue = table.Get<Statue>(place);
    return statue != nullptr && statue->colour == colour;
  });
}

// One orange statue in every era, at most one of the players'.
Complaint StatuesOfEras(const Options& options, const Table& table) {
  for (const Era era : kEras) {
    if (options.Plays("influence") && CountStatues(table, era, std::nullopt) != 1)
      return "not one orange statue an era";
    for (const Colour colour : kColours) {
      if (CountStatues(table, era, colour) > 1) return "two statues of " + Name(colour) + " in an era";
    }
  }
  return kNone;
}

// A statue that was built stands in one era or in several in a row; one that was not, in none.
Complaint StatuesBuilt(const Options&, const Table& table) {
  if (!table.HasMayBuild()) return kNone;
  for (const Colour colour : kColours) {
    const bool may_build = table.may_build.at(colour).value();
    std::string eras;
    for (const Era era : kEras) eras += table.FindStatue(era, colour) ? "x" : ".";
    if (may_build && eras != "...") return Name(colour) + " has built and may not build again";
    if (!may_build && (eras == "..." || eras == "x.x")) return "the statue of " + Name(colour) + " is missing";
  }
  return kNone;
}

int CountElephants(const Table& table, Era era, bool dark) {
  return CountIn(era, [&](Place place) {
    const auto* elephant = table.Get<Elephant>(place);
    return elephant != nullptr && elephant->dark == dark;
  });
}

// Each elephant once in every era; at most one hat of a colour an era.
Complaint ElephantsOfEras(const Options& options, const Table& table) {
  if (!options.Plays("memory")) return kNone;
  for (const Era era : kEras) {
    if (CountElephants(table, era, true) != 1 || CountElephants(table, era, false) != 1)
      return "an elephant is missing";
    const auto dark = table.Get<Elephant>(*table.FindElephant(era, true))->hat;
    const auto light = table.Get<Elephant>(*table.FindElephant(era, false))->hat;
    if (dark && dark == light) return "two hats of " + Name(*dark) + " in an era";
  }
  return kNone;
}

// Only after the end is there a winner.
Complaint OverHasWinner(const Options&, const Table& table) {
  const bool over = table.winner == "white" || table.winner == "black" || table.winner == "draw";
  if ((table.step == Step::kOver) != over) return "step over and winner belong together";
  return kNone;
}

// The active copy is the mover's; no copy is active before one is chosen, or after the end.
Complaint ActiveCopyFits(const Options&, const Table& table) {
  const auto active = table.active;
  if (active && !table.HasCopy(*active, table.to_move)) return "the active copy belongs to the player to move";
  if (table.step == Step::kAct && !active) return "step act needs an active copy";
  if ((table.step == Step::kCopy || table.step == Step::kOver) && table.actions_left) return "no copy is active yet";
  return kNone;
}

// With two actions left the active copy is in the focus era.
Complaint ActionsLeftFit(const Options&, const Table& table) {
  const int least = table.step == Step::kAct ? 1 : 0;
  if (!table.actions_left) return kNone;
  if (*table.actions_left < least || *table.actions_left > least + 1) return "actions_left is out of range";
  if (table.actions_left == 2 && table.active->era != table.focus.at(table.to_move)) {
    return "with two actions left the active copy is in the focus era";
  }
  return kNone;
}

// TK-TURN-06: both actions must be taken if legally possible, and then it is on to the focus. A turn may also be given
// as being at its focus without actions.
Complaint StepFitsActions(const Options& options, const Table& table) {
  const Referee referee(options, table);
  if (table.step == Step::kAct && !referee.CanAct()) return "no action is legal";
  if (table.step == Step::kFocus && table.actions_left == 1 && referee.CanAct()) return "an action is legal";
  return kNone;
}

}  // namespace

std::optional<std::string> FaultOf(const Options& options, const Table& table) {
  for (const auto law :
       {CopiesAddUp, ChaptersInPlay, PlantsAreEnough, SeedsShareWithCopiesOnly, TrunksPointToSpaces, StatuesOfEras,
        StatuesBuilt, ElephantsOfEras, OverHasWinner, ActiveCopyFits, ActionsLeftFit, StepFitsActions}) {
    if (Complaint fault = law(options, table)) return fault;
  }
  return kNone;
}

}  // namespace timeproof::plain
