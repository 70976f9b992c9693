// The one-line form is the position object, written densely.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <vector>

#include "engine/text.h"
#include "engine/faults.h"
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

// --- Reading. Nothing comes back where the text is no notation.

std::vector<std::string_view> Split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<Value> ReadNumberText(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || fmt::format("{}", number) != text) return std::nullopt;
  return Value(number);
}

std::optional<Value> ReadTicketsText(std::string_view text) {
  Value::List tickets;
  if (text == kNothing) return Value(std::move(tickets));
  if (text.empty() || text.size() % 2 != 0) return std::nullopt;
  for (std::size_t at = 0; at < text.size(); at += 2) tickets.emplace_back(text.substr(at, 2));
  return Value(std::move(tickets));
}

template <typename ReadOne>
std::optional<Value> ReadParts(std::string_view text, char separator, ReadOne read) {
  Value::List parts;
  for (const std::string_view part : Split(text, separator)) {
    std::optional<Value> value = read(part);
    if (!value) return std::nullopt;
    parts.push_back(*std::move(value));
  }
  return Value(std::move(parts));
}

std::optional<Value> ReadStacksText(std::string_view text) {
  std::optional<Value> stacks = ReadParts(text, '/', &ReadTicketsText);
  if (!stacks) return std::nullopt;
  Value::List& list = *stacks->list();
  list.resize(std::max<std::size_t>(list.size(), kPositions), Value(Value::List()));
  return stacks;
}

std::optional<Value> ReadTokensText(std::string_view text) {
  Value::List tokens(kPositions, Value(0));
  if (text == kNothing) return Value(std::move(tokens));
  for (const std::string_view part : Split(text, ',')) {
    const std::size_t colon = part.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto position = PositionKey(part.substr(0, colon));
    const auto count = ReadNumberText(part.substr(colon + 1));
    if (!position || !count || tokens[*position] != Value(0)) return std::nullopt;
    tokens[*position] = *count;
  }
  return Value(std::move(tokens));
}

std::optional<Value> ReadOverText(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto reason = [](std::string_view name) -> std::optional<Value> { return Value(name); };
  const auto reasons = ReadParts(text.substr(0, colon), ',', reason);
  const auto winners = ReadParts(text.substr(colon + 1), ',', &ReadNumberText);
  if (!reasons || !winners) return std::nullopt;
  return Value::MakeMap({{"reasons", *reasons}, {"winners", *winners}});
}

std::optional<Value> ReadField(std::string_view key, std::string_view text) {
  if (key == "row") return Value(text);
  if (key == "stacks") return ReadStacksText(text);
  if (key == "tokens") return ReadTokensText(text);
  if (key == "hands") return ReadParts(text, '/', &ReadTicketsText);
  if (key == "held") return ReadParts(text, ',', &ReadNumberText);
  if (key == "removed") return ReadTicketsText(text);
  if (key == "over") return ReadOverText(text);
  if (key == "main_done" || key == "moved" || key == "partial") {
    if (text != "yes" && text != "no") return std::nullopt;
    return Value(text == "yes");
  }
  const bool number = key == "players" || key == "machine" || key == "start" || key == "seat" || key == "idle";
  return number ? ReadNumberText(text) : std::nullopt;
}

}  // namespace

std::string ToLine(const State& state) {
  std::vector<std::string> words;
  const Value value = ToValue(state);
  for (const auto& [key, field] : *value.map()) words.push_back(fmt::format("{}={}", key, FieldText(key, field)));
  return fmt::format("{}", fmt::join(words, " "));
}

Result<State> FromLine(const Options& options, std::string_view text) {
  Value value = Value(Value::Map());
  for (const auto& [word, column] : Words(text)) {
    const std::size_t equals = word.find('=');
    const std::string_view key = word.substr(0, equals);
    const auto field = equals == std::string_view::npos ? std::nullopt : ReadField(key, word.substr(equals + 1));
    if (!field || value.Find(key) != nullptr) {
      Error error = Malformed("", field ? fmt::format("'{}' stands there twice", key)
                                        : fmt::format("'{}' is no notation of a position", word));
      error.column = column;
      return error;
    }
    value.Set(key, *field);
  }
  return FromValue(options, value, Reading::kExact);
}

}  // namespace timeproof::voyage
