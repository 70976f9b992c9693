// Moving in the city, and what its tiles do.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_CITY_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_CITY_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "engine/timelancers/moves.h"
#include "engine/timelancers/round.h"
#include "engine/timelancers/rows.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/supply.h"
#include "engine/timelancers/table.h"

namespace timeproof::timelancers {

// The rule of a tile that the rulebook names; of any other it says no more than that its action may be performed.
inline Rule RuleOf(const Tile& tile) {
  constexpr std::array<std::pair<std::string_view, Rule>, 12> kNamed = {{{"archives", Rule::kTile01},
                                                                         {"armory", Rule::kTile02},
                                                                         {"bank", Rule::kTile03},
                                                                         {"capitol", Rule::kTile04},
                                                                         {"courthouse", Rule::kTile05},
                                                                         {"engineer", Rule::kTile06},
                                                                         {"hospital", Rule::kTile07},
                                                                         {"jeweler", Rule::kTile08},
                                                                         {"laboratory", Rule::kTile09},
                                                                         {"locksmith", Rule::kTile13},
                                                                         {"market", Rule::kTile14},
                                                                         {"hq", Rule::kHq02}}};
  for (const auto& [id, rule] : kNamed) {
    if (tile.id == id) return rule;
  }
  return Rule::kMove01;
}

// --- Landing.

template <typename Trace>
bool IsLittered(const Table<Trace>& t, int tile) {
  return Count(t.state.litter[At(tile)]) > 0;
}

// The active player stands on the tile. The headquarters give their gem by themselves, and ask about litter only.
// (TL-HQ-02, TL-HQ-05, TL-MOVE-06)
template <typename Trace>
void Land(Table<Trace>& t, int tile) {
  t.active().slot = 0;
  t.active().tile = ToRef(tile);
  t.state.least_kind = 0;
  t.state.step = Step::kTile;
  const bool is_hq = tile == t.pack.hq;
  if (IsShared(t.options, t.state, tile)) {
    t.report(is_hq ? Rule::kHq05 : Rule::kMove06, Note::kMeets, t.seat(), 0, tile);
  }
  if (!is_hq) return;
  GainGems(t, FaceUp(t.pack, t.state, tile).gain.gems, Rule::kHq02);
  if (!IsLittered(t, tile)) EndMove(t);
}

// (TL-MOVE-01, TL-MOVE-02, TL-HQ-03; TL-AMB-06: what was left before the machine does not count any more)
template <typename Trace>
void Go(Table<Trace>& t, int tile) {
  const PlayerState& player = t.active();
  if (IsOnTile(player)) {
    const Rule rule = t.state.moves_made == 0 ? Rule::kMove02 : Rule::kMove01;
    t.report(rule, Note::kGoes, t.seat(), TileOf(player), tile);
  } else {
    t.report(Rule::kHq03, Note::kLeaves, t.seat(), player.slot, tile);
  }
  t.state.prev_tile = player.tile;
  Land(t, tile);
}

// (TL-TILE-10, TL-TILE-11)
template <typename Trace>
void Transport(Table<Trace>& t, int tile) {
  const bool is_back = t.state.prev_tile == ToRef(tile);
  t.report(is_back ? Rule::kTile11 : Rule::kTile10, Note::kTransports, t.seat(), TileOf(t.active()), tile);
  t.state.prev_tile = t.active().tile;
  t.state.transported = 1;
  Land(t, tile);
}

// (TL-RES-06)
template <typename Trace>
void PickUp(Table<Trace>& t, std::size_t kind) {
  const int tile = TileOf(t.active());
  TakeFrom(t.state.litter[At(tile)][kind], 1);
  AddTo(t.active().resources[kind], 1);
  t.state.least_kind = static_cast<std::uint8_t>(kind);
  t.report(Rule::kRes06, Note::kPicksUp, static_cast<int>(kind), tile, t.seat());
}

// --- Actions of tiles.

// More side jobs than a hand may hold are dropped at once. (TL-JOB-03)
template <typename Trace>
bool AsksForDrop(Table<Trace>& t) {
  if (JobsInHand(t.state, t.seat()) <= kMostJobsInHand) return false;
  t.state.step = Step::kDrop;
  return true;
}

template <typename Trace>
int ActingTile(const Table<Trace>& t) {
  return IndexOf(t.state.copied != kAbsent ? t.state.copied : t.active().tile);
}

// Does what an action of the tile does; `move` says how. (TL-TILE-01 to TL-TILE-08, TL-TILE-13, TL-TILE-14)
template <typename Trace>
void Perform(Table<Trace>& t, Move move) {
  const int tile = ActingTile(t);
  const Rule rule = RuleOf(t.pack.tile(tile));
  const TileAction& action = FaceUp(t.pack, t.state, tile);
  PayMoney(t, action.pay);
  switch (VerbOf(move)) {
    case Verb::kResetEvent:
      ResetEvent(t, IndexIn(move));
      break;
    case Verb::kResetRow:
      ResetRow(t, At(IndexIn(move)));
      break;
    case Verb::kTrade: {
      const Trade trade = TradeIn(move);
      Bundle given = {};
      given[At(trade.given)] = 1;
      PayResources(t, given, Rule::kTile14);
      GainResources(t, trade.got, Rule::kTile14);
      break;
    }
    default:
      Receive(t, action.gain, {.resources = {}, .slot = IndexIn(move)},
              {.things = rule, .locks = rule, .jobs = rule, .upgrades = rule});
  }
  if (!AsksForDrop(t)) EndMove(t);
}

// Whether the action is done without a further question.
inline bool IsPlain(const TileAction& action) { return action.deed == Deed::kGain && action.gain.upgrades == 0; }

// (TL-TILE-09)
template <typename Trace>
void Copy(Table<Trace>& t, int tile) {
  t.report(Rule::kTile09, Note::kCopies, tile, t.seat());
  t.state.copied = ToRef(tile);
  t.state.least_kind = 0;
  if (IsPlain(FaceUp(t.pack, t.state, tile))) Perform(t, MakeMove(Verb::kAct));
}

// (TL-MOVE-08)
template <typename Trace>
void LeaveAlone(Table<Trace>& t) {
  const int tile = TileOf(t.active());
  if (tile != t.pack.hq) t.report(Rule::kMove08, Note::kDeclines, tile, t.seat());
  EndMove(t);
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_CITY_H_
