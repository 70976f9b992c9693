#include "properties/voyage/plain/dense.h"

#include <algorithm>
#include <span>
#include <string>

#include "properties/voyage/plain/referee.h"

namespace timeproof::plain_voyage {
namespace {

constexpr int kLongHand = 6;

class Strewer {
 public:
  Strewer(const Options& options, Random* random) : options_(options), random_(*random) {}

  Table Strew() {
    for (const Ticket& kind : AllKinds()) deck_.insert(deck_.end(), 2, kind);
    random_.Shuffle(std::span<Ticket>(deck_));
    table_.partial = Toss();
    table_.players.resize(static_cast<std::size_t>(options_.players));
    table_.start = UpTo(options_.players - 1);
    table_.seat = UpTo(options_.players - 1);
    LayRow();
    DealHands();
    SetAside();
    StrewTokens();
    const int last = StallLimit(options_, table_, table_.seat) - 1;
    table_.idle = Toss() ? last : UpTo(last);
    return table_;
  }

 private:
  int UpTo(int most) { return static_cast<int>(random_.Below(static_cast<std::uint64_t>(most) + 1)); }
  bool Toss() { return UpTo(1) == 1; }

  Ticket Draw() {
    Ticket ticket = deck_.back();
    deck_.pop_back();
    return ticket;
  }

  // Ports, and a ticket on each of the first positions. In one of three cases the machine is next to the end.
  void LayRow() {
    std::string row = "SSHHEENNMMAA";
    random_.Shuffle(std::span<char>(row));
    table_.locations.push_back({});
    for (const char port : row) table_.locations.push_back({port, {}, 0});
    const bool is_late = UpTo(2) == 0;
    // Play never covers the rightmost port without ending the game; a partial position may have it covered.
    const int last = is_late ? kRightmost - 1 : UpTo(kRightmost - 1);
    const int covered = table_.partial && is_late && Toss() ? kRightmost : last;
    for (int position = 0; position <= covered; ++position) table_.At(position).tickets.push_back(Draw());
    table_.machine = is_late || Toss() ? last : UpTo(last);
  }

  // A ticket that can be played, if the deck has one: the twin of one that lies open, or of the time on the right.
  Ticket DrawFitting() {
    const Location& location = table_.At(UpTo(table_.machine + 1));
    const bool by_time = location.tickets.empty() || UpTo(3) == 0;
    const char time = location.tickets.empty() ? location.port : TimeOf(location.tickets.back());
    const auto found = std::ranges::find_if(deck_, [&](const Ticket& ticket) {
      return by_time ? TimeOf(ticket) == time : ticket == location.tickets.back();
    });
    if (found == deck_.end()) return Draw();
    Ticket ticket = *found;
    deck_.erase(found);
    return ticket;
  }

  // In half of all cases all hands are alike once who is to act has played a ticket, so that tokens decide.
  void DealHands() {
    const bool is_even = Toss();
    const int length = 1 + UpTo(kLongHand - 1);
    for (int seat = 0; seat < table_.seats(); ++seat) {
      int left = is_even ? length + (seat == table_.seat ? 1 : 0) : 1 + UpTo(kLongHand - 1);
      while (left-- > 0) table_.Of(seat).hand.push_back(Toss() ? DrawFitting() : Draw());
    }
  }

  // What is left is removed or buried. Of a partial position most is left out.
  void SetAside() {
    const int removed = table_.partial ? UpTo(RemovedSize(table_.seats())) : RemovedSize(table_.seats());
    for (int i = 0; i < removed; ++i) table_.removed.push_back(Draw());
    const auto covered = std::ranges::count_if(table_.locations, [](const Location& l) { return !l.tickets.empty(); });
    for (int left = table_.partial ? UpTo(4) : static_cast<int>(deck_.size()); left > 0; --left) {
      Tickets& stack = table_.At(UpTo(static_cast<int>(covered) - 1)).tickets;
      stack.insert(stack.begin(), Draw());
    }
  }

  // On the row one at most where play may leave one; in a partial position any number anywhere.
  void StrewTokens() {
    int left = 3 * table_.seats();
    for (int position = 0; position <= kRightmost && left > 0; ++position) {
      const bool may_lie = position != table_.machine && !table_.At(position).tickets.empty();
      if ((!may_lie && !(table_.partial && UpTo(3) == 0)) || UpTo(2) > 0) continue;
      table_.At(position).tokens = table_.partial ? 1 + UpTo(std::min(1, left - 1)) : 1;
      left -= table_.At(position).tokens;
    }
    if (table_.partial) left -= UpTo(left);
    while (left-- > 0) ++table_.Of(UpTo(table_.seats() - 1)).tokens;
  }

  const Options& options_;
  Random& random_;
  Tickets deck_;
  Table table_;
};

}  // namespace

Table StrewTickets(const Options& options, Random* random) { return Strewer(options, random).Strew(); }

}  // namespace timeproof::plain_voyage
