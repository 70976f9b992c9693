// Standard output, whose failures count, and standard error.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_OUTPUT_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_OUTPUT_H_

#include <cstdio>
#include <string>
#include <string_view>

namespace timeproof {

// A stream that remembers the first failure to write. REQUIRES: SIGPIPE is ignored, so that a closed pipe is one.
class Output {
 public:
  explicit Output(std::FILE* file) : file_(file) {}

  // Does nothing once a write has failed.
  void Write(std::string_view text);
  void Flush();

  bool failed() const { return error_ != 0; }
  // Nobody reads any more, which is no fault of ours: `timeproof … | head`.
  bool closed() const;
  // Why writing failed: "No space left on device".
  std::string Why() const;

 private:
  std::FILE* file_;
  int error_ = 0;  // errno of the first failure
};

// Writes to standard error. When that fails, there is nobody left to tell.
void WriteError(std::string_view text);

// Whether text for people may be coloured: `when` is "always", "never" or "auto", which asks for a terminal on standard
// output and heeds NO_COLOR.
bool Coloured(std::string_view when);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_OUTPUT_H_
