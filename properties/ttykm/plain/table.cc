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

bool Table::HasCopy(Place place, Colour colour) const {
  const Copy* copy = Get<Copy>(place);
  return copy != nullptr && copy->colour == colour;
}

bool Table::HasCopies(Era era, Colour colour) const {
  return std::ranges::any_of(All<Copy>(), [&](Place place) { return place.era == era && HasCopy(place, colour); });
}

std::optional<Place> Table::ActiveCopy() const {
  for (const Place place : All<Copy>()) {
    if (Get<Copy>(place)->active) return place;
  }
  return std::nullopt;
}

std::optional<Place> Table::FindStatue(Era era, std::optional<Colour> colour) const {
  for (const Place place : All<Statue>()) {
    if (place.era == era && Get<Statue>(place)->colour == colour) return place;
  }
  return std::nullopt;
}

std::optional<Place> Table::FindElephant(Era era, bool dark) const {
  for (const Place place : All<Elephant>()) {
    if (place.era == era && Get<Elephant>(place)->dark == dark) return place;
  }
  return std::nullopt;
}

}  // namespace timeproof::plain
