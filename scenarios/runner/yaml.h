// Strict reading of YAML: a small, checked subset, with the place of everything that was read.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_YAML_H_
#define TIMEPROOF_SCENARIOS_RUNNER_YAML_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "scenarios/runner/diagnostic.h"

namespace timeproof {

struct Member;

// A node of the document.
struct Node {
  enum class Kind : std::uint8_t { kNull, kScalar, kList, kMap };
  enum class Style : std::uint8_t { kPlain, kQuoted, kLiteral, kFolded };

  Kind kind = Kind::kNull;
  Style style = Style::kPlain;  // of a scalar
  std::string text;             // of a scalar
  std::vector<Node> items;      // of a list
  std::vector<Member> members;  // of a map, in the order of writing
  Mark mark;                    // where it begins; of an empty value, where its key begins
  int indent = 0;               // of a literal block: characters before each of its lines, -1 when unknown
  bool verbatim = false;        // of a plain or quoted scalar: whether it stands in the file as it is in `text`

  bool is_scalar() const { return kind == Kind::kScalar; }
  bool is_list() const { return kind == Kind::kList; }
  bool is_map() const { return kind == Kind::kMap; }

  // The member of a map under `key`, or null.
  const Member* Find(std::string_view key) const;

  // The place in the file of a place in `text` (both from 1); `mark` where that cannot be told.
  Mark Inside(int line, int column) const;
};

struct Member {
  std::string key;
  Mark key_mark;
  Node value;
};

struct YamlDocument {
  bool readable = false;  // false: `root` is empty, for the syntax is wrong
  Node root;
  std::vector<Diagnostic> diagnostics;  // in the order of the file, without file names; some even when readable
};

inline constexpr std::size_t kYamlMaxBytes = std::size_t{1} << 20U;
inline constexpr int kYamlMaxDepth = 32;

// Reads the one document in `text`. Refused, each with its code: wrong syntax (yaml.syntax), more than one document
// (yaml.second-document), no document (yaml.empty), directives (yaml.directive), anchors, aliases, merge keys and tags
// (yaml.anchor, yaml.alias, yaml.merge-key, yaml.tag), keys that are no words (yaml.complex-key, yaml.null-key) or
// stand twice in a map (yaml.duplicate-key), tabs as indentation (yaml.tab), bytes that are no UTF-8 (yaml.utf8),
// control characters (yaml.control), a carriage return without a line feed (yaml.line-break), and more than
// kYamlMaxBytes (yaml.too-large) or kYamlMaxDepth (yaml.too-deep). A byte order mark and CRLF are accepted.
YamlDocument ParseYaml(std::string_view text);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_YAML_H_
