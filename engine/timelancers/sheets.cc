#include "engine/timelancers/sheets.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/timelancers/ability.h"
#include "engine/timelancers/card_text.h"
#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/scoring.h"

namespace timeproof::timelancers {
namespace {

constexpr std::size_t kLabelWidth = 13;

Cell Text(std::string text) { return {.text = std::move(text)}; }
Cell Heading(std::string_view text) { return Label(fmt::format(" {}", text)); }

// A line of cards under a name; their number is marked when they are not the same.
SheetLine CardsLine(std::string_view name, const std::vector<std::string>& cards) {
  SheetLine line = {Label(name, kLabelWidth),
                    {.text = fmt::format("{}", cards.size()), .meaning = fmt::format("{}", fmt::join(cards, " "))}};
  for (const std::string& card : cards) line.push_back(Label(fmt::format(" {}", card)));
  return line;
}

template <typename Cards, typename Piles>
std::vector<std::string> CardsIn(Pile pile, const Cards& cards, const Piles& piles) {
  std::vector<std::string> ids;
  for (std::size_t card = 0; card < cards.size(); ++card) {
    if (piles[card] == pile) ids.push_back(cards[card].id);
  }
  return ids;
}

template <typename TheDeck, typename Cards>
std::vector<std::string> CardsOf(const TheDeck& deck, const Cards& cards) {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < deck.size; ++i) ids.push_back(cards[At(IndexOf(deck.cards[i]))].id);
  return ids;
}

// --- Events.

SheetLine EventCells(const Pack& pack, Ref ref) {
  if (ref == kAbsent) return {Text(std::string(kBlank))};
  const Event& event = pack.event(IndexOf(ref));
  return {Text(event.id),
          Text(DateText(event.date)),
          Text(std::string(kEraNames[At(event.era)])),
          Text(ShortCost(event.cost)),
          Text(fmt::format("{}", event.money)),
          Text(SideText(event.sides[At(Side::kRepeat)])),
          Text(SideText(event.sides[At(Side::kRevise)]))};
}

SheetLine Joined(SheetLine line, const SheetLine& more) {
  line.insert(line.end(), more.begin(), more.end());
  return line;
}

// --- Players.

SheetLine ReservedLine(const Pack& pack, Ref reserved) {
  const SheetLine line = {Label("  reserved", kLabelWidth)};
  if (reserved == kAbsent) return Joined(line, {Text(std::string(kBlank))});
  const std::string_view type = kTypeNames[At(pack.event(IndexOf(reserved)).type)];
  return Joined(Joined(line, {Text(std::string(type))}), EventCells(pack, reserved));
}

std::string WhereText(const Pack& pack, const PlayerState& player) {
  if (player.tile != kAbsent) return "on " + pack.tile(IndexOf(player.tile)).id;
  return fmt::format("in the machine, slot {}", player.slot);
}

std::string StandingText(const PlayerState& player) {
  if (player.IsFinished()) return "finished";
  if (player.trapped != 0) return "trapped";
  return player.acted != 0 ? "turn taken" : "";
}

std::vector<std::string> JobsOf(const Pack& pack, const State& state, int seat, Pile pile) {
  std::vector<std::string> jobs;
  for (std::size_t job = 0; job < pack.jobs.size(); ++job) {
    if (!HoldsJob(state, seat, job, pile)) continue;
    jobs.push_back(fmt::format("{} ({})", pack.jobs[job].id, JobText(pack.jobs[job])));
  }
  return jobs;
}

SheetLine JobsLine(std::string_view name, const std::vector<std::string>& jobs) {
  SheetLine line = {Label(name, kLabelWidth)};
  for (const std::string& job : jobs) line.push_back(Text(job));
  if (jobs.empty()) line.push_back(Text(std::string(kBlank)));
  return line;
}

SheetLine GoalsLine(const Options& options, const PlayerState& player) {
  if (player.faction == kAbsent) return {Label("  goals", kLabelWidth), Text("no faction")};
  const Faction& faction = options.pack->factions[At(IndexOf(player.faction))];
  SheetLine line = {Label("  goals", kLabelWidth), Text(faction.id)};
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    line.push_back(Text(fmt::format("{} {}: {}", goal + 1, HasBit(player.goals, goal) ? "met" : "open",
                                    GoalText(faction.goals[options.FactionSide()][goal]))));
  }
  return line;
}

SheetLine MeritsLine(const Options& options, const State& state, int seat) {
  const Merits merits = MeritsOf(options, state, seat);
  SheetLine line = {Label("  merits", kLabelWidth), Text(fmt::format("{}", Total(merits)))};
  for (std::size_t source = 0; source < merits.size(); ++source) {
    if (merits[source] != 0) line.push_back(Text(fmt::format("{} {}", kMeritSources[source], merits[source])));
  }
  if (options.pack->is_synthetic) line.push_back(Label(" (synthetic pack)"));
  return line;
}

// --- Machines.

const Slot* FindSlot(const Pack& pack, const PlayerState& player, std::size_t slot) {
  return player.character == kAbsent ? nullptr : &pack.characters[At(IndexOf(player.character))].machine[slot];
}

// The side that touches the machine, then the other one.
SheetLine LyingCells(const Pack& pack, Ref ref, Side side) {
  if (ref == kAbsent) return {Text(std::string(kBlank))};
  const Event& event = pack.event(IndexOf(ref));
  return {Text(event.id),
          Text(DateText(event.date)),
          Text(std::string(kTypeNames[At(event.type)])),
          Text(std::string(kEraNames[At(event.era)])),
          Text(std::string(kSideNames[At(side)])),
          Text(SideText(event.sides[At(side)])),
          Text(fmt::format("{} {}", kSideNames[At(Other(side))], SideText(event.sides[At(Other(side))])))};
}

}  // namespace

Sheet TableSheet(const Options& options, const State& state) {
  const Pack& pack = *options.pack;
  const Ref up = state.enforcement_up;
  const std::string card = up == kAbsent ? "none" : CardText(pack, pack.enforcement[At(IndexOf(up))]);
  Sheet sheet;
  sheet.push_back({Label("Enforcer", kLabelWidth),
                   Text(state.enforcer == kAbsent ? "off the board" : "on " + pack.tile(IndexOf(state.enforcer)).id),
                   Label(" card up"), Text(card)});
  std::vector<std::string> discards = CardsIn(Pile::kDiscard, pack.enforcement, state.enforcement_piles);
  if (up != kAbsent) std::erase(discards, pack.enforcement[At(IndexOf(up))].id);
  sheet.push_back(CardsLine("discards", discards));
  if (options.IsSolo()) {
    std::vector<std::string> pile;
    for (std::size_t event = 0; event < pack.events.size(); ++event) {
      if (HasBit(state.pile, event)) pile.push_back(pack.events[event].id);
    }
    sheet.push_back(CardsLine("pile", pile));
  }
  sheet.push_back(
      {Label("supply", kLabelWidth), Text(Counted(state.supply_upgrades, "upgrade")),
       Text(Counted(state.supply_locks, "time lock")),
       Text(Counted(static_cast<int>(std::ranges::count(state.job_piles, Pile::kDiscard)), "discarded side job"))});
  SheetLine decks = {Label("decks", kLabelWidth)};
  for (std::size_t type = 0; type < kTypes; ++type) {
    decks.push_back(Text(fmt::format("{} {}", kTypeNames[type], state.decks[type].size)));
  }
  decks.push_back(Text(fmt::format("side jobs {}", state.jobs.size)));
  decks.push_back(Text(fmt::format("enforcement {}", state.enforcement.size)));
  sheet.push_back(decks);
  return sheet;
}

Sheet RowsSheet(const Options& options, const State& state) {
  Sheet sheet = {{Label("face up"), Heading("event"), Heading("date"), Heading("era"), Heading("cost"), Heading("$"),
                  Heading("repeat"), Heading("revise")}};
  for (std::size_t type = 0; type < kTypes; ++type) {
    for (std::size_t place = 0; place < kRowLength; ++place) {
      const SheetLine line = {Label(fmt::format("{:<9}{}", place == 0 ? kTypeNames[type] : "", place + 1))};
      sheet.push_back(Joined(line, EventCells(*options.pack, state.rows[type][place])));
    }
  }
  Align(&sheet);
  return sheet;
}

Sheet PlayerSheet(const Options& options, const State& state, int seat, bool is_open) {
  const Pack& pack = *options.pack;
  const PlayerState& player = state.players[At(seat)];
  const std::string who = player.character == kAbsent ? "" : pack.characters[At(IndexOf(player.character))].id;
  Sheet sheet;
  sheet.push_back({Label(fmt::format("{} {}", SeatName(seat), who), kLabelWidth), Text(WhereText(pack, player)),
                   Text(fmt::format("{} money", player.money)), Text(Counted(static_cast<int>(player.gems), "gem")),
                   Text(Counted(player.locks, "time lock")),
                   Text(Count(player.resources) == 0 ? "no resources" : BundleText(player.resources)),
                   Text(StandingText(player))});
  sheet.push_back(ReservedLine(pack, player.reserved));
  if (is_open) {
    sheet.push_back(JobsLine("  jobs held", JobsOf(pack, state, seat, Pile::kHand)));
  } else {
    sheet.push_back({Label("  jobs held", kLabelWidth), Text(fmt::format("{}", JobsInHand(state, seat)))});
  }
  sheet.push_back(JobsLine("  jobs done", JobsOf(pack, state, seat, Pile::kDone)));
  sheet.push_back(GoalsLine(options, player));
  sheet.push_back(MeritsLine(options, state, seat));
  return sheet;
}

Sheet MachineSheet(const Options& options, const State& state, int seat) {
  const Pack& pack = *options.pack;
  const PlayerState& player = state.players[At(seat)];
  Sheet sheet = {{Label("  machine"), Heading("gems"), Heading("upgrades"), Heading("price"), Heading("event"),
                  Heading("date"), Heading("type"), Heading("era"), Heading("side"), Heading("its merits"),
                  Heading("turned")}};
  for (std::size_t i = 0; i < kSlots; ++i) {
    const Slot* slot = FindSlot(pack, player, i);
    SheetLine line = {
        Label(fmt::format("  {} {}", i + 1, slot == nullptr ? "-" : SlotText(*slot))),
        Text(fmt::format("{}", slot == nullptr ? 0 : slot->gems)), Text(fmt::format("{}", player.upgrades[i])),
        Text(fmt::format("{}", slot == nullptr ? 0 : GemPriceOf(pack, player, static_cast<int>(i) + 1).due()))};
    sheet.push_back(Joined(line, LyingCells(pack, player.events[i], player.sides[i])));
  }
  Align(&sheet);
  return sheet;
}

Sheet FaceDownSheet(const Options& options, const State& state) {
  const Pack& pack = *options.pack;
  Sheet sheet = {{Label("face down, from the top")}};
  for (std::size_t type = 0; type < kTypes; ++type) {
    sheet.push_back(CardsLine(kTypeNames[type], CardsOf(state.decks[type], pack.events)));
  }
  sheet.push_back(CardsLine("Enforcer", CardsOf(state.enforcement, pack.enforcement)));
  sheet.push_back(CardsLine("side jobs", CardsOf(state.jobs, pack.jobs)));
  sheet.push_back(CardsLine("discarded", CardsIn(Pile::kDiscard, pack.jobs, state.job_piles)));
  sheet.push_back({Label("chance", kLabelWidth), Text(fmt::format("{}", state.rng))});
  return sheet;
}

}  // namespace timeproof::timelancers
