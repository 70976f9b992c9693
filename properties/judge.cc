#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "properties/subjects.h"
#include "properties/trial.h"

namespace timeproof {
namespace {

class Recorder final : public EffectSink {
 public:
  void On(const Effect& effect) override { effects_.push_back(effect); }
  void Clear() { effects_.clear(); }
  std::span<const Effect> effects() const { return effects_; }

 private:
  std::vector<Effect> effects_;
};

std::string Print(const Value& leaf) {
  if (leaf.list() != nullptr) {
    std::vector<std::string> items;
    std::ranges::transform(*leaf.list(), std::back_inserter(items), &Print);
    return fmt::format("[{}]", fmt::join(items, " "));
  }
  if (leaf.string() != nullptr) return *leaf.string();
  if (leaf.integer() != nullptr) return fmt::format("{}", *leaf.integer());
  if (leaf.boolean() != nullptr) return *leaf.boolean() ? "true" : "false";
  return leaf.is_null() ? "nothing" : std::string(leaf.TypeName());
}

std::string Listed(const std::vector<std::string>& moves) {
  return moves.empty() ? "none" : fmt::format("{}", fmt::join(moves, ", "));
}

// Where the game's position parts from the second reading's.
std::optional<std::string> Parting(const Value& reading, const Value& game) {
  const auto differences = Differences(reading, game);
  if (differences.empty()) return std::nullopt;
  const ValueDifference& first = differences.front();
  return fmt::format("{} is {}, and {} by the second reading", first.path, Print(first.actual), Print(first.expected));
}

// Which moves one of the two allows and the other does not.
std::optional<std::string> MovesPart(std::string_view what, std::vector<std::string> reading,
                                     std::vector<std::string> game) {
  std::ranges::sort(reading);
  std::ranges::sort(game);
  if (reading == game) return std::nullopt;
  std::vector<std::string> missing;
  std::vector<std::string> extra;
  std::ranges::set_difference(reading, game, std::back_inserter(missing));
  std::ranges::set_difference(game, reading, std::back_inserter(extra));
  return fmt::format("{} by the second reading alone: {}; by the game alone: {}", what, Listed(missing), Listed(extra));
}

// One trial under way.
class Court {
 public:
  Court(const Trial& trial, const Subject& subject, Beside beside, Witness* witness)
      : trial_(trial), game_(*trial.game), subject_(subject), witness_(witness) {
    Reach(trial.start);
    if (beside == Beside::kSecondReading) reading_ = subject.second_reading(trial.options);
  }

  std::optional<Failure> Judge() {
    if (!Stands() || !OptionsSettleTheStart() || !StartsAlike() || !IsReached()) return failure_;
    for (const Move move : trial_.moves) {
      ++tried_;
      if (!game_.WhyIllegal(moment_->position, move) && !Plays(move)) return failure_;
    }
    return std::nullopt;
  }

 private:
  void Reach(const Position& position) { moment_ = std::make_unique<Moment>(game_, position); }

  // All that must hold of the position. The laws of its own game come first: what they let pass can be printed.
  bool Stands() {
    if (witness_ != nullptr) witness_->Stood(game_, moment_->position);
    return Obeys(subject_.position_laws) && Obeys(CommonPositionLaws()) && (reading_ == nullptr || IsReadAlike());
  }

  // Plays a legal move; all that must hold of it and of what comes of it.
  bool Plays(Move move) {
    const std::unique_ptr<const Moment> before = std::move(moment_);
    Position after = before->position;
    recorder_.Clear();
    game_.Apply(&after, move, &recorder_);
    Reach(after);
    const Played played = {game_, before->position, move, after, recorder_.effects(), trial_.others};
    if (witness_ != nullptr) witness_->Saw(played);
    return Stands() && Obeys(CommonMoveLaws(), played) && Obeys(subject_.move_laws, played) &&
           (reading_ == nullptr || IsPlayedAlike(*before, move)) && IsReached();
  }

  bool Obeys(std::span<const PositionLaw> laws) {
    return std::ranges::all_of(laws, [&](const PositionLaw& law) {
      if (law.concerns != nullptr && !law.concerns(*moment_)) return true;
      return Holds(law.id, law.broken(*moment_));
    });
  }

  bool Obeys(std::span<const MoveLaw> laws, const Played& played) {
    return std::ranges::all_of(laws, [&](const MoveLaw& law) {
      if (law.concerns != nullptr && !law.concerns(played)) return true;
      return Holds(law.id, law.broken(played));
    });
  }

  bool IsReadAlike() {
    const Value& value = moment_->value();
    const std::span<const Move> legal = moment_->legal();
    return Holds("second-reading.valid", reading_->Validate(value)) &&
           Holds("second-reading.legal", MovesPart("legal", reading_->LegalMoves(value), Texts(legal))) &&
           Holds("second-reading.unlisted",
                 MovesPart("accepted and not listed", reading_->UnlistedMoves(value), Texts(moment_->Unlisted()))) &&
           IsSeenAlike(value);
  }

  bool IsSeenAlike(const Value& value) {
    for (int seat = 0; seat < game_.players(); ++seat) {
      auto parting = Parting(reading_->Observe(value, seat), game_.Observe(moment_->position, seat));
      if (parting) parting = fmt::format("what {} sees: {}", game_.SeatName(seat), *parting);
      if (!Holds("second-reading.seen", std::move(parting))) return false;
    }
    return true;
  }

  std::vector<std::string> Texts(std::span<const Move> moves) const {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(game_.MoveText(move));
    return texts;
  }

  // Asked last: these laws hold on the way from the set-up alone, so what breaks them shrinks badly.
  bool IsReached() { return !trial_.reachable || Obeys(subject_.reachable_laws); }

  bool OptionsSettleTheStart() {
    const bool settled = trial_.again == nullptr || trial_.again->Start() == game_.Start();
    return Holds("start.is-settled-by-options", settled ? Complaint() : "the same options start two games differently");
  }

  bool StartsAlike() {
    if (reading_ == nullptr || !trial_.reachable) return true;
    return Holds("second-reading.start", Parting(reading_->Start(), game_.ToValue(trial_.start)));
  }

  bool IsPlayedAlike(const Moment& before, Move played) {
    const std::string move = game_.MoveText(played);
    auto parting = Parting(reading_->Apply(before.value(), move), moment_->value());
    if (parting) parting = fmt::format("after '{}' {}", move, *parting);
    return Holds("second-reading.result", std::move(parting));
  }

  // Notes the complaint, if there is one.
  bool Holds(std::string_view law, Complaint complaint) {
    if (witness_ != nullptr) witness_->Met(law);
    if (!complaint) return true;
    failure_ = Failure{std::string(law), *std::move(complaint), tried_};
    return false;
  }

  const Trial& trial_;
  const Game& game_;
  const Subject& subject_;
  Witness* witness_;
  std::unique_ptr<const SecondReading> reading_;
  std::unique_ptr<const Moment> moment_;
  std::size_t tried_ = 0;
  Recorder recorder_;
  std::optional<Failure> failure_;
};

}  // namespace

std::optional<Failure> Judge(const Trial& trial, Beside beside, Witness* witness) {
  return Court(trial, *FindSubject(trial.game_name), beside, witness).Judge();
}

}  // namespace timeproof
