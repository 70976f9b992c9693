#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/timelancers/pack_reader.h"

namespace timeproof::timelancers {
namespace {

// --- How large the numbers on a card may be: so large that no box has more, so small that every choice fits in a move.

constexpr int kMostYear = 2'000'000'000;
constexpr int kMostMerits = 99;
constexpr int kMostMoney = 15;
constexpr int kMostGems = 15;
constexpr int kMostPieces = 7;  // of a price, and of each resource in a gain
constexpr int kMostAny = 3;     // resources of one's choice in a gain
constexpr int kMostCards = 5;   // locks or side jobs in a gain
constexpr int kMostMeritsOfAJob = 3;

std::uint8_t Byte(int number) { return static_cast<std::uint8_t>(number); }

Bundle ReadBundle(const Source& source) {
  Bundle bundle = {};
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    bundle[kind] = Byte(source.At(kResourceNames[kind]).Number(0, kMostPieces));
  }
  return bundle;
}

Less ReadLess(const Source& source) {
  source.Expect(kLessForm);
  return {.resources = ReadBundle(source),
          .any = Byte(source.At("any").Number(0, kMostPieces)),
          .gems = Byte(source.At("gems").Number(0, kMostGems))};
}

Cost ReadCost(const Source& source) {
  source.Expect(kCostForm);
  const Cost cost{.resources = ReadBundle(source), .any = Byte(source.At("any").Number(0, kMostPieces))};
  const int pieces = Count(cost.resources) + cost.any;
  if (pieces > kMostPieces) source.Fault(fmt::format("cost is {} pieces, it should be 0 to {}", pieces, kMostPieces));
  return cost;
}

void RefuseKey(const Source& source, std::string_view key, std::string_view why) {
  if (source.Has(key)) source.At(key).Fault(fmt::format("no {} here: {}", key, why));
}

Ability ReadAbility(const Source& source) {
  constexpr std::array<std::string_view, 3> kKinds = {"none", "action", "constant"};
  source.Expect(kAbilityForm);
  const auto kind = source.At("kind").OneOf<AbilityKind>("kind of ability", kKinds);
  Ability ability{.kind = kind.value_or(AbilityKind::kNone)};
  if (source.Has("gain")) ability.gain = ReadGain(source.At("gain"));
  if (source.Has("less")) ability.less = ReadLess(source.At("less"));
  if (!kind) return ability;
  if (*kind != AbilityKind::kAction) RefuseKey(source, "gain", "only an action ability gives something");
  if (*kind != AbilityKind::kConstant) RefuseKey(source, "less", "only a constant ability takes something off");
  if (*kind == AbilityKind::kAction && source.At("gain").IsEmpty()) source.Fault("an action ability needs a gain");
  if (*kind == AbilityKind::kConstant && source.At("less").IsEmpty()) source.Fault("a constant ability needs a less");
  return ability;
}

EventSide ReadSide(const Source& source) {
  source.Expect(kSideForm);
  return {.merits = Byte(source.At("merits").Number(0, kMostMerits)), .ability = ReadAbility(source.At("ability"))};
}

Date ReadDate(const Source& source) {
  if (!source.IsMap()) return {.year = source.Number(-kMostYear, kMostYear)};
  source.Expect(kDateForm);
  const Date date{.year = source.At("year").Number(-kMostYear, kMostYear),
                  .month = source.At("month").Number(1, 12),
                  .day = source.At("day").Number(1, 31)};
  if (source.Has("day") && !source.Has("month")) source.At("day").Fault("a day needs a month");
  return date;
}

Event ReadEvent(const Source& source) {
  Event event;
  event.title = source.At("title").Text();
  event.date = ReadDate(source.At("date"));
  event.era = source.At("era").OneOf<Era>("era", kEraNames).value_or(Era::kAncient);
  event.type = source.At("type").OneOf<Type>("type", kTypeNames).value_or(Type::kCultural);
  event.cost = ReadCost(source.At("cost"));
  event.money = Byte(source.At("money").Number(0, kMostMoney));
  for (std::size_t side = 0; side < kSideNames.size(); ++side)
    event.sides[side] = ReadSide(source.At(kSideNames[side]));
  return event;
}

SideJob ReadSideJob(const Source& source) {
  SideJob job;
  job.type = source.At("type").OneOf<Type>("type", kTypeNames).value_or(Type::kCultural);
  job.era = source.At("era").OneOf<Era>("era", kEraNames).value_or(Era::kAncient);
  job.merits = Byte(source.At("merits").Number(1, kMostMeritsOfAJob));
  return job;
}

Wanted ReadWanted(const Source& source) {
  source.Expect(kWantedForm);
  return {.type = source.At("type").OneOf<Type>("type", kTypeNames),
          .era = source.At("era").OneOf<Era>("era", kEraNames)};
}

Goal ReadGoal(const Source& source) {
  source.Expect(kGoalForm);
  Goal goal;
  goal.side = source.At("side").OneOf<Side>("side", kSideNames).value_or(Side::kRepeat);
  for (const Source& wanted : source.At("events").Items()) goal.events.push_back(ReadWanted(wanted));
  if (goal.events.empty() && source.At("events").IsList()) source.At("events").Fault("a goal asks for some event");
  return goal;
}

// The four goals of one side of a faction, which ask for `whole` events in all.
std::array<Goal, kGoals> ReadGoals(const Source& source) {
  std::array<Goal, kGoals> goals;
  const std::vector<Source> items = source.Items();
  if (source.IsList() && items.size() != goals.size()) {
    source.Fault(fmt::format("{} goals, there should be {}", items.size(), kGoals));
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Goal goal = ReadGoal(items[i]);
    if (i < goals.size()) goals[i] = goal;
  }
  return goals;
}

Faction ReadFaction(const Source& source) {
  Faction faction;
  faction.title = source.At("title").Text();
  faction.goals = {ReadGoals(source.At("traditional")), ReadGoals(source.At("advanced"))};
  return faction;
}

// Says when the goals of a side ask for another number of events than they should; not of one that cannot be read.
void CheckGoals(const Source& side, const std::array<Goal, kGoals>& goals, int whole, bool is_partial) {
  int events = 0;
  for (const Goal& goal : goals) {
    if (goal.events.empty()) return;
    events += static_cast<int>(goal.events.size());
  }
  ExpectCount(side, "events asked for", events, whole, is_partial);
}

std::vector<Type> ReadRevisions(const Source& source) {
  std::vector<Type> types;
  const std::vector<Source> items = source.Items();
  for (const Source& item : items) {
    const auto type = item.OneOf<Type>("type", kTypeNames);
    if (!type) continue;
    if (std::ranges::find(types, *type) != types.end()) {
      item.Fault(fmt::format("'{}' stands twice, the types should be different", kTypeNames[At(*type)]));
    }
    types.push_back(*type);
  }
  if (source.IsList() && (items.empty() || items.size() > 2)) {
    source.Fault(fmt::format("revises {} types, it should be 1 or 2", items.size()));
  }
  return types;
}

EnforcementCard ReadEnforcementCard(const Source& source) {
  EnforcementCard card;
  card.solo = source.At("solo").Boolean();
  card.revise = ReadRevisions(source.At("revise"));
  const bool flips = source.At("flip").Boolean();
  if (source.Has("revise") && source.Has("flip")) {
    source.At("flip").Fault("a card revises or flips, not both: take revise or flip away");
  } else if (source.Has("flip") && !flips && source.At("flip").IsBoolean()) {
    source.At("flip").Fault("flip is false, it should be true, or there should be a revise");
  } else if (!source.Has("revise") && !source.Has("flip")) {
    source.Fault("does nothing, it should have revise: [TYPE] or flip: true");
  }
  return card;
}

// The tile of the location, if there is one that can be.
std::optional<int> ReadLocation(const Source& source, const std::vector<Tile>& tiles) {
  const std::string name = source.Text();
  if (name.empty()) return std::nullopt;
  std::vector<std::string> places;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (tiles[i].id == name && !tiles[i].is_hq) return static_cast<int>(i);
    if (!tiles[i].is_hq) places.push_back(tiles[i].id);
  }
  source.Fault(fmt::format("no location '{}'; there are {}", name, fmt::join(places, ", ")));
  return std::nullopt;
}

}  // namespace

void ExpectCount(const Source& where, std::string_view what, int count, int whole, bool is_partial) {
  const std::string message = fmt::format("{} {}, there should be {}", count, what, whole);
  if (count > whole || (count < whole && !is_partial)) {
    where.Fault(message);
  } else if (count < whole) {
    where.Warn(message + " in a whole pack");
  }
}

Gain ReadGain(const Source& source) {
  source.Expect(kGainForm);
  return {.resources = ReadBundle(source),
          .any = Byte(source.At("any").Number(0, kMostAny)),
          .money = Byte(source.At("money").Number(0, kMostMoney)),
          .gems = Byte(source.At("gems").Number(0, kMostGems)),
          .locks = Byte(source.At("locks").Number(0, kMostCards)),
          .jobs = Byte(source.At("jobs").Number(0, kMostCards)),
          .upgrades = Byte(source.At("upgrades").Number(0, 1))};
}

std::vector<Event> ReadEvents(const Source& document, bool is_partial) {
  const Source list = document.At("events");
  std::vector<Event> events = ReadCards(list, "event", kEventForm, &ReadEvent);
  if (!list.IsList()) return events;
  // An event whose type cannot be read may be of any type.
  std::array<int, kTypes> each = {};
  int unknown = 0;
  for (const Source& item : list.Items()) {
    const auto type = std::ranges::find(kTypeNames, item.At("type").string());
    type == kTypeNames.end() ? ++unknown : ++each[static_cast<std::size_t>(type - kTypeNames.begin())];
  }
  for (std::size_t type = 0; type < kTypes; ++type) {
    const std::string what = fmt::format("{} events", kTypeNames[type]);
    const bool too_many_for_decks = is_partial && each[type] > kMostEventsEach;
    if (too_many_for_decks)
      list.Fault(fmt::format("{} {}, there should be at most {}", each[type], what, kMostEventsEach));
    const bool may_be_whole = each[type] < kEventsEach && each[type] + unknown >= kEventsEach;
    const bool may_be_more = is_partial && each[type] > kEventsEach;
    if (!may_be_whole && !may_be_more) ExpectCount(list, what, each[type], kEventsEach, is_partial);
  }
  if (is_partial) ExpectCount(list, "events", static_cast<int>(events.size()), kMostEvents, true);
  return events;
}

void CheckEras(const Source& document, const std::vector<Event>& events) {
  const Source dates = document.At("dates");
  dates.Expect(kDatesForm);
  const int ancient_until = dates.At("ancient_until").Number(-kMostYear, kMostYear, 500);
  const int middle_until = dates.At("middle_until").Number(-kMostYear, kMostYear, 1500);
  if (ancient_until > middle_until) dates.Fault("antiquity ends after the middle ages");
  if (!document.At("events").IsList()) return;
  const std::vector<Source> items = document.At("events").Items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Event& event = events[i];
    const Source date = items[i].At("date");
    const bool has_year = date.IsNumber() || date.At("year").IsNumber();
    if (!has_year || items[i].At("era").string() != kEraNames[At(event.era)]) continue;
    const Era era = event.date.year <= ancient_until  ? Era::kAncient
                    : event.date.year <= middle_until ? Era::kMiddle
                                                      : Era::kModern;
    if (era == event.era) continue;
    items[i]
        .Of(fmt::format("event {}", event.id))
        .At("era")
        .Warn(fmt::format("the year {} is {}, the card says {}", event.date.year, kEraNames[At(era)],
                          kEraNames[At(event.era)]));
  }
}

std::vector<SideJob> ReadSideJobs(const Source& document, bool is_partial) {
  const Source list = document.At("side_jobs");
  std::vector<SideJob> jobs = ReadCards(list, "side job", kSideJobForm, &ReadSideJob);
  if (list.IsList()) ExpectCount(list, "side jobs", static_cast<int>(jobs.size()), kSideJobs, is_partial);
  return jobs;
}

std::vector<Faction> ReadFactions(const Source& document, bool is_partial) {
  const Source list = document.At("factions");
  std::vector<Faction> factions = ReadCards(list, "faction", kFactionForm, &ReadFaction);
  if (!list.IsList()) return factions;
  ExpectCount(list, "factions", static_cast<int>(factions.size()), kFactions, is_partial);
  const std::vector<Source> items = list.Items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Source faction = items[i].Of(fmt::format("faction {}", factions[i].id));
    CheckGoals(faction.At("traditional"), factions[i].goals[0], kGoalEvents[0], is_partial);
    CheckGoals(faction.At("advanced"), factions[i].goals[1], kGoalEvents[1], is_partial);
  }
  return factions;
}

std::vector<EnforcementCard> ReadEnforcement(const Source& document, const std::vector<Tile>& tiles, bool is_partial) {
  const Source list = document.At("enforcement");
  std::vector<EnforcementCard> cards = ReadCards(list, "enforcement card", kEnforcementForm, &ReadEnforcementCard);
  if (!list.IsList()) return cards;
  const std::vector<Source> items = list.Items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Source card = items[i].Of(fmt::format("enforcement card {}", cards[i].id));
    cards[i].location = ReadLocation(card.At("location"), tiles).value_or(0);
  }
  ExpectCount(list, "enforcement cards", static_cast<int>(cards.size()), kEnforcementCards, is_partial);
  if (std::ranges::none_of(cards, &EnforcementCard::solo))
    list.Fault("no card for solo games, one should have solo: true");
  return cards;
}

}  // namespace timeproof::timelancers
