// One case against one engine, move by move.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_CASE_PLAYER_H_
#define TIMEPROOF_SCENARIOS_RUNNER_CASE_PLAYER_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/game.h"
#include "scenarios/runner/runner.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

// Plays the steps of a case and compares. Fills verdict, reason, explanation, diagnostics and steps of the result.
class CasePlayer {
 public:
  // The arguments must outlive it.
  CasePlayer(const Case& scenario, const Game& game, CaseResult* result)
      : case_(scenario), game_(game), result_(*result) {}

  void Play(const Position& before);

 private:
  // Each returns whether the case goes on.
  bool PlayStep(const Step& step, std::size_t index, Position* position);
  bool PlayMove(const Located& text, std::size_t index, Position* position, StepRecord* record,
                std::vector<Move>* played);
  bool MoveIsRefused(const Located& text, std::size_t index, const Error& error, const Position& position);

  void CheckAfter(const Step& step, const Position& from, const std::vector<Move>& played, StepRecord* record);
  void CheckLegal(const Expectations& expect, const Position& position);
  void CheckExactly(const std::vector<Located>& expected, const MoveList& moves, const Position& position);
  void CheckRefusal(const ExpectedRefusal& expected, const Position& position);
  void CheckEvents(const std::vector<Located>& events, const StepRecord& record);
  void CheckSights(const std::vector<ExpectedSight>& sights, const Position& position);
  void RefuseSight(Diagnostic fault);
  // What the engine says of its own moves must agree with itself.
  void CheckAgreement(const Position& position);
  bool AlwaysUnlisted(Move move) const;

  // The move, or nothing when it is no notation for this engine, which is then said.
  std::optional<Move> Parse(const Located& text, const Position& position);
  void RefuseNotation(const Located& text, const Error& error);
  // Why the move may not be played, with the rule; empty when it is only not listed.
  std::string WhyNot(const Located& text, const Position& position) const;
  // Fails the case. The reason names the step, where there are several; the explanation its line, too.
  void Complain(std::string reason, const std::string& details);
  void AddStory(std::size_t index, const Position& from);

  const Case& case_;
  const Game& game_;
  CaseResult& result_;
  std::string step_;  // "step 2: ", or empty where there is only one
  int line_ = 0;      // in the scenario's file, of what is looked at; 0 when it is nothing that stands there
};

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_CASE_PLAYER_H_
