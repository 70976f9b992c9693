#include <fmt/format.h>

#include <algorithm>

#include "engine/games.h"
#include "properties/law.h"

namespace timeproof {
namespace {

bool IsOneLine(const std::string& text) { return !text.empty() && text.find('\n') == std::string::npos; }

// --- Notation: what is printed reads back as the same.

Complaint Same(const Moment& moment, const std::string& text, const Result<Position>& read) {
  if (!read) return fmt::format("{} is refused: {} {}", text, read.error().where, read.error().message);
  if (*read != moment.position) return fmt::format("{} reads back as {}", text, moment.game.ToLine(*read));
  if (read->Hash() != moment.position.Hash()) return fmt::format("{} reads back equal with another hash", text);
  return std::nullopt;
}

Complaint LineRoundTrips(const Moment& moment) {
  const std::string line = moment.game.ToLine(moment.position);
  if (!IsOneLine(line)) return "the line is empty or more than one";
  return Same(moment, line, moment.game.FromLine(line));
}

Complaint ObjectRoundTrips(const Moment& moment) {
  const Value& object = moment.value();
  if (Complaint why = Same(moment, "the object", moment.game.FromValue(object, Reading::kExact))) return why;
  return Same(moment, "the object, read leniently,", moment.game.FromValue(object, Reading::kLenient));
}

// Where a position has a field `board`, the picture may stand for it.
bool HasBoard(const Moment& moment) { return moment.value().Find("board") != nullptr; }

Complaint PictureRoundTrips(const Moment& moment) {
  Value::Map object;
  for (const auto& [field, value] : *moment.value().map()) {
    object.emplace_back(field, field == "board" ? Value(moment.picture()) : value);
  }
  return Same(moment, "the picture", moment.game.FromValue(object, Reading::kLenient));
}

Complaint ExpectingNothingChangesNothing(const Moment& moment) {
  return Same(moment, "what is expected when nothing is played",
              moment.game.FromValue(moment.game.Expect(moment.position, {}, Value()), Reading::kExpected));
}

Complaint TextsKeepToTheirLines(const Moment& moment) {
  if (!IsOneLine(moment.game.Caption(moment.position))) return "the caption is empty or more than one line";
  if (!moment.picture().ends_with('\n')) return "the picture does not end its last line";
  return std::nullopt;
}

Complaint Reads(const Moment& moment, const std::string& text, Move move) {
  const Result<Move> read = moment.game.ParseMove(moment.position, text);
  if (!read) return fmt::format("'{}' is refused: {}", text, read.error().message);
  if (*read != move) return fmt::format("'{}' reads back as '{}'", text, moment.game.MoveText(*read));
  return std::nullopt;
}

// Legal moves, with the name of who plays them before it and nothing behind; where a turn begins, every move without.
Complaint MoveTextsRoundTrip(const Moment& moment) {
  const Game& game = moment.game;
  const std::string prefix = game.SeatName(game.ToMove(moment.position)) + ": ";
  for (const Move move : moment.legal()) {
    const std::string text = game.MoveText(move);
    if (Complaint why = Reads(moment, prefix + text, move)) return why;
    const std::string longer = text + " x";
    if (game.ParseMove(moment.position, longer)) return fmt::format("'{}' is read as a move", longer);
  }
  if (!game.AtTurnStart(moment.position)) return std::nullopt;
  for (const Move move : moment.every()) {
    if (Complaint why = Reads(moment, game.MoveText(move), move)) return why;
  }
  return std::nullopt;
}

// --- Which moves are legal.

Complaint Ascends(const Game& game, const MoveList& moves) {
  const auto* at = std::ranges::adjacent_find(moves, [](Move a, Move b) { return !(a < b); });
  if (at == moves.end()) return std::nullopt;
  return fmt::format("'{}' is followed by '{}'", game.MoveText(*at), game.MoveText(*(at + 1)));
}

Complaint LegalMovesAscend(const Moment& moment) { return Ascends(moment.game, moment.legal()); }

Complaint EveryMoveAscends(const Moment& moment) { return Ascends(moment.game, moment.every()); }

Complaint LegalMovesHaveNotation(const Moment& moment) {
  for (const Move move : moment.legal()) {
    if (std::ranges::binary_search(moment.every(), move)) continue;
    return fmt::format("'{}' is legal and not among all moves", moment.game.MoveText(move));
  }
  return std::nullopt;
}

Complaint LegalMovesAreAccepted(const Moment& moment) {
  for (const Move move : moment.legal()) {
    if (const auto refusal = moment.game.WhyIllegal(moment.position, move)) {
      return fmt::format("'{}' is listed and refused by {}: {}", moment.game.MoveText(move), refusal->rule,
                         refusal->message);
    }
  }
  return std::nullopt;
}

// What is accepted without being listed may be played at any time, so all through the first turn of a game and when the
// next begins. The second reading says which moves those are.
Complaint OtherMovesAreRefused(const Moment& moment) {
  const Game& game = moment.game;
  const std::vector<Move> unlisted = moment.Unlisted();
  Position elsewhere = game.Start();
  MoveList legal;
  for (bool turn_ends = false; !unlisted.empty();) {
    game.LegalMoves(elsewhere, &legal);
    for (const Move move : unlisted) {
      if (std::ranges::find(legal, move) == legal.end() && !game.WhyIllegal(elsewhere, move)) continue;
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

Complaint RefusalsSayWhy(const Moment& moment) {
  const Game& game = moment.game;
  const GameInfo* info = FindGame(game.name());
  if (info == nullptr) return fmt::format("there is no game '{}'", game.name());
  std::string_view known;  // the last that was found: one rule refuses many moves in a row
  for (std::size_t i = 0; i < moment.every().size(); ++i) {
    const auto& refusal = moment.refusals()[i];
    const Move move = moment.every()[i];
    if (!refusal) continue;
    if (refusal->rule != known && !IsKnown(refusal->rule, *info)) {
      return fmt::format("'{}' is refused by '{}', which is no rule", game.MoveText(move), refusal->rule);
    }
    known = refusal->rule;
    if (!IsOneLine(refusal->message)) return fmt::format("'{}' is refused without a message", game.MoveText(move));
  }
  return std::nullopt;
}

// --- The end, turns and seats.

bool IsOver(const Moment& moment) { return moment.game.outcome(moment.position).over; }

Complaint OverIsWithoutMoves(const Moment& moment) {
  const bool none = moment.legal().empty();
  if (none == IsOver(moment)) return std::nullopt;
  return none ? "nothing is legal and the game is not over" : "the game is over and moves are legal";
}

Complaint OverRefusesEveryMove(const Moment& moment) {
  const auto accepted = std::ranges::find_if(moment.refusals(), [](const auto& refusal) { return !refusal; });
  if (accepted == moment.refusals().end()) return std::nullopt;
  const Move move = moment.every()[static_cast<std::size_t>(accepted - moment.refusals().begin())];
  return fmt::format("'{}' may be played after the end", moment.game.MoveText(move));
}

Complaint WinnersHaveSeats(const Moment& moment) {
  const Outcome outcome = moment.game.outcome(moment.position);
  if (!outcome.over && outcome.winners != 0) return "somebody has won and the game is not over";
  if (outcome.winners >> moment.game.players() == 0) return std::nullopt;
  return fmt::format("winners are {:b}, beyond the seats", outcome.winners);
}

// The ways to end a turn are those after each of its moves, taken together.
Complaint TurnsAddUp(const Moment& moment) {
  const Game& game = moment.game;
  if (IsOver(moment) && !game.AtTurnStart(moment.position)) return "the game is over in the middle of a turn";
  std::uint64_t ways = 0;
  for (const Move move : moment.legal()) {
    Position next = moment.position;
    game.Apply(&next, move);
    ways += game.AtTurnStart(next) ? 1 : game.CountTurns(next);
  }
  const std::uint64_t counted = game.CountTurns(moment.position);
  if (counted == ways) return std::nullopt;
  return fmt::format("{} ways to play the turn are counted, its moves have {}", counted, ways);
}

Complaint SeatsHaveNames(const Moment& moment) {
  const Game& game = moment.game;
  const int to_move = game.ToMove(moment.position);
  if (to_move < 0 || to_move >= game.players()) return fmt::format("seat {} decides; there is none", to_move);
  for (int seat = 0; seat < game.players(); ++seat) {
    if (game.SeatName(seat).empty()) return fmt::format("seat {} has no name", seat);
    for (int other = 0; other < seat; ++other) {
      if (game.SeatName(seat) == game.SeatName(other)) return fmt::format("seats {} and {} share a name", other, seat);
    }
  }
  return std::nullopt;
}

Complaint StartRepeats(const Moment& moment) {
  if (moment.game.Start() == moment.game.Start()) return std::nullopt;
  return "the same game starts differently when it is started again";
}

Complaint IsValid(const Moment& moment) {
  const auto fault = moment.game.Validate(moment.position);
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
