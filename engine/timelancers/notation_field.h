// Reading a tree of a position, up to the first thing that is wrong with it.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_NOTATION_FIELD_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_NOTATION_FIELD_H_

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/faults.h"
#include "engine/result.h"
#include "engine/value.h"

namespace timeproof::timelancers {

// A part of a position object and where it stands, or one that is not there. What cannot be read comes back as its
// default; of what is wrong the first is kept.
class Field {
 public:
  // REQUIRES: both outlive the field.
  Field(const Value& value, std::optional<Error>* fault) : Field(&value, "", fault) {}

  bool exists() const { return value_ != nullptr; }
  bool IsNothing() const { return value_ == nullptr || value_->is_null(); }
  const std::string* text() const { return exists() ? value_->string() : nullptr; }
  bool IsNumber() const { return exists() && value_->integer() != nullptr; }
  const std::string& path() const { return path_; }

  void Refuse(Error error) const {
    if (!fault_->has_value()) *fault_ = std::move(error);
  }
  void RefuseType(std::string_view wanted) const {
    if (exists()) Refuse(WrongType(path_.empty() ? "the position" : path_, wanted, *value_));
  }

  // The part under a key; not there when this is no map, or lacks it.
  Field At(std::string_view key) const {
    return {exists() ? value_->Find(key) : nullptr, path_.empty() ? std::string(key) : fmt::format("{}.{}", path_, key),
            fault_};
  }
  std::vector<std::pair<std::string, Field>> Entries() const {
    std::vector<std::pair<std::string, Field>> entries;
    if (!exists()) return entries;
    if (value_->map() == nullptr) RefuseType("a map");
    if (value_->map() == nullptr) return entries;
    for (const auto& [key, value] : *value_->map()) entries.emplace_back(key, At(key));
    return entries;
  }
  std::vector<Field> Items() const {
    std::vector<Field> items;
    if (!exists()) return items;
    if (value_->list() == nullptr) RefuseType("a list");
    if (value_->list() == nullptr) return items;
    for (std::size_t i = 0; i < value_->list()->size(); ++i) {
      items.push_back({&(*value_->list())[i], fmt::format("{}.{}", path_, i), fault_});
    }
    return items;
  }

  int Number(int low, int high, int fallback = 0) const {
    if (!exists()) return fallback;
    const Result<int> number = ReadNumber(path_, *value_, low, high);
    if (!number) Refuse(number.error());
    return number ? *number : fallback;
  }
  bool Flag(bool fallback = false) const {
    if (!exists()) return fallback;
    if (value_->boolean() == nullptr) RefuseType("true or false");
    return value_->boolean() != nullptr ? *value_->boolean() : fallback;
  }
  // Which of `names` the text is.
  template <std::size_t kSize>
  std::optional<std::size_t> OneOf(const std::array<std::string_view, kSize>& names) const {
    if (!exists()) return std::nullopt;
    const std::string wanted = fmt::format("one of {}", fmt::join(names, ", "));
    if (text() == nullptr) RefuseType(wanted);
    if (text() == nullptr) return std::nullopt;
    const auto found = std::ranges::find(names, *text());
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    Refuse(Malformed(path_, fmt::format("{} is '{}', it should be {}", path_, *text(), wanted)));
    return std::nullopt;
  }

 private:
  Field(const Value* value, std::string path, std::optional<Error>* fault)
      : value_(value), path_(std::move(path)), fault_(fault) {}

  const Value* value_;
  std::string path_;
  std::optional<Error>* fault_;
};

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_NOTATION_FIELD_H_
