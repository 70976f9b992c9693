#include "properties/ttykm/plain/options.h"

#include <vector>

namespace timeproof::plain {
namespace {

void ReadChapters(const Value& value, Options* options) {
  for (const Value& chapter : *value.list()) options->chapters.insert(*chapter.string());
}

void ReadRulings(const Value& value, Options* options) {
  for (const auto& [ruling, choice] : *value.map()) options->rulings[ruling] = *choice.string();
}

void ReadHandicap(const Value& value, Options* options) {
  for (const auto& [colour, removed] : *value.map()) {
    options->handicap[*ColourNamed(colour)] = static_cast<int>(*removed.integer());
  }
}

}  // namespace

const std::map<std::string, std::vector<std::string>>& RulingValues() {
  static const auto* const kValues = new std::map<std::string, std::vector<std::string>>{
      {"two-actions", {"stepwise", "strict"}},        {"self-paradox", {"allowed", "illegal"}},
      {"voluntary-entry", {"illegal", "suicide"}},    {"propagation-order", {"front-first", "cause-order"}},
      {"memory-reach", {"stop-at-own", "all-later"}}, {"train-while-hatted", {"same-elephant", "any"}},
      {"blocked-build", {"rebound", "stop"}},         {"victory", {"opponent-gone", "boards-held"}},
      {"command-era", {"active-copy", "focus"}},
  };
  return *kValues;
}

Options ReadOptions(const Value& value) {
  Options options;
  for (const auto& [ruling, values] : RulingValues()) options.rulings[ruling] = values.front();
  if (const Value* chapters = value.Find("chapters")) ReadChapters(*chapters, &options);
  if (const Value* rulings = value.Find("rulings")) ReadRulings(*rulings, &options);
  if (const Value* handicap = value.Find("handicap")) ReadHandicap(*handicap, &options);
  if (const Value* first = value.Find("first")) options.first = *ColourNamed(*first->string());
  return options;
}

}  // namespace timeproof::plain
