// Sections 2 and 3 of the catalogue: setup, the turn, winning; and which word stands for which action.
#include <algorithm>
#include <sstream>
#include <utility>

#include "properties/ttykm/plain/plain.h"
#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {
namespace {

Words Split(const std::string& text) {
  std::istringstream stream(text);
  Words words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::string Join(const Words& words) {
  std::string text = words.front();
  for (std::size_t i = 1; i < words.size(); ++i) text += " " + words[i];
  return text;
}

// Every action there is a notation for, legal or not.
std::vector<Words> SpellActions() {
  std::vector<Words> actions = {{"travel", "forward"}, {"travel", "back"}, {"train", "dark"}, {"train", "light"}};
  for (const Way way : kWays) {
    actions.push_back({"move", Name(way)});
    actions.push_back({"move", Name(way), "pull"});
    for (const char* elephant : {"dark", "light"}) {
      actions.push_back({"command", elephant, Name(way)});
      actions.push_back({"command", elephant, Name(way), "pull"});
    }
  }
  for (int space = 1; space <= 16; ++space) {
    for (const char* verb : {"plant", "dig", "build"}) actions.push_back({verb, std::to_string(space)});
  }
  return actions;
}

const std::vector<Words>& EveryAction() {
  static const auto* const kActions = new std::vector<Words>(SpellActions());
  return *kActions;
}

void SetUpCopies(const Options& options, Table* table) {  // TK-SET-01, TK-SET-03
  for (const Era era : kEras) {
    table->pieces[{era, 1}] = Copy{Colour::kWhite};
    table->pieces[{era, 16}] = Copy{Colour::kBlack};
  }
  for (const Colour colour : kColours) table->supply[colour] = 4 - options.handicap.at(colour);
}

void SetUpFocus(const Options& options, Table* table) {  // TK-SET-02
  table->first = options.first;
  table->to_move = options.first;
  table->focus[options.first] = Era::kPast;
  table->focus[Opponent(options.first)] = Era::kFuture;
}

void SetUpInfluence(Table* table) {  // TK-SET-05
  for (const Era era : kEras) table->pieces[{era, 7}] = Statue{};
  for (const Colour colour : kColours) table->may_build[colour] = true;
}

void SetUpMemory(Table* table) {  // TK-SET-06
  for (const Era era : kEras) {
    table->pieces[{era, 4}] = Elephant{.dark = true, .hat = std::nullopt};
    table->pieces[{era, 13}] = Elephant{.dark = false, .hat = std::nullopt};
  }
}

}  // namespace

std::vector<std::string> EveryMove() {
  std::vector<std::string> moves;
  for (int space = 1; space <= 16; ++space) moves.push_back("copy " + std::to_string(space));
  for (const Words& action : EveryAction()) moves.push_back(Join(action));
  for (const Era era : kEras) moves.push_back("focus " + Name(era));
  return moves;
}

Referee::Referee(const Options& options, Table table) : options_(options), table_(std::move(table)) {}

Table Referee::SetUp(const Options& options) {
  Table table;
  SetUpCopies(options, &table);
  SetUpFocus(options, &table);
  if (options.Plays("influence")) SetUpInfluence(&table);
  if (options.Plays("memory")) SetUpMemory(&table);
  return table;
}

// TK-TURN-01: choose a copy, take two actions, move the focus.
std::vector<std::string> Referee::LegalMoves() const {
  std::vector<std::string> moves;
  if (table_.step == Step::kCopy) {
    for (const Place copy : CopiesToChoose()) moves.push_back("copy " + std::to_string(copy.space));
  }
  if (table_.step == Step::kAct) {
    for (const Words& action : ActionsToChoose()) moves.push_back(Join(action));
  }
  for (const Era era : ErasToFocus()) moves.push_back("focus " + Name(era));
  return moves;
}

void Referee::Play(const std::string& move) {
  const Words words = Split(move);
  if (move == "draw") return EndGame("draw");  // TK-END-01
  if (move == "concede") return EndGame(Name(Opponent(Player())));
  if (move == "white: concede") return EndGame("black");
  if (move == "black: concede") return EndGame("white");
  if (words[0] == "copy") return ChooseCopy({table_.focus.at(Player()), std::stoi(words[1])});
  if (words[0] == "focus") return ShiftFocus(*EraNamed(words[1]));
  TakeAction(words);
}

std::vector<Place> Referee::CopiesInFocus() const {
  std::vector<Place> copies;
  for (const Place place : table_.All<Copy>()) {
    if (place.era == table_.focus.at(Player()) && table_.HasCopy(place, Player())) copies.push_back(place);
  }
  return copies;
}

// TK-TURN-04: one able to take two actions; if there is none, one able to take one.
std::vector<Place> Referee::CopiesToChoose() const {
  std::vector<Place> able_to_two, able_to_one;
  for (const Place copy : CopiesInFocus()) {
    if (CanTakeTwo(copy)) able_to_two.push_back(copy);
    if (CanTakeOne(copy)) able_to_one.push_back(copy);
  }
  return able_to_two.empty() ? able_to_one : able_to_two;
}

bool Referee::CanTakeTwo(Place copy) const {
  Referee trial = *this;
  trial.ChooseCopy(copy);
  return std::ranges::any_of(trial.Actions(), [&](const Words& action) { return trial.BeginsTwo(action); });
}

bool Referee::CanTakeOne(Place copy) const {
  Referee trial = *this;
  trial.ChooseCopy(copy);
  return !trial.Actions().empty();
}

bool Referee::AnyCopyCanAct() const { return !CopiesToChoose().empty(); }

// Whether the copy lives after `action` and has another to take.
bool Referee::BeginsTwo(const Words& action) const {
  Referee trial = *this;
  trial.TakeAction(action);
  return trial.table_.step == Step::kAct;
}

std::vector<Words> Referee::Actions() const {
  std::vector<Words> actions;
  if (!table_.ActiveCopy()) return actions;
  for (const Words& action : EveryAction()) {
    if (MayAct(action)) actions.push_back(action);
  }
  return actions;
}

// Ruling `two-actions`: under strict, a first action must begin a sequence of two where there is one.
std::vector<Words> Referee::ActionsToChoose() const {
  const std::vector<Words> actions = Actions();
  if (table_.actions_left != 2 || options_.Rules("two-actions", "stepwise")) return actions;
  std::vector<Words> begin_two;
  for (const Words& action : actions) {
    if (BeginsTwo(action)) begin_two.push_back(action);
  }
  return begin_two.empty() ? actions : begin_two;
}

// TK-TURN-03, TK-TURN-05: when no copy can act, the focus is shifted at once. TK-TURN-07: to a different era.
std::vector<Era> Referee::ErasToFocus() const {
  std::vector<Era> eras;
  if (table_.step != Step::kFocus && (table_.step != Step::kCopy || AnyCopyCanAct())) return eras;
  for (const Era era : kEras) {
    if (era != table_.focus.at(Player())) eras.push_back(era);
  }
  return eras;
}

void Referee::ChooseCopy(Place copy) {
  std::get<Copy>(table_.pieces.at(copy)).active = true;
  table_.step = Step::kAct;
  table_.actions_left = 2;
}

void Referee::TakeAction(const Words& action) {
  Act(action);
  SettleLaterEras();
  table_.actions_left = *table_.actions_left - 1;
  if (ActionsAreOver()) table_.step = Step::kFocus;
}

// TK-TURN-06: both actions must be taken if legally possible.
bool Referee::ActionsAreOver() const { return table_.actions_left == 0 || Actions().empty(); }

void Referee::ShiftFocus(Era era) {
  table_.focus[Player()] = era;
  if (HasWon(Player())) return EndGame(Name(Player()));  // TK-WIN-02: nobody else is checked for
  ForgetActiveCopy();
  table_.to_move = Opponent(Player());
  table_.step = Step::kCopy;
}

void Referee::ForgetActiveCopy() {
  if (const auto active = table_.ActiveCopy()) std::get<Copy>(table_.pieces.at(*active)).active = false;
  table_.actions_left.reset();
}

// TK-WIN-01, ruling `victory`.
bool Referee::HasWon(Colour player) const {
  return options_.Rules("victory", "boards-held") ? HoldsTwoBoards(player) : IsGone(Opponent(player));
}

bool Referee::IsGone(Colour player) const {
  return std::ranges::count_if(kEras, [&](Era era) { return table_.HasCopies(era, player); }) <= 1;
}

bool Referee::HoldsTwoBoards(Colour player) const {
  return std::ranges::count_if(kEras, [&](Era era) {
           return table_.HasCopies(era, player) && !table_.HasCopies(era, Opponent(player));
         }) >= 2;
}

void Referee::EndGame(const std::string& winner) {
  ForgetActiveCopy();
  table_.step = Step::kOver;
  table_.winner = winner;
}

bool Referee::MayAct(const Words& action) const {
  const std::string& verb = action[0];
  const std::string& what = action[1];
  const bool pull = action.back() == "pull";
  if (verb == "move") return MayMove(*WayNamed(what)) && (!pull || MayPull(*WayNamed(what)));
  if (verb == "travel") return what == "forward" ? MayTravelForward() : MayTravelBack();
  if (verb == "plant") return MayPlant({Active().era, std::stoi(what)});
  if (verb == "dig") return MayDig({Active().era, std::stoi(what)});
  if (verb == "build") return MayBuild({Active().era, std::stoi(what)});
  if (verb == "train") return MayTrain(what == "dark");
  const Way way = *WayNamed(action[2]);
  return MayCommand(what == "dark", way) && (!pull || MayCommandPull(what == "dark", way));
}

void Referee::Act(const Words& action) {
  const std::string& verb = action[0];
  const std::string& what = action[1];
  const bool pull = action.back() == "pull";
  if (verb == "move") return MoveCopy(*WayNamed(what), pull);
  if (verb == "travel") return what == "forward" ? TravelForward() : TravelBack();
  if (verb == "plant") return Plant({Active().era, std::stoi(what)});
  if (verb == "dig") return Dig({Active().era, std::stoi(what)});
  if (verb == "build") return Build({Active().era, std::stoi(what)});
  if (verb == "train") return Train(Active().era, what == "dark", Player());
  Command(what == "dark", *WayNamed(action[2]), pull);
}

}  // namespace timeproof::plain
