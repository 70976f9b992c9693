// Reading the parts of a pack. Each takes down what is wrong with its part in the faults of its source.
#ifndef TIMEPROOF_ENGINE_TIMELANCERS_PACK_READER_H_
#define TIMEPROOF_ENGINE_TIMELANCERS_PACK_READER_H_

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/timelancers/pack.h"
#include "engine/timelancers/pack_source.h"

namespace timeproof::timelancers {

// Reads the items of a list of cards, each by `read`, and takes down ids that occur twice. `kind` is what messages
// call them: "event".
template <typename Card>
std::vector<Card> ReadCards(const Source& list, std::string_view kind, const Form& form, Card (*read)(const Source&)) {
  std::vector<Card> cards;
  std::vector<Source> ids;
  for (const Source& item : list.Items()) {
    const std::string id = item.At("id").string();
    const Source card = item.Of(std::string(kind) + " " + id);
    const Source& source = id.empty() ? item : card;
    source.Expect(form);
    cards.push_back(read(source));
    cards.back().id = source.At("id").Id();
    ids.push_back(source.At("id"));
  }
  ExpectUnique(ids);
  return cards;
}

// Takes down a number of things that is not `whole`; in a partial pack one that is larger is a fault, one that is
// smaller only a warning. `what` is what they are, in the plural.
void ExpectCount(const Source& where, std::string_view what, int count, int whole, bool is_partial);

// An action ability's or a tile's gain.
Gain ReadGain(const Source& source);

std::vector<Event> ReadEvents(const Source& document, bool is_partial);
// Warns of each event whose date lies outside its era.
void CheckEras(const Source& document, const std::vector<Event>& events);
std::vector<SideJob> ReadSideJobs(const Source& document, bool is_partial);
std::vector<Faction> ReadFactions(const Source& document, bool is_partial);
// `tiles` are where the Enforcer may go.
std::vector<EnforcementCard> ReadEnforcement(const Source& document, const std::vector<Tile>& tiles, bool is_partial);

std::vector<Tile> ReadTiles(const Source& document, bool is_partial);
// The board of the pack, and its layouts of the pack's tiles.
void ReadBoard(const Source& document, Pack* pack);
std::vector<Character> ReadCharacters(const Source& document, bool is_partial);

}  // namespace timeproof::timelancers

#endif  // TIMEPROOF_ENGINE_TIMELANCERS_PACK_READER_H_
