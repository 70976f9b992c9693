// Typed reading of YAML nodes: what is not as it must be becomes a diagnostic.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_NODE_READER_H_
#define TIMEPROOF_SCENARIOS_RUNNER_NODE_READER_H_

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/value.h"
#include "scenarios/runner/scenario.h"
#include "scenarios/runner/yaml.h"

namespace timeproof {

// The keys that a map may have.
struct Keys {
  std::vector<std::string> required;
  std::vector<std::string> optional;
  // What else an unknown key may be about, where it is no misspelling of these; may be empty.
  std::function<std::string(std::string_view key)> hint = {};
};

// "path.key", or "key" alone.
std::string Join(std::string_view path, std::string_view key);
// "path[2]".
std::string Join(std::string_view path, std::size_t index);

constexpr std::size_t kMostDiagnostics = 50;  // of one scenario

// Reads nodes of one file. What cannot be read comes back empty, and says why in the diagnostics.
class NodeReader {
 public:
  explicit NodeReader(std::string file) : file_(std::move(file)) {}

  const std::string& file() const { return file_; }
  void Report(const char* code, Mark mark, std::string path, std::string message, std::string hint = "");
  // What is reported when it is full goes unsaid: there is enough to do.
  void Add(Diagnostic diagnostic);
  bool full() const { return diagnostics_.size() >= kMostDiagnostics; }
  bool clean() const { return diagnostics_.empty(); }
  // What was reported since the last call, in the order of the file.
  std::vector<Diagnostic> Take();

  // Whether it is a map with all the required keys and no unknown ones (type.map, key.missing, key.unknown). A key
  // that an unknown one is a misspelling of is not reported missing. A map with faults can still be read.
  bool CheckMap(const Node& node, const std::string& path, const Keys& keys);
  // Whether a map at `path` had one: what is missing there may be what it was meant to be.
  bool HasUnknownKey(const std::string& path) const { return with_unknown_key_.contains(path); }

  // A text: quoted, a block, or a plain scalar that YAML cannot take for something else (type.text,
  // scalar.boolean-word, scalar.octal, scalar.number), and not empty (text.empty).
  std::optional<std::string> Text(const Node& node, const std::string& path);
  // The text under `key` of a map; empty when there is none.
  std::string OptionalText(const Node& map, const std::string& path, std::string_view key);
  // One text, or a list of texts (type.texts).
  std::vector<Located> Texts(const Node& node, const std::string& path);
  // A list of texts (type.list).
  std::vector<Located> TextList(const Node& node, const std::string& path);
  // true or false (type.boolean).
  std::optional<bool> Boolean(const Node& node, const std::string& path);

  // Any tree. Plain scalars are whole numbers, true, false, null or texts; what is neither for sure is refused. Tabs
  // in literal blocks become blanks, so that pictures can be drawn with them.
  std::optional<Value> ToValue(const Node& node, const std::string& path);

 private:
  std::optional<Value> ScalarValue(const Node& node, const std::string& path);

  std::string file_;
  std::vector<Diagnostic> diagnostics_;
  std::set<std::string> with_unknown_key_;  // paths of maps
};

// The text of a scalar as it goes to a game: tabs of a literal block are blanks.
std::string TextForGame(const Node& scalar);

// Where in the file `error` is about, given the node from which its value was read and that node's path. The key path
// of the error is followed as far as the node goes, and line and column into the text found there.
Diagnostic Locate(const Error& error, std::string code, const Node& node, const std::string& path);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_NODE_READER_H_
