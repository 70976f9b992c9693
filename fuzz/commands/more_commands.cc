// The commands that this folder adds to the program.
#include "fuzz/commands/fuzz_commands.h"
#include "scenarios/program/commands.h"

namespace timeproof {

void AddMoreCommands(CLI::App* app, Program* program) {
  AddReplay(app, program);
  AddShrink(app, program);
  AddSeed(app, program);
}

}  // namespace timeproof
