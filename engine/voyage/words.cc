#include "engine/voyage/words.h"

#include <fmt/format.h>

#include "engine/voyage/moves.h"
#include "engine/voyage/options.h"
#include "engine/voyage/trace.h"

namespace timeproof::voyage {
namespace {

std::string NotInHand(const State& state, Kind kind) {
  return fmt::format("{} has no {} in hand", SeatName(state.seat), KindText(kind));
}

std::string_view WorldName(Kind kind) { return kWorldNames[State::At(WorldOf(kind))]; }

std::string MoveRefusal(const State& state, Kind kind) {
  if (state.OwnHand()[kind] == 0) return NotInHand(state, kind);
  const int target = state.machine + 1;
  const std::string shown =
      state.IsCovered(target) ? fmt::format("the ticket {}", KindText(state.Top(target))) : std::string("a port");
  return fmt::format("position {} shows {} of {}, and {} is of {}", target, shown, Name(state.TopTime(target)),
                     KindText(kind), Name(TimeOf(kind)));
}

std::string StayRefusal(const State& state, Kind kind) {
  if (state.OwnHand()[kind] == 0) return NotInHand(state, kind);
  const Kind top = state.Top(state.machine);
  return fmt::format("the current location shows {}, which is {}, and {} is {}", KindText(top), WorldName(top),
                     KindText(kind), WorldName(kind));
}

std::string WarpRefusal(const State& state, int target, Rule rule) {
  switch (rule) {
    case Rule::kWarp01:
      return fmt::format("{} has no token to pay with", SeatName(state.seat));
    case Rule::kWarp04:
      return fmt::format("the machine is on position {}", target);
    case Rule::kWarp05:
      return fmt::format("position {} shows a port", target);
    case Rule::kWarp06:
      return NotInHand(state, state.Top(target));
    default:
      return "the position of the starting ticket is none of the locations";
  }
}

std::string_view RulingValue(std::string_view ruling, std::uint8_t value) {
  for (const RulingInfo& info : kRulings) {
    if (info.name == ruling) return info.values[value];
  }
  return "";
}

}  // namespace

std::string Several(int count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string RefusalText(const State& state, Move move, Rule rule) {
  if (state.IsOver()) return "the game is over";
  if (rule == Rule::kTurn03) return "the main action of this turn is done: `end` ends it";
  switch (VerbOf(move)) {
    case Verb::kMove:
      return MoveRefusal(state, KindIn(move));
    case Verb::kStay:
      return StayRefusal(state, KindIn(move));
    case Verb::kWarp:
      return WarpRefusal(state, PositionIn(move), rule);
    case Verb::kPass:
    case Verb::kEnd:
      break;
  }
  return "a turn has a main action: move, stay or pass";
}

std::string Describe(const Effect& effect) {
  const auto deed = static_cast<Deed>(effect.verb);
  const auto ticket = [&] { return KindText(effect.piece); };
  const auto from = [&] { return SeatName(effect.from); };
  const auto to = [&] { return SeatName(effect.to); };
  switch (deed) {
    case Deed::kPays:
      return fmt::format("{} puts a token on position {}", from(), effect.to);
    case Deed::kPlaces:
      return fmt::format("{} puts {} on position {}", from(), ticket(), effect.to);
    case Deed::kTakes:
      return fmt::format("{} takes {} from position {}", to(),
                         effect.piece == 1 ? "the token" : fmt::format("{} tokens", effect.piece), effect.from);
    case Deed::kTravels:
      return fmt::format("the machine goes from position {} to {}", effect.from, effect.to);
    case Deed::kSwaps:
      return fmt::format("{} puts {} on top of the current location and takes {} up", from(), ticket(),
                         KindText(static_cast<Kind>(effect.to)));
    case Deed::kPasses:
      return fmt::format("{} passes", from());
    case Deed::kEnds:
      return fmt::format("{} ends the turn", from());
    case Deed::kCounts:
      return effect.piece == 1 ? "one turn without movement"
                               : fmt::format("{} turns in a row without movement", effect.piece);
    case Deed::kNext:
      return fmt::format("it is {}'s turn", to());
    case Deed::kOver:
      return fmt::format("the game is over: {}", kReasonNames[effect.piece]);
    case Deed::kWins:
      return fmt::format("{} wins with {} in hand and {}", to(), Several(effect.piece, "ticket"),
                         Several(effect.from, "token"));
    case Deed::kRuled:
      return fmt::format("decided by the ruling: {}", RulingValue(effect.rule, effect.piece));
  }
  return "";
}

}  // namespace timeproof::voyage
