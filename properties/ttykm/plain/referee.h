// The rules of That Time You Killed Me, read plainly: one small function for each rule, in the order of the catalogue.
#ifndef TIMEPROOF_PROPERTIES_TTYKM_PLAIN_REFEREE_H_
#define TIMEPROOF_PROPERTIES_TTYKM_PLAIN_REFEREE_H_

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/ttykm/plain/options.h"
#include "properties/ttykm/plain/table.h"

namespace timeproof::plain {

// A move, cut into its words.
using Words = std::vector<std::string>;

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

  // Plays one of those, "concede" (with or without the conceding player's prefix) or "draw".
  void Play(const std::string& move);

  // The actions that are legal when taken now by the active copy, whatever binds the first of two.
  std::vector<Words> Actions() const;

 private:
  // Section 3: the turn (turn.cc).
  std::vector<Place> CopiesInFocus() const;
  std::vector<Place> CopiesToChoose() const;
  bool CanTakeTwo(Place copy) const;
  bool CanTakeOne(Place copy) const;
  bool AnyCopyCanAct() const;
  bool BeginsTwo(const Words& action) const;
  std::vector<Words> ActionsToChoose() const;
  std::vector<Era> ErasToFocus() const;
  void ChooseCopy(Place copy);
  void TakeAction(const Words& action);
  bool ActionsAreOver() const;
  void ShiftFocus(Era era);
  void ForgetActiveCopy();
  bool HasWon(Colour player) const;
  bool IsGone(Colour player) const;
  bool HoldsTwoBoards(Colour player) const;
  void EndGame(const std::string& winner);

  // Which action it is: whether it may be taken, and taking it (turn.cc).
  bool MayAct(const Words& action) const;
  void Act(const Words& action);

  // TK-ORDER-01 (later_eras.cc).
  void SettleLaterEras();
  void Remove(const ShrubGoes& removal);
  void Remove(const TreesGo& removal);
  void Put(const ShrubGrows& placement);
  void Put(const TreeGrows& placement);
  void Put(const StatueAppears& placement);
  void Put(const ElephantRemembers& placement);
  void Move(const StatueFollows& move);
  std::size_t NextMove() const;

  // Section 4: movement and pushing (movement.cc).
  bool MayMove(Way way) const;
  void MoveCopy(Way way, bool pull);
  bool DiesByMoving(Way way) const;
  bool GivesWay(Place place, Way way) const;
  bool CanBePushed(Place object, Way way) const;
  void MakeRoom(Place place, Way way);
  void PushCopy(Place copy, Way way);
  void Paradox(Place one, Place other);
  void Die(Place copy);
  void PutFrom(Place from, Place to);

  // Section 5: time travel (movement.cc).
  bool MayTravelForward() const;
  bool MayTravelBack() const;
  bool IsFreeToTravelTo(Place place) const;
  void TravelForward();
  void TravelBack();

  // Section 6: Growth (growth.cc).
  bool IsEmpty(Place place) const;
  bool MayPlant(Place place) const;
  void Plant(Place place);
  bool MayDig(Place place) const;
  void Dig(Place place);
  bool IsOwnOrBeside(Place place) const;
  void RemoveSeed(Place place);
  void RemoveShrub(Place place);
  void RemoveTreesOf(Place place);
  void Topple(Place tree, Way way);
  void Crush(Place place);

  // Section 7: Influence (influence.cc).
  void PushStatue(Place statue, Way way);
  bool IsStatueBehind(Place place, Way way) const;
  bool MayPull(Way way) const;
  void Pull(Place left, Way way);
  void Propagate(Place statue, Way way, int distance);
  bool MayBuild(Place place) const;
  void Build(Place place);
  void PutStatue(Place place, Colour colour);
  std::optional<Place> ReboundTo(Place blocked, Way way) const;
  void Rebound(const StatueAppears& blocked);

  // Section 8: Memory (memory.cc).
  bool MayTrain(bool dark) const;
  void Train(Era era, bool dark, Colour trainer);
  bool WearsHat(Era era, bool dark, Colour colour) const;
  void TakeHat(Era era, bool dark);
  Era CommandEra() const;
  bool MayCommand(bool dark, Way way) const;
  bool MayCommandPull(bool dark, Way way) const;
  bool MayElephantEnter(Place place, Way way) const;
  void Command(bool dark, Way way, bool pull);
  void Trample(Place place);

  Place Active() const { return *table_.ActiveCopy(); }
  Colour Player() const { return table_.to_move; }

  const Options& options_;
  Table table_;
  Queue queue_;
};

}  // namespace timeproof::plain

#endif  // TIMEPROOF_PROPERTIES_TTYKM_PLAIN_REFEREE_H_
