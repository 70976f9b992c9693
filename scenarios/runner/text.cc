#include "scenarios/runner/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace timeproof {

std::string Indented(std::string_view text, std::string_view indent) {
  std::string indented;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) indented += indent;
    indented += text.substr(0, end);
    indented += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return indented;
}

std::string Wrapped(std::string_view text, std::string_view indent, std::size_t width) {
  std::string lines;
  std::string line;
  const auto end_line = [&] {
    if (!line.empty()) lines += std::string(indent) + line + "\n";
    line.clear();
  };
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    const std::string_view word = text.substr(0, end);
    if (!line.empty() && indent.size() + line.size() + 1 + word.size() > width) end_line();
    if (!word.empty()) line += (line.empty() ? "" : " ") + std::string(word);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  end_line();
  return lines;
}

std::string Tame(std::string_view text, bool one_line) {
  std::string tame;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    // U+0080 to U+009F, the control characters beyond ASCII, are C2 80 to C2 9F in UTF-8.
    const bool beyond =
        byte == 0xC2 && at + 1 < text.size() && (static_cast<unsigned char>(text[at + 1]) & 0xE0U) == 0x80;
    if (byte == '\n' && one_line) {
      tame += "\\n";
    } else if ((byte < 0x20 && byte != '\n') || byte == 0x7F) {
      tame += fmt::format("\\x{:02x}", byte);
    } else if (beyond) {
      tame += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[++at]));
    } else {
      tame += text[at];
    }
  }
  return tame;
}

std::string Clip(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return text.replace(most, std::string::npos, "...");
}

}  // namespace timeproof
