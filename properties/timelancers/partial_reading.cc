#include "properties/timelancers/partial_reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>
#include <utility>

#include "engine/timelancers/moves.h"

namespace timeproof::plain_timelancers {
namespace {

using timelancers::At;
using timelancers::Options;
using timelancers::Pack;
using timelancers::PlayerState;
using timelancers::Side;
using timelancers::State;
using timelancers::Step;
using timelancers::Verb;
using Complaint = std::optional<std::string>;

int TheEvent(timelancers::Ref ref) { return ref - 1; }

// --- Machines.

Row RowOf(const PlayerState& player) {
  Row row;
  for (const auto ref : player.events) row.push_back(ref == 0 ? std::nullopt : std::optional<int>(TheEvent(ref)));
  return row;
}

std::vector<Lying> LyingOn(const PlayerState& player) {
  std::vector<Lying> events;
  for (std::size_t i = 0; i < player.events.size(); ++i) {
    if (player.events[i] != 0) events.push_back({TheEvent(player.events[i]), player.sides[i]});
  }
  return events;
}

bool IsChronological(const Pack& pack, const Row& row) {
  std::vector<timelancers::Date> dates;
  for (const auto& event : row) {
    if (event) dates.push_back(pack.event(*event).date);
  }
  return std::ranges::is_sorted(dates);
}

// All from `slot` to the next gap on that side moved by one, and the event on the slot; nothing without a gap.
std::optional<Row> Pushed(Row row, int slot, int step, int event) {
  const int last = static_cast<int>(row.size());
  std::optional<int> carried = event;
  for (int at = slot; carried; at += step) {
    if (at < 1 || at > last) return std::nullopt;
    std::swap(carried, row[At(at - 1)]);
  }
  return row;
}

// --- Goals.

// Whether each wish can be given an event of its own.
bool CanServe(const Pack& pack, std::vector<std::pair<Side, timelancers::Wanted>> wishes,
              const std::vector<Lying>& events) {
  if (wishes.empty()) return true;
  const auto [side, wanted] = wishes.back();
  wishes.pop_back();
  for (std::size_t i = 0; i < events.size(); ++i) {
    const timelancers::Event& event = pack.event(events[i].event);
    const bool fits = events[i].side == side && (!wanted.type || *wanted.type == event.type) &&
                      (!wanted.era || *wanted.era == event.era);
    if (!fits) continue;
    std::vector<Lying> others = events;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    if (CanServe(pack, wishes, others)) return true;
  }
  return false;
}

std::set<int> GoalsOf(const Options& options, const PlayerState& player) {
  const std::size_t face = options.mode == timelancers::Mode::kTraditional ? 0 : 1;
  return GoalsMet(*options.pack, options.pack->factions[At(player.faction - 1)].goals[face], LyingOn(player));
}

std::set<int> Marked(const PlayerState& player) {
  std::set<int> goals;
  for (int goal = 0; goal < timelancers::kGoals; ++goal) {
    if ((player.goals & 1 << goal) != 0) goals.insert(goal);
  }
  return goals;
}

bool IsFinished(const PlayerState& player) { return Marked(player).size() == 4; }

Complaint MarkersAreRight(const Options& options, const State& state) {
  if (state.step != Step::kMove && state.step != Step::kOver) return std::nullopt;
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    if (player.faction == 0 || Marked(player) == GoalsOf(options, player)) continue;
    if (!IsFinished(player)) return fmt::format("the goal markers of P{} do not mirror the machine", seat + 1);
  }
  return std::nullopt;
}

// --- Scores.

// Merits, captured events, and how old the oldest is: greater wins.
using Rank = std::tuple<int, int, timelancers::Date>;

Rank RankOf(const Pack& pack, const std::vector<Lying>& events, int others) {
  timelancers::Date oldest = {.year = 1'000'000};
  int merits = others;
  for (const Lying& lying : events) {
    const timelancers::Event& event = pack.event(lying.event);
    merits += event.sides[lying.side == Side::kRepeat ? 0 : 1].merits;
    oldest = std::min(oldest, event.date);
  }
  return {merits, static_cast<int>(events.size()), {-oldest.year, -oldest.month, -oldest.day}};
}

Rank RankOf(const Options& options, const State& state, int seat) {
  const PlayerState& player = state.players[At(seat)];
  int others = 2 * static_cast<int>(Marked(player).size()) + player.locks + static_cast<int>(player.money / 5);
  int pieces = 0;
  for (const int held : player.resources) pieces += held;
  for (const int upgrades : player.upgrades) others += upgrades;
  for (std::size_t job = 0; job < options.pack->jobs.size(); ++job) {
    const bool done = state.job_piles[job] == timelancers::Pile::kDone && state.job_owners[job] == seat;
    others += done ? options.pack->jobs[job].merits : 0;
  }
  return RankOf(*options.pack, LyingOn(player), others + pieces / 3);
}

Complaint WinnersAreRight(const Options& options, const State& state) {
  if (state.step != Step::kOver) return std::nullopt;
  std::vector<Rank> ranks;
  for (int seat = 0; seat < options.players; ++seat) ranks.push_back(RankOf(options, state, seat));
  unsigned winners = 0;
  for (int seat = 0; seat < options.players; ++seat) {
    if (ranks[At(seat)] == std::ranges::max(ranks)) winners |= 1U << static_cast<unsigned>(seat);
  }
  if (options.mode == timelancers::Mode::kSolo) {
    std::vector<Lying> pile;
    for (int event = 0; event < static_cast<int>(options.pack->events.size()); ++event) {
      if ((state.pile >> static_cast<unsigned>(event) & 1) != 0) pile.push_back({event, Side::kRevise});
    }
    winners = ranks[0] > RankOf(*options.pack, pile, 0) ? 1 : 0;
  }
  if (winners == state.winners) return std::nullopt;
  return fmt::format("the winners are {:b}, by the plain reading {:b}", state.winners, winners);
}

// --- The city.

class City {
 public:
  City(const Options& options, const State& state) : pack_(*options.pack), state_(state) {}

  std::set<int> Steps(int from, int came_from, int left) const {
    std::set<int> steps;
    for (int to = 0; to < Tiles(); ++to) {
      if (to != came_from && Touches(from, to) && !IsBarred(to) && CanEnd(to, from, left - 1)) steps.insert(to);
    }
    return steps;
  }

 private:
  int Tiles() const { return static_cast<int>(pack_.tiles.size()); }
  bool IsBarred(int tile) const { return state_.enforcer == tile + 1; }
  bool Touches(int a, int b) const {
    const int q = state_.hexes[At(a)].q - state_.hexes[At(b)].q;
    const int r = state_.hexes[At(a)].r - state_.hexes[At(b)].r;
    return std::max({std::abs(q), std::abs(r), std::abs(q + r)}) == 1;
  }
  bool IsFree(int tile) const {
    if (pack_.tile(tile).is_hq) return true;
    for (int seat = 0; seat < timelancers::kMostPlayers; ++seat) {
      if (seat != state_.active && state_.players[At(seat)].tile == tile + 1) return false;
    }
    return true;
  }
  bool Transports(int tile) const {
    const bool is_b = state_.faces[At(tile)] == timelancers::Face::kB;
    return pack_.tile(tile).faces[is_b ? 1 : 0].deed == timelancers::Deed::kTransport;
  }
  // Whether a turn that comes to the tile can end by the rules.
  bool CanEnd(int tile, int came_from, int left) const {
    if (IsFree(tile)) return true;
    for (int to = 0; Transports(tile) && to < Tiles(); ++to) {
      if (to != tile && !IsBarred(to) && CanEnd(to, tile, left)) return true;
    }
    return left > 0 && !Steps(tile, came_from, left).empty();
  }

  const Pack& pack_;
  const State& state_;
};

Complaint StepsAreRight(const Options& options, const State& state, const std::vector<Move>& listed) {
  const PlayerState& player = state.players[state.active];
  if (state.step != Step::kMove || player.tile == 0) return std::nullopt;
  std::set<int> steps;
  for (const Move move : listed) {
    if (timelancers::VerbOf(move) == Verb::kGo) steps.insert(timelancers::IndexIn(move));
  }
  const int moves = options.mode == timelancers::Mode::kSolo ? 5 : 3;
  const auto plain = City(options, state).Steps(player.tile - 1, state.prev_tile - 1, moves - state.moves_made);
  if (plain == steps) return std::nullopt;
  return fmt::format("{} tiles may be gone to, by the plain reading {}", steps.size(), plain.size());
}

// --- Placement.

using Way = std::pair<int, std::string>;

std::optional<Way> WayOf(Move move) {
  const int slot = timelancers::IndexIn(move);
  switch (timelancers::VerbOf(move)) {
    case Verb::kPlace:
      return Way(slot, "");
    case Verb::kPlaceRight:
      return Way(slot, "right");
    case Verb::kPlaceLeft:
      return Way(slot, "left");
    default:
      return std::nullopt;
  }
}

Complaint PlacesAreRight(const Options& options, const State& state, const std::vector<Move>& listed) {
  if (state.step != Step::kPlace) return std::nullopt;
  std::set<Way> ways, plain;
  for (const Move move : listed) ways.insert(WayOf(move).value_or(Way()));
  for (const Placement& placement :
       Placements(*options.pack, RowOf(state.players[state.active]), TheEvent(state.event))) {
    plain.emplace(placement.slot, placement.run);
  }
  if (ways == plain) return std::nullopt;
  return fmt::format("{} placements are listed, by the plain reading {}", ways.size(), plain.size());
}

// --- What there is.

std::vector<int> EventsMet(const State& state) {
  std::vector<int> met;
  const auto meet = [&](timelancers::Ref ref) {
    if (ref != 0) met.push_back(TheEvent(ref));
  };
  for (const auto& deck : state.decks) {
    for (std::size_t i = 0; i < deck.size; ++i) meet(deck.cards[i]);
  }
  for (const auto& row : state.rows) std::ranges::for_each(row, meet);
  for (const PlayerState& player : state.players) {
    std::ranges::for_each(player.events, meet);
    meet(player.reserved);
  }
  for (int event = 0; event < 64; ++event) {
    if ((state.pile >> static_cast<unsigned>(event) & 1) != 0) met.push_back(event);
  }
  return met;
}

Complaint NothingIsLost(const Options& options, const State& state) {
  std::vector<int> met = EventsMet(state);
  // While it is being captured an event may still lie where it came from, or nowhere.
  if (state.step == Step::kMove || state.step == Step::kOver) {
    std::ranges::sort(met);
    if (std::ranges::adjacent_find(met) != met.end()) return "an event is in two places (TL-INV-01)";
    if (state.partial == 0 && met.size() != options.pack->events.size()) return "an event is nowhere (TL-INV-01)";
  }
  int upgrades = state.supply_upgrades;
  int locks = state.supply_locks;
  for (const PlayerState& player : state.players) {
    locks += player.locks;
    for (const int some : player.upgrades) upgrades += some;
  }
  if (state.partial == 0 && (upgrades != 20 || locks != 15)) return "an upgrade or a lock is lost (TL-INV-03)";
  return std::nullopt;
}

Complaint PlayersAreInOrder(const Options& options, const State& state) {
  std::map<int, int> standing;
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = state.players[At(seat)];
    int pieces = 0;
    for (const int held : player.resources) pieces += held;
    if (pieces > 10 && (seat != state.active || state.step == Step::kMove || state.step == Step::kOver))
      return fmt::format("P{} holds {} resources (TL-INV-04)", seat + 1, pieces);
    const bool is_open = state.step == Step::kReplace || state.step == Step::kPlace;
    if (!is_open && !IsChronological(*options.pack, RowOf(player)))
      return fmt::format("the machine of P{} is out of order (TL-INV-05)", seat + 1);
    if (player.trapped != 0 && player.tile != state.enforcer)
      return fmt::format("P{} is trapped elsewhere (TL-INV-10)", seat + 1);
    const bool counts = player.tile != 0 && !options.pack->tile(player.tile - 1).is_hq && seat != state.active;
    if (counts && ++standing[player.tile] > 1) return "two who wait stand on one tile (TL-INV-09)";
  }
  return std::nullopt;
}

// --- Ripples.

std::map<int, Side> SidesOn(const PlayerState& player) {
  std::map<int, Side> sides;
  for (const Lying& lying : LyingOn(player)) sides[lying.event] = lying.side;
  return sides;
}

// The event that a move put on the machine, and how it lies there.
std::optional<Lying> Captured(const State& before, const State& after) {
  const auto had = SidesOn(before.players[before.active]);
  for (const Lying& lying : LyingOn(after.players[before.active])) {
    if (!had.contains(lying.event)) return lying;
  }
  return std::nullopt;
}

Complaint SidesAreRight(const Options& options, const State& before, const State& after, const Lying& captured) {
  const timelancers::Event& cause = options.pack->event(captured.event);
  for (int seat = 0; seat < options.players; ++seat) {
    const PlayerState& player = before.players[At(seat)];
    const bool spared = IsFinished(player) || (IsFinished(after.players[At(seat)]) && options.ChecksGoalsAtOnce());
    const auto now = SidesOn(after.players[At(seat)]);
    for (const auto& [event, side] : SidesOn(player)) {
      if (!now.contains(event) || (spared && !IsFinished(player))) continue;
      const timelancers::Event& card = options.pack->event(event);
      const bool rotates =
          !spared && captured.side == Side::kRevise && card.type == cause.type && card.date > cause.date;
      if ((now.at(event) != side) == rotates) continue;
      return fmt::format("{} of P{} {}", card.id, seat + 1, rotates ? "does not rotate" : "rotates");
    }
  }
  return std::nullopt;
}

Complaint FacesAreRight(const Options& options, const State& before, const State& after, const Lying& captured) {
  const timelancers::Type type = options.pack->event(captured.event).type;
  for (std::size_t i = 0; i < options.pack->tiles.size(); ++i) {
    const bool flips = captured.side == Side::kRevise && options.pack->tiles[i].type == type;
    if ((before.faces[i] != after.faces[i]) == flips) continue;
    return fmt::format("{} {}", options.pack->tiles[i].id, flips ? "does not flip" : "flips");
  }
  return std::nullopt;
}

// Only where no lock or job is asked for and the Enforcer has not acted, too.
Complaint RippleIsRight(const Options& options, const State& before, const State& after) {
  const auto captured = Captured(before, after);
  const bool waits = after.step == Step::kLock || after.step == Step::kJob || after.step == Step::kOver;
  if (!captured || waits || before.round != after.round) return std::nullopt;
  if (Complaint why = SidesAreRight(options, before, after, *captured)) return why;
  return FacesAreRight(options, before, after, *captured);
}

Complaint PlacementIsRight(const Options& options, const State& before, Move move, const State& after) {
  const auto way = before.step == Step::kPlace ? WayOf(move) : std::nullopt;
  if (!way) return std::nullopt;
  for (const Placement& placement :
       Placements(*options.pack, RowOf(before.players[before.active]), TheEvent(before.event))) {
    if (Way(placement.slot, placement.run) != *way) continue;
    if (placement.row == RowOf(after.players[before.active])) return std::nullopt;
    return "the events lie on other slots than by the plain reading";
  }
  return "there is no such placement by the plain reading";
}

}  // namespace

std::vector<Placement> Placements(const Pack& pack, const Row& row, int event) {
  std::vector<Placement> gaps, pushes;
  const auto add = [&](std::vector<Placement>* to, int slot, const std::string& run, int step) {
    const auto pushed = Pushed(row, slot, step, event);
    if (pushed && IsChronological(pack, *pushed)) to->push_back({slot, run, *pushed});
  };
  for (int slot = 1; slot <= static_cast<int>(row.size()); ++slot) {
    if (!row[At(slot - 1)]) {
      add(&gaps, slot, "", 1);
    } else {
      add(&pushes, slot, "right", 1);
      add(&pushes, slot, "left", -1);
    }
  }
  return gaps.empty() ? pushes : gaps;
}

std::set<int> GoalsMet(const Pack& pack, const std::array<timelancers::Goal, timelancers::kGoals>& goals,
                       const std::vector<Lying>& events) {
  std::set<int> best;
  for (unsigned some = 0; some < 1U << goals.size(); ++some) {
    std::set<int> chosen;
    std::vector<std::pair<Side, timelancers::Wanted>> wishes;
    for (int goal = 0; goal < timelancers::kGoals; ++goal) {
      if ((some >> static_cast<unsigned>(goal) & 1) == 0) continue;
      chosen.insert(goal);
      for (const auto& wanted : goals[At(goal)].events) wishes.emplace_back(goals[At(goal)].side, wanted);
    }
    const bool better = chosen.size() > best.size() || (chosen.size() == best.size() && chosen < best);
    if (better && CanServe(pack, wishes, events)) best = chosen;
  }
  return best;
}

Complaint Disagreement(const Options& options, const State& state, const std::vector<Move>& listed) {
  if (Complaint why = NothingIsLost(options, state)) return why;
  if (Complaint why = PlayersAreInOrder(options, state)) return why;
  if (Complaint why = MarkersAreRight(options, state)) return why;
  if (Complaint why = PlacesAreRight(options, state, listed)) return why;
  if (Complaint why = StepsAreRight(options, state, listed)) return why;
  return WinnersAreRight(options, state);
}

Complaint Disagreement(const Options& options, const State& before, Move move, const State& after) {
  if (Complaint why = PlacementIsRight(options, before, move, after)) return why;
  return RippleIsRight(options, before, after);
}

}  // namespace timeproof::plain_timelancers
