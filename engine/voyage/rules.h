// The rules by their ids, as scenarios, traces and messages cite them.
#ifndef TIMEPROOF_ENGINE_VOYAGE_RULES_H_
#define TIMEPROOF_ENGINE_VOYAGE_RULES_H_

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace timeproof::voyage {

// clang-format off
#define TIMEPROOF_VOYAGE_RULES(RULE)                                                                                   \
  RULE(kComp01, "PV-COMP-01") RULE(kComp02, "PV-COMP-02") RULE(kComp03, "PV-COMP-03") RULE(kComp04, "PV-COMP-04")      \
  RULE(kComp05, "PV-COMP-05") RULE(kComp06, "PV-COMP-06") RULE(kComp07, "PV-COMP-07")                                  \
  RULE(kSetup01, "PV-SETUP-01") RULE(kSetup02, "PV-SETUP-02") RULE(kSetup03, "PV-SETUP-03")                            \
  RULE(kSetup04, "PV-SETUP-04") RULE(kSetup05, "PV-SETUP-05") RULE(kSetup06, "PV-SETUP-06")                            \
  RULE(kSetup07, "PV-SETUP-07") RULE(kSetup08, "PV-SETUP-08") RULE(kSetup09, "PV-SETUP-09")                            \
  RULE(kSetup10, "PV-SETUP-10")                                                                                        \
  RULE(kInfo01, "PV-INFO-01") RULE(kInfo02, "PV-INFO-02") RULE(kInfo03, "PV-INFO-03") RULE(kInfo04, "PV-INFO-04")      \
  RULE(kInfo05, "PV-INFO-05")                                                                                          \
  RULE(kTurn01, "PV-TURN-01") RULE(kTurn02, "PV-TURN-02") RULE(kTurn03, "PV-TURN-03") RULE(kTurn04, "PV-TURN-04")      \
  RULE(kTurn05, "PV-TURN-05") RULE(kTurn06, "PV-TURN-06")                                                              \
  RULE(kMove01, "PV-MOVE-01") RULE(kMove02, "PV-MOVE-02") RULE(kMove03, "PV-MOVE-03") RULE(kMove04, "PV-MOVE-04")      \
  RULE(kMove05, "PV-MOVE-05") RULE(kMove06, "PV-MOVE-06") RULE(kMove07, "PV-MOVE-07") RULE(kMove08, "PV-MOVE-08")      \
  RULE(kStay01, "PV-STAY-01") RULE(kStay02, "PV-STAY-02") RULE(kStay03, "PV-STAY-03") RULE(kStay04, "PV-STAY-04")      \
  RULE(kPass01, "PV-PASS-01") RULE(kPass02, "PV-PASS-02")                                                              \
  RULE(kWarp01, "PV-WARP-01") RULE(kWarp02, "PV-WARP-02") RULE(kWarp03, "PV-WARP-03") RULE(kWarp04, "PV-WARP-04")      \
  RULE(kWarp05, "PV-WARP-05") RULE(kWarp06, "PV-WARP-06") RULE(kWarp07, "PV-WARP-07") RULE(kWarp08, "PV-WARP-08")      \
  RULE(kWarp09, "PV-WARP-09") RULE(kWarp10, "PV-WARP-10") RULE(kWarp11, "PV-WARP-11")                                  \
  RULE(kTok01, "PV-TOK-01") RULE(kTok02, "PV-TOK-02")                                                                  \
  RULE(kEnd01, "PV-END-01") RULE(kEnd02, "PV-END-02") RULE(kEnd03, "PV-END-03") RULE(kEnd04, "PV-END-04")              \
  RULE(kScore01, "PV-SCORE-01") RULE(kScore02, "PV-SCORE-02") RULE(kScore03, "PV-SCORE-03")

// Rulings (see options.h) are cited by their names, in the order of kRulings.
#define TIMEPROOF_VOYAGE_CITABLE_RULINGS(RULE)                                                                         \
  RULE(kStartCard, "start-card") RULE(kStallCount, "stall-count") RULE(kStayBreaksStall, "stay-breaks-stall")
// clang-format on

enum class Rule : std::uint8_t {
  kNone,
#define TIMEPROOF_NAME(name, id) name,
  TIMEPROOF_VOYAGE_RULES(TIMEPROOF_NAME) TIMEPROOF_VOYAGE_CITABLE_RULINGS(TIMEPROOF_NAME)
#undef TIMEPROOF_NAME
};

// Index 0 is no rule; the rules follow in the order of the catalogue, then the rulings.
inline constexpr std::string_view kRuleIds[] = {
    "",
#define TIMEPROOF_ID(name, id) id,
    TIMEPROOF_VOYAGE_RULES(TIMEPROOF_ID) TIMEPROOF_VOYAGE_CITABLE_RULINGS(TIMEPROOF_ID)
#undef TIMEPROOF_ID
};

constexpr std::string_view Id(Rule rule) { return kRuleIds[static_cast<std::size_t>(rule)]; }

}  // namespace timeproof::voyage

#endif  // TIMEPROOF_ENGINE_VOYAGE_RULES_H_
