#include "scenarios/runner/yaml.h"

#include <gtest/gtest.h>
#include <pthread.h>

#include <climits>
#include <clocale>
#include <string>

#include "scenarios/runner/yaml_text.h"

namespace timeproof {
namespace {

// The only diagnostic's code, or what there is instead.
std::string CodeOf(std::string_view text) {
  const YamlDocument document = ParseYaml(text);
  if (document.diagnostics.empty()) return document.readable ? "fine" : "silent";
  return document.diagnostics.front().code;
}

const Node& At(const YamlDocument& document, std::string_view key) { return document.root.Find(key)->value; }

TEST(Yaml, KnowsWhereThingsAreInCharacters) {
  const YamlDocument document = ParseYaml("é: \"ü\"\nlist: [é, 😀, b]\nmap:\n  x: 'y'\n");
  ASSERT_TRUE(document.readable);
  EXPECT_EQ(document.root.Find("é")->key_mark, (Mark{1, 1}));
  EXPECT_EQ(At(document, "é").mark, (Mark{1, 4}));
  EXPECT_EQ(At(document, "list").items[2].mark, (Mark{2, 14}));
  EXPECT_EQ(At(document, "map").Find("x")->value.mark, (Mark{4, 6}));
}

TEST(Yaml, KnowsTheStyleOfScalars) {
  const YamlDocument document = ParseYaml("a: no\nb: \"no\"\nc: 'no'\nd: |\n  no\ne: >\n  no\n");
  EXPECT_EQ(At(document, "a").style, Node::Style::kPlain);
  EXPECT_EQ(At(document, "b").style, Node::Style::kQuoted);
  EXPECT_EQ(At(document, "c").style, Node::Style::kQuoted);
  EXPECT_EQ(At(document, "d").style, Node::Style::kLiteral);
  EXPECT_EQ(At(document, "e").style, Node::Style::kFolded);
}

TEST(Yaml, FollowsAPlaceIntoAText) {
  const YamlDocument document = ParseYaml("a: |\n\n    x y\n      z\nb: \"é no\"\nc: plain\nd: \"tab\\t!\"\n");
  EXPECT_EQ(At(document, "a").text, "\nx y\n  z\n");
  EXPECT_EQ(At(document, "a").Inside(2, 3), (Mark{3, 7}));
  EXPECT_EQ(At(document, "a").Inside(3, 3), (Mark{4, 7}));
  EXPECT_EQ(At(document, "b").Inside(1, 3), (Mark{5, 7}));
  EXPECT_EQ(At(document, "c").Inside(1, 2), (Mark{6, 5}));
  EXPECT_EQ(At(document, "d").Inside(1, 5), (Mark{7, 4})) << "an escape moves what follows it";
}

TEST(SourceText, CountsCharacters) {
  const SourceText text("é b\n\n😀c");
  EXPECT_EQ(text.MarkAt(0, 3), (Mark{1, 3}));
  EXPECT_EQ(text.MarkAt(0, 99), (Mark{1, 4}));
  EXPECT_EQ(text.MarkAt(2, 4), (Mark{3, 2}));
  EXPECT_EQ(text.MarkAt(9, 9), (Mark{10, 1}));
  EXPECT_EQ(text.MarkOf(0), (Mark{1, 1}));
  EXPECT_EQ(text.MarkOf(4), (Mark{1, 4})) << "the line feed";
  EXPECT_EQ(text.MarkOf(5), (Mark{2, 1}));
  EXPECT_EQ(text.MarkOf(10), (Mark{3, 2}));
}

TEST(Yaml, PutsAnEmptyValueAtItsKey) {
  const YamlDocument document = ParseYaml("a:\nb: ~\n");
  EXPECT_EQ(At(document, "a").mark, (Mark{1, 1}));
  EXPECT_EQ(At(document, "b").mark, (Mark{2, 4}));
}

TEST(Yaml, AcceptsByteOrderMarkAndCrlf) {
  const YamlDocument document = ParseYaml(
      "\xEF\xBB\xBF"
      "a: 1\r\nb: |\r\n  x\r\n  y\r\n");
  ASSERT_TRUE(document.readable);
  EXPECT_EQ(document.root.Find("a")->key_mark, (Mark{1, 1}));
  EXPECT_EQ(At(document, "b").text, "x\ny\n");
}

TEST(Yaml, AcceptsTabsInABlockAndBehindKeys) {
  const YamlDocument document = ParseYaml("a: |\n  x\ty\nb:\t1\n");
  ASSERT_TRUE(document.readable);
  EXPECT_EQ(At(document, "a").text, "x\ty\n");
}

TEST(Yaml, RefusesWhatItMust) {
  const struct {
    const char* text;
    const char* code;
  } cases[] = {
      {"", "yaml.empty"},
      {"---\n", "yaml.empty"},
      {"---\n%YA:L", "yaml.empty"},
      {",", "yaml.syntax"},
      {", a: 1", "yaml.syntax"},
      {"a: 1\n,\n", "yaml.syntax"},
      {"a: 1\n]", "yaml.syntax"},
      {"- a\nb: 1", "yaml.syntax"},
      {"a: \"x", "yaml.syntax"},
      {"a: b: c", "yaml.syntax"},
      {"a: 1\n---\nb: [", "yaml.second-document"},
      {"a: 1\n...\n# more\nb: 2\n", "yaml.second-document"},
      {"a: 1\n---\n", "yaml.second-document"},
      {"a: *b", "yaml.alias"},
      {"a: &b 1", "yaml.anchor"},
      {"&b a: 1", "yaml.anchor"},
      {"a: !!str 1", "yaml.tag"},
      {"a: ! 1", "yaml.tag"},
      {"a: !!null", "yaml.tag"},
      {"a: !!seq [1]", "yaml.tag"},
      {"<<: {a: 1}", "yaml.merge-key"},
      {"? {a: 1}\n: b", "yaml.complex-key"},
      {": b", "yaml.null-key"},
      {"1: a\n\"1\": b", "yaml.duplicate-key"},
      {"a:\n\tb: 1", "yaml.tab"},
      {"a: |\n\tx", "yaml.tab"},
      {"%YAML 1.2\n---\na: 1", "yaml.directive"},
      {"a: 1\rb: 2", "yaml.line-break"},
      {"a: \xC0\xAF", "yaml.utf8"},
      {"a: \xED\xA0\x80", "yaml.utf8"},
      {"a: \xF4\x90\x80\x80", "yaml.utf8"},
      {"a: \xE2\x82", "yaml.utf8"},
      {"a: \x04", "yaml.control"},
      {"a: \xE2\x80\xA8", "yaml.control"},
  };
  for (const auto& [text, code] : cases) EXPECT_EQ(CodeOf(text), code) << text;
  EXPECT_EQ(CodeOf(std::string("a: \0 b", 6)), "yaml.control");
  EXPECT_EQ(CodeOf(std::string("\xFF\xFE"
                               "a\0",
                               4)),
            "yaml.utf8");
  EXPECT_EQ(CodeOf(std::string(kYamlMaxBytes + 1, '#')), "yaml.too-large");
}

TEST(Yaml, CollectsSeveralFaults) {
  const YamlDocument document = ParseYaml("a: &x 1\na: 2\nb: {<<: 1, c: *x}\n");
  ASSERT_EQ(document.diagnostics.size(), 4U);
  EXPECT_EQ(document.diagnostics[0].code, "yaml.anchor");
  EXPECT_EQ(document.diagnostics[1].code, "yaml.duplicate-key");
  EXPECT_EQ(document.diagnostics[2].code, "yaml.merge-key");
  EXPECT_EQ(document.diagnostics[3].code, "yaml.alias");
  EXPECT_EQ(document.diagnostics[3].path, "b.c");
  EXPECT_EQ(At(document, "a").text, "1") << "the first of two stays";
}

TEST(Yaml, StopsAtManyFaults) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "a: 1\n";
  EXPECT_EQ(ParseYaml(text).diagnostics.size(), 50U);
}

void* ParseDeep(void* /*unused*/) {
  for (const char* piece : {"[", "{a: ", "- ", "? ", "[a: ", "a: ["}) {
    std::string text;
    while (text.size() < 500000) text += piece;
    EXPECT_EQ(CodeOf(text), "yaml.too-deep") << piece;
  }
  return nullptr;
}

TEST(Yaml, RefusesDepthOnASmallStack) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, std::size_t{256} * 1024);
  pthread_t thread{};
  ASSERT_EQ(pthread_create(&thread, &attributes, &ParseDeep, nullptr), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

TEST(Yaml, NeverFailsSilently) {
  // Short texts of the characters that mean something: each is read or refused, and none hangs.
  const std::string alphabet = "a1:-,[]{}?|>&*!%#'\"\n \t<~.";
  std::uint32_t state = 1;
  const auto next = [&state] { return (state = state * 1664525U + 1013904223U) >> 8U; };
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (std::uint32_t length = next() % 16; length > 0; --length) text += alphabet[next() % alphabet.size()];
    EXPECT_NE(CodeOf(text), "silent") << text;
  }
}

}  // namespace
}  // namespace timeproof
