// What lies on the table, as sheets of text.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_SHEETS_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_SHEETS_H_

#include "engine/timelancers/options.h"
#include "engine/timelancers/sheet.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// The Enforcer, the card that is up, the discarded ones, the Enforcer's pile; the supply, with the sizes of decks.
Sheet TableSheet(const Options& options, const State& state);

// The face-up rows: a line for each event.
Sheet RowsSheet(const Options& options, const State& state);

// What a player has. The jobs in a hand that is not open are counted.
Sheet PlayerSheet(const Options& options, const State& state, int seat, bool is_open);

// A line for each slot of a player's machine.
Sheet MachineSheet(const Options& options, const State& state, int seat);

// What nobody may see: the decks from the top, the discarded jobs, and what chance draws from.
Sheet FaceDownSheet(const Options& options, const State& state);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_SHEETS_H_
