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

// The candidate nearest to `word` by edit distance when it is near enough to be a misspelling, else empty.
std::string Nearest(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_DIAGNOSTIC_H_
