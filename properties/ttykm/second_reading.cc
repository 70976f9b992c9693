#include "properties/ttykm/second_reading.h"

#include "properties/ttykm/plain/plain.h"

namespace timeproof::plain {
namespace {

class PlainReading final : public SecondReading {
 public:
  PlainReading(const Value& options, std::string_view broken) : rules_(options, broken) {}

  Value Start() const override { return rules_.Start(); }
  Value Dense(Random* random) const override { return rules_.Dense(random); }
  std::vector<std::string> LegalMoves(const Value& position) const override { return rules_.LegalMoves(position); }
  std::vector<std::string> UnlistedMoves(const Value& position) const override {
    return rules_.UnlistedMoves(position);
  }
  Value Apply(const Value& position, const std::string& move) const override { return rules_.Apply(position, move); }
  std::optional<std::string> Validate(const Value& position) const override { return rules_.Validate(position); }

 private:
  Rules rules_;
};

}  // namespace

std::unique_ptr<const SecondReading> MakeSecondReading(const Value& options, std::string_view broken) {
  return std::make_unique<PlainReading>(options, broken);
}

}  // namespace timeproof::plain
