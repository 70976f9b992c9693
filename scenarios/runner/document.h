// Documents of games, such as packs of cards, in files of their own.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_DOCUMENT_H_
#define TIMEPROOF_SCENARIOS_RUNNER_DOCUMENT_H_

#include <filesystem>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/result.h"
#include "engine/value.h"
#include "scenarios/runner/diagnostic.h"

namespace timeproof {

struct Document {
  Value value;
  std::vector<Diagnostic> faults;    // in the order of the file; `value` is whole when there are none
  std::vector<Diagnostic> warnings;  // the same
};

// Reads a document strictly, as scenarios are read, and checks it. Each fault has its place and a code:
// file.unreadable, those of YAML and of scalars, document.malformed (wrong types and keys), document.invalid; warnings
// are document.odd. What a part has wrong with it hides nothing in the others.
Document ReadDocument(const std::filesystem::path& file, const DocumentInfo& info);

// Whether an option that may be a document names a file: a text with a slash in it, or that ends in .yaml or .yml.
bool NamesFile(std::string_view text);

// Reads the documents that options name, each file once.
class DocumentShelf {
 public:
  // Puts documents in place of the names of files in `options`, which are relative to `folder`. The error is about the
  // option and tells the first fault of the file, with its place.
  std::optional<Error> Load(const GameInfo& info, const std::filesystem::path& folder, Value* options);

  // Whether the file was read as a document, and is one.
  bool Holds(const std::filesystem::path& file) const;

 private:
  std::map<std::filesystem::path, Document> read_;  // by what the files really are
};

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_DOCUMENT_H_
