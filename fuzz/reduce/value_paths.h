// Parts of a tree of data by their key paths.
#ifndef TIMEPROOF_FUZZ_REDUCE_VALUE_PATHS_H_
#define TIMEPROOF_FUZZ_REDUCE_VALUE_PATHS_H_

#include <string>
#include <string_view>
#include <vector>

#include "engine/value.h"

namespace timeproof {

// The paths of all entries of maps and items of lists, inner ones after the one they are in: {"board", "past", "7"}.
// An item of a list goes by its index.
using KeyPath = std::vector<std::string>;
std::vector<KeyPath> EntryPaths(const Value& value);

// The value without the entry at that path; the same value when there is none.
Value Without(const Value& value, const KeyPath& path);

// "board.past.7" and "stacks[3]" as paths.
KeyPath ParseKeyPath(std::string_view text);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_VALUE_PATHS_H_
