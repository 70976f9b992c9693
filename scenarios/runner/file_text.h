// Whole files as text.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_FILE_TEXT_H_
#define TIMEPROOF_SCENARIOS_RUNNER_FILE_TEXT_H_

#include <filesystem>
#include <string>

#include "engine/result.h"

namespace timeproof {

// The bytes of the file; at most one more than a YAML file may have, so that an endless one ends. Invalid, with the
// reason, when it cannot be read.
Result<std::string> ReadFileText(const std::filesystem::path& path);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_FILE_TEXT_H_
