#include "scenarios/program/errors.h"

#include <utility>

#include "fmt/core.h"
#include "scenarios/program/output.h"
#include "scenarios/runner/diagnostic.h"
#include "scenarios/runner/text.h"

namespace timeproof {

Error MakeError(ErrorKind kind, std::string message, std::string where) {
  Error error;
  error.kind = kind;
  error.message = std::move(message);
  error.where = std::move(where);
  return error;
}

Error In(std::string_view what, Error error) {
  error.where = error.where.empty() ? std::string(what) : fmt::format("{}.{}", what, error.where);
  return error;
}

std::string Describe(const Error& error) {
  std::string place = error.where;
  if (error.line > 0) place += fmt::format("{}line {}", place.empty() ? "" : ", ", error.line);
  if (error.column > 0) place += fmt::format("{}column {}", place.empty() ? "" : ", ", error.column);
  return place.empty() ? error.message : fmt::format("{}: {}", place, error.message);
}

void Complain(std::string_view message) {
  constexpr std::size_t kLongest = 1000;  // it may quote what was read, however long, and end in what is wrong with it
  WriteError(fmt::format("timeproof: {}\n", Tame(Shorten(std::string(message), kLongest), true)));
}

ExitCode Fail(std::string_view where, const Error& error) {
  // Only a word that is none can be misspelled; and what the reader of a file says has its hint.
  const bool misspelled = error.kind == ErrorKind::kMalformed || error.kind == ErrorKind::kUnsupported;
  const bool hinted = error.message.find("did you mean") != std::string::npos;
  const std::string rule = error.rule.empty() ? "" : fmt::format(" ({})", error.rule);
  Complain(WithHint(fmt::format("{}: {}: {}{}", where, ToText(error.kind), Describe(error), rule),
                    misspelled && !hinted ? DidYouMean(error.message) : ""));
  return ExitFor(error);
}

}  // namespace timeproof
