// Small things about text.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_TEXT_H_
#define TIMEPROOF_SCENARIOS_RUNNER_TEXT_H_

#include <string>
#include <string_view>

namespace timeproof {

// Each line of `text` that is not empty behind `indent`, and every line ended by a newline.
std::string Indented(std::string_view text, std::string_view indent);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_TEXT_H_
