// The rules by their ids, as scenarios, traces and messages cite them.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_RULES_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_RULES_H_

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace timeproof::timelancers {

// clang-format off
#define TIMEPROOF_TIMELANCERS_RULES(RULE)                                                                              \
  RULE(kSetup01, "TL-SETUP-01") RULE(kSetup02, "TL-SETUP-02") RULE(kSetup03, "TL-SETUP-03")                            \
  RULE(kSetup04, "TL-SETUP-04") RULE(kSetup05, "TL-SETUP-05") RULE(kSetup06, "TL-SETUP-06")                            \
  RULE(kSetup07, "TL-SETUP-07") RULE(kSetup08, "TL-SETUP-08") RULE(kSetup09, "TL-SETUP-09")                            \
  RULE(kSetup10, "TL-SETUP-10") RULE(kSetup11, "TL-SETUP-11") RULE(kSetup12, "TL-SETUP-12")                            \
  RULE(kSetup13, "TL-SETUP-13") RULE(kSetup14, "TL-SETUP-14") RULE(kSetup15, "TL-SETUP-15")                            \
  RULE(kTurn01, "TL-TURN-01") RULE(kTurn02, "TL-TURN-02") RULE(kTurn03, "TL-TURN-03") RULE(kTurn04, "TL-TURN-04")      \
  RULE(kTurn05, "TL-TURN-05") RULE(kTurn06, "TL-TURN-06") RULE(kTurn07, "TL-TURN-07")                                  \
  RULE(kMove01, "TL-MOVE-01") RULE(kMove02, "TL-MOVE-02") RULE(kMove03, "TL-MOVE-03") RULE(kMove04, "TL-MOVE-04")      \
  RULE(kMove05, "TL-MOVE-05") RULE(kMove06, "TL-MOVE-06") RULE(kMove07, "TL-MOVE-07") RULE(kMove08, "TL-MOVE-08")      \
  RULE(kMove09, "TL-MOVE-09") RULE(kMove10, "TL-MOVE-10")                                                              \
  RULE(kHq01, "TL-HQ-01") RULE(kHq02, "TL-HQ-02") RULE(kHq03, "TL-HQ-03") RULE(kHq04, "TL-HQ-04")                      \
  RULE(kHq05, "TL-HQ-05") RULE(kHq06, "TL-HQ-06")                                                                      \
  RULE(kMach01, "TL-MACH-01") RULE(kMach02, "TL-MACH-02") RULE(kMach03, "TL-MACH-03") RULE(kMach04, "TL-MACH-04")      \
  RULE(kMach05, "TL-MACH-05") RULE(kMach06, "TL-MACH-06")                                                              \
  RULE(kGem01, "TL-GEM-01") RULE(kGem02, "TL-GEM-02") RULE(kGem03, "TL-GEM-03") RULE(kGem04, "TL-GEM-04")              \
  RULE(kUpg01, "TL-UPG-01") RULE(kUpg02, "TL-UPG-02") RULE(kUpg03, "TL-UPG-03") RULE(kUpg04, "TL-UPG-04")              \
  RULE(kRes01, "TL-RES-01") RULE(kRes02, "TL-RES-02") RULE(kRes03, "TL-RES-03") RULE(kRes04, "TL-RES-04")              \
  RULE(kRes05, "TL-RES-05") RULE(kRes06, "TL-RES-06") RULE(kRes07, "TL-RES-07")                                        \
  RULE(kMoney01, "TL-MONEY-01")                                                                                        \
  RULE(kCap01, "TL-CAP-01") RULE(kCap02, "TL-CAP-02") RULE(kCap03, "TL-CAP-03") RULE(kCap04, "TL-CAP-04")              \
  RULE(kCap05, "TL-CAP-05") RULE(kCap06, "TL-CAP-06") RULE(kCap07, "TL-CAP-07") RULE(kCap08, "TL-CAP-08")              \
  RULE(kCap09, "TL-CAP-09") RULE(kCap10, "TL-CAP-10") RULE(kCap11, "TL-CAP-11") RULE(kCap12, "TL-CAP-12")              \
  RULE(kPlace01, "TL-PLACE-01") RULE(kPlace02, "TL-PLACE-02") RULE(kPlace03, "TL-PLACE-03")                            \
  RULE(kPlace04, "TL-PLACE-04") RULE(kPlace05, "TL-PLACE-05") RULE(kPlace06, "TL-PLACE-06")                            \
  RULE(kPlace07, "TL-PLACE-07") RULE(kPlace08, "TL-PLACE-08")                                                          \
  RULE(kRip01, "TL-RIP-01") RULE(kRip02, "TL-RIP-02") RULE(kRip03, "TL-RIP-03") RULE(kRip04, "TL-RIP-04")              \
  RULE(kRip05, "TL-RIP-05") RULE(kRip06, "TL-RIP-06") RULE(kRip07, "TL-RIP-07") RULE(kRip08, "TL-RIP-08")              \
  RULE(kRsv01, "TL-RSV-01") RULE(kRsv02, "TL-RSV-02") RULE(kRsv03, "TL-RSV-03")                                        \
  RULE(kRot01, "TL-ROT-01") RULE(kRot02, "TL-ROT-02")                                                                  \
  RULE(kFlip01, "TL-FLIP-01")                                                                                          \
  RULE(kRef01, "TL-REF-01") RULE(kRef02, "TL-REF-02")                                                                  \
  RULE(kAbil01, "TL-ABIL-01") RULE(kAbil02, "TL-ABIL-02") RULE(kAbil03, "TL-ABIL-03") RULE(kAbil04, "TL-ABIL-04")      \
  RULE(kAbil05, "TL-ABIL-05") RULE(kAbil06, "TL-ABIL-06") RULE(kAbil07, "TL-ABIL-07")                                  \
  RULE(kTile01, "TL-TILE-01") RULE(kTile02, "TL-TILE-02") RULE(kTile03, "TL-TILE-03") RULE(kTile04, "TL-TILE-04")      \
  RULE(kTile05, "TL-TILE-05") RULE(kTile06, "TL-TILE-06") RULE(kTile07, "TL-TILE-07") RULE(kTile08, "TL-TILE-08")      \
  RULE(kTile09, "TL-TILE-09") RULE(kTile10, "TL-TILE-10") RULE(kTile11, "TL-TILE-11") RULE(kTile12, "TL-TILE-12")      \
  RULE(kTile13, "TL-TILE-13") RULE(kTile14, "TL-TILE-14") RULE(kTile15, "TL-TILE-15")                                  \
  RULE(kEnf01, "TL-ENF-01") RULE(kEnf02, "TL-ENF-02") RULE(kEnf03, "TL-ENF-03") RULE(kEnf04, "TL-ENF-04")              \
  RULE(kEnf05, "TL-ENF-05") RULE(kEnf06, "TL-ENF-06") RULE(kEnf07, "TL-ENF-07") RULE(kEnf08, "TL-ENF-08")              \
  RULE(kEnf09, "TL-ENF-09") RULE(kEnf10, "TL-ENF-10") RULE(kEnf11, "TL-ENF-11") RULE(kEnf12, "TL-ENF-12")              \
  RULE(kEnf13, "TL-ENF-13") RULE(kEnf14, "TL-ENF-14") RULE(kEnf15, "TL-ENF-15") RULE(kEnf16, "TL-ENF-16")              \
  RULE(kLock01, "TL-LOCK-01") RULE(kLock02, "TL-LOCK-02") RULE(kLock03, "TL-LOCK-03") RULE(kLock04, "TL-LOCK-04")      \
  RULE(kLock05, "TL-LOCK-05") RULE(kLock06, "TL-LOCK-06")                                                              \
  RULE(kJob01, "TL-JOB-01") RULE(kJob02, "TL-JOB-02") RULE(kJob03, "TL-JOB-03") RULE(kJob04, "TL-JOB-04")              \
  RULE(kJob05, "TL-JOB-05") RULE(kJob06, "TL-JOB-06") RULE(kJob07, "TL-JOB-07") RULE(kJob08, "TL-JOB-08")              \
  RULE(kJob09, "TL-JOB-09") RULE(kJob10, "TL-JOB-10") RULE(kJob11, "TL-JOB-11")                                        \
  RULE(kGoal01, "TL-GOAL-01") RULE(kGoal02, "TL-GOAL-02") RULE(kGoal03, "TL-GOAL-03") RULE(kGoal04, "TL-GOAL-04")      \
  RULE(kGoal05, "TL-GOAL-05") RULE(kGoal06, "TL-GOAL-06") RULE(kGoal07, "TL-GOAL-07") RULE(kGoal08, "TL-GOAL-08")      \
  RULE(kEnd01, "TL-END-01") RULE(kEnd02, "TL-END-02") RULE(kEnd03, "TL-END-03") RULE(kEnd04, "TL-END-04")              \
  RULE(kEnd05, "TL-END-05") RULE(kEnd06, "TL-END-06") RULE(kEnd07, "TL-END-07")                                        \
  RULE(kScore01, "TL-SCORE-01") RULE(kScore02, "TL-SCORE-02") RULE(kScore03, "TL-SCORE-03")                            \
  RULE(kScore04, "TL-SCORE-04") RULE(kScore05, "TL-SCORE-05") RULE(kScore06, "TL-SCORE-06")                            \
  RULE(kScore07, "TL-SCORE-07") RULE(kScore08, "TL-SCORE-08") RULE(kScore09, "TL-SCORE-09")                            \
  RULE(kTie01, "TL-TIE-01") RULE(kTie02, "TL-TIE-02")                                                                  \
  RULE(kAdv01, "TL-ADV-01") RULE(kAdv02, "TL-ADV-02") RULE(kAdv03, "TL-ADV-03")                                        \
  RULE(kSolo01, "TL-SOLO-01") RULE(kSolo02, "TL-SOLO-02") RULE(kSolo03, "TL-SOLO-03") RULE(kSolo04, "TL-SOLO-04")      \
  RULE(kSolo05, "TL-SOLO-05") RULE(kSolo06, "TL-SOLO-06") RULE(kSolo07, "TL-SOLO-07") RULE(kSolo08, "TL-SOLO-08")

// Rulings (see options.h) are cited by their names, in the order of kRulings.
#define TIMEPROOF_TIMELANCERS_CITABLE_RULINGS(RULE)                                                                    \
  RULE(kDraftRefill, "draft-refill") RULE(kFirstMove, "first-move") RULE(kSameSlot, "same-slot")                       \
  RULE(kCapable, "capable") RULE(kReplace, "replace") RULE(kGoalCheck, "goal-check") RULE(kEndTrigger, "end-trigger")  \
  RULE(kFinalEnforcer, "final-enforcer") RULE(kSoloFinal, "solo-final")
// clang-format on

enum class Rule : std::uint8_t {
  kNone,
#define TIMEPROOF_NAME(name, id) name,
  TIMEPROOF_TIMELANCERS_RULES(TIMEPROOF_NAME) TIMEPROOF_TIMELANCERS_CITABLE_RULINGS(TIMEPROOF_NAME)
#undef TIMEPROOF_NAME
};

// Index 0 is no rule; the rules follow in the order of the catalogue, then the rulings.
inline constexpr std::string_view kRuleIds[] = {
    "",
#define TIMEPROOF_ID(name, id) id,
    TIMEPROOF_TIMELANCERS_RULES(TIMEPROOF_ID) TIMEPROOF_TIMELANCERS_CITABLE_RULINGS(TIMEPROOF_ID)
#undef TIMEPROOF_ID
};

constexpr std::string_view Id(Rule rule) { return kRuleIds[static_cast<std::size_t>(rule)]; }

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_RULES_H_
