// The one-line form is the position object, written densely.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/faults.h"
#include "engine/text.h"
#include "engine/voyage/notation.h"

namespace timeproof::voyage {
namespace {

constexpr std::string_view kNothing = "-";

// --- Writing.

template <typename Strings>
std::string JoinOrNothing(const Strings& strings, std::string_view separator) {
  return strings.empty() ? std::string(kNothing) : fmt::format("{}", fmt::join(strings, separator));
}

std::string TicketsText(const Value& tickets) {
  std::vector<std::string_view> texts;
  for (const Value& ticket : *tickets.list()) texts.push_back(*ticket.string());
  return JoinOrNothing(texts, "");
}

// A text for each part of a list, as `write` has it.
template <typename Write>
std::vector<std::string> Parts(const Value& list, Write write) {
  std::vector<std::string> parts;
  for (const Value& part : *list.list()) parts.push_back(write(part));
  return parts;
}

std::string StacksText(const Value& stacks) {
  std::vector<std::string> parts = Parts(stacks, &TicketsText);
  while (!parts.empty() && parts.back() == kNothing) parts.pop_back();
  return JoinOrNothing(parts, "/");
}

std::string NumberText(const Value& number) { return fmt::format("{}", *number.integer()); }

std::string TokensText(const Value& tokens) {
  std::vector<std::string> parts;
  for (std::size_t position = 0; position < tokens.list()->size(); ++position) {
    const std::int64_t count = *(*tokens.list())[position].integer();
    if (count > 0) parts.push_back(fmt::format("{}:{}", position, count));
  }
  return JoinOrNothing(parts, ",");
}

std::string OverText(const Value& over) {
  const auto reasons = Parts(*over.Find("reasons"), [](const Value& reason) { return *reason.string(); });
  return fmt::format("{}:{}", JoinOrNothing(reasons, ","),
                     JoinOrNothing(Parts(*over.Find("winners"), &NumberText), ","));
}

std::string FieldText(std::string_view key, const Value& field) {
  if (key == "stacks") return StacksText(field);
  if (key == "tokens") return TokensText(field);
  if (key == "hands") return JoinOrNothing(Parts(field, &TicketsText), "/");
  if (key == "held") return JoinOrNothing(Parts(field, &NumberText), ",");
  if (key == "removed") return TicketsText(field);
  if (key == "over") return OverText(field);
  if (const bool* yes = field.boolean()) return *yes ? "yes" : "no";
  return field.string() != nullptr ? *field.string() : NumberText(field);
}

// --- Reading. What is wrong has its column.

using MaybeError = std::optional<Error>;

Error Fault(const Word& word, std::string message) {
  Error error = Malformed("", std::move(message));
  error.column = word.column;
  return error;
}

Error StandsTwice(const Word& word, std::string_view name) {
  return Fault(word, fmt::format("'{}' stands there twice", name));
}

// What follows after so many bytes.
Word Rest(const Word& word, std::size_t bytes) {
  return {word.text.substr(bytes), word.column + Characters(word.text.substr(0, bytes))};
}

std::vector<Word> Split(Word word, char separator) {
  std::vector<Word> parts;
  for (;;) {
    const std::size_t end = word.text.find(separator);
    parts.push_back({word.text.substr(0, end), word.column});
    if (end == std::string_view::npos) return parts;
    word = Rest(word, end + 1);
  }
}

Result<Value> ReadNumberText(const Word& word) {
  std::int64_t number = 0;
  const char* last = word.text.data() + word.text.size();
  const auto [end, error] = std::from_chars(word.text.data(), last, number);
  if (error == std::errc::result_out_of_range && end == last)
    return Fault(word, fmt::format("'{}' is too large", word.text));
  if (fmt::format("{}", number) == word.text) return Value(number);
  return Fault(word, fmt::format("'{}' is no whole number: 0 for P0, 5 for 05", word.text));
}

Result<Value> ReadFlagText(const Word& word) {
  if (word.text == "yes" || word.text == "no") return Value(word.text == "yes");
  return Fault(word, fmt::format("'{}' is neither yes nor no", word.text));
}

Result<Value> ReadTicketsText(const Word& word) {
  Value::List tickets;
  if (word.text == kNothing) return Value(std::move(tickets));
  for (Word rest = word; tickets.empty() || !rest.text.empty(); rest = Rest(rest, 2)) {
    const std::string_view ticket = rest.text.substr(0, 2);
    if (!ReadKind(ticket)) {
      return Fault(rest, fmt::format("'{}' starts with no ticket: one of {}, then one of {}; or - alone", rest.text,
                                     kWorldLetters, kTimeLetters.substr(0, kTimes)));
    }
    tickets.emplace_back(ticket);
  }
  return Value(std::move(tickets));
}

template <typename ReadOne>
Result<Value> ReadParts(const Word& word, char separator, ReadOne read) {
  Value::List parts;
  for (const Word& part : Split(word, separator)) {
    const Result<Value> value = read(part);
    if (!value) return value.error();
    parts.push_back(*value);
  }
  return Value(std::move(parts));
}

Result<Value> ReadStacksText(const Word& word) {
  Result<Value> stacks = ReadParts(word, '/', &ReadTicketsText);
  if (!stacks) return stacks;
  Value::List& list = *stacks.value().list();
  list.resize(std::max<std::size_t>(list.size(), kPositions), Value(Value::List()));
  return stacks;
}

Result<Value> ReadTokensText(const Word& word) {
  Value::List tokens(kPositions, Value(0));
  if (word.text == kNothing) return Value(std::move(tokens));
  std::vector<std::size_t> named;
  for (const Word& part : Split(word, ',')) {
    const std::size_t colon = part.text.find(':');
    const std::string_view place = part.text.substr(0, colon);
    if (colon == std::string_view::npos) {
      return Fault(part, fmt::format("'{}' is no count of tokens, which is position:count", place));
    }
    const auto position = PositionKey(place);
    if (!position) return Fault(part, fmt::format("'{}' is no position from 0 to {}", place, kLastPosition));
    if (std::ranges::find(named, *position) != named.end()) return StandsTwice(part, place);
    named.push_back(*position);
    const Result<Value> count = ReadNumberText(Rest(part, colon + 1));
    if (!count) return count.error();
    tokens[*position] = *count;
  }
  return Value(std::move(tokens));
}

Result<Value> ReadOverText(const Word& word) {
  const std::size_t colon = word.text.find(':');
  if (colon == std::string_view::npos) {
    return Fault(word, fmt::format("'{}' is no end, which is reasons:winners", word.text));
  }
  const auto reason = [](const Word& name) -> Result<Value> { return Value(name.text); };
  const auto reasons = ReadParts({word.text.substr(0, colon), word.column}, ',', reason);
  const auto winners = ReadParts(Rest(word, colon + 1), ',', &ReadNumberText);
  if (!winners) return winners.error();
  return Value::MakeMap({{"reasons", *reasons}, {"winners", *winners}});
}

// REQUIRES: positions have that key.
Result<Value> ReadField(std::string_view key, const Word& word) {
  if (key == "row") return Value(word.text);
  if (key == "stacks") return ReadStacksText(word);
  if (key == "tokens") return ReadTokensText(word);
  if (key == "hands") return ReadParts(word, '/', &ReadTicketsText);
  if (key == "held") return ReadParts(word, ',', &ReadNumberText);
  if (key == "removed") return ReadTicketsText(word);
  if (key == "over") return ReadOverText(word);
  const bool flag = key == "main_done" || key == "moved" || key == "partial";
  return flag ? ReadFlagText(word) : ReadNumberText(word);
}

std::string_view KeyOf(const Word& word) { return word.text.substr(0, word.text.find('=')); }

MaybeError AddField(const Word& word, Value* value) {
  const std::string_view key = KeyOf(word);
  if (MaybeError error = UnknownField(key)) return error;
  if (key == word.text) return Fault(word, fmt::format("'{}' has no value; write {}=...", key, key));
  if (value->Find(key) != nullptr) return StandsTwice(word, key);
  const Result<Value> field = ReadField(key, Rest(word, key.size() + 1));
  if (!field) return field.error();
  value->Set(key, *field);
  return std::nullopt;
}

// The error about a field that `key` names, with its place and column.
Error InColumn(Error error, std::string_view key, std::span<const Word> words) {
  if (error.where.empty()) error.where = key;
  const auto word = std::ranges::find(words, key, &KeyOf);
  if (error.column == 0 && word != words.end()) error.column = word->column;
  return error;
}

}  // namespace

std::string ToLine(const State& state) {
  std::vector<std::string> words;
  const Value value = ToValue(state);
  for (const auto& [key, field] : *value.map()) words.push_back(fmt::format("{}={}", key, FieldText(key, field)));
  return fmt::format("{}", fmt::join(words, " "));
}

Result<State> FromLine(const Options& options, std::string_view text) {
  const std::vector<Word> words = Words(text);
  Value value = Value(Value::Map());
  for (const Word& word : words) {
    if (const MaybeError error = AddField(word, &value)) return InColumn(*error, KeyOf(word), words);
  }
  Result<State> state = FromValue(options, value, Reading::kExact);
  if (state) return state;
  return InColumn(state.error(), state.error().where.substr(0, state.error().where.find('.')), words);
}

}  // namespace timeproof::voyage
