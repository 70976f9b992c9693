// The rules by their ids, as scenarios, traces and messages cite them.
#ifndef TIMEPROOF_ENGINE_TTYKM_RULES_H_
#define TIMEPROOF_ENGINE_TTYKM_RULES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace timeproof::ttykm {

// clang-format off
#define TIMEPROOF_TTYKM_RULES(RULE)                                                                                    \
  RULE(kSet01, "TK-SET-01") RULE(kSet02, "TK-SET-02") RULE(kSet03, "TK-SET-03") RULE(kSet04, "TK-SET-04")              \
  RULE(kSet05, "TK-SET-05") RULE(kSet06, "TK-SET-06") RULE(kSet07, "TK-SET-07") RULE(kSet08, "TK-SET-08")              \
  RULE(kTurn01, "TK-TURN-01") RULE(kTurn02, "TK-TURN-02") RULE(kTurn03, "TK-TURN-03") RULE(kTurn04, "TK-TURN-04")      \
  RULE(kTurn05, "TK-TURN-05") RULE(kTurn06, "TK-TURN-06") RULE(kTurn07, "TK-TURN-07")                                  \
  RULE(kWin01, "TK-WIN-01") RULE(kWin02, "TK-WIN-02") RULE(kEnd01, "TK-END-01") RULE(kOrder01, "TK-ORDER-01")          \
  RULE(kMove01, "TK-MOVE-01") RULE(kMove02, "TK-MOVE-02") RULE(kPush01, "TK-PUSH-01") RULE(kPush02, "TK-PUSH-02")      \
  RULE(kParadox01, "TK-PARADOX-01") RULE(kParadox02, "TK-PARADOX-02") RULE(kDeath01, "TK-DEATH-01")                    \
  RULE(kTravel01, "TK-TRAVEL-01") RULE(kTravel02, "TK-TRAVEL-02") RULE(kTravel03, "TK-TRAVEL-03")                      \
  RULE(kTravel04, "TK-TRAVEL-04") RULE(kTravel05, "TK-TRAVEL-05")                                                      \
  RULE(kSeed01, "TK-G-SEED-01") RULE(kPlant01, "TK-G-PLANT-01") RULE(kGrow01, "TK-G-GROW-01")                          \
  RULE(kDig01, "TK-G-DIG-01") RULE(kUngrow01, "TK-G-UNGROW-01") RULE(kShrub01, "TK-G-SHRUB-01")                        \
  RULE(kTopple01, "TK-G-TOPPLE-01") RULE(kTopple02, "TK-G-TOPPLE-02") RULE(kTopple03, "TK-G-TOPPLE-03")                \
  RULE(kCrush01, "TK-G-CRUSH-01") RULE(kFallen01, "TK-G-FALLEN-01")                                                    \
  RULE(kStatuePush01, "TK-I-PUSH-01") RULE(kStatuePush02, "TK-I-PUSH-02") RULE(kPull01, "TK-I-PULL-01")                \
  RULE(kProp01, "TK-I-PROP-01") RULE(kProp02, "TK-I-PROP-02") RULE(kProp03, "TK-I-PROP-03")                            \
  RULE(kBuild01, "TK-I-BUILD-01") RULE(kBuild02, "TK-I-BUILD-02") RULE(kBuild03, "TK-I-BUILD-03")                      \
  RULE(kBuild04, "TK-I-BUILD-04")                                                                                      \
  RULE(kBlock01, "TK-M-BLOCK-01") RULE(kTrain01, "TK-M-TRAIN-01") RULE(kTrain02, "TK-M-TRAIN-02")                      \
  RULE(kMemory01, "TK-M-MEMORY-01") RULE(kTrain03, "TK-M-TRAIN-03") RULE(kCommand01, "TK-M-COMMAND-01")                \
  RULE(kTrample01, "TK-M-TRAMPLE-01") RULE(kCommand02, "TK-M-COMMAND-02")                                              \
  RULE(kGi01, "TK-GI-01") RULE(kGi02, "TK-GI-02") RULE(kGi03, "TK-GI-03") RULE(kGm01, "TK-GM-01")                      \
  RULE(kGm02, "TK-GM-02") RULE(kIm01, "TK-IM-01") RULE(kIm02, "TK-IM-02")                                              \
  RULE(kA01, "TK-A-01") RULE(kA02, "TK-A-02") RULE(kA03, "TK-A-03") RULE(kA04, "TK-A-04")

// Rulings (see options.h) are cited by their names, in the order of kRulings.
#define TIMEPROOF_TTYKM_CITABLE_RULINGS(RULE)                                                                          \
  RULE(kTwoActions, "two-actions") RULE(kSelfParadox, "self-paradox") RULE(kVoluntaryEntry, "voluntary-entry")         \
  RULE(kPropagationOrder, "propagation-order") RULE(kMemoryReach, "memory-reach")                                      \
  RULE(kTrainWhileHatted, "train-while-hatted") RULE(kBlockedBuild, "blocked-build") RULE(kVictory, "victory")         \
  RULE(kCommandEra, "command-era")
// clang-format on

enum class Rule : std::uint8_t {
  kNone,
#define TIMEPROOF_NAME(name, id) name,
  TIMEPROOF_TTYKM_RULES(TIMEPROOF_NAME) TIMEPROOF_TTYKM_CITABLE_RULINGS(TIMEPROOF_NAME)
#undef TIMEPROOF_NAME
};

// Index 0 is no rule; the rules follow in rulebook order, then the rulings.
inline constexpr std::string_view kRuleIds[] = {
    "",
#define TIMEPROOF_ID(name, id) id,
    TIMEPROOF_TTYKM_RULES(TIMEPROOF_ID) TIMEPROOF_TTYKM_CITABLE_RULINGS(TIMEPROOF_ID)
#undef TIMEPROOF_ID
};

constexpr std::string_view Id(Rule rule) { return kRuleIds[static_cast<std::size_t>(rule)]; }

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_RULES_H_
