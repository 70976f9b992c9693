// Files of bytes, and what the command line says of them.
#ifndef TIMEPROOF_FUZZ_COMMANDS_BYTE_FILES_H_
#define TIMEPROOF_FUZZ_COMMANDS_BYTE_FILES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "engine/result.h"

namespace timeproof {

// What ReadAsIs (scenarios/program/files.h) reads, as bytes.
Result<std::vector<std::uint8_t>> ReadBytes(const std::string& path);

// Why a file of that path cannot be written, as far as that can be told before, or nothing. What is there is written
// over only when it is a regular file that may be written and no standard stream of this run; where links lead is what
// counts.
std::optional<Error> WhyUnwritable(const std::string& path);

// Writes the file whole or not at all, where links of that path lead; what was there keeps its mode. Otherwise the
// error. Nothing else is left in the folder, whatever signal ends the program (but SIGKILL, which nobody hears).
// REQUIRES: SIGXFSZ is ignored, so that too large a file is an error like others; no other threads.
std::optional<Error> WriteWhole(const std::string& path, const std::string& bytes);

// A check for CLI11: any text but the empty one, which a variable that is not set leaves on a command line.
CLI::Validator NotEmpty();

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_COMMANDS_BYTE_FILES_H_
