#include "properties/voyage/plain/observe.h"

#include <string>

#include "properties/voyage/plain/notation.h"

namespace timeproof::plain_voyage {
namespace {

int SizeOf(const Tickets& tickets) { return static_cast<int>(tickets.size()); }

// PV-INFO-03: of a stack the top ticket.
Value SeenStack(const Options& options, const Table& table, int position, int viewer) {
  const Tickets& stack = table.At(position).tickets;
  const bool is_hidden = options.Broken("PV-INFO-03.nothing") ||
                         (options.Broken("PV-INFO-05.face-down") && position == table.machine && viewer != table.seat);
  if (stack.empty() || is_hidden) return Value::List();
  if (options.Broken("PV-INFO-03.whole-stacks")) return WriteTickets(stack);
  if (options.Broken("PV-AMB-24.heights")) return WriteTickets({std::to_string(SizeOf(stack) - 1), stack.back()});
  if (options.Broken("PV-AMB-24.below") && stack.size() > 1)
    return WriteTickets({stack[stack.size() - 2], stack.back()});
  return WriteTickets({stack.back()});
}

// PV-INFO-01, PV-INFO-04: the own hand, and how many tickets the others have.
Value SeenHand(const Options& options, const Table& table, int seat, int viewer) {
  const Tickets& hand = table.Of(seat).hand;
  const bool is_open =
      options.Broken("PV-INFO-04.open-hands") || (seat == viewer && !options.Broken("PV-INFO-04.own-hand"));
  if (is_open) return WriteTickets(Sorted(hand));
  return options.Broken("PV-INFO-01.unknown") ? Value() : Value(SizeOf(hand));
}

// PV-INFO-04
Value SeenRemoved(const Options& options, const Table& table) {
  const bool is_open = options.Broken("PV-INFO-04.removed") || options.Broken("PV-AMB-25.always") ||
                       (options.Broken("PV-AMB-25.after-the-end") && table.end);
  return is_open ? WriteTickets(Sorted(table.removed)) : Value(SizeOf(table.removed));
}

}  // namespace

Value Observe(const Options& options, const Table& table, int viewer) {
  Value::List stacks, hands, held;
  for (int position = 0; position <= kRightmost; ++position)
    stacks.push_back(SeenStack(options, table, position, viewer));
  for (int seat = 0; seat < table.seats(); ++seat) {
    const bool is_known = seat == viewer || !options.Broken("PV-INFO-02.unknown");
    hands.push_back(SeenHand(options, table, seat, viewer));
    held.push_back(is_known ? Value(table.Of(seat).tokens) : Value());
  }
  Value seen = WriteTable(table);
  seen.Set("stacks", stacks);
  seen.Set("hands", hands);
  seen.Set("held", held);
  seen.Set("removed", SeenRemoved(options, table));
  return seen;
}

}  // namespace timeproof::plain_voyage
