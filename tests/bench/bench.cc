// How fast the engine is, beside Stockfish in the same rounds. Usage: timeproof_bench [ROUNDS]
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games.h"
#include "engine/perft.h"
#include "engine/random.h"
#include "tests/bench/anchor.h"

namespace timeproof::bench {
namespace {

std::unique_ptr<const Game> GameWith(const std::vector<std::string_view>& chapters) {
  const Value options = Value::MakeMap({{"chapters", Value(Value::List(chapters.begin(), chapters.end()))}});
  return std::move(MakeGame("ttykm", options, Reading::kExact)).value();
}

// The position after some random moves, at the start of a turn.
Position MidGame(const Game& game, std::uint64_t seed, int moves_to_play) {
  Random random(seed);
  Position position = game.Start();
  MoveList moves;
  for (int i = 0; i < moves_to_play || !game.AtTurnStart(position); ++i) {
    game.LegalMoves(position, &moves);
    if (moves.empty()) return game.Start();
    game.Apply(&position, moves[random.Below(moves.size())]);
  }
  return position;
}

struct Subject {
  std::string name;
  std::string unit;
  std::function<std::uint64_t()> work;
};

std::vector<Subject> Subjects() {
  const std::vector<std::string_view> all = {"growth", "influence", "memory"};
  std::vector<Subject> subjects;
  const auto perft = [&](std::string name, const std::vector<std::string_view>& chapters, int moves_played, int depth,
                         bool bulk) {
    std::shared_ptr<const Game> game = GameWith(chapters);
    const Position position = MidGame(*game, 9, moves_played);
    subjects.push_back({std::move(name), "turns",
                        [=] { return Perft(*game, position, depth, {.unit = PerftUnit::kTurns, .bulk = bulk}); }});
  };
  perft("perft by turns, bulk, standard, start", {}, 0, 4, true);
  perft("perft by turns, played, standard, start", {}, 0, 4, false);
  perft("perft by turns, bulk, all chapters, start", all, 0, 3, true);
  perft("perft by turns, bulk, all chapters, mid-game", all, 40, 2, true);
  const auto playouts = [&](std::string name, const std::vector<std::string_view>& chapters) {
    std::shared_ptr<const Game> game = GameWith(chapters);
    subjects.push_back({std::move(name), "moves", [=] {
                          Random random(1);
                          std::uint64_t played = 0;
                          MoveList moves;
                          for (int i = 0; i < 100; ++i) {
                            Position position = game->Start();
                            for (int ply = 0; ply < 200; ++ply, ++played) {
                              game->LegalMoves(position, &moves);
                              if (moves.empty()) break;
                              game->Apply(&position, moves[random.Below(moves.size())]);
                            }
                          }
                          return played;
                        }});
  };
  playouts("random playouts, standard", {});
  playouts("random playouts, all chapters", all);
  return subjects;
}

int Run(int rounds) {
  const std::vector<Subject> subjects = Subjects();
  std::vector<std::vector<double>> rates(subjects.size());
  std::vector<std::vector<double>> ratios(subjects.size());
  std::vector<double> anchors;
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < subjects.size(); ++i) {
      const auto anchor = StockfishRate();
      if (!anchor) {
        fmt::print(stderr, "bench: no stockfish to measure beside; on Debian: apt-get install stockfish\n");
        return 2;
      }
      const double rate = Rate(subjects[i].work);
      anchors.push_back(*anchor);
      rates[i].push_back(rate);
      ratios[i].push_back(rate / *anchor);
    }
  }
  fmt::print("compiler: {}\n{} rounds; stockfish perft 5 of Kiwipete: {:.1f} million nodes/s (median)\n\n",
             TIMEPROOF_COMPILER, rounds, SpreadOf(anchors).median / 1e6);
  fmt::print("{:<46} {:>12}  {:>22}\n", "", "million/s", "ratio to its nodes");
  for (std::size_t i = 0; i < subjects.size(); ++i) {
    const Spread ratio = SpreadOf(ratios[i]);
    fmt::print("{:<46} {:>6.2f} {:<5}  {:>6.3f} ({:.3f} to {:.3f})\n", subjects[i].name,
               SpreadOf(rates[i]).median / 1e6, subjects[i].unit, ratio.median, ratio.low, ratio.high);
  }
  return 0;
}

}  // namespace
}  // namespace timeproof::bench

int main(int argc, char** argv) {
  int rounds = 7;
  if (argc > 1) rounds = std::atoi(argv[1]);
  if (argc > 2 || rounds < 1) {
    fmt::print(stderr, "bench: usage: timeproof_bench [ROUNDS], a whole number from 1\n");
    return 2;
  }
  return timeproof::bench::Run(rounds);
}
