// What a call gives back that can be refused: a value, or why not and where.
#ifndef TIMEPROOF_ENGINE_RESULT_H_
#define TIMEPROOF_ENGINE_RESULT_H_

#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace timeproof {

// The kinds of refusal, by the words of the line protocol.
enum class ErrorKind {
  kIllegal,      // a move that the rules refuse
  kInvalid,      // a position or an option that makes no sense
  kUnsupported,  // a game, chapter or ruling that is not here
  kMalformed,    // no notation at all: wrong type, missing field, unknown token
};

// "illegal", "invalid", "unsupported" or "malformed".
constexpr std::string_view ToText(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::kIllegal:
      return "illegal";
    case ErrorKind::kInvalid:
      return "invalid";
    case ErrorKind::kUnsupported:
      return "unsupported";
    case ErrorKind::kMalformed:
      return "malformed";
  }
  return "malformed";
}

struct Error {
  ErrorKind kind = ErrorKind::kMalformed;
  std::string message = {};  // one line, no full stop, says what instead where it can
  std::string where = {};    // key path inside the value read ("board.past.17"), or empty
  std::string rule = {};     // the rule that refuses (illegal moves), or empty
  int line = 0;              // in a text of several lines, from 1; 0 when it does not apply
  int column = 0;            // in characters, from 1; 0 when it does not apply
};

// Either a T or an Error. REQUIRES: ok() before value(), !ok() before error().
template <typename T>
class [[nodiscard]] Result {
 public:
  // Implicit on purpose: a function returns what it has.
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() & { return std::get<0>(content_); }
  const T& value() const& { return std::get<0>(content_); }
  T&& value() && { return std::get<0>(std::move(content_)); }
  const T& operator*() const { return value(); }
  const T* operator->() const { return &value(); }

  const Error& error() const { return std::get<1>(content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_RESULT_H_
