#include "engine/timelancers/picture.h"

#include <fmt/format.h>

#include <optional>

#include "engine/timelancers/city_picture.h"
#include "engine/timelancers/sheets.h"
#include "engine/timelancers/words.h"

namespace timeproof::timelancers {
namespace {

std::string Title(const Options& options) {
  return fmt::format("Timelancers, {}, pack {}{}\n", kModeNames[At(options.mode)], options.pack->id,
                     options.pack->is_synthetic ? ": SYNTHETIC, not the cards of the box" : "");
}

// A sheet of a state beside the same of the other one.
template <typename MakeSheet>
std::string Beside(const State& state, const State* other, const MakeSheet& make) {
  const Sheet sheet = make(state);
  const Sheet others = make(other == nullptr ? state : *other);
  return Print(sheet, &others);
}

// For everybody when there is no viewer.
std::string Pictured(const Options& options, const State& state, const State* other, std::optional<int> viewer) {
  std::string text = Title(options) + CityPicture(options, state, other);
  text += Beside(state, other, [&](const State& at) { return TableSheet(options, at); });
  text += Beside(state, other, [&](const State& at) { return RowsSheet(options, at); });
  for (int seat = 0; seat < options.players; ++seat) {
    const bool is_open = !viewer || *viewer == seat;
    text += Beside(state, other, [&](const State& at) { return PlayerSheet(options, at, seat, is_open); });
    text += Beside(state, other, [&](const State& at) { return MachineSheet(options, at, seat); });
  }
  if (viewer) return text;
  return text + Beside(state, other, [&](const State& at) { return FaceDownSheet(options, at); });
}

}  // namespace

std::string Picture(const Options& options, const State& state, const State* other) {
  return Pictured(options, state, other, std::nullopt);
}

std::string ObservedPicture(const Options& options, const State& state, int viewer) {
  return Pictured(options, state, nullptr, viewer);
}

std::string Compare(const Options& options, const State& expected, const State& actual) {
  std::string text =
      fmt::format("expected\n{}actual\n{}", Picture(options, expected, &actual), Picture(options, actual, &expected));
  const std::string left = Caption(options, expected);
  const std::string right = Caption(options, actual);
  if (left != right) text += fmt::format("expected  {}\nactual    {}\n", left, right);
  return text;
}

}  // namespace timeproof::timelancers
