#include "engine/timelancers/pack_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/text.h"

namespace timeproof::timelancers {
namespace {

// YAML or a move takes these for something else.
constexpr std::array<std::string_view, 10> kNoIds = {"y",   "n",    "yes",   "no",   "on",
                                                     "off", "true", "false", "null", "deck"};

bool IsId(std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz";
  if (text.empty() || kLetters.find(text.front()) == std::string_view::npos) return false;
  return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

bool MeansSomethingElse(std::string_view id) {
  return std::ranges::find(kNoIds, id) != kNoIds.end() || std::ranges::find(kTypeNames, id) != kTypeNames.end();
}

bool IsIndex(std::string_view part) { return part.find_first_not_of("0123456789") == std::string_view::npos; }

std::vector<std::string_view> Keys(const Form& form) {
  std::vector<std::string_view> keys;
  for (const std::string_view list : {form.required, form.optional}) {
    for (const Word& word : Words(list)) keys.push_back(word.text);
  }
  return keys;
}

}  // namespace

Source Source::Of(std::string owner) const { return {value_, path_, std::move(owner), faults_}; }

void Source::Add(ErrorKind kind, std::string_view message, bool is_warning, const std::string& path) const {
  std::string text = owner_.empty() ? std::string(message) : fmt::format("{}: {}", owner_, message);
  faults_->push_back({{.kind = kind, .message = std::move(text), .where = path}, is_warning});
}

void Source::Fault(std::string_view message) const {
  if (exists()) Add(ErrorKind::kInvalid, message, false, path_);
}

void Source::WrongType(std::string_view wanted) const {
  if (!exists()) return;
  Add(ErrorKind::kMalformed, fmt::format("{} is {}, it should be {}", key(), value_->TypeName(), wanted), false, path_);
}

void Source::Warn(std::string_view message) const {
  if (exists()) Add(ErrorKind::kInvalid, message, true, path_);
}

std::string_view Source::key() const {
  if (path_.empty()) return "the pack";
  std::size_t end = path_.size();
  for (;;) {
    const std::size_t dot = path_.rfind('.', end - 1);
    const std::size_t begin = dot == std::string::npos ? 0 : dot + 1;
    if (begin == 0 || !IsIndex(std::string_view(path_).substr(begin, end - begin))) {
      return std::string_view(path_).substr(begin);
    }
    end = dot;
  }
}

void Source::Expect(const Form& form) const {
  if (!exists()) return;
  if (value_->map() == nullptr) return WrongType("a map");
  const std::vector<std::string_view> known = Keys(form);
  for (const auto& [name, value] : *value_->map()) {
    if (std::ranges::find(known, name) != known.end()) continue;
    Add(ErrorKind::kMalformed, fmt::format("no key '{}' here; there are {}", name, fmt::join(known, ", ")), false,
        path_.empty() ? name : path_ + "." + name);
  }
  for (const Word& required : Words(form.required)) {
    if (Has(required.text)) continue;
    Add(ErrorKind::kMalformed, fmt::format("{} lacks the key {}", key(), required.text), false, path_);
  }
  if (Has("origin")) At("origin").OneOf("origin", std::array<std::string_view, 2>{"transcribed", "synthetic"});
}

Source Source::At(std::string_view name) const {
  return {exists() ? value_->Find(name) : nullptr,
          path_.empty() ? std::string(name) : fmt::format("{}.{}", path_, name), owner_, faults_};
}

std::vector<std::pair<std::string, Source>> Source::Entries() const {
  std::vector<std::pair<std::string, Source>> entries;
  if (!exists()) return entries;
  if (value_->map() == nullptr) {
    WrongType("a map");
    return entries;
  }
  for (const auto& [name, value] : *value_->map()) entries.emplace_back(name, At(name));
  return entries;
}

std::vector<Source> Source::Items() const {
  std::vector<Source> items;
  if (!exists()) return items;
  if (value_->list() == nullptr) {
    WrongType("a list");
    return items;
  }
  for (std::size_t i = 0; i < value_->list()->size(); ++i) {
    items.push_back({&(*value_->list())[i], fmt::format("{}.{}", path_, i), owner_, faults_});
  }
  return items;
}

int Source::Number(int low, int high, int fallback) const {
  if (!exists()) return fallback;
  if (value_->integer() == nullptr) {
    WrongType("a whole number");
    return fallback;
  }
  if (*value_->integer() < low || *value_->integer() > high) {
    Fault(fmt::format("{} is {}, it should be {} to {}", key(), *value_->integer(), low, high));
    return fallback;
  }
  return static_cast<int>(*value_->integer());
}

bool Source::Boolean() const {
  if (!exists()) return false;
  if (value_->boolean() == nullptr) WrongType("true or false");
  return value_->boolean() != nullptr && *value_->boolean();
}

std::string Source::Text() const {
  if (!exists()) return "";
  if (value_->string() == nullptr) {
    WrongType("a text");
    return "";
  }
  if (value_->string()->find_first_not_of(" \t\n") == std::string::npos) Fault(fmt::format("{} is empty", key()));
  return *value_->string();
}

std::string Source::Id() const {
  std::string text = Text();
  if (text.empty()) return "";
  if (!IsId(text)) {
    Fault(fmt::format("'{}' is no id, it should be a small letter, then small letters, digits and dashes", text));
  } else if (MeansSomethingElse(text)) {
    Fault(fmt::format("'{}' means something else in YAML or in moves, it should be another word", text));
  }
  return text;
}

std::string Source::string() const { return exists() && value_->string() != nullptr ? *value_->string() : ""; }

std::optional<std::size_t> Source::OneOf(std::string_view what, std::span<const std::string_view> names) const {
  if (!exists()) return std::nullopt;
  if (value_->string() == nullptr) {
    WrongType(fmt::format("one of {}", fmt::join(names, ", ")));
    return std::nullopt;
  }
  const auto found = std::ranges::find(names, *value_->string());
  if (found == names.end()) {
    Fault(fmt::format("no {} '{}'; there are {}", what, *value_->string(), fmt::join(names, ", ")));
    return std::nullopt;
  }
  return static_cast<std::size_t>(found - names.begin());
}

void ExpectUnique(std::span<const Source> ids) {
  std::map<std::string, std::string> places;
  for (const Source& id : ids) {
    if (id.string().empty()) continue;
    const auto [first, fresh] = places.emplace(id.string(), id.path());
    if (!fresh) id.Fault(fmt::format("the id {} is taken by {}", id.string(), first->second));
  }
}

}  // namespace timeproof::timelancers
