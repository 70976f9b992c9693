// `timeproof serve` as a process.
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "nlohmann/json.hpp"
#include "tests/program/process.h"

namespace timeproof {
namespace {

using Json = nlohmann::json;

constexpr const char* kDescribe = "{\"id\":1,\"op\":\"describe\"}";

std::vector<Json> Serve(std::string_view input) {
  const Ran ran = RunProgram({"serve"}, input);
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_EQ(ran.err, "");
  std::vector<Json> answers;
  std::string_view rest = ran.out;
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    EXPECT_NE(end, std::string_view::npos) << "every answer is ended";
    if (end == std::string_view::npos) break;
    answers.push_back(Json::parse(rest.substr(0, end)));
    rest.remove_prefix(end + 1);
  }
  return answers;
}

TEST(ServeProcess, AnswersInOrder) {
  std::string input;
  for (int id = 0; id < 1000; ++id) {
    input += "{\"id\":" + std::to_string(id) + ",\"op\":\"start\",\"game\":\"ttykm\"}\n";
  }
  const std::vector<Json> answers = Serve(input);
  ASSERT_EQ(answers.size(), 1000U);
  for (int id = 0; id < 1000; ++id) EXPECT_EQ(answers[static_cast<std::size_t>(id)]["id"], id);
}

TEST(ServeProcess, LivesOnAfterBadLines) {
  std::string input = kDescribe;
  input += "\n\nnonsense\r\n\xFF\n";
  input += std::string(100000, '[') + "\n";
  input += std::string(1000000, 'x') + "\n";
  input += std::string("\0\n", 2);
  input += kDescribe;
  input += "\r\n";
  const std::vector<Json> answers = Serve(input);
  ASSERT_EQ(answers.size(), 8U);
  EXPECT_TRUE(answers.front().contains("ok"));
  EXPECT_TRUE(answers.back().contains("ok"));
  for (std::size_t i = 1; i < 7; ++i) EXPECT_EQ(answers[i]["error"]["kind"], "malformed") << i;
}

TEST(ServeProcess, AnswersALastLineThatIsNotEnded) {
  EXPECT_EQ(Serve("").size(), 0U);
  EXPECT_EQ(Serve("\n").size(), 1U);
  const std::vector<Json> whole = Serve(kDescribe);
  ASSERT_EQ(whole.size(), 1U);
  EXPECT_TRUE(whole[0].contains("ok"));
  const std::vector<Json> cut = Serve(std::string(kDescribe) + "\n{\"id\":2,\"op\":");
  ASSERT_EQ(cut.size(), 2U);
  EXPECT_EQ(cut[1]["error"]["kind"], "malformed");
}

TEST(ServeProcess, TakesALineOfAMillionCharacters) {
  const std::string filler(1000000, 'x');
  const std::vector<Json> answers =
      Serve("{\"id\":1,\"op\":\"describe\",\"x\":\"" + filler + "\"}\n" + kDescribe + "\n");
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_TRUE(answers[0].contains("ok"));
  EXPECT_TRUE(answers[1].contains("ok"));
}

TEST(ServeProcess, RefusesALineWithoutEnd) {
  const std::vector<Json> answers = Serve(std::string(40U << 20U, 'x') + "\n" + kDescribe + "\n");
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["error"]["kind"], "malformed");
  EXPECT_TRUE(answers[1].contains("ok"));
}

TEST(ServeProcess, AnswersEachRequestBeforeTheNext) {
  // Who reads an answer writes the next request: without a flush in time, this waits until `timeout` ends it.
  const Ran ran = RunShell(R"(
      d=$(mktemp -d) && mkfifo "$d/in" "$d/out" || exit 1
      timeout 20 "$TIMEPROOF" serve <"$d/in" >"$d/out" &
      exec 3>"$d/in" 4<"$d/out"
      rm -r "$d"
      for i in 1 2 3; do
        echo '{"op":"describe"}' >&3
        read -r answer <&4 && test -n "$answer" && echo answered
      done)");
  EXPECT_EQ(ran.out, "answered\nanswered\nanswered\n") << ran;
}

TEST(ServeProcess, ComplainsWhenItCannotRead) {
  const Ran ran = RunShell("\"$TIMEPROOF\" serve </");
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_EQ(ran.err, "timeproof: serve: cannot read standard input: Is a directory\n");
}

}  // namespace
}  // namespace timeproof
