#include "engine/ttykm/board_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "engine/text.h"
#include "engine/ttykm/notation.h"

namespace timeproof::ttykm {
namespace {

struct Token {
  std::string_view text;
  Piece piece;
  bool seed = false;
};
constexpr std::array<Token, 17> kTokens = {{
    {"W", Piece::kWhiteCopy},
    {"B", Piece::kBlackCopy},
    {"W+s", Piece::kWhiteCopy, true},
    {"B+s", Piece::kBlackCopy, true},
    {"s", Piece::kNone, true},
    {"sh", Piece::kShrub},
    {"T", Piece::kTree},
    {"T^", Piece::kFallenNorth},
    {"T>", Piece::kFallenEast},
    {"Tv", Piece::kFallenSouth},
    {"T<", Piece::kFallenWest},
    {"So", Piece::kOrangeStatue},
    {"Sw", Piece::kWhiteStatue},
    {"Sb", Piece::kBlackStatue},
    {"D", Piece::kDarkElephant},
    {"L", Piece::kLightElephant},
    {".", Piece::kNone},
}};
constexpr std::array<char, 2> kHatLetters = {'w', 'b'};

const Token* FindToken(std::string_view text) {
  const auto found = std::ranges::find(kTokens, text, &Token::text);
  return found == kTokens.end() || text.empty() ? nullptr : &*found;
}

// "Dw" as the elephant and the hat's owner.
bool SplitHat(std::string_view token, std::string_view* elephant, Player* player) {
  if (token.size() != 2 || (token[0] != 'D' && token[0] != 'L')) return false;
  const auto letter = std::ranges::find(kHatLetters, token[1]);
  if (letter == kHatLetters.end()) return false;
  *elephant = token.substr(0, 1);
  *player = kPlayers[static_cast<std::size_t>(letter - kHatLetters.begin())];
  return true;
}

Error MalformedAt(std::string message, int line, int column) {
  return {
      .kind = ErrorKind::kMalformed, .message = std::move(message), .where = "board", .line = line, .column = column};
}

// The parts of a picture's line, a part for each era.
std::vector<std::vector<Word>> Columns(std::string_view line) {
  std::vector<std::vector<Word>> columns;
  int column = 1;
  for (;;) {
    const std::size_t bar = line.find('|');
    columns.push_back(Words(line.substr(0, bar), column));
    if (bar == std::string_view::npos) return columns;
    column += Characters(line.substr(0, bar)) + 1;
    line.remove_prefix(bar + 1);
  }
}

std::optional<Error> ReadHeader(const std::vector<std::vector<Word>>& columns, int line) {
  bool right = columns.size() == kEras.size();
  for (std::size_t i = 0; right && i < kEras.size(); ++i) {
    right = columns[i].size() == 1 && columns[i].front().text == kEraNames[i];
  }
  if (right) return std::nullopt;
  return MalformedAt("a picture of five lines starts with 'past | present | future' alone on its line", line, 1);
}

std::optional<Error> ReadRow(const std::vector<std::vector<Word>>& columns, int row, int line, State* state) {
  if (columns.size() != kEras.size()) {
    return MalformedAt(fmt::format("{} boards in this row, it should be 3, parted by '|'", columns.size()), line, 1);
  }
  for (const Era era : kEras) {
    const std::vector<Word>& words = columns[Index(era)];
    if (words.size() != 4) {
      return MalformedAt(fmt::format("{} spaces in this row of the {}, it should be 4", words.size(), Name(era)), line,
                         words.empty() ? 1 : words.front().column);
    }
    for (int i = 0; i < 4; ++i) {
      const Word& word = words[static_cast<std::size_t>(i)];
      if (std::optional<Error> error = PutToken(At(era, row * 4 + i + 1), word.text, state)) {
        error->line = line;
        error->column = word.column;
        return error;
      }
    }
  }
  return std::nullopt;
}

std::vector<std::string_view> Lines(std::string_view text) {
  std::vector<std::string_view> lines;
  for (;;) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return lines;
    text.remove_prefix(end + 1);
  }
}

// The longest token at the start of `text`, hats included; empty when there is none.
std::string_view LongestToken(std::string_view text) {
  std::string_view elephant;
  Player player = Player::kWhite;
  for (std::size_t length = std::min<std::size_t>(3, text.size()); length > 0; --length) {
    const std::string_view token = text.substr(0, length);
    if (token != "." && (FindToken(token) != nullptr || SplitHat(token, &elephant, &player))) return token;
  }
  return {};
}

// One row of one board; with `other`, differing spaces in brackets. `width` is that of the widest token.
std::string RowText(const State& state, const State* other, Era era, int row, std::size_t width) {
  std::string text;
  for (int i = 1; i <= 4; ++i) {
    const Place place = At(era, row * 4 + i);
    const std::string token = CellToken(state, place);
    if (other == nullptr) {
      text += fmt::format("{:<{}}", token, width + (i < 4 ? 2 : 1));
      continue;
    }
    const bool differs = token != CellToken(*other, place);
    text += fmt::format("{:<{}}", differs ? "[" + token + "]" : " " + token + " ", width + 2);
  }
  return text;
}

std::size_t WidestToken(const State& state) {
  std::size_t width = 1;
  for (Place place = 0; place < kPlaces; ++place) width = std::max(width, CellToken(state, place).size());
  return width;
}

std::string Trimmed(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

std::string CellToken(const State& state, Place place) {
  const Piece piece = state.boards[place];
  const bool seed = state.boards.HasSeed(place);
  if (piece == Piece::kNone) return seed ? "s" : ".";
  const auto found =
      std::ranges::find_if(kTokens, [&](const Token& token) { return token.piece == piece && token.seed == seed; });
  std::string text(found->text);
  if (IsElephant(piece)) {
    for (const Player player : kPlayers) {
      if (state.Wears(EraOf(place), ElephantOf(piece), player)) text += kHatLetters[Index(player)];
    }
  }
  return text;
}

std::optional<Error> PutToken(Place place, std::string_view token, State* state) {
  const std::string where = fmt::format("board.{}.{}", Name(EraOf(place)), SpaceOf(place));
  std::string_view base = token;
  Player player = Player::kWhite;
  const bool hatted = SplitHat(token, &base, &player);
  const Token* found = FindToken(base);
  if (found == nullptr) {
    return Error{
        .kind = ErrorKind::kMalformed,
        .message = fmt::format("'{}' is no piece; the tokens are . W B s W+s B+s sh T T^ T> Tv T< So Sw Sb D L, "
                               "and D or L with a hat w or b",
                               token),
        .where = where};
  }
  if (found->piece != Piece::kNone) state->boards.Put(found->piece, place);
  if (found->seed) state->boards.PutSeed(place);
  if (!hatted) return std::nullopt;
  std::uint8_t& hat = state->hats[Index(EraOf(place))][Index(player)];
  if (hat != 0) {
    return Error{.kind = ErrorKind::kInvalid,
                 .message = fmt::format("a second {} hat in the {} (TK-M-TRAIN-02)", Name(player), Name(EraOf(place))),
                 .where = where};
  }
  hat = static_cast<std::uint8_t>(1 + Index(ElephantOf(found->piece)));
  return std::nullopt;
}

std::optional<Error> ReadPicture(std::string_view text, State* state) {
  const auto lines = Lines(text);
  int row = -1;  // the header
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const int line = static_cast<int>(i) + 1;
    if (lines[i].find_first_not_of(" \t\r") == std::string_view::npos) continue;
    if (row == 4) return MalformedAt("a picture ends after its fourth row", line, 1);
    const auto columns = Columns(lines[i]);
    if (std::optional<Error> error = row < 0 ? ReadHeader(columns, line) : ReadRow(columns, row, line, state))
      return error;
    ++row;
  }
  if (row == 4) return std::nullopt;
  return MalformedAt(row < 0 ? "the picture is empty; it starts with the line 'past | present | future'"
                             : fmt::format("the picture has {} rows, it should have 4", row),
                     static_cast<int>(lines.size()), 1);
}

std::string BoardLine(const State& state) {
  std::string line;
  for (const Era era : kEras) {
    if (era != Era::kPast) line += ' ';
    for (int row = 0; row < 4; ++row) {
      if (row > 0) line += '/';
      int empty = 0;
      const auto flush = [&] {
        if (empty > 0) line += fmt::format("{}", empty);
        empty = 0;
      };
      for (int i = 1; i <= 4; ++i) {
        const Place place = At(era, row * 4 + i);
        if (state.boards.Empty(place)) {
          ++empty;
          continue;
        }
        flush();
        line += CellToken(state, place);
      }
      flush();
    }
  }
  return line;
}

Result<Value> ReadBoardLine(std::string_view text, int column) {
  Value::Map spaces;
  int row = 0;
  int filled = 0;        // spaces of this row
  bool counted = false;  // a count was just read: the next may not be one, so that a row is written in one way
  const auto fault = [&](std::size_t at, std::string message) {
    return MalformedAt(std::move(message), 0, column + Characters(text.substr(0, at)));
  };
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '/') {
      if (filled != 4) return fault(at, fmt::format("{} spaces in this row, it should be 4", filled));
      if (row == 3) return fault(at, "a board has four rows");
      ++row;
      filled = 0;
      counted = false;
      ++at;
      continue;
    }
    if (text[at] >= '1' && text[at] <= '4' && !counted) {
      filled += text[at] - '0';
      counted = true;
      if (filled > 4) return fault(at, "more than 4 spaces in this row");
      ++at;
      continue;
    }
    const std::string_view token = LongestToken(text.substr(at));
    if (token.empty()) return fault(at, fmt::format("'{}' is no board: rows like W3 parted by '/'", text));
    if (filled == 4) return fault(at, "more than 4 spaces in this row");
    ++filled;
    counted = false;
    spaces.emplace_back(fmt::format("{}", row * 4 + filled), token);
    at += token.size();
  }
  if (row != 3 || filled != 4)
    return fault(text.size(), fmt::format("'{}' ends early: a board has four rows of 4 spaces", text));
  return Value(std::move(spaces));
}

std::string Picture(const State& state, const State* other) {
  const std::size_t width = other == nullptr ? WidestToken(state) : std::max(WidestToken(state), WidestToken(*other));
  const std::size_t board = other == nullptr ? 3 * (width + 2) + width + 1 : 4 * (width + 2);
  std::string text;
  for (const Era era : kEras) text += fmt::format("{}{:<{}}", era == Era::kPast ? "" : "| ", Name(era), board);
  text = Trimmed(std::move(text)) + '\n';
  for (int row = 0; row < 4; ++row) {
    std::string line;
    for (const Era era : kEras) {
      line += fmt::format("{}{:<{}}", era == Era::kPast ? "" : "| ", RowText(state, other, era, row, width), board);
    }
    text += Trimmed(std::move(line)) + '\n';
  }
  return text;
}

std::string CompareBoards(const State& expected, const State& actual) {
  const std::size_t width = std::max(WidestToken(expected), WidestToken(actual));
  const std::size_t board = 4 * (width + 2) + 3;
  std::string text;
  for (const Era era : kEras) {
    bool same = true;
    for (int space = 1; space <= kSpaces; ++space) {
      same = same && CellToken(expected, At(era, space)) == CellToken(actual, At(era, space));
    }
    if (same) {
      text += fmt::format("{:<9} as expected\n", Name(era));
      continue;
    }
    text += fmt::format("{:<9} {:<{}}actual\n", Name(era), "expected", board);
    for (int row = 0; row < 4; ++row) {
      text += Trimmed(fmt::format("{:<9}{:<{}} {}", "", RowText(expected, &actual, era, row, width), board,
                                  RowText(actual, &expected, era, row, width))) +
              '\n';
    }
  }
  return text;
}

}  // namespace timeproof::ttykm
