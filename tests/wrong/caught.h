// Which scenarios catch which deliberately wrong engines.
#ifndef TIMEPROOF_TESTS_WRONG_CAUGHT_H_
#define TIMEPROOF_TESTS_WRONG_CAUGHT_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "scenarios/runner/scenario.h"
#include "scenarios/runner/wrong_engines.h"

namespace timeproof {

// The scenarios of that game, with its ledger.
std::vector<Case> AllCases(std::string_view game);

// The rules, settled points and rulings that the case cites; examples are no rules.
std::vector<std::string> Citations(const Case& scenario);

// Whether the plain game, with the fault `broken` or none, does otherwise than the case expects.
bool IsCaughtBy(const Case& scenario, std::string_view broken);

// One for each wrong engine of the game of the cases, in the order of their table, with the cases that cite its rule
// and catch it, in their order; laws and fuzzers are left out.
std::vector<WrongEngine> CatchAll(std::span<const Case> cases);

// A rule cited by a scenario that every engine that breaks the rule passes.
struct HollowCitation {
  std::string scenario, rule;
};

// All of them, by scenario. Of a dispute one reading that catches is enough.
std::vector<HollowCitation> FindHollow(std::span<const Case> cases, std::span<const WrongEngine> engines);

}  // namespace timeproof

#endif  // TIMEPROOF_TESTS_WRONG_CAUGHT_H_
