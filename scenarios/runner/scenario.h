// A scenario as it was written, read and checked: what the runner plays.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_SCENARIO_H_
#define TIMEPROOF_SCENARIOS_RUNNER_SCENARIO_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/value.h"
#include "scenarios/runner/diagnostic.h"
#include "scenarios/runner/yaml.h"

namespace timeproof {

// A text of a scenario and its place.
struct Located {
  std::string text;
  Mark mark;
  std::string path;
};

// A part of the document that the runner still has to read, and its place.
struct LocatedNode {
  Node node;
  std::string path;
};

struct ExpectedRefusal {
  Located move;
  std::string rule;  // a rule id or the name of a ruling
  std::string why;   // part of the message, or empty
};

// What a player must see after a play.
struct ExpectedSight {
  Located viewer;  // the name of a seat; its path is that of the fields
  Node node;       // a map of fields, and the same as a value
  Value fields;
};

// What must be true after a play. What is absent is not asked, empty lists of `legal` are.
struct Expectations {
  std::optional<LocatedNode> after;
  std::optional<std::vector<Located>> legal;
  Mark legal_mark;
  std::vector<Located> legal_has;
  std::vector<Located> legal_lacks;
  std::vector<ExpectedRefusal> illegal;
  std::vector<Located> events;
  std::vector<ExpectedSight> observe;
};

struct Step {
  std::vector<Located> play;  // a move each
  Expectations expect;
};

// A question beside the board, and what must come back: an answer, or a refusal whose message has a part.
struct Question {
  const QuestionInfo* info = nullptr;
  Value arguments;
  std::optional<Value> answer;
  std::string refused;
};

struct Source {
  std::string book, section;
  std::vector<std::string> examples;   // printed in the book
  std::vector<std::string> positions;  // of our own
  bool reconstructed = false;
};

// The reading of a dispute that a case plays.
struct ReadingOfRuling {
  std::string ruling, value;  // "self-paradox", "allowed"
  // Who says so: books, and why where the scenario tells.
  std::vector<std::pair<std::string, std::string>> says;
};

// What gets one verdict: a scenario, or one reading of a dispute. A scenario that cannot be read is one case, too.
struct Case {
  std::string id;           // "the-id" or "the-id[self-paradox=allowed]"
  std::string scenario_id;  // "the-id"
  std::string file;         // as it was named or found
  Mark mark;                // where the scenario begins
  std::string game, chapter, title, note;
  std::vector<std::string> rules;
  std::optional<Source> source;
  std::optional<ReadingOfRuling> reading;
  std::optional<std::string> xfail;

  // Not empty: the case is invalid, and what follows may be incomplete.
  std::vector<Diagnostic> diagnostics;

  const GameInfo* info = nullptr;          // null when there is no such game
  Value said_options;                      // of the game, as they are written, merged
  Value options;                           // the same with documents in place of the names of their files
  std::shared_ptr<const Game> game_rules;  // the game under these options; null when invalid
  Position before;                         // REQUIRES game_rules and no question
  bool from_start = false;                 // `before` is the set-up: an engine plays on from its own
  std::vector<Step> steps;                 // at least one, unless `question`
  std::optional<Question> question;

  bool valid() const { return diagnostics.empty(); }
};

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_SCENARIO_H_
