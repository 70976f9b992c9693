#include "engine/timelancers/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "engine/faults.h"
#include "engine/timelancers/pack_shipped.h"
#include "engine/timelancers/state.h"

namespace timeproof::timelancers {
namespace {

using MaybeError = std::optional<Error>;

constexpr int kFewestPlayers = 2;  // but one in solo
constexpr int kMostRounds = 1'000'000;
constexpr std::array<std::string_view, 7> kFields = {"pack",   "mode",       "players", "seed",
                                                     "layout", "max-rounds", "rulings"};

// Shipped packs live for ever, so nobody owns them.
std::shared_ptr<const Pack> Shipped(std::string_view id) { return {std::shared_ptr<const Pack>(), FindPack(id)}; }

MaybeError ReadPackField(const Value& value, Options* options) {
  if (value.string() != nullptr) {
    options->pack = Shipped(*value.string());
    if (options->pack != nullptr) return std::nullopt;
    return Unsupported("pack", fmt::format("no pack '{}'; there are {}, or it may be a pack itself, as a map",
                                           *value.string(), fmt::join(PackNames(), ", ")));
  }
  if (value.map() == nullptr) return WrongType("pack", "the id of a pack, or a pack itself, as a map", value);
  PackReading reading = ReadPack(value);
  std::erase_if(reading.faults, [](const DocumentFault& fault) { return fault.is_warning; });
  if (!reading.faults.empty()) {
    Error error = reading.faults.front().error;
    error.where = error.where.empty() ? "pack" : "pack." + error.where;
    if (reading.faults.size() > 1) error.message += fmt::format(" (and {} more faults)", reading.faults.size() - 1);
    return error;
  }
  options->pack = std::make_shared<const Pack>(std::move(reading.pack));
  return std::nullopt;
}

MaybeError ReadMode(const Value& value, Options* options) {
  if (value.string() == nullptr) return WrongType("mode", "a text", value);
  const auto found = std::ranges::find(kModeNames, *value.string());
  if (found == kModeNames.end()) {
    return Unsupported("mode", fmt::format("no mode '{}'; there are {}", *value.string(), fmt::join(kModeNames, ", ")));
  }
  options->mode = static_cast<Mode>(found - kModeNames.begin());
  options->players = options->IsSolo() ? 1 : kFewestPlayers;
  return std::nullopt;
}

// REQUIRES: the mode is read.
MaybeError ReadPlayers(const Value& value, Options* options) {
  if (value.integer() == nullptr) return WrongType("players", "a whole number", value);
  const int fewest = options->IsSolo() ? 1 : kFewestPlayers;
  const int most = options->IsSolo() ? 1 : kMostPlayers;
  if (*value.integer() < fewest || *value.integer() > most) {
    const std::string right = options->IsSolo() ? "1 in a solo game" : "2, 3 or 4, or the mode should be solo";
    return Invalid("players", fmt::format("players is {}, it should be {}", *value.integer(), right));
  }
  options->players = static_cast<int>(*value.integer());
  return std::nullopt;
}

MaybeError ReadSeed(const Value& value, Options* options) {
  if (value.integer() == nullptr) return WrongType("seed", "a whole number", value);
  if (*value.integer() < 0) return Invalid("seed", fmt::format("seed is {}, it should be 0 or more", *value.integer()));
  options->seed = static_cast<std::uint64_t>(*value.integer());
  return std::nullopt;
}

// REQUIRES: the pack is read.
MaybeError ReadLayout(const Value& value, Options* options) {
  if (value.string() == nullptr) return WrongType("layout", "a text", value);
  const std::vector<Layout>& layouts = options->pack->layouts;
  const auto found = std::ranges::find(layouts, *value.string(), &Layout::name);
  if (found == layouts.end()) {
    std::vector<std::string_view> names;
    for (const Layout& layout : layouts) names.push_back(layout.name);
    return Unsupported("layout", fmt::format("the pack '{}' has no layout '{}'; it has {}", options->pack->id,
                                             *value.string(), fmt::join(names, ", ")));
  }
  options->layout = static_cast<int>(found - layouts.begin());
  return std::nullopt;
}

MaybeError ReadMaxRounds(const Value& value, Options* options) {
  const Result<int> rounds = ReadNumber("max-rounds", value, 0, kMostRounds);
  if (!rounds) return rounds.error();
  options->max_rounds = *rounds;
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

// Every player needs a character and a faction. (TL-SETUP-08, TL-SETUP-10)
MaybeError CheckPlayers(const Options& options) {
  const std::size_t seats = std::min(options.pack->characters.size(), options.pack->factions.size());
  if (static_cast<std::size_t>(options.players) <= seats) return std::nullopt;
  return Invalid("players", fmt::format("players is {}, the pack '{}' has characters and factions for {}",
                                        options.players, options.pack->id, seats));
}

// Reads the fields in such an order that what another field needs is there.
MaybeError ReadFields(const Value& value, Options* options) {
  constexpr std::array<MaybeError (*)(const Value&, Options*), kFields.size()> kReaders = {
      &ReadPackField, &ReadMode, &ReadPlayers, &ReadSeed, &ReadLayout, &ReadMaxRounds, &ReadRulings};
  for (std::size_t i = 0; i < kFields.size(); ++i) {
    const Value* field = value.Find(kFields[i]);
    if (field == nullptr) continue;
    if (MaybeError error = kReaders[i](*field, options)) return error;
  }
  return CheckPlayers(*options);
}

}  // namespace

Result<Options> ReadOptions(const Value& value, Reading reading) {
  Options options;
  options.pack = Shipped(PackNames().front());
  if (value.is_null()) return options;
  if (value.map() == nullptr) return WrongType("options", "a map", value);
  for (const auto& [key, field] : *value.map()) {
    if (reading == Reading::kExact || std::ranges::find(kFields, key) != kFields.end()) continue;
    return Malformed(key, fmt::format("no option '{}'; there are {}", key, fmt::join(kFields, ", ")));
  }
  if (MaybeError error = ReadFields(value, &options)) return *std::move(error);
  return options;
}

std::vector<OptionInfo> OptionInfos() {
  constexpr std::array<std::string_view, kRulings.size()> kNames = {
      "rulings.draft-refill", "rulings.first-move",  "rulings.same-slot",      "rulings.capable",   "rulings.replace",
      "rulings.goal-check",   "rulings.end-trigger", "rulings.final-enforcer", "rulings.solo-final"};
  std::vector<OptionInfo> infos = {
      {"pack", PackNames(), false, "the cards: a pack that comes with the project, or a file of one's own"},
      {"mode", {kModeNames.begin(), kModeNames.end()}, false, "which game is played"},
      {"players", {"2", "3", "4"}, false, "how many play; 1 in solo"},
      {"seed", {}, false, "decides the set-up, a whole number from 0; by default 0"},
      {"layout", {}, false, "a city that the pack lays out, such as reference; by default the seed decides"},
      {"max-rounds", {}, false, "the game is broken off after so many rounds; by default 0, never"}};
  for (std::size_t i = 0; i < kRulings.size(); ++i) {
    infos.push_back({kNames[i], {kRulings[i].values.begin(), kRulings[i].values.end()}, false, kRulings[i].help});
  }
  return infos;
}

std::vector<DocumentInfo> Documents() {
  std::vector<DocumentText> shipped;
  for (const ShippedPack& pack : ShippedPacks()) shipped.push_back({pack.id, pack.text});
  return {{"pack", std::move(shipped), [](const Value& document) { return ReadPack(document).faults; }}};
}

}  // namespace timeproof::timelancers
