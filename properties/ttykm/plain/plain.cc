#include "properties/ttykm/plain/plain.h"

#include <algorithm>

#include "properties/ttykm/plain/dense.h"
#include "properties/ttykm/plain/notation.h"
#include "properties/ttykm/plain/referee.h"
#include "properties/ttykm/plain/valid.h"

namespace timeproof::plain {

Rules::Rules(const Value& options, std::string_view broken) : options_(ReadOptions(options)) {
  if (!broken.empty()) options_.broken = FindFault(broken).value();
}

Value Rules::Start() const { return WriteTable(Referee::SetUp(options_)); }

Value Rules::Dense(Random* random) const { return WriteTable(StrewPieces(options_, random)); }

std::vector<std::string> Rules::LegalMoves(const Value& position) const {
  return Referee(options_, ReadTable(position).value()).LegalMoves();
}

std::vector<std::string> Rules::UnlistedMoves(const Value& position) const {
  const Referee referee(options_, ReadTable(position).value());
  std::vector<std::string> moves;
  for (const char* end : {"white: concede", "black: concede", "draw"}) {
    if (referee.MayEnd(end)) moves.emplace_back(end);
  }
  return moves;
}

bool Rules::MayPlay(const Value& position, const std::string& move) const {
  const Referee referee(options_, ReadTable(position).value());
  if (move == "draw" || move.ends_with("concede")) return referee.MayEnd(move);
  const std::vector<std::string> moves = referee.LegalMoves();
  return std::ranges::find(moves, move) != moves.end();
}

Value Rules::Apply(const Value& position, const std::string& move) const {
  Referee referee(options_, ReadTable(position).value());
  referee.Play(move);
  return WriteTable(referee.table());
}

std::optional<std::string> Rules::Validate(const Value& position) const {
  const Result<Table> table = ReadTable(position);
  return table ? FaultOf(options_, *table) : table.error().message;
}

std::uint64_t Rules::Perft(const Value& position, int depth) const {
  return CountMoves(ReadTable(position).value(), depth);
}

std::uint64_t Rules::PerftTurns(const Value& position, int depth) const {
  return CountTurns(ReadTable(position).value(), depth);
}

std::uint64_t Rules::CountMoves(const Table& table, int depth) const {
  if (depth == 0) return 1;
  std::uint64_t sequences = 0;
  const Referee referee(options_, table);
  for (const std::string& move : referee.LegalMoves()) {
    Referee next = referee;
    next.Play(move);
    sequences += CountMoves(next.table(), depth - 1);
  }
  return sequences;
}

// A turn is over when the other player, or nobody, is to choose a copy.
std::uint64_t Rules::CountTurns(const Table& table, int depth) const {
  if (depth == 0) return 1;
  std::uint64_t sequences = 0;
  const Referee referee(options_, table);
  for (const std::string& move : referee.LegalMoves()) {
    Referee next = referee;
    next.Play(move);
    const bool turn_is_over = next.table().step == Step::kCopy || next.table().step == Step::kOver;
    sequences += CountTurns(next.table(), turn_is_over ? depth - 1 : depth);
  }
  return sequences;
}

}  // namespace timeproof::plain
