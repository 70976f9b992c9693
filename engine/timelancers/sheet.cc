#include "engine/timelancers/sheet.h"

#include <fmt/format.h>

#include <algorithm>

namespace timeproof::timelancers {
namespace {

// The cell in that place, or an empty one.
const Cell& CellAt(const Sheet& sheet, std::size_t line, std::size_t cell) {
  static const Cell nothing;
  return line < sheet.size() && cell < sheet[line].size() ? sheet[line][cell] : nothing;
}

bool Differ(const Cell& a, const Cell& b) { return !a.is_label && (a.text != b.text || a.meaning != b.meaning); }

std::string PrintCell(const Cell& cell, bool differs) {
  return fmt::format("{:<{}}", cell.is_label ? cell.text : Marked(cell.text, differs), cell.width);
}

std::string Trimmed(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

// A line of cells; those that have no room on the page go on below, behind the first.
std::string PrintLine(const std::vector<std::string>& cells) {
  constexpr std::size_t kIndent = 13;
  std::string text;
  std::string line;
  for (const std::string& cell : cells) {
    const std::size_t shown = cell.find_last_not_of(' ') + 1;
    if (!line.empty() && line.size() + shown > kPageWidth) {
      text += Trimmed(line);
      line.assign(kIndent, ' ');
    }
    line += cell;
  }
  return text + Trimmed(line);
}

}  // namespace

std::string Clipped(std::string_view text, std::size_t room) {
  if (text.size() <= room) return std::string(text);
  return room == 0 ? std::string() : fmt::format("{}~", text.substr(0, room - 1));
}

std::string Marked(std::string_view text, bool differs) {
  return differs ? fmt::format("[{}]", text.empty() ? kBlank : text) : fmt::format(" {} ", text);
}

void Align(Sheet* sheet) {
  std::vector<std::size_t> widths;
  const auto width_of = [](const Cell& cell) { return cell.text.size() + (cell.is_label ? 1 : 2); };
  for (const SheetLine& line : *sheet) {
    widths.resize(std::max(widths.size(), line.size()));
    for (std::size_t cell = 0; cell < line.size(); ++cell) widths[cell] = std::max(widths[cell], width_of(line[cell]));
  }
  for (SheetLine& line : *sheet) {
    for (std::size_t cell = 0; cell < line.size(); ++cell) line[cell].width = widths[cell];
  }
}

std::string Print(const Sheet& sheet, const Sheet* other) {
  const Sheet& compared = other == nullptr ? sheet : *other;
  std::string text;
  for (std::size_t line = 0; line < sheet.size(); ++line) {
    const SheetLine& own = sheet[line];
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < own.size(); ++i) {
      cells.push_back(PrintCell(own[i], Differ(own[i], CellAt(compared, line, i))));
    }
    const bool is_shorter = line < compared.size() && own.size() < compared[line].size();
    const bool says_nothing = !own.empty() && own.back().text == kBlank;
    if (is_shorter && !says_nothing) cells.push_back(Marked(kBlank, true));
    text += PrintLine(cells);
  }
  return text;
}

}  // namespace timeproof::timelancers
