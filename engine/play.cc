#include "engine/play.h"

#include <algorithm>
#include <utility>

namespace timeproof {
namespace {

std::string_view Trim(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

}  // namespace

std::vector<std::string> SplitMoves(std::string_view text) {
  std::vector<std::string> moves;
  if (Trim(text).empty()) return moves;
  for (;;) {
    const std::size_t comma = text.find(',');
    moves.emplace_back(Trim(text.substr(0, comma)));
    if (comma == std::string_view::npos) return moves;
    text.remove_prefix(comma + 1);
  }
}

std::optional<Stop> PlayMoves(const Game& game, Position* position, const std::vector<std::string>& moves,
                              std::vector<Move>* played, EffectSink* sink) {
  for (std::size_t at = 0; at < moves.size(); ++at) {
    const Result<Move> move = game.ParseMove(*position, moves[at]);
    if (!move) return Stop{at, move.error()};
    if (const auto refusal = game.WhyIllegal(*position, *move)) {
      return Stop{at,
                  Error{.kind = ErrorKind::kIllegal, .message = refusal->message, .rule = std::string(refusal->rule)}};
    }
    game.Apply(position, *move, sink);
    if (played != nullptr) played->push_back(*move);
  }
  return std::nullopt;
}

}  // namespace timeproof
