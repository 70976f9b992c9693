// Small things about text.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_TEXT_H_
#define TIMEPROOF_SCENARIOS_RUNNER_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace timeproof {

// Each line of `text` that is not empty behind `indent`, and every line ended by a newline.
std::string Indented(std::string_view text, std::string_view indent);

// The words of `text` in lines of at most `width` characters where they fit, each behind `indent` and ended by a
// newline.
std::string Wrapped(std::string_view text, std::string_view indent, std::size_t width = 100);

// The text as people may see it on a terminal: what could move the cursor, change colours or forge lines stands there
// as an escape such as \x1b, and so do bytes that are no UTF-8. Line feeds stay, unless `one_line`.
std::string Tame(std::string_view text, bool one_line = false);

// The text, or its beginning and "..." when it is longer than `most` bytes; no character is cut in two.
std::string Clip(std::string text, std::size_t most);

// The text, or its beginning, "..." and its end when it is longer than `most` bytes; the end is the smaller part.
std::string Shorten(std::string text, std::size_t most);

struct Character {
  std::uint32_t code = 0;
  std::size_t bytes = 1;
};
// The character at the start of a `text` that is not empty, or nothing when its bytes are no UTF-8 (overlong forms,
// surrogates and what is beyond U+10FFFF included).
std::optional<Character> FirstCharacter(std::string_view text);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_TEXT_H_
