#include "properties/voyage/plain/deal.h"

#include <algorithm>
#include <span>
#include <string>

#include "engine/random.h"

namespace timeproof::plain_voyage {
namespace {

class Dealer {
 public:
  explicit Dealer(const Options& options) : options_(options), random_(options.seed) {}

  Table Deal() {
    if (options_.Broken("PV-AMB-28.ports-first")) ShufflePorts();
    ShuffleTickets();
    if (!options_.Broken("PV-AMB-28.ports-first")) ShufflePorts();
    LayOut();
    DealHands();
    SetAside();
    for (Player& player : table_.players) player.tokens = TokensEach();
    table_.start = StartSeat();
    table_.seat = table_.start;
    return table_;
  }

 private:
  // PV-COMP-03: two of each kind.
  void ShuffleTickets() {
    for (const Ticket& kind : AllKinds()) deck_.insert(deck_.end(), 2, kind);
    if (options_.Broken("PV-COMP-03.three-of-a-kind")) deck_.back() = deck_.front();
    random_.Shuffle(std::span<Ticket>(deck_));
  }

  // PV-COMP-05: two of each time, and of ANY TIME.
  void ShufflePorts() {
    row_ = "SSHHEENNMMAA";
    if (options_.Broken("PV-COMP-05.no-any-time")) row_ = "SSHHEENNMMSS";
    random_.Shuffle(std::span<char>(row_));
  }

  Ticket Draw() {
    Ticket ticket = deck_.front();
    deck_.erase(deck_.begin());
    return ticket;
  }

  // PV-SETUP-01, PV-SETUP-05
  void LayOut() {
    if (options_.Broken("PV-SETUP-05.to-the-left")) std::reverse(row_.begin(), row_.end());
    table_.locations.push_back({'\0', {Draw()}, 0});
    if (options_.Broken("PV-SETUP-01.two-tickets")) table_.locations[0].tickets.push_back(Draw());
    for (const char port : row_) table_.locations.push_back({port, {}, 0});
    table_.machine = 0;
  }

  // PV-SETUP-03
  void DealHands() {
    const int size = HandSize(options_.players) + (options_.Broken("PV-SETUP-03.one-more") ? 1 : 0);
    table_.players.resize(static_cast<std::size_t>(options_.players));
    if (options_.Broken("PV-AMB-28.one-by-one")) {
      for (int i = 0; i < size; ++i) {
        for (Player& player : table_.players) player.hand.push_back(Draw());
      }
      return;
    }
    for (Player& player : table_.players) {
      for (int i = 0; i < size; ++i) player.hand.push_back(Draw());
    }
  }

  // PV-SETUP-04
  void SetAside() {
    Tickets& rest = options_.Broken("PV-SETUP-04.dealt-out") ? table_.players[0].hand : table_.removed;
    rest.insert(rest.end(), deck_.begin(), deck_.end());
  }

  // PV-SETUP-08
  int TokensEach() const {
    if (options_.Broken("PV-SETUP-08.two-each")) return 2;
    if (options_.Broken("PV-COMP-02.eight-tokens") && options_.players == 4) return 2;
    if (options_.Broken("PV-AMB-26.shared-out")) return 12 / options_.players;
    return 3;
  }

  // PV-SETUP-09, PV-AMB-27
  int StartSeat() {
    const auto drawn = static_cast<int>(random_.Below(static_cast<std::uint64_t>(options_.players)));
    if (options_.Broken("PV-SETUP-09.first-seat")) return 0;
    if (options_.Broken("PV-AMB-27.ignored")) return drawn;
    if (options_.Broken("PV-AMB-27.not-drawn")) return options_.start.value_or(0);
    return options_.start.value_or(drawn);
  }

  const Options& options_;
  Random random_;
  Tickets deck_;
  std::string row_;
  Table table_;
};

}  // namespace

Table Deal(const Options& options) { return Dealer(options).Deal(); }

}  // namespace timeproof::plain_voyage
