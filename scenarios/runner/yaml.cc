#include "scenarios/runner/yaml.h"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>
#include <utility>

#include "scenarios/runner/yaml_text.h"

namespace timeproof {
namespace {

constexpr std::size_t kMaxDiagnostics = 50;

// Stops yaml-cpp in the middle: what it would go on to do is not wanted.
struct Stopped {};

std::size_t ToSize(int n) { return n < 0 ? 0 : static_cast<std::size_t>(n); }

// Builds the tree from yaml-cpp's events, and takes note of what is not allowed.
class Builder : public YAML::EventHandler {
 public:
  Builder(const SourceText& source, YamlDocument* document) : source_(source), document_(*document) {}

  void OnDocumentStart(const YAML::Mark& /*mark*/) override {}
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    Node node = Begin(Node::Kind::kNull, mark, "", anchor);
    const std::string_view rest = std::string_view(source_.text()).substr(Offset(mark));
    const bool written =
        rest.starts_with('~') || rest.starts_with("null") || rest.starts_with("Null") || rest.starts_with("NULL");
    if (!written && !open_.empty() && open_.back().pending) node.mark = open_.back().pending->key_mark;
    Add(std::move(node));
  }

  void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
    Node node = Begin(Node::Kind::kNull, mark, "", YAML::NullAnchor);
    Report("yaml.alias", "aliases are not allowed: write the value out", node.mark);
    Add(std::move(node), /*keep=*/false);
  }

  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    Node node = Begin(Node::Kind::kScalar, mark, tag, anchor);
    node.text = value;
    ReadStyle(mark, &node);
    Add(std::move(node));
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value /*style*/) override {
    Open(Begin(Node::Kind::kList, mark, tag, anchor));
  }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value /*style*/) override {
    Open(Begin(Node::Kind::kMap, mark, tag, anchor));
  }
  void OnSequenceEnd() override { Close(); }
  void OnMapEnd() override { Close(); }

 private:
  struct Frame {
    Node node;
    std::optional<Member> pending = {};    // of a map: a key that waits for its value
    bool keep = true;                      // whether that key may stay
    std::map<std::string, int> keys = {};  // and the lines they stand in
  };

  std::size_t Offset(const YAML::Mark& mark) const { return source_.Offset(ToSize(mark.line), ToSize(mark.column)); }

  std::string Path() const {
    std::string path;
    for (const Frame& frame : open_) {
      if (frame.node.is_list()) {
        path += fmt::format("[{}]", frame.node.items.size());
      } else if (frame.pending && !frame.pending->key.empty()) {
        path += (path.empty() ? "" : ".") + frame.pending->key;
      }
    }
    return path;
  }

  void Report(const char* code, std::string message, Mark mark) {
    document_.diagnostics.push_back({code, std::move(message), "", mark, Path(), ""});
    if (document_.diagnostics.size() >= kMaxDiagnostics) throw Stopped();
  }

  Node Begin(Node::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    Node node;
    node.kind = kind;
    node.mark = source_.MarkAt(ToSize(mark.line), ToSize(mark.column));
    if (anchor != YAML::NullAnchor) Report("yaml.anchor", "anchors are not allowed", node.mark);
    const bool tagged = source_.text().compare(Offset(mark), 1, "!") == 0;
    if (tagged || !(tag.empty() || tag == "?" || tag == "!")) Report("yaml.tag", "tags are not allowed", node.mark);
    return node;
  }

  void ReadStyle(const YAML::Mark& mark, Node* node) const {
    const std::string_view rest = std::string_view(source_.text()).substr(Offset(mark));
    const char first = rest.empty() ? ' ' : rest[0];
    if (first == '|') {
      node->style = Node::Style::kLiteral;
      node->indent = LiteralIndent(ToSize(mark.line), node->text);
    } else if (first == '>') {
      node->style = Node::Style::kFolded;
    } else if (first == '"' || first == '\'') {
      node->style = Node::Style::kQuoted;
      node->verbatim = rest.substr(1).starts_with(node->text);
    } else {
      node->verbatim = rest.starts_with(node->text);
    }
  }

  // How far the lines of the block under `line` are indented; -1 when it has no line to tell by.
  int LiteralIndent(std::size_t line, std::string_view text) const {
    for (;;) {
      const std::size_t end = text.find('\n');
      const std::string_view content = text.substr(0, end);
      const std::string_view written = source_.Line(++line);
      if (!content.empty() && written.ends_with(content)) return static_cast<int>(written.size() - content.size());
      if (end == std::string_view::npos) return -1;
      text.remove_prefix(end + 1);
    }
  }

  void Open(Node node) {
    if (open_.size() >= static_cast<std::size_t>(kYamlMaxDepth)) {
      Report("yaml.too-deep", fmt::format("nested deeper than {} levels", kYamlMaxDepth), node.mark);
      throw Stopped();
    }
    open_.push_back({.node = std::move(node)});
  }

  void Close() {
    Node node = std::move(open_.back().node);
    open_.pop_back();
    Add(std::move(node));
  }

  void Add(Node node, bool keep = true) {
    if (open_.empty()) {
      document_.root = std::move(node);
      return;
    }
    Frame& frame = open_.back();
    if (frame.node.is_list()) {
      frame.node.items.push_back(std::move(node));
    } else if (!frame.pending) {
      AddKey(std::move(node), keep);
    } else {
      frame.pending->value = std::move(node);
      if (frame.keep && keep) frame.node.members.push_back(std::move(*frame.pending));
      frame.pending.reset();
    }
  }

  void AddKey(Node node, bool keep) {
    Frame& frame = open_.back();
    frame.keep = false;
    frame.pending = Member{node.text, node.mark, {}};
    if (!keep) return;
    if (node.kind == Node::Kind::kNull) {
      Report("yaml.null-key", "a key is missing, or null", node.mark);
    } else if (!node.is_scalar()) {
      Report("yaml.complex-key", "a key must be a word, not a list or a map", node.mark);
    } else if (node.text == "<<" && node.style == Node::Style::kPlain) {
      Report("yaml.merge-key", "merge keys are not allowed: write the values out", node.mark);
    } else if (const auto [twin, fresh] = frame.keys.emplace(node.text, node.mark.line); !fresh) {
      Report("yaml.duplicate-key",
             fmt::format("the key \"{}\" stands twice, first in line {}", node.text, twin->second), node.mark);
    } else {
      frame.keep = true;
    }
  }

  const SourceText& source_;
  YamlDocument& document_;
  std::vector<Frame> open_;
};

// Learns where a document begins, and reads no more of it.
class StartFinder : public YAML::EventHandler {
 public:
  void OnDocumentStart(const YAML::Mark& mark) override {
    mark_ = mark;
    throw Stopped();
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& /*mark*/, YAML::anchor_t /*anchor*/) override {}
  void OnAlias(const YAML::Mark& /*mark*/, YAML::anchor_t /*anchor*/) override {}
  void OnScalar(const YAML::Mark& /*mark*/, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                const std::string& /*value*/) override {}
  void OnSequenceStart(const YAML::Mark& /*mark*/, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                       YAML::EmitterStyle::value /*style*/) override {}
  void OnSequenceEnd() override {}
  void OnMapStart(const YAML::Mark& /*mark*/, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                  YAML::EmitterStyle::value /*style*/) override {}
  void OnMapEnd() override {}

  const YAML::Mark& mark() const { return mark_; }

 private:
  YAML::Mark mark_;
};

bool HasTabIndent(std::string_view line) {
  const std::size_t end = line.find_first_not_of(" \t");
  return end != std::string_view::npos && line.substr(0, end).find('\t') != std::string_view::npos;
}

class Reader {
 public:
  Reader(const SourceText& source, YamlDocument* document) : source_(source), document_(*document) {}

  void Read() {
    if (RefuseDirective()) return;
    std::istringstream stream(source_.text());
    try {
      YAML::Parser parser(stream);
      ReadFirst(&parser);
      // One step beyond the first document and no more: yaml-cpp can stand still there for ever.
      if (document_.readable && parser) RefuseRest(&parser);
    } catch (const Stopped&) {
      document_.readable = false;
    } catch (const YAML::Exception& fault) {
      document_.readable = false;
      ReportSyntax(fault);
    }
  }

 private:
  void Report(const char* code, std::string message, Mark mark) {
    document_.diagnostics.push_back({code, std::move(message), "", mark, "", ""});
  }

  bool RefuseDirective() {
    for (std::size_t line = 0; line < source_.lines(); ++line) {
      const std::string_view text = source_.Line(line);
      if (text.starts_with('%')) {
        Report("yaml.directive", "directives are not allowed", source_.MarkAt(line, 0));
        return true;
      }
      const std::size_t first = text.find_first_not_of(" \t");
      if (first != std::string_view::npos && text[first] != '#') return false;
    }
    return false;
  }

  void ReadFirst(YAML::Parser* parser) {
    Builder builder(source_, &document_);
    document_.readable = parser->HandleNextDocument(builder) && document_.root.kind != Node::Kind::kNull;
    if (document_.readable || !document_.diagnostics.empty()) return;
    // A null root is also what yaml-cpp makes of a stray mark at the start, without moving past it.
    if (*parser) RefuseRest(parser);
    if (document_.diagnostics.empty()) Report("yaml.empty", "there is no document here", {1, 1});
  }

  void RefuseRest(YAML::Parser* parser) {
    StartFinder finder;
    try {
      parser->HandleNextDocument(finder);
    } catch (const Stopped&) {
      const auto line = ToSize(finder.mark().line);
      const Mark mark = source_.MarkAt(line, ToSize(finder.mark().column));
      if (source_.Line(line).starts_with("---") || EndsDocument(line)) {
        Report("yaml.second-document", "a file holds one document, and a second begins here", mark);
      } else {
        Report("yaml.syntax", "this belongs to nothing that came before", mark);
        document_.readable = false;
      }
    }
  }

  // Whether the last line before `line` that says anything ends a document.
  bool EndsDocument(std::size_t line) const {
    while (line-- > 0) {
      const std::string_view text = source_.Line(line);
      const std::size_t first = text.find_first_not_of(" \t");
      if (first != std::string_view::npos && text[first] != '#') return text.starts_with("...");
    }
    return false;
  }

  // What usually lies behind a message of the parser's.
  static std::string_view SyntaxHint(std::string_view message) {
    if (message.starts_with("illegal map value")) {
      return ": is this line indented like its neighbours? A text with ': ' in it needs quotes";
    }
    if (message.starts_with("end of sequence") || message.starts_with("end of map")) {
      return ": is a bracket not closed, or a line indented less or more than its neighbours?";
    }
    return "";
  }

  void ReportSyntax(const YAML::Exception& fault) {
    const std::size_t line = ToSize(fault.mark.line);
    const Mark mark = source_.MarkAt(line, ToSize(fault.mark.column));
    const std::string_view rest =
        std::string_view(source_.text()).substr(source_.Offset(line, ToSize(fault.mark.column)));
    if (rest.starts_with('*')) {
      Report("yaml.alias", "aliases are not allowed: write the value out", mark);
    } else if (HasTabIndent(source_.Line(line))) {
      const std::size_t tab = source_.Line(line).find('\t');
      Report("yaml.tab", "a tab in the indentation: use blanks", source_.MarkAt(line, tab));
    } else {
      Report("yaml.syntax", fault.msg + std::string(SyntaxHint(fault.msg)), mark);
    }
  }

  const SourceText& source_;
  YamlDocument& document_;
};

}  // namespace

const Member* Node::Find(std::string_view key) const {
  const auto it = std::find_if(members.begin(), members.end(), [key](const Member& m) { return m.key == key; });
  return it == members.end() ? nullptr : &*it;
}

Mark Node::Inside(int line, int column) const {
  if (style == Style::kLiteral && indent >= 0) return {mark.line + line, indent + column};
  if (verbatim && line <= 1) return {mark.line, mark.column + (style == Style::kQuoted ? 1 : 0) + column - 1};
  return mark;
}

YamlDocument ParseYaml(std::string_view text) {
  YamlDocument document;
  if (text.size() > kYamlMaxBytes) {
    document.diagnostics.push_back(
        {"yaml.too-large",
         fmt::format("{} bytes, more than the {} that a file may have", text.size(), kYamlMaxBytes),
         "",
         {},
         "",
         ""});
    return document;
  }
  const SourceText source(CleanYamlText(text, &document.diagnostics));
  if (!document.diagnostics.empty()) {
    document.diagnostics.resize(std::min(document.diagnostics.size(), kMaxDiagnostics));
    return document;
  }
  Reader(source, &document).Read();
  std::stable_sort(document.diagnostics.begin(), document.diagnostics.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.mark < b.mark; });
  return document;
}

}  // namespace timeproof
