// What may be tried: every move of most forms, a sample of those of which there are too many.
#include <cstddef>
#include <cstdint>

#include "engine/timelancers/moves.h"

namespace timeproof::timelancers {
namespace {

class Everything {
 public:
  Everything(const Pack& pack, MoveList* moves) : pack_(pack), moves_(moves) {}

  // In the order of the codes.
  void Add() {
    AddEach(Verb::kDraft, 0, pack_.events.size());
    AddEach(Verb::kGo, 0, pack_.tiles.size());
    AddEach(Verb::kMachine, 1, kSlots + 1);
    AddEach(Verb::kEnd, 0, 1);
    AddEach(Verb::kTake, 0, kResources);
    AddEach(Verb::kAct, 0, kSlots + 1);
    AddEach(Verb::kResetEvent, 0, pack_.events.size());
    AddEach(Verb::kResetRow, 0, kTypes);
    AddEach(Verb::kCopy, 0, pack_.tiles.size());
    AddEach(Verb::kTransport, 0, pack_.tiles.size());
    AddTrades();
    AddUses();
    AddEach(Verb::kSkip, 0, 1);
    AddEach(Verb::kCapture, 0, pack_.events.size());
    AddEach(Verb::kRotate, 0, pack_.events.size());
    AddEach(Verb::kFlip, 0, pack_.tiles.size());
    AddEach(Verb::kReserve, 0, pack_.events.size());
    AddEach(Verb::kReserveDeck, 0, kTypes);
    ForEachSet(3, [&](const Bundle& payment) { moves_->Add(MakePay(payment)); });
    AddEach(Verb::kReplace, 0, pack_.events.size());
    AddEach(Verb::kPlace, 1, kSlots + 1);
    AddEach(Verb::kPlaceRight, 1, kSlots + 1);
    AddEach(Verb::kPlaceLeft, 1, kSlots + 1);
    AddEach(Verb::kJob, 0, pack_.jobs.size());
    AddLocks();
    AddEach(Verb::kDiscard, 0, kResources);
    AddEach(Verb::kDrop, 0, pack_.jobs.size());
  }

 private:
  void AddEach(Verb verb, std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i) moves_->Add(MakeMove(verb, static_cast<std::uint32_t>(i)));
  }

  // Calls visit(Bundle) for each set of at most `most` resources, in the order of the codes.
  template <typename Visit>
  static void ForEachSet(int most, const Visit& visit, std::size_t kind = 0, Bundle bundle = {}) {
    if (kind == kResources) return visit(bundle);
    for (int pieces = 0; pieces <= most; ++pieces) {
      bundle[kind] = static_cast<std::uint8_t>(pieces);
      ForEachSet(most - pieces, visit, kind + 1, bundle);
    }
  }

  void AddTrades() {
    for (std::size_t given = 0; given < kResources; ++given) {
      ForEachSet(2, [&](const Bundle& got) {
        if (Count(got) > 0) moves_->Add(MakeTrade({static_cast<Resource>(given), got}));
      });
    }
  }

  // Up to two resources, and a slot with one at most.
  void AddUses() {
    ForEachSet(2, [&](const Bundle& chosen) {
      const int last = Count(chosen) <= 1 ? kSlots : 0;
      for (int slot = 0; slot <= last; ++slot) moves_->Add(MakeUse({chosen, slot}));
    });
  }

  // None, each event, and each with its neighbour in the pack.
  void AddLocks() {
    moves_->Add(MakeLock({}));
    for (std::size_t type = 0; type < kTypes; ++type) {
      const auto count = static_cast<unsigned>(pack_.starts[type + 1] - pack_.starts[type]);
      for (unsigned place = 0; place < count; ++place) {
        AddLock(type, 1U << place);
        if (place > 0) AddLock(type, 3U << (place - 1));
      }
    }
  }
  void AddLock(std::size_t type, unsigned events) {
    moves_->Add(MakeLock({static_cast<Type>(type), static_cast<std::uint16_t>(events)}));
  }

  const Pack& pack_;
  MoveList* moves_;
};

}  // namespace

void EveryMove(const Pack& pack, MoveList* moves) {
  moves->Clear();
  Everything(pack, moves).Add();
}

}  // namespace timeproof::timelancers
