// One broken file for each kind of error: its code, line and column in characters.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include "scenarios/runner/loader.h"
#include "scenarios/runner/runner.h"
#include "tests/runner/fake_game.h"

namespace timeproof {
namespace {

const std::filesystem::path kFolder = std::filesystem::path(TIMEPROOF_SOURCE_DIR) / "tests/runner/broken";

struct Broken {
  const char* file;
  const char* code;
  int line, column;
  const char* path;  // key path
  const char* says;  // part of the message or the hint
};

const Broken kBroken[] = {
    {"book.unknown.yaml", "book.unknown", 6, 20, "scenarios[0].source.book", "it has A, B"},
    {"citation.none.yaml", "citation.none", 3, 5, "scenarios[0]", "give rules, or an example in source"},
    {"example.unknown.yaml", "example.unknown", 6, 32, "scenarios[0].source.example", "did you mean \"EX-01\"?"},
    {"expectation.hollow-given.yaml", "expectation.hollow", 7, 12, "scenarios[0].after",
     "nothing is played, so this is the position before"},
    {"expectation.hollow-sight.yaml", "expectation.hollow", 7, 26, "scenarios[0].observe.b.board",
     "an empty map checks nothing"},
    {"expectation.hollow-step.yaml", "expectation.hollow", 9, 16, "scenarios[0].steps[1].after", "give a play"},
    {"expectation.hollow.yaml", "expectation.hollow", 7, 12, "scenarios[0].after", "give a play"},
    {"expectation.none-step.yaml", "expectation.none", 9, 9, "scenarios[0].steps[1]",
     "give at least one of after, legal, legal"},
    {"expectation.none.yaml", "expectation.none", 3, 5, "scenarios[0]", "give at least one of after, legal, legal"},
    {"observe.malformed.yaml", "observe.malformed", 7, 28, "scenarios[0].observe.b.to_mvoe",
     "unknown field or wrong type"},
    {"position.unknown.yaml", "position.unknown", 6, 33, "scenarios[0].source.position", "has no position \"EX-01\""},
    {"game.unknown.yaml", "game.unknown", 1, 7, "game", "did you mean \"fake\"?"},
    {"key.conflict.yaml", "key.conflict", 9, 5, "scenarios[0].after", "\"after\" cannot stand beside \"steps\""},
    {"key.level-source.yaml", "key.unknown", 6, 5, "scenarios[0].book", "\"book\" belongs inside source"},
    {"key.level.yaml", "key.unknown", 9, 5, "scenarios[0].winner", "\"winner\" belongs inside before or after"},
    {"key.level-chapter.yaml", "key.unknown", 6, 5, "scenarios[0].chapter",
     "inside options, as options: {chapters: [...]}"},
    {"key.missing-all.yaml", "key.missing", 3, 5, "scenarios[0]", "the keys \"id\", \"title\", \"before\" are missing"},
    {"key.missing-before.yaml", "key.missing", 3, 5, "scenarios[0]", "the key \"before\" is missing"},
    {"key.missing.yaml", "key.missing", 3, 5, "scenarios[0]", "the key \"title\" is missing"},
    {"key.unknown.yaml", "key.unknown", 8, 5, "scenarios[0].affter", "did you mean \"after\"?"},
    {"list.empty-example.yaml", "list.empty", 6, 32, "scenarios[0].source.example", "an empty list cites nothing"},
    {"list.empty.yaml", "list.empty", 7, 16, "scenarios[0].legal_has", "an empty list checks nothing"},
    {"move.empty.yaml", "move.empty", 7, 19, "scenarios[0].play", "a move is missing between commas"},
    {"move.malformed-list.yaml", "move.malformed", 7, 21, "scenarios[0].legal[1]",
     "\"mark 9\" is no move: a move is mark 1 to"},
    {"move.malformed.yaml", "move.malformed", 7, 20, "scenarios[0].play", "\"mrak 2\" is no move: a move is mark 1 to"},
    {"options.file.yaml", "options.unsupported", 2, 31, "options.rulings.full-row", "no such ruling or value"},
    {"options.malformed.yaml", "options.malformed", 6, 24, "scenarios[0].options.players", "no such option"},
    {"options.unsupported.yaml", "options.unsupported", 6, 35, "scenarios[0].options.rulings.full-rwo",
     "no such ruling or value"},
    {"position.after.yaml", "position.malformed", 10, 15, "scenarios[0].after", "more than eight cells"},
    {"position.field.yaml", "position.invalid", 10, 16, "scenarios[0].before.to_move", "a or b to move"},
    {"position.line.yaml", "position.malformed", 6, 16, "scenarios[0].before", "x or . is expected"},
    {"position.missing.yaml", "position.malformed", 7, 7, "scenarios[0].before", "to_move is missing"},
    {"position.picture.yaml", "position.malformed", 10, 11, "scenarios[0].before.board", "x or . is expected"},
    {"question.malformed.yaml", "question.malformed", 6, 22, "scenarios[0].ask.half.of", "half of what?"},
    {"question.no-answer.yaml", "expectation.none", 3, 5, "scenarios[0]",
     "a question needs an \"answer\", or a \"refu"},
    {"question.none.yaml", "key.conflict", 8, 5, "scenarios[0].answer", "\"answer\" needs a question: the key \"ask\""},
    {"question.one.yaml", "question.one", 6, 10, "scenarios[0].ask", "a map with one question is expected here"},
    {"question.unknown.yaml", "question.unknown", 6, 11, "scenarios[0].ask.hafl", "did you mean \"half\"?"},
    {"root.list.yaml", "type.map", 1, 1, "", "a map is expected here"},
    {"root.misspelled.yaml", "key.unknown", 2, 1, "scenarois", "did you mean \"scenarios\"?"},
    {"rule.unknown-event.yaml", "rule.unknown", 8, 25, "scenarios[0].events[1]", "did you mean \"full-row\"?"},
    {"rule.unknown-refusal.yaml", "rule.unknown", 7, 35, "scenarios[0].illegal.rule", "did you mean \"F-MARK-01\"?"},
    {"rule.unknown.yaml", "rule.unknown", 5, 23, "scenarios[0].rules[1]", "did you mean \"F-MARK-01\"?"},
    {"ruling.one.yaml", "ruling.one", 8, 14, "scenarios[0].rulings", "a map with one ruling is expected here"},
    {"ruling.unknown.yaml", "ruling.unknown", 8, 7, "scenarios[0].rulings.full-rows", "did you mean \"full-row\"?"},
    {"ruling.value-missing.yaml", "ruling.value-missing", 8, 7, "scenarios[0].rulings.full-row",
     "every value of a ruling is shown; \"stays"},
    {"ruling.value-unknown.yaml", "ruling.value-unknown", 11, 9, "scenarios[0].rulings.full-row.leaves",
     "it has clears, stays"},
    {"scalar.boolean-title.yaml", "scalar.boolean-word", 4, 12, "scenarios[0].title",
     "if a text is meant, quote it: \"On\""},
    {"scalar.boolean-word.yaml", "scalar.boolean-word", 3, 9, "scenarios[0].id",
     "if a text is meant, quote it: \"no\""},
    {"scalar.number-large.yaml", "scalar.number", 6, 22, "scenarios[0].ask.half.of",
     "if a text is meant, quote it: \"999999999"},
    {"scalar.number.yaml", "scalar.number", 4, 12, "scenarios[0].title", "if a text is meant, quote it: \"1.10\""},
    {"scalar.octal.yaml", "scalar.octal", 6, 22, "scenarios[0].ask.half.of", "if a text is meant, quote it: \"010\""},
    {"scenario.duplicate-id.yaml", "scenario.duplicate-id", 3, 5, "", "the id \"good\" is also that of"},
    {"scenario.id.yaml", "scenario.id", 3, 9, "scenarios[0].id", "small letters a to z, digits, and -"},
    {"scenario.text.yaml", "type.map", 3, 5, "scenarios[0]", "a map is expected here"},
    {"scenarios.empty.yaml", "type.list", 2, 12, "scenarios", "a list of scenarios is expected here"},
    {"text.empty.yaml", "text.empty", 6, 11, "scenarios[0].note", "an empty text"},
    {"type.boolean.yaml", "type.boolean", 6, 38, "scenarios[0].source.reconstructed", "true or false is expected here"},
    {"type.list.yaml", "type.list", 7, 12, "scenarios[0].legal", "a list is expected here"},
    {"type.map-file.yaml", "type.map", 2, 10, "options", "a map is expected here"},
    {"type.map-illegal.yaml", "type.map", 7, 14, "scenarios[0].illegal", "write {move: mark 1, rule: …}"},
    {"type.map-options.yaml", "type.map", 7, 5, "scenarios[0].options", "a map is expected here"},
    {"type.map-sight.yaml", "type.map", 7, 18, "scenarios[0].observe.b", "a map of what the player sees"},
    {"type.map-viewer.yaml", "type.map", 7, 14, "scenarios[0].observe", "a map of players is expected here"},
    {"type.map.yaml", "type.map", 6, 13, "scenarios[0].source", "a map is expected here"},
    {"type.position.yaml", "type.position", 8, 12, "scenarios[0].after", "a position is a picture, one line of tex"},
    {"type.text-null.yaml", "type.text", 6, 5, "scenarios[0].note", "a text is expected here"},
    {"type.text-prefix.yaml", "type.text", 7, 12, "scenarios[0].play[0]", "a text with a colon must be quoted"},
    {"type.text.yaml", "type.text", 7, 25, "scenarios[0].legal_has[1]", "quote it: \"2\""},
    {"viewer.unknown.yaml", "viewer.unknown", 7, 15, "scenarios[0].observe.c", "there are a, b"},
    {"yaml.alias.yaml", "yaml.alias", 8, 12, "", "aliases are not allowed: write the value"},
    {"yaml.anchor.yaml", "yaml.anchor", 7, 12, "scenarios[0].after", "anchors are not allowed"},
    {"yaml.complex-key.yaml", "yaml.complex-key", 7, 7, "scenarios[0]", "a key must be a word, not a list or a ma"},
    {"yaml.control.yaml", "yaml.control", 6, 15, "", "the character U+0004 has no place in a s"},
    {"yaml.directive.yaml", "yaml.directive", 1, 1, "", "directives are not allowed"},
    {"yaml.duplicate-key.yaml", "yaml.duplicate-key", 9, 5, "scenarios[0].after",
     "the key \"after\" stands twice, first in l"},
    {"yaml.empty.yaml", "yaml.empty", 1, 1, "", "there is no document here"},
    {"yaml.line-break.yaml", "yaml.line-break", 6, 14, "", "a carriage return without a line feed"},
    {"yaml.merge-key.yaml", "yaml.merge-key", 7, 5, "scenarios[0].<<", "merge keys are not allowed: write the va"},
    {"yaml.null-key.yaml", "yaml.null-key", 7, 5, "scenarios[0]", "a key is missing, or null"},
    {"yaml.second-document.yaml", "yaml.second-document", 9, 1, "", "a file holds one document, and a second"},
    {"yaml.syntax-bracket.yaml", "yaml.syntax", 3, 32, "", "illegal flow end"},
    {"yaml.syntax-indent.yaml", "yaml.syntax", 5, 4, "", "a line indented less or more than its neighbours?"},
    {"yaml.syntax.yaml", "yaml.syntax", 1, 1, "", "this belongs to nothing that came before"},
    {"yaml.tab.yaml", "yaml.tab", 8, 1, "", "a tab in the indentation: use blanks"},
    {"yaml.tag.yaml", "yaml.tag", 7, 12, "scenarios[0].after", "tags are not allowed"},
    {"yaml.too-deep.yaml", "yaml.too-deep", 1, 38,
     "game[0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]",
     "deeper than 32 levels"},
    {"yaml.utf8.yaml", "yaml.utf8", 6, 14, "", "the byte 0xE9 is no UTF-8"},
};

// Everything that is said about a file, whether it is found by the loader or by the runner.
std::vector<Diagnostic> Faults(const std::string& file) {
  const Suite suite = LoadSuite({kFolder / file}, FakeContext());
  std::vector<Diagnostic> faults;
  const GameFactory make = [](std::string_view, const Value& options, Reading reading) {
    return FindFakeGame("fake")->make(options, reading);
  };
  for (const Case& scenario : suite.cases) {
    const CaseResult result = RunCase(scenario, make);
    EXPECT_EQ(result.verdict == Verdict::kInvalid, !result.diagnostics.empty()) << file;
    faults.insert(faults.end(), result.diagnostics.begin(), result.diagnostics.end());
  }
  return faults;
}

TEST(BrokenFiles, EachIsRefusedWithCodeAndPlace) {
  for (const Broken& broken : kBroken) {
    SCOPED_TRACE(broken.file);
    const std::vector<Diagnostic> faults = Faults(broken.file);
    std::string all;
    for (const Diagnostic& fault : faults) all += ToText(fault) + "\n";
    const auto found = std::find_if(faults.begin(), faults.end(), [&](const Diagnostic& fault) {
      return fault.code == broken.code && fault.mark == Mark{broken.line, broken.column} && fault.path == broken.path;
    });
    ASSERT_NE(found, faults.end()) << all;
    EXPECT_NE(ToText(*found).find(broken.says), std::string::npos) << all;
    EXPECT_EQ(found->file, (kFolder / broken.file).string());
  }
}

TEST(BrokenFiles, AreAllInTheTable) {
  std::set<std::string> listed;
  for (const Broken& broken : kBroken) listed.insert(broken.file);
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    EXPECT_TRUE(listed.contains(entry.path().filename().string())) << entry.path();
  }
}

}  // namespace
}  // namespace timeproof
