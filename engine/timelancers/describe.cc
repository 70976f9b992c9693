#include "engine/timelancers/describe.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/timelancers/card_text.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/scoring.h"
#include "engine/timelancers/state.h"
#include "engine/timelancers/trace.h"

namespace timeproof::timelancers {
namespace {

// What each note says, by Note (see trace.h). A word in braces is filled in: what it is, and of which field of the
// effect: p piece, f from, t to.
constexpr std::array<std::pair<Note, std::string_view>, 78> kSentences = {{
    // --- Going about.
    {Note::kGoes, "{seat p} goes from {tile f} to {tile t}"},
    {Note::kTransports, "{seat p} is transported from {tile f} to {tile t}"},
    {Note::kEnters, "{seat p} goes from {slot f} to {slot t}"},
    {Note::kLeaves, "{seat p} leaves the machine from {slot f} to {tile t}"},
    {Note::kMeets, "{seat p} is not alone on {tile t}"},
    {Note::kStays, "{seat p} stays on {place f t}"},
    {Note::kRisks, "{seat p} is on {tile t}, where the Enforcer is about to go"},
    {Note::kNoGem, "{seat p} begins the turn in the headquarters, which gives no gem"},
    {Note::kCopies, "{seat f} copies the action of {tile p}"},
    {Note::kDeclines, "{seat f} leaves the action of {tile p} alone"},
    {Note::kForgoes, "{seat f} does not use the ability of {event p}"},
    {Note::kUses, "{seat f} uses the ability of {event p}"},
    // --- What players have.
    {Note::kGains, "{seat t} gains {number f} {resource p}"},
    {Note::kPays, "{seat f} pays {number t} {resource p}"},
    {Note::kPicksUp, "{seat t} picks up 1 {resource p} that lies on {tile f}"},
    {Note::kLitters, "{seat f} leaves 1 {resource p} on {tile t}"},
    {Note::kExceeds, "{seat f} holds {number p} resources, more than may be kept"},
    {Note::kReturns, "{seat f} gives 1 {resource p} back to the supply"},
    {Note::kGainsMoney, "{seat t} gains {number p} money"},
    {Note::kPaysMoney, "{seat f} pays {number p} money"},
    {Note::kGainsGems, "{seat t} gains {gems p}"},
    {Note::kPaysGems, "{seat f} pays {gems p}"},
    {Note::kSaves, "{seat f} pays {saved p t} less"},
    {Note::kUpgrades, "{seat f} puts an upgrade on {slot t}"},
    {Note::kGainsLocks, "{seat t} gains {locks p}"},
    {Note::kGetsNone, "the supply has no more {scarce p} for {seat t}"},
    {Note::kDrawsJobs, "{seat t} draws {jobs p}"},
    {Note::kDropsJob, "{seat f} drops a side job, unseen"},
    {Note::kDoesJob, "{seat f} accomplishes {job p}"},
    {Note::kSetsAside, "{seat f} sets {job p} aside, face up"},
    // --- Events.
    {Note::kDrafts, "{seat t} drafts {event p}"},
    {Note::kReserves, "{seat t} reserves {event p}"},
    {Note::kReservesTop, "{seat t} reserves {event p}, the top of its deck"},
    {Note::kUnder, "{event p} goes under its deck"},
    {Note::kFillsUp, "the {type f} row is refilled"},
    {Note::kRefills, "{event p} comes up on place {number t} of the {type f} row"},
    {Note::kCaptures, "{seat f} captures {dated p} to {side t} it"},
    {Note::kReplaces, "{event p} leaves {slot t} of {seat f}"},
    {Note::kShows, "{event p} of {seat f} lies with its side {side t}"},
    {Note::kWaits, "the ability of {event p} waits for a later landing of {seat f}"},
    {Note::kShifts, "{event p} moves from {slot f} to {slot t}"},
    {Note::kPlaces, "{seat f} puts {event p} on {slot t}"},
    {Note::kRotates, "{event p} of {seat f} turns to {side t}"},
    {Note::kLocks, "{seat f} discards a time lock: {event p} does not turn"},
    {Note::kKeepsLocks, "{seat f} discards no time lock"},
    {Note::kReturnsLocks, "{locks p} of {seat f} go back to the supply"},
    {Note::kRipples, "{dated p} ripples: later {type t} events turn"},
    {Note::kAffected, "{seat f}: {events p} to turn"},
    {Note::kAsked, "{seat f} may discard time locks"},
    {Note::kAbility, "the ability of {event p} of {seat f} is now: {ability p t}"},
    {Note::kUntouched, "{event p} lies on no machine and does not turn"},
    {Note::kNoRipple, "{event p} of {seat f} makes no ripple"},
    {Note::kNoCapture, "{event p} counts as no capture of {seat f}"},
    {Note::kSpares, "the machine of {seat f} is out of reach"},
    {Note::kFlips, "{tile p} is flipped: {action p t}"},
    // --- Turns and rounds.
    {Note::kMoved, "{seat f} has made {moves p} in this turn"},
    {Note::kEnds, "the turn of {seat f} ends"},
    {Note::kSkips, "{seat f} has no turn"},
    {Note::kNext, "it is {seat t}'s turn"},
    {Note::kRound, "round {number t} begins"},
    {Note::kActs, "the Enforcer acts: {card p}"},
    {Note::kChooses, "the Enforcer revises {dated p}"},
    {Note::kFindsNone, "the Enforcer finds no {type p} event face up"},
    {Note::kCollects, "the Enforcer keeps {event p}"},
    {Note::kPatrols, "the Enforcer goes from {ref f} to {tile t}"},
    {Note::kTraps, "{seat t} is trapped on {tile f}"},
    {Note::kReveals, "the next card comes up: {card p}"},
    {Note::kReshuffles, "the discarded {deck p} are shuffled into a new deck"},
    // --- Goals and the end.
    {Note::kMarks, "{seat f} meets goal {number p}"},
    {Note::kUnmarks, "{seat f} does not meet goal {number p} any more"},
    {Note::kLastMarker, "{seat f} puts the last marker on the faction card"},
    {Note::kFinishes, "{seat f} has met all goals and is finished"},
    {Note::kTriggers, "the end of the game begins, by {seat f}"},
    {Note::kOver, "the game is over{broken p}"},
    {Note::kScores, "{seat f} has {merits t} from {source p}{synthetic}"},
    {Note::kWins, "{seat t} wins with {merits f}{synthetic}"},
    {Note::kDraws, "{seat t} and the Enforcer are level: nobody wins{synthetic}"},
    {Note::kRuled, "decided by the ruling: {ruling}"},
}};

constexpr bool AreInOrder() {
  for (std::size_t i = 0; i < kSentences.size(); ++i) {
    if (static_cast<std::size_t>(kSentences[i].first) != i) return false;
  }
  return true;
}
static_assert(AreInOrder());

std::string SeatText(int seat) { return seat == kEnforcerSeat ? "the Enforcer" : SeatName(seat); }
std::string SlotName(int slot) { return slot == 0 ? "the headquarters" : fmt::format("slot {}", slot); }

std::string RulingText(const Effect& effect) {
  const auto ruling = std::ranges::find(kRulings, effect.rule, &RulingInfo::name);
  return std::string(ruling->values[effect.piece]);
}

// Fills the blanks of a sentence.
class Sentence {
 public:
  Sentence(const Pack& pack, const Effect& effect) : pack_(pack), effect_(effect) {}

  std::string Fill(std::string_view sentence) const {
    std::string text;
    while (!sentence.empty()) {
      const std::size_t open = std::min(sentence.find('{'), sentence.size());
      text += sentence.substr(0, open);
      sentence.remove_prefix(open);
      if (sentence.empty()) break;
      const std::size_t close = sentence.find('}');
      text += Blank(sentence.substr(1, close - 1));
      sentence.remove_prefix(close + 1);
    }
    return text;
  }

 private:
  int Field(char name) const { return name == 'p' ? effect_.piece : name == 'f' ? effect_.from : effect_.to; }

  // "tile f"
  std::string Blank(std::string_view blank) const {
    const std::size_t space = std::min(blank.find(' '), blank.size());
    const std::string_view what = blank.substr(0, space);
    if (what == "synthetic") return pack_.is_synthetic ? " (synthetic pack)" : "";
    if (what == "ruling") return RulingText(effect_);
    const int value = Field(blank[space + 1]);
    if (what == "place") return value != 0 ? SlotName(value) : pack_.tile(effect_.to).id;
    if (what == "saved") return effect_.to == 0 ? Counted(value, "gem") : Counted(value, "resource");
    if (what == "ability") return AbilityText(pack_.event(value).sides[effect_.to].ability);
    if (what == "action") return fmt::format("{}, {}", kFaceNames[effect_.to], FaceText(value));
    return OnTable(what, value);
  }

  std::string FaceText(int tile) const { return TileActionText(pack_.tile(tile).faces[effect_.to]); }

  std::string OnTable(std::string_view what, int value) const {
    if (what == "seat") return SeatText(value);
    if (what == "tile") return pack_.tile(value).id;
    if (what == "ref") return value == 0 ? "off the board" : pack_.tile(value - 1).id;
    if (what == "slot") return SlotName(value);
    if (what == "event") return pack_.event(value).id;
    if (what == "dated") return DatedEvent(pack_.event(value));
    if (what == "job") return fmt::format("{} ({})", pack_.jobs[At(value)].id, JobText(pack_.jobs[At(value)]));
    if (what == "card") return CardText(pack_, pack_.enforcement[At(value)]);
    if (what == "broken") return value == 0 ? "" : ", broken off";
    return OfNumber(what, value);
  }

  static std::string OfNumber(std::string_view what, int value) {
    if (what == "gems") return Counted(value, "gem");
    if (what == "locks") return Counted(value, "time lock");
    if (what == "jobs") return Counted(value, "side job");
    if (what == "moves") return Counted(value, "move");
    if (what == "merits") return Counted(value, "merit");
    if (what == "events") return value == 1 ? "1 event has" : fmt::format("{} events have", value);
    if (what == "resource") return std::string(kResourceNames[At(value)]);
    if (what == "type") return std::string(kTypeNames[At(value)]);
    if (what == "side") return std::string(kSideNames[At(value)]);
    if (what == "source") return std::string(kMeritSources[At(value)]);
    if (what == "scarce") return std::string(std::array{"upgrades", "time locks", "side jobs"}[At(value)]);
    if (what == "deck") return std::string(std::array{"enforcement cards", "side jobs"}[At(value)]);
    return fmt::format("{}", value);  // "number"
  }

  const Pack& pack_;
  const Effect& effect_;
};

}  // namespace

std::string Describe(const Pack& pack, const Effect& effect) {
  return Sentence(pack, effect).Fill(kSentences[effect.verb].second);
}

}  // namespace timeproof::timelancers
