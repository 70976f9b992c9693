// A fault that makes a wrong engine of a plain reading.
#ifndef TIMEPROOF_PROPERTIES_FAULT_H_
#define TIMEPROOF_PROPERTIES_FAULT_H_

#include <string_view>

namespace timeproof {

struct Fault {
  std::string_view name;  // the id of the broken rule or ruling, a point, and how it is broken
  std::string_view what;  // what this engine does

  constexpr std::string_view rule() const { return name.substr(0, name.find('.')); }
};

}  // namespace timeproof

#endif  // TIMEPROOF_PROPERTIES_FAULT_H_
