// Plain data as JSON and back.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_VALUE_JSON_H_
#define TIMEPROOF_SCENARIOS_RUNNER_VALUE_JSON_H_

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/value.h"

namespace timeproof {

using Json = nlohmann::ordered_json;

// The same tree, keys in the same order.
Json ToJson(const Value& value);

// The same tree, keys in the same order. Whole numbers beyond 64 signed bits become reals, binary values null.
Value FromJson(const Json& json);

// Reads one JSON text. Malformed, with line and column in characters, when it is none, when an object has a key twice,
// when a whole number is beyond 64 bits, or when it is nested deeper than 64 levels.
Result<Value> ParseJson(std::string_view text);

// One line without blanks, or indented by two. Bytes that are not UTF-8 are written as U+FFFD, so that the result is
// always valid JSON.
std::string DumpJson(const Json& json, bool indented = false);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_VALUE_JSON_H_
