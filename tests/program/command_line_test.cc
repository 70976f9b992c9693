// The command line as such: help, version, what is not understood, and output that cannot be written.
#include <algorithm>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/program/process.h"

namespace timeproof {
namespace {

const std::vector<std::string> kCommands = {"check", "show", "moves",  "apply", "explain",
                                            "perft", "ask",  "ledger", "pack",  "serve"};

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

TEST(CommandLine, SuggestsWhatWasMeant) {
  const struct {
    std::vector<std::string> arguments;
    const char* says;
  } cases[] = {
      {{"move", "ttykm"}, "there is no command 'move' (did you mean \"moves\"?) (see timeproof --help)"},
      {{"pack", "chekc", "x"}, "there is no command 'chekc' (did you mean \"check\"?) (see timeproof pack --help)"},
      {{"pack", "check", "--gmae", "x"},
       "option '--gmae' (did you mean \"--game\"?) (see timeproof pack check --help)"},
      {{"pack", "check"}, "FILE is required (see timeproof pack check --help)"},
      {{"chekc"}, "there is no command 'chekc' (did you mean \"check\"?)"},
      {{"nonsense"}, "there is no command 'nonsense' (see"},
      {{"perft", "ttykm", "--dpth", "3"},
       "there is no option '--dpth' (did you mean \"--depth\"?) (see timeproof perft"},
      {{"check", "--colour", "always"}, "there is no option '--colour' (did you mean \"--color\"?)"},
      {{"--verson"}, "there is no option '--verson' (did you mean \"--version\"?)"},
      {{"check", "--format", "jsn"}, "--format: 'jsn' is none of text, json (did you mean \"json\"?)"},
      {{"moves", "ttykn"}, "(did you mean \"ttykm\"?)"},
      {{"moves", "TTYKM"}, "(did you mean \"ttykm\"?)"},
      {{"moves", "ttykm", "-o", "chapter=growth"}, "(did you mean \"chapters\"?)"},
      {{"moves", "ttykm", "-o", "chapters=growht"}, "(did you mean \"growth\"?)"},
      {{"moves", "ttykm", "-o", "first=White"}, "(did you mean \"white\"?)"},
      {{"moves", "ttykm", "-o", "rulings.two-actions=strit"}, "(did you mean \"strict\"?)"},
      {{"moves", "ttykm", "--options", "{rulings: {two-action: strict}}"}, "(did you mean \"two-actions\"?)"},
      {{"moves", "ttykm", "-p", "{board: x, to_mvoe: white}"}, "(did you mean \"to_move\"?)"},
      {{"moves", "ttykm", "-p", "{board: {pats: {}}, to_move: white, focus: {white: past, black: past}}"},
       "(did you mean \"past\"?)"},
      {{"moves", "ttykm", "-p",
        "{board: {past: {1: w}, present: {}, future: {}}, to_move: white, focus: {white: past, black: past}}"},
       "(did you mean \"W\"?)"},
      {{"apply", "ttykm", "cpy 1"}, "(did you mean \"copy\"?)"},
      {{"apply", "ttykm", "copy 1", "move esat"}, "(did you mean \"east\"?)"},
      {{"apply", "ttykm", "wihte: copy 1"}, "(did you mean \"white\"?)"},
      {{"ask", "ttykm", "nextfirst"}, "(did you mean \"next-first\"?)"},
      {{"ask", "ttykm", "next-first", "{winer: white}"}, "(did you mean \"winner\"?)"},
      {{"ledger", "ttyk"}, "(did you mean \"ttykm\"?)"},
      {{"check", "--filter", "chaptr=growth"}, "(did you mean \"chapter\"?)"},
      {{"check", "--filter", "chapter=growht"}, "(did you mean \"growth\"?)"},
  };
  for (const auto& [arguments, says] : cases) {
    const Ran ran = RunProgram(arguments);
    EXPECT_EQ(ran.code, 2) << testing::PrintToString(arguments);
    EXPECT_TRUE(Has(ran.err, says)) << testing::PrintToString(arguments);
  }
}

TEST(CommandLine, HelpsWithQuestions) {
  const Ran help = RunProgram({"ask", "--help"});
  for (const char* name : {"next-first", "convergence-chapters", "coda-chapters", "coda-powers"}) {
    EXPECT_TRUE(Has(help.out, std::string("\n  ") + name + " "));
  }
  EXPECT_TRUE(Has(help.out, "{deck: [memory, growth, influence]}"));
}

// The command lines below "Examples:" in a help text. One that goes on behind a backslash is one.
std::vector<std::string> Examples(const std::string& help) {
  std::vector<std::string> examples;
  std::istringstream lines(help.substr(std::min(help.find("Examples:\n"), help.size())));
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    const bool goes_on = !examples.empty() && examples.back().ends_with('\\');
    if (goes_on) {
      examples.back().pop_back();
      examples.back() += line;
    } else if (line.find("timeproof ") != std::string::npos) {
      examples.push_back(line);
    }
  }
  return examples;
}

// The files that examples name.
void WriteFilesOfExamples(const Folder& folder) {
  std::stringstream readme;
  readme << std::ifstream(std::string(TIMEPROOF_SOURCE_DIR) + "/README.md").rdbuf();
  const std::size_t dispute = readme.str().find("game: ttykm");
  const std::string text = "   " + readme.str().substr(dispute, readme.str().find("```", dispute) - dispute);
  folder.Write("dispute.yaml", text);
  folder.Write("my-dispute.yaml", text);
  folder.Write("my-box.yaml", RunProgram({"pack", "show", "synthetic-sample"}).out);
  folder.Write("position.yaml",
               "board: {past: {1: W, 16: B}, present: {1: W, 16: B}, future: {1: W, 16: B}}\n"
               "to_move: white\nfocus: {white: past, black: future}\n");
  folder.Write("statues.yaml",
               "board: {past: {6: W, 7: So, 16: B}, present: {1: W, 7: So, 16: B}, future: {1: W, 7: So, 16: B}}\n"
               "to_move: white\nfocus: {white: past, black: future}\n");
}

TEST(CommandLine, HelpsWithExamplesThatWork) {
  Folder folder;
  WriteFilesOfExamples(folder);
  const std::string there = "cd '" + folder.path().string() + "' && timeproof() { \"$TIMEPROOF\" \"$@\"; } && ";
  std::vector<std::string> commands = kCommands;
  commands.emplace_back("");
  for (const std::string& command : commands) {
    const std::vector<std::string> examples = Examples(RunShell("\"$TIMEPROOF\" " + command + " --help").out);
    EXPECT_GE(examples.size(), 2U) << command;
    for (std::string example : examples) {
      const std::size_t any = example.find("COMMAND");
      if (any != std::string::npos) example.replace(any, std::string_view("COMMAND").size(), "check");
      const Ran ran = RunShell(there + example);
      EXPECT_EQ(ran.code, 0) << example << "\n" << ran;
      EXPECT_EQ(ran.err, "") << example;
    }
  }
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

// Commands that end well and write something.
const std::vector<std::string> kThatWrite = {"--help",
                                             "--version",
                                             "check",
                                             "check --format json",
                                             "show std-turn-two-moves",
                                             "moves ttykm",
                                             "apply ttykm 'copy 1'",
                                             "explain ttykm 'copy 1'",
                                             "perft ttykm --depth 2 --divide",
                                             "ask ttykm next-first '{winner: white, first: white}'",
                                             "ledger ttykm",
                                             "pack show synthetic-sample"};

TEST(CommandLine, EndsQuietlyWhenNobodyReads) {
  const Ran ran = RunShell("(\"$TIMEPROOF\" explain ttykm 'copy 1, move east'; echo $? >&2) | true");
  EXPECT_EQ(ran.err, "0\n");
  const Ran served =
      RunShell("(yes '{\"op\":\"describe\"}' | \"$TIMEPROOF\" serve; echo $? >&2) | head -n 1 >/dev/null");
  EXPECT_EQ(served.err, "0\n") << "serve stops, although there is more to answer";
}

TEST(CommandLine, ComplainsOfAFullDisk) {
  if (RunShell("test -w /dev/full").code != 0) GTEST_SKIP() << "no /dev/full here";
  std::vector<std::string> commands = kThatWrite;
  commands.emplace_back("serve");
  for (const std::string& command : commands) {
    const Ran ran = RunShell("echo '{}' | \"$TIMEPROOF\" " + command + " >/dev/full");
    EXPECT_EQ(ran.code, 2) << command << "\n" << ran;
    EXPECT_TRUE(Has(ran.err, "cannot write standard output: No space left on device")) << command;
  }
}

TEST(CommandLine, ComplainsOfClosedOutput) {
  for (const std::string& command : kThatWrite) {
    const Ran ran = RunShell("\"$TIMEPROOF\" " + command + " >&-");
    EXPECT_EQ(ran.code, 2) << command << "\n" << ran;
    EXPECT_EQ(ran.err, "timeproof: cannot write standard output: Bad file descriptor\n") << command;
  }
}

TEST(CommandLine, KeepsItsExitCodeWhenNobodyHearsItsComplaints) {
  for (const char* to : {"2>&-", "2>/dev/full"}) {
    EXPECT_EQ(RunShell(std::string("\"$TIMEPROOF\" check /no/such/file ") + to).code, 2) << to;
    EXPECT_EQ(RunShell(std::string("\"$TIMEPROOF\" apply ttykm 'copy 1, move west' ") + to).code, 1) << to;
    EXPECT_EQ(RunShell(std::string("\"$TIMEPROOF\" nonsense ") + to).code, 2) << to;
  }
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
