#include "scenarios/runner/text.h"

#include <gtest/gtest.h>

namespace timeproof {
namespace {

using namespace std::string_literals;

TEST(Text, IsTamed) {
  EXPECT_EQ(Tame("plain é 😀\n"), "plain é 😀\n");
  EXPECT_EQ(Tame("a\x1b[31m\r\t\x7F"), "a\\x1b[31m\\x0d\\x09\\x7f");
  EXPECT_EQ(Tame("\0"s), "\\x00");
  EXPECT_EQ(Tame("\xC2\x9B"
                 "31m \xC2\xA0 \xC2"),
            "\\x9b31m \xC2\xA0 \\xc2")
      << "U+009B begins a command, too";
  EXPECT_EQ(Tame("p\xFFss \xE2\x82 \xED\xA0\x80 \xE2\x82\xAC"), "p\\xffss \\xe2\\x82 \\xed\\xa0\\x80 \xE2\x82\xAC");
  EXPECT_EQ(Tame("a\nb", /*one_line=*/true), "a\\nb");
}

TEST(Text, IsClippedBetweenCharacters) {
  EXPECT_EQ(Clip("abc", 3), "abc");
  EXPECT_EQ(Clip("abcd", 3), "abc...");
  EXPECT_EQ(Clip("aé!", 2), "a...");
  EXPECT_EQ(Clip("\x80\x80\x80", 2), "...");
}

TEST(Text, IsShortenedInTheMiddle) {
  EXPECT_EQ(Shorten("abcdef", 6), "abcdef");
  EXPECT_EQ(Shorten("abcdefgh", 6), "abcd...gh");
  EXPECT_EQ(Shorten("aééééé", 6), "aé...é") << "no character is cut in two";
}

}  // namespace
}  // namespace timeproof
