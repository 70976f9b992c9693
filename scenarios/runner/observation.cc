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

// The item of a map, or of a list by its number or, in a list of players, by its seat; null when there is none.
const Value* Item(const Game& game, const std::string& key, const Value& of) {
  if (of.list() == nullptr) return of.Find(key);
  const Value::List& items = *of.list();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool is_seat = items.size() == static_cast<std::size_t>(game.players());
    if (key == fmt::format("{}", i) || (is_seat && key == game.SeatName(static_cast<int>(i)))) return &items[i];
  }
  return nullptr;
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
    if (const Value* item = Item(game_, key, seen)) {
      Compare(where, expected, *item);
    } else {
      faults_.push_back({where, fmt::format("there is no {}", where)});
    }
  }

  const Game& game_;
  std::vector<SightFault> faults_;
};

// Makes a part of a position of what is expected to be seen: where only the size of a list may be known, the list that
// is there stands in for the number.
class Revealer {
 public:
  explicit Revealer(const Game& game) : game_(game) {}

  Value Reveal(const std::string& where, Value expected, const Value& seen, const Value& whole) {
    if (seen.integer() != nullptr && whole.list() != nullptr) {
      if (expected.integer() == nullptr) Fault(where, expected, "a whole number, how many they are");
      return whole;
    }
    if (seen.map() != nullptr && expected.string() != nullptr) Fault(where, expected, "a map");
    if (Value::Map* entries = expected.map()) {
      for (auto& [key, value] : *entries) {
        const Value* item = Item(game_, key, seen);
        const Value* there = Item(game_, key, whole);
        if (item == nullptr || there == nullptr) continue;
        value = Reveal(where.empty() ? key : fmt::format("{}.{}", where, key), std::move(value), *item, *there);
      }
    } else if (expected.list() != nullptr && seen.list() != nullptr && whole.list() != nullptr) {
      RevealItems(where, expected.list(), *seen.list(), *whole.list());
    }
    return expected;
  }

  const std::optional<Error>& fault() const { return fault_; }

 private:
  void RevealItems(const std::string& where, Value::List* expected, const Value::List& seen, const Value::List& whole) {
    for (std::size_t i = 0; i < std::min({expected->size(), seen.size(), whole.size()}); ++i) {
      (*expected)[i] = Reveal(fmt::format("{}.{}", where, i), std::move((*expected)[i]), seen[i], whole[i]);
    }
  }

  void Fault(const std::string& where, const Value& expected, std::string_view wanted) {
    if (fault_) return;
    fault_ = Error{.kind = ErrorKind::kMalformed,
                   .message = fmt::format("{} is {}, it should be {}", where, expected.TypeName(), wanted),
                   .where = where};
  }

  const Game& game_;
  std::optional<Error> fault_;
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

void CheckViewer(const Game& game, const Located& viewer, NodeReader* reader) {
  if (SeatNamed(game, viewer.text)) return;
  std::vector<std::string> seats;
  for (int seat = 0; seat < game.players(); ++seat) seats.push_back(game.SeatName(seat));
  reader->Report("viewer.unknown", viewer.mark, viewer.path, fmt::format("there is no player \"{}\"", viewer.text),
                 fmt::format("there are {}", fmt::join(seats, ", ")));
}

std::optional<Diagnostic> WhyNeverSeen(const Game& game, const Position& position, int seat,
                                       const ExpectedSight& sight) {
  Revealer revealer(game);
  const Value said = revealer.Reveal("", sight.fields, game.Observe(position, seat), game.ToValue(position));
  std::optional<Error> error = revealer.fault();
  if (!error) {
    const Result<Position> read = game.FromValue(game.Expect(position, {}, said), Reading::kExpected);
    if (!read) error = read.error();
  }
  if (!error || error->kind != ErrorKind::kMalformed) return std::nullopt;
  return Locate(*error, "observe.malformed", sight.node, sight.viewer.path);
}

}  // namespace timeproof
