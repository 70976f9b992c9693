// What is wrong with a value that was read.
#ifndef TIMEPROOF_ENGINE_FAULTS_H_
#define TIMEPROOF_ENGINE_FAULTS_H_

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "engine/result.h"
#include "engine/value.h"

namespace timeproof {

inline Error Malformed(std::string_view where, std::string message) {
  return {.kind = ErrorKind::kMalformed, .message = std::move(message), .where = std::string(where)};
}
inline Error Invalid(std::string_view where, std::string message) {
  return {.kind = ErrorKind::kInvalid, .message = std::move(message), .where = std::string(where)};
}
inline Error Unsupported(std::string_view where, std::string message) {
  return {.kind = ErrorKind::kUnsupported, .message = std::move(message), .where = std::string(where)};
}
inline Error WrongType(std::string_view where, std::string_view wanted, const Value& value) {
  return Malformed(where, fmt::format("{} is {}, it should be {}", where, value.TypeName(), wanted));
}

// A whole number from `low` to `high`: of another type it is malformed, out of range invalid.
inline Result<int> ReadNumber(std::string_view where, const Value& value, int low, int high) {
  if (value.integer() == nullptr) return WrongType(where, "a whole number", value);
  if (*value.integer() < low || *value.integer() > high) {
    return Invalid(where, fmt::format("{} is {}, it should be {} to {}", where, *value.integer(), low, high));
  }
  return static_cast<int>(*value.integer());
}

// The number of a seat. Malformed when it is no number, invalid when nobody sits there.
inline Result<int> ReadSeat(std::string_view where, const Value& value, int players) {
  if (value.integer() == nullptr) return WrongType(where, "the number of a seat, 0 for P0", value);
  return ReadNumber(where, value, 0, players - 1);
}

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_FAULTS_H_
