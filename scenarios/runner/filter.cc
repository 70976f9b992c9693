#include "scenarios/runner/filter.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace timeproof {
namespace {

struct KeyName {
  std::string_view name;
  Filter::Key key;
};
constexpr KeyName kKeys[] = {{"id", Filter::Key::kId},           {"rule", Filter::Key::kRule},
                             {"example", Filter::Key::kExample}, {"game", Filter::Key::kGame},
                             {"chapter", Filter::Key::kChapter}, {"book", Filter::Key::kBook}};

Error Malformed(std::string message) {
  Error error;
  error.message = std::move(message);
  return error;
}

bool AnyMatches(const std::string& glob, const std::vector<std::string>& texts) {
  return std::any_of(texts.begin(), texts.end(), [&](const std::string& text) { return GlobMatches(glob, text); });
}

bool MatchesRule(const std::string& glob, const Case& scenario) {
  return AnyMatches(glob, scenario.rules) || (scenario.reading && GlobMatches(glob, scenario.reading->ruling));
}

bool MatchesBook(const std::string& glob, const Case& scenario) {
  if (scenario.source && GlobMatches(glob, scenario.source->book)) return true;
  return scenario.reading && std::any_of(scenario.reading->says.begin(), scenario.reading->says.end(),
                                         [&](const auto& says) { return GlobMatches(glob, says.first); });
}

bool MatchesOne(const Case& scenario, const Filter& filter) {
  switch (filter.key) {
    case Filter::Key::kId:
      return GlobMatches(filter.glob, scenario.id) || GlobMatches(filter.glob, scenario.scenario_id);
    case Filter::Key::kRule:
      return MatchesRule(filter.glob, scenario);
    case Filter::Key::kExample:
      return scenario.source && AnyMatches(filter.glob, scenario.source->examples);
    case Filter::Key::kGame:
      return GlobMatches(filter.glob, scenario.game);
    case Filter::Key::kChapter:
      return GlobMatches(filter.glob, scenario.chapter);
    case Filter::Key::kBook:
      return MatchesBook(filter.glob, scenario);
  }
  return false;
}

}  // namespace

Result<Filter> ParseFilter(std::string_view text) {
  Filter filter;
  std::string_view glob = text;
  // A case's id may hold an equals sign of its own, behind a bracket: "the-id[self-paradox=allowed]".
  const std::size_t equals = text.find('=');
  if (equals != std::string_view::npos && text.find('[') > equals) {
    const std::string_view name = text.substr(0, equals);
    const auto* known =
        std::find_if(std::begin(kKeys), std::end(kKeys), [name](const KeyName& k) { return k.name == name; });
    if (known == std::end(kKeys)) {
      return Malformed(fmt::format("no filter key \"{}\": there are id, rule, example, game, chapter, book", name));
    }
    filter.key = known->key;
    glob = text.substr(equals + 1);
  }
  if (glob.empty()) return Malformed(fmt::format("the filter \"{}\" has nothing to match", text));
  filter.glob = glob;
  return filter;
}

bool GlobMatches(std::string_view glob, std::string_view text) {
  std::size_t g = 0;
  std::size_t t = 0;
  std::size_t star = std::string_view::npos;  // the last star, and how much of the text it has taken
  std::size_t taken = 0;
  while (t < text.size()) {
    if (g < glob.size() && glob[g] == '*') {
      star = g++;
      taken = t;
    } else if (g < glob.size() && (glob[g] == '?' || glob[g] == text[t])) {
      ++g;
      ++t;
    } else if (star != std::string_view::npos) {
      g = star + 1;
      t = ++taken;
    } else {
      return false;
    }
  }
  while (g < glob.size() && glob[g] == '*') ++g;
  return g == glob.size();
}

bool Matches(const Case& scenario, const std::vector<Filter>& filters) {
  return std::all_of(filters.begin(), filters.end(),
                     [&](const Filter& filter) { return MatchesOne(scenario, filter); });
}

Result<std::vector<Case>> Select(const std::vector<Case>& cases, const std::vector<Filter>& filters) {
  std::vector<Case> selected;
  std::copy_if(cases.begin(), cases.end(), std::back_inserter(selected),
               [&](const Case& scenario) { return Matches(scenario, filters); });
  if (!selected.empty()) return selected;
  Error error;
  error.kind = ErrorKind::kInvalid;
  error.message = cases.empty()
                      ? "there is no scenario, so nothing would be checked"
                      : fmt::format("none of the {} cases is selected, so nothing would be checked", cases.size());
  return error;
}

}  // namespace timeproof
