#include "engine/timelancers/deal.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "engine/random.h"
#include "engine/timelancers/lookup.h"

namespace timeproof::timelancers {
namespace {

// The numbers from `first` to `end` - 1 in a random order.
std::vector<int> Shuffled(Random* random, int first, int end) {
  std::vector<int> numbers(static_cast<std::size_t>(end - first));
  std::iota(numbers.begin(), numbers.end(), first);
  random->Shuffle(std::span<int>(numbers));
  return numbers;
}

// --- The city.

// The spaces of the board that a tile may be laid on next: free, and beside two tiles where there is such a space.
std::vector<Hex> OpenSpaces(const Pack& pack, const std::vector<Hex>& laid) {
  std::vector<Hex> lawful;
  std::vector<Hex> free;
  for (const Hex space : pack.board) {
    if (std::ranges::find(laid, space) != laid.end()) continue;
    free.push_back(space);
    const auto beside = std::ranges::count_if(laid, [&](Hex hex) { return AreNeighbours(hex, space); });
    if (beside >= 2) lawful.push_back(space);
  }
  return lawful.empty() ? free : lawful;
}

// The headquarters, six tiles around them, the others each on a random lawful space. (TL-SETUP-01 to TL-SETUP-03)
std::array<Hex, kTiles> LayTiles(const Pack& pack, Random* random) {
  constexpr std::array<Hex, 6> kAround = {{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
  std::vector<int> order = Shuffled(random, 0, static_cast<int>(pack.tiles.size()));
  std::erase(order, pack.hq);
  std::array<Hex, kTiles> hexes = {};
  std::vector<Hex> laid = {pack.hq_space};
  hexes[At(pack.hq)] = pack.hq_space;
  for (std::size_t i = 0; i < order.size(); ++i) {
    Hex hex = pack.hq_space;
    if (i < kAround.size()) {
      hex = {static_cast<std::int8_t>(hex.q + kAround[i].q), static_cast<std::int8_t>(hex.r + kAround[i].r)};
    } else {
      const std::vector<Hex> spaces = OpenSpaces(pack, laid);
      hex = spaces[static_cast<std::size_t>(random->Below(spaces.size()))];
    }
    hexes[At(order[i])] = hex;
    laid.push_back(hex);
  }
  return hexes;
}

// A named layout says where tiles lie, not how; what the seed would have laid is drawn all the same.
void LayCity(const Options& options, Random* random, State* state) {
  const Pack& pack = *options.pack;
  state->hexes = LayTiles(pack, random);
  if (options.layout >= 0) std::ranges::copy(pack.layouts[At(options.layout)].hexes, state->hexes.begin());
  for (std::size_t tile = 0; tile < pack.tiles.size(); ++tile) {
    const auto face = static_cast<Face>(random->Below(2));
    state->faces[tile] = CanBeFlipped(pack, static_cast<int>(tile)) ? face : Face::kA;
  }
}

// --- The cards.

// (TL-SETUP-04)
void DealEvents(const Pack& pack, Random* random, State* state) {
  for (std::size_t type = 0; type < kTypes; ++type) {
    auto& deck = state->decks[type];
    for (const int event : Shuffled(random, pack.starts[type], pack.starts[type + 1])) deck.PutUnder(ToRef(event));
    for (Ref& place : state->rows[type]) {
      if (!deck.empty()) place = deck.TakeTop();
    }
  }
}

// (TL-SETUP-05, TL-SETUP-13)
void DealEnforcement(const Options& options, Random* random, State* state) {
  for (const int card : Shuffled(random, 0, static_cast<int>(options.pack->enforcement.size()))) {
    if (options.IsSolo() && !options.pack->enforcement[At(card)].solo) continue;
    state->enforcement.PutUnder(ToRef(card));
    state->enforcement_piles[At(card)] = Pile::kDeck;
  }
  if (state->enforcement.empty()) return;
  state->enforcement_up = state->enforcement.TakeTop();
  state->enforcement_piles[At(IndexOf(state->enforcement_up))] = Pile::kDiscard;
}

// (TL-SETUP-06, TL-SETUP-10)
void DealJobs(const Options& options, Random* random, State* state) {
  constexpr int kDealt = 2;
  for (const int job : Shuffled(random, 0, static_cast<int>(options.pack->jobs.size()))) {
    state->jobs.PutUnder(ToRef(job));
    state->job_piles[At(job)] = Pile::kDeck;
  }
  for (int seat = 0; seat < options.players; ++seat) {
    for (int i = 0; i < kDealt && !state->jobs.empty(); ++i) {
      const std::size_t job = At(IndexOf(state->jobs.TakeTop()));
      state->job_piles[job] = Pile::kHand;
      state->job_owners[job] = static_cast<std::uint8_t>(seat);
    }
  }
}

// --- The players. (TL-SETUP-07 to TL-SETUP-11, TL-SETUP-13)

void SetUpPlayers(const Options& options, Random* random, State* state) {
  constexpr std::array<std::uint32_t, kMostPlayers> kMoney = {5, 5, 6, 6};
  constexpr std::array<std::uint32_t, kMostPlayers> kGems = {1, 2, 1, 2};
  constexpr std::uint32_t kSoloMoney = 6;
  const std::vector<int> factions = Shuffled(random, 0, static_cast<int>(options.pack->factions.size()));
  for (std::size_t seat = 0; seat < At(options.players); ++seat) {
    PlayerState& player = state->players[seat];
    player.character = ToRef(static_cast<int>(seat));
    player.tile = ToRef(options.pack->hq);
    player.money = options.IsSolo() ? kSoloMoney : kMoney[seat];
    player.gems = kGems[seat];
    player.faction = ToRef(factions[seat]);
  }
}

}  // namespace

State Deal(const Options& options) {
  Random random(options.seed);
  State state;
  LayCity(options, &random, &state);
  DealEvents(*options.pack, &random, &state);
  DealEnforcement(options, &random, &state);
  DealJobs(options, &random, &state);
  SetUpPlayers(options, &random, &state);
  state.rng = random.Next();
  state.seat = static_cast<std::uint8_t>(options.players - 1);  // TL-SETUP-12
  state.active = state.seat;
  return state;
}

}  // namespace timeproof::timelancers
