// Carrying out one action and everything that it causes: pushing, toppling, growing, and what reaches later eras.
#ifndef TIMEPROOF_ENGINE_TTYKM_RESOLUTION_H_
#define TIMEPROOF_ENGINE_TTYKM_RESOLUTION_H_

#include <cstdint>

#include "engine/ttykm/moves.h"
#include "engine/ttykm/options.h"
#include "engine/ttykm/pushing.h"
#include "engine/ttykm/queue.h"
#include "engine/ttykm/state.h"
#include "engine/ttykm/trace.h"

namespace timeproof::ttykm {

// Works on the state in place. One member function for each thing that the rulebook names; effects within the acting
// era happen at once, effects on later eras join the queue. REQUIRES: the action is legal.
template <typename Trace>
class Resolution {
 public:
  Resolution(const Options& options, State* state, Trace trace)
      : options_(options), state_(*state), boards_(state->boards), report_(trace) {}

  // Carries out the active copy's action, then what waits for later eras. (TK-ORDER-01)
  void CarryOut(Move action) {
    switch (VerbOf(action)) {
      case Verb::kMove:
        MoveAction(DirectionIn(action), PullIn(action));
        break;
      case Verb::kTravelForward:
        TravelForward();
        break;
      case Verb::kTravelBack:
        TravelBack();
        break;
      case Verb::kPlant:
        PlaceSeed(Here(SpaceIn(action)));
        break;
      case Verb::kDig:
        RemoveSeed(Here(SpaceIn(action)), Rule::kDig01);
        break;
      case Verb::kBuild:
        Build(Here(SpaceIn(action)));
        break;
      case Verb::kTrain:
        TrainAction(ElephantIn(action), EraOf(state_.active));
        break;
      case Verb::kCommand:
        Command(ElephantIn(action), DirectionIn(action), PullIn(action));
        break;
      default:
        break;
    }
    if (!queue_.empty()) Settle();
  }

 private:
  using Kind = Consequence::Kind;

  Place Here(int space) const { return At(EraOf(state_.active), space); }

  // --- Movement, pushing, dying.

  // TK-MOVE-01, then TK-I-PULL-01.
  void MoveAction(Direction direction, bool pull) {
    const Place from = state_.active;
    const Place to = Beside(from, direction);
    const Piece copy = CopyOf(state_.to_move);
    if (!CanEnter(boards_, copy, to, direction)) {
      report_.Ruled(Rule::kVoluntaryEntry, true);
      Die(from, Rule::kVoluntaryEntry);
      return;
    }
    if (boards_[to] == copy) report_.Ruled(Rule::kSelfParadox, false);
    report_(Rule::kMove01, Deed::kMoves, copy, from, to);
    CopyEnters(copy, from, to, direction);
    if (pull) Pull(from, direction, Rule::kPull01);
  }

  // TK-PUSH-01, TK-PUSH-02: the copy on `from` is pushed one space.
  void PushCopy(Place from, Direction direction) {
    const Place to = Beside(from, direction);
    const Piece copy = boards_[from];
    if (to == kNowhere || !CanEnter(boards_, copy, to, direction)) {
      Die(from, Rule::kPush02);
      return;
    }
    report_(Rule::kPush01, Deed::kPushed, copy, from, to);
    CopyEnters(copy, from, to, direction);
  }

  // A copy goes from `from` into `to`, which lets it in; meeting its own colour kills both. (TK-PARADOX-01)
  void CopyEnters(Piece copy, Place from, Place to, Direction direction) {
    if (boards_[to] == copy) {
      Die(from, Rule::kParadox01);
      Die(to, Rule::kParadox01);
      return;
    }
    MakeWay(copy, to, direction);
    Relocate(from, to);
  }

  // What comes into `place`, going `direction`, deals with what is there. Only a seed under a copy stays.
  void MakeWay(Piece entering, Place place, Direction direction) {
    const Piece there = boards_[place];
    if (IsCopy(there)) {
      MeetCopy(entering, place, direction);
    } else if (there == Piece::kTree) {
      Topple(entering, place, direction);
    } else if (IsStatue(there)) {
      PushStatue(there, place, direction);
    } else if (there != Piece::kNone) {
      Trample(there, place);
    }
    if (boards_.HasSeed(place) && !IsCopy(entering)) RemoveSeed(place, SeedCrusher(entering));
  }

  void MeetCopy(Piece entering, Place place, Direction direction) {
    if (entering == Piece::kTree) {
      Die(place, Rule::kCrush01);
    } else if (IsElephant(entering)) {
      Die(place, Rule::kTrample01);
    } else {
      PushCopy(place, direction);
    }
  }

  static Rule SeedCrusher(Piece entering) {
    if (entering == Piece::kTree) return Rule::kCrush01;
    return IsElephant(entering) ? Rule::kGm01 : Rule::kGi01;
  }

  // TK-DEATH-01: a dead copy is gone for good; a seed under it stays.
  void Die(Place place, Rule cause) {
    report_(cause, Deed::kDies, boards_[place], place);
    boards_.Clear(place);
    if (state_.active == place) state_.active = kNowhere;
  }

  void Relocate(Place from, Place to) {
    boards_.Move(from, to);
    if (state_.active == from) state_.active = to;
  }

  // --- Time travel.

  // TK-TRAVEL-01
  void TravelForward() {
    const Place from = state_.active;
    report_(Rule::kTravel01, Deed::kTravels, boards_[from], from, Later(from));
    Relocate(from, Later(from));
  }

  // TK-TRAVEL-02
  void TravelBack() {
    const Place from = state_.active;
    const Piece copy = boards_[from];
    report_(Rule::kTravel02, Deed::kTravels, copy, from, Earlier(from));
    Relocate(from, Earlier(from));
    report_(Rule::kTravel02, Deed::kPlaced, copy, kNowhere, from);
    boards_.Put(copy, from);
    --state_.supply[Index(state_.to_move)];
  }

  // --- Growth.

  // TK-G-PLANT-01, TK-G-GROW-01
  void PlaceSeed(Place place) {
    report_(Rule::kPlant01, Deed::kPlaced, Piece::kSeed, kNowhere, place);
    boards_.PutSeed(place);
    JoinLater({Kind::kGrowShrub, place});
  }

  // TK-G-GROW-01: an object grows where the space is empty and the supply has one.
  void Grow(const Consequence& grow) {
    const bool shrub = grow.kind == Kind::kGrowShrub;
    const Piece plant = shrub ? Piece::kShrub : Piece::kTree;
    const Places used = shrub ? boards_.Shrubs() : boards_.StandingTrees() | boards_.FallenTrees();
    if (!boards_.Empty(grow.place) || Count(used) >= kPlantsEach) {
      report_(Rule::kGrow01, Deed::kNotPlaced, plant, kNowhere, grow.place);
      return;
    }
    report_(Rule::kGrow01, Deed::kPlaced, plant, kNowhere, grow.place);
    boards_.Put(plant, grow.place);
    if (shrub) JoinLater({Kind::kGrowTree, grow.place});
  }

  // TK-G-DIG-01, TK-G-CRUSH-01, TK-GI-01, TK-GM-01; then TK-G-UNGROW-01.
  void RemoveSeed(Place place, Rule cause) {
    report_(cause, Deed::kRemoved, Piece::kSeed, place);
    boards_.ClearSeed(place);
    JoinLater({Kind::kUngrowShrub, place});
  }

  void RemoveShrub(Place place, Rule cause) {
    Remove(place, cause);
    JoinLater({Kind::kUngrowTrees, place});
  }

  // TK-G-UNGROW-01: the tree that stands on `place`, and every fallen tree whose trunk points to it.
  void UngrowTrees(Place place) {
    if (boards_[place] == Piece::kTree) Remove(place, Rule::kUngrow01);
    for (const Direction direction : kDirections) {
      const Place beside = Beside(place, direction);
      if (beside != kNowhere && boards_[beside] == Fallen(direction)) Remove(beside, Rule::kUngrow01);
    }
  }

  void Remove(Place place, Rule cause) {
    report_(cause, Deed::kRemoved, boards_[place], place);
    boards_.Clear(place);
  }

  // TK-G-TOPPLE-01, TK-G-TOPPLE-03, TK-G-CRUSH-01
  void Topple(Piece pusher, Place from, Direction direction) {
    const Place to = Beside(from, direction);
    report_(pusher == Piece::kTree ? Rule::kTopple03 : Rule::kTopple01, Deed::kTopples, Piece::kTree, from, to);
    MakeWay(Piece::kTree, to, direction);
    boards_.Clear(from);
    boards_.Put(Fallen(direction), to);
  }

  // --- Influence.

  // TK-I-PUSH-01
  void PushStatue(Piece statue, Place from, Direction direction) {
    report_(Rule::kStatuePush01, Deed::kPushed, statue, from, Beside(from, direction));
    MoveStatue(statue, from, direction);
  }

  // TK-I-PULL-01, TK-IM-01: what left `to` brings the statue behind it along.
  void Pull(Place to, Direction direction, Rule rule) {
    const Place from = Beside(to, Opposite(direction));
    const Piece statue = boards_[from];
    report_(rule, Deed::kPulled, statue, from, to);
    MoveStatue(statue, from, direction);
  }

  // A statue moves one space, and its copy in the next era after it. (TK-I-PROP-01)
  void MoveStatue(Piece statue, Place from, Direction direction) {
    CarryLater(statue, from, direction, 1);
    StatueEnters(statue, from, direction);
  }

  void StatueEnters(Piece statue, Place from, Direction direction) {
    const Place to = Beside(from, direction);
    MakeWay(statue, to, direction);
    Relocate(from, to);
  }

  void CarryLater(Piece statue, Place place, Direction direction, std::uint8_t distance) {
    JoinLater({Kind::kCarry, place, statue, direction, distance});
  }

  // TK-I-PROP-01, TK-I-PROP-02: walked space by space, pushing, as far as the statue can go.
  void Carry(const Consequence& carry) {
    Place at = boards_.Find(carry.piece, EraOf(carry.place));
    if (at == kNowhere) return;
    // The copy in the era after it joins before whatever is pushed on the way, and learns the distance afterwards.
    const bool passes_on = EraOf(at) != Era::kFuture;
    const std::size_t later = passes_on ? queue_.Join({Kind::kCarry, Later(at), carry.piece, carry.direction}) : 0;
    std::uint8_t walked = 0;
    for (; walked < carry.distance; ++walked) {
      const Place to = Beside(at, carry.direction);
      if (to == kNowhere || !CanEnter(boards_, carry.piece, to, carry.direction)) break;
      report_(Rule::kProp01, Deed::kCarried, carry.piece, at, to);
      StatueEnters(carry.piece, at, carry.direction);
      at = to;
    }
    if (walked < carry.distance) {
      report_(walked == 0 ? Rule::kProp01 : Rule::kProp02, Deed::kCutShort, carry.piece, at);
    }
    if (!passes_on) return;
    queue_.Waiting(later).distance = walked;
    if (walked == 0) queue_.Leave(later);
  }

  // TK-I-BUILD-01
  void Build(Place place) {
    const Player builder = state_.to_move;
    const Piece statue = StatueOf(builder);
    Direction direction = Direction::kNorth;
    for (const Direction d : kDirections) {
      if (Beside(state_.active, d) == place) direction = d;
    }
    report_(Rule::kBuild01, Deed::kPlaced, statue, kNowhere, place);
    boards_.Put(statue, place);
    state_.can_build[Index(builder)] = 0;
    JoinLater({Kind::kAppear, place, statue, direction});
  }

  // TK-I-BUILD-02: the new statue appears in a later era and pushes what is there.
  void Appear(const Consequence& build) {
    if (!CanEnter(boards_, build.piece, build.place, build.direction)) {
      Rebound(build);
      return;
    }
    report_(Rule::kBuild02, Deed::kPlaced, build.piece, kNowhere, build.place);
    MakeWay(build.piece, build.place, build.direction);
    boards_.Put(build.piece, build.place);
    JoinLater(build);
  }

  // TK-I-BUILD-03: what cannot be pushed stays; the statue goes back to the first space that takes it, if any does
  // (TK-I-BUILD-04), and so will its copies, from the place that was meant.
  void Rebound(const Consequence& build) {
    report_.Ruled(Rule::kBlockedBuild, options_.BlockedBuildStops());
    const Direction back = Opposite(build.direction);
    Place place = build.place;
    std::uint8_t distance = 0;
    do {
      place = Beside(place, back);
      ++distance;
      if (place == kNowhere || options_.BlockedBuildStops()) {
        report_(Rule::kBuild04, Deed::kNotPlaced, build.piece, kNowhere, build.place);
        return;
      }
    } while (!CanEnter(boards_, build.piece, place, back));
    report_(Rule::kBuild03, Deed::kDisplaced, build.piece, build.place, place);
    JoinLater(build);
    CarryLater(build.piece, build.place, back, distance);
    MakeWay(build.piece, place, back);
    boards_.Put(build.piece, place);
  }

  // --- Memory.

  void TrainAction(Elephant elephant, Era era) {
    if (state_.HasHatIn(era, state_.to_move)) report_.Ruled(Rule::kTrainWhileHatted, false);
    Train(elephant, era, Rule::kTrain01);
  }

  // TK-M-TRAIN-01, TK-M-TRAIN-02; then TK-M-MEMORY-01.
  void Train(Elephant elephant, Era era, Rule rule) {
    const Player trainer = state_.to_move;
    const Player opponent = Opponent(trainer);
    const Place place = boards_.Find(PieceOf(elephant), era);
    auto& hats = state_.hats[Index(era)];
    if (state_.Wears(era, elephant, opponent)) {
      report_(Rule::kTrain01, Deed::kForgets, HatOf(opponent), place);
      hats[Index(opponent)] = 0;
    }
    if (hats[Index(trainer)] != 0) {
      const Elephant other = elephant == Elephant::kDark ? Elephant::kLight : Elephant::kDark;
      report_(Rule::kTrain02, Deed::kForgets, HatOf(trainer), boards_.Find(PieceOf(other), era));
    }
    report_(rule, Deed::kTrained, HatOf(trainer), kNowhere, place);
    hats[Index(trainer)] = static_cast<std::uint8_t>(1 + Index(elephant));
    JoinLater({Kind::kRemember, place, PieceOf(elephant)});
  }

  // TK-M-MEMORY-01: the chain ends where the elephant wears the hat already, unless a ruling lets it go on.
  void Remember(const Consequence& training) {
    const Era era = EraOf(training.place);
    const Elephant elephant = ElephantOf(training.piece);
    if (!state_.Wears(era, elephant, state_.to_move)) {
      Train(elephant, era, Rule::kMemory01);
      return;
    }
    if (!state_.Wears(Era::kFuture, elephant, state_.to_move)) {
      report_.Ruled(Rule::kMemoryReach, options_.MemoryReachesAllLater());
    }
    if (options_.MemoryReachesAllLater()) JoinLater(training);
  }

  // TK-M-COMMAND-01, TK-M-TRAMPLE-01, TK-GM-02, TK-IM-01
  void Command(Elephant elephant, Direction direction, bool pull) {
    const Era focus = state_.FocusOf(state_.to_move);
    const Era era = options_.CommandInFocusEra() ? focus : EraOf(state_.active);
    if (EraOf(state_.active) != focus) report_.Ruled(Rule::kCommandEra, options_.CommandInFocusEra());
    const Piece piece = PieceOf(elephant);
    const Place from = boards_.Find(piece, era);
    const Place to = Beside(from, direction);
    report_(Rule::kCommand01, Deed::kMoves, piece, from, to);
    MakeWay(piece, to, direction);
    Relocate(from, to);
    if (pull) Pull(from, direction, Rule::kIm01);
  }

  // TK-GM-01: an elephant removes the shrub or fallen tree that it walks onto.
  void Trample(Piece plant, Place place) {
    if (plant == Piece::kShrub) {
      RemoveShrub(place, Rule::kGm01);
    } else {
      Remove(place, Rule::kGm01);
    }
  }

  // --- Later eras.

  // Joins the queue for the era after that of `place`; nothing happens after the future.
  void JoinLater(Consequence consequence) {
    consequence.place = Later(consequence.place);
    if (consequence.place != kNowhere) queue_.Join(consequence);
  }

  void Settle() {
    while (!queue_.empty()) {
      std::size_t next = queue_.First();
      if (queue_.Waiting(next).kind == Kind::kCarry) {
        const std::size_t front = queue_.Frontmost(next, boards_);
        if (front != next) report_.Ruled(Rule::kPropagationOrder, options_.CauseOrder());
        if (!options_.CauseOrder()) next = front;
      }
      const Consequence consequence = queue_.Waiting(next);
      queue_.Leave(next);
      Take(consequence);
    }
  }

  void Take(const Consequence& consequence) {
    switch (consequence.kind) {
      case Kind::kUngrowShrub:
        if (boards_[consequence.place] == Piece::kShrub) RemoveShrub(consequence.place, Rule::kUngrow01);
        break;
      case Kind::kUngrowTrees:
        UngrowTrees(consequence.place);
        break;
      case Kind::kGrowShrub:
      case Kind::kGrowTree:
        Grow(consequence);
        break;
      case Kind::kAppear:
        Appear(consequence);
        break;
      case Kind::kRemember:
        Remember(consequence);
        break;
      case Kind::kCarry:
        Carry(consequence);
        break;
    }
  }

  const Options& options_;
  State& state_;
  Boards& boards_;
  Trace report_;
  Queue queue_;
};

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_RESOLUTION_H_
