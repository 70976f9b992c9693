#include "fuzz/commands/trial_argument.h"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <system_error>
#include <vector>

#include "fuzz/commands/byte_files.h"
#include "fuzz/reduce/judge_apart.h"
#include "scenarios/program/errors.h"

namespace timeproof {
namespace {

std::optional<std::vector<std::uint8_t>> ReadHex(const std::string& text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::vector<std::uint8_t> bytes(text.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const char* first = text.data() + 2 * i;
    const auto [end, trouble] = std::from_chars(first, first + 2, bytes[i], 16);
    if (trouble != std::errc() || end != first + 2) return std::nullopt;
  }
  return bytes;
}

}  // namespace

void AddTrialArgument(CLI::App* command, TrialArgument* argument) {
  CLI::Option_group* group = command->add_option_group("Input");
  group->add_option("FILE", argument->file, "an input of the game fuzzer; - is standard input")->check(NotEmpty());
  group->add_option("--hex", argument->hex, "the bytes themselves, as notes of scenarios give them")
      ->type_name("BYTES")
      ->check(NotEmpty());
  group->require_option(1);
}

Result<Trial> ReadTrialArgument(const TrialArgument& argument) {
  if (argument.file.empty()) {
    const auto bytes = ReadHex(argument.hex);
    if (!bytes) return MakeError(ErrorKind::kInvalid, "must be pairs of hexadecimal digits", "--hex");
    return ReadTrial(ReadableBytes(*bytes));
  }
  const Result<std::vector<std::uint8_t>> bytes = ReadBytes(argument.file);
  if (!bytes) return bytes.error();
  return ReadTrial(ReadableBytes(*bytes));
}

}  // namespace timeproof
