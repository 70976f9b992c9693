#include "properties/ttykm/plain/table.h"

#include <algorithm>

namespace timeproof::plain {
namespace {

template <typename Names, typename Thing>
std::optional<Thing> Named(const Names& things, const std::string& name, Thing) {
  for (const Thing thing : things) {
    if (Name(thing) == name) return thing;
  }
  return std::nullopt;
}

// The first space of the era that is so.
template <typename Is>
std::optional<Place> FindIn(Era era, Is is) {
  for (int space = 1; space <= 16; ++space) {
    if (is(Place{era, space})) return Place{era, space};
  }
  return std::nullopt;
}

}  // namespace

std::string Name(Era era) {
  if (era == Era::kPast) return "past";
  return era == Era::kPresent ? "present" : "future";
}

std::string Name(Colour colour) { return colour == Colour::kWhite ? "white" : "black"; }

std::string Name(Way way) {
  if (way == Way::kNorth) return "north";
  if (way == Way::kEast) return "east";
  return way == Way::kSouth ? "south" : "west";
}

std::string Name(Step step) {
  if (step == Step::kCopy) return "copy";
  if (step == Step::kAct) return "act";
  return step == Step::kFocus ? "focus" : "over";
}

std::optional<Era> EraNamed(const std::string& name) { return Named(kEras, name, Era{}); }
std::optional<Colour> ColourNamed(const std::string& name) { return Named(kColours, name, Colour{}); }
std::optional<Way> WayNamed(const std::string& name) { return Named(kWays, name, Way{}); }
std::optional<Step> StepNamed(const std::string& name) { return Named(kSteps, name, Step{}); }

Colour Opponent(Colour colour) { return colour == Colour::kWhite ? Colour::kBlack : Colour::kWhite; }

Way Opposite(Way way) {
  if (way == Way::kNorth) return Way::kSouth;
  if (way == Way::kSouth) return Way::kNorth;
  return way == Way::kEast ? Way::kWest : Way::kEast;
}

std::optional<Place> Next(Place place, Way way) {
  const int row = (place.space - 1) / 4;
  const int column = (place.space - 1) % 4;
  if (way == Way::kNorth && row > 0) return Place{place.era, place.space - 4};
  if (way == Way::kSouth && row < 3) return Place{place.era, place.space + 4};
  if (way == Way::kWest && column > 0) return Place{place.era, place.space - 1};
  if (way == Way::kEast && column < 3) return Place{place.era, place.space + 1};
  return std::nullopt;
}

std::optional<Way> WayTo(Place place, Place other) {
  for (const Way way : kWays) {
    if (Next(place, way) == other) return way;
  }
  return std::nullopt;
}

std::optional<Place> Later(Place place) {
  if (place.era == Era::kPast) return Place{Era::kPresent, place.space};
  if (place.era == Era::kPresent) return Place{Era::kFuture, place.space};
  return std::nullopt;
}

std::optional<Place> Earlier(Place place) {
  if (place.era == Era::kFuture) return Place{Era::kPresent, place.space};
  if (place.era == Era::kPresent) return Place{Era::kPast, place.space};
  return std::nullopt;
}

std::size_t Table::CountSeeds() const { return static_cast<std::size_t>(std::ranges::count(seeds, true)); }

void Table::Put(Place place, Piece piece) {
  Remove(place);
  pieces[Index(place)] = piece;
}

void Table::Remove(Place place) {
  if (active == place) active.reset();
  pieces[Index(place)].reset();
}

void Table::Move(Place from, Place to) {
  const Piece piece = pieces[Index(from)].value();
  const bool acts = active == from;
  Remove(from);
  if (HasPiece(to)) return;
  Put(to, piece);
  if (acts) active = to;
}

bool Table::HasCopy(Place place, Colour colour) const {
  const Copy* copy = Get<Copy>(place);
  return copy != nullptr && copy->colour == colour;
}

bool Table::HasCopies(Era era, Colour colour) const {
  return FindIn(era, [&](Place place) { return HasCopy(place, colour); }).has_value();
}

std::optional<Place> Table::FindStatue(Era era, std::optional<Colour> colour) const {
  return FindIn(era, [&](Place place) {
    const auto* statue = Get<Statue>(place);
    return statue != nullptr && statue->colour == colour;
  });
}

std::optional<Place> Table::FindElephant(Era era, bool dark) const {
  return FindIn(era, [&](Place place) {
    const auto* elephant = Get<Elephant>(place);
    return elephant != nullptr && elephant->dark == dark;
  });
}

}  // namespace timeproof::plain
