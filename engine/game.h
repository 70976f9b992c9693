// The one interface that everything generic is written against: runner, perft, protocol, laws, fuzz targets.
#ifndef TIMEPROOF_ENGINE_GAME_H_
#define TIMEPROOF_ENGINE_GAME_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/effect.h"
#include "engine/move.h"
#include "engine/position.h"
#include "engine/result.h"
#include "engine/value.h"

namespace timeproof {

// Why a move is refused, and by which rule or ruling.
struct Refusal {
  std::string_view rule;  // "TK-MOVE-02"
  std::string message;    // "no wall to walk through east of 4"
};

// Whether a game is over and for whom.
struct Outcome {
  bool over = false;
  std::uint8_t winners = 0;  // bit s is set when seat s won; none set after the end is a draw without winners
  bool operator==(const Outcome&) const = default;
};

// How much a position must say for itself.
enum class Reading {
  kExact,     // the line protocol: every field is required, unknown fields are ignored
  kLenient,   // scenarios and the command line: what the pieces imply may be left out, unknown fields are errors
  kExpected,  // what a scenario expects: as lenient, and a position that cannot be is read all the same, to be compared
};

// The rules of a game under fixed options, as pure functions. Keeps no state, so one Game serves every test, property,
// fuzz target and thread. Positions given to it come from the same game under the same options and are valid.
class Game {
 public:
  virtual ~Game() = default;

  virtual std::string_view name() const = 0;  // "ttykm"
  virtual int players() const = 0;            // seats are 0 to players() - 1

  // --- Play.

  // The position before the first move. Chance, where there is any, is decided by the options (a seed).
  virtual Position Start() const = 0;

  // The seat that decides next; after the end, the seat whose turn it was.
  virtual int ToMove(const Position& position) const = 0;

  // Fills `moves` with what may be played now: sorted, without repeats, empty exactly when the game is over. What a
  // game keeps out of the list though it may be played at any time (conceding), WhyIllegal accepts all the same.
  virtual void LegalMoves(const Position& position, MoveList* moves) const = 0;

  // Plays `move`. Each effect goes to `sink` when there is one. REQUIRES: WhyIllegal(*position, move) is empty.
  virtual void Apply(Position* position, Move move, EffectSink* sink = nullptr) const = 0;

  // The rule that forbids `move` now, or nothing when it may be played.
  virtual std::optional<Refusal> WhyIllegal(const Position& position, Move move) const = 0;

  virtual Outcome outcome(const Position& position) const = 0;

  // Whether a turn begins here, or the game is over: the places that perft by turns counts.
  virtual bool AtTurnStart(const Position& position) const = 0;

  // The number of ways to play the turn from here to its end: perft by turns of depth 1. Games override it to count
  // without playing the last moves.
  virtual std::uint64_t CountTurns(const Position& position) const;

  // What is impossible about the position, or nothing. `where` is the key path of the fault in ToValue's form.
  virtual std::optional<Error> Validate(const Position& position) const = 0;

  // --- Notation. What is read prints back the same.

  virtual std::string MoveText(Move move) const = 0;  // "move east pull"

  // Every move that there is notation for, legal anywhere or not, sorted: what may be tried. A game with more than a
  // list has room for gives some of each form.
  virtual void EveryMove(MoveList* moves) const = 0;

  // Reads one move, with or without the prefix that names its player. Malformed when it is no notation, illegal when
  // the prefix names somebody who may not decide now.
  virtual Result<Move> ParseMove(const Position& position, std::string_view text) const = 0;

  // The player's name as positions and prefixes spell it: "white", "P0".
  virtual std::string SeatName(int seat) const = 0;

  virtual Value ToValue(const Position& position) const = 0;  // the position object of the line protocol
  // Malformed or invalid, by the protocol's words; what Validate refuses is invalid, except where it is but expected.
  virtual Result<Position> FromValue(const Value& value, Reading reading) const = 0;

  virtual std::string ToLine(const Position& position) const = 0;  // the position on one line
  virtual Result<Position> FromLine(std::string_view text) const = 0;

  // The position as it may be known to `seat`; the whole of it in games without hidden information.
  virtual Value Observe(const Position& position, int seat) const;

  // The position that a scenario expects, in ToValue's form: `before`, changed by what `moves` say by their own words
  // (whose turn it is, where the focus is; no rules), overlaid by the fields that the author said. `said` has the form
  // of ToValue with fields missing, or is null; it is not checked here, FromValue does that.
  virtual Value Expect(const Position& before, std::span<const Move> moves, const Value& said) const = 0;

  // --- For people.

  // The table as a picture of several lines, each ended by a newline; the part that FromValue reads back comes first
  // in games that have one. What differs from `other`, when given, is marked.
  virtual std::string Picture(const Position& position, const Position* other = nullptr) const = 0;

  // The picture as it may be known to `seat`, and shown to them; the whole of it in games without hidden information.
  virtual std::string ObservedPicture(const Position& position, int seat) const;

  // What the picture does not show, on one line: "white to move, focus past". Everybody may know it.
  virtual std::string Caption(const Position& position) const = 0;

  // Both pictures with what differs marked, and below them whatever else differs.
  virtual std::string Compare(const Position& expected, const Position& actual) const = 0;

  // An effect in words, without its rule: "black copy pushed from past 6 to 7".
  virtual std::string Describe(const Effect& effect) const = 0;
};

// An option of a game, for help texts, `describe` and checks.
struct OptionInfo {
  std::string_view name;                 // "chapters", or "rulings.two-actions"
  std::vector<std::string_view> values;  // what it may be; the first is the default. Empty: see `help`
  bool many = false;                     // several of the values at once (the default is none of them)
  std::string_view help;
};

// A thing that is wrong with a document, or odd about it.
struct DocumentFault {
  Error error;              // `where` is a key path: "events.3.cost.disguise"
  bool is_warning = false;  // odd, but it can be played with
};

// A document that comes with the project.
struct DocumentText {
  std::string_view id;
  std::string_view yaml;  // as it was written
};

// What an option may be beside a word: a tree of data of the players' own, such as the cards of a box.
struct DocumentInfo {
  std::string_view option;            // the name of the option, and what it is called: "pack"
  std::vector<DocumentText> shipped;  // what the option's words stand for; the first is the default
  std::vector<DocumentFault> (*check)(const Value& document);  // everything that is wrong with one
};

// A question of the rulebook beside the board, such as who starts the next game: a pure function of its arguments.
struct QuestionInfo {
  std::string_view name;  // "next-first"
  std::string_view help;
  Result<Value> (*answer)(const Value& arguments);
};

// What is known of a game before its options are.
struct GameInfo {
  std::string_view name;   // "ttykm"
  std::string_view title;  // "That Time You Killed Me"
  std::vector<OptionInfo> options;
  std::vector<QuestionInfo> questions;
  std::vector<std::string_view> rules;  // the ids of all its rules, in rulebook order; rulings are options
  // Reads the options (null or a map; what is missing has its default). Unknown fields are errors when lenient.
  Result<std::unique_ptr<const Game>> (*make)(const Value& options, Reading reading);
  std::vector<DocumentInfo> documents = {};  // for options that may be documents
};

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_GAME_H_
