#include "scenarios/runner/expectation_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "scenarios/runner/yaml_text.h"

namespace timeproof {
namespace {

constexpr std::string_view kBlanks = " \t\n";

}  // namespace

const std::vector<std::string>& StepKeys() {
  static const std::vector<std::string> keys = {"play",        "after",   "legal",  "legal_has",
                                                "legal_lacks", "illegal", "events", "observe"};
  return keys;
}

Step ExpectationReader::ReadStep(const Node& map, const std::string& path) {
  Step step;
  if (const Member* play = map.Find("play")) step.play = ReadPlay(play->value, Join(path, "play"));
  const bool any = std::any_of(map.members.begin(), map.members.end(), [](const Member& member) {
    return member.key != "play" && std::find(StepKeys().begin(), StepKeys().end(), member.key) != StepKeys().end();
  });
  if (!any && !reader_.HasUnknownKey(path)) {
    reader_.Report("expectation.none", map.mark, path, "nothing is expected here, so nothing would be checked",
                   "give at least one of after, legal, legal_has, legal_lacks, illegal, events, observe");
  }
  step.expect = ReadExpectations(map, path);
  return step;
}

std::vector<Step> ExpectationReader::ReadSteps(const Node& list, const std::string& path) {
  std::vector<Step> steps;
  if (!list.is_list() || list.items.empty()) {
    reader_.Report("type.list", list.mark, path, "a list of steps is expected here");
    return steps;
  }
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const std::string step_path = Join(path, i);
    reader_.CheckMap(list.items[i], step_path, {.required = {}, .optional = StepKeys(), .hint = HomeOfKey});
    if (list.items[i].is_map()) steps.push_back(ReadStep(list.items[i], step_path));
  }
  return steps;
}

std::vector<Located> ExpectationReader::ReadPlay(const Node& node, const std::string& path) {
  std::vector<Located> moves;
  if (!node.is_list()) {
    SplitPlay(node, path, &moves);
    return moves;
  }
  for (std::size_t i = 0; i < node.items.size(); ++i) SplitPlay(node.items[i], Join(path, i), &moves);
  return moves;
}

void ExpectationReader::SplitPlay(const Node& node, const std::string& path, std::vector<Located>* moves) {
  if (!reader_.Text(node, path)) return;
  const std::string_view text = node.text;
  const SourceText lines(node.text);
  const auto mark_of = [&](std::size_t byte) {
    const Mark mark = lines.MarkOf(byte);
    return node.Inside(mark.line, mark.column);
  };
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view piece = text.substr(begin, end - begin);
    const std::size_t first = piece.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) {
      reader_.Report("move.empty", mark_of(begin), path, "a move is missing between commas");
    } else {
      const std::size_t last = piece.find_last_not_of(kBlanks);
      moves->push_back({std::string(piece.substr(first, last - first + 1)), mark_of(begin + first), path});
    }
    begin = end + 1;
  }
}

Expectations ExpectationReader::ReadExpectations(const Node& map, const std::string& path) {
  Expectations expect;
  if (const Member* after = map.Find("after")) {
    if (after->value.is_scalar() || after->value.is_map()) {
      expect.after = LocatedNode{after->value, Join(path, "after")};
    } else {
      reader_.Report("type.position", after->value.mark, Join(path, "after"),
                     "a position is a picture, one line of text, or a map");
    }
  }
  if (const Member* legal = map.Find("legal")) {
    expect.legal = reader_.TextList(legal->value, Join(path, "legal"));
    expect.legal_mark = legal->value.mark;
  }
  expect.legal_has = ReadMoves(map, path, "legal_has");
  expect.legal_lacks = ReadMoves(map, path, "legal_lacks");
  if (const Member* illegal = map.Find("illegal")) expect.illegal = ReadIllegal(illegal->value, Join(path, "illegal"));
  expect.events = ReadEvents(map, path);
  if (const Member* observe = map.Find("observe")) expect.observe = ReadObserve(observe->value, Join(path, "observe"));
  return expect;
}

std::vector<Located> ExpectationReader::ReadMoves(const Node& map, const std::string& path, const char* key) {
  const Member* member = map.Find(key);
  if (member == nullptr) return {};
  if (member->value.is_list() && member->value.items.empty()) {
    reader_.Report("list.empty", member->value.mark, Join(path, key), "an empty list checks nothing");
  }
  return reader_.TextList(member->value, Join(path, key));
}

std::vector<Located> ExpectationReader::ReadEvents(const Node& map, const std::string& path) {
  std::vector<Located> events = ReadMoves(map, path, "events");
  for (const Located& event : events) CheckCitation(event);
  return events;
}

std::vector<ExpectedRefusal> ExpectationReader::ReadIllegal(const Node& node, const std::string& path) {
  std::vector<ExpectedRefusal> refusals;
  if (!node.is_list()) {
    ReadRefusal(node, path, &refusals);
    return refusals;
  }
  if (node.items.empty()) reader_.Report("list.empty", node.mark, path, "an empty list checks nothing");
  for (std::size_t i = 0; i < node.items.size(); ++i) ReadRefusal(node.items[i], Join(path, i), &refusals);
  return refusals;
}

std::vector<ExpectedSight> ExpectationReader::ReadObserve(const Node& node, const std::string& path) {
  std::vector<ExpectedSight> sights;
  const auto is_filled = [this](const Node& map, const std::string& map_path, const char* of) {
    if (map.is_map() && !map.members.empty()) return true;
    reader_.Report("type.map", map.mark, map_path, fmt::format("a map of {} is expected here", of));
    return false;
  };
  if (!is_filled(node, path, "players")) return sights;
  for (const Member& member : node.members) {
    const std::string of_viewer = Join(path, member.key);
    if (!is_filled(member.value, of_viewer, "what the player sees")) continue;
    CheckFilled(member.value, of_viewer);
    std::optional<Value> fields = reader_.ToValue(member.value, of_viewer);
    if (fields) sights.push_back({{member.key, member.key_mark, of_viewer}, member.value, *std::move(fields)});
  }
  return sights;
}

// Each map says something.
void ExpectationReader::CheckFilled(const Node& node, const std::string& path) {
  if (node.is_map() && node.members.empty()) {
    reader_.Report("expectation.hollow", node.mark, path, "an empty map checks nothing");
  }
  for (const Member& member : node.members) CheckFilled(member.value, Join(path, member.key));
  for (std::size_t i = 0; i < node.items.size(); ++i) CheckFilled(node.items[i], Join(path, i));
}

void ExpectationReader::ReadRefusal(const Node& node, const std::string& path, std::vector<ExpectedRefusal>* refusals) {
  if (node.is_scalar()) {
    return reader_.Report("type.map", node.mark, path, "a map is expected here",
                          fmt::format("write {{move: {}, rule: …}}", node.text));
  }
  if (!reader_.CheckMap(node, path, {.required = {"move", "rule"}, .optional = {"why"}, .hint = HomeOfKey})) return;
  const Node& move = node.Find("move")->value;
  const Node& rule = node.Find("rule")->value;
  std::optional<std::string> move_text = reader_.Text(move, Join(path, "move"));
  std::optional<std::string> rule_text = reader_.Text(rule, Join(path, "rule"));
  std::string why = reader_.OptionalText(node, path, "why");
  if (rule_text) CheckCitation({*rule_text, rule.mark, Join(path, "rule")});
  if (!move_text || !rule_text) return;
  refusals->push_back({{std::move(*move_text), move.mark, Join(path, "move")}, std::move(*rule_text), std::move(why)});
}

void ExpectationReader::CheckCitation(const Located& name) {
  if (known_(name.text)) return;
  reader_.Report("rule.unknown", name.mark, name.path, fmt::format("there is no rule or ruling \"{}\"", name.text),
                 hint_(name.text));
}

std::string HomeOfKey(std::string_view key) {
  struct Home {
    const char* where;
    std::vector<std::string_view> keys;
  };
  static const std::vector<Home> homes = {
      {"at the top of the file", {"game", "scenarios"}},
      {"at the top of the file or in a scenario", {"options"}},
      {"in the scenario itself",
       {"id", "title", "rules", "source", "note", "before", "xfail", "rulings", "ask", "answer", "refused", "steps"}},
      {"in a scenario, a step, or a reading of a ruling",
       {"play", "after", "legal", "legal_has", "legal_lacks", "illegal", "events", "observe"}},
      {"inside source", {"book", "section", "example", "position", "reconstructed"}},
      {"inside illegal", {"move", "rule", "why"}},
      {"inside a reading of a ruling", {"says"}},
      {"inside before or after",
       {"board", "to_move", "focus", "first", "supply", "statue", "step", "active", "actions_left", "winner"}},
      {"inside options, as options: {chapters: [...]}", {"chapter", "chapters"}},
  };
  for (const Home& home : homes) {
    if (std::find(home.keys.begin(), home.keys.end(), key) == home.keys.end()) continue;
    return fmt::format("\"{}\" belongs {}", key, home.where);
  }
  return "";
}

}  // namespace timeproof
