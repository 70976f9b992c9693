#include "fuzz/reduce/every_rule.h"

#include <string_view>
#include <utility>

namespace timeproof {
namespace {

LedgerRow Row(RowKind kind, std::string_view id) {
  LedgerRow row;
  row.kind = kind;
  row.id = id;
  return row;
}

}  // namespace

LoadContext EveryRule() {
  constexpr std::string_view kRulings = "rulings.";
  LoadContext context;
  for (const GameInfo& info : Games()) {
    Ledger ledger;
    ledger.game = info.name;
    ledger.books = {{"EN", "", ""}, {"JA", "", ""}, {"FR", "", ""}};
    for (const std::string_view rule : info.rules) ledger.rows.push_back(Row(RowKind::kRule, rule));
    for (const OptionInfo& option : info.options) {
      if (!option.name.starts_with(kRulings)) continue;
      ledger.rows.push_back(Row(RowKind::kRuling, option.name.substr(kRulings.size())));
    }
    ledger.rows.push_back(Row(RowKind::kExample, "EX-01"));
    ledger.rows.push_back(Row(RowKind::kPosition, "POS-01"));
    context.ledgers.push_back(std::move(ledger));
  }
  return context;
}

}  // namespace timeproof
