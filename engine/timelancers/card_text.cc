#include "engine/timelancers/card_text.h"

#include <fmt/format.h>

#include <vector>

namespace timeproof::timelancers {
namespace {

// "2 disguise, 1 any"
class Amounts {
 public:
  Amounts& Add(int count, std::string_view what) {
    if (count > 0) parts_.push_back(fmt::format("{} {}", count, what));
    return *this;
  }
  // The same, where one is so plain that it is not counted.
  Amounts& AddPlain(int count, std::string_view what) {
    if (count == 1) parts_.emplace_back(what);
    return count == 1 ? *this : Add(count, what);
  }
  Amounts& Add(const Bundle& resources) {
    for (std::size_t kind = 0; kind < kResources; ++kind) Add(resources[kind], kResourceNames[kind]);
    return *this;
  }
  std::string text() const { return parts_.empty() ? "-" : fmt::format("{}", fmt::join(parts_, ", ")); }

  const std::vector<std::string>& parts() const { return parts_; }

 private:
  std::vector<std::string> parts_;
};

std::string LessText(const Less& less) {
  Amounts amounts;
  for (std::size_t kind = 0; kind < kResources; ++kind) amounts.AddPlain(less.resources[kind], kResourceNames[kind]);
  amounts.AddPlain(less.any, "any").AddPlain(less.gems, less.gems == 1 ? "gem" : "gems");
  return fmt::format("-{}", fmt::join(amounts.parts(), " -"));
}

std::string WantedText(const Wanted& wanted) {
  std::vector<std::string_view> words;
  if (wanted.type) words.push_back(kTypeNames[At(*wanted.type)]);
  if (wanted.era) words.push_back(kEraNames[At(*wanted.era)]);
  return words.empty() ? "any" : fmt::format("{}", fmt::join(words, " "));
}

}  // namespace

std::string Counted(int count, std::string_view thing) {
  return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

std::string DateText(const Date& date) {
  std::string text = fmt::format("{}", date.year < 0 ? -date.year : date.year);
  if (date.month != 0) text += fmt::format("-{:02}", date.month);
  if (date.day != 0) text += fmt::format("-{:02}", date.day);
  return date.year < 0 ? text + " BCE" : text;
}

std::string BundleText(const Bundle& resources) { return Amounts().Add(resources).text(); }

std::string CostText(const Cost& cost) { return Amounts().Add(cost.resources).Add(cost.any, "any").text(); }

std::string ShortCost(const Cost& cost) {
  Amounts amounts;
  for (std::size_t kind = 0; kind < kResources; ++kind) amounts.AddPlain(cost.resources[kind], kResourceNames[kind]);
  amounts.AddPlain(cost.any, "any");
  return amounts.parts().empty() ? "-" : fmt::format("{}", fmt::join(amounts.parts(), " "));
}

std::string GainText(const Gain& gain) {
  const auto word = [](int count, std::string_view one, std::string_view several) {
    return count == 1 ? one : several;
  };
  return Amounts()
      .Add(gain.resources)
      .Add(gain.any, "any")
      .Add(gain.money, "money")
      .Add(gain.gems, word(gain.gems, "gem", "gems"))
      .Add(gain.locks, word(gain.locks, "lock", "locks"))
      .Add(gain.jobs, word(gain.jobs, "job", "jobs"))
      .Add(gain.upgrades, "upgrade")
      .text();
}

std::string AbilityText(const Ability& ability) {
  switch (ability.kind) {
    case AbilityKind::kNone:
      break;
    case AbilityKind::kAction:
      return "+" + GainText(ability.gain);
    case AbilityKind::kConstant:
      return LessText(ability.less);
  }
  return "-";
}

std::string SideText(const EventSide& side) { return fmt::format("{}, {}", side.merits, AbilityText(side.ability)); }

std::string SlotText(const Slot& slot) {
  const std::string_view action = kActionNames[At(slot.action)];
  return slot.era ? fmt::format("{} {}", action, kEraNames[At(*slot.era)]) : std::string(action);
}

std::string DeedText(const TileAction& act) {
  switch (act.deed) {
    case Deed::kGain:
      return GainText(act.gain);
    case Deed::kReset:
      return act.count == 1 ? "reset 1 event" : "reset a row";
    case Deed::kCopy:
      return "copy";
    case Deed::kTransport:
      return "transport";
    case Deed::kTrade:
      break;
  }
  return fmt::format("trade 1 for {}", act.count);
}

std::string TileActionText(const TileAction& act) {
  return act.pay == 0 ? DeedText(act) : fmt::format("pay {}: {}", act.pay, DeedText(act));
}

std::string GoalText(const Goal& goal) {
  std::vector<std::string> events;
  for (const Wanted& wanted : goal.events) events.push_back(WantedText(wanted));
  return fmt::format("{} {}", kSideNames[At(goal.side)], fmt::join(events, " + "));
}

std::string CardText(const Pack& pack, const EnforcementCard& card) {
  const std::string& location = pack.tile(card.location).id;
  if (card.revise.empty()) return fmt::format("flips {} and goes there", location);
  std::vector<std::string_view> types;
  for (const Type type : card.revise) types.push_back(kTypeNames[At(type)]);
  return fmt::format("revises {}, goes to {}", fmt::join(types, ", then "), location);
}

std::string JobText(const SideJob& job) {
  return fmt::format("{} {}, {}", kTypeNames[At(job.type)], kEraNames[At(job.era)], job.merits);
}

std::string DatedEvent(const Event& event) { return fmt::format("{} ({})", event.id, DateText(event.date)); }

}  // namespace timeproof::timelancers
