#include "scenarios/runner/text.h"

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

}  // namespace timeproof
