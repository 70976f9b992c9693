#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "engine/timelancers/pack_reader.h"

namespace timeproof::timelancers {
namespace {

constexpr int kFarthest = 30;   // of a space from the middle of the board, along each axis
constexpr int kMostPrice = 15;  // in money
constexpr int kMostBase = 9;    // gems of a machine action
constexpr int kCharacters = 4;

constexpr std::array<Hex, 6> kDirections = {Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}, Hex{0, -1}, Hex{1, -1}};

std::uint8_t Byte(int number) { return static_cast<std::uint8_t>(number); }

// --- Tiles.

void RefuseKeys(const Source& action, std::string_view deed, std::string_view allowed) {
  for (const std::string_view key : {"pay", "gain", "count", "get"}) {
    if (!action.Has(key) || allowed.find(key) != std::string_view::npos) continue;
    action.At(key).Fault(fmt::format("no {} here: an action that does {} has none", key, deed));
  }
}

// Such actions have a number of their own, 1 to 3.
std::uint8_t ReadCount(const Source& action, std::string_view key, int most) {
  if (!action.Has(key)) action.Fault(fmt::format("{} is missing, it should be 1 to {}", key, most));
  return Byte(action.At(key).Number(1, most));
}

void ReadGains(const Source& action, TileAction* read) {
  const Source gain = action.At("gain");
  if (!gain.exists()) action.Fault("gain is missing, it should say what the tile gives");
  read->pay = Byte(action.At("pay").Number(0, kMostPrice));
  read->gain = ReadGain(gain);
  if (gain.exists() && gain.IsEmpty()) gain.Fault("gain is empty, it should give something");
  if (read->gain.any > 0) gain.At("any").Fault("no any here: a tile names what it gives");
}

TileAction ReadTileAction(const Source& source) {
  constexpr std::array<std::string_view, 5> kDeeds = {"gain", "reset", "copy", "transport", "trade"};
  constexpr std::array<std::string_view, 5> kAllowed = {"pay gain", "count", "", "", "get"};
  source.Expect(kTileActionForm);
  TileAction action;
  const auto deed = source.At("do").OneOf<Deed>("deed", kDeeds);
  if (!deed) return action;
  action.deed = *deed;
  RefuseKeys(source, kDeeds[At(*deed)], kAllowed[At(*deed)]);
  if (*deed == Deed::kGain) ReadGains(source, &action);
  if (*deed == Deed::kReset) action.count = ReadCount(source, "count", 3);
  if (*deed == Deed::kTrade) action.count = ReadCount(source, "get", 2);
  return action;
}

// The headquarters' gem is given without a question, and to everybody who lands there.
void CheckHq(const Source& face, const TileAction& action) {
  Gain gems;
  gems.gems = action.gain.gems;
  if (action.deed == Deed::kGain && action.pay == 0 && action.gain == gems && gems.gems > 0) return;
  face.Fault("the headquarters give time gems and nothing else: {do: gain, gain: {gems: 1}}");
}

Tile ReadTile(const Source& source) {
  constexpr std::array<std::string_view, kTypes + 1> kTileTypes = {"cultural", "military", "science", "social", "none"};
  Tile tile;
  tile.title = source.At("title").Text();
  tile.is_hq = source.At("hq").Boolean();
  const auto type = source.At("type").OneOf("type", kTileTypes);
  if (type && *type < kTypes) tile.type = static_cast<Type>(*type);
  tile.faces[0] = ReadTileAction(source.At("a"));
  const Source b = source.At("b");
  tile.faces[1] = b.string() == "same" ? tile.faces[0] : ReadTileAction(b);
  if (type && tile.is_hq == tile.type.has_value()) {
    source.At("type").Fault(tile.is_hq ? "the headquarters' type should be none"
                                       : "only the headquarters have no type");
  }
  if (tile.is_hq) CheckHq(source.At("a"), tile.faces[0]);
  if (tile.is_hq && b.string() != "same") CheckHq(b, tile.faces[1]);
  return tile;
}

// --- The board.

std::optional<Hex> ReadHex(const Source& source) {
  const std::vector<Source> parts = source.Items();
  if (!source.IsList()) return std::nullopt;
  if (parts.size() != 2) {
    source.Fault(fmt::format("{} numbers, a space has two: [q, r]", parts.size()));
    return std::nullopt;
  }
  const int q = parts[0].Number(-kFarthest, kFarthest, kFarthest + 1);
  const int r = parts[1].Number(-kFarthest, kFarthest, kFarthest + 1);
  if (q > kFarthest || r > kFarthest) return std::nullopt;
  return Hex{static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
}

bool Contains(const std::vector<Hex>& hexes, Hex hex) { return std::ranges::find(hexes, hex) != hexes.end(); }

std::vector<Hex> NeighboursIn(const std::vector<Hex>& hexes, Hex of) {
  std::vector<Hex> found;
  for (const Hex way : kDirections) {
    const Hex hex{static_cast<std::int8_t>(of.q + way.q), static_cast<std::int8_t>(of.r + way.r)};
    if (Contains(hexes, hex)) found.push_back(hex);
  }
  return found;
}

std::vector<Hex> ReadSpaces(const Source& list) {
  std::vector<Hex> spaces;
  for (const Source& item : list.Items()) {
    const std::optional<Hex> hex = ReadHex(item);
    if (!hex) continue;
    if (Contains(spaces, *hex)) item.Fault(fmt::format("the space [{}, {}] stands twice", hex->q, hex->r));
    spaces.push_back(*hex);
  }
  return spaces;
}

// The spaces that a tile can ever lie on when each new one must touch two others. (TL-SETUP-03)
std::size_t Reachable(const std::vector<Hex>& board, Hex hq) {
  std::vector<Hex> reached = NeighboursIn(board, hq);
  reached.push_back(hq);
  for (bool grows = true; grows;) {
    grows = false;
    for (const Hex hex : board) {
      if (Contains(reached, hex) || NeighboursIn(reached, hex).size() < 2) continue;
      reached.push_back(hex);
      grows = true;
    }
  }
  return reached.size();
}

// Room for the headquarters, for six tiles around them, and for all the others. (TL-SETUP-01, TL-SETUP-03)
void CheckBoard(const Source& board, const Pack& pack) {
  if (!Contains(pack.board, pack.hq_space)) return board.At("hq").Fault("hq is no space of the board");
  const std::size_t around = NeighboursIn(pack.board, pack.hq_space).size();
  if (around < kDirections.size()) {
    return board.At("hq").Fault(fmt::format("{} spaces around hq, there should be {}", around, kDirections.size()));
  }
  const std::size_t reachable = Reachable(pack.board, pack.hq_space);
  if (reachable >= pack.tiles.size()) return;
  board.At("hexes").Fault(fmt::format("room for {} tiles that each touch two others, there should be room for {}",
                                      reachable, pack.tiles.size()));
}

// --- Layouts.

// Six tiles around the headquarters, and each tile beside two others, as far as there are so many. (TL-SETUP-02, 03)
void CheckLayout(const Source& source, const Pack& pack, const std::vector<Hex>& hexes) {
  const std::size_t around = NeighboursIn(hexes, hexes[At(pack.hq)]).size();
  const std::size_t all = std::min(kDirections.size(), hexes.size() - 1);
  if (around < all) source.Fault(fmt::format("{} tiles around the headquarters, there should be {}", around, all));
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    const std::size_t touched = NeighboursIn(hexes, hexes[i]).size();
    if (touched >= std::min<std::size_t>(2, hexes.size() - 1)) continue;
    source.At(pack.tiles[i].id)
        .Fault(fmt::format("{} touches {} tiles, it should be 2 or more", pack.tiles[i].id, touched));
  }
}

// Where a tile lies, if it is on the board and nothing else lies there.
std::optional<Hex> ReadPlace(const Source& source, const std::string& tile, const Pack& pack,
                             const std::vector<std::optional<Hex>>& taken) {
  const std::optional<Hex> hex = ReadHex(source);
  if (!hex) return std::nullopt;
  const auto other = std::ranges::find(taken, hex);
  if (other != taken.end()) {
    source.Fault(fmt::format("{} lies on {}", tile, pack.tiles[static_cast<std::size_t>(other - taken.begin())].id));
  } else if (!Contains(pack.board, *hex)) {
    source.Fault(fmt::format("[{}, {}] is no space of the board", hex->q, hex->r));
  }
  return hex;
}

Layout ReadLayout(const std::string& name, const Source& source, const Pack& pack) {
  Layout layout{.name = name, .hexes = {}};
  std::vector<std::optional<Hex>> places(pack.tiles.size());
  for (const auto& [id, where] : source.Entries()) {
    const std::optional<int> tile = FindTile(pack, id);
    if (!tile) {
      where.Fault(fmt::format("there is no tile '{}'", id));
      continue;
    }
    places[At(*tile)] = ReadPlace(where, id, pack, places);
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    const std::string& id = pack.tiles[i].id;
    if (source.IsMap() && !id.empty() && !source.Has(id)) source.Fault(fmt::format("{} is not laid", id));
    if (places[i]) layout.hexes.push_back(*places[i]);
  }
  const bool is_whole = !places.empty() && layout.hexes.size() == places.size();
  if (is_whole && pack.hq < static_cast<int>(places.size())) CheckLayout(source, pack, layout.hexes);
  return layout;
}

// --- Machines.

std::string SlotName(const Slot& slot) {
  const std::string_view action = kActionNames[At(slot.action)];
  return slot.era ? fmt::format("{} {}", action, kEraNames[At(*slot.era)]) : std::string(action);
}

// The slot, unless its action cannot be read.
std::optional<Slot> ReadSlot(const Source& source, int number) {
  source.Expect(kSlotForm);
  if (source.At("slot").Number(1, kSlots, number) != number) {
    source.At("slot").Fault(fmt::format("slots should stand in order, and this is the one of number {}", number));
  }
  const auto action = source.At("action").OneOf<Action>("action", kActionNames);
  const auto era = source.At("era").OneOf<Era>("era", kEraNames);
  const int gems = source.At("gems").Number(0, kMostBase);
  if (!action) return std::nullopt;
  const bool has_eras = *action == Action::kRevise || *action == Action::kRepeat;
  if (has_eras && !source.Has("era")) source.Fault(fmt::format("{} needs an era", kActionNames[At(*action)]));
  if (!has_eras && source.Has("era")) source.At("era").Fault(fmt::format("{} has no era", kActionNames[At(*action)]));
  if (has_eras && !era) return std::nullopt;
  return Slot{.action = *action, .era = era, .gems = Byte(gems)};
}

// Each of the nine actions once. (TL-MACH-01)
Machine ReadMachine(const Source& list) {
  Machine machine = {};
  std::vector<std::string> names;
  const std::vector<Source> items = list.Items();
  if (list.IsList() && items.size() != machine.size()) {
    list.Fault(fmt::format("{} slots, there should be {}", items.size(), kSlots));
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::optional<Slot> slot = ReadSlot(items[i], static_cast<int>(i) + 1);
    if (!slot) continue;
    const std::string name = SlotName(*slot);
    if (std::ranges::find(names, name) != names.end()) {
      items[i].Fault(fmt::format("{} is the action of an earlier slot, each should be there once", name));
    }
    names.push_back(name);
    if (i < machine.size()) machine[i] = *slot;
  }
  return machine;
}

Character ReadCharacter(const Source& source) {
  Character character;
  character.title = source.At("title").Text();
  return character;
}

}  // namespace

std::vector<Tile> ReadTiles(const Source& document, bool is_partial) {
  const Source list = document.At("tiles");
  std::vector<Tile> tiles = ReadCards(list, "tile", kTileForm, &ReadTile);
  if (!list.IsList()) return tiles;
  ExpectCount(list, "tiles", static_cast<int>(tiles.size()), kTiles, is_partial);
  const auto hqs = std::ranges::count_if(tiles, &Tile::is_hq);
  if (hqs != 1) list.Fault(fmt::format("{} tiles with hq: true, there should be one", hqs));
  return tiles;
}

void ReadBoard(const Source& document, Pack* pack) {
  const Source board = document.At("board");
  board.Expect(kBoardForm);
  pack->board = ReadSpaces(board.At("hexes"));
  const std::optional<Hex> hq = ReadHex(board.At("hq"));
  if (hq) {
    pack->hq_space = *hq;
    CheckBoard(board, *pack);
  }
  for (const auto& [name, source] : document.At("layouts").Entries()) {
    pack->layouts.push_back(ReadLayout(name, source.Of(fmt::format("layout {}", name)), *pack));
  }
  std::ranges::sort(pack->board);
}

std::vector<Character> ReadCharacters(const Source& document, bool is_partial) {
  const Machine common = ReadMachine(document.At("machine"));
  const Source list = document.At("characters");
  std::vector<Character> characters = ReadCards(list, "character", kCharacterForm, &ReadCharacter);
  if (list.IsList()) ExpectCount(list, "characters", static_cast<int>(characters.size()), kCharacters, is_partial);
  for (Character& character : characters) character.machine = common;
  for (const auto& [id, source] : document.At("machines").Entries()) {
    const Source of_character = source.Of(fmt::format("machine of {}", id));
    const Machine machine = ReadMachine(of_character);
    const auto character = std::ranges::find(characters, id, &Character::id);
    if (character == characters.end()) {
      of_character.Fault(fmt::format("there is no character '{}'", id));
    } else {
      character->machine = machine;
    }
  }
  return characters;
}

}  // namespace timeproof::timelancers
