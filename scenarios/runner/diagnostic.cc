#include "scenarios/runner/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace timeproof {
namespace {

std::string Lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

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
  text = WithHint(text.empty() ? diagnostic.message : text + ": " + diagnostic.message, diagnostic.hint);
  text += fmt::format(" [{}]", diagnostic.code);
  if (!diagnostic.path.empty()) text += " at " + diagnostic.path;
  return text;
}

std::string WithHint(std::string message, std::string_view hint) {
  return hint.empty() ? message : fmt::format("{} ({})", message, hint);
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
  const std::string lower = Lower(word);
  std::string best;
  std::size_t least = word.size() < 3 ? 1 : word.size() / 3 + 1;
  for (const std::string& candidate : candidates) {
    if (const std::size_t distance = EditDistance(lower, Lower(candidate)); distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

std::string DidYouMean(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string nearest = Nearest(word, candidates);
  return nearest.empty() ? "" : fmt::format("did you mean \"{}\"?", nearest);
}

std::string DidYouMean(std::string_view message) {
  constexpr std::string_view kBetweenWords = " ,;:()'\"";
  const std::size_t end = message.rfind('\'');
  if (end == std::string_view::npos || end == 0) return "";
  const std::size_t begin = message.rfind('\'', end - 1);
  if (begin == std::string_view::npos) return "";
  const std::string_view quoted = message.substr(begin + 1, end - begin - 1);
  std::vector<std::string> candidates;
  for (std::string_view rest = message.substr(end + 1); !rest.empty();) {
    const std::size_t size = std::min(rest.find_first_of(kBetweenWords), rest.size());
    std::string_view word = rest.substr(0, size);
    if (word.ends_with('.')) word.remove_suffix(1);  // of a sentence; inside a word it is part of a name
    if (!word.empty() && word != quoted) candidates.emplace_back(word);
    rest.remove_prefix(std::min(size + 1, rest.size()));
  }
  return DidYouMean(quoted, candidates);
}

}  // namespace timeproof
