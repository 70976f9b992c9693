#include "properties/voyage/plain/notation.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace timeproof::plain_voyage {
namespace {

// What is wrong with a value, thrown by the readers below and caught in ReadTable.
struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

const Value& Field(const Value& map, const std::string& name) {
  if (map.map() == nullptr) throw Malformed("a map is missing");
  const Value* field = map.Find(name);
  if (field == nullptr) throw Malformed(name + " is missing");
  return *field;
}

int Number(const Value& value) {
  if (value.integer() == nullptr) throw Malformed("a whole number is missing");
  if (*value.integer() < 0 || *value.integer() > 1000) throw Malformed("a number is beyond all bounds");
  return static_cast<int>(*value.integer());
}

bool Flag(const Value& value) {
  if (value.boolean() == nullptr) throw Malformed("true or false is missing");
  return *value.boolean();
}

const std::string& Text(const Value& value) {
  if (value.string() == nullptr) throw Malformed("a text is missing");
  return *value.string();
}

const Value::List& List(const Value& value) {
  if (value.list() == nullptr) throw Malformed("a list is missing");
  return *value.list();
}

const Value::List& ListOf(std::size_t length, const Value& value) {
  if (List(value).size() != length) throw Malformed("a list is too short or too long");
  return List(value);
}

Tickets ReadTickets(const Value& value) {
  Tickets tickets;
  for (const Value& ticket : List(value)) {
    tickets.push_back(Text(ticket));
    if (CountOf(tickets.back(), AllKinds()) == 0) throw Malformed("no ticket: " + tickets.back());
  }
  return tickets;
}

void ReadLocations(const Value& position, Table* table) {
  const std::string& row = Text(Field(position, "row"));
  if (row.size() != 12 || row.find_first_not_of("SHENMA") != std::string::npos) throw Malformed("no row: " + row);
  const Value::List& stacks = ListOf(13, Field(position, "stacks"));
  const Value::List& tokens = ListOf(13, Field(position, "tokens"));
  for (std::size_t i = 0; i < 13; ++i) {
    table->locations.push_back({i == 0 ? '\0' : row[i - 1], ReadTickets(stacks[i]), Number(tokens[i])});
  }
}

void ReadPlayers(const Value& position, Table* table) {
  const int players = Number(Field(position, "players"));
  const Value::List& hands = ListOf(static_cast<std::size_t>(players), Field(position, "hands"));
  const Value::List& held = ListOf(static_cast<std::size_t>(players), Field(position, "held"));
  for (std::size_t i = 0; i < hands.size(); ++i) table->players.push_back({ReadTickets(hands[i]), Number(held[i])});
}

End ReadEnd(const Value& over) {
  End end;
  for (const Value& reason : List(Field(over, "reasons"))) {
    end.reasons.push_back(Text(reason));
    if (!std::set<std::string>{"rightmost", "hand-empty", "stall"}.contains(end.reasons.back())) {
      throw Malformed("no reason: " + end.reasons.back());
    }
  }
  for (const Value& winner : List(Field(over, "winners"))) end.winners.push_back(Number(winner));
  return end;
}

Table ReadFields(const Value& position) {
  Table table;
  ReadLocations(position, &table);
  ReadPlayers(position, &table);
  table.removed = ReadTickets(Field(position, "removed"));
  table.machine = Number(Field(position, "machine"));
  table.start = Number(Field(position, "start"));
  table.seat = Number(Field(position, "seat"));
  table.main_done = Flag(Field(position, "main_done"));
  table.moved = Flag(Field(position, "moved"));
  table.idle = Number(Field(position, "idle"));
  if (const Value* partial = position.Find("partial")) table.partial = Flag(*partial);
  if (const Value* over = position.Find("over")) table.end = ReadEnd(*over);
  return table;
}

}  // namespace

Value WriteTickets(const Tickets& tickets) { return Value::List(tickets.begin(), tickets.end()); }

Value WriteTable(const Table& table) {
  std::string row;
  Value::List stacks, tokens, hands, held;
  for (const Location& location : table.locations) {
    if (location.port != '\0') row += location.port;
    stacks.push_back(WriteTickets(location.tickets));
    tokens.emplace_back(location.tokens);
  }
  for (const Player& player : table.players) {
    hands.push_back(WriteTickets(Sorted(player.hand)));
    held.emplace_back(player.tokens);
  }
  Value position = Value::MakeMap({{"players", table.seats()},
                                   {"row", row},
                                   {"stacks", stacks},
                                   {"machine", table.machine},
                                   {"tokens", tokens},
                                   {"hands", hands},
                                   {"held", held},
                                   {"removed", WriteTickets(Sorted(table.removed))},
                                   {"start", table.start},
                                   {"seat", table.seat},
                                   {"main_done", table.main_done},
                                   {"moved", table.moved},
                                   {"idle", table.idle},
                                   {"partial", table.partial}});
  if (table.end) {
    const Value::List reasons(table.end->reasons.begin(), table.end->reasons.end());
    const Value::List winners(table.end->winners.begin(), table.end->winners.end());
    position.Set("over", Value::MakeMap({{"reasons", reasons}, {"winners", winners}}));
  }
  return position;
}

Result<Table> ReadTable(const Value& position) {
  try {
    return ReadFields(position);
  } catch (const Malformed& fault) {
    return Error{.kind = ErrorKind::kMalformed, .message = fault.what()};
  }
}

}  // namespace timeproof::plain_voyage
