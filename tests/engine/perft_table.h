// Perft from the start of That Time You Killed Me. Counted in two independent ways: by the engine (perft_test.cc), and
// by plain enumeration with the second reading of the rules (tests/properties).
#ifndef TIMEPROOF_TESTS_ENGINE_PERFT_TABLE_H_
#define TIMEPROOF_TESTS_ENGINE_PERFT_TABLE_H_

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace timeproof::testing {

struct PerftRow {
  std::vector<std::string_view> chapters;
  std::array<std::uint64_t, 8> moves;  // perft 1 to 8
  std::array<std::uint64_t, 3> turns;  // perft by turns 1 to 3
};

inline const std::vector<PerftRow>& PerftTable() {
  static const std::vector<PerftRow> table = {
      {{}, {1, 2, 8, 16, 16, 32, 128, 256}, {16, 256, 5888}},
      {{"growth"}, {1, 5, 31, 62, 62, 310, 1922, 3844}, {62, 3844, 223064}},
      {{"influence"}, {1, 4, 18, 36, 36, 144, 648, 1296}, {36, 1296, 40232}},
      {{"memory"}, {1, 2, 8, 16, 16, 32, 128, 256}, {16, 256, 5888}},
      {{"growth", "influence"}, {1, 7, 49, 98, 98, 686, 4802, 9604}, {98, 9604, 691072}},
      {{"growth", "memory"}, {1, 5, 31, 62, 62, 310, 1922, 3844}, {62, 3844, 222568}},
      {{"influence", "memory"}, {1, 4, 18, 36, 36, 144, 648, 1296}, {36, 1296, 39080}},
      {{"growth", "influence", "memory"}, {1, 7, 49, 98, 98, 686, 4802, 9604}, {98, 9604, 683624}},
  };
  return table;
}

}  // namespace timeproof::testing

#endif  // TIMEPROOF_TESTS_ENGINE_PERFT_TABLE_H_
