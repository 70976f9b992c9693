#include "engine/ttykm/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace timeproof::ttykm {
namespace {

using MaybeError = std::optional<Error>;

Error Fault(ErrorKind kind, std::string_view where, std::string message) {
  return {.kind = kind, .message = std::move(message), .where = std::string(where)};
}

Error WrongType(std::string_view where, std::string_view wanted, const Value& value) {
  return Fault(ErrorKind::kMalformed, where, fmt::format("{} is {}, it should be {}", where, value.TypeName(), wanted));
}

template <typename Names>
std::string Join(const Names& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

MaybeError ReadChapters(const Value& value, Options* options) {
  if (value.list() == nullptr) return WrongType("chapters", "a list", value);
  for (std::size_t i = 0; i < value.list()->size(); ++i) {
    const std::string where = fmt::format("chapters.{}", i);
    const Value& item = (*value.list())[i];
    if (item.string() == nullptr) return WrongType(where, "a text", item);
    const std::array<bool*, 3> chapters = {&options->growth, &options->influence, &options->memory};
    const auto found = std::ranges::find(kChapterNames, *item.string());
    if (found == kChapterNames.end()) {
      return Fault(ErrorKind::kUnsupported, where,
                   fmt::format("no chapter '{}'; there are {}", *item.string(), Join(kChapterNames)));
    }
    bool& in_play = *chapters[static_cast<std::size_t>(found - kChapterNames.begin())];
    if (in_play) return Fault(ErrorKind::kInvalid, where, fmt::format("the chapter '{}' is named twice", *found));
    in_play = true;
  }
  return std::nullopt;
}

MaybeError ReadRulings(const Value& value, Options* options) {
  if (value.map() == nullptr) return WrongType("rulings", "a map", value);
  for (const auto& [name, choice] : *value.map()) {
    const std::string where = "rulings." + name;
    const auto ruling = std::ranges::find(kRulings, name, &RulingInfo::name);
    if (ruling == kRulings.end()) {
      std::vector<std::string_view> names;
      for (const RulingInfo& info : kRulings) names.push_back(info.name);
      return Fault(ErrorKind::kUnsupported, where, fmt::format("no ruling '{}'; there are {}", name, Join(names)));
    }
    if (choice.string() == nullptr) return WrongType(where, "a text", choice);
    const auto found = std::ranges::find(ruling->values, *choice.string());
    if (found == ruling->values.end()) {
      return Fault(
          ErrorKind::kUnsupported, where,
          fmt::format("the ruling '{}' has no value '{}'; it has {}", name, *choice.string(), Join(ruling->values)));
    }
    options->rulings[static_cast<std::size_t>(ruling - kRulings.begin())] =
        static_cast<std::uint8_t>(found - ruling->values.begin());
  }
  return std::nullopt;
}

MaybeError ReadHandicap(const Value& value, Reading reading, Options* options) {
  constexpr int kMost = 3;
  if (value.map() == nullptr) return WrongType("handicap", "a map", value);
  for (const auto& [name, copies] : *value.map()) {
    const std::string where = "handicap." + name;
    const auto player = std::ranges::find(kPlayerNames, name);
    if (player == kPlayerNames.end()) {
      if (reading == Reading::kExact) continue;
      return Fault(ErrorKind::kMalformed, where, fmt::format("no player '{}'; there are white and black", name));
    }
    if (copies.integer() == nullptr) return WrongType(where, "a whole number", copies);
    if (*copies.integer() < 0 || *copies.integer() > kMost) {
      return Fault(ErrorKind::kInvalid, where,
                   fmt::format("the handicap is {}, it should be 0 to {} (TK-SET-03)", *copies.integer(), kMost));
    }
    options->handicap[static_cast<std::size_t>(player - kPlayerNames.begin())] =
        static_cast<std::uint8_t>(*copies.integer());
  }
  return std::nullopt;
}

MaybeError ReadFirst(const Value& value, Options* options) {
  if (value.string() == nullptr) return WrongType("first", "white or black", value);
  const auto player = std::ranges::find(kPlayerNames, *value.string());
  if (player == kPlayerNames.end()) {
    return Fault(ErrorKind::kMalformed, "first",
                 fmt::format("first is '{}', it should be white or black", *value.string()));
  }
  options->first = kPlayers[static_cast<std::size_t>(player - kPlayerNames.begin())];
  return std::nullopt;
}

MaybeError ReadField(const std::string& key, const Value& value, Reading reading, Options* options) {
  if (key == "chapters") return ReadChapters(value, options);
  if (key == "rulings") return ReadRulings(value, options);
  if (key == "handicap") return ReadHandicap(value, reading, options);
  if (key == "first") return ReadFirst(value, options);
  if (reading == Reading::kExact) return std::nullopt;
  return Fault(ErrorKind::kMalformed, key,
               fmt::format("no option '{}'; there are chapters, rulings, handicap, first", key));
}

}  // namespace

Result<Options> ReadOptions(const Value& value, Reading reading) {
  Options options;
  if (value.is_null()) return options;
  if (value.map() == nullptr) return WrongType("options", "a map", value);
  for (const auto& [key, field] : *value.map()) {
    if (MaybeError error = ReadField(key, field, reading, &options)) return *std::move(error);
  }
  return options;
}

std::vector<OptionInfo> OptionInfos() {
  constexpr std::array<std::string_view, kRulings.size()> kNames = {
      "rulings.two-actions",       "rulings.self-paradox", "rulings.voluntary-entry",
      "rulings.propagation-order", "rulings.memory-reach", "rulings.train-while-hatted",
      "rulings.blocked-build",     "rulings.victory",      "rulings.command-era"};
  std::vector<OptionInfo> infos = {
      {"chapters",
       {kChapterNames.begin(), kChapterNames.end()},
       true,
       "the chapters in play; none is the standard game"},
      {"first", {kPlayerNames.begin(), kPlayerNames.end()}, false, "who goes first"},
      {"handicap.white", {}, false, "copies taken from white's supply before the game, 0 to 3"},
      {"handicap.black", {}, false, "copies taken from black's supply before the game, 0 to 3"}};
  for (std::size_t i = 0; i < kRulings.size(); ++i) {
    infos.push_back({kNames[i], {kRulings[i].values.begin(), kRulings[i].values.end()}, false, kRulings[i].help});
  }
  return infos;
}

}  // namespace timeproof::ttykm
