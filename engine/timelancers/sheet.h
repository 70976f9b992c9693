// Tables of text for terminals, in which what differs from another table is marked.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_SHEET_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_SHEET_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace timeproof::timelancers {

inline constexpr std::size_t kPageWidth = 120;
inline constexpr std::string_view kBlank = "-";

// A cell of a line, as wide as its text and two marks at least. A label is never marked.
struct Cell {
  std::string text;
  std::size_t width = 0;
  bool is_label = false;
  std::string meaning = {};  // what is compared beside the text
};
using SheetLine = std::vector<Cell>;
using Sheet = std::vector<SheetLine>;

inline Cell Label(std::string_view text, std::size_t width = 0) { return {std::string(text), width, true}; }

// Makes the cells of each column as wide as the widest of them.
void Align(Sheet* sheet);

// As many characters as there is room for; the last of a text that is cut is ~.
std::string Clipped(std::string_view text, std::size_t room);

// "[text]" where it differs, " text " otherwise; in brackets nothing is kBlank.
std::string Marked(std::string_view text, bool differs);

// The lines, each ended by a newline, wrapped at the width of the page. Cells that are not the same in `other`, when
// given, are marked; where a line has fewer cells, [-] stands at its end.
std::string Print(const Sheet& sheet, const Sheet* other);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_SHEET_H_
