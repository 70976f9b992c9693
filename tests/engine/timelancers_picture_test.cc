// The table as people see it: it fits the page, shows what is there, marks what differs, and hides what is hidden.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "engine/timelancers/picture.h"
#include "tests/engine/timelancers_game.h"
#include "tests/engine/timelancers_setting.h"

namespace timeproof::testing {
namespace {

bool Has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::size_t Widest(std::string_view text) {
  std::size_t widest = 0;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    widest = std::max(widest, end - start);
    start = end + 1;
  }
  return widest;
}

TEST(TimelancersPicture, ShowsCityAndMachine) {
  Setting setting;
  setting.Stand(1, "bank").Lay(0, 7, "taj!");
  setting.state.litter[At(setting.Tile("bank"))][At(Resource::kMed)] = 2;
  const std::string picture = Picture(setting.options, setting.state, nullptr);
  EXPECT_TRUE(Has(picture, "SYNTHETIC")) << picture;
  EXPECT_TRUE(Has(picture, "| bank a cul        |")) << picture;
  EXPECT_TRUE(Has(picture, "| litter 2          |")) << picture;
  EXPECT_TRUE(Has(picture, "7 rotate          1     0         1      taj    1653  cultural  modern  revise  3, -"))
      << picture;
}

TEST(TimelancersPicture, MarksWhatDiffers) {
  const Setting before;
  Setting after;
  after.Stand(0, "bank").Money(0, 3).Lay(0, 7, "taj");
  after.state.faces[At(after.Tile("jeweler"))] = Face::kB;
  const std::string picture = Picture(after.options, after.state, &before.state);
  EXPECT_TRUE(Has(picture, "[jeweler b sci]")) << picture;
  EXPECT_TRUE(Has(picture, "[on bank][3 money] 0 gems")) << picture;
  EXPECT_TRUE(Has(picture, "[taj]")) << picture;
  EXPECT_FALSE(Has(Picture(before.options, before.state, &before.state), "["));
  EXPECT_TRUE(Has(Picture(before.options, before.state, &after.state), "[-]\n"));
}

TEST(TimelancersPicture, FitsThePage) {
  for (const Value& options : ManyOptions()) {
    const std::unique_ptr<const Game> game = Timelancers(options);
    const Position start = game->Start();
    Playout(*game, 5, 100, [&](const Position& position) {
      ASSERT_LE(Widest(game->Picture(position, &start)), 120U) << game->Picture(position, &start);
      ASSERT_LE(Widest(game->ObservedPicture(position, 0)), 120U);
    });
  }
}

TEST(TimelancersPicture, HidesHandsAndDecks) {
  Setting setting;
  setting.Holds(0, "ancient-cultural-3").Holds(1, "middle-cultural-2").Decks("taj");
  const std::string picture = ObservedPicture(setting.options, setting.state, 1);
  EXPECT_TRUE(Has(picture, "middle-cultural-2")) << picture;
  EXPECT_FALSE(Has(picture, "ancient-cultural-3")) << picture;
  EXPECT_FALSE(Has(picture, "taj")) << picture;
  EXPECT_TRUE(Has(Picture(setting.options, setting.state, nullptr), "taj"));
}

// A scenario may expect what cannot be.
TEST(TimelancersPicture, ComparesWithImpossiblePositions) {
  Setting expected;
  expected.player(0).character = kAbsent;
  expected.player(0).tile = kAbsent;
  std::ranges::fill(expected.state.hexes, Hex());
  const Setting actual;
  const std::string text = Compare(expected.options, expected.state, actual.state);
  EXPECT_TRUE(Has(text, "expected\n"));
  EXPECT_TRUE(Has(text, "[in the machine, slot 0]"));
}

}  // namespace
}  // namespace timeproof::testing
