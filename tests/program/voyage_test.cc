// The second game through the program: more than two players, a dealt start, hidden hands.
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "nlohmann/json.hpp"
#include "scenarios/program/serve.h"
#include "tests/program/process.h"

namespace timeproof {
namespace {

using Json = nlohmann::ordered_json;

Json Ask(const Json& request) { return Json::parse(Answer(request.dump())); }

Json Start(const Json& options) {
  return Ask({{"op", "start"}, {"game", "voyage"}, {"options", options}})["ok"]["position"];
}

TEST(VoyageServed, IsDescribedWithItsPlayersAndRulings) {
  EXPECT_EQ(Ask({{"op", "describe"}})["ok"]["games"]["voyage"],
            Json::parse(R"({"players": [2, 3, 4], "rulings": {"start-card": ["location", "not-location"],
                            "stall-count": ["last-turns", "rounds"], "stay-breaks-stall": ["no", "yes"]}})"));
}

TEST(VoyageServed, PlaysWithThreePlayers) {
  const Json options = {{"players", 3}, {"seed", 5}, {"start", 2}};
  const Json start = Start(options);
  EXPECT_EQ(start["hands"].size(), 3U);
  EXPECT_EQ(start["seat"], 2);
  Json request = {{"game", "voyage"}, {"options", options}, {"position", start}};
  request["op"] = "legal";
  EXPECT_EQ(Ask(request)["ok"]["moves"].back(), "pass");
  request["op"] = "apply";
  request["moves"] = {"P2: pass", "P0: pass"};
  EXPECT_EQ(Ask(request)["ok"]["position"]["seat"], 1);
  request["moves"] = {"pass", "P2: pass"};
  EXPECT_EQ(Ask(request)["error"]["at"], 1);
  EXPECT_EQ(Ask(request)["error"]["rule"], "PV-TURN-04");
  request["options"]["players"] = 2;
  request["options"].erase("start");
  EXPECT_EQ(Ask(request)["error"]["kind"], "invalid") << "the position has three players";
}

TEST(VoyageServed, ObservesAndTakesNoObservationForAPosition) {
  const Json start = Start(Json::object());
  Json request = {{"op", "observe"}, {"game", "voyage"}, {"position", start}, {"viewer", 1}};
  const Json seen = Ask(request)["ok"]["observation"];
  Json expected = start;
  expected["hands"][0] = 20;
  expected["removed"] = 9;
  EXPECT_EQ(seen, expected);
  request["position"] = seen;
  for (const char* op : {"observe", "legal", "apply", "perft"}) {
    request["op"] = op;
    EXPECT_EQ(Ask(request)["error"]["kind"], "malformed") << op;
  }
}

TEST(VoyageShown, ToOnePlayer) {
  const Ran all = RunProgram({"apply", "voyage", "-o", "start=0", "pass"});
  EXPECT_EQ(all.code, 0) << all;
  const Ran seen = RunProgram({"apply", "voyage", "-o", "start=0", "--viewer", "P1", "pass"});
  EXPECT_EQ(seen.code, 0) << seen;
  EXPECT_TRUE(Has(seen.out, "P0       held 3    20 tickets\n"));
  EXPECT_TRUE(Has(seen.out, "removed            9 tickets\n"));
  EXPECT_TRUE(Has(seen.out, "P1 to act, main action open, idle 1 of 4; P0 started\n"));
  const std::string own = all.out.substr(all.out.find("P1 "), all.out.find("removed") - all.out.find("P1 "));
  EXPECT_TRUE(Has(seen.out, own));
  const Ran json = RunProgram({"apply", "voyage", "--viewer", "P0", "--format", "json"});
  EXPECT_EQ(Json::parse(json.out)["hands"][1], 20) << json;
  const Ran open = RunProgram({"apply", "ttykm", "--viewer", "black"});
  EXPECT_TRUE(Has(open.out, "white to move")) << "nothing is hidden in this game";
}

TEST(VoyageShown, WithoutAWordOnHandsOfOthers) {
  const auto ask = [](const std::string& viewer, const std::string& move) {
    return RunProgram({"apply", "voyage", "-o", "start=1", "--viewer", viewer, move}).err;
  };
  constexpr const char* kNoMore = ": illegal: it may not be played; why is told to the player to move alone\n";
  for (const char* move : {"P1: move GN", "P1: move BM", "P1: stay BM", "P1: warp 3", "end"}) {
    EXPECT_EQ(ask("P0", move), std::string("timeproof: apply: move 1, '") + move + "'" + kNoMore);
    EXPECT_TRUE(Has(ask("P1", move), "(PV-")) << "the mover is told";
  }
  EXPECT_TRUE(Has(ask("P0", "P1: move XX"), "malformed")) << "which is known without any hand";
  // Told by who is to move when the move is refused, not by who began.
  const std::vector<std::string> later = {"apply", "voyage", "-o", "start=1", "--viewer", "P0", "pass", "move GN"};
  EXPECT_TRUE(Has(RunProgram(later).err, "(PV-"));
}

TEST(VoyageShown, ToNobodyElse) {
  EXPECT_TRUE(Has(RunProgram({"apply", "voyage", "--viewer", "P2"}).err, "there is no player 'P2'; they are P0 to P1"));
  EXPECT_TRUE(Has(RunProgram({"apply", "voyage", "--viewer", ""}).err, "there is no player ''"));
  EXPECT_TRUE(Has(RunProgram({"apply", "voyage", "--viewer", "p0"}).err, "(did you mean \"P0\"?)"));
  EXPECT_TRUE(Has(RunProgram({"apply", "ttykm", "--viewer", "White"}).err, "(did you mean \"white\"?)"));
  const Ran line = RunProgram({"apply", "voyage", "--viewer", "P0", "--format", "line"});
  EXPECT_EQ(line.code, 2);
  EXPECT_TRUE(Has(line.err, "what one player knows is no position: it is text or json"));
  EXPECT_EQ(line.out, "");
}

TEST(VoyageTold, WhatIsWrongWithOptionsAndQuestions) {
  const auto error = [](const std::vector<std::string>& arguments) { return RunProgram(arguments).err; };
  EXPECT_EQ(error({"ask", "voyage", "next-first"}),
            "timeproof: ask: unsupported: voyage has no question 'next-first': it has none\n");
  const std::string lost = error({"moves", "voyage", "-o", "rulings.x=1"});
  EXPECT_TRUE(Has(lost, "there is no option 'rulings.x'"));
  EXPECT_FALSE(Has(lost, "did you mean")) << lost;
  EXPECT_TRUE(
      Has(error({"moves", "voyage", "-o", "rulings.stall-cuont=rounds"}), "(did you mean \"rulings.stall-count\"?)"));
  for (const std::string number : {"9223372036854775808", "-9223372036854775809", "99999999999999999999"}) {
    EXPECT_TRUE(Has(error({"moves", "voyage", "-o", "seed=" + number}),
                    number + " is out of range: whole numbers go from -9223372036854775808 to 9223372036854775807"));
  }
  EXPECT_EQ(RunProgram({"moves", "voyage", "-o", "seed=9223372036854775807"}).code, 0);
}

TEST(VoyageTold, WithoutRawBytesOrAllThatWasRead) {
  EXPECT_TRUE(Has(RunProgram({"apply", "voyage", "p\xFFss"}).err, "'p\\xffss'"));
  const std::string error = RunProgram({"moves", "voyage", "-p", std::string(100000, '[')}).err;
  EXPECT_LT(error.size(), 1100U);
  EXPECT_TRUE(Has(error, "it has players, row, stacks")) << "what is wrong with it comes last";
}

}  // namespace
}  // namespace timeproof
