// Reading a tree of a pack, and taking down everything that is wrong with it. What cannot be read comes back as its
// default, and nothing more is said about it.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_PACK_SOURCE_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_PACK_SOURCE_H_

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/timelancers/kinds.h"
#include "engine/timelancers/pack_form.h"
#include "engine/value.h"

namespace timeproof::timelancers {

// A part of a pack: a value, or one that is missing or faulty, of which enough is said; where it stands; and the card
// that it belongs to.
class Source {
 public:
  Source(const Value& value, std::vector<DocumentFault>* faults) : value_(&value), faults_(faults) {}

  // Whether there is something to read.
  bool exists() const { return value_ != nullptr; }
  const std::string& path() const { return path_; }
  bool IsMap() const { return exists() && value_->map() != nullptr; }
  bool IsList() const { return exists() && value_->list() != nullptr; }
  bool IsNumber() const { return exists() && value_->integer() != nullptr; }
  bool IsBoolean() const { return exists() && value_->boolean() != nullptr; }

  // This, as a part of the card `owner`, which messages then begin with: "event olympics".
  Source Of(std::string owner) const;

  // Takes down what is wrong, if this exists: a value that makes no sense, a value of the wrong type, something odd.
  void Fault(std::string_view message) const;
  void WrongType(std::string_view wanted) const;
  void Warn(std::string_view message) const;

  // Takes down unless it is a map that has what the form requires and nothing else; what it has can still be read.
  void Expect(const Form& form) const;
  bool Has(std::string_view key) const { return value_ != nullptr && value_->Find(key) != nullptr; }
  // The value under that key of a map; it does not exist when the map has none, and nothing is said.
  Source At(std::string_view name) const;
  // Whether it is missing, or a map without entries.
  bool IsEmpty() const { return !exists() || (IsMap() && value_->map()->empty()); }
  // The entries of a map under keys of the pack's own, the items of a list; none, and a fault, where it is another
  // type.
  std::vector<std::pair<std::string, Source>> Entries() const;
  std::vector<Source> Items() const;

  // A whole number between the two, `fallback` when it is missing.
  int Number(int low, int high, int fallback = 0) const;
  bool Boolean() const;  // false when it is missing
  std::string Text() const;
  // What others call it by: a small letter, then small letters, digits and '-'. What is wrong with it comes back, too.
  std::string Id() const;
  // The text that it is, or an empty one; says nothing.
  std::string string() const;
  // Which of `names` it is. `what` is what they are, for the message: "type".
  std::optional<std::size_t> OneOf(std::string_view what, std::span<const std::string_view> names) const;
  template <typename Enum, std::size_t kSize>
  std::optional<Enum> OneOf(std::string_view what, const std::array<std::string_view, kSize>& names) const {
    const std::optional<std::size_t> index = OneOf(what, std::span<const std::string_view>(names));
    if (!index) return std::nullopt;
    return static_cast<Enum>(*index);
  }

 private:
  Source(const Value* value, std::string path, std::string owner, std::vector<DocumentFault>* faults)
      : value_(value), path_(std::move(path)), owner_(std::move(owner)), faults_(faults) {}
  void Add(ErrorKind kind, std::string_view message, bool is_warning, const std::string& path) const;
  std::string_view key() const;  // the last part of the path

  const Value* value_;
  std::string path_, owner_;
  std::vector<DocumentFault>* faults_;
};

// Takes down every id that is equal to an earlier one.
void ExpectUnique(std::span<const Source> ids);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_PACK_SOURCE_H_
