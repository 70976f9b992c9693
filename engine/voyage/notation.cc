#include "engine/voyage/notation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "engine/faults.h"
#include "engine/text.h"
#include "engine/voyage/moves.h"

namespace timeproof::voyage {
namespace {

using MaybeError = std::optional<Error>;

constexpr std::array<std::string_view, 14> kFields = {"players",   "row",   "stacks",  "machine", "tokens",
                                                      "hands",     "held",  "removed", "start",   "seat",
                                                      "main_done", "moved", "idle",    "partial"};
constexpr std::array<std::string_view, 5> kNeverImplied = {"row", "stacks", "machine", "hands", "held"};

// A set of tickets or of tokens that is named by a key of a map: which place of the list it is.
using KeyReader = std::function<std::optional<std::size_t>(std::string_view)>;

// Reads the fields of a position object, one function for each; the first fault ends it.
class PositionReader {
 public:
  PositionReader(const Options& options, const Value& value, Reading reading)
      : value_(value), lenient_(reading != Reading::kExact) {
    state_.players = static_cast<std::uint8_t>(options.players);
  }

  Result<State> Read() {
    if (value_.map() == nullptr) return Malformed("", fmt::format("a position is a map, not {}", value_.TypeName()));
    constexpr std::array kReaders = {
        &PositionReader::ReadUnknown, &PositionReader::ReadMissing, &PositionReader::ReadPlayers,
        &PositionReader::ReadRow,     &PositionReader::ReadStacks,  &PositionReader::ReadTokens,
        &PositionReader::ReadHands,   &PositionReader::ReadHeld,    &PositionReader::ReadNumbers,
        &PositionReader::ReadFlags,   &PositionReader::ReadRemoved, &PositionReader::ReadOver};
    for (const auto reader : kReaders) {
      if (MaybeError error = (this->*reader)()) return *std::move(error);
    }
    return state_;
  }

 private:
  MaybeError ReadUnknown() {
    if (!lenient_) return std::nullopt;
    for (const auto& [key, field] : *value_.map()) {
      if (MaybeError error = UnknownField(key)) return error;
    }
    return std::nullopt;
  }

  // All fields that are missing are named at once.
  MaybeError ReadMissing() {
    std::vector<std::string_view> required(kNeverImplied.begin(), kNeverImplied.end());
    if (!lenient_) required.assign(kFields.begin(), kFields.end() - 1);  // all but partial
    std::erase_if(required, [this](std::string_view key) { return value_.Find(key) != nullptr; });
    if (required.empty()) return std::nullopt;
    return Malformed(required.front(),
                     fmt::format("{} {} missing", fmt::join(required, ", "), required.size() == 1 ? "is" : "are"));
  }

  MaybeError ReadPlayers() {
    const Value* players = value_.Find("players");
    if (players == nullptr) return std::nullopt;
    if (players->integer() == nullptr) return WrongType("players", "a whole number", *players);
    if (*players->integer() == state_.players) return std::nullopt;
    return Invalid("players", fmt::format("players is {0}; by the options {1} play: set the option players to {0}",
                                          *players->integer(), state_.players));
  }

  MaybeError ReadRow() {
    const Value& row = *value_.Find("row");
    if (row.string() == nullptr) return WrongType("row", "a text of twelve times", row);
    if (row.string()->size() != kPorts) {
      return Malformed("row", fmt::format("'{}' is no row: it has a letter of {} for each of 12 ports", *row.string(),
                                          kTimeLetters));
    }
    for (std::size_t i = 0; i < kPorts; ++i) {
      const std::size_t time = kTimeLetters.find((*row.string())[i]);
      if (time == std::string_view::npos) {
        return Malformed("row", fmt::format("'{}' is no row: a time is one of {}", *row.string(), kTimeLetters));
      }
      state_.ports[i] = static_cast<Time>(time);
    }
    return std::nullopt;
  }

  MaybeError MissingSeat(const std::string& key, const Value& by_seat) const {
    for (int seat = 0; seat < state_.players; ++seat) {
      if (by_seat.Find(SeatName(seat)) == nullptr) {
        return Malformed(key, fmt::format("{}.{} is missing", key, SeatName(seat)));
      }
    }
    return std::nullopt;
  }

  std::string NoPlace(const std::string& key, const std::string& name, bool on_the_table) const {
    const std::string last =
        on_the_table ? fmt::format("0 to {}", kLastPosition) : "P0 to " + SeatName(state_.players - 1);
    return fmt::format("'{}' is no place of {}: there are {}", name, key, last);
  }

  // Reads a list with an entry for each of `count` places. When lenient, a map may stand for it, and what may
  // `end_early` leaves the places that are not listed as they are.
  template <typename ReadOne>
  MaybeError ReadEach(const std::string& key, std::size_t count, bool end_early, const KeyReader& place_of,
                      ReadOne read) {
    const Value& value = *value_.Find(key);
    if (lenient_ && value.map() != nullptr) {
      for (const auto& [name, entry] : *value.map()) {
        const std::string where = fmt::format("{}.{}", key, name);
        const auto place = place_of(name);
        if (!place) return Malformed(where, NoPlace(key, name, end_early));
        if (MaybeError error = read(*place, where, entry)) return error;
      }
      return end_early ? std::nullopt : MissingSeat(key, value);
    }
    if (value.list() == nullptr) return WrongType(key, lenient_ ? "a list or a map" : "a list", value);
    const std::size_t size = value.list()->size();
    if (size > count || (size < count && !(lenient_ && end_early))) {
      return Malformed(key, fmt::format("{} is a list of {}, it should be of {}{}", key, size, count,
                                        end_early ? "" : ": the option players says how many"));
    }
    for (std::size_t i = 0; i < size; ++i) {
      if (MaybeError error = read(i, fmt::format("{}.{}", key, i), (*value.list())[i])) return error;
    }
    return std::nullopt;
  }

  // Shows `add` each ticket of a list, or, when lenient, of a text.
  template <typename Add>
  MaybeError ReadTickets(const std::string& where, const Value& value, Add add) {
    if (lenient_ && value.string() != nullptr) {
      for (const Word& word : Words(*value.string())) {
        if (MaybeError error = ReadTicket(where, word.text, add)) {
          error->column = word.column;
          return error;
        }
      }
      return std::nullopt;
    }
    if (value.list() == nullptr) return WrongType(where, "a list of tickets", value);
    for (std::size_t i = 0; i < value.list()->size(); ++i) {
      const Value& ticket = (*value.list())[i];
      const std::string place = fmt::format("{}.{}", where, i);
      if (ticket.string() == nullptr) return WrongType(place, "a ticket like GE", ticket);
      if (MaybeError error = ReadTicket(place, *ticket.string(), add)) return error;
    }
    return std::nullopt;
  }

  template <typename Add>
  MaybeError ReadTicket(const std::string& where, std::string_view text, Add add) {
    const std::optional<Kind> kind = ReadKind(text);
    if (!kind) {
      return Malformed(where, fmt::format("'{}' is no ticket: a world of {}, then a time of {}, in capitals", text,
                                          kWorldLetters, kTimeLetters.substr(0, kTimes)));
    }
    if (room_ == 0) return Invalid(where, fmt::format("there are only {} tickets", kTickets));
    --room_;
    add(*kind);
    return std::nullopt;
  }

  MaybeError ReadStacks() {
    return ReadEach("stacks", kPositions, true, PositionKey,
                    [this](std::size_t position, const std::string& where, const Value& entry) {
                      return ReadTickets(where, entry,
                                         [&](Kind kind) { state_.Push(static_cast<int>(position), kind); });
                    });
  }

  MaybeError ReadTokens() {
    if (value_.Find("tokens") == nullptr) return std::nullopt;
    return ReadEach("tokens", kPositions, true, PositionKey,
                    [this](std::size_t position, const std::string& where, const Value& entry) {
                      return ReadByte(ReadNumber(where, entry, 0, kTokens), &state_.tokens[position]);
                    });
  }

  KeyReader SeatReader() const {
    return [this](std::string_view key) { return SeatKey(key, state_.players); };
  }

  // An expected hand may hold more tickets than there are: that is for the comparison to show.
  MaybeError ReadHands() {
    room_ = UINT8_MAX;
    return ReadEach("hands", state_.players, false, SeatReader(),
                    [this](std::size_t seat, const std::string& where, const Value& entry) {
                      return ReadTickets(where, entry, [&](Kind kind) { ++state_.hands[seat][kind]; });
                    });
  }

  MaybeError ReadHeld() {
    return ReadEach("held", state_.players, false, SeatReader(),
                    [this](std::size_t seat, const std::string& where, const Value& entry) {
                      return ReadByte(ReadNumber(where, entry, 0, kTokens), &state_.held[seat]);
                    });
  }

  static MaybeError ReadByte(const Result<int>& number, std::uint8_t* byte) {
    if (!number) return number.error();
    *byte = static_cast<std::uint8_t>(*number);
    return std::nullopt;
  }

  MaybeError ReadNumbers() {
    constexpr int kMostIdle = 3 * kMostPlayers - 1;  // under stall-count rounds
    if (const Value* start = value_.Find("start")) {
      if (MaybeError error = ReadByte(ReadSeat("start", *start, state_.players), &state_.start)) return error;
    }
    state_.seat = state_.start;
    if (const Value* seat = value_.Find("seat")) {
      if (MaybeError error = ReadByte(ReadSeat("seat", *seat, state_.players), &state_.seat)) return error;
    }
    if (const Value* idle = value_.Find("idle")) {
      if (MaybeError error = ReadByte(ReadNumber("idle", *idle, 0, kMostIdle), &state_.idle)) return error;
    }
    return ReadByte(ReadNumber("machine", *value_.Find("machine"), 0, kLastPosition), &state_.machine);
  }

  MaybeError ReadFlags() {
    const std::array<std::pair<std::string_view, std::uint8_t*>, 3> flags = {
        {{"main_done", &state_.main_done}, {"moved", &state_.moved}, {"partial", &state_.partial}}};
    for (const auto& [key, flag] : flags) {
      const Value* value = value_.Find(key);
      if (value == nullptr) continue;
      if (value->boolean() == nullptr) return WrongType(key, "true or false", *value);
      *flag = *value->boolean() ? 1 : 0;
    }
    return std::nullopt;
  }

  MaybeError ReadRemoved() {
    if (const Value* removed = value_.Find("removed")) {
      return ReadTickets("removed", *removed, [this](Kind kind) { ++state_.removed[kind]; });
    }
    if (state_.partial == 0) state_.removed = LeftOver();
    return std::nullopt;
  }

  // What is neither on the table nor in a hand.
  Hand LeftOver() const {
    Hand listed = {};
    for (int position = 0; position < kPositions; ++position) {
      for (const Kind kind : state_.Stack(position)) ++listed[kind];
    }
    Hand left = {};
    for (std::size_t kind = 0; kind < left.size(); ++kind) {
      for (const Hand& hand : state_.hands) listed[kind] = static_cast<std::uint8_t>(listed[kind] + hand[kind]);
      left[kind] = static_cast<std::uint8_t>(kCopies - std::min<int>(kCopies, listed[kind]));
    }
    return left;
  }

  // Reads a list whose items `index_of` turns into bits.
  template <typename IndexOf>
  static MaybeError ReadBits(const std::string& key, const Value& over, IndexOf index_of, std::uint8_t* bits) {
    const std::string where = "over." + key;
    const Value* list = over.Find(key);
    if (list == nullptr) return Malformed(where, fmt::format("{} is missing", where));
    if (list->list() == nullptr) return WrongType(where, "a list", *list);
    if (list->list()->empty()) return Invalid(where, fmt::format("{} names none; a game does not end so", where));
    for (std::size_t i = 0; i < list->list()->size(); ++i) {
      const std::string place = fmt::format("{}.{}", where, i);
      const Result<int> index = index_of(place, (*list->list())[i]);
      if (!index) return index.error();
      const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(*index));
      if ((*bits & bit) != 0) return Invalid(place, fmt::format("{} names the same twice", where));
      *bits |= bit;
    }
    return std::nullopt;
  }

  static Result<int> ReadReason(const std::string& where, const Value& value) {
    const std::string wanted = fmt::format("one of {}", fmt::join(kReasonNames, ", "));
    if (value.string() == nullptr) return WrongType(where, wanted, value);
    const auto found = std::ranges::find(kReasonNames, *value.string());
    if (found != kReasonNames.end()) return static_cast<int>(found - kReasonNames.begin());
    return Malformed(where, fmt::format("'{}' is no reason, it should be {}", *value.string(), wanted));
  }

  MaybeError ReadOver() {
    const Value* over = value_.Find("over");
    if (over == nullptr) return std::nullopt;
    if (over->map() == nullptr) return WrongType("over", "a map with reasons and winners", *over);
    for (const auto& [key, field] : *over->map()) {
      if (lenient_ && key != "reasons" && key != "winners") {
        return Malformed("over." + key, fmt::format("over has reasons and winners, no '{}'", key));
      }
    }
    if (MaybeError error = ReadBits("reasons", *over, &ReadReason, &state_.reasons)) return error;
    const auto read_seat = [this](const std::string& where, const Value& value) {
      return ReadSeat(where, value, state_.players);
    };
    return ReadBits("winners", *over, read_seat, &state_.winners);
  }

  const Value& value_;
  const bool lenient_;
  int room_ = kTickets;  // for that many more tickets
  State state_;
};

Value TicketList(const Hand& hand) {
  Value::List list;
  for (int kind = 0; kind < kKinds; ++kind)
    list.insert(list.end(), hand[State::At(kind)], KindText(static_cast<Kind>(kind)));
  return list;
}

Value TicketList(std::span<const Kind> stack) {
  Value::List list;
  for (const Kind kind : stack) list.emplace_back(KindText(kind));
  return list;
}

Value Numbers(std::span<const std::uint8_t> numbers) {
  Value::List list;
  for (const std::uint8_t number : numbers) list.emplace_back(int{number});
  return list;
}

Value OverValue(const State& state) {
  Value::List reasons;
  for (const Reason reason : kReasons) {
    if (state.Ended(reason)) reasons.emplace_back(kReasonNames[static_cast<std::size_t>(reason)]);
  }
  Value::List winners;
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.Won(seat)) winners.emplace_back(seat);
  }
  return Value::MakeMap({{"reasons", std::move(reasons)}, {"winners", std::move(winners)}});
}

// The position object with what differs between what is so and what is known.
Value MakeObject(const State& state, Value::List stacks, Value::List hands, Value removed) {
  std::string row;
  for (const Time time : state.ports) row += Letter(time);
  Value value = Value::MakeMap({{"players", int{state.players}},
                                {"row", std::move(row)},
                                {"stacks", std::move(stacks)},
                                {"machine", int{state.machine}},
                                {"tokens", Numbers(state.tokens)},
                                {"hands", std::move(hands)},
                                {"held", Numbers(std::span(state.held).first(state.players))},
                                {"removed", std::move(removed)},
                                {"start", int{state.start}},
                                {"seat", int{state.seat}},
                                {"main_done", state.main_done != 0},
                                {"moved", state.moved != 0},
                                {"idle", int{state.idle}},
                                {"partial", state.partial != 0}});
  if (state.IsOver()) value.Set("over", OverValue(state));
  return value;
}

}  // namespace

std::optional<Error> UnknownField(std::string_view key) {
  if (key == "over" || std::ranges::find(kFields, key) != kFields.end()) return std::nullopt;
  return Malformed(key, fmt::format("a position has no '{}'; it has {}, over", key, fmt::join(kFields, ", ")));
}

std::optional<std::size_t> PositionKey(std::string_view key) {
  for (std::size_t position = 0; position < kPositions; ++position) {
    if (key == fmt::format_int(position).c_str()) return position;
  }
  return std::nullopt;
}

std::optional<std::size_t> SeatKey(std::string_view key, int players) {
  for (int seat = 0; seat < players; ++seat) {
    if (key == SeatName(seat)) return State::At(seat);
  }
  return std::nullopt;
}

Value ToValue(const State& state) {
  Value::List stacks;
  for (int position = 0; position < kPositions; ++position) stacks.push_back(TicketList(state.Stack(position)));
  Value::List hands;
  for (int seat = 0; seat < state.players; ++seat) hands.push_back(TicketList(state.hands[State::At(seat)]));
  return MakeObject(state, std::move(stacks), std::move(hands), TicketList(state.removed));
}

Value Observe(const State& state, int viewer) {
  Value::List stacks;
  for (int position = 0; position < kPositions; ++position) {
    const std::span<const Kind> stack = state.Stack(position);
    stacks.push_back(TicketList(stack.last(std::min<std::size_t>(1, stack.size()))));
  }
  Value::List hands;
  for (int seat = 0; seat < state.players; ++seat) {
    const Hand& hand = state.hands[State::At(seat)];
    hands.push_back(seat == viewer ? TicketList(hand) : Value(Count(hand)));
  }
  return MakeObject(state, std::move(stacks), std::move(hands), Count(state.removed));
}

Result<State> FromValue(const Options& options, const Value& value, Reading reading) {
  return PositionReader(options, value, reading).Read();
}

}  // namespace timeproof::voyage
