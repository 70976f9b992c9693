// The ledger of a rulebook: every rule, every printed example and every position of our own as a row.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_LEDGER_H_
#define TIMEPROOF_SCENARIOS_RUNNER_LEDGER_H_

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scenarios/runner/diagnostic.h"

namespace timeproof {

enum class RowKind : std::uint8_t { kRule, kSettled, kExample, kPosition, kRuling };

// "rule", "settled", "example", "position" or "ruling".
std::string_view ToText(RowKind kind);

struct LedgerRow {
  RowKind kind = RowKind::kRule;
  std::string id, chapter;
  std::string text;                                         // in our own words; of a ruling, the question
  std::string untestable;                                   // why there can be no scenario, or empty
  std::vector<std::pair<std::string, std::string>> values;  // of a ruling, the default first, with what each means
  Mark mark;
};

struct Book {
  std::string id, title, what;
};

struct Ledger {
  std::string game, file;
  std::vector<Book> books;
  std::vector<std::string> chapters;
  std::vector<std::string> folders;  // that hold scenarios: one for each chapter, and others
  std::vector<LedgerRow> rows;  // rules, settled points, examples, positions, rulings, each in the order of the file
  std::vector<Diagnostic> diagnostics;

  const Book* FindBook(std::string_view id) const;
  // The row of that id, or null.
  const LedgerRow* Find(std::string_view id) const;
};

// Reads the text of a ledger; `file` is its name in diagnostics. What is wrong with it is in `diagnostics`; what could
// be read is there all the same.
Ledger ParseLedger(std::string_view text, const std::string& file);

// The same from a file.
Ledger ReadLedger(const std::filesystem::path& file);

// The ledgers of all games below `root` (root/<game>/ledger.yaml), by path.
std::vector<Ledger> ReadLedgers(const std::filesystem::path& root);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_LEDGER_H_
