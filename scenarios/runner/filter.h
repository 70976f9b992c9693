// Choosing cases.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_FILTER_H_
#define TIMEPROOF_SCENARIOS_RUNNER_FILTER_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

// One condition on a case.
struct Filter {
  enum class Key : std::uint8_t { kId, kRule, kExample, kPosition, kGame, kChapter, kBook };
  Key key = Key::kId;
  std::string glob;  // `*` any characters, `?` one character; everything else is itself, brackets too
};

// Reads "KEY=GLOB" (id, rule, example, position, game, chapter, book), or a bare "GLOB", which is an id. Malformed when
// the key is none of these, with the keys named, or when the glob is empty.
Result<Filter> ParseFilter(std::string_view text);

// Whether the whole of `text` is matched by `glob`.
bool GlobMatches(std::string_view glob, std::string_view text);

// Whether the case answers to all filters. An id matches as a case's or as its scenario's, so that `id=x` selects every
// reading of x; a rule matches any that is cited, the ruling of a dispute included; a chapter the folder's or any of
// the options'; a book the source's or a reading's.
bool Matches(const Case& scenario, const std::vector<Filter>& filters);

// The cases that answer to all filters, in their order. Invalid (as an error of its own) when there is none: a run of
// nothing is no success. Cases that are invalid are kept only when they match like any other.
Result<std::vector<Case>> Select(const std::vector<Case>& cases, const std::vector<Filter>& filters);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_FILTER_H_
