// The program by itself.
#include "scenarios/program/commands.h"

namespace timeproof {

void AddMoreCommands(CLI::App* /*app*/, Program* /*program*/) {}

}  // namespace timeproof
