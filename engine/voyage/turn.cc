#include "engine/voyage/turn.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/voyage/legality.h"
#include "engine/voyage/moves.h"
#include "engine/voyage/trace.h"

namespace timeproof::voyage {
namespace {

int FewestForStall(const State& state) { return 2 * state.players; }

// How many turns of the round are over when it is the turn of `seat`.
int TurnsOfRound(const State& state, int seat) { return (seat - state.start + state.players) % state.players; }

// Fewer tickets are better, then more tokens. (PV-SCORE-01, PV-SCORE-02)
std::pair<int, int> Rank(const State& state, int seat) {
  return {Count(state.hands[State::At(seat)]), -state.held[State::At(seat)]};
}

// The rule by which the winners won.
Rule DecidedBy(const State& state) {
  if (std::popcount(state.winners) > 1) return Rule::kScore03;
  const int winner = std::countr_zero(state.winners);
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat != winner && Rank(state, seat).first == Rank(state, winner).first) return Rule::kScore02;
  }
  return Rule::kScore01;
}

// Plays one move, reporting on the way.
template <typename Trace>
class Turn {
 public:
  Turn(const Options& options, State* state, Trace trace) : options_(options), state_(*state), report_(trace) {}

  void Play(Move move) {
    switch (VerbOf(move)) {
      case Verb::kMove:
        state_.main_done = 1;
        Place(KindIn(move), state_.machine + 1, Rule::kMove05, Rule::kMove06, Rule::kMove07);
        break;
      case Verb::kStay:
        Stay(KindIn(move));
        break;
      case Verb::kWarp:
        Warp(PositionIn(move));
        break;
      case Verb::kPass:
        report_(Rule::kPass01, Deed::kPasses, 0, state_.seat);
        EndTurn();
        break;
      case Verb::kEnd:
        report_(Rule::kTurn05, Deed::kEnds, 0, state_.seat);
        EndTurn();
        break;
    }
  }

 private:
  Hand& Own() { return state_.hands[state_.seat]; }
  std::uint8_t& Held() { return state_.held[state_.seat]; }

  // A ticket from the hand onto a card, the tokens from there, the machine onto the ticket; then the end is checked.
  void Place(Kind kind, int target, Rule places, Rule takes, Rule travels) {
    --Own()[kind];
    state_.Push(target, kind);
    report_(places, Deed::kPlaces, kind, state_.seat, target);
    std::uint8_t& tokens = state_.tokens[State::At(target)];
    if (tokens > 0) report_(takes, Deed::kTakes, tokens, target, state_.seat);
    Held() = static_cast<std::uint8_t>(Held() + std::exchange(tokens, 0));
    report_(travels, Deed::kTravels, 0, state_.machine, target);
    state_.machine = static_cast<std::uint8_t>(target);
    state_.moved = 1;
    CheckEnd();
  }

  // PV-STAY-02 to PV-STAY-04
  void Stay(Kind kind) {
    const Kind old = state_.SwapTop(state_.machine, kind);
    --Own()[kind];
    ++Own()[old];
    state_.main_done = 1;
    report_(Rule::kStay02, Deed::kSwaps, kind, state_.seat, old);
  }

  // PV-WARP-01: the token is paid first, onto the location that the machine leaves.
  void Warp(int target) {
    if (target == 0) report_.Ruled(Rule::kStartCard, options_.StartIsNoLocation());
    --Held();
    ++state_.tokens[state_.machine];
    report_(Rule::kWarp01, Deed::kPays, 0, state_.seat, state_.machine);
    Place(state_.Top(target), target, Rule::kWarp07, Rule::kWarp08, Rule::kWarp09);
  }

  // PV-END-01, PV-END-02: at once, also in the middle of a turn.
  void CheckEnd() {
    if (state_.machine == kLastPosition) End(Reason::kRightmost, Rule::kEnd02);
    if (Count(Own()) == 0) End(Reason::kHandEmpty, Rule::kEnd01);
    if (state_.IsOver()) Score();
  }

  void EndTurn() {
    CountIdle();
    const int next = NextSeat(state_);
    const bool by_turns = state_.idle >= FewestForStall(state_);
    const bool by_rounds = by_turns && next == state_.start;
    if (by_turns != by_rounds) report_.Ruled(Rule::kStallCount, options_.StallsByRounds());
    state_.main_done = 0;
    state_.moved = 0;
    if (options_.StallsByRounds() ? by_rounds : by_turns) {
      End(Reason::kStall, Rule::kEnd03);
      Score();
      return;
    }
    state_.seat = static_cast<std::uint8_t>(next);
    report_(Rule::kTurn01, Deed::kNext, 0, 0, next);
  }

  // PV-END-03. A main action that moved nothing was a Stay.
  void CountIdle() {
    const bool stayed = state_.main_done != 0 && state_.moved == 0;
    if (stayed) report_.Ruled(Rule::kStayBreaksStall, options_.StayBreaksStall());
    const bool breaks = state_.moved != 0 || (stayed && options_.StayBreaksStall());
    state_.idle = breaks ? std::uint8_t{0} : static_cast<std::uint8_t>(state_.idle + 1);
    if (!breaks) report_(Rule::kEnd03, Deed::kCounts, state_.idle);
  }

  void End(Reason reason, Rule rule) {
    state_.reasons |= Bit(reason);
    report_(rule, Deed::kOver, static_cast<int>(reason));
  }

  void Score() {
    state_.winners = Winners(state_);
    if constexpr (!Trace::kListening) return;
    for (int seat = 0; seat < state_.players; ++seat) {
      if (!state_.Won(seat)) continue;
      report_(DecidedBy(state_), Deed::kWins, Count(state_.hands[State::At(seat)]), state_.held[State::At(seat)], seat);
    }
  }

  const Options& options_;
  State& state_;
  Trace report_;
};

}  // namespace

void LegalMoves(const Options& options, const State& state, MoveList* moves) {
  moves->Clear();
  const Legality legality(options, state);
  ForEveryMove([&](Move move) {
    if (legality.Forbids(move) == Rule::kNone) moves->Add(move);
  });
}

void Apply(const Options& options, State* state, Move move, EffectSink* sink) {
  if (sink == nullptr) {
    Turn<Silent>(options, state, Silent{}).Play(move);
  } else {
    Turn<Listening>(options, state, Listening(sink)).Play(move);
  }
}

int IdleLimit(const Options& options, const State& state, int seat) {
  return FewestForStall(state) + (options.StallsByRounds() ? TurnsOfRound(state, seat) : 0);
}

int StallCount(const Options& options, const State& state) {
  const int at_start_of_round = state.idle + state.players - TurnsOfRound(state, state.seat);
  return FewestForStall(state) + (options.StallsByRounds() ? at_start_of_round % state.players : 0);
}

std::uint8_t Winners(const State& state) {
  std::pair<int, int> best = Rank(state, 0);
  for (int seat = 1; seat < state.players; ++seat) best = std::min(best, Rank(state, seat));
  unsigned winners = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    if (Rank(state, seat) == best) winners |= 1U << State::At(seat);
  }
  return static_cast<std::uint8_t>(winners);
}

}  // namespace timeproof::voyage
