#include "engine/text.h"

#include <algorithm>

namespace timeproof {

int Characters(std::string_view text) {
  // What continues a UTF-8 sequence is no character of its own.
  return static_cast<int>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::vector<Word> Words(std::string_view text, int column) {
  constexpr std::string_view kBlanks = " \t\r";
  std::vector<Word> words;
  for (;;) {
    const std::size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
    if (first == text.size()) return words;
    const std::string_view word = text.substr(first, text.find_first_of(kBlanks, first) - first);
    column += static_cast<int>(first);
    words.push_back({word, column});
    column += Characters(word);
    text.remove_prefix(first + word.size());
  }
}

}  // namespace timeproof
