// The commands of the program, a file each.
#ifndef TIMEPROOF_SCENARIOS_PROGRAM_COMMANDS_H_
#define TIMEPROOF_SCENARIOS_PROGRAM_COMMANDS_H_

#include <cstdio>
#include <functional>
#include <string>

#include "CLI/CLI.hpp"
#include "scenarios/program/exit_code.h"
#include "scenarios/program/output.h"

namespace timeproof {

// What commands share.
struct Program {
  Output out{stdout};
  std::string color = "auto";     // --color
  std::function<ExitCode()> run;  // set by the command that was given
};

// Each adds its command to `app`; given on the command line, it sets `program->run`.
void AddCheck(CLI::App* app, Program* program);
void AddShow(CLI::App* app, Program* program);
void AddMoves(CLI::App* app, Program* program);
void AddApply(CLI::App* app, Program* program);
void AddExplain(CLI::App* app, Program* program);
void AddPerft(CLI::App* app, Program* program);
void AddAsk(CLI::App* app, Program* program);
void AddLedger(CLI::App* app, Program* program);
void AddPack(CLI::App* app, Program* program);
void AddServe(CLI::App* app, Program* program);

// Adds the commands that need more than this folder may use. Whoever links the program defines it: fuzz/commands, or
// no_more_commands.cc where that is not built.
void AddMoreCommands(CLI::App* app, Program* program);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_PROGRAM_COMMANDS_H_
