#include "scenarios/runner/node_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace timeproof {
namespace {

// What a plain scalar is, or may be taken for.
enum class Plain { kText, kTrue, kFalse, kInteger, kBooleanWord, kOctal, kOtherNumber };

constexpr std::string_view kDigits = "0123456789";

bool IsBooleanWord(std::string_view text) {
  constexpr std::array<std::string_view, 8> kWords = {"y", "n", "yes", "no", "on", "off", "true", "false"};
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return std::find(kWords.begin(), kWords.end(), lower) != kWords.end();
}

bool AllDigits(std::string_view text) {
  return !text.empty() && text.find_first_not_of(kDigits) == std::string_view::npos;
}

// Whether some YAML reader takes the text, which has no sign, for a number: 0x1F, 0o17, 0b1, 1_000, 1.5, .5, 1e3, .inf.
bool LooksLikeNumber(std::string_view text) {
  if (text == ".inf" || text == ".Inf" || text == ".INF" || text == ".nan" || text == ".NaN" || text == ".NAN") {
    return true;
  }
  if (text.starts_with("0x") || text.starts_with("0o") || text.starts_with("0b")) {
    return text.size() > 2 && text.find_first_not_of("0123456789abcdefABCDEF_", 2) == std::string_view::npos;
  }
  const std::size_t exponent = text.find_first_of("eE");
  const std::string_view mantissa = text.substr(0, exponent);
  if (exponent != std::string_view::npos) {
    std::string_view power = text.substr(exponent + 1);
    if (power.starts_with('+') || power.starts_with('-')) power.remove_prefix(1);
    if (!AllDigits(power)) return false;
  }
  return mantissa.find_first_of(kDigits) != std::string_view::npos &&
         mantissa.find_first_not_of("0123456789._") == std::string_view::npos &&
         std::count(mantissa.begin(), mantissa.end(), '.') <= 1 && !mantissa.starts_with('_');
}

Plain Classify(std::string_view text) {
  if (text == "true") return Plain::kTrue;
  if (text == "false") return Plain::kFalse;
  if (IsBooleanWord(text)) return Plain::kBooleanWord;
  const bool minus = text.starts_with('-');
  const bool plus = text.starts_with('+');
  const std::string_view bare = text.substr(minus || plus ? 1 : 0);
  if (AllDigits(bare)) {
    if (bare.size() > 1 && bare[0] == '0') return Plain::kOctal;
    return plus ? Plain::kOtherNumber : Plain::kInteger;
  }
  return LooksLikeNumber(bare) ? Plain::kOtherNumber : Plain::kText;
}

// The member or item of `node` that the next part of an error's key path names, or null.
const Node* Child(const Node& node, std::string_view part) {
  if (const Member* member = node.Find(part)) return &member->value;
  if (node.is_list() && AllDigits(part)) {
    std::size_t index = 0;
    std::from_chars(part.data(), part.data() + part.size(), index);
    if (index < node.items.size()) return &node.items[index];
  }
  return nullptr;
}

}  // namespace

std::string Join(std::string_view path, std::string_view key) {
  return path.empty() ? std::string(key) : fmt::format("{}.{}", path, key);
}

std::string Join(std::string_view path, std::size_t index) { return fmt::format("{}[{}]", path, index); }

void NodeReader::Report(const char* code, Mark mark, std::string path, std::string message, std::string hint) {
  Add({code, std::move(message), file_, mark, std::move(path), std::move(hint)});
}

void NodeReader::Add(Diagnostic diagnostic) {
  if (!full()) diagnostics_.push_back(std::move(diagnostic));
}

std::vector<Diagnostic> NodeReader::Take() {
  std::stable_sort(diagnostics_.begin(), diagnostics_.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.mark < b.mark; });
  return std::exchange(diagnostics_, {});
}

bool NodeReader::CheckMap(const Node& node, const std::string& path, const Keys& keys) {
  if (!node.is_map()) {
    Report("type.map", node.mark, path, "a map is expected here");
    return false;
  }
  std::vector<std::string> known = keys.required;
  known.insert(known.end(), keys.optional.begin(), keys.optional.end());
  std::vector<std::string> missing = keys.required;
  std::erase_if(missing, [&node](const std::string& key) { return node.Find(key) != nullptr; });
  bool right = true;
  for (const Member& member : node.members) {
    if (std::find(known.begin(), known.end(), member.key) != known.end()) continue;
    std::string hint = DidYouMean(member.key, known);
    if (!hint.empty()) std::erase(missing, Nearest(member.key, known));
    if (hint.empty() && keys.hint) hint = keys.hint(member.key);
    if (hint.empty()) hint = fmt::format("known here: {}", fmt::join(known, ", "));
    Report("key.unknown", member.key_mark, Join(path, member.key),
           fmt::format("there is no key \"{}\" here", member.key), std::move(hint));
    with_unknown_key_.insert(path);
    right = false;
  }
  if (missing.empty()) return right;
  Report("key.missing", node.mark, path,
         fmt::format("the {} \"{}\" {} missing", missing.size() == 1 ? "key" : "keys", fmt::join(missing, "\", \""),
                     missing.size() == 1 ? "is" : "are"));
  return false;
}

std::optional<std::string> NodeReader::Text(const Node& node, const std::string& path) {
  if (!node.is_scalar()) {
    const bool prefixed = node.is_map() && node.members.size() == 1;
    Report("type.text", node.mark, path, "a text is expected here",
           prefixed ? "a text with a colon must be quoted" : "");
    return std::nullopt;
  }
  const std::optional<Value> value = ScalarValue(node, path);
  if (!value) return std::nullopt;
  if (value->string() == nullptr) {
    Report("type.text", node.mark, path, fmt::format("{} where a text is expected", value->TypeName()),
           fmt::format("quote it: \"{}\"", node.text));
    return std::nullopt;
  }
  if (node.text.find_first_not_of(" \n\t") == std::string::npos) {
    Report("text.empty", node.mark, path, "an empty text");
    return std::nullopt;
  }
  return node.text;
}

std::string NodeReader::OptionalText(const Node& map, const std::string& path, std::string_view key) {
  const Member* member = map.Find(key);
  return member == nullptr ? "" : Text(member->value, Join(path, key)).value_or("");
}

std::vector<Located> NodeReader::Texts(const Node& node, const std::string& path) {
  if (node.is_list()) return TextList(node, path);
  if (!node.is_scalar()) {
    Report("type.texts", node.mark, path, "a text or a list of texts is expected here");
    return {};
  }
  const std::optional<std::string> text = Text(node, path);
  if (!text) return {};
  return {{*text, node.mark, path}};
}

std::vector<Located> NodeReader::TextList(const Node& node, const std::string& path) {
  std::vector<Located> texts;
  if (!node.is_list()) {
    Report("type.list", node.mark, path, "a list is expected here");
    return texts;
  }
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    const std::string item_path = Join(path, i);
    if (std::optional<std::string> text = Text(node.items[i], item_path)) {
      texts.push_back({std::move(*text), node.items[i].mark, item_path});
    }
  }
  return texts;
}

std::optional<bool> NodeReader::Boolean(const Node& node, const std::string& path) {
  if (node.is_scalar() && node.style == Node::Style::kPlain) {
    if (node.text == "true") return true;
    if (node.text == "false") return false;
  }
  Report("type.boolean", node.mark, path, "true or false is expected here");
  return std::nullopt;
}

std::optional<Value> NodeReader::ScalarValue(const Node& node, const std::string& path) {
  if (node.style != Node::Style::kPlain) return Value(TextForGame(node));
  const std::string quote = fmt::format("if a text is meant, quote it: \"{}\"", node.text);
  switch (Classify(node.text)) {
    case Plain::kText:
      return Value(node.text);
    case Plain::kTrue:
      return Value(true);
    case Plain::kFalse:
      return Value(false);
    case Plain::kInteger: {
      std::int64_t number = 0;
      const char* end = node.text.data() + node.text.size();
      if (std::from_chars(node.text.data(), end, number).ec == std::errc()) return Value(number);
      Report("scalar.number", node.mark, path, fmt::format("the number {} is too large", node.text), quote);
      return std::nullopt;
    }
    case Plain::kBooleanWord:
      Report("scalar.boolean-word", node.mark, path,
             fmt::format("\"{}\" without quotes may be read as true or false", node.text), quote);
      return std::nullopt;
    case Plain::kOctal:
      Report("scalar.octal", node.mark, path,
             fmt::format("{} may be read as an octal number: write no leading zero", node.text), quote);
      return std::nullopt;
    case Plain::kOtherNumber:
      Report("scalar.number", node.mark, path, fmt::format("{} is no plain whole number", node.text), quote);
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Value> NodeReader::ToValue(const Node& node, const std::string& path) {
  switch (node.kind) {
    case Node::Kind::kNull:
      return Value();
    case Node::Kind::kScalar:
      return ScalarValue(node, path);
    case Node::Kind::kList: {
      Value::List list;
      bool right = true;
      for (std::size_t i = 0; i < node.items.size(); ++i) {
        std::optional<Value> item = ToValue(node.items[i], Join(path, i));
        right = right && item;
        if (item) list.push_back(std::move(*item));
      }
      return right ? std::optional<Value>(std::move(list)) : std::nullopt;
    }
    case Node::Kind::kMap: {
      Value::Map map;
      bool right = true;
      for (const Member& member : node.members) {
        std::optional<Value> item = ToValue(member.value, Join(path, member.key));
        right = right && item;
        if (item) map.emplace_back(member.key, std::move(*item));
      }
      return right ? std::optional<Value>(std::move(map)) : std::nullopt;
    }
  }
  return std::nullopt;
}

std::string TextForGame(const Node& scalar) {
  std::string text = scalar.text;
  if (scalar.style == Node::Style::kLiteral) std::replace(text.begin(), text.end(), '\t', ' ');
  return text;
}

Diagnostic Locate(const Error& error, std::string code, const Node& node, const std::string& path) {
  const Node* found = &node;
  Diagnostic diagnostic{std::move(code), error.message, "", node.mark, path, DidYouMean(error.message)};
  std::string_view rest = error.where;
  while (!rest.empty()) {
    const std::size_t end = rest.find_first_of(".[]");
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (part.empty()) continue;
    const Node* child = Child(*found, part);
    if (child == nullptr) break;
    const Member* member = found->Find(part);
    diagnostic.mark = member != nullptr ? member->key_mark : child->mark;
    diagnostic.path = member != nullptr ? Join(diagnostic.path, part)
                                        : Join(diagnostic.path, static_cast<std::size_t>(child - found->items.data()));
    found = child;
  }
  if (found->is_scalar()) {
    diagnostic.mark = error.line > 0 || error.column > 0
                          ? found->Inside(std::max(error.line, 1), std::max(error.column, 1))
                          : found->mark;
  }
  return diagnostic;
}

}  // namespace timeproof
