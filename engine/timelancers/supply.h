// What players gain and pay: resources, money, gems, locks, upgrades, side jobs.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_SUPPLY_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_SUPPLY_H_

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/random.h"
#include "engine/timelancers/ability.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/rules.h"
#include "engine/timelancers/table.h"

namespace timeproof::timelancers {

// Shuffles the discards, in the order of the pack, into the empty deck. (TL-ENF-16, TL-JOB-11)
template <std::size_t kMost>
void Reshuffle(std::array<Pile, kMost>& piles, Deck<kMost>* deck, std::uint64_t* rng) {
  for (std::size_t card = 0; card < kMost; ++card) {
    if (piles[card] != Pile::kDiscard) continue;
    piles[card] = Pile::kDeck;
    deck->PutUnder(ToRef(static_cast<int>(card)));
  }
  Random random(*rng);
  random.Shuffle(std::span<Ref>(deck->cards).first(deck->size));
  *rng = random.Next();
}

// --- Paying.

template <typename Trace>
void PayMoney(Table<Trace>& t, int money) {
  if (money == 0) return;
  t.active().money -= static_cast<std::uint32_t>(money);
  t.report(Rule::kMoney01, Note::kPaysMoney, money, t.seat());
}

template <typename Trace>
void PayResources(Table<Trace>& t, const Bundle& payment, Rule rule) {
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    if (payment[kind] == 0) continue;
    TakeFrom(t.active().resources[kind], payment[kind]);
    t.report(rule, Note::kPays, static_cast<int>(kind), t.seat(), payment[kind]);
  }
}

// (TL-GEM-02, TL-GEM-03)
template <typename Trace>
void PayGems(Table<Trace>& t, const GemPrice& price) {
  if (price.by_upgrades > 0) t.report(Rule::kGem02, Note::kSaves, price.by_upgrades, t.seat(), 0);
  if (price.by_constants > 0) t.report(Rule::kAbil05, Note::kSaves, price.by_constants, t.seat(), 0);
  t.active().gems -= static_cast<std::uint32_t>(price.due());
  if (price.due() > 0) t.report(Rule::kGem03, Note::kPaysGems, price.due(), t.seat());
}

// --- Gaining.

template <typename Trace>
void GainResources(Table<Trace>& t, const Bundle& gained, Rule rule) {
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    if (gained[kind] == 0) continue;
    AddTo(t.active().resources[kind], gained[kind]);
    t.report(rule, Note::kGains, static_cast<int>(kind), gained[kind], t.seat());
  }
}

template <typename Trace>
void GainMoney(Table<Trace>& t, int money, Rule rule) {
  if (money == 0) return;
  t.active().money += static_cast<std::uint32_t>(money);
  t.report(rule, Note::kGainsMoney, money, 0, t.seat());
}

template <typename Trace>
void GainGems(Table<Trace>& t, int gems, Rule rule) {
  if (gems == 0) return;
  t.active().gems += static_cast<std::uint32_t>(gems);
  t.report(rule, Note::kGainsGems, gems, 0, t.seat());
}

template <typename Trace>
void GainLocks(Table<Trace>& t, int locks, Rule rule) {
  if (locks == 0) return;
  TakeFrom(t.state.supply_locks, locks);
  AddTo(t.active().locks, locks);
  t.report(rule, Note::kGainsLocks, locks, 0, t.seat());
}

// (TL-UPG-01)
template <typename Trace>
void PlaceUpgrade(Table<Trace>& t, int slot, Rule rule) {
  TakeFrom(t.state.supply_upgrades, 1);
  AddTo(t.active().upgrades[SlotAt(slot)], 1);
  t.report(rule, Note::kUpgrades, 1, t.seat(), slot);
}

// REQUIRES: so many can be drawn. (TL-JOB-02, TL-JOB-11)
template <typename Trace>
void DrawJobs(Table<Trace>& t, int count, Rule rule) {
  for (int i = 0; i < count; ++i) {
    if (t.state.jobs.empty()) {
      Reshuffle(t.state.job_piles, &t.state.jobs, &t.state.rng);
      t.report(Rule::kJob11, Note::kReshuffles, 1);
    }
    const std::size_t job = At(IndexOf(t.state.jobs.TakeTop()));
    t.state.job_piles[job] = Pile::kHand;
    t.state.job_owners[job] = t.state.active;
  }
  if (count > 0) t.report(rule, Note::kDrawsJobs, count, 0, t.seat());
}

// The rules under which the parts of a gain are given.
struct GainRules {
  Rule things = Rule::kNone;  // resources, money, gems
  Rule locks = Rule::kNone;
  Rule jobs = Rule::kNone;
  Rule upgrades = Rule::kNone;
};

// The active player gets what can be got of the gain, with the resources and the slot of their choice.
template <typename Trace>
void Receive(Table<Trace>& t, const Gain& gain, const Choice& choice, const GainRules& rules) {
  const Gain gets = Gettable(t.pack, t.state, gain);
  if (gets.upgrades < gain.upgrades) t.report(Rule::kUpg03, Note::kGetsNone, 0, 0, t.seat());
  if (gets.locks < gain.locks) t.report(Rule::kLock04, Note::kGetsNone, 1, 0, t.seat());
  if (gets.jobs < gain.jobs) t.report(Rule::kJob11, Note::kGetsNone, 2, 0, t.seat());
  GainResources(t, gets.resources, rules.things);
  GainResources(t, choice.resources, Rule::kRes02);
  GainMoney(t, gets.money, rules.things);
  GainGems(t, gets.gems, rules.things);
  GainLocks(t, gets.locks, rules.locks);
  if (gets.upgrades > 0) PlaceUpgrade(t, choice.slot, rules.upgrades);
  DrawJobs(t, gets.jobs, rules.jobs);
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_SUPPLY_H_
