#include "engine/ttykm/moves.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/text.h"

namespace timeproof::ttykm {
namespace {

Error Malformed(std::string message, int column) {
  return {.kind = ErrorKind::kMalformed, .message = std::move(message), .column = column};
}

template <typename Names>
std::optional<std::size_t> IndexOf(const Names& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

// Reads the words after the prefix, one after the other; the first fault stays.
class Reader {
 public:
  Reader(std::vector<Word> words, int end_column) : words_(std::move(words)), end_column_(end_column) {}

  Result<Move> Read(Player to_move) {
    static constexpr std::array<std::string_view, 11> kVerbs = {"copy",  "move",    "travel", "plant",   "dig", "build",
                                                                "train", "command", "focus",  "concede", "draw"};
    const std::string all = fmt::format("a move starts with one of {}", fmt::join(kVerbs, ", "));
    const std::size_t verb = Name(kVerbs, all);
    Move move{};
    switch (verb) {
      case 0:
        move = SpaceMove(Verb::kCopy, Space());
        break;
      case 1:
        move = ReadStep();
        break;
      case 2:
        move = MakeMove(Name(kWays, "travel goes forward or back") == 0 ? Verb::kTravelForward : Verb::kTravelBack);
        break;
      case 3:
        move = SpaceMove(Verb::kPlant, Space());
        break;
      case 4:
        move = SpaceMove(Verb::kDig, Space());
        break;
      case 5:
        move = SpaceMove(Verb::kBuild, Space());
        break;
      case 6:
        move = TrainMove(ReadElephant());
        break;
      case 7:
        move = ReadCommand();
        break;
      case 8:
        move = FocusMove(static_cast<Era>(Name(kEraNames, "an era is past, present or future")));
        break;
      case 9:
        move = ConcedeMove(to_move);
        break;
      default:
        move = MakeMove(Verb::kDraw);
    }
    if (next_ < words_.size()) Fail(fmt::format("'{}' is one word too many", words_[next_].text));
    if (error_) return *error_;
    return move;
  }

 private:
  static constexpr std::array<std::string_view, 2> kWays = {"forward", "back"};

  void Fail(std::string message) {
    if (error_) return;
    const bool at_end = next_ >= words_.size();
    error_ = Malformed(std::move(message), at_end ? end_column_ : words_[next_].column);
  }

  template <typename Names>
  std::size_t Name(const Names& names, const std::string& hint) {
    if (error_) return 0;
    if (next_ < words_.size()) {
      if (const auto index = IndexOf(names, words_[next_].text)) {
        ++next_;
        return *index;
      }
      Fail(fmt::format("'{}' is no notation: {}", words_[next_].text, hint));
    } else {
      Fail(fmt::format("the move ends too early: {}", hint));
    }
    return 0;
  }

  int Space() {
    static constexpr std::array<std::string_view, kSpaces> kNumbers = {"1", "2",  "3",  "4",  "5",  "6",  "7",  "8",
                                                                       "9", "10", "11", "12", "13", "14", "15", "16"};
    return static_cast<int>(Name(kNumbers, "a space is a number from 1 to 16")) + 1;
  }

  Direction ReadDirection() {
    return static_cast<Direction>(Name(kDirectionNames, "a direction is north, east, south or west"));
  }

  Elephant ReadElephant() { return static_cast<Elephant>(Name(kElephantNames, "an elephant is dark or light")); }

  bool ReadPull() {
    if (next_ == words_.size() || words_[next_].text != "pull") return false;
    ++next_;
    return true;
  }

  Move ReadStep() {
    const Direction direction = ReadDirection();
    return StepMove(direction, ReadPull());
  }

  Move ReadCommand() {
    const Elephant elephant = ReadElephant();
    const Direction direction = ReadDirection();
    return CommandMove(elephant, direction, ReadPull());
  }

  std::vector<Word> words_;
  int end_column_;
  std::size_t next_ = 0;
  std::optional<Error> error_;
};

}  // namespace

std::string MoveText(Move move) {
  const std::string_view pull = PullIn(move) ? " pull" : "";
  switch (VerbOf(move)) {
    case Verb::kCopy:
      return fmt::format("copy {}", SpaceIn(move));
    case Verb::kMove:
      return fmt::format("move {}{}", Name(DirectionIn(move)), pull);
    case Verb::kTravelForward:
      return "travel forward";
    case Verb::kTravelBack:
      return "travel back";
    case Verb::kPlant:
      return fmt::format("plant {}", SpaceIn(move));
    case Verb::kDig:
      return fmt::format("dig {}", SpaceIn(move));
    case Verb::kBuild:
      return fmt::format("build {}", SpaceIn(move));
    case Verb::kTrain:
      return fmt::format("train {}", Name(ElephantIn(move)));
    case Verb::kCommand:
      return fmt::format("command {} {}{}", Name(ElephantIn(move)), Name(DirectionIn(move)), pull);
    case Verb::kFocus:
      return fmt::format("focus {}", Name(EraIn(move)));
    case Verb::kConcede:
      return fmt::format("{}: concede", Name(PlayerIn(move)));
    case Verb::kDraw:
      return "draw";
  }
  return "";
}

void EveryMove(MoveList* moves) {
  moves->Clear();
  const auto each_space = [&](Verb verb) {
    for (int space = 1; space <= kSpaces; ++space) moves->Add(SpaceMove(verb, space));
  };
  each_space(Verb::kCopy);
  for (const Direction direction : kDirections) {
    for (const bool pull : {false, true}) moves->Add(StepMove(direction, pull));
  }
  moves->Add(MakeMove(Verb::kTravelForward));
  moves->Add(MakeMove(Verb::kTravelBack));
  for (const Verb verb : {Verb::kPlant, Verb::kDig, Verb::kBuild}) each_space(verb);
  for (const Elephant elephant : kElephants) moves->Add(TrainMove(elephant));
  for (const Elephant elephant : kElephants) {
    for (const Direction direction : kDirections) {
      for (const bool pull : {false, true}) moves->Add(CommandMove(elephant, direction, pull));
    }
  }
  for (const Era era : kEras) moves->Add(FocusMove(era));
  for (const Player player : kPlayers) moves->Add(ConcedeMove(player));
  moves->Add(MakeMove(Verb::kDraw));
}

Result<Move> ParseMove(std::string_view text, Player to_move, bool over) {
  const int end_column = Characters(text) + 1;
  std::optional<Player> prefix;
  int column = 1;
  const std::size_t colon = text.find(':');
  if (colon != std::string_view::npos) {
    const auto names = Words(text.substr(0, colon), 1);
    const auto player = names.size() == 1 ? IndexOf(kPlayerNames, names.front().text) : std::nullopt;
    if (!player) {
      return Malformed(fmt::format("'{}' is no player: before the colon stands white or black", text.substr(0, colon)),
                       names.empty() ? 1 : names.front().column);
    }
    prefix = kPlayers[*player];
    column = Characters(text.substr(0, colon)) + 2;
    text.remove_prefix(colon + 1);
  }
  Result<Move> move = Reader(Words(text, column), end_column).Read(prefix.value_or(to_move));
  if (move.ok() && prefix && *prefix != to_move && VerbOf(*move) != Verb::kConcede && !over) {
    return Error{.kind = ErrorKind::kIllegal,
                 .message = fmt::format("it is {}'s turn, not {}'s", Name(to_move), Name(*prefix)),
                 .rule = "TK-TURN-01",
                 .column = 1};
  }
  return move;
}

}  // namespace timeproof::ttykm
