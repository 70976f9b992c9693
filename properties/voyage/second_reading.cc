#include "properties/voyage/second_reading.h"

#include "properties/voyage/plain/deal.h"
#include "properties/voyage/plain/dense.h"
#include "properties/voyage/plain/notation.h"
#include "properties/voyage/plain/observe.h"
#include "properties/voyage/plain/referee.h"
#include "properties/voyage/plain/valid.h"

namespace timeproof::plain_voyage {
namespace {

class PlainReading final : public SecondReading {
 public:
  PlainReading(const Value& options, std::string_view broken) : options_(ReadOptions(options)) {
    if (!broken.empty()) options_.broken = FindFault(broken).value();
  }

  Value Start() const override { return WriteTable(Deal(options_)); }
  Value Dense(Random* random) const override { return WriteTable(StrewTickets(options_, random)); }
  std::vector<std::string> LegalMoves(const Value& position) const override { return At(position).LegalMoves(); }
  std::vector<std::string> UnlistedMoves(const Value& /*position*/) const override { return {}; }
  Value Apply(const Value& position, const std::string& move) const override {
    Referee referee = At(position);
    referee.Play(move);
    return WriteTable(referee.table());
  }
  Value Observe(const Value& position, int seat) const override {
    return plain_voyage::Observe(options_, ReadTable(position).value(), seat);
  }
  std::optional<std::string> Validate(const Value& position) const override {
    const Result<Table> table = ReadTable(position);
    return table ? FaultOf(options_, *table) : table.error().message;
  }

 private:
  Referee At(const Value& position) const { return {options_, ReadTable(position).value()}; }

  Options options_;
};

}  // namespace

std::unique_ptr<const SecondReading> MakeSecondReading(const Value& options, std::string_view broken) {
  return std::make_unique<PlainReading>(options, broken);
}

}  // namespace timeproof::plain_voyage
