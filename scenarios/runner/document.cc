#include "scenarios/runner/document.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <system_error>
#include <utility>

#include "scenarios/runner/file_text.h"
#include "scenarios/runner/node_reader.h"
#include "scenarios/runner/yaml.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

// The tree under `node`. What may be read in several ways is reported and becomes the text that it is, so that all else
// can be checked.
Value AsFarAsItGoes(const Node& node, const std::string& path, NodeReader* reader) {
  if (node.is_list()) {
    Value::List list;
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      list.push_back(AsFarAsItGoes(node.items[i], Join(path, i), reader));
    }
    return list;
  }
  if (node.is_map()) {
    Value::Map map;
    for (const Member& member : node.members) {
      map.emplace_back(member.key, AsFarAsItGoes(member.value, Join(path, member.key), reader));
    }
    return map;
  }
  return reader->ToValue(node, path).value_or(Value(node.text));
}

// Adds what the game finds, save where something is wrong already.
void Check(const DocumentInfo& info, const Node& root, const std::string& file, Document* document) {
  const std::vector<Diagnostic> known = document->faults;
  for (const DocumentFault& fault : info.check(document->value)) {
    const std::string_view kind = fault.is_warning ? "odd" : ToText(fault.error.kind);
    Diagnostic diagnostic = Locate(fault.error, fmt::format("document.{}", kind), root, "");
    diagnostic.file = file;
    const auto is_there = [&diagnostic](const Diagnostic& other) { return other.mark == diagnostic.mark; };
    if (std::ranges::any_of(known, is_there)) continue;
    (fault.is_warning ? document->warnings : document->faults).push_back(std::move(diagnostic));
  }
}

fs::path Real(const fs::path& file) {
  std::error_code fault;
  fs::path real = fs::weakly_canonical(file, fault);
  return fault ? file : real;
}

// What is wrong with the document, on one line.
Error Summary(std::string_view option, const Document& document) {
  std::string message = ToText(document.faults.front());
  if (document.faults.size() > 1) message += fmt::format(", and {} more", document.faults.size() - 1);
  return {.kind = ErrorKind::kInvalid, .message = std::move(message), .where = std::string(option)};
}

}  // namespace

Document ReadDocument(const fs::path& file, const DocumentInfo& info) {
  Document document;
  const std::string name = file.string();
  const Result<std::string> text = ReadFileText(file);
  if (!text) {
    document.faults.push_back({"file.unreadable", text.error().message, name, {}, "", ""});
    return document;
  }
  YamlDocument yaml = ParseYaml(*text);
  NodeReader reader(name);
  for (Diagnostic& diagnostic : yaml.diagnostics) {
    diagnostic.file = name;
    reader.Add(std::move(diagnostic));
  }
  if (yaml.readable) document.value = AsFarAsItGoes(yaml.root, "", &reader);
  document.faults = reader.Take();
  if (yaml.readable) Check(info, yaml.root, name, &document);
  for (auto* list : {&document.faults, &document.warnings}) std::ranges::stable_sort(*list, {}, &Diagnostic::mark);
  return document;
}

bool NamesFile(std::string_view text) {
  return text.find('/') != std::string_view::npos || text.ends_with(".yaml") || text.ends_with(".yml");
}

std::optional<Error> DocumentShelf::Load(const GameInfo& info, const fs::path& folder, Value* options) {
  for (const DocumentInfo& kind : info.documents) {
    const Value* option = options->Find(kind.option);
    if (option == nullptr || option->string() == nullptr || !NamesFile(*option->string())) continue;
    const fs::path file = folder / *option->string();
    auto [read, fresh] = read_.try_emplace(Real(file));
    if (fresh) read->second = ReadDocument(file, kind);
    if (!read->second.faults.empty()) return Summary(kind.option, read->second);
    options->Set(kind.option, read->second.value);
  }
  return std::nullopt;
}

bool DocumentShelf::Holds(const fs::path& file) const {
  const auto found = read_.find(Real(file));
  return found != read_.end() && found->second.faults.empty();
}

}  // namespace timeproof
