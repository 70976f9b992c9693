// A tiny game for tests of what is made for all games, so that they depend on the rules of none.
//
// Eight cells in two rows of four. Players a and b take turns to mark a cell; a full row is cleared (ruling `full-row`:
// clears, or stays). A player may concede at any time. Rules: F-MARK-01 mark an empty cell, F-ROW-01 a full row,
// F-OVER-01 nothing is played after the end. The option `house` is a document: a map with what the ruling is there.
#ifndef TIMEPROOF_TESTS_RUNNER_FAKE_GAME_H_
#define TIMEPROOF_TESTS_RUNNER_FAKE_GAME_H_

#include <memory>
#include <string_view>

#include "engine/game.h"
#include "scenarios/runner/loader.h"

namespace timeproof {

// How an engine may be wrong.
enum class Fault {
  kNone,
  kThrows,           // Apply throws
  kKeepsTurn,        // the same player goes on
  kWrongRule,        // refuses a taken cell by F-OVER-01
  kListsRefused,     // lists moves that it refuses
  kHidesLegal,       // once cell 2 is marked, does not list cell 1, which may be marked all the same
  kMakesImpossible,  // its positions do not pass its own Validate
  kRefusesGame,      // does not know the game
  kWrongStart,       // cell 1 is marked in its set-up
};

std::unique_ptr<const Game> MakeFakeGame(bool row_stays, Fault fault);

const GameInfo* FindFakeGame(std::string_view name);

// The fake game and a ledger for it: books A and B, rules as above, settled point F-SETTLED-01, example EX-01.
LoadContext FakeContext();

extern const std::string_view kFakeLedger;

}  // namespace timeproof

#endif  // TIMEPROOF_TESTS_RUNNER_FAKE_GAME_H_
