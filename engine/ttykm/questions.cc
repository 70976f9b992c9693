#include "engine/ttykm/questions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "engine/ttykm/options.h"

namespace timeproof::ttykm {
namespace {

constexpr std::string_view kBasics = "basics";

Error Malformed(std::string where, std::string message) {
  return {.kind = ErrorKind::kMalformed, .message = std::move(message), .where = std::move(where)};
}
Error Invalid(std::string where, std::string message) {
  return {.kind = ErrorKind::kInvalid, .message = std::move(message), .where = std::move(where)};
}

// The arguments are a map with these keys, the optional ones last.
std::optional<Error> CheckKeys(const Value& arguments, const std::vector<std::string_view>& keys,
                               std::size_t required) {
  if (arguments.map() == nullptr)
    return Malformed("", fmt::format("the arguments are {}, they should be a map", arguments.TypeName()));
  for (const auto& [key, value] : *arguments.map()) {
    if (std::ranges::find(keys, key) == keys.end()) {
      return Malformed(key, fmt::format("no argument '{}'; there are {}", key, fmt::join(keys, ", ")));
    }
  }
  for (std::size_t i = 0; i < required; ++i) {
    if (arguments.Find(keys[i]) == nullptr)
      return Malformed(std::string(keys[i]), fmt::format("{} is missing", keys[i]));
  }
  return std::nullopt;
}

Result<std::string> Choice(const std::string& where, const Value& value, const std::vector<std::string_view>& names) {
  const std::string wanted = fmt::format("it should be one of {}", fmt::join(names, ", "));
  if (value.string() == nullptr) return Malformed(where, fmt::format("{} is {}, {}", where, value.TypeName(), wanted));
  if (std::ranges::find(names, *value.string()) == names.end()) {
    return Malformed(where, fmt::format("{} is '{}', {}", where, *value.string(), wanted));
  }
  return *value.string();
}

// A list of names out of `names`.
Result<std::vector<std::string>> Names(const std::string& where, const Value& value,
                                       const std::vector<std::string_view>& names) {
  if (value.list() == nullptr)
    return Malformed(where, fmt::format("{} is {}, it should be a list", where, value.TypeName()));
  std::vector<std::string> read;
  for (std::size_t i = 0; i < value.list()->size(); ++i) {
    const auto name = Choice(fmt::format("{}.{}", where, i), (*value.list())[i], names);
    if (!name) return name.error();
    read.push_back(*name);
  }
  return read;
}

// A shuffled deck holds no card twice.
Result<std::vector<std::string>> Deck(const Value& value, const std::vector<std::string_view>& cards) {
  auto deck = Names("deck", value, cards);
  if (deck && std::set<std::string>(deck->begin(), deck->end()).size() != deck->size()) {
    return Invalid("deck", "a card lies in the deck twice");
  }
  return deck;
}

// Chapters in the order of the rulebook; the Basics card is no chapter.
Value InRulebookOrder(const std::set<std::string>& cards) {
  Value::List chapters;
  for (const std::string_view chapter : kChapterNames) {
    if (cards.contains(std::string(chapter))) chapters.emplace_back(chapter);
  }
  return Value(std::move(chapters));
}

const std::vector<std::string_view> kChapters = {kChapterNames.begin(), kChapterNames.end()};
const std::vector<std::string_view> kColours = {kPlayerNames.begin(), kPlayerNames.end()};

std::string Other(const std::string& player) { return player == "white" ? "black" : "white"; }

}  // namespace

Result<Value> NextFirst(const Value& arguments) {
  if (auto error = CheckKeys(arguments, {"winner", "first", "signed"}, 2)) return *error;
  const auto winner = Choice("winner", *arguments.Find("winner"), {"white", "black", "draw"});
  if (!winner) return winner.error();
  const auto first = Choice("first", *arguments.Find("first"), kColours);
  if (!first) return first.error();
  if (const Value* who = arguments.Find("signed")) {
    const auto signer = Choice("signed", *who, kColours);
    if (!signer) return signer.error();
    return Value(*signer);
  }
  return Value(Other(*winner == "draw" ? *first : *winner));
}

Result<Value> ConvergenceChapters(const Value& arguments) {
  if (auto error = CheckKeys(arguments, {"deck"}, 1)) return *error;
  const auto deck = Deck(*arguments.Find("deck"), kChapters);
  if (!deck) return deck.error();
  if (deck->size() != kChapters.size()) return Invalid("deck", "the deck holds the three chapters");
  return InRulebookOrder({(*deck)[0], (*deck)[1]});
}

Result<Value> CodaChapters(const Value& arguments) {
  constexpr std::size_t kCards = 2;
  if (auto error = CheckKeys(arguments, {"icons", "deck"}, 2)) return *error;
  const Value& icons = *arguments.Find("icons");
  if (icons.list() == nullptr) return Malformed("icons", "icons is a list with a list for each power");
  std::set<std::string> cards;
  for (std::size_t i = 0; i < icons.list()->size(); ++i) {
    const auto power = Names(fmt::format("icons.{}", i), (*icons.list())[i], kChapters);
    if (!power) return power.error();
    cards.insert(power->begin(), power->end());
  }
  std::vector<std::string_view> drawable = kChapters;
  drawable.push_back(kBasics);
  const auto deck = Deck(*arguments.Find("deck"), drawable);
  if (!deck) return deck.error();
  for (const std::string& card : *deck) {
    if (cards.size() < kCards) cards.insert(card);
  }
  if (cards.size() < kCards) return Invalid("deck", "the deck ends before two cards are chosen");
  return InRulebookOrder(cards);
}

Result<Value> CodaPowers(const Value& arguments) {
  if (auto error = CheckKeys(arguments, {"mode", "first", "powers", "picks"}, 4)) return *error;
  const auto mode = Choice("mode", *arguments.Find("mode"), {"draft", "share"});
  if (!mode) return mode.error();
  const auto first = Choice("first", *arguments.Find("first"), kColours);
  if (!first) return first.error();
  const Value& powers = *arguments.Find("powers");
  if (powers.list() == nullptr) return Malformed("powers", "powers is the list of the revealed powers");
  std::vector<std::string_view> revealed;
  for (const Value& power : *powers.list()) {
    if (power.string() == nullptr) return Malformed("powers", "a power is named by a text");
    revealed.push_back(*power.string());
  }
  const auto picks = Names("picks", *arguments.Find("picks"), revealed);
  if (!picks) return picks.error();
  const std::size_t due = *mode == "draft" ? 2 : 1;
  if (picks->size() != due) return Invalid("picks", fmt::format("{} picks, it should be {}", picks->size(), due));
  if (due == 2 && (*picks)[0] == (*picks)[1]) return Invalid("picks.1", "this power is taken");
  Value answer = Value::MakeMap({{"white", Value()}, {"black", Value()}});
  answer.Set(*first, picks->front());
  answer.Set(Other(*first), picks->back());
  return answer;
}

std::vector<QuestionInfo> QuestionInfos() {
  return {
      {"next-first",
       "who goes first in the next game: {winner: white, first: black}, with signed: white where white signed an "
       "envelope",
       &NextFirst},
      {"convergence-chapters", "the two chapters drawn: {deck: [memory, growth, influence]}", &ConvergenceChapters},
      {"coda-chapters", "the chapters of an alternate timeline: {icons: [[growth], []], deck: [basics]}",
       &CodaChapters},
      {"coda-powers", "who gets which power: {mode: draft, first: white, powers: [a, b], picks: [b, a]}", &CodaPowers},
  };
}

}  // namespace timeproof::ttykm
