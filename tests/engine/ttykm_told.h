// What the rules report of moves, told in words, for tests.
#ifndef TIMEPROOF_TESTS_ENGINE_TTYKM_TOLD_H_
#define TIMEPROOF_TESTS_ENGINE_TTYKM_TOLD_H_

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/play.h"
#include "tests/engine/ttykm_game.h"

namespace timeproof::testing {

// Each effect as "RULE words".
class Recorder : public EffectSink {
 public:
  explicit Recorder(const Game& game) : game_(game) {}
  void On(const Effect& effect) override { lines.push_back(std::string(effect.rule) + " " + game_.Describe(effect)); }
  std::vector<std::string> lines;

 private:
  const Game& game_;
};

// What is told of the moves, and why the first that could not be played could not.
inline std::vector<std::string> Told(const Game& game, std::string_view before, std::string_view moves) {
  Result<Position> position = game.FromLine(before);
  if (!position) return {position.error().message};
  Recorder recorder(game);
  const auto stop = PlayMoves(game, &position.value(), SplitMoves(moves), nullptr, &recorder);
  if (stop) recorder.lines.push_back("stopped: " + stop->error.message);
  return recorder.lines;
}

struct ToldCase {
  std::string_view idea;
  std::vector<std::string_view> chapters;
  std::string_view ruling;
  std::string_view value;
  std::string before;
  std::string_view moves;
  std::vector<std::string> told;
};

inline std::vector<std::string> Told(const ToldCase& play) {
  return Told(*Ttykm(play.chapters, play.ruling, play.value), play.before, play.moves);
}

// A position in which a copy is to be chosen.
inline std::string Before(std::string_view boards, std::string_view to_move = "white",
                          std::string_view focus = "past,future", std::string_view statue = "") {
  return fmt::format("{} to_move={} first=white focus={} supply=2,2{}{} step=copy", boards, to_move, focus,
                     statue.empty() ? "" : " statue=", statue);
}

}  // namespace timeproof::testing

#endif  // TIMEPROOF_TESTS_ENGINE_TTYKM_TOLD_H_
