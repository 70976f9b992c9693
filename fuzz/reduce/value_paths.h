// Parts of a tree of data by their key paths.
#ifndef TIMEPROOF_FUZZ_REDUCE_VALUE_PATHS_H_
#define TIMEPROOF_FUZZ_REDUCE_VALUE_PATHS_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/value.h"

namespace timeproof {

// The paths of all entries of maps and items of lists, inner ones after the one they are in: {"board", "past", "7"}.
// An item of a list goes by its index.
using KeyPath = std::vector<std::string>;
std::vector<KeyPath> EntryPaths(const Value& value);

// The entry at that path, or null when there is none.
const Value* EntryAt(const Value& value, const KeyPath& path);

// The value without the entry at that path; the same value when there is none.
Value Without(const Value& value, const KeyPath& path);

// The value with `entry` in place of the entry at that path; the same value when there is none.
Value With(const Value& value, const KeyPath& path, Value entry);

// The sum of all whole numbers in it.
std::int64_t SumOfNumbers(const Value& value);

// "board.past.7" and "stacks[3]" as paths.
KeyPath ParseKeyPath(std::string_view text);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_VALUE_PATHS_H_
