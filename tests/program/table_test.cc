// The commands that set up a position: moves, apply, explain, perft and ask.
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "nlohmann/json.hpp"
#include "tests/program/process.h"

namespace timeproof {
namespace {

constexpr const char* kPosition = R"(board: |
  past            | present         | future
  .  .  .  .      | W  .  .  .      | W  .  .  .
  .  W  So .      | .  .  So .      | .  .  So .
  .  .  .  .      | .  .  .  .      | .  .  .  .
  .  .  .  B      | .  .  .  B      | .  .  .  B
to_move: white
focus: {white: past, black: future}
)";

std::string Out(const std::vector<std::string>& arguments, std::string_view input = "") {
  const Ran ran = RunProgram(arguments, input);
  EXPECT_EQ(ran.code, 0) << testing::PrintToString(arguments) << "\n" << ran;
  EXPECT_EQ(ran.err, "") << testing::PrintToString(arguments);
  return ran.out;
}

void ExpectRefused(int code, const std::vector<std::string>& arguments, const std::string& says,
                   std::string_view input = "") {
  const Ran ran = RunProgram(arguments, input);
  EXPECT_EQ(ran.code, code) << testing::PrintToString(arguments) << "\n" << ran;
  EXPECT_TRUE(Has(ran.err, says)) << testing::PrintToString(arguments);
  EXPECT_EQ(ran.out, "") << "nothing half-written";
}

TEST(Moves, ListsThem) {
  EXPECT_EQ(Out({"moves", "ttykm"}), "copy 1\n");
  const std::string line = Out({"apply", "ttykm", "--format", "line", "copy 1"});
  EXPECT_EQ(Out({"moves", "ttykm", "--position", "-"}, line), "move east\nmove south\n");
}

TEST(Moves, ListsNoneAfterTheEnd) {
  const std::string line = Out({"apply", "ttykm", "--format", "line", "concede"});
  EXPECT_EQ(Out({"moves", "ttykm", "-p", "-"}, line), "");
}

TEST(Position, IsReadInEveryForm) {
  const std::vector<std::string> base = {"apply", "ttykm", "-o", "chapters=influence", "--format", "line"};
  const auto line = [&base](const std::string& position, std::string_view input = "") {
    std::vector<std::string> arguments = base;
    arguments.insert(arguments.end(), {"--position", position});
    return Out(arguments, input);
  };
  Folder folder;
  const std::string expected = line("@" + folder.Write("position.yaml", kPosition));
  EXPECT_EQ(line("-", kPosition), expected);
  EXPECT_EQ(line(kPosition), expected);
  EXPECT_EQ(line(expected.substr(0, expected.size() - 1)), expected);
  EXPECT_EQ(line("@" + folder.Write("position.txt", expected)), expected);
  const std::string json = Out({"apply", "ttykm", "-o", "chapters=influence", "--format", "json", "-p", kPosition});
  EXPECT_EQ(line(json), expected);
  EXPECT_EQ(line("-", nlohmann::json::parse(json).dump(2)), expected);
  EXPECT_EQ(line("start"), Out(base));
  for (const std::string& text : {std::string(kPosition), expected, json, std::string("start\r\n")}) {
    const std::string with_mark = "@" + folder.Write("marked", "\xEF\xBB\xBF" + text);
    EXPECT_EQ(line(with_mark), text.starts_with("start") ? Out(base) : expected) << "a byte order mark";
  }
}

TEST(Position, IsRefusedWithThePlace) {
  const auto refuse = [](const std::string& position, const std::string& says) {
    ExpectRefused(2, {"moves", "ttykm", "--position", position}, says);
  };
  refuse("nonsense", "position");
  refuse("", "position");
  refuse("@/no/such/file", "cannot read '/no/such/file': No such file or directory");
  refuse("@/", "cannot read '/': Is a directory");
  refuse("@/dev/zero", "cannot read '/dev/zero': more than");
  refuse("{to_move: white}", "board");
  refuse("{board: {past: {}, present: {}, future: {}}, focus: {white: past, black: past}}", "to_move");
  refuse("{board: [", "line 1");
  refuse(kPosition, "");  // a statue, and Influence is not in play
  std::string unknown = kPosition;
  unknown += "colour: red\n";
  ExpectRefused(2, {"moves", "ttykm", "-o", "chapters=influence", "-p", unknown}, "colour");
  std::string bad_token = kPosition;
  bad_token.replace(bad_token.find("So"), 2, "Sx");
  ExpectRefused(2, {"moves", "ttykm", "-o", "chapters=influence", "-p", bad_token}, "Sx");
  ExpectRefused(2, {"moves", "ttykm", "-p", "-"}, "position");
}

TEST(Options, AreSetInEveryForm) {
  const std::string both = Out({"apply", "ttykm", "-o", "chapters=growth,influence", "-o", "handicap.black=2", "-o",
                                "first=black", "-o", "rulings.two-actions=strict"});
  EXPECT_EQ(Out({"apply", "ttykm", "--options",
                 R"({"chapters":["growth","influence"],"handicap":{"black":2},"first":"black"})"}),
            both);
  EXPECT_EQ(Out({"apply", "ttykm", "--options", "{chapters: [growth], handicap: {black: 2}}", "-o", "first=black", "-o",
                 "chapters=growth,influence"}),
            both)
      << "-o overrides and adds";
  EXPECT_EQ(Out({"apply", "ttykm", "-o", "chapters="}), Out({"apply", "ttykm"}));
}

TEST(Options, DoNotSwallowWhatFollows) {
  EXPECT_EQ(Out({"apply", "-o", "chapters=growth", "ttykm", "--format", "line", "copy 1"}),
            Out({"apply", "ttykm", "copy 1", "--format", "line", "-o", "chapters=growth"}));
}

TEST(Options, AreRefusedByName) {
  const auto refuse = [](const std::string& setting, const std::string& says) {
    ExpectRefused(2, {"moves", "ttykm", "-o", setting}, says);
  };
  refuse("chapters", "must be KEY=VALUE");
  refuse("chapter=growth", "there is no option 'chapter': choose from chapters");
  refuse("rulings.two-action=strict", "rulings.two-actions");
  for (const char* setting : {"self-paradox=illegal", "ruling.self-paradox=illegal"}) {
    refuse(setting, "(did you mean \"rulings.self-paradox\"?)");
  }
  refuse("chapters=chaos", "chaos");
  refuse("rulings.two-actions=maybe", "maybe");
  refuse("handicap.black=9", "handicap");
  refuse("handicap.black=02", "handicap");
  refuse("handicap.black=two", "handicap");
  refuse("first=red", "red");
  ExpectRefused(2, {"moves", "ttykm", "-o", "first=white", "-o", "first=black"}, "'first' is set twice");
  ExpectRefused(2, {"moves", "ttykm", "--options", "[]"}, "must be a map");
  ExpectRefused(2, {"moves", "ttykm", "--options", "{"}, "--options");
  ExpectRefused(2, {"moves", "ttykm", "--options", ""}, "--options, line 1, column 1: there is no document here");
  ExpectRefused(2, {"moves", "ttykm", "--options", R"({"chapter": []})"}, "chapter");
  ExpectRefused(2, {"moves", "chess"}, "there is no game 'chess': choose from ttykm");
}

TEST(Apply, PrintsPictureCaptionAndLine) {
  const std::string text = Out({"apply", "ttykm", "copy 1", "move east"});
  EXPECT_TRUE(Has(text, "past"));
  EXPECT_TRUE(Has(text, ".  W  .  ."));
  EXPECT_TRUE(Has(text, "white"));
  const std::string line = Out({"apply", "ttykm", "copy 1", "move east", "--format", "line"});
  EXPECT_TRUE(text.ends_with(line)) << text;
  const auto json = nlohmann::json::parse(Out({"apply", "ttykm", "copy 1, move east", "--format", "json"}));
  EXPECT_EQ(json["active"]["space"], 2);
}

TEST(Apply, TakesMovesOneByOneAndAllAtOnce) {
  EXPECT_EQ(Out({"apply", "ttykm", "white: copy 1, move east, travel forward, focus future"}),
            Out({"apply", "ttykm", "copy 1", "move east", "travel forward", "focus future"}));
}

TEST(Apply, SaysWhichMoveIsRefusedAndWhy) {
  ExpectRefused(1, {"apply", "ttykm", "copy 1", "move west"}, "move 2, 'move west': illegal");
  ExpectRefused(1, {"apply", "ttykm", "copy 1", "move west"}, "(TK-MOVE-02)");
  ExpectRefused(1, {"apply", "ttykm", "copy 1, move east, plant 2"}, "move 3, 'plant 2': illegal");
  ExpectRefused(1, {"apply", "ttykm", "black: copy 16"}, "illegal");
  ExpectRefused(2, {"apply", "ttykm", "copy", "1"}, "move 1, 'copy': malformed");
  ExpectRefused(2, {"apply", "ttykm", "copy 1,, move east"}, "move 2, '': malformed");
  ExpectRefused(2, {"apply", "ttykm", "copy 1", "", "move east"}, "move 2, '': malformed");
  ExpectRefused(2, {"apply", "ttykm", " "}, "move 1, '': malformed");
}

TEST(Explain, GoesEffectByEffect) {
  const std::string text = Out({"explain", "ttykm", "-o", "chapters=influence", "-p", kPosition, "copy 6, move east"});
  EXPECT_TRUE(Has(text, "1. copy 6\n"));
  EXPECT_TRUE(Has(text, "2. move east\n"));
  for (const char* rule : {"TK-TURN-01", "TK-I-PUSH-01", "TK-I-PROP-01", "TK-MOVE-01"}) {
    EXPECT_TRUE(Has(text, rule));
  }
}

TEST(Explain, ShowsHowFarItWent) {
  const Ran ran = RunProgram({"explain", "ttykm", "copy 1", "move west", "move east"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(Has(ran.out, "1. copy 1\n"));
  EXPECT_FALSE(Has(ran.out, "2. "));
  EXPECT_TRUE(Has(ran.err, "move 2, 'move west': illegal"));
}

TEST(Perft, PrintsTheNumber) {
  EXPECT_EQ(Out({"perft", "ttykm", "--depth", "0"}), "1\n");
  EXPECT_EQ(Out({"perft", "ttykm", "--depth", "4"}), "16\n");
  EXPECT_EQ(Out({"perft", "ttykm", "--depth", "1", "--unit", "turns"}), "16\n");
  EXPECT_EQ(Out({"perft", "ttykm", "-d", "7"}), Out({"perft", "ttykm", "-d", "7", "--no-bulk"}));
  EXPECT_EQ(Out({"perft", "ttykm", "-d", "3", "--unit", "turns"}),
            Out({"perft", "ttykm", "-d", "3", "--unit", "turns", "--no-bulk"}));
}

TEST(Perft, DividesByTheFirstMove) {
  EXPECT_EQ(Out({"perft", "ttykm", "--depth", "4", "--divide"}), "copy 1: 16\n16\n");
  const std::string line = Out({"apply", "ttykm", "--format", "line", "copy 1"});
  const std::string turns = Out({"perft", "ttykm", "-d", "1", "--unit", "turns", "--divide", "-p", "-"}, line);
  EXPECT_TRUE(Has(turns, "move east: "));
  EXPECT_TRUE(turns.ends_with("\n16\n")) << turns;
  EXPECT_EQ(Out({"perft", "ttykm", "-d", "3", "--divide", "-p", "-"}, line), turns);
  ExpectRefused(2, {"perft", "ttykm", "--depth", "0", "--divide"}, "--divide needs");
}

TEST(Ask, Answers) {
  EXPECT_EQ(Out({"ask", "ttykm", "next-first", "{winner: black, first: white}"}), "white\n");
  EXPECT_EQ(Out({"ask", "ttykm", "next-first", R"({"winner": "draw", "first": "white"})"}), "black\n");
  EXPECT_EQ(Out({"ask", "ttykm", "convergence-chapters", "{deck: [growth, memory, influence]}"}),
            "[\"growth\",\"memory\"]\n");
  ExpectRefused(2, {"ask", "ttykm", "who-wins", "{}"}, "next-first");
  ExpectRefused(2, {"ask", "ttykm", "next-first", "{"}, "ARGUMENTS");
  ExpectRefused(2, {"ask", "ttykm", "next-first", "{winner: red, first: white}"}, "winner");
  ExpectRefused(2, {"ask", "chess", "next-first", "{}"}, "chess");
}

}  // namespace
}  // namespace timeproof
