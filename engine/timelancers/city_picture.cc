#include "engine/timelancers/city_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "engine/timelancers/card_text.h"
#include "engine/timelancers/lookup.h"
#include "engine/timelancers/moves.h"
#include "engine/timelancers/sheet.h"

namespace timeproof::timelancers {
namespace {

// Where a hex lies on the page: its row, and twice its place in the row.
int RowOf(Hex hex) { return hex.r; }
int HalvesOf(Hex hex) { return 2 * hex.q + hex.r; }

constexpr std::size_t kLines = 4;  // of a hex
using HexText = std::array<std::string, kLines>;

class City {
 public:
  City(const Options& options, const State& state, const State* other)
      : options_(options), pack_(*options.pack), state_(state), other_(other) {
    const auto hexes = Hexes();
    const auto [first, last] = std::ranges::minmax(hexes, {}, &HalvesOf);
    leftmost_ = HalvesOf(first);
    const auto halves = static_cast<std::size_t>(HalvesOf(last) - leftmost_) + 2;
    pitch_ = std::min(kMostPitch, 2 * (kPageWidth - 1) / halves);
  }

  std::string Text() const {
    const auto [top, bottom] = std::ranges::minmax(Hexes(), {}, &RowOf);
    std::string text;
    for (int row = top.r; row <= bottom.r; ++row) text += RowText(row);
    return text;
  }

 private:
  static constexpr std::size_t kMostPitch = 20;

  std::vector<Hex> Hexes() const {
    return {state_.hexes.begin(), state_.hexes.begin() + static_cast<std::ptrdiff_t>(pack_.tiles.size())};
  }

  // The tiles whose hexes are in the row, from left to right.
  std::vector<std::size_t> TilesIn(int row) const {
    std::vector<std::size_t> tiles;
    for (std::size_t tile = 0; tile < pack_.tiles.size(); ++tile) {
      if (RowOf(state_.hexes[tile]) == row) tiles.push_back(tile);
    }
    std::ranges::stable_sort(tiles, {}, [&](std::size_t tile) { return HalvesOf(state_.hexes[tile]); });
    return tiles;
  }

  std::string RowText(int row) const {
    std::vector<std::pair<std::size_t, HexText>> hexes;
    for (const std::size_t tile : TilesIn(row)) hexes.emplace_back(ColumnOf(tile), Shown(tile));
    std::string text;
    for (std::size_t line = 0; line < kLines; ++line) {
      const bool is_empty = std::ranges::all_of(hexes, [&](const auto& hex) { return hex.second[line].empty(); });
      if (!is_empty) text += LineText(hexes, line);
    }
    return text;
  }

  std::size_t ColumnOf(std::size_t tile) const {
    return static_cast<std::size_t>(HalvesOf(state_.hexes[tile]) - leftmost_) * pitch_ / 2;
  }

  std::string LineText(const std::vector<std::pair<std::size_t, HexText>>& hexes, std::size_t line) const {
    std::string text;
    for (const auto& [column, hex] : hexes) {
      if (text.size() < column) text.resize(column, ' ');
      if (text.size() == column + 1) text.pop_back();  // neighbours share a bar
      text += fmt::format("|{:<{}}|", hex[line], pitch_ - 1);
    }
    return text + '\n';
  }

  // The tile, its differences marked.
  HexText Shown(std::size_t tile) const {
    const HexText own = TextOf(state_, tile);
    const HexText others = other_ == nullptr ? own : TextOf(*other_, tile);
    const bool moved = other_ != nullptr && other_->hexes[tile] != state_.hexes[tile];
    HexText shown;
    for (std::size_t line = 0; line < kLines; ++line) {
      const bool differs = own[line] != others[line] || (moved && line == 0);
      if (own[line].empty() && !differs) continue;
      shown[line] = Marked(Clipped(own[line], pitch_ - 3), differs);
    }
    return shown;
  }

  HexText TextOf(const State& state, std::size_t tile) const {
    const Tile& printed = pack_.tiles[tile];
    HexText text;
    const auto face = At(state.faces[tile]);
    const std::string_view type = printed.type ? kTypeNames[At(*printed.type)].substr(0, 3) : "";
    const std::size_t room = pitch_ - 3 - (type.empty() ? 2 : 6);
    text[0] = fmt::format("{} {}{}{}", Clipped(printed.id, room), kFaceNames[face], type.empty() ? "" : " ", type);
    const TileAction& action = printed.faces[face];
    text[1] = (action.pay == 0 ? "" : fmt::format("${}: ", action.pay)) + DeedText(action);
    text[2] = Visitors(state, tile);
    if (Count(state.litter[tile]) > 0) text[3] = fmt::format("litter {}", Count(state.litter[tile]));
    return text;
  }

  std::string Visitors(const State& state, std::size_t tile) const {
    std::vector<std::string> visitors;
    const Ref here = ToRef(static_cast<int>(tile));
    if (state.enforcer == here) visitors.emplace_back("ENFORCER");
    for (int seat = 0; seat < options_.players; ++seat) {
      if (state.players[At(seat)].tile == here) visitors.push_back(SeatName(seat));
    }
    return fmt::format("{}", fmt::join(visitors, " "));
  }

  const Options& options_;
  const Pack& pack_;
  const State& state_;
  const State* other_;
  int leftmost_ = 0;
  std::size_t pitch_ = kMostPitch;
};

}  // namespace

std::string CityPicture(const Options& options, const State& state, const State* other) {
  return City(options, state, other).Text();
}

}  // namespace timeproof::timelancers
