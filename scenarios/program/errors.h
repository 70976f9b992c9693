// Saying what is wrong.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_ERRORS_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_ERRORS_H_

#include <string>
#include <string_view>

#include "engine/result.h"
#include "scenarios/program/exit_code.h"

namespace timeproof {

Error MakeError(ErrorKind kind, std::string message, std::string where = "");

// The error, met in the part `what` of a larger whole: "position", "options".
Error In(std::string_view what, Error error);

// The error on one line, its place first: "options.chapters: …", "line 3, column 7: …".
std::string Describe(const Error& error);

// Says "timeproof: …" on standard error.
void Complain(std::string_view message);

// Complains of the error, `where` it was met first, and gives the exit code for it.
ExitCode Fail(std::string_view where, const Error& error);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_ERRORS_H_
