// The characters of a YAML file before its syntax.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_YAML_TEXT_H_
#define TIMEPROOF_SCENARIOS_RUNNER_YAML_TEXT_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "scenarios/runner/diagnostic.h"

namespace timeproof {

// A text cut into lines. Lines and columns of its arguments count from 0 and columns in bytes, as YAML libraries do;
// marks that come back count from 1 and in characters.
class SourceText {
 public:
  explicit SourceText(std::string text);

  const std::string& text() const { return text_; }
  std::size_t lines() const { return starts_.size(); }

  // Without its line feed; empty beyond the last.
  std::string_view Line(std::size_t line) const;
  // The byte at which that place is; the end of the text when there is no such place.
  std::size_t Offset(std::size_t line, std::size_t column) const;
  Mark MarkAt(std::size_t line, std::size_t column) const;
  // The place of a byte of the text. Like MarkAt, without counting through a line that may be long.
  Mark MarkOf(std::size_t offset) const;

 private:
  std::string text_;
  std::vector<std::size_t> starts_;     // of the lines
  std::vector<std::size_t> continued_;  // the bytes that go on with a character, in order
};

// Takes off a byte order mark and makes line feeds of CRLF. Reports bytes that are no UTF-8 (yaml.utf8), a carriage
// return alone (yaml.line-break), and characters that have no place in a text (yaml.control): what yaml-cpp would
// take for the end of the file, or pass on.
std::string CleanYamlText(std::string_view bytes, std::vector<Diagnostic>* diagnostics);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_YAML_TEXT_H_
