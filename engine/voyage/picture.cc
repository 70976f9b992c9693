#include "engine/voyage/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "engine/voyage/moves.h"
#include "engine/voyage/turn.h"
#include "engine/voyage/words.h"

namespace timeproof::voyage {
namespace {

std::string EndLine(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

std::string Marked(std::string_view text, bool differs) {
  return differs ? fmt::format("[{}]", text) : fmt::format(" {} ", text);
}

// One line of the row: `cell` says what a state shows at a position, `differs` whether that is to be marked.
template <typename Cell, typename Differs>
std::string MarkedLine(std::string_view name, const State& state, Cell cell, Differs differs) {
  std::string line = fmt::format("{:<9}", name);
  for (int position = 0; position < kPositions; ++position) {
    const std::string text = cell(state, position);
    const bool marked = differs(position);
    line += fmt::format("{:>5}", Marked(text.empty() && marked ? "-" : text, marked));
  }
  return EndLine(std::move(line));
}

template <typename Cell>
std::string RowLine(std::string_view name, const State& state, const State* other, Cell cell) {
  return MarkedLine(name, state, cell,
                    [&](int position) { return other != nullptr && cell(*other, position) != cell(state, position); });
}

std::size_t Tallest(const State& state) {
  std::size_t tallest = 0;
  for (int position = 0; position < kPositions; ++position) tallest = std::max(tallest, state.Stack(position).size());
  return tallest;
}

// The ticket under `above` others.
std::string TicketBelow(const State& state, int position, std::size_t above) {
  const auto stack = state.Stack(position);
  return above < stack.size() ? KindText(stack[stack.size() - 1 - above]) : "";
}

// Whether `other` has another ticket in that place, counted from the bottom, so that what comes on top of a stack
// leaves the tickets below as they were. Where there are fewer than in `other`, those that are missing differ.
bool TicketDiffers(const State& state, const State& other, int position, std::size_t above) {
  const auto stack = state.Stack(position);
  const auto others = other.Stack(position);
  if (above >= stack.size()) return above < others.size();
  const std::size_t below = stack.size() - 1 - above;
  return below >= others.size() || others[below] != stack[below];
}

// The row, with that many tickets of each stack.
std::string Row(const State& state, const State* other, std::size_t deep) {
  std::string text =
      RowLine("", state, nullptr, [](const State&, int position) { return fmt::format("{}", position); });
  text += RowLine("machine", state, other,
                  [](const State& at, int position) { return std::string(position == at.machine ? "@" : ""); });
  text += RowLine("tokens", state, other, [](const State& at, int position) {
    const int tokens = at.tokens[State::At(position)];
    return tokens == 0 ? std::string() : fmt::format("{}", tokens);
  });
  for (std::size_t above = 0; above < deep; ++above) {
    text += MarkedLine(
        above == 0   ? "top"
        : above == 1 ? "below"
                     : "",
        state, [above](const State& at, int position) { return TicketBelow(at, position, above); },
        [&](int position) { return other != nullptr && TicketDiffers(state, *other, position, above); });
  }
  text += RowLine("port", state, other, [](const State& at, int position) {
    return position == 0 ? std::string() : std::string(1, Letter(at.Port(position)));
  });
  return text;
}

// The tickets in order; a kind of which there are more or fewer than in `other` in brackets.
std::string HandText(const Hand& hand, const Hand* other) {
  std::string text;
  for (std::size_t kind = 0; kind < hand.size(); ++kind) {
    for (int i = 0; i < hand[kind]; ++i) {
      const bool differs = other != nullptr && (*other)[kind] != hand[kind];
      text += fmt::format("{}{}{}", differs ? "[" : " ", KindText(static_cast<Kind>(kind)), differs ? "]" : "");
    }
  }
  return text.empty() ? " -" : text;
}

std::string HandLine(const State& state, const State* other, int seat, std::string_view tickets) {
  const std::size_t i = State::At(seat);
  const bool differs = other != nullptr && other->held[i] != state.held[i];
  return EndLine(
      fmt::format("{:<9}held{:<5}{}", SeatName(seat), Marked(fmt::format("{}", state.held[i]), differs), tickets));
}

std::string RemovedLine(std::string_view tickets) { return EndLine(fmt::format("{:<18}{}", "removed", tickets)); }

std::string CountText(const Hand& hand) { return " " + Several(Count(hand), "ticket"); }

std::string OutcomeText(const State& state) {
  std::vector<std::string_view> reasons;
  for (const Reason reason : kReasons) {
    if (state.Ended(reason)) reasons.push_back(kReasonNames[static_cast<std::size_t>(reason)]);
  }
  std::vector<std::string> winners;
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.Won(seat)) winners.push_back(SeatName(seat));
  }
  return fmt::format("over in {}'s turn ({}), won by {}", SeatName(state.seat), fmt::join(reasons, ", "),
                     fmt::join(winners, " and "));
}

}  // namespace

std::string Picture(const State& state, const State* other) {
  std::string text = Row(state, other, std::max(Tallest(state), other == nullptr ? 0 : Tallest(*other)));
  for (int seat = 0; seat < state.players; ++seat) {
    const std::size_t i = State::At(seat);
    text += HandLine(state, other, seat, HandText(state.hands[i], other == nullptr ? nullptr : &other->hands[i]));
  }
  return text + RemovedLine(HandText(state.removed, other == nullptr ? nullptr : &other->removed));
}

std::string ObservedPicture(const State& state, int viewer) {
  std::string text = Row(state, nullptr, 1);
  for (int seat = 0; seat < state.players; ++seat) {
    const Hand& hand = state.hands[State::At(seat)];
    text += HandLine(state, nullptr, seat, seat == viewer ? HandText(hand, nullptr) : CountText(hand));
  }
  const bool unknown = state.partial != 0 && Count(state.removed) == 0;  // what is not listed is somewhere else
  return text + RemovedLine(unknown ? HandText(state.removed, nullptr) : CountText(state.removed));
}

std::string Caption(const Options& options, const State& state) {
  const bool over = state.IsOver();
  std::string text = over ? OutcomeText(state) : fmt::format("{} to act", SeatName(state.seat));
  if (state.main_done != 0 || !over) text += fmt::format(", main action {}", state.main_done != 0 ? "done" : "open");
  if (state.moved != 0) text += ", machine moved";
  text += fmt::format(", idle {}", state.idle);
  if (!over) text += fmt::format(" of {}", StallCount(options, state));
  text += fmt::format("; {} started", SeatName(state.start));
  return state.partial != 0 ? text + "; the rest is set aside" : text;
}

std::string Compare(const Options& options, const State& expected, const State& actual) {
  std::string text = fmt::format("expected\n{}actual\n{}", Picture(expected, &actual), Picture(actual, &expected));
  const std::string left = Caption(options, expected);
  const std::string right = Caption(options, actual);
  if (left != right) text += fmt::format("expected  {}\nactual    {}\n", left, right);
  return text;
}

}  // namespace timeproof::voyage
