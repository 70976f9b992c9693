#include "scenarios/runner/file_text.h"

#include <cerrno>
#include <fstream>
#include <system_error>

#include "scenarios/runner/yaml.h"

namespace timeproof {
namespace {

Error Unreadable(const std::string& why) {
  Error error;
  error.kind = ErrorKind::kInvalid;
  error.message = "the file cannot be read: " + why;
  return error;
}

}  // namespace

Result<std::string> ReadFileText(const std::filesystem::path& path) {
  std::error_code fault;
  if (std::filesystem::is_directory(path, fault)) return Unreadable("it is a folder");
  errno = 0;
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return Unreadable(std::generic_category().message(errno));
  std::string text(kYamlMaxBytes + 1, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (stream.bad()) return Unreadable(std::generic_category().message(errno));
  text.resize(static_cast<std::size_t>(stream.gcount()));
  return text;
}

}  // namespace timeproof
