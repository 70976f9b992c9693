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

// All of the file, or of standard input for "-", as it is. Invalid, with the reason, when it cannot be read
// or is larger than kLargestFile.
Result<std::vector<std::uint8_t>> ReadBytes(const std::string& path);

// Why a file of that path cannot be written, as far as that can be told before, or nothing. What is there and is no
// regular file is not written over: a folder, a device.
std::optional<Error> WhyUnwritable(const std::string& path);

// Writes the file whole or not at all: beside its place first, then over what was there. Otherwise the error.
std::optional<Error> WriteWhole(const std::string& path, const std::string& bytes);

// A check for CLI11: any text but the empty one, which a variable that is not set leaves on a command line.
CLI::Validator NotEmpty();

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_COMMANDS_BYTE_FILES_H_
