#include "engine/timelancers/moves.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/text.h"
#include "engine/timelancers/rules.h"

namespace timeproof::timelancers {
namespace {

// --- Codes.

constexpr unsigned kPayBits = 4;  // for each kind of a payment or a trade: up to 15
constexpr unsigned kUseBits = 3;  // for each kind of a use: up to 7
constexpr unsigned kSlotBits = 4;
constexpr unsigned kTradeBits = kPayBits * kResources;
constexpr unsigned kTypeShift = 16;

constexpr std::uint32_t Mask(unsigned bits) { return (1U << bits) - 1; }

std::uint32_t ToBits(const Bundle& bundle, unsigned bits) {
  std::uint32_t code = 0;
  for (const std::uint8_t pieces : bundle) code = code << bits | pieces;
  return code;
}

Bundle FromBits(std::uint32_t code, unsigned bits) {
  Bundle bundle = {};
  for (std::size_t kind = kResources; kind-- > 0; code >>= bits) {
    bundle[kind] = static_cast<std::uint8_t>(code & Mask(bits));
  }
  return bundle;
}

// --- Words.

// What stands behind a verb, apart from what is more than one word.
enum class Argument : std::uint8_t { kNone, kEvent, kTile, kJob, kType, kResource, kSlot };

struct Form {
  std::string_view name;
  Argument argument = Argument::kNone;
  std::string_view suffix = {};
};
// By Verb. What moves with several words have is written out below.
constexpr std::array<Form, 27> kForms = {{{"draft", Argument::kEvent},
                                          {"go", Argument::kTile},
                                          {"machine", Argument::kSlot},
                                          {"end"},
                                          {"take", Argument::kResource},
                                          {"act"},
                                          {"reset", Argument::kEvent},
                                          {"reset", Argument::kType},
                                          {"copy", Argument::kTile},
                                          {"transport", Argument::kTile},
                                          {"trade"},
                                          {"use"},
                                          {"skip"},
                                          {"capture", Argument::kEvent},
                                          {"rotate", Argument::kEvent},
                                          {"flip", Argument::kTile},
                                          {"reserve", Argument::kEvent},
                                          {"reserve deck", Argument::kType},
                                          {"pay"},
                                          {"replace", Argument::kEvent},
                                          {"place", Argument::kSlot},
                                          {"place", Argument::kSlot, " right"},
                                          {"place", Argument::kSlot, " left"},
                                          {"job", Argument::kJob},
                                          {"lock"},
                                          {"discard", Argument::kResource},
                                          {"drop", Argument::kJob}}};
static_assert(kForms.size() == static_cast<std::size_t>(Verb::kDrop) + 1);

constexpr const Form& FormOf(Verb verb) { return kForms[At(verb)]; }

std::string ArgumentText(const Pack& pack, Argument argument, int index) {
  switch (argument) {
    case Argument::kNone:
      break;
    case Argument::kEvent:
      return pack.event(index).id;
    case Argument::kTile:
      return pack.tile(index).id;
    case Argument::kJob:
      return pack.jobs[At(index)].id;
    case Argument::kType:
      return std::string(kTypeNames[At(index)]);
    case Argument::kResource:
      return std::string(kResourceNames[At(index)]);
    case Argument::kSlot:
      return fmt::format("{}", index);
  }
  return "";
}

std::string KindsText(const Bundle& bundle) {
  std::string text;
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    for (int i = 0; i < bundle[kind]; ++i) text += fmt::format(" {}", kResourceNames[kind]);
  }
  return text;
}

std::string SlotText(int slot) { return slot == 0 ? std::string() : fmt::format(" {}", slot); }

std::string LocksText(const Pack& pack, const Locks& locks) {
  std::string text;
  for (int i = 0; i < kMostEventsEach; ++i) {
    if ((locks.events >> static_cast<unsigned>(i) & 1U) == 0) continue;
    text += fmt::format(" {}", pack.event(pack.starts[At(locks.type)] + i).id);
  }
  return text;
}

// --- Reading.

Error MalformedAt(int column, std::string message) {
  return {.kind = ErrorKind::kMalformed, .message = std::move(message), .column = column};
}

template <std::size_t kSize>
std::optional<int> FindName(const std::array<std::string_view, kSize>& names, std::string_view text) {
  const auto found = std::ranges::find(names, text);
  return found == names.end() ? std::nullopt : std::optional<int>(static_cast<int>(found - names.begin()));
}

std::vector<std::string_view> VerbNames() {
  std::vector<std::string_view> names;
  for (const Form& form : kForms) {
    const bool is_new = names.empty() || names.back() != form.name;
    if (is_new && form.name != FormOf(Verb::kReserveDeck).name) names.push_back(form.name);
  }
  return names;
}

std::optional<int> FindArgument(const Pack& pack, Argument argument, std::string_view text) {
  switch (argument) {
    case Argument::kNone:
      break;
    case Argument::kEvent:
      return FindEvent(pack, text);
    case Argument::kTile:
      return FindTile(pack, text);
    case Argument::kJob:
      return FindJob(pack, text);
    case Argument::kType:
      return FindName(kTypeNames, text);
    case Argument::kResource:
      return FindName(kResourceNames, text);
    case Argument::kSlot:
      return text.size() == 1 && text[0] >= '1' && text[0] <= '9' ? std::optional<int>(text[0] - '0') : std::nullopt;
  }
  return std::nullopt;
}

std::string Hint(const Pack& pack, Argument argument) {
  switch (argument) {
    case Argument::kNone:
      break;
    case Argument::kEvent:
      return fmt::format("an event of the pack {}, by its id", pack.id);
    case Argument::kTile: {
      std::vector<std::string_view> ids;
      for (const Tile& tile : pack.tiles) ids.push_back(tile.id);
      return fmt::format("a tile, one of {}", fmt::join(ids, ", "));
    }
    case Argument::kJob:
      return fmt::format("a side job of the pack {}, by its id", pack.id);
    case Argument::kType:
      return fmt::format("a type, one of {}", fmt::join(kTypeNames, ", "));
    case Argument::kResource:
      return fmt::format("a resource, one of {}", fmt::join(kResourceNames, ", "));
    case Argument::kSlot:
      return "a slot from 1 to 9";
  }
  return "";
}

// Reads the words of a move from left to right.
class MoveReader {
 public:
  MoveReader(const Pack& pack, std::vector<Word> words, int end_column)
      : pack_(pack), words_(std::move(words)), end_column_(end_column) {}

  Result<Move> Read() {
    if (AtEnd()) {
      return MalformedAt(end_column_,
                         fmt::format("the move is missing: it starts with one of {}", fmt::join(VerbNames(), ", ")));
    }
    const Word& word = words_[next_++];
    const auto form = std::ranges::find(kForms, word.text, &Form::name);
    if (form == kForms.end()) {
      return MalformedAt(word.column, fmt::format("'{}' is no notation: a move starts with one of {}", word.text,
                                                  fmt::join(VerbNames(), ", ")));
    }
    Result<Move> move = ReadBehind(static_cast<Verb>(form - kForms.begin()));
    if (move && !AtEnd()) {
      return MalformedAt(words_[next_].column, fmt::format("'{}' is one word too many", words_[next_].text));
    }
    return move;
  }

 private:
  bool AtEnd() const { return next_ == words_.size(); }

  bool Skip(std::string_view text) {
    const bool is_there = !AtEnd() && words_[next_].text == text;
    if (is_there) ++next_;
    return is_there;
  }

  // The next word, if it is such an argument.
  std::optional<int> TakeIf(Argument argument) {
    const auto index = AtEnd() ? std::nullopt : FindArgument(pack_, argument, words_[next_].text);
    if (index) ++next_;
    return index;
  }

  Result<int> Take(Argument argument) { return Take(argument, Hint(pack_, argument)); }
  // `hint` says what may stand there.
  Result<int> Take(Argument argument, const std::string& hint) {
    if (const auto index = TakeIf(argument)) return *index;
    if (AtEnd()) return MalformedAt(end_column_, fmt::format("the move ends too early: next comes {}", hint));
    return MalformedAt(words_[next_].column,
                       fmt::format("'{}' is no notation: here stands {}", words_[next_].text, hint));
  }

  Result<Move> TakeOne(Verb verb, Argument argument) { return TakeOne(verb, argument, Hint(pack_, argument)); }
  Result<Move> TakeOne(Verb verb, Argument argument, const std::string& hint) {
    const Result<int> index = Take(argument, hint);
    if (!index) return index.error();
    return MakeMove(verb, static_cast<std::uint32_t>(*index));
  }

  std::string Either(Argument argument, std::string_view other) const {
    return fmt::format("{}; or {}", Hint(pack_, argument), other);
  }

  Result<Move> ReadBehind(Verb verb) {
    switch (verb) {
      case Verb::kAct:
        return AtEnd() ? MakeMove(verb) : TakeOne(verb, Argument::kSlot);
      case Verb::kResetEvent:
        if (const auto type = TakeIf(Argument::kType)) {
          return MakeMove(Verb::kResetRow, static_cast<std::uint32_t>(*type));
        }
        return TakeOne(verb, Argument::kEvent, Either(Argument::kEvent, Hint(pack_, Argument::kType)));
      case Verb::kReserve:
        if (Skip("deck")) return TakeOne(Verb::kReserveDeck, Argument::kType);
        return TakeOne(verb, Argument::kEvent, Either(Argument::kEvent, "deck and a type"));
      case Verb::kPlace:
        return ReadPlace();
      case Verb::kTrade:
        return ReadTrade();
      case Verb::kUse:
        return ReadUse();
      case Verb::kPay:
        return ReadPay();
      case Verb::kLock:
        return ReadLock();
      default:
        return FormOf(verb).argument == Argument::kNone ? MakeMove(verb) : TakeOne(verb, FormOf(verb).argument);
    }
  }

  Result<Move> ReadPlace() {
    const Result<int> slot = Take(Argument::kSlot);
    if (!slot) return slot.error();
    const Verb verb = Skip("right") ? Verb::kPlaceRight : Skip("left") ? Verb::kPlaceLeft : Verb::kPlace;
    return MakeMove(verb, static_cast<std::uint32_t>(*slot));
  }

  // As many resources as stand there, in any order; of each kind at most so many.
  Result<Bundle> ReadKinds(unsigned most) {
    Bundle bundle = {};
    while (!AtEnd()) {
      const auto kind = TakeIf(Argument::kResource);
      if (!kind) break;
      if (bundle[At(*kind)] == most) {
        return MalformedAt(words_[next_ - 1].column,
                           fmt::format("more than {} pieces of {}", most, kResourceNames[At(*kind)]));
      }
      ++bundle[At(*kind)];
    }
    return bundle;
  }

  Result<Move> ReadTrade() {
    const Result<int> given = Take(Argument::kResource);
    if (!given) return given.error();
    if (!Skip("for")) {
      const int column = AtEnd() ? end_column_ : words_[next_].column;
      return MalformedAt(column, "a trade is one resource for one or two: trade med for case camera");
    }
    Bundle got = {};
    for (int i = 0; i < 2 && (i == 0 || !AtEnd()); ++i) {
      const Result<int> kind = Take(Argument::kResource);
      if (!kind) return kind.error();
      ++got[At(*kind)];
    }
    return MakeTrade({static_cast<Resource>(*given), got});
  }

  Result<Move> ReadUse() {
    const Result<Bundle> kinds = ReadKinds(Mask(kUseBits));
    if (!kinds) return kinds.error();
    if (AtEnd()) return MakeUse({*kinds, 0});
    const Result<int> slot = Take(Argument::kSlot, Either(Argument::kResource, Hint(pack_, Argument::kSlot)));
    if (!slot) return slot.error();
    return MakeUse({*kinds, *slot});
  }

  Result<Move> ReadPay() {
    const Result<Bundle> kinds = ReadKinds(Mask(kPayBits));
    if (!kinds) return kinds.error();
    if (!AtEnd()) return TakeOne(Verb::kPay, Argument::kResource);  // the word is none, so this says so
    return MakePay(*kinds);
  }

  Result<Move> ReadLock() {
    Locks locks;
    while (!AtEnd()) {
      const Word& word = words_[next_];
      const Result<int> event = Take(Argument::kEvent);
      if (!event) return event.error();
      const Type type = pack_.event(*event).type;
      if (locks.events != 0 && type != locks.type) {
        return Error{.kind = ErrorKind::kIllegal,
                     .message = fmt::format("a ripple rotates events of one type, and {} is {}", word.text,
                                            kTypeNames[At(type)]),
                     .rule = std::string(Id(Rule::kLock06)),
                     .column = word.column};
      }
      const auto bit = static_cast<std::uint16_t>(1U << (At(*event) - pack_.starts[At(type)]));
      if ((locks.events & bit) != 0) return MalformedAt(word.column, fmt::format("{} is named twice", word.text));
      locks.type = type;
      locks.events = static_cast<std::uint16_t>(locks.events | bit);
    }
    return MakeLock(locks);
  }

  const Pack& pack_;
  std::vector<Word> words_;
  int end_column_;
  std::size_t next_ = 0;
};

// The seat before the colon; nothing when there is none of that name.
std::optional<int> ReadSeat(std::string_view text, int players) {
  const std::vector<Word> words = Words(text);
  for (int seat = 0; seat < players; ++seat) {
    if (words.size() == 1 && words[0].text == SeatName(seat)) return seat;
  }
  return std::nullopt;
}

}  // namespace

Move MakePay(const Bundle& resources) { return MakeMove(Verb::kPay, ToBits(resources, kPayBits)); }
Bundle PaymentIn(Move move) { return FromBits(ArgumentOf(move), kPayBits); }

Move MakeUse(const Choice& choice) {
  return MakeMove(Verb::kUse,
                  ToBits(choice.resources, kUseBits) << kSlotBits | static_cast<std::uint32_t>(choice.slot));
}
Choice ChoiceIn(Move move) {
  return {.resources = FromBits(ArgumentOf(move) >> kSlotBits, kUseBits),
          .slot = static_cast<int>(ArgumentOf(move) & Mask(kSlotBits))};
}

Move MakeTrade(const Trade& trade) {
  return MakeMove(Verb::kTrade, static_cast<std::uint32_t>(trade.given) << kTradeBits | ToBits(trade.got, kPayBits));
}
Trade TradeIn(Move move) {
  return {.given = static_cast<Resource>(ArgumentOf(move) >> kTradeBits),
          .got = FromBits(ArgumentOf(move) & Mask(kTradeBits), kPayBits)};
}

Move MakeLock(const Locks& locks) {
  return MakeMove(Verb::kLock, static_cast<std::uint32_t>(locks.type) << kTypeShift | locks.events);
}
Locks LocksIn(Move move) {
  return {.type = static_cast<Type>(ArgumentOf(move) >> kTypeShift),
          .events = static_cast<std::uint16_t>(ArgumentOf(move) & Mask(kTypeShift))};
}

std::string MoveText(const Pack& pack, Move move) {
  const Form& form = FormOf(VerbOf(move));
  switch (VerbOf(move)) {
    case Verb::kAct:
      return fmt::format("{}{}", form.name, SlotText(IndexIn(move)));
    case Verb::kTrade:
      return fmt::format("{} {} for{}", form.name, kResourceNames[At(TradeIn(move).given)],
                         KindsText(TradeIn(move).got));
    case Verb::kUse:
      return fmt::format("{}{}{}", form.name, KindsText(ChoiceIn(move).resources), SlotText(ChoiceIn(move).slot));
    case Verb::kPay:
      return fmt::format("{}{}", form.name, KindsText(PaymentIn(move)));
    case Verb::kLock:
      return fmt::format("{}{}", form.name, LocksText(pack, LocksIn(move)));
    default:
      break;
  }
  if (form.argument == Argument::kNone) return std::string(form.name);
  return fmt::format("{} {}{}", form.name, ArgumentText(pack, form.argument, IndexIn(move)), form.suffix);
}

std::string SeatName(int seat) { return fmt::format("P{}", seat + 1); }

Result<Move> ParseMove(const Pack& pack, const State& state, int players, std::string_view text) {
  const int end_column = Characters(text) + 1;
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return MoveReader(pack, Words(text), end_column).Read();
  const std::string_view prefix = text.substr(0, colon);
  const std::optional<int> seat = ReadSeat(prefix, players);
  if (!seat) {
    return MalformedAt(1, fmt::format("'{}' is no player: before the colon stands {}", prefix,
                                      players == 1 ? "P1" : fmt::format("P1 to {}", SeatName(players - 1))));
  }
  Result<Move> move = MoveReader(pack, Words(text.substr(colon + 1), Characters(prefix) + 2), end_column).Read();
  if (move && *seat != state.seat && state.step != Step::kOver) {
    return Error{.kind = ErrorKind::kIllegal,
                 .message = fmt::format("it is for {} to decide, not for {}", SeatName(state.seat), SeatName(*seat)),
                 .rule = std::string(Id(state.step == Step::kLock ? Rule::kLock06 : Rule::kTurn01)),
                 .column = 1};
  }
  return move;
}

}  // namespace timeproof::timelancers
