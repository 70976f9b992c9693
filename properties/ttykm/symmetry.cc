#include "properties/ttykm/symmetry.h"

#include <fmt/format.h>

#include <bit>

namespace timeproof::ttykm {
namespace {

constexpr int kSide = 4;

// [mirrored][quarter turns][space - 1]: where the space goes, counted from 0.
constexpr auto kSpaceTables = [] {
  std::array<std::array<std::array<std::uint8_t, kSpaces>, 4>, 2> tables{};
  for (int mirrored = 0; mirrored < 2; ++mirrored) {
    for (int space = 0; space < kSpaces; ++space) {
      int row = space / kSide;
      int column = mirrored == 1 ? kSide - 1 - space % kSide : space % kSide;
      for (int turns = 0; turns < 4; ++turns) {
        tables[static_cast<std::size_t>(mirrored)][static_cast<std::size_t>(turns)][static_cast<std::size_t>(space)] =
            static_cast<std::uint8_t>(row * kSide + column);
        const int turned_row = column;
        column = kSide - 1 - row;
        row = turned_row;
      }
    }
  }
  return tables;
}();

template <typename Visit>
void ForEach(Places places, Visit visit) {
  for (; places != 0; places &= places - 1) visit(static_cast<Place>(std::countr_zero(places)));
}

Winner Swap(Winner winner) {
  if (winner == Winner::kWhite) return Winner::kBlack;
  return winner == Winner::kBlack ? Winner::kWhite : winner;
}

}  // namespace

Place Symmetry::Of(Place place) const {
  if (place == kNowhere) return kNowhere;
  const auto& spaces = kSpaceTables[mirrored ? 1 : 0][static_cast<std::size_t>(quarter_turns)];
  return static_cast<Place>(place / kSpaces * kSpaces + spaces[place % kSpaces]);
}

Direction Symmetry::Of(Direction direction) const {
  const bool across = direction == Direction::kEast || direction == Direction::kWest;
  const Direction seen = mirrored && across ? Opposite(direction) : direction;
  return static_cast<Direction>((Index(seen) + static_cast<std::size_t>(quarter_turns)) % 4);
}

Piece Symmetry::Of(Piece piece) const {
  if (IsFallen(piece)) return Fallen(Of(FellTo(piece)));
  for (const Player player : kPlayers) {
    if (piece == CopyOf(player)) return CopyOf(Of(player));
    if (piece == StatueOf(player)) return StatueOf(Of(player));
  }
  return piece;
}

Move Symmetry::Of(Move move) const {
  switch (VerbOf(move)) {
    case Verb::kMove:
      return StepMove(Of(DirectionIn(move)), PullIn(move));
    case Verb::kCommand:
      return CommandMove(ElephantIn(move), Of(DirectionIn(move)), PullIn(move));
    case Verb::kCopy:
    case Verb::kPlant:
    case Verb::kDig:
    case Verb::kBuild:
      return SpaceMove(VerbOf(move), SpaceOf(Of(At(Era::kPast, SpaceIn(move)))));
    case Verb::kConcede:
      return ConcedeMove(Of(PlayerIn(move)));
    default:
      return move;
  }
}

State Symmetry::Of(const State& state) const {
  State seen;
  ForEach(state.boards.Pieces(), [&](Place place) { seen.boards.Put(Of(state.boards[place]), Of(place)); });
  ForEach(state.boards.Seeds(), [&](Place place) { seen.boards.PutSeed(Of(place)); });
  for (const Player player : kPlayers) {
    const std::size_t from = Index(player);
    const std::size_t to = Index(Of(player));
    for (const Era era : kEras) seen.hats[Index(era)][to] = state.hats[Index(era)][from];
    seen.focus[to] = state.focus[from];
    seen.supply[to] = state.supply[from];
    seen.can_build[to] = state.can_build[from];
  }
  seen.to_move = Of(state.to_move);
  seen.first = Of(state.first);
  seen.step = state.step;
  seen.active = Of(state.active);
  seen.actions_left = state.actions_left;
  seen.winner = swapped ? Swap(state.winner) : state.winner;
  return seen;
}

std::string Describe(const Symmetry& symmetry) {
  return fmt::format("{}, turned {}, colours {}", symmetry.mirrored ? "mirrored" : "not mirrored",
                     symmetry.quarter_turns, symmetry.swapped ? "swapped" : "kept");
}

}  // namespace timeproof::ttykm
