// Sections 2 and 3 of the catalogue: setup, the turn, winning; and which word stands for which action.
#include <algorithm>
#include <utility>

#include "properties/ttykm/plain/plain.h"
#include "properties/ttykm/plain/referee.h"

namespace timeproof::plain {
namespace {

// Every action there is a notation for, legal or not.
std::vector<Action> SpellActions() {
  std::vector<Action> actions = {{.text = "travel forward", .verb = Verb::kTravel},
                                 {.text = "travel back", .verb = Verb::kTravel, .back = true},
                                 {.text = "train dark", .verb = Verb::kTrain, .dark = true},
                                 {.text = "train light", .verb = Verb::kTrain}};
  for (const Way way : kWays) {
    for (const bool pull : {false, true}) {
      const std::string end = Name(way) + (pull ? " pull" : "");
      actions.push_back({.text = "move " + end, .verb = Verb::kMove, .way = way, .pull = pull});
      for (const bool dark : {true, false}) {
        const std::string text = std::string("command ") + (dark ? "dark " : "light ") + end;
        actions.push_back({.text = text, .verb = Verb::kCommand, .way = way, .pull = pull, .dark = dark});
      }
    }
  }
  for (int space = 1; space <= 16; ++space) {
    actions.push_back({.text = "plant " + std::to_string(space), .verb = Verb::kPlant, .space = space});
    actions.push_back({.text = "dig " + std::to_string(space), .verb = Verb::kDig, .space = space});
    actions.push_back({.text = "build " + std::to_string(space), .verb = Verb::kBuild, .space = space});
  }
  return actions;
}

const std::vector<Action>& EveryAction() {
  static const auto* const kActions = new std::vector<Action>(SpellActions());
  return *kActions;
}

// REQUIRES: there is one.
const Action& ActionSpelled(const std::string& text) { return *std::ranges::find(EveryAction(), text, &Action::text); }

// TK-SET-03: how many copies are taken from the supply.
int Handicap(const Options& options, Colour colour) {
  if (options.Broken("TK-SET-03.ignored")) return 0;
  const int removed = options.handicap.at(colour);
  return options.Broken("TK-SET-03.always-one") ? std::min(removed, 1) : removed;
}

void SetUpCopies(const Options& options, Table* table) {  // TK-SET-01
  const bool swapped = options.Broken("TK-SET-01.corners-swapped");
  for (const Era era : kEras) {
    table->Put({era, swapped ? 16 : 1}, Copy{Colour::kWhite});
    table->Put({era, swapped ? 1 : 16}, Copy{Colour::kBlack});
  }
  const int supply = options.Broken("TK-SET-01.supply-of-three") ? 3 : 4;
  for (const Colour colour : kColours) table->supply[colour] = supply - Handicap(options, colour);
}

void SetUpFocus(const Options& options, Table* table) {  // TK-SET-02
  const Colour first = options.Broken("TK-SET-02.white-first") ? Colour::kWhite : options.first;
  table->first = first;
  table->to_move = first;
  table->focus[first] = Era::kPast;
  table->focus[Opponent(first)] = options.Broken("TK-SET-02.both-in-the-past") ? Era::kPast : Era::kFuture;
}

void SetUpGrowth(const Options& options, Table* table) {  // TK-SET-04
  if (options.Broken("TK-SET-04.one-is-planted")) table->seeds[Index({Era::kPast, 6})] = true;
}

void SetUpInfluence(const Options& options, Table* table) {  // TK-SET-05
  const int space = options.Broken("TK-SET-05.orange-on-6") ? 6 : 7;
  for (const Era era : kEras) table->Put({era, space}, Statue{});
  const bool may_build = !options.Broken("TK-SET-05.nothing-to-build");
  table->may_build = {may_build, may_build};
}

void SetUpMemory(const Options& options, Table* table) {  // TK-SET-06
  const bool swapped = options.Broken("TK-SET-06.corners-swapped");
  const std::optional<Colour> hat = options.Broken("TK-SET-06.hats-on") ? std::optional(options.first) : std::nullopt;
  for (const Era era : kEras) {
    table->Put({era, swapped ? 13 : 4}, Elephant{.dark = true, .hat = hat});
    table->Put({era, swapped ? 4 : 13}, Elephant{.dark = false, .hat = std::nullopt});
  }
}

}  // namespace

std::vector<std::string> EveryMove() {
  std::vector<std::string> moves;
  for (int space = 1; space <= 16; ++space) moves.push_back("copy " + std::to_string(space));
  for (const Action& action : EveryAction()) moves.push_back(action.text);
  for (const Era era : kEras) moves.push_back("focus " + Name(era));
  return moves;
}

Referee::Referee(const Options& options, Table table) : options_(options), table_(std::move(table)) {}

// TK-SET-07: with several chapters, the set-ups of all of them.
Table Referee::SetUp(const Options& options) {
  Table table;
  SetUpCopies(options, &table);
  SetUpFocus(options, &table);
  if (options.chapters.size() > 1 && options.Broken("TK-SET-07.no-set-up")) return table;
  if (options.Plays("growth")) SetUpGrowth(options, &table);
  if (options.Plays("influence")) SetUpInfluence(options, &table);
  if (options.Plays("memory")) SetUpMemory(options, &table);
  return table;
}

// TK-TURN-01: choose a copy, take two actions, move the focus.
std::vector<std::string> Referee::LegalMoves() const {
  std::vector<std::string> moves = MovesOutOfTurn();
  const std::vector<Place> copies = table_.step == Step::kCopy ? CopiesToChoose() : std::vector<Place>();
  for (const Place copy : copies) moves.push_back("copy " + std::to_string(copy.space));
  if (table_.step == Step::kAct) {
    for (const Action& action : ActionsToChoose()) moves.push_back(action.text);
  }
  if (!MayShiftFocus(copies)) return moves;
  for (const Era era : kEras) {
    if (MayFocusOn(era)) moves.push_back("focus " + Name(era));
  }
  return moves;
}

// What only wrong engines allow.
std::vector<std::string> Referee::MovesOutOfTurn() const {
  std::vector<std::string> moves;
  const std::vector<Place> copies = CopiesInFocus();
  if (table_.step == Step::kCopy && Broken("TK-TURN-01.action-before-choice") && !copies.empty()) {
    Referee trial = *this;
    trial.ChooseCopy(copies.front());
    for (const Action& action : trial.Actions()) moves.push_back(action.text);
  }
  if (table_.step == Step::kFocus && Broken("TK-TURN-01.third-action")) {
    for (const Action& action : Actions()) moves.push_back(action.text);
  }
  if (table_.step == Step::kCopy && Broken("TK-TURN-03.elephants-act") && copies.empty()) {
    for (const Way way : kWays) {
      if (WearsHat(table_.focus.at(Player()), true, Player())) moves.push_back("command dark " + Name(way));
      if (WearsHat(table_.focus.at(Player()), false, Player())) moves.push_back("command light " + Name(way));
    }
  }
  const bool another = Broken("TK-TURN-02.another-copy") && table_.step == Step::kAct && table_.actions_left == 1;
  if (another || (GoesOn() && table_.step == Step::kOver)) {
    for (const Place copy : copies) moves.push_back("copy " + std::to_string(copy.space));
  }
  return moves;
}

// Whether, in a wrong engine, play goes on after the end.
bool Referee::GoesOn() const {
  return table_.winner == "draw" ? Broken("TK-END-01.goes-on")
                                 : Broken("TK-WIN-01.goes-on") || Broken("TK-END-01.goes-on");
}

bool Referee::MayEnd(const std::string& move) const {
  if (table_.step == Step::kOver) return Broken("TK-END-01.goes-on");
  if (move == "draw") return !Broken("TK-END-01.no-draw");
  if (Broken("TK-END-01.in-turn-only") && move == Name(Opponent(Player())) + ": concede") return false;
  return !Broken("TK-END-01.no-conceding");
}

void Referee::Play(const std::string& move) {
  if (move == "draw") return EndGame("draw");  // TK-END-01
  if (move == "concede") return Concede(Player());
  if (move == "white: concede") return Concede(Colour::kWhite);
  if (move == "black: concede") return Concede(Colour::kBlack);
  if (move.starts_with("copy ")) return ChooseCopy(CopyOn(std::stoi(move.substr(5))));
  if (move.starts_with("focus ")) return ShiftFocus(*EraNamed(move.substr(6)));
  TakeAction(ActionSpelled(move));
}

// TK-END-01.
void Referee::Concede(Colour player) { EndGame(Name(Broken("TK-END-01.conceder-wins") ? player : Opponent(player))); }

// TK-TURN-01: the copies to choose among.
std::vector<Place> Referee::CopiesInFocus() const {
  std::vector<Place> copies;
  const Era focus = table_.focus.at(Player());
  const bool any_era =
      Broken("TK-TURN-01.any-era") || (Broken("TK-TURN-03.another-era") && !table_.HasCopies(focus, Player()));
  for (const Place place : table_.All<Copy>()) {
    const bool own = table_.HasCopy(place, Player()) || Broken("TK-TURN-01.opponents-copy");
    if (own && (place.era == focus || any_era)) copies.push_back(place);
  }
  return copies;
}

Place Referee::CopyOn(int space) const {
  for (const Place place : CopiesInFocus()) {
    if (place.space == space) return place;
  }
  return {table_.focus.at(Player()), space};
}

// TK-TURN-04: one able to take two actions; if there is none, one able to take one.
std::vector<Place> Referee::CopiesToChoose() const {
  std::vector<Place> copies = CopiesInFocus();
  if (Broken("TK-TURN-04.any-copy")) return copies;
  std::vector<Place> able;
  for (const Place copy : copies) {
    if (Broken("TK-TURN-05.moves-only") && !CanGo(copy)) continue;
    if (CanTakeOne(copy)) able.push_back(copy);
  }
  if (Broken("TK-TURN-04.one-is-enough")) return able;
  if (able.empty() && Broken("TK-TURN-05.must-choose")) return copies;
  std::vector<Place> able_to_two;
  std::ranges::copy_if(able, std::back_inserter(able_to_two), [this](Place copy) { return CanTakeTwo(copy); });
  return able_to_two.empty() && !Broken("TK-TURN-04.two-or-none") ? able : able_to_two;
}

bool Referee::CanTakeTwo(Place copy) const {
  Referee trial = *this;
  trial.ChooseCopy(copy);
  return std::ranges::any_of(EveryAction(),
                             [&](const Action& action) { return trial.MayAct(action) && trial.BeginsTwo(action); });
}

bool Referee::CanTakeOne(Place copy) const {
  Referee trial = *this;
  trial.ChooseCopy(copy);
  return trial.CanAct();
}

// Whether the copy can move or travel.
bool Referee::CanGo(Place copy) const {
  Referee trial = *this;
  trial.ChooseCopy(copy);
  return std::ranges::any_of(
      trial.Actions(), [](const Action& action) { return action.verb == Verb::kMove || action.verb == Verb::kTravel; });
}

// Whether the copy lives after `action` and has another to take.
bool Referee::BeginsTwo(const Action& action) const {
  Referee trial = *this;
  trial.TakeAction(action);
  if (trial.table_.step != Step::kAct || !Broken("TK-TURN-04.must-outlive-both")) {
    return trial.table_.step == Step::kAct;
  }
  return std::ranges::any_of(trial.Actions(), [&](const Action& second) { return trial.Outlives(second); });
}

bool Referee::Outlives(const Action& action) const {
  Referee trial = *this;
  trial.TakeAction(action);
  return trial.table_.active.has_value();
}

std::vector<Action> Referee::Actions() const {
  std::vector<Action> actions;
  if (!table_.active) return actions;
  std::ranges::copy_if(EveryAction(), std::back_inserter(actions), [this](const Action& a) { return MayAct(a); });
  return actions;
}

bool Referee::CanAct() const {
  return table_.active && std::ranges::any_of(EveryAction(), [this](const Action& action) { return MayAct(action); });
}

// Ruling `two-actions`: under strict, a first action must begin a sequence of two where there is one.
std::vector<Action> Referee::ActionsToChoose() const {
  std::vector<Action> actions = Actions();
  const bool strict = options_.Rules("two-actions", "strict") || Broken("TK-TURN-04.first-is-bound");
  const bool both_or_none = Broken("TK-TURN-06.both-or-none") || (strict && Broken("two-actions.or-none"));
  if (strict && Broken("two-actions.second-too")) {
    std::erase_if(actions, [this](const Action& action) { return !Outlives(action); });
  }
  if (table_.actions_left != 2 || !(strict || both_or_none)) return actions;
  std::vector<Action> begin_two;
  for (const Action& action : actions) {
    if (BeginsTwo(action)) begin_two.push_back(action);
  }
  return begin_two.empty() && !both_or_none ? actions : begin_two;
}

// TK-TURN-03, TK-TURN-05: when no copy can act, there being none of `copies` to choose, the focus is shifted at once.
bool Referee::MayShiftFocus(const std::vector<Place>& copies) const {
  if (table_.step == Step::kOver) return GoesOn();
  if (Broken("victory.no-empty-turns") && !HasAnyCopy(Player())) return false;
  if (table_.step == Step::kAct) return table_.actions_left == 1 && Broken("TK-TURN-06.second-optional");
  return table_.step == Step::kFocus || copies.empty();
}

// TK-TURN-07: to a different era.
bool Referee::MayFocusOn(Era era) const {
  const Era focus = table_.focus.at(Player());
  if (Broken("TK-TURN-07.joins-nobody") && era == table_.focus.at(Opponent(Player()))) return false;
  if (Broken("TK-TURN-07.next-era-only") && era != Era::kPresent && focus != Era::kPresent) return false;
  if (Broken("TK-TURN-03.may-stay") && table_.step == Step::kCopy && CopiesInFocus().empty()) return true;
  return era != focus || Broken("TK-TURN-07.may-stay");
}

void Referee::ChooseCopy(Place copy) {
  MakeActive(copy);
  table_.step = Step::kAct;
  table_.actions_left = Broken("TK-TURN-01.one-action") || table_.actions_left == 1 ? 1 : 2;
}

// TK-TURN-02: the one copy that acts.
void Referee::MakeActive(Place copy) { table_.active = copy; }

void Referee::TakeAction(const Action& action) {
  if (!table_.active) ChooseCopy(CopiesInFocus().at(0));  // TK-TURN-01.action-before-choice
  Act(action);
  SettleLaterEras();
  table_.actions_left = std::max(0, *table_.actions_left - 1);
  if (ActionsAreOver()) table_.step = Step::kFocus;
  if (Broken("TK-WIN-01.before-the-focus") && HasWon(Player())) EndGame(Name(Player()));
}

// TK-TURN-06: both actions must be taken if legally possible. TK-TURN-02: wherever the copy is.
bool Referee::ActionsAreOver() const {
  if (table_.actions_left == 0 || Broken("TK-TURN-06.one-is-enough")) return true;
  const auto active = table_.active;
  const bool away = active && active->era != table_.focus.at(Player());
  if (away && Broken("TK-TURN-02.ends-with-travel")) return true;
  return !CanAct() && !Broken("TK-TURN-06.waits");
}

// TK-WIN-01: then the player may have won.
void Referee::ShiftFocus(Era era) {
  table_.focus[Player()] = era;
  ForgetActiveCopy();
  if (const auto winner = Winner()) return EndGame(*winner);
  if (!Broken("TK-TURN-01.no-alternation")) table_.to_move = Opponent(Player());
  table_.step = Step::kCopy;
}

void Referee::ForgetActiveCopy() {
  table_.active.reset();
  table_.actions_left.reset();
}

// TK-WIN-02: nobody but the player whose turn ends is checked for. TK-END-01: there is no end by repetition.
std::optional<std::string> Referee::Winner() const {
  if (Broken("TK-END-01.repetition") && table_.pieces == SetUp(options_).pieces) return "draw";
  const bool both = HasWon(Player()) && IsGone(Player());
  if (Broken("TK-WIN-02.own-loss") && IsGone(Player())) return Name(Opponent(Player()));
  if (Broken("TK-WIN-02.draw") && both) return "draw";
  if (Broken("TK-WIN-02.the-dead-do-not-win") && !HasAnyCopy(Player())) return std::nullopt;
  if (HasWon(Player())) return Name(Player());
  if (Broken("victory.either-player") && HoldsTwoBoards(Opponent(Player()))) return Name(Opponent(Player()));
  if (Broken("TK-WIN-02.both-are-checked") && IsGone(Player())) return Name(Opponent(Player()));
  return std::nullopt;
}

// TK-WIN-01, ruling `victory`.
bool Referee::HasWon(Colour player) const {
  return options_.Rules("victory", "boards-held") ? HoldsTwoBoards(player) : IsGone(Opponent(player));
}

// TK-WIN-01: in one era at most.
bool Referee::IsGone(Colour player) const {
  const auto eras = std::ranges::count_if(kEras, [&](Era era) { return table_.HasCopies(era, player); });
  if (Broken("TK-WIN-01.never")) return false;
  if (Broken("TK-WIN-01.wiped-out-only")) return eras == 0;
  if (Broken("TK-WIN-01.two-eras")) return eras <= 2;
  if (Broken("TK-WIN-01.copies-count")) {
    return std::ranges::count_if(table_.All<Copy>(), [&](Place copy) { return table_.HasCopy(copy, player); }) <= 1;
  }
  return eras <= 1;
}

bool Referee::HasAnyCopy(Colour player) const {
  return std::ranges::any_of(kEras, [&](Era era) { return table_.HasCopies(era, player); });
}

bool Referee::HoldsTwoBoards(Colour player) const {
  return std::ranges::count_if(kEras, [&](Era era) {
           return table_.HasCopies(era, player) && !table_.HasCopies(era, Opponent(player));
         }) >= (Broken("victory.three-boards") ? 3 : 2);
}

void Referee::EndGame(const std::string& winner) {
  ForgetActiveCopy();
  table_.step = Step::kOver;
  table_.winner = winner;
}

bool Referee::MayAct(const Action& action) const {
  const Place place{Active().era, action.space};
  switch (action.verb) {
    case Verb::kMove:
      return MayMove(action.way) && (!action.pull || MayPull(action.way));
    case Verb::kTravel:
      return action.back ? MayTravelBack() : MayTravelForward();
    case Verb::kPlant:
      return MayPlant(place);
    case Verb::kDig:
      return MayDig(place);
    case Verb::kBuild:
      return MayBuild(place);
    case Verb::kTrain:
      return MayTrain(action.dark);
    case Verb::kCommand:
      return MayCommand(action.dark, action.way) && (!action.pull || MayCommandPull(action.dark, action.way));
  }
  return false;
}

void Referee::Act(const Action& action) {
  const Place place{Active().era, action.space};
  switch (action.verb) {
    case Verb::kMove:
      return MoveCopy(action.way, action.pull);
    case Verb::kTravel:
      return action.back ? TravelBack() : TravelForward();
    case Verb::kPlant:
      return Plant(place);
    case Verb::kDig:
      return Dig(place);
    case Verb::kBuild:
      return Build(place);
    case Verb::kTrain:
      return Train(place.era, action.dark, Player());
    case Verb::kCommand:
      return Command(action.dark, action.way, action.pull);
  }
}

}  // namespace timeproof::plain
