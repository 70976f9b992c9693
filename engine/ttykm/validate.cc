#include "engine/ttykm/validate.h"

#include <fmt/format.h>

#include <bit>
#include <string>

#include "engine/ttykm/turn.h"

namespace timeproof::ttykm {
namespace {

using MaybeError = std::optional<Error>;

Error Impossible(std::string where, std::string message) {
  return {.kind = ErrorKind::kInvalid, .message = std::move(message), .where = std::move(where)};
}

std::string BoardPath(Place place) { return fmt::format("board.{}.{}", Name(EraOf(place)), SpaceOf(place)); }

MaybeError CheckCopies(const Options& options, const State& state) {
  for (const Player player : kPlayers) {
    const int handicap = options.handicap[Index(player)];
    const int supply = state.supply[Index(player)];
    const int copies = Count(state.boards.Copies(player));
    if (supply > kSupplyEach - handicap) {
      return Impossible(
          fmt::format("supply.{}", Name(player)),
          fmt::format("{} copies in {}'s supply; a game starts with {}", supply, Name(player), kSupplyEach - handicap));
    }
    if (copies + supply + handicap > kCopiesEach) {
      return Impossible("board",
                        fmt::format("{} has {} copies on the boards, {} in supply and {} as handicap; there are {}",
                                    Name(player), copies, supply, handicap, kCopiesEach));
    }
  }
  return std::nullopt;
}

MaybeError CheckChapter(bool in_play, std::string_view chapter, Places pieces) {
  if (in_play || pieces == 0) return std::nullopt;
  const auto place = static_cast<Place>(std::countr_zero(pieces));
  return Impossible(BoardPath(place),
                    fmt::format("{} {} holds a piece of the chapter {}, which is not in play (option chapters)",
                                Name(EraOf(place)), SpaceOf(place), chapter));
}

MaybeError CheckChapters(const Options& options, const State& state) {
  const Boards& boards = state.boards;
  const Places growth = boards.Seeds() | boards.Shrubs() | boards.StandingTrees() | boards.FallenTrees();
  if (MaybeError error = CheckChapter(options.growth, "growth", growth)) return error;
  if (MaybeError error = CheckChapter(options.influence, "influence", boards.Statues())) return error;
  return CheckChapter(options.memory, "memory", boards.Elephants());
}

MaybeError CheckPlants(const Boards& boards) {
  const auto too_many = [](Places places, std::string_view what) -> MaybeError {
    if (Count(places) <= kPlantsEach) return std::nullopt;
    return Impossible("board", fmt::format("{} {}; there are {}", Count(places), what, kPlantsEach));
  };
  if (MaybeError error = too_many(boards.Seeds(), "seeds")) return error;
  if (MaybeError error = too_many(boards.Shrubs(), "shrubs")) return error;
  if (MaybeError error = too_many(boards.StandingTrees() | boards.FallenTrees(), "trees")) return error;
  if (const Places shared =
          boards.Seeds() & boards.Pieces() & ~(boards.Copies(Player::kWhite) | boards.Copies(Player::kBlack))) {
    return Impossible(BoardPath(static_cast<Place>(std::countr_zero(shared))),
                      "a seed shares its space only with a copy");
  }
  for (Places fallen = boards.FallenTrees(); fallen != 0; fallen &= fallen - 1) {
    const auto place = static_cast<Place>(std::countr_zero(fallen));
    if (Beside(place, Opposite(FellTo(boards[place]))) == kNowhere) {
      return Impossible(BoardPath(place),
                        fmt::format("a tree that fell {} has its trunk beyond the wall", Name(FellTo(boards[place]))));
    }
  }
  return std::nullopt;
}

MaybeError CheckStatues(const Options& options, const State& state) {
  if (!options.influence) return std::nullopt;
  for (const Piece statue : kStatues) {
    int eras = 0;
    bool gap = false;
    for (const Era era : kEras) {
      const int count = Count(state.boards.Of(statue) & AllOf(era));
      if (count > 1)
        return Impossible(fmt::format("board.{}", Name(era)), fmt::format("{} {}s in one era", count, Name(statue)));
      gap = gap || (count == 1 && eras > 0 && state.boards.Find(statue, static_cast<Era>(Index(era) - 1)) == kNowhere);
      eras += count;
      if (count == 0 && statue == Piece::kOrangeStatue) {
        return Impossible(fmt::format("board.{}", Name(era)), "the orange statue is missing; it stands in every era");
      }
    }
    if (statue == Piece::kOrangeStatue) continue;
    const Player player = statue == Piece::kWhiteStatue ? Player::kWhite : Player::kBlack;
    if (gap) return Impossible("board", fmt::format("the {} skips an era", Name(statue)));
    if ((eras == 0) != (state.can_build[Index(player)] != 0)) {
      return Impossible(
          fmt::format("statue.{}", Name(player)),
          eras == 0 ? fmt::format("no {} stands anywhere, so {} may still build", Name(statue), Name(player))
                    : fmt::format("the {} stands already, so {} may build no more", Name(statue), Name(player)));
    }
  }
  return std::nullopt;
}

MaybeError CheckElephants(const Options& options, const State& state) {
  if (!options.memory) return std::nullopt;
  for (const Era era : kEras) {
    for (const Elephant elephant : kElephants) {
      const int count = Count(state.boards.Of(PieceOf(elephant)) & AllOf(era));
      if (count != 1) {
        return Impossible(
            fmt::format("board.{}", Name(era)),
            fmt::format("{} {} elephants in the {}; each stands once in every era", count, Name(elephant), Name(era)));
      }
    }
    const auto& hats = state.hats[Index(era)];
    if (hats[0] != 0 && hats[0] == hats[1])
      return Impossible(fmt::format("board.{}", Name(era)), "two hats on one elephant");
  }
  return std::nullopt;
}

MaybeError CheckActive(const Options& options, const State& state) {
  if (state.boards[state.active] != CopyOf(state.to_move)) {
    return Impossible("active", fmt::format("there is no copy of {} on {} {} to be active", Name(state.to_move),
                                            Name(EraOf(state.active)), SpaceOf(state.active)));
  }
  const bool can_act = state.actions_left > 0 && CanAct(options, state);
  if (state.step == Step::kFocus) {
    if (can_act) return Impossible("step", "an action is left and possible, so the step is act (TK-TURN-06)");
    return std::nullopt;
  }
  if (state.actions_left == kActions && EraOf(state.active) != state.FocusOf(state.to_move)) {
    return Impossible("active", "with two actions left the active copy is in the focus era (TK-TURN-01)");
  }
  if (!can_act) return Impossible("step", "the active copy has no legal action, so the step is focus (TK-TURN-06)");
  return std::nullopt;
}

}  // namespace

std::optional<Error> Validate(const Options& options, const State& state) {
  if (MaybeError error = CheckCopies(options, state)) return error;
  if (MaybeError error = CheckChapters(options, state)) return error;
  if (MaybeError error = CheckPlants(state.boards)) return error;
  if (MaybeError error = CheckStatues(options, state)) return error;
  if (MaybeError error = CheckElephants(options, state)) return error;
  return state.active == kNowhere ? std::nullopt : CheckActive(options, state);
}

}  // namespace timeproof::ttykm
