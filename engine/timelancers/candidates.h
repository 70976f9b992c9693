// What might be played at each step, in the order of legal lists; legality.h says which of it may be.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_CANDIDATES_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_CANDIDATES_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/move.h"
#include "engine/timelancers/ability.h"
#include "engine/timelancers/affected.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/price.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// Calls visit(Move) for each candidate. None that is legal is left out.
template <typename Visit>
class Candidates {
 public:
  Candidates(const Options& options, const State& state, const Visit& visit)
      : pack_(*options.pack), state_(state), visit_(visit) {}

  void VisitAll() const {
    switch (state_.step) {
      case Step::kMove:
        Each(Verb::kGo, 0, pack_.tiles.size());
        EachSlot(Verb::kMachine);
        visit_(MakeMove(Verb::kEnd));
        return;
      case Step::kTile:
        return VisitTile();
      case Step::kAbility:
        return VisitUses();
      case Step::kAction:
        Each(Verb::kCapture, 0, pack_.events.size());
        Each(Verb::kRotate, 0, pack_.events.size());
        Each(Verb::kFlip, 0, pack_.tiles.size());
        Each(Verb::kReserve, 0, pack_.events.size());
        Each(Verb::kReserveDeck, 0, kTypes);
        return;
      case Step::kPlace:
        EachSlot(Verb::kPlace);
        EachSlot(Verb::kPlaceRight);
        EachSlot(Verb::kPlaceLeft);
        return;
      default:
        return VisitAnswers();
    }
  }

 private:
  void Each(Verb verb, std::size_t first, std::size_t end) const {
    for (std::size_t i = first; i < end; ++i) visit_(MakeMove(verb, static_cast<std::uint32_t>(i)));
  }
  void EachSlot(Verb verb) const { Each(verb, 1, kSlots + 1); }

  // Questions about one thing.
  void VisitAnswers() const {
    switch (state_.step) {
      case Step::kDraft:
        return Each(Verb::kDraft, 0, pack_.events.size());
      case Step::kPay:
        return VisitPayments();
      case Step::kReplace:
        return Each(Verb::kReplace, 0, pack_.events.size());
      case Step::kJob:
        return Each(Verb::kJob, 0, pack_.jobs.size());
      case Step::kLock:
        return VisitLocks();
      case Step::kDiscard:
        return Each(Verb::kDiscard, 0, kResources);
      case Step::kDrop:
        return Each(Verb::kDrop, 0, pack_.jobs.size());
      default:
        return;  // the game is over
    }
  }

  void VisitTile() const {
    Each(Verb::kTake, 0, kResources);
    Each(Verb::kAct, 0, kSlots + 1);
    Each(Verb::kResetEvent, 0, pack_.events.size());
    Each(Verb::kResetRow, 0, kTypes);
    Each(Verb::kCopy, 0, pack_.tiles.size());
    Each(Verb::kTransport, 0, pack_.tiles.size());
    VisitTrades();
    visit_(MakeMove(Verb::kSkip));
  }

  void VisitTrades() const {
    for (std::size_t given = 0; given < kResources; ++given) {
      for (const int count : {1, 2}) {
        const auto trade = [&](const Bundle& got) { visit_(MakeTrade({static_cast<Resource>(given), got})); };
        ForEachBundle(count, AnyOf(count), trade);
      }
    }
  }

  static Bundle AnyOf(int count) {
    Bundle limit;
    limit.fill(static_cast<std::uint8_t>(count));
    return limit;
  }

  void VisitUses() const {
    const Gain gain = UsableOn(pack_, state_, Active(state_).slot);
    ForEachBundle(gain.any, AnyOf(gain.any), [&](const Bundle& chosen) {
      for (int slot = 0; slot <= (gain.upgrades > 0 ? kSlots : 0); ++slot) visit_(MakeUse({chosen, slot}));
    });
    visit_(MakeMove(Verb::kSkip));
  }

  void VisitPayments() const {
    const PlayerState& player = Active(state_);
    ForEachBundle(PriceOf(pack_, player, IndexOf(state_.event)).due(), player.resources,
                  [&](const Bundle& payment) { visit_(MakePay(payment)); });
  }

  // All sets of affected events, in the order of their bits.
  void VisitLocks() const {
    const PlayerState& owner = state_.player();
    const Locks all = LocksOn(pack_, owner, AffectedSlots(pack_, owner, IndexOf(state_.event)));
    visit_(MakeLock({}));
    const unsigned affected = all.events;
    for (unsigned set = (0U - affected) & affected; set != 0; set = (set - affected) & affected) {
      visit_(MakeLock({all.type, static_cast<std::uint16_t>(set)}));
    }
  }

  const Pack& pack_;
  const State& state_;
  const Visit& visit_;
};

template <typename Visit>
void ForEachCandidate(const Options& options, const State& state, const Visit& visit) {
  Candidates<Visit>(options, state, visit).VisitAll();
}

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_CANDIDATES_H_
