// From fuzzers to scenarios and back: commands of the program, a file each.
#ifndef TIMEPROOF_FUZZ_COMMANDS_FUZZ_COMMANDS_H_
#define TIMEPROOF_FUZZ_COMMANDS_FUZZ_COMMANDS_H_

#include "scenarios/program/commands.h"

namespace timeproof {

// Each adds its command to `app`; given on the command line, it sets `program->run`.
void AddReplay(CLI::App* app, Program* program);
void AddShrink(CLI::App* app, Program* program);
void AddSeed(CLI::App* app, Program* program);

}  // namespace timeproof

#endif  // TIMEPROOF_FUZZ_COMMANDS_FUZZ_COMMANDS_H_
