// What is printed on cards, tiles and machines, in short words.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_CARD_TEXT_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_CARD_TEXT_H_

#include <string>
#include <string_view>

#include "engine/timelancers/kinds.h"
#include "engine/timelancers/pack.h"

namespace timeproof::timelancers {

std::string Counted(int count, std::string_view thing);  // "1 gem", "2 gems", "0 time locks"

std::string DateText(const Date& date);                               // "776 BCE", "1789-07-14"
std::string BundleText(const Bundle& resources);                      // "2 disguise, 1 camera"; nothing is "-"
std::string CostText(const Cost& cost);                               // "2 disguise, 1 any"; nothing is "-"
std::string ShortCost(const Cost& cost);                              // "2 disguise any"
std::string GainText(const Gain& gain);                               // "2 any", "1 upgrade"; nothing is "-"
std::string AbilityText(const Ability& ability);                      // "+2 disguise", "-gem -2 any", "-"
std::string SideText(const EventSide& side);                          // "4, +2 disguise": merits and ability
std::string SlotText(const Slot& slot);                               // "revise ancient"
std::string DeedText(const TileAction& act);                          // "2 weapon", "copy", "trade 1 for 2"
std::string TileActionText(const TileAction& act);                    // the same with its price: "pay 1: 2 weapon"
std::string GoalText(const Goal& goal);                               // "repeat military ancient + any"
std::string CardText(const Pack& pack, const EnforcementCard& card);  // "revises science, goes to bank"
std::string JobText(const SideJob& job);                              // "cultural ancient, 3"

// "olympics (776 BCE)"
std::string DatedEvent(const Event& event);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_CARD_TEXT_H_
