// Who may do what, and what comes of it: the catalogue of rules, word for word.
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_REFEREE_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_REFEREE_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "properties/voyage/plain/options.h"
#include "properties/voyage/plain/table.h"

namespace timeproof::plain_voyage {

class Referee {
 public:
  // The options must outlive it.
  Referee(const Options& options, Table table) : options_(options), table_(std::move(table)) {}

  // What may be played, without repeats; nothing after the end.
  std::vector<std::string> LegalMoves() const;
  // REQUIRES: the move is one of LegalMoves().
  void Play(const std::string& move);

  const Table& table() const { return table_; }

 private:
  const Player& Actor() const { return table_.Of(table_.seat); }
  Player& Actor() { return table_.Of(table_.seat); }
  bool Holds(const Ticket& kind) const { return CountOf(kind, Actor().hand) > 0; }
  bool Broken(KnownFault fault) const { return options_.Broken(fault); }

  // --- What is legal (legal.cc).

  bool MayDoMainAction() const;
  bool MayMove(const Ticket& kind) const;
  bool Fits(const Ticket& kind, int target) const;
  bool FitsPort(const Ticket& kind, int target) const;
  bool FitsStack(const Ticket& kind, int target) const;
  // Where a Move with that ticket goes, or nothing when it goes nowhere.
  std::optional<int> MoveTarget(const Ticket& kind) const;
  int Neighbour() const;
  bool MayStay(const Ticket& kind) const;
  const Ticket& CurrentTicket() const;
  bool MayWarp(int target) const;
  bool WarpsNow() const;
  bool CanPay(int target) const;
  bool IsWarpTarget(int target) const;
  bool IsInReach(int target) const;
  // The ticket in hand that a warp to that position plays, or nothing when there is none.
  std::optional<Ticket> WarpTicket(int target) const;
  bool MayPass() const;
  bool MayEndTurn() const;
  bool CanMoveOrStay() const;

  // --- What comes of it (play.cc).

  enum class By { kMove, kWarp };
  void Move(const Ticket& kind);
  void Stay(const Ticket& kind);
  void Warp(int target);
  void Pass();
  void Put(const Ticket& kind, int target, By by);
  void PutDown(const Ticket& kind, int target, By by);
  void TakeTokens(int target, By by, bool has_moved);
  void TakeAllTokens();
  void Pay(int target);
  void SeeWhetherOver(By by);
  bool IsPlayedOut(By by) const;
  bool IsRightmost(By by) const;
  void EndTurn();
  bool TurnCounts() const;
  bool IsStall() const;
  int NextSeat() const;
  void Finish(std::vector<std::string> reasons);

  const Options& options_;
  Table table_;
  bool bare_ = false;  // whether the last ticket was put on a bare port
};

// Who wins when the game is over here, by seat; `seat` played last. (PV-SCORE-01 to PV-SCORE-03)
std::vector<int> Winners(const Options& options, const Table& table);

// How many turns without movement, counted at the turn of `seat`, cannot be: the game is over. (PV-END-03)
int StallLimit(const Options& options, const Table& table, int seat);

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_REFEREE_H_
