// Counts what trials came across, so that a law or an effect that never met its case is seen.
#ifndef TIMEPROOF_TESTS_PROPERTIES_TALLY_H_
#define TIMEPROOF_TESTS_PROPERTIES_TALLY_H_

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "properties/subjects.h"
#include "properties/trial.h"

namespace timeproof {

// Something that play of that game seldom reaches.
struct RareEffect {
  std::string_view game, name;
  bool (*happens)(const Played& played);
};

class Tally final : public Witness {
 public:
  // To be called before the trial is judged.
  void Begin(const Trial& trial);

  void Met(std::string_view law) override { ++laws_[law]; }
  void Saw(const Played& played) override;
  void Stood(const Game& /*game*/, const Position& /*position*/) override { ++positions_; }

  int trials() const { return trials_; }
  // How often that law had something to say, or that rare effect, cited rule or ruling occurred.
  int laws(std::string_view id) const { return CountOf(laws_, id); }
  int effects(std::string_view name) const { return CountOf(effects_, name); }
  // In how many trials the option had the value; "" where it has a list and none of it. Where numbers are not listed,
  // those of several digits count as "10 and more".
  int options(std::string_view name, std::string_view value) const {
    return CountOf(options_, std::string(name) + "=" + std::string(value));
  }

  // A line for each of them with its share, of trials, of positions and moves, or of moves.
  std::string Table() const;

 private:
  template <typename Counts, typename Key>
  static int CountOf(const Counts& counts, const Key& key) {
    const auto found = counts.find(key);
    return found == counts.end() ? 0 : found->second;
  }

  int trials_ = 0;
  int positions_ = 0;
  int moves_ = 0;
  std::map<std::string_view, int> laws_;
  std::map<std::string_view, int> effects_;
  std::map<std::string, int> options_;
};

// The laws of the subject, those of its second reading among them, that never had anything to say: what was tried shows
// nothing of them.
std::vector<std::string_view> LawsThatNeverMet(const Tally& tally, const Subject& subject);

// The rare effects of all games, beside the rules that their traces cite.
std::span<const RareEffect> RareEffects();

}  // namespace timeproof

#endif  // TIMEPROOF_TESTS_PROPERTIES_TALLY_H_
