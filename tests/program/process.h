// Running the program from outside.
#ifndef TIMEPROOF_TESTS_PROGRAM_PROCESS_H_
#define TIMEPROOF_TESTS_PROGRAM_PROCESS_H_

#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"

namespace timeproof {

struct Ran {
  int code = -1;   // exit code; -1 when a signal ended it
  int signal = 0;  // that signal, or 0
  std::string out, err;
};
std::ostream& operator<<(std::ostream& stream, const Ran& ran);

// Runs the program with these arguments and this standard input, with neither NO_COLOR nor TIMEPROOF_SCENARIOS in the
// environment except for `environment` ("NAME=VALUE" each).
Ran RunProgram(const std::vector<std::string>& arguments, std::string_view input = "",
               const std::vector<std::string>& environment = {});

// The same through the shell, for redirections: "$TIMEPROOF" stands for the program.
Ran RunShell(const std::string& command);

// Whether `part` is in `text`; both are shown when that is not as expected.
testing::AssertionResult Has(const std::string& text, const std::string& part);

// A folder of its own, which goes away with everything in it.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  const std::filesystem::path& path() const { return path_; }
  // Writes a file, making the folders on the way, and gives its path.
  std::string Write(const std::string& name, std::string_view text) const;

 private:
  std::filesystem::path path_;
};

}  // namespace timeproof

#endif  // TIMEPROOF_TESTS_PROGRAM_PROCESS_H_
