#include "scenarios/runner/ledger.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <system_error>
#include <utility>

#include "scenarios/runner/file_text.h"
#include "scenarios/runner/node_reader.h"
#include "scenarios/runner/yaml.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

class LedgerReader {
 public:
  explicit LedgerReader(const std::string& file) : reader_(file) { ledger_.file = file; }

  Ledger Read(const YamlDocument& document) {
    for (Diagnostic diagnostic : document.diagnostics) {
      diagnostic.file = ledger_.file;
      reader_.Add(std::move(diagnostic));
    }
    if (document.readable) ReadRoot(document.root);
    ledger_.diagnostics = reader_.Take();
    return std::move(ledger_);
  }

 private:
  void ReadRoot(const Node& root) {
    reader_.CheckMap(root, "",
                     {.required = {"game", "books", "chapters", "rules"},
                      .optional = {"folders", "settled", "examples", "positions", "rulings"}});
    if (!root.is_map()) return;
    ledger_.game = reader_.OptionalText(root, "", "game");
    if (const Member* chapters = root.Find("chapters")) {
      for (Located& chapter : reader_.TextList(chapters->value, "chapters")) {
        ledger_.chapters.push_back(std::move(chapter.text));
      }
    }
    ledger_.folders = ledger_.chapters;
    if (const Member* folders = root.Find("folders")) {
      for (Located& folder : reader_.TextList(folders->value, "folders")) {
        ledger_.folders.push_back(std::move(folder.text));
      }
    }
    if (const Member* books = root.Find("books")) ReadBooks(books->value);
    ReadRows(root, "rules", RowKind::kRule);
    ReadRows(root, "settled", RowKind::kSettled);
    ReadRows(root, "examples", RowKind::kExample);
    ReadRows(root, "positions", RowKind::kPosition);
    ReadRows(root, "rulings", RowKind::kRuling);
    RefuseTwins();
  }

  void ReadBooks(const Node& books) {
    if (!books.is_map()) return reader_.Report("type.map", books.mark, "books", "a map is expected here");
    for (const Member& book : books.members) {
      const std::string path = Join("books", book.key);
      if (!reader_.CheckMap(book.value, path, {.required = {"title", "what"}, .optional = {}})) continue;
      ledger_.books.push_back(
          {book.key, reader_.OptionalText(book.value, path, "title"), reader_.OptionalText(book.value, path, "what")});
    }
  }

  void ReadRows(const Node& root, const std::string& key, RowKind kind) {
    const Member* list = root.Find(key);
    if (list == nullptr) return;
    if (!list->value.is_list()) return reader_.Report("type.list", list->value.mark, key, "a list is expected here");
    for (std::size_t i = 0; i < list->value.items.size(); ++i) ReadRow(list->value.items[i], Join(key, i), kind);
  }

  void ReadRow(const Node& node, const std::string& path, RowKind kind) {
    const bool ruling = kind == RowKind::kRuling;
    const std::string words = ruling ? "question" : "text";
    Keys keys{.required = {"id", "chapter", words}, .optional = {}};
    if (ruling) {
      keys.required.emplace_back("values");
    } else {
      keys.optional.emplace_back("untestable");
    }
    reader_.CheckMap(node, path, keys);
    if (!node.is_map()) return;
    LedgerRow row;
    row.kind = kind;
    row.mark = node.mark;
    row.id = reader_.OptionalText(node, path, "id");
    row.chapter = reader_.OptionalText(node, path, "chapter");
    row.text = reader_.OptionalText(node, path, words);
    row.untestable = reader_.OptionalText(node, path, "untestable");
    if (ruling) ReadValues(node, path, &row);
    const auto& chapters = ledger_.chapters;
    if (!row.chapter.empty() && std::find(chapters.begin(), chapters.end(), row.chapter) == chapters.end()) {
      reader_.Report("chapter.unknown", node.Find("chapter")->value.mark, Join(path, "chapter"),
                     fmt::format("there is no chapter \"{}\"", row.chapter),
                     fmt::format("there are {}", fmt::join(chapters, ", ")));
    }
    if (!row.id.empty()) ledger_.rows.push_back(std::move(row));
  }

  void ReadValues(const Node& node, const std::string& path, LedgerRow* row) {
    const Member* values = node.Find("values");
    if (values == nullptr) return;
    const std::string values_path = Join(path, "values");
    if (!values->value.is_map()) {
      return reader_.Report("type.map", values->value.mark, values_path, "a map is expected here");
    }
    for (const Member& value : values->value.members) {
      row->values.emplace_back(value.key, reader_.Text(value.value, Join(values_path, value.key)).value_or(""));
    }
  }

  void RefuseTwins() {
    std::map<std::string, Mark> seen;
    for (const LedgerRow& row : ledger_.rows) {
      const auto [first, fresh] = seen.emplace(row.id, row.mark);
      if (fresh) continue;
      reader_.Report("ledger.duplicate-id", row.mark, "",
                     fmt::format("the id {} stands twice, first in line {}", row.id, first->second.line));
    }
  }

  Ledger ledger_;
  NodeReader reader_;
};

// Nobody waits for a pipe that happens to lie where a ledger should.
Error NoFile() {
  Error error;
  error.kind = ErrorKind::kInvalid;
  error.message = "neither a file nor a folder";
  return error;
}

}  // namespace

std::string_view ToText(RowKind kind) {
  switch (kind) {
    case RowKind::kRule:
      return "rule";
    case RowKind::kSettled:
      return "settled";
    case RowKind::kExample:
      return "example";
    case RowKind::kPosition:
      return "position";
    case RowKind::kRuling:
      return "ruling";
  }
  return "rule";
}

const Book* Ledger::FindBook(std::string_view id) const {
  const auto it = std::find_if(books.begin(), books.end(), [id](const Book& book) { return book.id == id; });
  return it == books.end() ? nullptr : &*it;
}

const LedgerRow* Ledger::Find(std::string_view id) const {
  const auto it = std::find_if(rows.begin(), rows.end(), [id](const LedgerRow& row) { return row.id == id; });
  return it == rows.end() ? nullptr : &*it;
}

Ledger ParseLedger(std::string_view text, const std::string& file) { return LedgerReader(file).Read(ParseYaml(text)); }

Ledger ReadLedger(const fs::path& file) {
  std::error_code none;
  const Result<std::string> text = fs::is_other(file, none) ? NoFile() : ReadFileText(file);
  if (text) return ParseLedger(*text, file.string());
  Ledger ledger;
  ledger.file = file.string();
  ledger.diagnostics.push_back({"file.unreadable", text.error().message, ledger.file, {}, "", ""});
  return ledger;
}

std::vector<Ledger> ReadLedgers(const fs::path& root) {
  std::vector<fs::path> files;
  std::error_code fault;
  for (fs::directory_iterator it(root, fault), end; !fault && it != end; it.increment(fault)) {
    const fs::path file = it->path() / "ledger.yaml";
    std::error_code none;
    if (fs::exists(fs::symlink_status(file, none))) files.push_back(file);  // a broken link is there, too
  }
  std::sort(files.begin(), files.end());
  std::vector<Ledger> ledgers;
  for (const fs::path& file : files) ledgers.push_back(ReadLedger(file));
  return ledgers;
}

}  // namespace timeproof
