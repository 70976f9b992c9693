#include "fuzz/commands/byte_files.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "fmt/core.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/files.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

// Where bytes go, behind all links, and the mode that the file has or will have.
struct Target {
  fs::path path;
  mode_t mode;
};

// Signals wait while there is one.
class SignalsHeld {
 public:
  SignalsHeld() {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before_);
  }
  SignalsHeld(const SignalsHeld&) = delete;
  SignalsHeld& operator=(const SignalsHeld&) = delete;
  ~SignalsHeld() { sigprocmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_ = {};
};

Error CannotWrite(const std::string& path, const std::string& why) {
  return MakeError(ErrorKind::kInvalid, fmt::format("cannot write '{}': {}", path, why));
}

Error CannotWrite(const std::string& path) { return CannotWrite(path, std::strerror(errno)); }

bool IsStandardStream(const struct stat& file) {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    struct stat open = {};
    if (fstat(stream, &open) == 0 && open.st_dev == file.st_dev && open.st_ino == file.st_ino) return true;
  }
  return false;
}

mode_t ModeOfNewFiles() {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

fs::path FolderOf(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : "."; }

Result<Target> FindTarget(const std::string& path) {
  Target target = {path, ModeOfNewFiles()};
  struct stat there = {};
  std::error_code trouble;
  if (stat(path.c_str(), &there) == 0) {
    if (!S_ISREG(there.st_mode)) return CannotWrite(path, "it is no regular file");
    if (IsStandardStream(there)) return CannotWrite(path, "it is a standard stream of this run");
    if ((there.st_mode & 0222) == 0) return CannotWrite(path, "it is read-only");
    if (access(path.c_str(), W_OK) != 0) return CannotWrite(path);
    target = {fs::canonical(path, trouble), there.st_mode & 07777};
    if (trouble) return CannotWrite(path, trouble.message());
  } else if (errno != ENOENT) {
    return CannotWrite(path);
  } else if (fs::is_symlink(fs::symlink_status(path, trouble))) {
    return CannotWrite(path, "it is a link that leads nowhere");
  }
  if (access((FolderOf(target.path) / "").c_str(), W_OK | X_OK) != 0) return CannotWrite(path);
  return target;
}

bool WriteAll(int file, const std::string& bytes) {
  for (std::size_t sent = 0; sent < bytes.size();) {
    const ssize_t size = write(file, bytes.data() + sent, bytes.size() - sent);
    if (size < 0) return false;
    sent += static_cast<std::size_t>(size);
  }
  return true;
}

// Writes a file beside the target, then moves it there. Where that fails, errno says why.
bool Replace(const Target& target, const std::string& bytes) {
  const SignalsHeld held;
  std::string beside = FolderOf(target.path) / ".timeproof-XXXXXX";
  const int file = mkstemp(beside.data());
  if (file < 0) return false;
  const bool written = WriteAll(file, bytes) && fchmod(file, target.mode) == 0;
  if (close(file) == 0 && written && std::rename(beside.c_str(), target.path.c_str()) == 0) return true;
  const int why = errno;
  unlink(beside.c_str());
  errno = why;
  return false;
}

}  // namespace

Result<std::vector<std::uint8_t>> ReadBytes(const std::string& path) {
  const Result<std::string> text = ReadAsIs(path);
  if (!text) return text.error();
  return std::vector<std::uint8_t>(text->begin(), text->end());
}

std::optional<Error> WhyUnwritable(const std::string& path) {
  const Result<Target> target = FindTarget(path);
  return target ? std::nullopt : std::optional(target.error());
}

std::optional<Error> WriteWhole(const std::string& path, const std::string& bytes) {
  const Result<Target> target = FindTarget(path);
  if (!target) return target.error();
  if (Replace(*target, bytes)) return std::nullopt;
  return CannotWrite(path);
}

CLI::Validator NotEmpty() {
  const auto check = [](std::string& text) { return std::string(text.empty() ? "must not be empty" : ""); };
  return CLI::Validator(check, "");
}

}  // namespace timeproof
