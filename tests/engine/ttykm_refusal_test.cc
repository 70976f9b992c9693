// Why a move is refused: by which rule, and in which words. A case for every sentence.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/engine/ttykm_game.h"

namespace timeproof {
namespace {

struct Rules {
  std::vector<std::string_view> chapters;
  std::string_view ruling;
  std::string_view value;
};

struct Refused {
  std::string_view move;
  std::string_view rule;
  std::string_view message;
};

struct Case {
  Rules rules;
  std::string_view boards;
  std::string_view fields;  // besides who is to move, white, and who went first, white
  std::vector<Refused> moves;
};

using RuleAndMessage = std::pair<std::string, std::string>;

RuleAndMessage WhyRefused(const Game& game, const Position& position, std::string_view text) {
  const auto move = game.ParseMove(position, text);
  if (!move) return {"no move", move.error().message};
  const auto refusal = game.WhyIllegal(position, *move);
  return refusal ? RuleAndMessage(refusal->rule, refusal->message) : RuleAndMessage("legal", "");
}

TEST(TtykmRefusal, NamesTheRuleAndSaysWhy) {
  const std::vector<Case> cases = {
      {{{}, "", ""},
       "W3/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=over winner=draw",
       {{"copy 1", "TK-END-01", "the game is over"}, {"black: copy 16", "TK-END-01", "the game is over"}}},
      {{{}, "", ""},
       "W3/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=over winner=white",
       {{"draw", "TK-WIN-01", "the game is over"}}},
      {{{}, "", ""},
       "W3/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:1 actions_left=2",
       {{"plant 1", "TK-SET-04", "the chapter growth is not in play"},
        {"dig 1", "TK-SET-04", "the chapter growth is not in play"},
        {"build 2", "TK-SET-05", "the chapter influence is not in play"},
        {"move east pull", "TK-SET-05", "the chapter influence is not in play"},
        {"train dark", "TK-SET-06", "the chapter memory is not in play"},
        {"command dark east", "TK-SET-06", "the chapter memory is not in play"},
        {"copy 1", "TK-TURN-02", "the active copy of this turn has been chosen"},
        {"focus present", "TK-TURN-06", "an action is still due and possible"},
        {"move north", "TK-MOVE-02", "north of past 1 is the wall"},
        {"travel back", "TK-TRAVEL-02", "nothing comes before the past"}}},
      {{{"memory"}, "", ""},
       "W2D/4/4/L2B W2D/4/4/L2B W2D/4/4/L2B",
       "focus=past,future supply=2,2 step=act active=past:1 actions_left=2",
       {{"command dark west pull", "TK-SET-05", "the chapter influence is not in play"}}},
      {{{}, "", ""},
       "W3/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=copy",
       {{"copy 2", "TK-TURN-01", "there is no copy of white on past 2; its focus is on the past"},
        {"copy 16", "TK-TURN-01", "there is no copy of white on past 16; its focus is on the past"},
        {"focus present", "TK-TURN-01", "a copy must be chosen and act first"},
        {"move east", "TK-TURN-01", "no copy has been chosen yet"}}},
      {{{}, "", ""},
       "4/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=copy",
       {{"copy 1", "TK-TURN-01", "there is no copy of white on past 1; its focus is on the past"},
        {"focus past", "TK-TURN-07", "the focus is on the past and must go elsewhere"}}},
      {{{"growth"}, "", ""},
       "Wshss/sh3/2ss/2sB Wsh2/sh3/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=copy",
       {{"copy 1", "TK-TURN-05", "no copy in the focus era can act; the focus must shift"}}},
      {{{"growth"}, "", ""},
       "Wshss/sh3/2ss/W1sB Wsh2/sh3/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=copy",
       {{"copy 1", "TK-TURN-04", "the copy on past 1 can take fewer actions than another"}}},
      {{{}, "", ""},
       "W3/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=focus active=past:1 actions_left=0",
       {{"focus past", "TK-TURN-07", "the focus is on the past and must go elsewhere"},
        {"move east", "TK-TURN-01", "no action is left; the focus must shift"}}},
      {{{"growth"}, "", ""},
       "1sh2/1W2/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:6 actions_left=2",
       {{"move north", "TK-G-SHRUB-01", "north of past 6 is a shrub"}}},
      {{{"growth"}, "", ""},
       "1T2/1W2/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:6 actions_left=2",
       {{"move north", "TK-G-TOPPLE-02", "north of past 6 is a tree that cannot be pushed that way"}}},
      {{{"growth"}, "", ""},
       "1sh2/1WT>sh/1Tv2/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:6 actions_left=2",
       {{"move east", "TK-G-FALLEN-01", "east of past 6 is a fallen tree"}}},
      {{{"growth"}, "", ""},
       "1T^2/T<WT>1/1Tv2/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:6 actions_left=2",
       {{"move north", "TK-G-FALLEN-01", "north of past 6 is a fallen tree"},
        {"move east", "TK-G-FALLEN-01", "east of past 6 is a fallen tree"},
        {"move south", "TK-G-FALLEN-01", "south of past 6 is a fallen tree"},
        {"move west", "TK-G-FALLEN-01", "west of past 6 is a fallen tree"}}},
      {{{"influence"}, "", ""},
       "1So2/1Sw2/1W2/3B W3/4/So3/3B W3/4/So3/3B",
       "focus=past,future supply=2,2 statue=no,yes step=act active=past:10 actions_left=2",
       {{"move north", "TK-I-PUSH-02", "north of past 10 is a white statue that cannot be pushed that way"}}},
      {{{"influence"}, "", ""},
       "1So2/1W2/4/3B W3/4/So3/3B W3/4/So3/3B",
       "focus=past,future supply=2,2 statue=yes,yes step=act active=past:6 actions_left=2",
       {{"move north", "TK-I-PUSH-02", "north of past 6 is an orange statue that cannot be pushed that way"},
        {"move west pull", "TK-I-PULL-01", "moving west from past 6 pulls no statue"}}},
      {{{"memory"}, "", ""},
       "2WD/4/4/L2B W2D/4/4/L2B W2D/4/4/L2B",
       "focus=past,future supply=2,2 step=act active=past:3 actions_left=2",
       {{"move east", "TK-M-BLOCK-01", "east of past 3 is a dark elephant"},
        {"train light", "TK-M-TRAIN-01", "the light elephant is on past 13, not beside past 3"}}},
      {{{"memory"}, "", ""},
       "W2D/4/W3/L2B W2D/4/4/L2B W2D/4/4/L2B",
       "focus=past,future supply=2,2 step=act active=past:9 actions_left=2",
       {{"move south", "TK-M-BLOCK-01", "south of past 9 is a light elephant"}}},
      {{{}, "self-paradox", "illegal"},
       "WW2/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:1 actions_left=2",
       {{"move east", "self-paradox", "east of past 1 is a white copy"}}},
      {{{}, "two-actions", "strict"},
       "WW2/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:1 actions_left=2",
       {{"move east", "two-actions", "this leaves no second action, though another first action would"}}},
      {{{}, "", ""},
       "W3/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=future,past supply=2,2 step=act active=future:1 actions_left=2",
       {{"travel forward", "TK-TRAVEL-01", "nothing comes after the future"}}},
      {{{}, "", ""},
       "W3/4/4/3B B3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:1 actions_left=2",
       {{"travel forward", "TK-TRAVEL-03", "present 1 is taken by a black copy"}}},
      {{{}, "", ""},
       "W3/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=present,future supply=2,2 step=act active=present:1 actions_left=2",
       {{"travel back", "TK-TRAVEL-03", "past 1 is taken by a white copy"}}},
      {{{}, "", ""},
       "4/4/4/3B W3/4/4/3B W3/4/4/3B",
       "focus=present,future supply=0,2 step=act active=present:1 actions_left=2",
       {{"travel back", "TK-TRAVEL-02", "white has no copy in supply"}}},
      {{{"growth"}, "", ""},
       "W3/4/4/3B sh3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:1 actions_left=2",
       {{"travel forward", "TK-TRAVEL-03", "present 1 is taken by a shrub"}}},
      {{{"influence"}, "", ""},
       "W3/4/4/2SoB So3/4/4/3B W3/4/4/2SoB",
       "focus=past,future supply=2,2 statue=yes,yes step=act active=past:1 actions_left=2",
       {{"travel forward", "TK-TRAVEL-03", "present 1 is taken by an orange statue"}}},
      {{{"growth"}, "", ""},
       "1W2/ssss/s3/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:2 actions_left=2",
       {{"plant 1", "TK-G-PLANT-01", "no seed is left in supply"}}},
      {{{"growth"}, "", ""},
       "1WB1/4/s3/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:2 actions_left=2",
       {{"plant 3", "TK-G-PLANT-01",
         "a seed goes into the own space or an empty one beside it; past 3 holds a black copy and the copy is on past "
         "2"}}},
      {{{"growth"}, "", ""},
       "1WB1/1s2/s3/3B W3/4/4/3B W3/4/4/3B",
       "focus=past,future supply=2,2 step=act active=past:2 actions_left=2",
       {{"plant 6", "TK-G-PLANT-01",
         "a seed goes into the own space or an empty one beside it; past 6 holds a seed and the copy is on past 2"},
        {"plant 8", "TK-G-PLANT-01",
         "a seed goes into the own space or an empty one beside it; past 8 holds nothing and the copy is on past 2"},
        {"dig 9", "TK-G-DIG-01", "there is no seed on past 9 within reach of past 2"},
        {"dig 1", "TK-G-DIG-01", "there is no seed on past 1 within reach of past 2"}}},
      {{{"influence"}, "", ""},
       "W2Sw/4/4/2SoB W3/4/4/2SoB W3/4/4/2SoB",
       "focus=past,future supply=2,2 statue=no,yes step=act active=past:1 actions_left=2",
       {{"build 2", "TK-I-BUILD-01", "white has built already"}}},
      {{{"influence"}, "", ""},
       "WSo2/4/4/3B W3/4/4/2SoB W3/4/4/2SoB",
       "focus=past,future supply=2,2 statue=yes,yes step=act active=past:1 actions_left=2",
       {{"build 2", "TK-I-BUILD-01",
         "a statue goes into an empty space beside the copy; past 2 holds an orange statue and the copy is on past 1"},
        {"build 6", "TK-I-BUILD-01",
         "a statue goes into an empty space beside the copy; past 6 holds nothing and the copy is on past 1"}}},
      {{{"growth", "influence"}, "", ""},
       "Ws1So/4/4/3B W3/4/4/2SoB W3/4/4/2SoB",
       "focus=past,future supply=2,2 statue=yes,yes step=act active=past:1 actions_left=2",
       {{"build 2", "TK-GI-01", "past 2 holds a seed"}}},
      {{{"influence", "memory"}, "", ""},
       "WD1So/4/4/L2B W2D/4/4/L1SoB W2D/4/4/L1SoB",
       "focus=past,future supply=2,2 statue=yes,yes step=act active=past:1 actions_left=2",
       {{"build 2", "TK-IM-02",
         "a statue goes into an empty space beside the copy; past 2 holds a dark elephant and the copy is on past 1"}}},
      {{{"memory"}, "", ""},
       "2WDw/4/4/L2B W2D/4/4/L2B W2D/4/4/L2B",
       "focus=past,future supply=2,2 step=act active=past:3 actions_left=2",
       {{"train dark", "TK-M-TRAIN-03", "the dark elephant in the past wears white's hat already"},
        {"command dark north", "TK-M-COMMAND-02", "north of past 4 is the wall"}}},
      {{{"memory"}, "train-while-hatted", "any"},
       "2WD/4/4/Lw2B W2D/4/4/L2B W2D/4/4/L2B",
       "focus=past,future supply=2,2 step=act active=past:3 actions_left=2",
       {{"train dark", "train-while-hatted", "white has a hat in the past already"}}},
      {{{"memory"}, "", ""},
       "2WDb/4/4/L2B W2D/4/4/L2B W2D/4/4/L2B",
       "focus=past,future supply=2,2 step=act active=past:3 actions_left=2",
       {{"command dark south", "TK-M-COMMAND-01", "the dark elephant in the past does not wear white's hat"}}},
      {{{"memory"}, "command-era", "focus"},
       "W2Db/4/4/L2B 2WDw/4/4/L2B W2D/4/4/L2B",
       "focus=past,future supply=2,2 step=act active=present:3 actions_left=1",
       {{"command dark south", "TK-M-COMMAND-01", "the dark elephant in the past does not wear white's hat"}}},
      {{{"memory"}, "", ""},
       "W1LDw/4/4/3B W2D/4/4/L2B W2D/4/4/L2B",
       "focus=past,future supply=2,2 step=act active=past:1 actions_left=2",
       {{"command dark west", "TK-M-COMMAND-02",
         "west of past 4 is a light elephant, which the elephant cannot move into"}}},
      {{{"influence", "memory"}, "", ""},
       "WSoDw1/4/4/L2B W2D/4/4/L1SoB W2D/4/4/L1SoB",
       "focus=past,future supply=2,2 statue=yes,yes step=act active=past:1 actions_left=2",
       {{"command dark south pull", "TK-IM-01", "there is no statue behind the elephant on past 3 to pull south"}}},
  };
  for (const auto& [rules, boards, fields, moves] : cases) {
    const auto game = testing::Ttykm(rules.chapters, rules.ruling, rules.value);
    const auto position = game->FromLine(fmt::format("{} to_move=white first=white {}", boards, fields));
    ASSERT_TRUE(position.ok()) << boards << " " << fields << "\n" << position.error().message;
    for (const auto& [move, rule, message] : moves) {
      EXPECT_EQ(WhyRefused(*game, *position, move), RuleAndMessage(rule, message)) << boards << " " << move;
    }
  }
}

}  // namespace
}  // namespace timeproof
