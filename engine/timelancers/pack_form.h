// The keys that each map of a pack has: what the reader knows, and what packs/pack.schema.json says.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_PACK_FORM_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_PACK_FORM_H_

#include <array>
#include <string_view>

namespace timeproof::timelancers {

// A kind of map, with the keys it must have and those it may have, blanks between.
struct Form {
  std::string_view name;
  std::string_view required;
  std::string_view optional;
};

inline constexpr Form kDocumentForm = {
    "document", "pack machine events enforcement side_jobs factions tiles board layouts characters", "dates machines"};
inline constexpr Form kPackForm = {"pack", "id title origin schema", "partial"};
inline constexpr Form kDatesForm = {"dates", "ancient_until middle_until", ""};
inline constexpr Form kSlotForm = {"slot", "slot action gems", "era origin"};
inline constexpr Form kEventForm = {"event", "id title date era type cost money repeat revise", "origin"};
inline constexpr Form kDateForm = {"date", "year", "month day"};
inline constexpr Form kSideForm = {"side", "merits ability", ""};
inline constexpr Form kAbilityForm = {"ability", "kind", "gain less"};
inline constexpr Form kGainForm = {"gain", "",
                                   "case med weapon disguise camera comm any money gems locks jobs upgrades"};
inline constexpr Form kLessForm = {"less", "", "case med weapon disguise camera comm any gems"};
inline constexpr Form kCostForm = {"cost", "", "case med weapon disguise camera comm any"};
inline constexpr Form kEnforcementForm = {"enforcement", "id location solo", "revise flip origin"};
inline constexpr Form kSideJobForm = {"side_job", "id type era merits", "origin"};
inline constexpr Form kFactionForm = {"faction", "id title traditional advanced", "origin"};
inline constexpr Form kGoalForm = {"goal", "side events", ""};
inline constexpr Form kWantedForm = {"wanted", "", "type era"};
inline constexpr Form kTileForm = {"tile", "id title type a b", "hq origin"};
inline constexpr Form kTileActionForm = {"tile_action", "do", "pay gain count get"};
inline constexpr Form kBoardForm = {"board", "hexes hq", ""};
inline constexpr Form kCharacterForm = {"character", "id title", "origin"};

inline constexpr std::array kForms = {kDocumentForm, kPackForm,        kDatesForm,      kSlotForm,    kEventForm,
                                      kDateForm,     kSideForm,        kAbilityForm,    kGainForm,    kLessForm,
                                      kCostForm,     kEnforcementForm, kSideJobForm,    kFactionForm, kGoalForm,
                                      kWantedForm,   kTileForm,        kTileActionForm, kBoardForm,   kCharacterForm};

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_PACK_FORM_H_
