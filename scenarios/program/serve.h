// The line protocol: JSON Lines, a request a line, an answer a line.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_SERVE_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_SERVE_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "scenarios/program/output.h"

namespace timeproof {

constexpr std::size_t kLongestLine = std::size_t{16} << 20U;  // bytes; a longer line is malformed
constexpr int kDeepestPerft = 100;                            // moves or turns; more is invalid

// The answer to one request, on one line without its end. Whatever the line holds, there is an answer: `ok`, or an
// `error` of kind illegal, invalid, unsupported or malformed. The `id` is echoed where the line can be read, else null.
// An illegal move's error also has the `rule` that refuses it.
std::string Answer(std::string_view line);

// Answers the lines of the file descriptor `input` until it ends; a last line need not be ended. Answers are flushed
// whenever no whole line is waiting. Returns 0, or errno when reading failed; whether writing did, `output` knows.
int Serve(int input, Output* output);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_SERVE_H_
