// Writing YAML that the scenario loader takes as it was meant.
#ifndef TIMEPROOF_FUZZ_REDUCE_YAML_OUT_H_
#define TIMEPROOF_FUZZ_REDUCE_YAML_OUT_H_

#include <span>
#include <string>
#include <string_view>

#include "engine/game.h"

namespace timeproof {

// A scalar: as it is when it is a plain word or a few, in double quotes otherwise. Bytes that are no UTF-8 become
// U+FFFD.
std::string YamlText(std::string_view text);

// A tree on one line: "{white: past, black: future}".
std::string YamlLine(const Value& value);

// "[copy 6, move east]"
std::string YamlLine(std::span<const std::string> texts);

// A position of the game, given in ToValue's form, as a map of several lines behind `indent`: each field on its line,
// its board as a picture where the game has one.
std::string YamlPosition(const Game& game, const Value& position, std::string_view indent);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_REDUCE_YAML_OUT_H_
