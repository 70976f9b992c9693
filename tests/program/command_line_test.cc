// The command line as such: help, version, what is not understood, and output that cannot be written.
#include <regex>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/program/process.h"

namespace timeproof {
namespace {

const std::vector<std::string> kCommands = {"check", "show", "moves",  "apply", "explain",
                                            "perft", "ask",  "ledger", "serve"};

TEST(CommandLine, HelpsEverywhere) {
  const Ran all = RunProgram({"--help"});
  EXPECT_EQ(all.code, 0) << all;
  EXPECT_EQ(all.err, "");
  EXPECT_TRUE(Has(all.out, "Exit codes:"));
  for (const std::string& command : kCommands) {
    EXPECT_TRUE(Has(all.out, command));
    const Ran ran = RunProgram({command, "--help"});
    EXPECT_EQ(ran.code, 0) << ran;
    EXPECT_EQ(ran.err, "");
    EXPECT_TRUE(Has(ran.out, "timeproof " + command)) << "usage and examples";
    EXPECT_TRUE(Has(ran.out, "Examples:"));
  }
}

TEST(CommandLine, HasAVersion) {
  const Ran ran = RunProgram({"--version"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(std::regex_match(ran.out, std::regex("timeproof [0-9]+\\.[0-9]+\\.[0-9]+\n"))) << ran;
}

TEST(CommandLine, RefusesWhatItDoesNotUnderstand) {
  const std::vector<std::string> cases[] = {
      {},
      {""},
      {"chekc"},
      {"che"},
      {"--nonsense"},
      {"check", "--nonsense"},
      {"check", "--fail"},
      {"check", "--verb"},
      {"check", "--jobs", "0"},
      {"check", "--jobs", "-1"},
      {"check", "--jobs", "010"},
      {"check", "--jobs", "0x2"},
      {"check", "--jobs", "many"},
      {"check", "--jobs"},
      {"check", "--format", "xml"},
      {"check", "--filter"},
      {"check", "--color", "perhaps"},
      {"show"},
      {"moves"},
      {"moves", "ttykm", "extra"},
      {"moves", "ttykm", "--format"},
      {"apply"},
      {"apply", "ttykm", "--format", "yaml"},
      {"explain"},
      {"perft", "ttykm"},
      {"perft", "--depth", "1"},
      {"perft", "ttykm", "--depth", ""},
      {"perft", "ttykm", "--depth", "-1"},
      {"perft", "ttykm", "--depth", "1.5"},
      {"perft", "ttykm", "--depth", "010"},
      {"perft", "ttykm", "--depth", "1e3"},
      {"perft", "ttykm", "--depth", "101"},
      {"perft", "ttykm", "--depth", "99999999999999999999"},
      {"perft", "ttykm", "--depth", "1", "--unit", "hours"},
      {"perft", "ttykm", "--depth", "1", "--depth", "2"},
      {"ask"},
      {"ask", "ttykm"},
      {"ledger", "ttykm", "voyage"},
      {"ledger", "--summary", "--format", "json"},
      {"serve", "extra"},
  };
  for (const std::vector<std::string>& arguments : cases) {
    const Ran ran = RunProgram(arguments);
    EXPECT_EQ(ran.code, 2) << testing::PrintToString(arguments) << "\n" << ran;
    EXPECT_EQ(ran.out, "") << testing::PrintToString(arguments);
    EXPECT_EQ(ran.err.rfind("timeproof: ", 0), 0U) << testing::PrintToString(arguments);
  }
}

TEST(CommandLine, SaysWhatIsWrong) {
  EXPECT_TRUE(Has(RunProgram({"check", "--nonsense"}).err, "--nonsense"));
  EXPECT_TRUE(Has(RunProgram({"perft", "ttykm", "--depth", "010"}).err, "'010' is no whole number from 0 to 100"));
  EXPECT_TRUE(Has(RunProgram({"perft", "ttykm"}).err, "--depth is required (see timeproof perft --help)"));
}

TEST(CommandLine, LeavesArgumentsInBracketsWhole) {
  EXPECT_TRUE(Has(RunProgram({"check", "[a,b]"}).err, ": [a,b]: there is no such file"));
  EXPECT_TRUE(Has(RunProgram({"apply", "ttykm", "[copy 1,move east]"}).err, "move 1, '[copy 1': malformed"));
  EXPECT_TRUE(Has(RunProgram({"ask", "ttykm", "next-first", "[1,2]"}).err, "the arguments are a list"));
  EXPECT_TRUE(Has(RunProgram({"show", "[x]"}).err, "there is no scenario '[x]'"));
  EXPECT_TRUE(Has(RunProgram({"moves", "ttykm", "[x,y]"}).err, "not expected: [x,y]"));
  EXPECT_TRUE(Has(RunProgram({"show", "\x1f[x]"}).err, "there is no scenario '\\x1f[x]'"));
}

TEST(CommandLine, ComplainsOnOneLineOfPrintableCharacters) {
  const std::vector<std::string> cases[] = {{"moves", "ttykm", "-p", "\x1b[31m"},
                                            {"apply", "ttykm", "copy\n1\x07"},
                                            {"check", "no\nsuch\rfile"},
                                            {"check", "--filter", "\xC2\x9B=x"},
                                            {"show", "\x7F"},
                                            {"\x1b[2J"}};
  for (const std::vector<std::string>& arguments : cases) {
    const Ran ran = RunProgram(arguments);
    EXPECT_EQ(ran.code, 2) << ran;
    for (const char* control : {"\x1b", "\x07", "\r", "\x7F", "\xC2\x9B"}) EXPECT_FALSE(Has(ran.err, control));
    for (std::size_t end = ran.err.find('\n'); end + 1 < ran.err.size(); end = ran.err.find('\n', end + 1)) {
      EXPECT_TRUE(ran.err.substr(end + 1).starts_with("timeproof: ")) << ran;
    }
  }
}

TEST(CommandLine, DoesNotRepeatWhatIsLong) {
  const Ran move = RunProgram({"apply", "ttykm", std::string(100000, 'x')});
  EXPECT_EQ(move.code, 2);
  EXPECT_LT(move.err.size(), 3000U);
  Folder folder;
  const Ran position = RunProgram({"moves", "ttykm", "-p", "@" + folder.Write("long", std::string(900000, 'x'))});
  EXPECT_EQ(position.code, 2);
  EXPECT_LT(position.err.size(), 3000U);
}

TEST(CommandLine, EndsQuietlyWhenNobodyReads) {
  const Ran ran = RunShell("(\"$TIMEPROOF\" explain ttykm 'copy 1, move east'; echo $? >&2) | true");
  EXPECT_EQ(ran.err, "0\n");
  const Ran served =
      RunShell("(yes '{\"op\":\"describe\"}' | \"$TIMEPROOF\" serve; echo $? >&2) | head -n 1 >/dev/null");
  EXPECT_EQ(served.err, "0\n") << "serve stops, although there is more to answer";
}

TEST(CommandLine, ComplainsOfAFullDisk) {
  if (RunShell("test -w /dev/full").code != 0) GTEST_SKIP() << "no /dev/full here";
  for (const char* command : {"--help", "moves ttykm", "perft ttykm --depth 1", "serve"}) {
    const Ran ran = RunShell(std::string("echo '{}' | \"$TIMEPROOF\" ") + command + " >/dev/full");
    EXPECT_EQ(ran.code, 2) << command << "\n" << ran;
    EXPECT_TRUE(Has(ran.err, "cannot write standard output: No space left on device")) << command;
  }
  EXPECT_EQ(RunShell("\"$TIMEPROOF\" moves ttykm >&-").code, 2);
}

TEST(CommandLine, ColoursOnlyWhenAsked) {
  const std::string escape = "\x1b[";
  Folder folder;
  const std::string file = folder.Write("bad.yaml", "game: ttykm\nscenarios: []\n");
  EXPECT_FALSE(Has(RunProgram({"check", file}).out, escape));
  EXPECT_FALSE(Has(RunProgram({"check", file, "--color", "never"}).out, escape));
  EXPECT_TRUE(Has(RunProgram({"--color", "always", "check", file}).out, escape));
  EXPECT_TRUE(Has(RunProgram({"check", file, "--color=always"}).out, escape));
}

}  // namespace
}  // namespace timeproof
