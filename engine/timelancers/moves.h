// The moves of Timelancers as small numbers. Their order is that of legal lists.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_MOVES_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_MOVES_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/move.h"
#include "engine/result.h"
#include "engine/timelancers/kinds.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// In the order of the catalogue's table of steps. What stands behind each is in the comment: TILE, E (event), J (job),
// TYPE are ids of the pack; N a slot from 1 to 9; K a resource.
enum class Verb : std::uint8_t {
  kDraft,        // draft E
  kGo,           // go TILE
  kMachine,      // machine N
  kEnd,          // end
  kTake,         // take K
  kAct,          // act, act N
  kResetEvent,   // reset E
  kResetRow,     // reset TYPE
  kCopy,         // copy TILE
  kTransport,    // transport TILE
  kTrade,        // trade K for K, trade K for K K
  kUse,          // use, use K..., use N, use K... N
  kSkip,         // skip
  kCapture,      // capture E
  kRotate,       // rotate E
  kFlip,         // flip TILE
  kReserve,      // reserve E
  kReserveDeck,  // reserve deck TYPE
  kPay,          // pay, pay K...
  kReplace,      // replace E
  kPlace,        // place N
  kPlaceRight,   // place N right: the run that starts at N moves right
  kPlaceLeft,    // place N left: the run that ends at N moves left
  kJob,          // job J
  kLock,         // lock, lock E...
  kDiscard,      // discard K
  kDrop,         // drop J
};

// The verb in the highest bits, the argument below.
inline constexpr unsigned kArgumentBits = 27;
constexpr Move MakeMove(Verb verb, std::uint32_t argument = 0) {
  return {static_cast<std::uint32_t>(verb) << kArgumentBits | argument};
}
constexpr Verb VerbOf(Move move) { return static_cast<Verb>(move.code >> kArgumentBits); }
constexpr std::uint32_t ArgumentOf(Move move) { return move.code & ((1U << kArgumentBits) - 1); }
// The index of an event, tile, job, type or resource, or the number of a slot (0: none is named).
constexpr int IndexIn(Move move) { return static_cast<int>(ArgumentOf(move)); }

// Resources of a payment, or chosen from an ability: four bits for each kind, the first kind highest so that the order
// of the codes is canonical; below them the slot of an upgrade. `use` has 0 to 7 of each kind.
struct Choice {
  Bundle resources = {};
  int slot = 0;
};
Move MakePay(const Bundle& resources);
Bundle PaymentIn(Move move);
Move MakeUse(const Choice& choice);
Choice ChoiceIn(Move move);

// One resource for one or two others.
struct Trade {
  Resource given = Resource::kCase;
  Bundle got = {};
};
Move MakeTrade(const Trade& trade);
Trade TradeIn(Move move);

// The events of one type that locks save; all captured events that a ripple rotates are of its type.
struct Locks {
  Type type = Type::kCultural;
  std::uint16_t events = 0;  // a bit for each event of the type, by its place in the pack; none: type is kCultural
};
Move MakeLock(const Locks& locks);
Locks LocksIn(Move move);

// "capture gutenberg", "place 3 left"
std::string MoveText(const Pack& pack, Move move);

std::string SeatName(int seat);  // "P1" for seat 0

// What may be tried, sorted: all moves of most forms, a sample of payments, uses and locks.
void EveryMove(const Pack& pack, MoveList* moves);

// Reads a move with an optional prefix, which must name the seat that decides, save when the game is over. Resources
// and events may be named in any order. Malformed or illegal (a wrong prefix, locks for events of several types), with
// the column of the fault. What is no id of the pack is malformed.
Result<Move> ParseMove(const Pack& pack, const State& state, int players, std::string_view text);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_MOVES_H_
