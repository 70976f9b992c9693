#include "fuzz/commands/byte_files.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "fmt/core.h"
#include "scenarios/program/errors.h"
#include "scenarios/program/files.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

Error Cannot(const char* what, const std::string& path, const std::string& why) {
  return MakeError(ErrorKind::kInvalid, fmt::format("cannot {} '{}': {}", what, path, why));
}

// Where the file is made: nobody else writes there.
std::string Beside(const std::string& path) { return fmt::format("{}.{}.part", path, getpid()); }

// Writes there; the reason where that fails, and then nothing is left there.
std::optional<std::string> Write(const std::string& path, const std::string& bytes) {
  std::ofstream file(path, std::ios::binary);
  file << bytes << std::flush;
  if (file) return std::nullopt;
  const std::string why = std::strerror(errno);
  std::error_code trouble;
  fs::remove(path, trouble);
  return why;
}

}  // namespace

Result<std::vector<std::uint8_t>> ReadBytes(const std::string& path) {
  std::ifstream file;
  if (path != "-") file.open(path, std::ios::binary);
  std::istream& stream = path == "-" ? std::cin : file;
  std::vector<std::uint8_t> bytes(kLargestFile + 1);
  if (stream) stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!stream && !stream.eof()) return Cannot("read", path, std::strerror(errno));
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  if (bytes.size() > kLargestFile) return Cannot("read", path, fmt::format("more than {} bytes", kLargestFile));
  return bytes;
}

std::optional<Error> WhyUnwritable(const std::string& path) {
  std::error_code trouble;
  const fs::file_status there = fs::status(path, trouble);
  if (fs::exists(there) && !fs::is_regular_file(there)) return Cannot("write", path, "it is no regular file");
  const std::string beside = Beside(path);
  if (const auto why = Write(beside, "")) return Cannot("write", path, *why);
  fs::remove(beside, trouble);
  return std::nullopt;
}

std::optional<Error> WriteWhole(const std::string& path, const std::string& bytes) {
  if (auto why = WhyUnwritable(path)) return why;
  const std::string beside = Beside(path);
  if (const auto why = Write(beside, bytes)) return Cannot("write", path, *why);
  std::error_code trouble;
  fs::rename(beside, path, trouble);
  if (!trouble) return std::nullopt;
  const std::string why = trouble.message();
  fs::remove(beside, trouble);
  return Cannot("write", path, why);
}

CLI::Validator NotEmpty() {
  const auto check = [](std::string& text) { return std::string(text.empty() ? "must not be empty" : ""); };
  return CLI::Validator(check, "");
}

}  // namespace timeproof
