// The line protocol, asked without a process.
#include "scenarios/program/serve.h"

#include <algorithm>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "nlohmann/json.hpp"

namespace timeproof {
namespace {

using Json = nlohmann::json;

// The answer to `line`, which must be one line of JSON with an id and either `ok` or `error`.
Json AskLine(const std::string& line) {
  const std::string answer = Answer(line);
  EXPECT_EQ(answer.find('\n'), std::string::npos) << answer;
  Json parsed = Json::parse(answer);
  EXPECT_TRUE(parsed.contains("id")) << answer;
  EXPECT_NE(parsed.contains("ok"), parsed.contains("error")) << answer;
  EXPECT_EQ(parsed.size(), 2U) << answer;
  return parsed;
}

Json Ask(const Json& request) { return AskLine(request.dump()); }

Json Request(const std::string& op, const Json& more = Json::object()) {
  Json request = {{"id", 1}, {"op", op}, {"game", "ttykm"}};
  request.update(more);
  return request;
}

Json Start(const Json& options = Json::object()) {
  return Ask(Request("start", {{"options", options}})).at("ok").at("position");
}

Json Apply(const Json& position, const std::vector<std::string>& moves) {
  return Ask(Request("apply", {{"position", position}, {"moves", moves}}));
}

std::string Kind(const Json& answer) { return answer.contains("error") ? answer["error"].value("kind", "none") : "ok"; }

TEST(Serve, DescribesItself) {
  const Json answer = AskLine(R"({"id":1,"op":"describe"})");
  EXPECT_EQ(answer["id"], 1);
  EXPECT_EQ(answer["ok"]["protocol"], 1);
  EXPECT_EQ(answer["ok"]["engine"], "timeproof");
  EXPECT_TRUE(answer["ok"]["version"].is_string());
  const Json& ttykm = answer["ok"]["games"]["ttykm"];
  EXPECT_EQ(ttykm["chapters"], Json({"growth", "influence", "memory"}));
  EXPECT_EQ(ttykm["rulings"]["two-actions"], Json({"stepwise", "strict"}));
  EXPECT_EQ(ttykm["rulings"].size(), 9U);
}

TEST(Serve, Starts) {
  const Json expected = Json::parse(R"({
    "board": {"past": {"1": "W", "16": "B"}, "present": {"1": "W", "16": "B"}, "future": {"1": "W", "16": "B"}},
    "to_move": "white", "first": "white", "focus": {"white": "past", "black": "future"},
    "supply": {"white": 4, "black": 4}, "step": "copy"})");
  EXPECT_EQ(Start(), expected);
  EXPECT_EQ(AskLine(R"({"op":"start","game":"ttykm"})")["ok"]["position"], expected) << "options may be missing";
}

TEST(Serve, StartsWithOptions) {
  const Json position = Start({{"chapters", {"influence"}}, {"first", "black"}, {"handicap", {{"black", 2}}}});
  EXPECT_EQ(position["to_move"], "black");
  EXPECT_EQ(position["supply"], Json({{"white", 4}, {"black", 2}}));
  EXPECT_EQ(position["board"]["future"]["7"], "So");
  EXPECT_EQ(position["statue"], Json({{"white", true}, {"black", true}}));
}

TEST(Serve, ListsLegalMoves) {
  EXPECT_EQ(Ask(Request("legal", {{"position", Start()}}))["ok"], Json({{"moves", {"copy 1"}}}));
  const Json chosen = Apply(Start(), {"copy 1"})["ok"]["position"];
  Json moves = Ask(Request("legal", {{"position", chosen}}))["ok"]["moves"];
  std::sort(moves.begin(), moves.end());
  EXPECT_EQ(moves, Json({"move east", "move south"}));
}

TEST(Serve, AppliesMoves) {
  const Json position = Apply(Start(), {"copy 1", "move east"})["ok"]["position"];
  EXPECT_EQ(position["board"]["past"], Json({{"2", "W"}, {"16", "B"}}));
  EXPECT_EQ(position["step"], "act");
  EXPECT_EQ(position["active"], Json({{"era", "past"}, {"space", 2}}));
  EXPECT_EQ(position["actions_left"], 1);
  EXPECT_EQ(Apply(Start(), {})["ok"]["position"], Start()) << "no moves, no change";
}

TEST(Serve, AppliesAWholeGameUntilItsEnd) {
  const Json over = Apply(Start(), {"white: copy 1", "move east", "move east", "focus present", "black: concede"});
  EXPECT_EQ(over["ok"]["position"]["step"], "over");
  EXPECT_EQ(over["ok"]["position"]["winner"], "white");
  EXPECT_EQ(Ask(Request("legal", {{"position", over["ok"]["position"]}}))["ok"]["moves"], Json::array());
}

TEST(Serve, CountsTrees) {
  const Json start = Start();
  const auto count = [&start](const Json& more) {
    Json request = Request("perft", {{"position", start}});
    request.update(more);
    return Ask(request)["ok"]["nodes"];
  };
  EXPECT_EQ(count({{"depth", 0}}), 1);
  EXPECT_EQ(count({{"depth", 1}}), 1);
  EXPECT_EQ(count({{"depth", 4}}), 16);
  EXPECT_EQ(count({{"depth", 4}, {"unit", "moves"}}), 16);
  EXPECT_EQ(count({{"depth", 1}, {"unit", "turns"}}), 16);
}

TEST(Serve, Observes) {
  const Json answer = Ask(Request("observe", {{"position", Start()}, {"viewer", 1}}));
  EXPECT_EQ(answer["ok"]["observation"], Start()) << "nothing is hidden in this game";
}

TEST(Serve, EchoesTheId) {
  for (const char* id : {"0", "-7", "\"a\"", "null", "true", "1.5", "[1,{\"a\":[]}]", "{}", "9223372036854775807",
                         "18446744073709551615", "-9223372036854775808"}) {
    const Json answer = AskLine(std::string(R"({"op":"describe","id":)") + id + "}");
    EXPECT_EQ(answer["id"].dump(), Json::parse(id).dump());
    EXPECT_TRUE(answer.contains("ok"));
  }
  EXPECT_EQ(AskLine(R"({"op":"describe"})")["id"], nullptr);
  EXPECT_EQ(AskLine(R"({"op":"nonsense","id":"x"})")["id"], "x");
  EXPECT_EQ(AskLine("nonsense")["id"], nullptr);
  const Json beyond = AskLine(R"({"op":"describe","id":18446744073709551616})");
  EXPECT_EQ(beyond["id"], nullptr) << "rather than another number";
  EXPECT_EQ(beyond["error"]["message"], "a whole number beyond 64 bits");
}

TEST(Serve, IgnoresUnknownFields) {
  Json position = Start();
  position["comment"] = {1, 2};
  const Json request =
      Request("legal", {{"position", position}, {"options", {{"colour", "red"}}}, {"x", Json::object()}});
  EXPECT_EQ(Kind(Ask(request)), "ok");
}

TEST(Serve, RefusesIllegalMovesAndSaysWhich) {
  const struct {
    std::vector<std::string> moves;
    std::size_t at;
    const char* rule;
  } cases[] = {
      {{"copy 1", "move north"}, 1, "TK-MOVE-02"},
      {{"copy 16"}, 0, "TK-TURN-01"},
      {{"move east"}, 0, "TK-TURN-01"},
      {{"copy 1", "plant 1"}, 1, "TK-SET-04"},
      {{"copy 1", "travel back"}, 1, "TK-TRAVEL-02"},
      {{"copy 1", "move east", "move east", "focus past"}, 3, "TK-TURN-07"},
      {{"concede", "copy 1"}, 1, "TK-WIN-01"},
      {{"copy 1", "move north", "no notation"}, 1, "TK-MOVE-02"},
  };
  for (const auto& [moves, at, rule] : cases) {
    const Json error = Apply(Start(), moves)["error"];
    EXPECT_EQ(error["kind"], "illegal") << error;
    EXPECT_EQ(error["at"], at) << error;
    EXPECT_EQ(error["rule"], rule) << error;
    EXPECT_FALSE(error["message"].get<std::string>().empty());
  }
  EXPECT_EQ(Kind(Apply(Start(), {"black: copy 1"})), "illegal") << "a wrong prefix";
}

TEST(Serve, RefusesWhatIsNoNotation) {
  for (const char* move :
       {"", "copy", "copy 0", "copy 17", "copy x", "Copy 1", "move up", "move east push", "copy 1,"}) {
    const Json error = Apply(Start(), {move})["error"];
    EXPECT_EQ(error["kind"], "malformed") << move << ": " << error;
    EXPECT_EQ(error["at"], 0) << move << ": " << error;
  }
  const Json number = Ask(Request("apply", {{"position", Start()}, {"moves", {"copy 1", 5}}}))["error"];
  EXPECT_EQ(number["kind"], "malformed");
  EXPECT_EQ(number["at"], 1);
  const Json later = Ask(Request("apply", {{"position", Start()}, {"moves", {"copy 2", 5}}}))["error"];
  EXPECT_EQ(later["kind"], "illegal") << "what comes after a refused move is not looked at";
}

TEST(Serve, RefusesRequestsThatMakeNoSense) {
  const Json start = Start();
  const struct {
    Json request;
    const char* kind;
  } cases[] = {
      {{{"game", "ttykm"}}, "malformed"},
      {{{"op", 1}}, "malformed"},
      {{{"op", "play"}}, "unsupported"},
      {{{"op", ""}}, "unsupported"},
      {{{"op", "start"}}, "malformed"},
      {{{"op", "start"}, {"game", 1}}, "malformed"},
      {{{"op", "start"}, {"game", "chess"}}, "unsupported"},
      {Request("start", {{"options", 1}}), "malformed"},
      {Request("start", {{"options", {{"chapters", "growth"}}}}), "malformed"},
      {Request("start", {{"options", {{"chapters", {"chaos"}}}}}), "unsupported"},
      {Request("start", {{"options", {{"rulings", {{"two-actions", "maybe"}}}}}}), "unsupported"},
      {Request("start", {{"options", {{"rulings", {{"no-such-ruling", "x"}}}}}}), "unsupported"},
      {Request("start", {{"options", {{"handicap", {{"white", 9}}}}}}), "invalid"},
      {Request("legal"), "malformed"},
      {Request("legal", {{"position", "start"}}), "malformed"},
      {Request("legal", {{"position", Json::object()}}), "malformed"},
      {Request("apply", {{"position", start}}), "malformed"},
      {Request("apply", {{"position", start}, {"moves", "copy 1"}}), "malformed"},
      {Request("perft", {{"position", start}}), "malformed"},
      {Request("perft", {{"position", start}, {"depth", "4"}}), "malformed"},
      {Request("perft", {{"position", start}, {"depth", 1.5}}), "malformed"},
      {Request("perft", {{"position", start}, {"depth", nullptr}}), "malformed"},
      {Request("perft", {{"position", start}, {"depth", -1}}), "invalid"},
      {Request("perft", {{"position", start}, {"depth", 101}}), "invalid"},
      {Request("perft", {{"position", start}, {"depth", 9223372036854775807}}), "invalid"},
      {Request("perft", {{"position", start}, {"depth", 1}, {"unit", "hours"}}), "unsupported"},
      {Request("perft", {{"position", start}, {"depth", 1}, {"unit", 1}}), "malformed"},
      {Request("observe", {{"position", start}}), "malformed"},
      {Request("observe", {{"position", start}, {"viewer", "white"}}), "malformed"},
      {Request("observe", {{"position", start}, {"viewer", 2}}), "invalid"},
  };
  for (const auto& [request, kind] : cases) {
    const Json answer = Ask(request);
    EXPECT_EQ(Kind(answer), kind) << request << "\n" << answer;
    if (answer.contains("error")) {
      EXPECT_FALSE(answer["error"].contains("at")) << answer;
    }
  }
}

TEST(Serve, NamesWhatIsMissingOrUnknown) {
  const auto message = [](const Json& request) { return Ask(request)["error"]["message"].get<std::string>(); };
  EXPECT_EQ(message({{"op", "start"}}), "game is missing: it must be a text");
  EXPECT_EQ(message(Request("legal")), "position is missing: it must be a position object");
  EXPECT_EQ(message({{"op", "play"}}),
            "there is no op 'play'; there are describe, start, legal, apply, perft, observe");
}

TEST(Serve, RefusesPositionsThatMakeNoSense) {
  const struct {
    const char* patch;  // a merge patch of the start
    const char* kind;
  } cases[] = {
      {R"({"to_move": null})", "malformed"},
      {R"({"focus": null})", "malformed"},
      {R"({"supply": null})", "malformed"},
      {R"({"step": null})", "malformed"},
      {R"({"board": null})", "malformed"},
      {R"({"board": {"past": null}})", "malformed"},
      {R"({"board": {"past": {"17": "W"}}})", "malformed"},
      {R"({"board": {"past": {"01": "W"}}})", "malformed"},
      {R"({"board": {"past": {"2": "Q"}}})", "malformed"},
      {R"({"board": {"past": {"2": 1}}})", "malformed"},
      {R"({"supply": {"white": "4"}})", "malformed"},
      {R"({"to_move": "red"})", "malformed"},
      {R"({"supply": {"white": 5}})", "invalid"},
      {R"({"supply": {"white": -1}})", "invalid"},
      {R"({"board": {"past": {"2": "W"}}})", "invalid"},
      {R"({"board": {"past": {"2": "s"}}})", "invalid"},
  };
  for (const auto& [patch, kind] : cases) {
    Json position = Start();
    position.merge_patch(Json::parse(patch));
    const Json answer = Ask(Request("legal", {{"position", position}}));
    EXPECT_EQ(Kind(answer), kind) << patch << "\n" << answer;
  }
}

TEST(Serve, RefusesLinesThatAreNoRequest) {
  const std::string lines[] = {
      "",
      " ",
      "nonsense",
      "{",
      "{}{}",
      "{\"op\":\"describe\"} x",
      "null",
      "1",
      "\"op\"",
      "[]",
      "[{\"op\":\"describe\"}]",
      "{'op':'describe'}",
      "{\"op\":\"describe\",}",
      "{\"op\":\"describe\",\"op\":\"start\"}",
      "{\"op\":\"desc\xFFribe\"}",
      "{\"op\":\"\\ud800\"}",
      std::string("{\"op\":\"describe\"\0}", 18),
      std::string(1, '\0'),
      "\xFF\xFE",
      "{\"id\":1e999}",
      std::string(100000, '['),
      std::string(100000, '[') + std::string(100000, ']'),
      "{\"op\":\"describe\",\"x\":" + std::string(100000, '[') + std::string(100000, ']') + "}",
      std::string(1000000, 'x'),
      std::string(1000000, '"'),
      std::string(1000000, ' '),
      std::string(1000000, '\xFF'),
      "\"" + std::string(1000000, 'x'),
      std::string(kLongestLine + 1, '1'),
  };
  for (const std::string& line : lines) {
    const Json answer = AskLine(line);
    EXPECT_EQ(Kind(answer), "malformed") << line.substr(0, 40) << "\n" << answer;
    EXPECT_EQ(answer["id"], nullptr);
    EXPECT_LT(answer.dump().size(), 1000U) << "what was wrong is not repeated at length";
  }
}

TEST(Serve, RefusesALongMoveSoonAndBriefly) {
  std::string move;
  for (int i = 0; i < 1000000; ++i) move += "é ";
  for (const std::string& text : {move, "copy 1 " + move, std::string(2000000, 'x')}) {
    const Json answer = Apply(Start(), {text});
    EXPECT_EQ(Kind(answer), "malformed");
    EXPECT_LT(answer["error"]["message"].get<std::string>().size(), 500U);
  }
}

TEST(Serve, TakesLongLinesThatMakeSense) {
  const std::string filler(1000000, 'x');
  EXPECT_EQ(Kind(Ask(Json{{"op", "describe"}, {"x", filler}})), "ok");
  EXPECT_EQ(Kind(Ask(Json{{"op", filler}})), "unsupported");
  EXPECT_EQ(Kind(Ask(Request("start", {{"game", filler}}))), "unsupported");
  const Json answer = Apply(Start(), {filler});
  EXPECT_EQ(Kind(answer), "malformed");
  EXPECT_LT(answer.dump().size(), 1000U);
}

TEST(Serve, TakesCarriageReturnsAndBlanks) {
  EXPECT_EQ(Kind(AskLine("{\"op\":\"describe\"}\r")), "ok");
  EXPECT_EQ(Kind(AskLine(" \t{ \"op\" : \"describe\" } ")), "ok");
}

TEST(Serve, RemembersNothing) {
  const std::string first = Answer(Request("start").dump());
  Answer(Request("start", {{"options", {{"chapters", {"memory"}}}}}).dump());
  Apply(Start(), {"copy 1", "move north"});
  EXPECT_EQ(Answer(Request("start").dump()), first);
}

}  // namespace
}  // namespace timeproof
