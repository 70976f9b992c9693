// A plain reading of some rules of Timelancers, written by other means than the engine: slow, and everything spelled
// out. It shares packs, options, positions and moves with the engine, and no rules.
//
// It covers, and nothing else: where an event may be placed and what makes room for it (TL-PLACE-01 to TL-PLACE-05);
// ripples that no lock is asked for (TL-RIP-02, TL-RIP-04, TL-RIP-06); goals (TL-GOAL-01, AMB-24); scores and ties
// (TL-SCORE-01 to TL-TIE-02); steps from tile to tile (TL-MOVE-01, 03, 05, 07, AMB-04); and what there is of each piece
// (TL-INV-01, 03, 04, 05, 09, 10).
#ifndef TIMEPROOF_PROPERTIES_TIMELANCERS_PARTIAL_READING_H_
#define TIMEPROOF_PROPERTIES_TIMELANCERS_PARTIAL_READING_H_

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/move.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"

namespace timeproof::plain_timelancers {

// What is on each slot, from the left: an event of the pack, or nothing.
using Row = std::vector<std::optional<int>>;

// A way to place an event: the slot that it takes, "", "right" or "left" for the run that moves, and the machine then.
struct Placement {
  int slot = 0;
  std::string run;
  Row row;
};
std::vector<Placement> Placements(const timelancers::Pack& pack, const Row& row, int event);

// An event as it lies on a machine.
struct Lying {
  int event = 0;
  timelancers::Side side = timelancers::Side::kRepeat;
};
// Numbers of the goals, from 0, that the events meet: each serves one; as many goals as can be, lower numbers first.
std::set<int> GoalsMet(const timelancers::Pack& pack, const std::array<timelancers::Goal, timelancers::kGoals>& goals,
                       const std::vector<Lying>& events);

// Where the reading and the position disagree, on one line, or nothing. `listed` is what the engine says is legal.
std::optional<std::string> Disagreement(const timelancers::Options& options, const timelancers::State& state,
                                        const std::vector<Move>& listed);

// Where the reading and what came of a move disagree.
std::optional<std::string> Disagreement(const timelancers::Options& options, const timelancers::State& before,
                                        Move move, const timelancers::State& after);

}  // namespace timeproof::plain_timelancers

#endif  // TIMEPROOF_PROPERTIES_TIMELANCERS_PARTIAL_READING_H_
