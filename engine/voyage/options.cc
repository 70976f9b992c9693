#include "engine/voyage/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "engine/faults.h"

namespace timeproof::voyage {
namespace {

using MaybeError = std::optional<Error>;

MaybeError ReadPlayers(const Value& value, Options* options) {
  if (value.integer() == nullptr) return WrongType("players", "2, 3 or 4", value);
  if (*value.integer() < kFewestPlayers || *value.integer() > kMostPlayers) {
    return Invalid("players", fmt::format("players is {}, it should be 2, 3 or 4 (PV-SETUP-10)", *value.integer()));
  }
  options->players = static_cast<int>(*value.integer());
  return std::nullopt;
}

MaybeError ReadSeed(const Value& value, Options* options) {
  constexpr std::string_view kRange = "a whole number from 0 to 9223372036854775807";
  if (value.integer() == nullptr) return WrongType("seed", kRange, value);
  if (*value.integer() < 0) {
    return Invalid("seed", fmt::format("seed is {}, it should be {}", *value.integer(), kRange));
  }
  options->seed = static_cast<std::uint64_t>(*value.integer());
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
      return Unsupported(where, fmt::format("no ruling '{}'; there are {}", name, fmt::join(names, ", ")));
    }
    if (choice.string() == nullptr) return WrongType(where, "a text", choice);
    const auto found = std::ranges::find(ruling->values, *choice.string());
    if (found == ruling->values.end()) {
      return Unsupported(where, fmt::format("the ruling '{}' has no value '{}'; it has {}", name, *choice.string(),
                                            fmt::join(ruling->values, ", ")));
    }
    options->rulings[static_cast<std::size_t>(ruling - kRulings.begin())] =
        static_cast<std::uint8_t>(found - ruling->values.begin());
  }
  return std::nullopt;
}

MaybeError ReadField(const std::string& key, const Value& value, Reading reading, Options* options) {
  if (key == "players") return ReadPlayers(value, options);
  if (key == "seed") return ReadSeed(value, options);
  if (key == "rulings") return ReadRulings(value, options);
  if (key == "start" || reading == Reading::kExact) return std::nullopt;  // start is read when players are known
  return Malformed(key, fmt::format("no option '{}'; there are players, seed, start, rulings", key));
}

}  // namespace

Result<Options> ReadOptions(const Value& value, Reading reading) {
  Options options;
  if (value.is_null()) return options;
  if (value.map() == nullptr) return Malformed("", WrongType("options", "a map", value).message);
  for (const auto& [key, field] : *value.map()) {
    if (MaybeError error = ReadField(key, field, reading, &options)) return *std::move(error);
  }
  if (const Value* start = value.Find("start")) {
    const Result<int> seat = ReadSeat("start", *start, options.players);
    if (!seat) return seat.error();
    options.start = *seat;
  }
  return options;
}

std::vector<OptionInfo> OptionInfos() {
  constexpr std::array<std::string_view, kRulings.size()> kNames = {"rulings.start-card", "rulings.stall-count",
                                                                    "rulings.stay-breaks-stall"};
  std::vector<OptionInfo> infos = {
      {"players", {"2", "3", "4"}, false, "how many play"},
      {"seed", {}, false, "decides the deal of a new game, a whole number from 0 to 2^63-1; by default 0"},
      {"start", {}, false, "the seat that starts a new game, from 0; by default the seed decides"}};
  for (std::size_t i = 0; i < kRulings.size(); ++i) {
    infos.push_back({kNames[i], {kRulings[i].values.begin(), kRulings[i].values.end()}, false, kRulings[i].help});
  }
  return infos;
}

}  // namespace timeproof::voyage
