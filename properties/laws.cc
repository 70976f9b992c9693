#include <fmt/format.h>

#include <algorithm>

#include "engine/games.h"
#include "properties/law.h"

namespace timeproof {
namespace {

bool Contains(const MoveList& moves, Move move) { return std::ranges::find(moves, move) != moves.end(); }

bool IsOneLine(const std::string& text) { return !text.empty() && text.find('\n') == std::string::npos; }

// --- Notation: what is printed reads back as the same.

Complaint Same(const Game& game, const std::string& text, const Result<Position>& read, const Position& position) {
  if (!read) return fmt::format("{} is refused: {} {}", text, read.error().where, read.error().message);
  if (*read != position) return fmt::format("{} reads back as {}", text, game.ToLine(*read));
  if (read->Hash() != position.Hash()) return fmt::format("{} reads back equal with another hash", text);
  return std::nullopt;
}

Complaint LineRoundTrips(const Game& game, const Position& position) {
  const std::string line = game.ToLine(position);
  if (!IsOneLine(line)) return "the line is empty or more than one";
  return Same(game, line, game.FromLine(line), position);
}

Complaint ObjectRoundTrips(const Game& game, const Position& position) {
  const Value object = game.ToValue(position);
  if (Complaint why = Same(game, "the object", game.FromValue(object, Reading::kExact), position)) return why;
  return Same(game, "the object, read leniently,", game.FromValue(object, Reading::kLenient), position);
}

// Where a position has a field `board`, the picture may stand for it.
bool HasBoard(const Game& game, const Position& position) { return game.ToValue(position).Find("board") != nullptr; }

Complaint PictureRoundTrips(const Game& game, const Position& position) {
  Value object = game.ToValue(position);
  object.Set("board", game.Picture(position));
  return Same(game, "the picture", game.FromValue(object, Reading::kLenient), position);
}

Complaint ExpectingNothingChangesNothing(const Game& game, const Position& position) {
  return Same(game, "what is expected when nothing is played",
              game.FromValue(game.Expect(position, {}, Value()), Reading::kExpected), position);
}

Complaint TextsKeepToTheirLines(const Game& game, const Position& position) {
  if (!IsOneLine(game.Caption(position))) return "the caption is empty or more than one line";
  if (!game.Picture(position).ends_with('\n')) return "the picture does not end its last line";
  return std::nullopt;
}

Complaint Reads(const Game& game, const Position& position, const std::string& text, Move move) {
  const Result<Move> read = game.ParseMove(position, text);
  if (!read) return fmt::format("'{}' is refused: {}", text, read.error().message);
  if (*read != move) return fmt::format("'{}' reads back as '{}'", text, game.MoveText(*read));
  return std::nullopt;
}

// Legal moves, with the name of who plays them before it and nothing behind; where a turn begins, every move without.
Complaint MoveTextsRoundTrip(const Game& game, const Position& position) {
  MoveList moves;
  game.LegalMoves(position, &moves);
  const std::string prefix = game.SeatName(game.ToMove(position)) + ": ";
  for (const Move move : moves) {
    if (Complaint why = Reads(game, position, prefix + game.MoveText(move), move)) return why;
    const std::string longer = game.MoveText(move) + " x";
    if (game.ParseMove(position, longer)) return fmt::format("'{}' is read as a move", longer);
  }
  if (!game.AtTurnStart(position)) return std::nullopt;
  game.EveryMove(&moves);
  for (const Move move : moves) {
    if (Complaint why = Reads(game, position, game.MoveText(move), move)) return why;
  }
  return std::nullopt;
}

// --- Which moves are legal.

Complaint Ascends(const Game& game, const MoveList& moves) {
  const auto* at = std::ranges::adjacent_find(moves, [](Move a, Move b) { return !(a < b); });
  if (at == moves.end()) return std::nullopt;
  return fmt::format("'{}' is followed by '{}'", game.MoveText(*at), game.MoveText(*(at + 1)));
}

Complaint LegalMovesAscend(const Game& game, const Position& position) {
  MoveList moves;
  game.LegalMoves(position, &moves);
  return Ascends(game, moves);
}

Complaint EveryMoveAscends(const Game& game, const Position& /*position*/) {
  MoveList moves;
  game.EveryMove(&moves);
  return Ascends(game, moves);
}

Complaint LegalMovesHaveNotation(const Game& game, const Position& position) {
  MoveList every;
  game.EveryMove(&every);
  MoveList legal;
  game.LegalMoves(position, &legal);
  for (const Move move : legal) {
    if (!Contains(every, move)) return fmt::format("'{}' is legal and not among all moves", game.MoveText(move));
  }
  return std::nullopt;
}

Complaint LegalMovesAreAccepted(const Game& game, const Position& position) {
  MoveList legal;
  game.LegalMoves(position, &legal);
  for (const Move move : legal) {
    if (const auto refusal = game.WhyIllegal(position, move)) {
      return fmt::format("'{}' is listed and refused by {}: {}", game.MoveText(move), refusal->rule, refusal->message);
    }
  }
  return std::nullopt;
}

// The moves that are accepted and not listed.
std::vector<Move> UnlistedMoves(const Game& game, const Position& position) {
  MoveList every;
  game.EveryMove(&every);
  MoveList legal;
  game.LegalMoves(position, &legal);
  std::vector<Move> unlisted;
  std::ranges::copy_if(every, std::back_inserter(unlisted),
                       [&](Move move) { return !Contains(legal, move) && !game.WhyIllegal(position, move); });
  return unlisted;
}

// What is accepted without being listed may be played at any time, so all through the first turn of a game and when the
// next begins. The second reading says which moves those are.
Complaint OtherMovesAreRefused(const Game& game, const Position& position) {
  const std::vector<Move> unlisted = UnlistedMoves(game, position);
  Position elsewhere = game.Start();
  MoveList legal;
  for (bool turn_ends = false; !unlisted.empty();) {
    game.LegalMoves(elsewhere, &legal);
    for (const Move move : unlisted) {
      if (!Contains(legal, move) && !game.WhyIllegal(elsewhere, move)) continue;
      return fmt::format("'{}' is not listed and not refused", game.MoveText(move));
    }
    if (turn_ends || legal.empty()) break;
    game.Apply(&elsewhere, legal[0]);
    turn_ends = game.AtTurnStart(elsewhere);
  }
  return std::nullopt;
}

bool IsKnown(std::string_view rule, const GameInfo& info) {
  constexpr std::string_view kRulings = "rulings.";
  return std::ranges::find(info.rules, rule) != info.rules.end() ||
         std::ranges::any_of(info.options, [&](const OptionInfo& option) {
           return option.name.starts_with(kRulings) && option.name.substr(kRulings.size()) == rule;
         });
}

Complaint RefusalsSayWhy(const Game& game, const Position& position) {
  MoveList every;
  game.EveryMove(&every);
  const GameInfo* info = FindGame(game.name());
  if (info == nullptr) return fmt::format("there is no game '{}'", game.name());
  for (const Move move : every) {
    const auto refusal = game.WhyIllegal(position, move);
    if (!refusal) continue;
    if (!IsKnown(refusal->rule, *info)) {
      return fmt::format("'{}' is refused by '{}', which is no rule", game.MoveText(move), refusal->rule);
    }
    if (!IsOneLine(refusal->message)) return fmt::format("'{}' is refused without a message", game.MoveText(move));
  }
  return std::nullopt;
}

// --- The end, turns and seats.

bool IsOver(const Game& game, const Position& position) { return game.outcome(position).over; }

Complaint OverIsWithoutMoves(const Game& game, const Position& position) {
  MoveList legal;
  game.LegalMoves(position, &legal);
  if (legal.empty() == IsOver(game, position)) return std::nullopt;
  return legal.empty() ? "nothing is legal and the game is not over" : "the game is over and moves are legal";
}

Complaint OverRefusesEveryMove(const Game& game, const Position& position) {
  MoveList every;
  game.EveryMove(&every);
  for (const Move move : every) {
    if (!game.WhyIllegal(position, move)) return fmt::format("'{}' may be played after the end", game.MoveText(move));
  }
  return std::nullopt;
}

Complaint WinnersHaveSeats(const Game& game, const Position& position) {
  const Outcome outcome = game.outcome(position);
  if (!outcome.over && outcome.winners != 0) return "somebody has won and the game is not over";
  if (outcome.winners >> game.players() != 0) return fmt::format("winners are {:b}, beyond the seats", outcome.winners);
  return std::nullopt;
}

// The ways to end a turn are those after each of its moves, taken together.
Complaint TurnsAddUp(const Game& game, const Position& position) {
  if (IsOver(game, position) && !game.AtTurnStart(position)) return "the game is over in the middle of a turn";
  MoveList legal;
  game.LegalMoves(position, &legal);
  std::uint64_t ways = 0;
  for (const Move move : legal) {
    Position next = position;
    game.Apply(&next, move);
    ways += game.AtTurnStart(next) ? 1 : game.CountTurns(next);
  }
  const std::uint64_t counted = game.CountTurns(position);
  if (counted == ways) return std::nullopt;
  return fmt::format("{} ways to play the turn are counted, its moves have {}", counted, ways);
}

Complaint SeatsHaveNames(const Game& game, const Position& position) {
  const int to_move = game.ToMove(position);
  if (to_move < 0 || to_move >= game.players()) return fmt::format("seat {} decides; there is none", to_move);
  for (int seat = 0; seat < game.players(); ++seat) {
    if (game.SeatName(seat).empty()) return fmt::format("seat {} has no name", seat);
    for (int other = 0; other < seat; ++other) {
      if (game.SeatName(seat) == game.SeatName(other)) return fmt::format("seats {} and {} share a name", other, seat);
    }
  }
  return std::nullopt;
}

Complaint StartRepeats(const Game& game, const Position& /*position*/) {
  if (game.Start() == game.Start()) return std::nullopt;
  return "the same game starts differently when it is started again";
}

Complaint IsValid(const Game& game, const Position& position) {
  const auto fault = game.Validate(position);
  if (!fault) return std::nullopt;
  return fmt::format("{} {}", fault->where, fault->message);
}

// --- Moves.

class Recorder final : public EffectSink {
 public:
  void On(const Effect& effect) override { effects.push_back(effect); }
  std::vector<Effect> effects;
};

Complaint SilentPlayAgrees(const Played& played) {
  Position after = played.before;
  played.game.Apply(&after, played.move);
  if (after == played.after) return std::nullopt;
  return fmt::format("when nobody listens the result is {}", played.game.ToLine(after));
}

Complaint CopiesPlayAlike(const Played& played) {
  const Position kept = played.before;
  Position after = kept;
  Recorder recorder;
  played.game.Apply(&after, played.move, &recorder);
  if (kept != played.before || kept.Hash() != played.before.Hash()) return "playing on a copy changed the original";
  if (after != played.after) return fmt::format("played again the result is {}", played.game.ToLine(after));
  if (!std::ranges::equal(recorder.effects, played.effects)) return "played again the effects differ";
  return std::nullopt;
}

Complaint MovesChangeSomething(const Played& played) {
  if (played.before == played.after) return "the position is as before";
  if (played.before.Hash() == played.after.Hash()) return "the hash is as before";
  return std::nullopt;
}

Complaint MovesHaveEffects(const Played& played) {
  if (!played.effects.empty()) return std::nullopt;
  return "no effect is reported";
}

Complaint EffectsCiteKnownRules(const Played& played) {
  const GameInfo* info = FindGame(played.game.name());
  for (const Effect& effect : played.effects) {
    if (info == nullptr || !IsKnown(effect.rule, *info)) {
      return fmt::format("an effect cites '{}', which is no rule", effect.rule);
    }
  }
  return std::nullopt;
}

Complaint EffectsHaveWords(const Played& played) {
  for (const Effect& effect : played.effects) {
    if (!IsOneLine(played.game.Describe(effect))) return fmt::format("an effect of {} has no words", effect.rule);
  }
  return std::nullopt;
}

// What is no position cannot be relied on for the rest, so that comes first.
constexpr PositionLaw kPositionLaws[] = {
    {"position.is-valid", &IsValid},
    {"line.round-trips", &LineRoundTrips},
    {"object.round-trips", &ObjectRoundTrips},
    {"picture.round-trips", &PictureRoundTrips, &HasBoard},
    {"expectation.changes-nothing-by-itself", &ExpectingNothingChangesNothing},
    {"texts.keep-to-their-lines", &TextsKeepToTheirLines},
    {"move-text.round-trips", &MoveTextsRoundTrip},
    {"every-move.ascends", &EveryMoveAscends},
    {"legal.ascends", &LegalMovesAscend},
    {"legal.has-notation", &LegalMovesHaveNotation},
    {"legal.is-accepted", &LegalMovesAreAccepted},
    {"illegal.is-refused", &OtherMovesAreRefused},
    {"refusal.says-why", &RefusalsSayWhy},
    {"over.is-without-moves", &OverIsWithoutMoves},
    {"over.refuses-every-move", &OverRefusesEveryMove, &IsOver},
    {"winners.have-seats", &WinnersHaveSeats},
    {"turns.add-up", &TurnsAddUp},
    {"seats.have-names", &SeatsHaveNames},
    {"start.repeats", &StartRepeats},
};

constexpr MoveLaw kMoveLaws[] = {
    {"apply.agrees-when-silent", &SilentPlayAgrees},      {"apply.repeats-on-a-copy", &CopiesPlayAlike},
    {"move.changes-something", &MovesChangeSomething},    {"move.has-effects", &MovesHaveEffects},
    {"effects.cite-known-rules", &EffectsCiteKnownRules}, {"effects.have-words", &EffectsHaveWords},
};

}  // namespace

std::span<const PositionLaw> CommonPositionLaws() { return kPositionLaws; }
std::span<const MoveLaw> CommonMoveLaws() { return kMoveLaws; }

}  // namespace timeproof
