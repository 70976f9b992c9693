#include "scenarios/runner/observation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "engine/text.h"
#include "scenarios/runner/text.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

Value::List WordsOf(const std::string& text) {
  Value::List words;
  for (const Word& word : Words(text)) words.emplace_back(word.text);
  return words;
}

// The same items, in any order.
bool AreAlike(const Value::List& a, const Value::List& b) {
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

class Comparison {
 public:
  explicit Comparison(const Game& game) : game_(game) {}

  void Compare(const std::string& where, const Value& expected, const Value& seen) {
    if (expected.map() != nullptr && (seen.map() != nullptr || seen.list() != nullptr)) {
      for (const auto& [key, value] : *expected.map())
        CompareItem(where.empty() ? key : fmt::format("{}.{}", where, key), key, value, seen);
    } else if (expected.list() != nullptr && seen.list() != nullptr && expected.list()->size() == seen.list()->size()) {
      for (std::size_t i = 0; i < seen.list()->size(); ++i) {
        Compare(fmt::format("{}.{}", where, i), (*expected.list())[i], (*seen.list())[i]);
      }
    } else if (!IsSame(expected, seen)) {
      faults_.push_back(
          {where, fmt::format("{} is {}, not {}", where, DumpJson(ToJson(seen)), DumpJson(ToJson(expected)))});
    }
  }

  std::vector<SightFault> TakeFaults() { return std::move(faults_); }

 private:
  static bool IsSame(const Value& expected, const Value& seen) {
    if (expected.string() != nullptr && seen.list() != nullptr)
      return AreAlike(WordsOf(*expected.string()), *seen.list());
    return expected == seen;
  }

  void CompareItem(const std::string& where, const std::string& key, const Value& expected, const Value& seen) {
    if (const Value* item = Item(key, seen)) {
      Compare(where, expected, *item);
    } else {
      faults_.push_back({where, fmt::format("there is no \"{}\" in what a player sees", key), true});
    }
  }

  const Value* Item(const std::string& key, const Value& seen) const {
    if (seen.map() != nullptr) return seen.Find(key);
    const Value::List& items = *seen.list();
    for (std::size_t i = 0; i < items.size(); ++i) {
      const bool is_seat = items.size() == static_cast<std::size_t>(game_.players());
      if (key == fmt::format("{}", i) || (is_seat && key == game_.SeatName(static_cast<int>(i)))) return &items[i];
    }
    return nullptr;
  }

  const Game& game_;
  std::vector<SightFault> faults_;
};

}  // namespace

std::optional<int> SeatNamed(const Game& game, std::string_view name) {
  for (int seat = 0; seat < game.players(); ++seat) {
    if (game.SeatName(seat) == name) return seat;
  }
  return std::nullopt;
}

std::vector<SightFault> CompareSight(const Game& game, const Value& expected, const Value& seen) {
  Comparison comparison(game);
  comparison.Compare("", expected, seen);
  return comparison.TakeFaults();
}

void CheckSight(const Game& game, const Position& before, const ExpectedSight& sight, NodeReader* reader) {
  const std::optional<int> seat = SeatNamed(game, sight.viewer.text);
  if (!seat) {
    std::vector<std::string> seats;
    for (int other = 0; other < game.players(); ++other) seats.push_back(game.SeatName(other));
    reader->Report("viewer.unknown", sight.viewer.mark, sight.viewer.path,
                   fmt::format("there is no player \"{}\"", sight.viewer.text),
                   fmt::format("there are {}", fmt::join(seats, ", ")));
    return;
  }
  const Value seen = game.Observe(before, *seat);
  std::vector<std::string> known;
  for (const auto& [field, value] : *seen.map()) known.push_back(field);
  for (const Member& member : sight.node.members) {
    if (seen.Find(member.key) != nullptr) continue;
    reader->Report("key.unknown", member.key_mark, Join(sight.viewer.path, member.key),
                   fmt::format("there is no \"{}\" in what a player sees", member.key), DidYouMean(member.key, known));
  }
  for (const SightFault& fault : CompareSight(game, sight.fields, seen)) {
    if (!fault.nowhere || fault.where.find('.') == std::string::npos) continue;
    Diagnostic diagnostic = Locate({.kind = ErrorKind::kMalformed, .message = fault.message, .where = fault.where},
                                   "key.unknown", sight.node, sight.viewer.path);
    diagnostic.file = reader->file();
    reader->Add(std::move(diagnostic));
  }
}

}  // namespace timeproof
