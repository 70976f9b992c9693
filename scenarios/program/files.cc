#include "scenarios/program/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string_view>

#include "fmt/core.h"
#include "scenarios/program/errors.h"

namespace timeproof {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

Error CannotRead(const std::string& path, std::string_view why) {
  const std::string name = path == "-" ? "standard input" : fmt::format("'{}'", path);
  return MakeError(ErrorKind::kInvalid, fmt::format("cannot read {}: {}", name, why));
}

}  // namespace

Result<std::string> ReadAsIs(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(path == "-" ? nullptr : std::fopen(path.c_str(), "rb"),
                                                               &std::fclose);
  if (path != "-" && opened == nullptr) return CannotRead(path, std::strerror(errno));
  std::FILE* file = path == "-" ? stdin : opened.get();
  std::string text;
  std::array<char, 4096> chunk;
  while (const std::size_t size = std::fread(chunk.data(), 1, chunk.size(), file)) {
    text.append(chunk.data(), size);
    if (text.size() > kLargestFile) return CannotRead(path, fmt::format("more than {} bytes", kLargestFile));
  }
  if (std::ferror(file) != 0) return CannotRead(path, std::strerror(errno));
  return text;
}

Result<std::string> ReadFile(const std::string& path) {
  Result<std::string> text = ReadAsIs(path);
  if (text && text->starts_with(kByteOrderMark)) text.value().erase(0, kByteOrderMark.size());
  return text;
}

}  // namespace timeproof
