#include "scenarios/runner/yaml_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>

#include "scenarios/runner/text.h"

namespace timeproof {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool ContinuesCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

bool IsControl(std::uint32_t code) {
  if (code == '\t' || code == '\n') return false;
  // U+2028 and U+2029 break lines for some readers of YAML and not for others; U+FEFF cannot be seen.
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029 || code == 0xFEFF ||
         code == 0xFFFE || code == 0xFFFF;
}

}  // namespace

SourceText::SourceText(std::string text) : text_(std::move(text)), starts_{0} {
  for (std::size_t at = 0; at < text_.size(); ++at) {
    if (text_[at] == '\n') starts_.push_back(at + 1);
    if (ContinuesCharacter(text_[at])) continued_.push_back(at);
  }
}

std::string_view SourceText::Line(std::size_t line) const {
  if (line >= starts_.size()) return {};
  const std::size_t end = line + 1 < starts_.size() ? starts_[line + 1] - 1 : text_.size();
  return std::string_view(text_).substr(starts_[line], end - starts_[line]);
}

std::size_t SourceText::Offset(std::size_t line, std::size_t column) const {
  if (line >= starts_.size()) return text_.size();
  return std::min(starts_[line] + column, text_.size());
}

Mark SourceText::MarkAt(std::size_t line, std::size_t column) const {
  const std::size_t begin = Offset(line, 0);
  const std::size_t bytes = std::min(column, Line(line).size());
  const auto first = std::lower_bound(continued_.begin(), continued_.end(), begin);
  const auto last = std::lower_bound(first, continued_.end(), begin + bytes);
  return {static_cast<int>(line) + 1, static_cast<int>(bytes) - static_cast<int>(last - first) + 1};
}

Mark SourceText::MarkOf(std::size_t offset) const {
  const auto next = std::upper_bound(starts_.begin(), starts_.end(), offset);
  return MarkAt(static_cast<std::size_t>(next - starts_.begin()) - 1, offset - *std::prev(next));
}

std::string CleanYamlText(std::string_view bytes, std::vector<Diagnostic>* diagnostics) {
  if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
  std::string clean;
  clean.reserve(bytes.size());
  Mark mark{1, 1};
  const auto report = [&](const char* code, std::string message) {
    diagnostics->push_back({code, std::move(message), "", mark, "", ""});
  };
  while (!bytes.empty()) {
    const std::optional<Character> character = FirstCharacter(bytes);
    if (!character) {
      report("yaml.utf8", fmt::format("the byte 0x{:02X} is no UTF-8", static_cast<unsigned char>(bytes[0])));
      return clean;  // what follows may be of any encoding
    }
    if (character->code == '\r') {
      if (!bytes.starts_with("\r\n")) {
        report("yaml.line-break", "a carriage return without a line feed");
        ++mark.column;
      }
    } else {
      if (IsControl(character->code)) {
        report("yaml.control", fmt::format("the character U+{:04X} has no place in a scenario file", character->code));
      }
      clean += bytes.substr(0, character->bytes);
      mark = character->code == '\n' ? Mark{mark.line + 1, 1} : Mark{mark.line, mark.column + 1};
    }
    bytes.remove_prefix(character->bytes);
  }
  return clean;
}

}  // namespace timeproof
