// The rules of That Time You Killed Me, read plainly: one small function for each rule, in the order of the catalogue.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_REFEREE_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_REFEREE_H_

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "properties/ttykm/plain/options.h"
#include "properties/ttykm/plain/table.h"

namespace timeproof::plain {

enum class Verb { kMove, kTravel, kPlant, kDig, kBuild, kTrain, kCommand };

// An action. What its verb does not say stays as it is here.
struct Action {
  std::string text;  // "command dark north pull"
  Verb verb = Verb::kMove;
  Way way = Way::kNorth;
  bool pull = false;
  bool back = false;  // travel back, not forward
  bool dark = false;  // the dark elephant, not the light one
  int space = 1;
};

// What an action causes in a later era (TK-ORDER-01).
struct ShrubGoes {  // TK-G-UNGROW-01: any shrub in `place` is removed
  Place place;
};
struct TreesGo {  // TK-G-UNGROW-01: any tree in `place`, and all that fell from it, are removed
  Place place;
};
struct ShrubGrows {  // TK-G-GROW-01
  Place place;
};
struct TreeGrows {  // TK-G-GROW-01
  Place place;
};
struct StatueAppears {  // TK-I-BUILD-01
  Place place;
  Colour colour;
  Way way;  // from the builder to the statue
};
struct ElephantRemembers {  // TK-M-MEMORY-01
  Era era;
  bool dark;
  Colour trainer;
};
struct StatueFollows {  // TK-I-PROP-01
  Era era;
  std::optional<Colour> colour;
  Way way;
  int distance;
};

struct Queue {
  std::vector<std::variant<ShrubGoes, TreesGo>> removals;
  std::vector<std::variant<ShrubGrows, TreeGrows, StatueAppears, ElephantRemembers>> placements;
  std::vector<StatueFollows> moves;

  std::size_t size() const { return removals.size() + placements.size() + moves.size(); }
};

// Watches over one table.
class Referee {
 public:
  // REQUIRES: `options` outlives this; `table` is valid under them.
  Referee(const Options& options, Table table);

  // The table before the first move.
  static Table SetUp(const Options& options);

  const Table& table() const { return table_; }

  // What may be played now, except to concede or to agree to a draw.
  std::vector<std::string> LegalMoves() const;

  // Whether the game may be ended by `move`: "concede" (with or without the conceding player's prefix) or "draw".
  bool MayEnd(const std::string& move) const;

  // Plays a move that may be played.
  void Play(const std::string& move);

  // The actions that are legal when taken now by the active copy, whatever binds the first of two; whether there are
  // any.
  std::vector<Action> Actions() const;
  bool CanAct() const;

 private:
  enum class Kind { kRemoval, kPlacement, kMove };

  // Whether this is the wrong engine with this very fault.
  bool Broken(KnownFault fault) const { return options_.Broken(fault); }

  // Section 3: the turn (turn.cc).
  std::vector<std::string> MovesOutOfTurn() const;
  bool GoesOn() const;
  void Concede(Colour player);
  std::vector<Place> CopiesInFocus() const;
  Place CopyOn(int space) const;
  std::vector<Place> CopiesToChoose() const;
  bool CanTakeTwo(Place copy) const;
  bool CanTakeOne(Place copy) const;
  bool CanGo(Place copy) const;
  bool BeginsTwo(const Action& action) const;
  bool Outlives(const Action& action) const;
  std::vector<Action> ActionsToChoose() const;
  bool MayShiftFocus(const std::vector<Place>& copies) const;
  bool MayFocusOn(Era era) const;
  void ChooseCopy(Place copy);
  void MakeActive(Place copy);
  void TakeAction(const Action& action);
  bool ActionsAreOver() const;
  void ShiftFocus(Era era);
  void ForgetActiveCopy();
  std::optional<std::string> Winner() const;
  bool HasWon(Colour player) const;
  bool IsGone(Colour player) const;
  bool HasAnyCopy(Colour player) const;
  bool HoldsTwoBoards(Colour player) const;
  void EndGame(const std::string& winner);

  // Which action it is: whether it may be taken, and taking it (turn.cc).
  bool MayAct(const Action& action) const;
  void Act(const Action& action);

  // TK-ORDER-01 (later_eras.cc).
  std::array<Kind, 3> OrderOfKinds() const;
  bool Waits(Kind kind) const;
  void SettleLaterEras();
  void Settle(Kind kind);
  void Remove(const ShrubGoes& removal);
  void Remove(const TreesGo& removal);
  void Put(const ShrubGrows& placement);
  void Put(const TreeGrows& placement);
  void Put(const StatueAppears& placement);
  bool IsStuck(Place place, Way way) const;
  Way WayOfPush(const StatueAppears& placement) const;
  void Appear(const StatueAppears& placement);
  void Put(const ElephantRemembers& placement);
  void Move(const StatueFollows& move);
  int Walk(const StatueFollows& move);
  int HowFar(const StatueFollows& move) const;
  void RemoveObstacle(const StatueFollows& move);
  int Leap(const StatueFollows& move);
  std::size_t NextMove() const;

  // Section 4: movement and pushing (movement.cc).
  bool MayMove(Way way) const;
  void MoveCopy(Way way, bool pull);
  bool MayEnterWalls() const;
  bool MayKillOwn() const;
  bool KillsOwn(Way way) const;
  bool DiesByMoving(Way way) const;
  bool GivesWay(Place place, Way way) const;
  bool FallenTreeGivesWay(Place tree, Way way) const;
  bool ElephantGivesWay(Place elephant, Way way) const;
  bool IsFreeNext(Place place, Way way) const;
  bool CopyGivesWay(Place copy, Way way) const;
  bool SavesCopies(Place place) const;
  bool CanBePushed(Place object, Way way) const;
  void MakeRoom(Place place, Way way);
  void MakeWrongRoom(Place place, Way way);
  void PushCopy(Place copy, Way way);
  bool Meets(Place copy, Place to) const;
  bool Squishes(Place copy, Way way) const;
  bool DiesOfPush(Place pusher) const;
  void Paradox(Place one, Place other);
  void Die(Place copy);
  void DieLater(Place copy, Colour colour);
  void PutFrom(Place from, Place to);

  // Section 5: time travel (movement.cc).
  std::optional<Place> Forward() const;
  std::optional<Place> Back() const;
  bool IsPassedBy(Place place) const;
  bool MayTravelForward() const;
  bool MayTravelBack() const;
  bool IsFreeToTravelTo(Place place) const;
  void TravelForward();
  void TravelBack();
  void Travel(Place from, Place to);
  void LeaveCopy(Place place);
  void AfterTravel(Place left);
  void PullBeside(Place left);

  // Section 6: Growth (growth.cc).
  std::size_t PlantsOfEach() const;
  bool SeedIsLeft() const;
  bool IsEmpty(Place place) const;
  bool IsBeside(Place place) const;
  bool MayPlant(Place place) const;
  bool MayPlantHere(Place place) const;
  void Plant(Place place);
  bool MayGrow(Place place, std::size_t plants) const;
  bool MayDig(Place place) const;
  bool IsPlant(Place place) const;
  void Dig(Place place);
  void RemoveSeed(Place place);
  void RemoveShrub(Place place);
  void RemoveTreesOf(Place place);
  void RemoveFallenTreesOf(Place place);
  bool CanTopple(Place tree, Way way) const;
  bool CanCrush(Place copy) const;
  bool CanTopplePushing(Place object, Way way) const;
  void Topple(Place tree, Way way);
  bool IsRemovedByTree(Place place) const;
  void KillBehind(Place copy, Way way);
  void Crush(Place place);

  // Section 7: Influence (influence.cc).
  bool CanPushStatue(Place statue, Way way) const;
  bool CanPushStatueOnto(Place copy, Way way) const;
  bool IsShrubOrFallenTree(Place place) const;
  void PushStatue(Place statue, Way way);
  bool CanEnter(Place place, Way way) const;
  bool IsRemovedByStatue(Place place) const;
  void MakeRoomForStatue(Place place, Way way);
  void CrushUnderStatue(Place place);
  void Propagate(Place statue, Way way, int distance);
  void MoveEarlierSelf(Place statue, Way way);
  std::optional<Place> StatueToPull(Place place, Way way) const;
  std::optional<Place> StatueBeside(Place place, Way way) const;
  bool MayPull(Way way) const;
  void Pull(Place left, Way way);
  bool MayBuild(Place place) const;
  bool HasStatueToBuild() const;
  bool IsEmptyFromNowOn(Place place) const;
  bool MayBuildOn(Place place) const;
  void Build(Place place);
  void PutStatue(Place place, Colour colour);
  std::optional<Place> ReboundTo(Place blocked, Way way) const;
  bool TakesRebound(Place place, Way way) const;
  void Rebound(const StatueAppears& blocked);
  void PassOnRebound(const StatueAppears& blocked, Place to, Way way, int distance);
  void FindNoRoom(const StatueAppears& blocked);

  // Section 8: Memory (memory.cc).
  bool WearsHat(Era era, bool dark, Colour colour) const;
  bool MayTrain(bool dark) const;
  void Train(Era era, bool dark, Colour trainer);
  bool LosesOther(Era era, bool dark, Colour trainer) const;
  void TrainEarlier(Era era, bool dark, Colour trainer);
  void TakeHat(Era era, bool dark);
  void PutHat(Era era, bool dark, std::optional<Colour> hat);
  Era CommandEra() const;
  bool Obeys(bool dark) const;
  bool MayCommand(bool dark, Way way) const;
  bool MayElephantEnter(Place place, Way way) const;
  bool MayTrample(Place copy) const;
  bool MayCommandPull(bool dark, Way way) const;
  void Command(bool dark, Way way, bool pull);
  void MoveElephant(Place from, Way way);
  void MoveLaterElephants(Place from, bool dark, Way way);
  void Trample(Place place, Way way);

  Place Active() const { return table_.active.value(); }
  Colour Player() const { return table_.to_move; }

  const Options& options_;
  Table table_;
  Queue queue_;
  // What only wrong engines ask for: which statues moved, and where copies died, since the action began.
  std::set<std::pair<Era, std::optional<Colour>>> moved_;
  std::set<Place> died_in_;
};

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_REFEREE_H_
