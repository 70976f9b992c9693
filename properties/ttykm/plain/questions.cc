#include "properties/ttykm/plain/questions.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "properties/ttykm/plain/options.h"

namespace timeproof::plain {
namespace {

using Texts = std::vector<std::string>;

std::string Other(const std::string& player) { return player == "white" ? "black" : "white"; }

std::string TextOf(const Value& arguments, std::string_view name) { return *arguments.Find(name)->string(); }

Texts TextsOf(const Value& list) {
  Texts texts;
  for (const Value& item : *list.list()) texts.push_back(*item.string());
  return texts;
}

// In the order of the rulebook; Basics is no chapter.
Value Chapters(const std::set<std::string>& cards) {
  Value::List chapters;
  for (const char* chapter : {"growth", "influence", "memory"}) {
    if (cards.contains(chapter)) chapters.emplace_back(chapter);
  }
  return chapters;
}

class Oracle {
 public:
  explicit Oracle(std::string_view broken) {
    if (!broken.empty()) options_.broken = FindFault(broken).value();
  }

  // TK-SET-08: the loser goes first; after a draw, whoever went second. TK-A-04: a signature goes before that.
  Value NextFirst(const Value& arguments) const {
    const std::string winner = TextOf(arguments, "winner");
    const bool is_signed = arguments.Find("signed") != nullptr;
    if (is_signed && !Broken("TK-A-04.ignored")) return TextOf(arguments, "signed");
    if (winner == "draw") return AfterDraw(TextOf(arguments, "first"));
    if (Broken("TK-SET-08.winner-first") || (Broken("TK-A-04.winner-signs") && !is_signed)) return winner;
    return Other(winner);
  }

  // TK-SET-07: two of three, drawn at random.
  Value Convergence(const Value& arguments) const {
    Texts deck = TextsOf(*arguments.Find("deck"));
    if (Broken("TK-SET-07.bottom-cards")) std::ranges::reverse(deck);
    return Chapters({deck[0], deck[1]});
  }

  // TK-A-01: two cards, Basics among them. TK-A-02: chapters that icons require are in, up to all three; cards are
  // drawn until there are two.
  Value CodaChapters(const Value& arguments) const {
    std::set<std::string> cards = Required(arguments);
    const bool required = !cards.empty();
    if (Broken("TK-A-02.nothing-drawn") && required) return Chapters(cards);
    const std::size_t due = Broken("TK-A-01.one-card") && !required ? 1 : 2;
    for (const std::string& card : TextsOf(*arguments.Find("deck"))) {
      if (Broken("TK-A-01.basics-again") && card == "basics") continue;
      if (cards.size() < due) cards.insert(card);
    }
    return Chapters(cards);
  }

  // TK-A-03: one power each in a draft, one for both when it is shared.
  std::optional<Value> CodaPowers(const Value& arguments) const {
    const Texts picks = TextsOf(*arguments.Find("picks"));
    const bool draft = TextOf(arguments, "mode") == "draft";
    if (draft && picks.front() == picks.back() && !Broken("TK-A-03.one-for-both")) return std::nullopt;
    std::string first = TextOf(arguments, "first");
    if (Broken("TK-A-03.picks-swapped")) first = Other(first);
    Value answer = Value::MakeMap({{"white", Value()}, {"black", Value()}});
    answer.Set(first, picks.front());
    if (draft || !Broken("TK-A-03.first-alone")) answer.Set(Other(first), picks.back());
    return answer;
  }

 private:
  bool Broken(KnownFault fault) const { return options_.Broken(fault); }

  Value AfterDraw(const std::string& first) const {
    return Broken("TK-SET-08.same-after-a-draw") ? first : Other(first);
  }

  // TK-A-02: what the icons of the revealed powers require.
  std::set<std::string> Required(const Value& arguments) const {
    std::set<std::string> chapters;
    if (Broken("TK-A-02.icons-ignored")) return chapters;
    for (const Value& power : *arguments.Find("icons")->list()) {
      for (const std::string& icon : TextsOf(power)) {
        if (chapters.size() == 2 && Broken("TK-A-02.two-at-most")) continue;
        chapters.insert(icon);
        if (Broken("TK-A-02.first-icons-only")) break;
      }
    }
    return chapters;
  }

  Options options_;
};

}  // namespace

std::optional<Value> Answer(std::string_view question, const Value& arguments, std::string_view broken) {
  const Oracle oracle(broken);
  if (question == "next-first") return oracle.NextFirst(arguments);
  if (question == "convergence-chapters") return oracle.Convergence(arguments);
  if (question == "coda-chapters") return oracle.CodaChapters(arguments);
  return oracle.CodaPowers(arguments);
}

}  // namespace timeproof::plain
