#include "engine/voyage/moves.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "engine/text.h"
#include "engine/voyage/rules.h"

namespace timeproof::voyage {
namespace {

constexpr std::array<std::string_view, 5> kVerbNames = {"move", "stay", "warp", "pass", "end"};

Error MalformedAt(int column, std::string message) {
  return {.kind = ErrorKind::kMalformed, .message = std::move(message), .column = column};
}

std::optional<int> ReadPosition(std::string_view text) {
  for (int position = 0; position < kPositions; ++position) {
    if (text == fmt::format_int(position).c_str()) return position;
  }
  return std::nullopt;
}

// What stands behind the verb; nothing when it is no notation.
std::optional<int> ReadArgument(Verb verb, std::string_view text) {
  if (verb == Verb::kWarp) return ReadPosition(text);
  const std::optional<Kind> kind = ReadKind(text);
  return kind ? std::optional<int>(*kind) : std::nullopt;
}

Result<Move> ReadWords(const std::vector<Word>& words, int end_column) {
  if (words.empty()) {
    return MalformedAt(end_column,
                       fmt::format("the move is missing: it starts with one of {}", fmt::join(kVerbNames, ", ")));
  }
  const auto name = std::ranges::find(kVerbNames, words[0].text);
  if (name == kVerbNames.end()) {
    return MalformedAt(words[0].column, fmt::format("'{}' is no notation: a move starts with one of {}", words[0].text,
                                                    fmt::join(kVerbNames, ", ")));
  }
  const auto verb = static_cast<Verb>(name - kVerbNames.begin());
  const std::size_t length = verb == Verb::kPass || verb == Verb::kEnd ? 1 : 2;
  const std::string_view hint = verb == Verb::kWarp ? "a position is a number from 0 to 12"
                                                    : "a ticket is a world of PRYGB, then a time of SHENM, in capitals";
  if (words.size() < length) return MalformedAt(end_column, fmt::format("the move ends too early: {}", hint));
  if (words.size() > length) {
    return MalformedAt(words[length].column, fmt::format("'{}' is one word too many", words[length].text));
  }
  if (length == 1) return MakeMove(verb);
  const std::optional<int> argument = ReadArgument(verb, words[1].text);
  if (!argument) return MalformedAt(words[1].column, fmt::format("'{}' is no notation: {}", words[1].text, hint));
  return MakeMove(verb, *argument);
}

// The seat before the colon; nothing when there is none of that name.
std::optional<int> ReadSeat(std::string_view text, int players) {
  const std::vector<Word> words = Words(text);
  for (int seat = 0; seat < players; ++seat) {
    if (words.size() == 1 && words[0].text == SeatName(seat)) return seat;
  }
  return std::nullopt;
}

}  // namespace

std::string MoveText(Move move) {
  const std::string_view verb = kVerbNames[static_cast<std::size_t>(VerbOf(move))];
  switch (VerbOf(move)) {
    case Verb::kMove:
    case Verb::kStay:
      return fmt::format("{} {}", verb, KindText(KindIn(move)));
    case Verb::kWarp:
      return fmt::format("{} {}", verb, PositionIn(move));
    case Verb::kPass:
    case Verb::kEnd:
      break;
  }
  return std::string(verb);
}

std::string SeatName(int seat) { return fmt::format("P{}", seat); }

Result<Move> ParseMove(const State& state, std::string_view text) {
  const int end_column = Characters(text) + 1;
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return ReadWords(Words(text), end_column);
  const std::string_view prefix = text.substr(0, colon);
  const std::optional<int> seat = ReadSeat(prefix, state.players);
  if (!seat) {
    return MalformedAt(
        1, fmt::format("'{}' is no player: before the colon stands P0 to {}", prefix, SeatName(state.players - 1)));
  }
  Result<Move> move = ReadWords(Words(text.substr(colon + 1), Characters(prefix) + 2), end_column);
  if (move && *seat != state.seat && !state.IsOver()) {
    return Error{.kind = ErrorKind::kIllegal,
                 .message = fmt::format("it is {}'s turn, not {}'s", SeatName(state.seat), SeatName(*seat)),
                 .rule = std::string(Id(Rule::kTurn04)),
                 .column = 1};
  }
  return move;
}

}  // namespace timeproof::voyage
