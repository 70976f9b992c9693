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
                             {"example", Filter::Key::kExample}, {"position", Filter::Key::kPosition},
                             {"game", Filter::Key::kGame},       {"chapter", Filter::Key::kChapter},
                             {"book", Filter::Key::kBook}};

Error Malformed(std::string message) {
  Error error;
  error.message = std::move(message);
  return error;
}

// The folder's, and those that the options bring into play.
std::vector<std::string> ChaptersOf(const Case& scenario) {
  std::vector<std::string> chapters;
  if (!scenario.chapter.empty()) chapters.push_back(scenario.chapter);
  const Value* played = scenario.options.Find("chapters");
  if (played == nullptr || played->list() == nullptr) return chapters;
  for (const Value& chapter : *played->list()) {
    if (chapter.string() != nullptr) chapters.push_back(*chapter.string());
  }
  return chapters;
}

// What of a case a filter looks at; of these, one has to match.
std::vector<std::string> TextsOf(const Case& scenario, Filter::Key key) {
  std::vector<std::string> texts;
  switch (key) {
    case Filter::Key::kId:
      return {scenario.id, scenario.scenario_id};
    case Filter::Key::kRule:
      texts = scenario.rules;
      if (scenario.reading) texts.push_back(scenario.reading->ruling);
      return texts;
    case Filter::Key::kExample:
      return scenario.source ? scenario.source->examples : texts;
    case Filter::Key::kPosition:
      return scenario.source ? scenario.source->positions : texts;
    case Filter::Key::kGame:
      return {scenario.game};
    case Filter::Key::kChapter:
      return ChaptersOf(scenario);
    case Filter::Key::kBook:
      if (scenario.source) texts.push_back(scenario.source->book);
      if (scenario.reading) {
        for (const auto& [book, why] : scenario.reading->says) texts.push_back(book);
      }
      return texts;
  }
  return texts;
}

bool MatchesOne(const Case& scenario, const Filter& filter) {
  const std::vector<std::string> texts = TextsOf(scenario, filter.key);
  return std::any_of(texts.begin(), texts.end(),
                     [&](const std::string& text) { return GlobMatches(filter.glob, text); });
}

// What was meant by the first filter that no case answers to.
std::string Hint(const std::vector<Case>& cases, const std::vector<Filter>& filters) {
  const auto lost = std::find_if(filters.begin(), filters.end(), [&](const Filter& filter) {
    return std::none_of(cases.begin(), cases.end(), [&](const Case& one) { return MatchesOne(one, filter); });
  });
  if (lost == filters.end()) return "";
  std::vector<std::string> known;
  for (const Case& scenario : cases) {
    const std::vector<std::string> texts = TextsOf(scenario, lost->key);
    known.insert(known.end(), texts.begin(), texts.end());
  }
  return DidYouMean(lost->glob, known);
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
      return Malformed(
          fmt::format("no filter key '{}': there are id, rule, example, position, game, chapter, book", name));
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
  error.message =
      cases.empty()
          ? "there is no scenario, so nothing would be checked"
          : WithHint(fmt::format("none of the {} cases is selected, so nothing would be checked", cases.size()),
                     Hint(cases, filters));
  return error;
}

}  // namespace timeproof
