#include "scenarios/runner/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace timeproof {
namespace {

// Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`.
std::size_t EditDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], before_last[j - 2] + 1);
      }
    }
    before_last.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

}  // namespace

std::string ToText(const Diagnostic& diagnostic) {
  std::string text = diagnostic.file;
  if (diagnostic.mark.line > 0) text += fmt::format(":{}:{}", diagnostic.mark.line, diagnostic.mark.column);
  text += text.empty() ? diagnostic.message : ": " + diagnostic.message;
  if (!diagnostic.hint.empty()) text += fmt::format(" ({})", diagnostic.hint);
  text += fmt::format(" [{}]", diagnostic.code);
  if (!diagnostic.path.empty()) text += " at " + diagnostic.path;
  return text;
}

Json ToJson(const Diagnostic& diagnostic) {
  Json json = {{"code", diagnostic.code},      {"message", diagnostic.message},    {"file", diagnostic.file},
               {"line", diagnostic.mark.line}, {"column", diagnostic.mark.column}, {"path", diagnostic.path}};
  if (!diagnostic.hint.empty()) json["hint"] = diagnostic.hint;
  return json;
}

std::string Nearest(std::string_view word, const std::vector<std::string>& candidates) {
  constexpr std::size_t kLongest = 100;  // nothing that long is a misspelled name
  if (word.size() > kLongest) return "";
  std::string best;
  std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const std::string& candidate : candidates) {
    if (const std::size_t distance = EditDistance(word, candidate); distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

}  // namespace timeproof
