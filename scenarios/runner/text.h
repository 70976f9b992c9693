// Small things about text.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_TEXT_H_
#define TIMEPROOF_SCENARIOS_RUNNER_TEXT_H_

#include <cstddef>
#include <string>
#include <string_view>

namespace timeproof {

// Each line of `text` that is not empty behind `indent`, and every line ended by a newline.
std::string Indented(std::string_view text, std::string_view indent);

// The words of `text` in lines of at most `width` characters where they fit, each behind `indent` and ended by a
// newline.
std::string Wrapped(std::string_view text, std::string_view indent, std::size_t width = 100);

// The text as people may see it on a terminal: what could move the cursor, change colours or forge lines stands there
// as an escape such as \x1b. Line feeds stay, unless `one_line`, and so does everything else, be it UTF-8 or not.
std::string Tame(std::string_view text, bool one_line = false);

// The text, or its beginning and "..." when it is longer than `most` bytes; no character is cut in two.
std::string Clip(std::string text, std::size_t most);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_TEXT_H_
