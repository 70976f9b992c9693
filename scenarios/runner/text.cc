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

std::optional<Character> FirstCharacter(std::string_view text) {
  const auto byte = [text](std::size_t i) { return std::uint32_t{static_cast<unsigned char>(text[i])}; };
  const std::uint32_t lead = byte(0);
  if (lead < 0x80) return Character{lead, 1};
  struct Form {
    std::uint32_t mask, lead;
    std::size_t bytes;
    std::uint32_t least;
  };
  constexpr Form kForms[] = {{0xE0, 0xC0, 2, 0x80}, {0xF0, 0xE0, 3, 0x800}, {0xF8, 0xF0, 4, 0x10000}};
  for (const Form& form : kForms) {
    if ((lead & form.mask) != form.lead) continue;
    if (text.size() < form.bytes) return std::nullopt;
    std::uint32_t code = lead & ~form.mask;
    for (std::size_t i = 1; i < form.bytes; ++i) {
      if ((byte(i) & 0xC0U) != 0x80U) return std::nullopt;
      code = (code << 6U) | (byte(i) & 0x3FU);
    }
    if (code < form.least || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return std::nullopt;
    return Character{code, form.bytes};
  }
  return std::nullopt;
}

std::string Tame(std::string_view text, bool one_line) {
  std::string tame;
  while (!text.empty()) {
    const std::optional<Character> character = FirstCharacter(text);
    const std::size_t bytes = character ? character->bytes : 1;
    const std::uint32_t code = character ? character->code : static_cast<unsigned char>(text[0]);
    if (code == '\n' && one_line) {
      tame += "\\n";
    } else if (!character || (code < 0x20 && code != '\n') || (code >= 0x7F && code < 0xA0)) {
      tame += fmt::format("\\x{:02x}", code);
    } else {
      tame += text.substr(0, bytes);
    }
    text.remove_prefix(bytes);
  }
  return tame;
}

std::string Clip(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return text.replace(most, std::string::npos, "...");
}

std::string Shorten(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  std::size_t end = text.size() - most / 3;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
  return Clip(text, most - most / 3) + text.substr(end);
}

}  // namespace timeproof
