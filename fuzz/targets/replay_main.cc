// A target as a program that replays files, where there is no libFuzzer, and as a test.
// Usage: replay_<target> PATH...   each a file, or a folder with all below it
// Exit codes: 0 all is well; 1 the same input gave something else the second time; 2 nothing to replay, an input that
// is longer than the target tries, a path or flag that makes no sense. A fault ends it by a signal.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "fmt/core.h"
#include "fuzz/targets/target.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

int Refuse(const std::string& why) {
  fmt::print(stderr, "replay: {}\n", why);
  return 2;
}

// The files that the path names, sorted; none when it names nothing.
std::vector<fs::path> FilesOf(const fs::path& path) {
  if (fs::is_regular_file(path)) return {path};
  std::vector<fs::path> files;
  if (!fs::is_directory(path)) return files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::uint8_t> BytesOf(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::runtime_error("cannot read " + file.string());
  std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(stream), {}};
  if (bytes.size() > kMostBytes) {
    throw std::runtime_error(
        fmt::format("{}: {} bytes, and more than {} are not tried", file.string(), bytes.size(), kMostBytes));
  }
  return bytes;
}

// Tries the files in order and then once more, so that each comes after others as well as before them. The last name
// on standard error is that of the input which ended the program.
int Replay(const std::vector<fs::path>& files) {
  std::vector<std::string> seen;
  for (const fs::path& file : files) {
    fmt::print(stderr, "{}\n", file.string());
    seen.push_back(TryInput(BytesOf(file)));
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (TryInput(BytesOf(files[i])) == seen[i]) continue;
    fmt::print(stderr, "replay: {}: the second time it came to something else\n", files[i].string());
    return 1;
  }
  fmt::print("{} inputs, twice each\n", files.size());
  return 0;
}

int Main(const std::vector<std::string>& arguments) {
  std::vector<fs::path> files;
  for (const std::string& argument : arguments) {
    if (argument.starts_with("-")) return Refuse(fmt::format("there is no flag '{}'", argument));
    const std::vector<fs::path> found = FilesOf(argument);
    if (found.empty()) return Refuse(fmt::format("no input in '{}'", argument));
    files.insert(files.end(), found.begin(), found.end());
  }
  if (files.empty()) return Refuse("name files or folders of inputs");
  return Replay(files);
}

}  // namespace
}  // namespace timeproof

int main(int argc, char** argv) {
  try {
    return timeproof::Main({argv + 1, argv + argc});
  } catch (const std::exception& fault) {
    return timeproof::Refuse(fault.what());
  }
}
