// What files and standard input hold.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_FILES_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_FILES_H_

#include <cstddef>
#include <string>

#include "engine/result.h"

namespace timeproof {

constexpr std::size_t kLargestFile = std::size_t{1} << 20U;  // bytes

// All of the file, or of standard input for "-", as it is. Invalid, with the reason, when it cannot be read or is
// larger than kLargestFile.
Result<std::string> ReadAsIs(const std::string& path);

// The same for texts: a byte order mark is taken off.
Result<std::string> ReadFile(const std::string& path);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_FILES_H_
