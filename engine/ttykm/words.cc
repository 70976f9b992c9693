#include "engine/ttykm/words.h"

#include <fmt/format.h>

#include "engine/ttykm/trace.h"

namespace timeproof::ttykm {
namespace {

std::string PlaceText(int place) {
  return fmt::format("{} {}", Name(EraOf(static_cast<Place>(place))), SpaceOf(static_cast<Place>(place)));
}

std::string What(const Boards& boards, Place place) {
  const Piece piece = boards[place];
  if (piece == Piece::kNone) return boards.HasSeed(place) ? "a seed" : "nothing";
  const std::string_view name = Name(piece);
  return fmt::format("{} {}", name.front() == 'o' ? "an" : "a", name);
}

std::string MoveRefusal(const State& state, Direction direction) {
  const Place to = Beside(state.active, direction);
  if (to == kNowhere) return fmt::format("{} of {} is the wall", Name(direction), PlaceText(state.active));
  const std::string what = What(state.boards, to);
  const bool pushable = state.boards[to] == Piece::kTree || IsStatue(state.boards[to]);
  return fmt::format("{} of {} is {}{}", Name(direction), PlaceText(state.active), what,
                     pushable ? " that cannot be pushed that way" : "");
}

std::string CommandRefusal(const Options& options, const State& state, Move move, Rule rule) {
  const Era era = options.CommandInFocusEra() ? state.FocusOf(state.to_move) : EraOf(state.active);
  const Elephant elephant = ElephantIn(move);
  if (rule == Rule::kCommand01) {
    return fmt::format("the {} elephant in the {} does not wear {}'s hat", Name(elephant), Name(era),
                       Name(state.to_move));
  }
  const Place from = state.boards.Find(PieceOf(elephant), era);
  if (rule == Rule::kIm01) {
    return fmt::format("there is no statue behind the elephant on {} to pull {}", PlaceText(from),
                       Name(DirectionIn(move)));
  }
  const Place to = Beside(from, DirectionIn(move));
  return to == kNowhere ? fmt::format("{} of {} is the wall", Name(DirectionIn(move)), PlaceText(from))
                        : fmt::format("{} of {} is {}, which the elephant cannot move into", Name(DirectionIn(move)),
                                      PlaceText(from), What(state.boards, to));
}

std::string TravelRefusal(const State& state, bool forward, Rule rule) {
  const Era era = EraOf(state.active);
  if (rule == Rule::kTravel03) {
    const Place to = forward ? Later(state.active) : Earlier(state.active);
    return fmt::format("{} is taken by {}", PlaceText(to), What(state.boards, to));
  }
  if (forward) return "nothing comes after the future";
  return era == Era::kPast ? "nothing comes before the past"
                           : fmt::format("{} has no copy in supply", Name(state.to_move));
}

std::string PlaceRefusal(const State& state, Move move, Rule rule) {
  const Place place = At(EraOf(state.active), SpaceIn(move));
  switch (VerbOf(move)) {
    case Verb::kDig:
      return fmt::format("there is no seed on {} within reach of {}", PlaceText(place), PlaceText(state.active));
    case Verb::kPlant:
      if (Count(state.boards.Seeds()) >= kPlantsEach) return "no seed is left in supply";
      return fmt::format("a seed goes into the own space or an empty one beside it; {} holds {} and the copy is on {}",
                         PlaceText(place), What(state.boards, place), PlaceText(state.active));
    default:
      if (state.can_build[Index(state.to_move)] == 0) return fmt::format("{} has built already", Name(state.to_move));
      if (rule == Rule::kGi01) return fmt::format("{} holds a seed", PlaceText(place));
      return fmt::format("a statue goes into an empty space beside the copy; {} holds {} and the copy is on {}",
                         PlaceText(place), What(state.boards, place), PlaceText(state.active));
  }
}

std::string TrainRefusal(const State& state, Elephant elephant, Rule rule) {
  const Era era = EraOf(state.active);
  if (rule == Rule::kTrain03) {
    return fmt::format("the {} elephant in the {} wears {}'s hat already", Name(elephant), Name(era),
                       Name(state.to_move));
  }
  if (rule == Rule::kTrainWhileHatted)
    return fmt::format("{} has a hat in the {} already", Name(state.to_move), Name(era));
  return fmt::format("the {} elephant is on {}, not beside {}", Name(elephant),
                     PlaceText(state.boards.Find(PieceOf(elephant), era)), PlaceText(state.active));
}

std::string CopyRefusal(const State& state, Move move, Rule rule) {
  const Place copy = At(state.FocusOf(state.to_move), SpaceIn(move));
  switch (rule) {
    case Rule::kTurn02:
      return "the active copy of this turn has been chosen";
    case Rule::kTurn04:
      return fmt::format("the copy on {} can take fewer actions than another", PlaceText(copy));
    case Rule::kTurn05:
      return "no copy in the focus era can act; the focus must shift";
    default:
      return fmt::format("there is no copy of {} on {}; its focus is on the {}", Name(state.to_move), PlaceText(copy),
                         Name(state.FocusOf(state.to_move)));
  }
}

std::string FocusRefusal(const State& state, Rule rule) {
  if (rule == Rule::kTurn06) return "an action is still due and possible";
  if (rule == Rule::kTurn01) return "a copy must be chosen and act first";
  return fmt::format("the focus is on the {} and must go elsewhere", Name(state.FocusOf(state.to_move)));
}

std::string ActionRefusal(const Options& options, const State& state, Move move, Rule rule) {
  if (rule == Rule::kTwoActions) return "this leaves no second action, though another first action would";
  switch (VerbOf(move)) {
    case Verb::kMove:
      return rule == Rule::kPull01
                 ? fmt::format("moving {} from {} pulls no statue", Name(DirectionIn(move)), PlaceText(state.active))
                 : MoveRefusal(state, DirectionIn(move));
    case Verb::kTravelForward:
    case Verb::kTravelBack:
      return TravelRefusal(state, VerbOf(move) == Verb::kTravelForward, rule);
    case Verb::kTrain:
      return TrainRefusal(state, ElephantIn(move), rule);
    case Verb::kCommand:
      return CommandRefusal(options, state, move, rule);
    default:
      return PlaceRefusal(state, move, rule);
  }
}

std::string_view RulingValue(std::string_view ruling, std::uint8_t value) {
  for (const RulingInfo& info : kRulings) {
    if (info.name == ruling) return info.values[value];
  }
  return "";
}

}  // namespace

std::string RefusalText(const Options& options, const State& state, Move move, Rule rule) {
  if (state.step == Step::kOver) return "the game is over";
  if (rule == Rule::kSet04) return "the chapter growth is not in play";
  if (rule == Rule::kSet05) return "the chapter influence is not in play";
  if (rule == Rule::kSet06) return "the chapter memory is not in play";
  if (VerbOf(move) == Verb::kCopy) return CopyRefusal(state, move, rule);
  if (VerbOf(move) == Verb::kFocus) return FocusRefusal(state, rule);
  if (state.step == Step::kCopy) return "no copy has been chosen yet";
  if (state.step == Step::kFocus) return "no action is left; the focus must shift";
  return ActionRefusal(options, state, move, rule);
}

std::string Describe(const Effect& effect) {
  const auto piece = static_cast<Piece>(effect.piece);
  const auto deed = static_cast<Deed>(effect.verb);
  if (deed == Deed::kRuled) return fmt::format("decided by the ruling: {}", RulingValue(effect.rule, effect.piece));
  const std::string_view name = Name(piece);
  const std::string_view player = Name(piece == Piece::kBlackCopy ? Player::kBlack : Player::kWhite);
  const auto from = [&] { return PlaceText(effect.from); };
  const auto to = [&] { return PlaceText(effect.to); };
  const auto space = [&] { return SpaceOf(static_cast<Place>(effect.to)); };
  switch (deed) {
    case Deed::kChosen:
      return fmt::format("{} on {} is active", name, from());
    case Deed::kMoves:
      return fmt::format("{} moves from {} to {}", name, from(), space());
    case Deed::kPushed:
      return fmt::format("{} is pushed from {} to {}", name, from(), space());
    case Deed::kPulled:
      return fmt::format("{} is pulled from {} to {}", name, from(), space());
    case Deed::kCarried:
      return fmt::format("{} follows its earlier copy from {} to {}", name, from(), space());
    case Deed::kCutShort:
      return fmt::format("{} on {} can go no further", name, from());
    case Deed::kTravels:
      return fmt::format("{} travels from {} to {}", name, from(), to());
    case Deed::kDies:
      return fmt::format("{} on {} dies", name, from());
    case Deed::kPlaced:
      return fmt::format("{} is placed on {}", name, to());
    case Deed::kRemoved:
      return fmt::format("{} on {} is removed", name, from());
    case Deed::kNotPlaced:
      return fmt::format("{} finds no room on {}", name, to());
    case Deed::kTopples:
      return fmt::format("tree topples from {} to {}", from(), space());
    case Deed::kDisplaced:
      return fmt::format("{} is meant for {} and goes to {}", name, from(), space());
    case Deed::kTrained:
      return fmt::format("elephant on {} gets the {}", to(), name);
    case Deed::kForgets:
      return fmt::format("elephant on {} loses the {}", from(), name);
    case Deed::kFocuses:
      return fmt::format("{} shifts focus from {} to {}", player, kEraNames[effect.from], kEraNames[effect.to]);
    case Deed::kTurnCut:
      return fmt::format("{} has no second action", player);
    case Deed::kWins:
      return fmt::format("{} wins", player);
    case Deed::kDraws:
      return "the players agree to a draw";
    case Deed::kConcedes:
      return fmt::format("{} concedes", player);
    case Deed::kRuled:
      break;
  }
  return "";
}

}  // namespace timeproof::ttykm
