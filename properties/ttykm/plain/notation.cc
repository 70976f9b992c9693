#include "properties/ttykm/plain/notation.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace timeproof::plain {
namespace {

using std::nullopt;

const std::vector<std::pair<std::string, Piece>>& Tokens() {
  static const auto* const kTokens = new std::vector<std::pair<std::string, Piece>>{
      {"W", Copy{Colour::kWhite}},
      {"B", Copy{Colour::kBlack}},
      {"sh", Shrub{}},
      {"T", Tree{}},
      {"T^", FallenTree{Way::kNorth}},
      {"T>", FallenTree{Way::kEast}},
      {"Tv", FallenTree{Way::kSouth}},
      {"T<", FallenTree{Way::kWest}},
      {"So", Statue{nullopt}},
      {"Sw", Statue{Colour::kWhite}},
      {"Sb", Statue{Colour::kBlack}},
      {"D", Elephant{true, nullopt}},
      {"Dw", Elephant{true, Colour::kWhite}},
      {"Db", Elephant{true, Colour::kBlack}},
      {"L", Elephant{false, nullopt}},
      {"Lw", Elephant{false, Colour::kWhite}},
      {"Lb", Elephant{false, Colour::kBlack}},
  };
  return *kTokens;
}

std::string Token(const Piece& piece) {
  for (const auto& [token, written] : Tokens()) {
    if (written == piece) return token;
  }
  return "?";
}

std::string CellToken(const Table& table, Place place) {
  const auto& piece = table.pieces[Index(place)];
  const bool seed = table.HasSeed(place);
  if (!piece) return seed ? "s" : "";
  return Token(*piece) + (seed ? "+s" : "");
}

Value WriteEra(const Table& table, Era era) {
  Value::Map spaces;
  for (int space = 1; space <= 16; ++space) {
    const std::string token = CellToken(table, {era, space});
    if (!token.empty()) spaces.emplace_back(std::to_string(space), token);
  }
  return spaces;
}

Value WriteBoard(const Table& table) {
  Value::Map board;
  for (const Era era : kEras) board.emplace_back(Name(era), WriteEra(table, era));
  return board;
}

Value WriteActive(const Table& table) {
  if (!table.active) return {};
  return Value::MakeMap({{"era", Name(table.active->era)}, {"space", table.active->space}});
}

// Reads a position object field by field. Stops at the first fault and keeps what it was.
class Reader {
 public:
  explicit Reader(const Value& position) : position_(position) {}

  Result<Table> Read() {
    if (position_.map() == nullptr) return Error{ErrorKind::kMalformed, "a position is a map", "", ""};
    const bool read = ReadBoard() && ReadColour("to_move", &table_.to_move) && ReadFirst() && ReadFocus() &&
                      ReadSupply() && ReadStatue() && ReadStep() && ReadActionsLeft() && ReadActive() && ReadWinner();
    if (!read) return Error{ErrorKind::kMalformed, fault_, "", ""};
    return table_;
  }

 private:
  bool Fault(const std::string& fault) {
    fault_ = fault;
    return false;
  }

  bool ReadToken(Place place, std::string token) {
    if (token == "s" || token == "W+s" || token == "B+s") {
      table_.seeds[Index(place)] = true;
      token = token.substr(0, token.size() == 1 ? 0 : 1);
      if (token.empty()) return true;
    }
    if (table_.HasPiece(place)) return Fault("a space comes twice");
    static const std::map<std::string, Piece> kPieces(Tokens().begin(), Tokens().end());
    const auto written = kPieces.find(token);
    if (written == kPieces.end()) return Fault("no token: " + token);
    table_.Put(place, written->second);
    return true;
  }

  bool ReadSpace(const std::string& name, int* space) {
    const auto read = std::from_chars(name.data(), name.data() + name.size(), *space);
    if (read.ec == std::errc() && 1 <= *space && *space <= 16 && std::to_string(*space) == name) return true;
    return Fault("no space: " + name);
  }

  bool ReadEra(Era era, const Value& spaces) {
    if (spaces.map() == nullptr) return Fault("an era is a map");
    for (const auto& [name, token] : *spaces.map()) {
      Place place{era, 0};
      if (token.string() == nullptr) return Fault("a token is a text");
      if (!ReadSpace(name, &place.space) || !ReadToken(place, *token.string())) return false;
    }
    return true;
  }

  bool ReadBoard() {
    const Value* board = position_.Find("board");
    if (board == nullptr || board->map() == nullptr) return Fault("board is missing or no map");
    for (const Era era : kEras) {
      const Value* spaces = board->Find(Name(era));
      if (spaces == nullptr) return Fault("an era is missing");
      if (!ReadEra(era, *spaces)) return false;
    }
    return true;
  }

  bool ReadColour(const std::string& field, Colour* colour) {
    const Value* value = position_.Find(field);
    if (value == nullptr || value->string() == nullptr) return Fault(field + " is missing or no text");
    const auto named = ColourNamed(*value->string());
    if (!named) return Fault(field + " is white or black");
    *colour = *named;
    return true;
  }

  bool ReadFirst() { return position_.Find("first") == nullptr || ReadColour("first", &table_.first); }

  // The value under the colour's name in `field`, or null with a fault.
  const Value* OfColour(const std::string& field, Colour colour) {
    const Value* both = position_.Find(field);
    const Value* one = both == nullptr ? nullptr : both->Find(Name(colour));
    if (one == nullptr) Fault(field + " lacks " + Name(colour));
    return one;
  }

  bool ReadFocus() {
    for (const Colour colour : kColours) {
      const Value* value = OfColour("focus", colour);
      if (value == nullptr) return false;
      const auto era = value->string() == nullptr ? nullopt : EraNamed(*value->string());
      if (!era) return Fault("focus is past, present or future");
      table_.focus[colour] = *era;
    }
    return true;
  }

  bool ReadSupply() {
    for (const Colour colour : kColours) {
      const Value* value = OfColour("supply", colour);
      if (value == nullptr) return false;
      if (value->integer() == nullptr) return Fault("supply is a whole number");
      table_.supply[colour] = static_cast<int>(*value->integer());
    }
    return true;
  }

  bool ReadStatue() {
    if (position_.Find("statue") == nullptr) return true;
    for (const Colour colour : kColours) {
      const Value* value = OfColour("statue", colour);
      if (value == nullptr) return false;
      if (value->boolean() == nullptr) return Fault("statue is true or false");
      table_.may_build[colour] = *value->boolean();
    }
    return true;
  }

  bool ReadStep() {
    const Value* value = position_.Find("step");
    const auto step = value == nullptr || value->string() == nullptr ? nullopt : StepNamed(*value->string());
    if (!step) return Fault("step is copy, act, focus or over");
    table_.step = *step;
    return true;
  }

  bool ReadActionsLeft() {
    const Value* value = position_.Find("actions_left");
    if (value == nullptr) return true;
    if (value->integer() == nullptr) return Fault("actions_left is a whole number");
    table_.actions_left = static_cast<int>(*value->integer());
    return true;
  }

  bool ReadActive() {
    const Value* value = position_.Find("active");
    if ((value != nullptr) != table_.actions_left.has_value()) return Fault("active and actions_left come together");
    if (value == nullptr || value->is_null()) return true;
    const Value* era = value->Find("era");
    const Value* space = value->Find("space");
    if (era == nullptr || era->string() == nullptr || !EraNamed(*era->string())) return Fault("active lacks its era");
    if (space == nullptr || space->integer() == nullptr) return Fault("active lacks its space");
    const Place place{*EraNamed(*era->string()), static_cast<int>(std::clamp<std::int64_t>(*space->integer(), 0, 17))};
    if (place.space < 1 || place.space > 16 || table_.Get<Copy>(place) == nullptr) return Fault("active is no copy");
    table_.active = place;
    return true;
  }

  bool ReadWinner() {
    const Value* value = position_.Find("winner");
    if (value == nullptr) return true;
    if (value->string() == nullptr) return Fault("winner is a text");
    table_.winner = *value->string();
    return true;
  }

  const Value& position_;
  Table table_;
  std::string fault_;
};

}  // namespace

Value WriteTable(const Table& table) {
  Value::Map focus, supply, statue;
  for (const Colour colour : kColours) {
    focus.emplace_back(Name(colour), Name(table.focus.at(colour)));
    supply.emplace_back(Name(colour), table.supply.at(colour));
    if (table.HasMayBuild()) statue.emplace_back(Name(colour), table.may_build.at(colour).value());
  }
  Value::Map position = {{"board", WriteBoard(table)},
                         {"to_move", Name(table.to_move)},
                         {"first", Name(table.first)},
                         {"focus", focus},
                         {"supply", supply}};
  if (!statue.empty()) position.emplace_back("statue", statue);
  position.emplace_back("step", Name(table.step));
  if (table.actions_left) {
    position.emplace_back("active", WriteActive(table));
    position.emplace_back("actions_left", *table.actions_left);
  }
  if (table.step == Step::kOver) position.emplace_back("winner", table.winner);
  return position;
}

Result<Table> ReadTable(const Value& position) { return Reader(position).Read(); }

}  // namespace timeproof::plain
