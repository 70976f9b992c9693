// The line protocol: several requests, a line each, first one by one and then through a pipe.
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "fmt/core.h"
#include "fuzz/targets/target.h"
#include "scenarios/program/output.h"
#include "scenarios/program/serve.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

constexpr std::int64_t kDeepestTry = 2;  // a deeper perft only takes longer

// Whether the line asks for nothing that takes long by its nature.
bool Quick(std::string_view line) {
  const Result<Value> request = ParseJson(line);
  const Value* depth = request.ok() ? request->Find("depth") : nullptr;
  const std::int64_t* number = depth == nullptr ? nullptr : depth->integer();
  return number == nullptr || *number <= kDeepestTry;
}

void CheckAnswer(const std::string& answer) {
  Demand(answer.find('\n') == std::string::npos, "protocol.one-line", answer);
  const auto json = nlohmann::json::parse(answer, nullptr, false);
  Demand(json.is_object() && json.contains("id"), "protocol.answer", answer);
  Demand(json.contains("ok") != json.contains("error"), "protocol.ok-or-error", answer);
  if (json.contains("error")) {
    const auto& kind = json["error"]["kind"];
    Demand(kind == "illegal" || kind == "invalid" || kind == "unsupported" || kind == "malformed", "protocol.kind",
           answer);
    Demand(!json["error"]["message"].get<std::string>().empty(), "protocol.message", answer);
  }
}

// What Serve makes of the bytes.
std::string Served(std::string_view input) {
  std::array<int, 2> ends = {};
  if (pipe(ends.data()) != 0) Fail("protocol.pipe", "cannot make a pipe");
  const ssize_t written = write(ends[1], input.data(), input.size());
  close(ends[1]);
  Demand(written == static_cast<ssize_t>(input.size()), "protocol.pipe", "cannot fill it");
  char* text = nullptr;
  std::size_t size = 0;
  std::FILE* file = open_memstream(&text, &size);
  Output output(file);
  const int trouble = Serve(ends[0], &output);
  close(ends[0]);
  static_cast<void>(std::fclose(file));
  std::string result(text, size);
  std::free(text);  // open_memstream made it
  Demand(trouble == 0 && !output.failed(), "protocol.served", "reading or writing failed");
  return result;
}

}  // namespace

const std::size_t kMostBytes = 4096;  // fits a pipe, so that one thread can fill it and then read it

std::string TryInput(std::span<const std::uint8_t> input) {
  std::string requests, answers;
  for (std::string_view rest = AsText(input); !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string line(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!Quick(line)) continue;
    const std::string answer = Answer(line);
    CheckAnswer(answer);
    requests += line + "\n";
    answers += answer + "\n";
  }
  Demand(Served(requests) == answers, "protocol.served", "the answers through a pipe are others");
  return answers;
}

}  // namespace timeproof
