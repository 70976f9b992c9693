#include "engine/timelancers/pack.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "engine/timelancers/pack_reader.h"
#include "engine/timelancers/pack_shipped.h"
#include "engine/timelancers/pack_source.h"

namespace timeproof::timelancers {
namespace {

constexpr int kSchema = 1;

void ReadHead(const Source& head, Pack* pack) {
  head.Expect(kPackForm);
  pack->id = head.At("id").Id();
  pack->title = head.At("title").Text();
  pack->is_synthetic = head.At("origin").string() == "synthetic";
  pack->is_partial = head.At("partial").Boolean();
  const Source schema = head.At("schema");
  const int version = schema.Number(1, std::numeric_limits<int>::max(), kSchema);
  if (version != kSchema) schema.Fault(fmt::format("schema is {}, this program knows {}", version, kSchema));
}

// Puts the events by type, and notes where each begins.
void SortEvents(Pack* pack) {
  std::ranges::stable_sort(pack->events, {}, &Event::type);
  for (std::size_t type = 0; type <= kTypes; ++type) {
    const auto begin = std::ranges::lower_bound(pack->events, static_cast<Type>(type), {}, &Event::type);
    pack->starts[type] = static_cast<std::uint8_t>(begin - pack->events.begin());
  }
}

template <typename Card>
std::optional<int> Find(const std::vector<Card>& cards, std::string_view id) {
  const auto found = std::ranges::find(cards, id, &Card::id);
  if (found == cards.end()) return std::nullopt;
  return static_cast<int>(found - cards.begin());
}

}  // namespace

bool PackReading::ok() const { return std::ranges::all_of(faults, &DocumentFault::is_warning); }

PackReading ReadPack(const Value& value) {
  PackReading reading;
  Pack& pack = reading.pack;
  const Source document(value, &reading.faults);
  document.Expect(kDocumentForm);
  if (value.map() == nullptr) return reading;
  ReadHead(document.At("pack"), &pack);
  pack.characters = ReadCharacters(document, pack.is_partial);
  pack.events = ReadEvents(document, pack.is_partial);
  CheckEras(document, pack.events);
  pack.jobs = ReadSideJobs(document, pack.is_partial);
  pack.factions = ReadFactions(document, pack.is_partial);
  pack.tiles = ReadTiles(document, pack.is_partial);
  pack.hq = static_cast<int>(std::ranges::find_if(pack.tiles, &Tile::is_hq) - pack.tiles.begin());
  ReadBoard(document, &pack);
  pack.enforcement = ReadEnforcement(document, pack.tiles, pack.is_partial);
  SortEvents(&pack);
  return reading;
}

std::vector<std::string_view> PackNames() {
  std::vector<std::string_view> names;
  for (const ShippedPack& shipped : ShippedPacks()) names.push_back(shipped.id);
  return names;
}

const Pack* FindPack(std::string_view id) {
  static const std::vector<Pack> packs = [] {
    std::vector<Pack> read;
    for (const ShippedPack& shipped : ShippedPacks()) read.push_back(ReadPack(ToValue(shipped)).pack);
    return read;
  }();
  const auto found = std::ranges::find(packs, id, &Pack::id);
  return found == packs.end() ? nullptr : &*found;
}

std::optional<int> FindEvent(const Pack& pack, std::string_view id) { return Find(pack.events, id); }
std::optional<int> FindTile(const Pack& pack, std::string_view id) { return Find(pack.tiles, id); }
std::optional<int> FindJob(const Pack& pack, std::string_view id) { return Find(pack.jobs, id); }
std::optional<int> FindEnforcement(const Pack& pack, std::string_view id) { return Find(pack.enforcement, id); }
std::optional<int> FindFaction(const Pack& pack, std::string_view id) { return Find(pack.factions, id); }
std::optional<int> FindCharacter(const Pack& pack, std::string_view id) { return Find(pack.characters, id); }

}  // namespace timeproof::timelancers
