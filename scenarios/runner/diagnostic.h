// What is wrong with an input file, and where.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_DIAGNOSTIC_H_
#define TIMEPROOF_SCENARIOS_RUNNER_DIAGNOSTIC_H_

#include <string>
#include <string_view>
#include <vector>

#include "scenarios/runner/value_json.h"

namespace timeproof {

// A place in a file. Both count from 1, columns in characters; 0 means the file as a whole.
struct Mark {
  int line = 0;
  int column = 0;
  auto operator<=>(const Mark&) const = default;
};

struct Diagnostic {
  std::string code;     // stable: "yaml.duplicate-key"
  std::string message;  // one line without a full stop
  std::string file;
  Mark mark;
  std::string path;  // key path: "scenarios[1].after.board"
  std::string hint;  // what was probably meant, or empty
  bool operator==(const Diagnostic&) const = default;
};

// "file:3:7: message (hint) [code] at scenarios[1].after": one line.
std::string ToText(const Diagnostic& diagnostic);
Json ToJson(const Diagnostic& diagnostic);

// "message (hint)", or the message alone when the hint is empty.
std::string WithHint(std::string message, std::string_view hint);

// The candidate nearest to `word` by edit distance, capital or small letters aside, when it is near enough to be meant
// by a misspelling, else empty. In a word of one or two letters only the case can be wrong.
std::string Nearest(std::string_view word, const std::vector<std::string>& candidates);

// The hint "did you mean "after"?", or empty when no candidate is near.
std::string DidYouMean(std::string_view word, const std::vector<std::string>& candidates);

// The same for the word that a message quotes last before it goes on to name what would be right, as engines' messages
// do: "no era 'pats'; there are past, present, future".
std::string DidYouMean(std::string_view message);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_DIAGNOSTIC_H_
