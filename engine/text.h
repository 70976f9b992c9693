// Taking notation apart, with places for messages. Columns count characters, not bytes, from 1.
#ifndef TIMEPROOF_ENGINE_TEXT_H_
#define TIMEPROOF_ENGINE_TEXT_H_

#include <string_view>
#include <vector>

namespace timeproof {

// The number of characters of a UTF-8 text.
int Characters(std::string_view text);

struct Word {
  std::string_view text;
  int column = 1;
};

// What blanks, tabs and carriage returns part; `column` is where the text begins.
std::vector<Word> Words(std::string_view text, int column = 1);

}  // namespace timeproof

#endif  // TIMEPROOF_ENGINE_TEXT_H_
