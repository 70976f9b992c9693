#include "engine/timelancers/turn.h"

#include "engine/timelancers/candidates.h"
#include "engine/timelancers/city.h"
#include "engine/timelancers/legality.h"
#include "engine/timelancers/machine.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/trace.h"

namespace timeproof::timelancers {
namespace {

// Plays one move, reporting on the way: each goes to the chapter that it belongs to.
template <typename Trace>
class Turn {
 public:
  Turn(const Options& options, State* state, Trace trace)
      : t_{.options = options, .pack = *options.pack, .state = *state, .report = trace} {}

  void Play(Move move) {
    switch (t_.state.step) {
      case Step::kMove:
        return PlayMove(move);
      case Step::kTile:
        return PlayOnTile(move);
      case Step::kAction:
        return PlayAction(move);
      case Step::kLock:
        return PlayLock(LocksIn(move));
      case Step::kAbility:
        return VerbOf(move) == Verb::kUse ? Use(t_, ChoiceIn(move)) : Forgo(t_);
      default:
        return PlayAnswer(move);
    }
  }

 private:
  void PlayMove(Move move) {
    switch (VerbOf(move)) {
      case Verb::kGo:
        return Go(t_, IndexIn(move));
      case Verb::kMachine:
        return Enter(t_, IndexIn(move));
      default:
        return Stop();
    }
  }

  // (TL-TURN-04)
  void Stop() {
    const bool is_first = t_.state.moves_made == 0 && IsOnTile(t_.active());
    if (is_first && t_.options.FirstMoveIsOptional()) t_.report.Ruled(Rule::kFirstMove, true);
    EndTurn(t_, Rule::kTurn04);
  }

  void PlayOnTile(Move move) {
    switch (VerbOf(move)) {
      case Verb::kTake:
        return PickUp(t_, ArgumentOf(move));
      case Verb::kCopy:
        return Copy(t_, IndexIn(move));
      case Verb::kTransport:
        return Transport(t_, IndexIn(move));
      case Verb::kSkip:
        return LeaveAlone(t_);
      default:
        return Perform(t_, move);
    }
  }

  void PlayAction(Move move) {
    switch (VerbOf(move)) {
      case Verb::kCapture:
        return Capture(t_, IndexIn(move));
      case Verb::kRotate:
        return Rotate(t_, IndexIn(move));
      case Verb::kFlip:
        return Flip(t_, IndexIn(move));
      case Verb::kReserve:
        Reserve(t_, IndexIn(move));
        return EndMove(t_);
      default:
        ReserveTop(t_, ArgumentOf(move));
        return EndMove(t_);
    }
  }

  // The ripple of a capture or of a rotation leads on to the end of the move, that of the Enforcer to the rest of its
  // card.
  void PlayLock(const Locks& locks) {
    if (!AnswerLock(t_, locks)) return;
    if (t_.state.cause != Cause::kEnforcer) return EndChange(t_);
    EndHalf(t_);
    if (CarryOutCard(t_)) EndRound(t_);
  }

  void PlayAnswer(Move move) {
    switch (VerbOf(move)) {
      case Verb::kDraft:
        return Draft(t_, IndexIn(move));
      case Verb::kPay:
        return Pay(t_, PaymentIn(move));
      case Verb::kReplace:
        return Replace(t_, IndexIn(move));
      case Verb::kJob:
        return DoJob(t_, IndexIn(move), Rule::kJob06);
      case Verb::kDiscard:
        return Discard(t_, ArgumentOf(move));
      case Verb::kDrop:
        return Drop(t_, IndexIn(move));
      default:
        return Place(t_, VerbOf(move), IndexIn(move));
    }
  }

  Table<Trace> t_;
};

}  // namespace

void LegalMoves(const Options& options, const State& state, MoveList* moves) {
  moves->Clear();
  ForEachCandidate(options, state, [&](Move move) {
    if (Forbids(options, state, move) == Rule::kNone) moves->Add(move);
  });
}

void Apply(const Options& options, State* state, Move move, EffectSink* sink) {
  if (sink == nullptr) {
    Turn<Silent>(options, state, Silent{}).Play(move);
  } else {
    Turn<Listening>(options, state, Listening(sink)).Play(move);
  }
}

}  // namespace timeproof::timelancers
