// Looking ahead in the city: whether a turn can still end where turns may end.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_REACH_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_REACH_H_

#include "engine/timelancers/lookup.h"
#include "engine/timelancers/options.h"
#include "engine/timelancers/pack.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {

// Ways of the active player over the tiles, which do not change on the way.
class Reach {
 public:
  Reach(const Options& options, const State& state) : options_(options), pack_(*options.pack), state_(state) {}

  // Whether a turn may end there: in the headquarters, or alone. (TL-MOVE-05, TL-HQ-05)
  bool MayEndOn(int tile) const { return tile == pack_.hq || !IsShared(options_, state_, tile); }

  // Whether a lawful finish is in reach of somebody who stands on the tile, came there from `previous`, and has `left`
  // moves left. (TL-MOVE-05, TL-MOVE-06)
  bool CanFinish(int tile, Ref previous, int left) const {
    if (MayEndOn(tile)) return true;
    for (int next = 0; left > 0 && next < Tiles(); ++next) {
      if (!AreAdjacent(state_, tile, next) || ToRef(next) == previous || EnforcerIsOn(state_, next)) continue;
      if (CanFinishAfterLanding(next, ToRef(tile), left - 1)) return true;
    }
    return false;
  }

  // The same on landing, when there may be a transport yet. (TL-TILE-10)
  bool CanFinishAfterLanding(int tile, Ref previous, int left) const {
    if (CanFinish(tile, previous, left)) return true;
    if (FaceUp(pack_, state_, tile).deed != Deed::kTransport) return false;
    for (int target = 0; target < Tiles(); ++target) {
      if (target == tile || EnforcerIsOn(state_, target)) continue;
      if (CanFinish(target, ToRef(tile), left)) return true;
    }
    return false;
  }

 private:
  int Tiles() const { return static_cast<int>(pack_.tiles.size()); }

  const Options& options_;
  const Pack& pack_;
  const State& state_;
};

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_REACH_H_
