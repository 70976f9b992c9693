#include "tests/program/process.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>

namespace timeproof {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

// A file without a name, for one of the standard streams: as large as need be, and nobody waits for anybody.
File Scratch() {
  File file(std::tmpfile(), &std::fclose);
  if (file == nullptr) ADD_FAILURE() << "no temporary file";
  return file;
}

std::string Contents(std::FILE* file) {
  std::rewind(file);
  std::string text;
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) text.push_back(static_cast<char>(c));
  return text;
}

Ran Wait(pid_t child) {
  Ran ran;
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFEXITED(status)) ran.code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) ran.signal = WTERMSIG(status);
  return ran;
}

Ran Run(const std::string& file, const std::vector<std::string>& arguments, std::string_view input,
        const std::vector<std::string>& environment) {
  std::vector<std::string> texts = {file};
  texts.insert(texts.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& text : texts) argv.push_back(text.data());
  argv.push_back(nullptr);
  std::vector<std::string> variables = environment;

  const File in = Scratch(), out = Scratch(), err = Scratch();
  std::fwrite(input.data(), 1, input.size(), in.get());
  std::fflush(in.get());
  std::rewind(in.get());
  const pid_t child = fork();
  if (child == 0) {
    dup2(fileno(in.get()), STDIN_FILENO);
    dup2(fileno(out.get()), STDOUT_FILENO);
    dup2(fileno(err.get()), STDERR_FILENO);
    unsetenv("NO_COLOR");
    unsetenv("TIMEPROOF_SCENARIOS");
    for (std::string& variable : variables) putenv(variable.data());
    execv(file.c_str(), argv.data());
    _exit(127);
  }
  Ran ran = Wait(child);
  ran.out = Contents(out.get());
  ran.err = Contents(err.get());
  return ran;
}

}  // namespace

std::ostream& operator<<(std::ostream& stream, const Ran& ran) {
  return stream << "exit code " << ran.code << ", signal " << ran.signal << "\n--- standard output\n"
                << ran.out.substr(0, 4000) << "--- standard error\n"
                << ran.err.substr(0, 4000);
}

Ran RunProgram(const std::vector<std::string>& arguments, std::string_view input,
               const std::vector<std::string>& environment) {
  return Run(TIMEPROOF_PROGRAM, arguments, input, environment);
}

Ran RunShell(const std::string& command) {
  return Run("/bin/sh", {"-c", command}, "", {std::string("TIMEPROOF=") + TIMEPROOF_PROGRAM});
}

testing::AssertionResult Has(const std::string& text, const std::string& part) {
  const bool has = text.find(part) != std::string::npos;
  return (has ? testing::AssertionSuccess() : testing::AssertionFailure())
         << "'" << part << "' is " << (has ? "" : "not ") << "in\n"
         << text;
}

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "timeproof-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) ADD_FAILURE() << "no temporary folder " << name;
  path_ = name;
}

Folder::~Folder() { std::filesystem::remove_all(path_); }

std::string Folder::Write(const std::string& name, std::string_view text) const {
  const std::filesystem::path file = path_ / name;
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
  return file.string();
}

}  // namespace timeproof
