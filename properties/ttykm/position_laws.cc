// What holds of every position of That Time You Killed Me, and of those reached by play.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "engine/ttykm/moves.h"
#include "engine/ttykm/rules.h"
#include "engine/ttykm/state.h"
#include "properties/ttykm/laws.h"
#include "properties/ttykm/symmetry.h"

namespace timeproof::ttykm {
namespace {

const State& Of(const Moment& moment) { return moment.position.As<State>(); }

State StartOf(const Moment& moment) { return moment.game.Start().As<State>(); }

std::string Where(Place place) { return fmt::format("{} {}", Name(EraOf(place)), SpaceOf(place)); }

template <typename Is>
int CountIn(const State& state, Era era, Is is) {
  int count = 0;
  for (int space = 1; space <= kSpaces; ++space) count += is(state.boards[At(era, space)]) ? 1 : 0;
  return count;
}

template <typename Is>
int CountAll(const State& state, Is is) {
  int count = 0;
  for (const Era era : kEras) count += CountIn(state, era, is);
  return count;
}

int CountSeeds(const State& state) {
  int seeds = 0;
  for (Place place = 0; place < kPlaces; ++place) seeds += state.boards.HasSeed(place) ? 1 : 0;
  return seeds;
}

auto Equals(Piece wanted) {
  return [wanted](Piece piece) { return piece == wanted; };
}
bool IsTree(Piece piece) { return piece == Piece::kTree || IsFallen(piece); }
bool IsPlant(Piece piece) { return piece == Piece::kShrub || IsTree(piece); }

// --- What the laws concern.

bool HasPlants(const Moment& moment) { return CountAll(Of(moment), &IsPlant) > 0 || CountSeeds(Of(moment)) > 0; }
bool HasFallenTrees(const Moment& moment) { return CountAll(Of(moment), &IsFallen) > 0; }
bool HasShrubs(const Moment& moment) { return CountAll(Of(moment), Equals(Piece::kShrub)) > 0; }
bool HasTrees(const Moment& moment) { return CountAll(Of(moment), &IsTree) > 0; }
bool PlaysInfluence(const Moment& moment) { return CountAll(StartOf(moment), &IsStatue) > 0; }
bool PlaysMemory(const Moment& moment) { return CountAll(StartOf(moment), &IsElephant) > 0; }
bool IsMidTurn(const Moment& moment) { return Of(moment).step == Step::kAct || Of(moment).step == Step::kFocus; }
bool IsUnderWay(const Moment& moment) { return Of(moment).step != Step::kOver; }
// Nothing on the table shows Growth at the start; its absence forbids planting.
bool PlaysGrowth(const Moment& moment) {
  const auto refusal = moment.game.WhyIllegal(moment.game.Start(), SpaceMove(Verb::kPlant, 1));
  return !refusal || refusal->rule != Id(Rule::kSet04);
}

// --- Sums.

Complaint CopiesAddUp(const Moment& moment) {
  const State start = StartOf(moment);
  const State& state = Of(moment);
  for (const Player player : kPlayers) {
    const int most = start.supply[Index(player)];  // four less the handicap
    const int supply = state.supply[Index(player)];
    const int copies = CountAll(state, Equals(CopyOf(player)));
    if (supply > most) return fmt::format("{} has {} copies in supply, of {}", Name(player), supply, most);
    if (copies + supply > most + kCopiesEach - kSupplyEach) {
      return fmt::format("{} has {} copies and {} in supply", Name(player), copies, supply);
    }
  }
  return std::nullopt;
}

Complaint OnlyChaptersInPlay(const Moment& moment) {
  const State& state = Of(moment);
  if (!PlaysGrowth(moment) && HasPlants(moment)) return "a plant without Growth";
  const bool builds = std::ranges::any_of(state.can_build, [](std::uint8_t can) { return can != 0; });
  if (!PlaysInfluence(moment) && (CountAll(state, &IsStatue) > 0 || builds)) return "a statue without Influence";
  const bool hats = std::ranges::any_of(kEras, [&](Era era) {
    return std::ranges::any_of(kPlayers, [&](Player player) { return state.HasHatIn(era, player); });
  });
  if (!PlaysMemory(moment) && (CountAll(state, &IsElephant) > 0 || hats)) return "an elephant without Memory";
  return std::nullopt;
}

Complaint PlantsAddUp(const Moment& moment) {
  const State& state = Of(moment);
  const int seeds = CountSeeds(state);
  const int shrubs = CountAll(state, Equals(Piece::kShrub));
  const int trees = CountAll(state, &IsTree);
  if (std::max({seeds, shrubs, trees}) <= kPlantsEach) return std::nullopt;
  return fmt::format("{} seeds, {} shrubs and {} trees; there are {} of each", seeds, shrubs, trees, kPlantsEach);
}

Complaint SeedsShareWithCopiesOnly(const Moment& moment) {
  const Boards& boards = Of(moment).boards;
  for (Place place = 0; place < kPlaces; ++place) {
    const Piece piece = boards[place];
    if (boards.HasSeed(place) && piece != Piece::kNone && !IsCopy(piece)) {
      return fmt::format("a seed and a {} share {}", Name(piece), Where(place));
    }
  }
  return std::nullopt;
}

Complaint TrunksPointToTheBoard(const Moment& moment) {
  const Boards& boards = Of(moment).boards;
  for (Place place = 0; place < kPlaces; ++place) {
    if (IsFallen(boards[place]) && Beside(place, Opposite(FellTo(boards[place]))) == kNowhere) {
      return fmt::format("the trunk of the tree on {} points into a wall", Where(place));
    }
  }
  return std::nullopt;
}

Complaint StatuesAddUp(const Moment& moment) {
  const State& state = Of(moment);
  for (const Piece statue : kStatues) {
    std::array<int, 3> in{};
    for (const Era era : kEras) in[Index(era)] = CountIn(state, era, Equals(statue));
    if (*std::ranges::max_element(in) > 1) return fmt::format("two {}s in one era", Name(statue));
    if (statue == Piece::kOrangeStatue) {
      if (in != std::array{1, 1, 1}) return "the orange statue does not stand in every era";
      continue;
    }
    if (in == std::array{1, 0, 1}) return fmt::format("the {} skips the present", Name(statue));
    const Player player = statue == Piece::kWhiteStatue ? Player::kWhite : Player::kBlack;
    const bool unbuilt = in == std::array{0, 0, 0};
    if (unbuilt != (state.can_build[Index(player)] != 0)) {
      return fmt::format("the {} {}, and {} {} build", Name(statue), unbuilt ? "stands nowhere" : "stands",
                         Name(player), unbuilt ? "may not" : "may");
    }
  }
  return std::nullopt;
}

Complaint ElephantsAddUp(const Moment& moment) {
  const State& state = Of(moment);
  for (const Era era : kEras) {
    for (const Elephant elephant : kElephants) {
      const int count = CountIn(state, era, Equals(PieceOf(elephant)));
      if (count != 1) return fmt::format("{} {} elephants in the {}", count, Name(elephant), Name(era));
    }
  }
  return std::nullopt;
}

// That a colour has one hat an era at most is in the form of a state.
Complaint HatsAddUp(const Moment& moment) {
  const State& state = Of(moment);
  for (const Era era : kEras) {
    for (const Player player : kPlayers) {
      if (state.hats[Index(era)][Index(player)] > kElephants.size()) return "a hat on an elephant that there is not";
    }
    for (const Elephant elephant : kElephants) {
      if (state.Wears(era, elephant, Player::kWhite) && state.Wears(era, elephant, Player::kBlack)) {
        return fmt::format("the {} elephant in the {} wears two hats", Name(elephant), Name(era));
      }
    }
  }
  return std::nullopt;
}

// --- Whose turn it is.

Complaint ActiveCopyIsTheMovers(const Moment& moment) {
  const State& state = Of(moment);
  if (state.active == kNowhere) {
    if (state.step == Step::kAct) return "nobody is there to act";
    return std::nullopt;
  }
  if (state.boards[state.active] != CopyOf(state.to_move)) return "the active copy is not one of the player to move";
  if (state.actions_left == kActions && EraOf(state.active) != state.FocusOf(state.to_move)) {
    return "with two actions left the active copy is outside the focus era";
  }
  if (state.actions_left > kActions) return fmt::format("{} actions are left", state.actions_left);
  return std::nullopt;
}

Complaint StepsKeepTheirFields(const Moment& moment) {
  const State& state = Of(moment);
  if ((state.step == Step::kOver) != (state.winner != Winner::kNobody)) return "the winner and the step disagree";
  const bool mid_turn = state.step == Step::kAct || state.step == Step::kFocus;
  if (!mid_turn && (state.active != kNowhere || state.actions_left != 0)) return "a copy is active between two turns";
  if (state.step == Step::kAct && state.actions_left == 0) return "no action is left to take";
  return std::nullopt;
}

bool FitsStep(const State& state, Move move) {
  const Verb verb = VerbOf(move);
  const bool shifts = verb == Verb::kFocus && EraIn(move) != state.FocusOf(state.to_move);
  if (state.step == Step::kCopy) return verb == Verb::kCopy || shifts;
  if (state.step == Step::kFocus) return shifts;
  return verb > Verb::kCopy && verb < Verb::kFocus;
}

// A copy is chosen, or where none can act the focus goes to one of the other eras; actions are taken; then it must go.
Complaint LegalMovesFitTheStep(const Moment& moment) {
  const State& state = Of(moment);
  int shifts = 0;
  for (const Move move : moment.legal()) {
    if (!FitsStep(state, move)) return fmt::format("'{}' is legal at another step", moment.game.MoveText(move));
    shifts += VerbOf(move) == Verb::kFocus ? 1 : 0;
  }
  if (shifts == 0 && state.step != Step::kFocus) return std::nullopt;
  if (shifts != 2) return fmt::format("the focus can go to {} eras", shifts);
  if (moment.legal().size() != 2) return "the focus may shift although a copy can be chosen";
  return std::nullopt;
}

// Whoever's turn it is and whatever was begun.
Complaint WordsEndTheGame(const Moment& moment) {
  for (const Move word : {ConcedeMove(Player::kWhite), ConcedeMove(Player::kBlack), MakeMove(Verb::kDraw)}) {
    if (const auto refusal = moment.game.WhyIllegal(moment.position, word)) {
      return fmt::format("'{}' is refused: {}", moment.game.MoveText(word), refusal->message);
    }
  }
  return std::nullopt;
}

// --- Symmetry. (Handicaps may make it impossible to swap the colours.)

Complaint LegalMovesAreSymmetric(const Moment& moment) {
  const Game& game = moment.game;
  const MoveList& legal = moment.legal();
  MoveList actual;
  std::array<Move, MoveList::kCapacity> expected;
  for (const Symmetry& symmetry : kSymmetries) {
    const Position seen(symmetry.Of(Of(moment)));
    if (symmetry.swapped && game.Validate(seen)) continue;
    game.LegalMoves(seen, &actual);
    const auto end = std::ranges::transform(legal, expected.begin(), [&](Move move) { return symmetry.Of(move); }).out;
    std::sort(expected.begin(), end);
    if (std::ranges::equal(expected.begin(), end, actual.begin(), actual.end())) continue;
    return fmt::format("{} moves are legal here, {} or others seen {}", legal.size(), actual.size(),
                       Describe(symmetry));
  }
  return std::nullopt;
}

// --- Reached by play from the set-up.

Complaint PlantsKeepToTheirEras(const Moment& moment) {
  const State& state = Of(moment);
  if (CountIn(state, Era::kPast, &IsPlant) > 0) return "a shrub or tree in the past";
  if (CountIn(state, Era::kPresent, &IsTree) > 0) return "a tree in the present";
  return std::nullopt;
}

Complaint ShrubsStandAboveSeeds(const Moment& moment) {
  const Boards& boards = Of(moment).boards;
  for (Place place = 0; place < kPlaces; ++place) {
    if (boards[place] != Piece::kShrub) continue;
    if (Earlier(place) == kNowhere || !boards.HasSeed(Earlier(place))) {
      return fmt::format("there is no seed before the shrub on {}", Where(place));
    }
  }
  return std::nullopt;
}

// The space that a tree stands on, or points to.
Place RootOf(const Boards& boards, Place tree) {
  return boards[tree] == Piece::kTree ? tree : Beside(tree, Opposite(FellTo(boards[tree])));
}

Complaint TreesGrowFromShrubs(const Moment& moment) {
  const Boards& boards = Of(moment).boards;
  Places rooted = 0;
  for (Place place = 0; place < kPlaces; ++place) {
    if (!IsTree(boards[place])) continue;
    const Place root = RootOf(boards, place);
    if (Earlier(root) == kNowhere || boards[Earlier(root)] != Piece::kShrub) {
      return fmt::format("the tree on {} grows from no shrub", Where(place));
    }
    if ((rooted & Bit(root)) != 0) return fmt::format("two trees grow from the shrub before {}", Where(root));
    rooted |= Bit(root);
  }
  return std::nullopt;
}

constexpr PositionLaw kPositionLaws[] = {
    {"ttykm.copies-add-up", &CopiesAddUp},
    {"ttykm.only-chapters-in-play", &OnlyChaptersInPlay},
    {"ttykm.plants-add-up", &PlantsAddUp, &HasPlants},
    {"ttykm.seeds-share-with-copies-only", &SeedsShareWithCopiesOnly, &HasPlants},
    {"ttykm.trunks-point-to-the-board", &TrunksPointToTheBoard, &HasFallenTrees},
    {"ttykm.statues-add-up", &StatuesAddUp, &PlaysInfluence},
    {"ttykm.elephants-add-up", &ElephantsAddUp, &PlaysMemory},
    {"ttykm.hats-add-up", &HatsAddUp, &PlaysMemory},
    {"ttykm.active-copy-is-the-movers", &ActiveCopyIsTheMovers, &IsMidTurn},
    {"ttykm.steps-keep-their-fields", &StepsKeepTheirFields},
    {"ttykm.legal-fits-the-step", &LegalMovesFitTheStep},
    {"ttykm.words-end-the-game", &WordsEndTheGame, &IsUnderWay},
    {"ttykm.legal-is-symmetric", &LegalMovesAreSymmetric},
};

constexpr PositionLaw kReachableLaws[] = {
    {"ttykm.plants-keep-to-their-eras", &PlantsKeepToTheirEras, &HasPlants},
    {"ttykm.shrubs-stand-above-seeds", &ShrubsStandAboveSeeds, &HasShrubs},
    {"ttykm.trees-grow-from-shrubs", &TreesGrowFromShrubs, &HasTrees},
};

}  // namespace

std::span<const PositionLaw> PositionLaws() { return kPositionLaws; }
std::span<const PositionLaw> ReachableLaws() { return kReachableLaws; }

}  // namespace timeproof::ttykm
