// `timeproof serve`: the line protocol on standard input and output.
#include <unistd.h>

#include <cstring>

#include "fmt/core.h"
#include "scenarios/program/commands.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/serve.h"

namespace timeproof {
namespace {

constexpr const char* kExamples = R"(Examples:
  echo '{"id":1,"op":"describe"}' | timeproof serve
  echo '{"id":2,"op":"start","game":"ttykm","options":{"chapters":["memory"]}}' | timeproof serve)";

ExitCode ServeStandardStreams(Program* program) {
  const int error = Serve(STDIN_FILENO, &program->out);
  if (error == 0) return kExitOk;
  Complain(fmt::format("serve: cannot read standard input: {}", std::strerror(error)));
  return kExitBad;
}

}  // namespace

void AddServe(CLI::App* app, Program* program) {
  CLI::App* command = app->add_subcommand("serve", "answer the line protocol: a JSON request a line, an answer a line");
  command->footer(kExamples);
  command->callback([=] { program->run = [=] { return ServeStandardStreams(program); }; });
}

}  // namespace timeproof
