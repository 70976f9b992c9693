// Which rule forbids a move: legality is written once, for lists and for refusals.
#ifndef TIMEPROOF_ENGINE_TTYKM_LEGALITY_H_
#define TIMEPROOF_ENGINE_TTYKM_LEGALITY_H_

#include "engine/ttykm/moves.h"
#include "engine/ttykm/options.h"
#include "engine/ttykm/pushing.h"
#include "engine/ttykm/rules.h"
#include "engine/ttykm/state.h"

namespace timeproof::ttykm {

// What the active copy may do. REQUIRES: the state has an active copy of the player to move, with actions left.
class Legality {
 public:
  Legality(const Options& options, const State& state)
      : options_(options), state_(state), boards_(state.boards), copy_(CopyOf(state.to_move)), active_(state.active) {}

  // The first rule, in the order of the rulebook, that forbids the action as it stands, or kNone. Whether it leaves a
  // second action is another question (turn.h). REQUIRES: `action` is an action of a chapter in play.
  Rule Forbids(Move action) const;

  // Shows `visit` each action that nothing forbids, in order, until it returns true; returns whether it did.
  template <typename Visit>
  bool AnyAction(Visit visit) const;
  bool AnyAction() const {
    return AnyAction([](Move) { return true; });
  }

 private:
  // TK-MOVE-02, TK-PARADOX-02
  Rule ForbidsMove(Direction direction) const {
    const Place to = Beside(active_, direction);
    if (to == kNowhere) return Rule::kMove02;
    if (CanEnter(boards_, copy_, to, direction)) {
      return options_.SelfParadoxIllegal() && boards_[to] == copy_ ? Rule::kSelfParadox : Rule::kNone;
    }
    return options_.EntryIsSuicide() ? Rule::kNone : Obstacle(boards_[to]);
  }

  static Rule Obstacle(Piece piece) {
    if (piece == Piece::kShrub) return Rule::kShrub01;
    if (piece == Piece::kTree) return Rule::kTopple02;
    if (IsStatue(piece)) return Rule::kStatuePush02;
    return IsFallen(piece) ? Rule::kFallen01 : Rule::kBlock01;
  }

  bool Survives(Direction direction) const {
    const Place to = Beside(active_, direction);
    return boards_[to] != copy_ && CanEnter(boards_, copy_, to, direction);
  }

  bool StatueBehind(Place place, Direction direction) const {
    const Place behind = Beside(place, Opposite(direction));
    return behind != kNowhere && IsStatue(boards_[behind]);
  }

  // TK-I-PULL-01; the move itself is legal.
  Rule ForbidsPull(Direction direction) const {
    return StatueBehind(active_, direction) && Survives(direction) ? Rule::kNone : Rule::kPull01;
  }

  // TK-TRAVEL-01, TK-TRAVEL-03
  Rule ForbidsTravelForward() const {
    if (Later(active_) == kNowhere) return Rule::kTravel01;
    return boards_.Free(Later(active_)) ? Rule::kNone : Rule::kTravel03;
  }

  // TK-TRAVEL-02, TK-TRAVEL-03
  Rule ForbidsTravelBack() const {
    if (Earlier(active_) == kNowhere || state_.supply[Index(state_.to_move)] == 0) return Rule::kTravel02;
    return boards_.Free(Earlier(active_)) ? Rule::kNone : Rule::kTravel03;
  }

  bool IsBeside(Place place) const {
    for (const Direction direction : kDirections) {
      if (Beside(active_, direction) == place) return true;
    }
    return false;
  }

  // TK-G-PLANT-01
  Rule ForbidsPlant(Place place) const {
    if (Count(boards_.Seeds()) >= kPlantsEach) return Rule::kPlant01;
    const bool own = place == active_ && !boards_.HasSeed(place);
    return own || (IsBeside(place) && boards_.Empty(place)) ? Rule::kNone : Rule::kPlant01;
  }

  // TK-G-DIG-01
  Rule ForbidsDig(Place place) const {
    return boards_.HasSeed(place) && (place == active_ || IsBeside(place)) ? Rule::kNone : Rule::kDig01;
  }

  // TK-I-BUILD-01, TK-GI-01, TK-IM-02
  Rule ForbidsBuild(Place place) const {
    if (state_.can_build[Index(state_.to_move)] == 0 || !IsBeside(place)) return Rule::kBuild01;
    if (boards_.HasSeed(place)) return Rule::kGi01;
    if (IsElephant(boards_[place])) return Rule::kIm02;
    return boards_.Free(place) ? Rule::kNone : Rule::kBuild01;
  }

  // TK-M-TRAIN-01, TK-M-TRAIN-03
  Rule ForbidsTrain(Elephant elephant) const {
    const Era era = EraOf(active_);
    if (!IsBeside(boards_.Find(PieceOf(elephant), era))) return Rule::kTrain01;
    if (state_.Wears(era, elephant, state_.to_move)) return Rule::kTrain03;
    const bool hatted = state_.HasHatIn(era, state_.to_move);
    return options_.AnyHatBarsTraining() && hatted ? Rule::kTrainWhileHatted : Rule::kNone;
  }

  // TK-M-COMMAND-01, TK-M-COMMAND-02, TK-IM-01
  Rule ForbidsCommand(Elephant elephant, Direction direction, bool pull) const {
    const Era era = options_.CommandInFocusEra() ? state_.FocusOf(state_.to_move) : EraOf(active_);
    if (!state_.Wears(era, elephant, state_.to_move)) return Rule::kCommand01;
    const Place from = boards_.Find(PieceOf(elephant), era);
    const Place to = Beside(from, direction);
    if (to == kNowhere || !CanEnter(boards_, PieceOf(elephant), to, direction)) return Rule::kCommand02;
    return pull && !StatueBehind(from, direction) ? Rule::kIm01 : Rule::kNone;
  }

  const Options& options_;
  const State& state_;
  const Boards& boards_;
  const Piece copy_;
  const Place active_;
};

inline Rule Legality::Forbids(Move action) const {
  switch (VerbOf(action)) {
    case Verb::kMove: {
      const Rule rule = ForbidsMove(DirectionIn(action));
      return rule == Rule::kNone && PullIn(action) ? ForbidsPull(DirectionIn(action)) : rule;
    }
    case Verb::kTravelForward:
      return ForbidsTravelForward();
    case Verb::kTravelBack:
      return ForbidsTravelBack();
    case Verb::kPlant:
      return ForbidsPlant(At(EraOf(active_), SpaceIn(action)));
    case Verb::kDig:
      return ForbidsDig(At(EraOf(active_), SpaceIn(action)));
    case Verb::kBuild:
      return ForbidsBuild(At(EraOf(active_), SpaceIn(action)));
    case Verb::kTrain:
      return ForbidsTrain(ElephantIn(action));
    case Verb::kCommand:
      return ForbidsCommand(ElephantIn(action), DirectionIn(action), PullIn(action));
    default:
      return Rule::kTurn01;
  }
}

template <typename Visit>
bool Legality::AnyAction(Visit visit) const {
  const auto allowed = [](Rule rule) { return rule == Rule::kNone; };
  for (const Direction direction : kDirections) {
    if (!allowed(ForbidsMove(direction))) continue;
    if (visit(StepMove(direction, false))) return true;
    if (options_.influence && allowed(ForbidsPull(direction)) && visit(StepMove(direction, true))) return true;
  }
  if (allowed(ForbidsTravelForward()) && visit(MakeMove(Verb::kTravelForward))) return true;
  if (allowed(ForbidsTravelBack()) && visit(MakeMove(Verb::kTravelBack))) return true;
  // The own space and those beside it, by number.
  const std::array<Place, 5> near = {Beside(active_, Direction::kNorth), Beside(active_, Direction::kWest), active_,
                                     Beside(active_, Direction::kEast), Beside(active_, Direction::kSouth)};
  const auto any_near = [&](Verb verb, auto forbids) {
    for (const Place place : near) {
      if (place != kNowhere && allowed(forbids(place)) && visit(SpaceMove(verb, SpaceOf(place)))) return true;
    }
    return false;
  };
  if (options_.growth) {
    if (any_near(Verb::kPlant, [this](Place place) { return ForbidsPlant(place); })) return true;
    if (any_near(Verb::kDig, [this](Place place) { return ForbidsDig(place); })) return true;
  }
  if (options_.influence && any_near(Verb::kBuild, [this](Place place) { return ForbidsBuild(place); })) return true;
  if (!options_.memory) return false;
  for (const Elephant elephant : kElephants) {
    if (allowed(ForbidsTrain(elephant)) && visit(TrainMove(elephant))) return true;
  }
  for (const Elephant elephant : kElephants) {
    for (const Direction direction : kDirections) {
      if (!allowed(ForbidsCommand(elephant, direction, false))) continue;
      if (visit(CommandMove(elephant, direction, false))) return true;
      if (options_.influence && allowed(ForbidsCommand(elephant, direction, true)) &&
          visit(CommandMove(elephant, direction, true))) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_LEGALITY_H_
