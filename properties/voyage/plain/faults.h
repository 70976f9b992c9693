// The deliberately wrong engines of Parallel Time Machine Voyage: the plain reading with one rule broken. They show
// what the scenarios that cite a rule are worth.
#ifndef TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_FAULTS_H_
#define TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_FAULTS_H_

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "properties/fault.h"

namespace timeproof::plain_voyage {

// In the order of the catalogue.
inline constexpr auto kFaults = std::to_array<Fault>({
    // Components
    {"PV-COMP-01.own-machines", "each player sets out from the starting ticket: turns end with the machine there"},
    {"PV-COMP-02.eight-tokens", "there are eight tokens, so that four players get two each"},
    {"PV-COMP-03.three-of-a-kind", "one kind of ticket is there three times and another one once"},
    {"PV-COMP-04.sunrise-and-noon", "SUNRISE is read as HIGH NOON and HIGH NOON as SUNRISE on tickets"},
    {"PV-COMP-04.purple-is-red", "purple is taken for red"},
    {"PV-COMP-05.no-any-time", "there are four ports of SUNRISE and none of ANY TIME"},
    {"PV-COMP-06.no-time", "an ANY TIME port is of no time"},
    {"PV-COMP-07.tickets-only", "what is said of cards is not taken to mean ports: their tokens stay"},
    // Setting up
    {"PV-SETUP-01.two-tickets", "two tickets are put in the middle"},
    {"PV-SETUP-02.bottom", "the current location is the lowest ticket of the stack"},
    {"PV-SETUP-02.start", "the current location is always the starting ticket's"},
    {"PV-SETUP-03.one-more", "every hand has a ticket more"},
    {"PV-SETUP-04.dealt-out", "the tickets left over go to the first player"},
    {"PV-SETUP-05.to-the-left", "the ports are laid from right to left"},
    {"PV-SETUP-06.outside", "the current location is not at the left end of the locations: the start is none of them"},
    {"PV-SETUP-07.mirrored", "for every second player right is left"},
    {"PV-SETUP-08.two-each", "each player takes two tokens"},
    {"PV-SETUP-09.first-seat", "P0 starts whoever has travelled last"},
    {"PV-SETUP-10.three-play", "a fourth player never has a turn"},
    // What is known
    {"PV-INFO-01.unknown", "nobody is told how many tickets the others have"},
    {"PV-INFO-02.unknown", "nobody is told how many tokens the others have"},
    {"PV-INFO-03.whole-stacks", "everybody sees all of a stack"},
    {"PV-INFO-03.nothing", "nobody sees the top of a stack"},
    {"PV-INFO-04.open-hands", "everybody sees all hands"},
    {"PV-INFO-04.removed", "everybody sees the removed tickets"},
    {"PV-INFO-04.own-hand", "nobody sees even the own hand"},
    {"PV-INFO-05.face-down", "the ticket under the machine is seen by the player alone whose turn it is"},
    // The turn
    {"PV-TURN-01.counter-clockwise", "turns go round the other way"},
    {"PV-TURN-01.no-alternation", "the same player goes on after a turn"},
    {"PV-TURN-02.none", "a turn may end without a main action"},
    {"PV-TURN-02.stay-after-move", "a Stay may follow a Move in the same turn"},
    {"PV-TURN-03.again", "there may be several main actions in a turn"},
    {"PV-TURN-03.after-a-move", "whoever has moved the machine may do one more main action"},
    {"PV-TURN-04.others-warp", "warps of the player before are possible, too"},
    {"PV-TURN-04.not-before", "warps come after the main action alone"},
    {"PV-TURN-05.by-itself", "a turn ends by itself when nothing else can be done"},
    {"PV-TURN-05.never", "the end of a turn is not announced: only Pass ends one"},
    {"PV-TURN-06.forced", "who can do a Move or a Stay may not pass"},
    {"PV-TURN-06.move-first", "who can do a Move may not do a Stay"},
    {"PV-TURN-06.no-pass", "who can do neither Move nor Stay may not pass either"},
    // Move
    {"PV-MOVE-01.second", "Move goes to the second card on the right"},
    {"PV-MOVE-01.either", "where the ticket does not fit on the right, Move goes one further"},
    {"PV-MOVE-02.any-time", "any ticket may be played onto a port"},
    {"PV-MOVE-02.same-world", "a Move's ticket must be of the current location's world, too"},
    {"PV-MOVE-02.from-nowhere", "the ticket of a Move need not be in hand"},
    {"PV-MOVE-03.port-counts", "the port's time counts, also under a stack"},
    {"PV-MOVE-03.bottom-counts", "the lowest ticket's time counts"},
    {"PV-MOVE-03.anything", "any ticket goes onto a stack"},
    {"PV-MOVE-04.sunrise", "a bare ANY TIME port is of SUNRISE"},
    {"PV-MOVE-05.below", "the ticket of a Move goes below the stack"},
    {"PV-MOVE-05.discarded", "the ticket of a Move onto a stack is removed from the game"},
    {"PV-MOVE-06.left", "a Move takes no token"},
    {"PV-MOVE-07.stands", "the machine stands still in a Move"},
    {"PV-MOVE-08.left-too", "where the ticket does not fit on the right, Move goes to the left"},
    // Stay
    {"PV-STAY-01.any-world", "a Stay's ticket may be of any world"},
    {"PV-STAY-01.same-time", "a Stay's ticket must be of the same time, too"},
    {"PV-STAY-02.on-top", "a Stay puts a ticket down and takes none up"},
    {"PV-STAY-02.discarded", "the ticket that a Stay replaces is removed from the game"},
    {"PV-STAY-03.moves", "a Stay counts as moving the machine"},
    {"PV-STAY-03.machine", "a Stay sends the machine one to the left where it can"},
    {"PV-STAY-04.whole-stack", "a Stay takes up all tickets of the stack"},
    {"PV-STAY-04.token", "a Stay takes the tokens under the machine"},
    {"PV-STAY-04.next-token", "a Stay takes the tokens beside the machine"},
    // Pass
    {"PV-PASS-01.token", "who passes gives up a token"},
    {"PV-PASS-01.machine", "a Pass sends the machine one to the right where it can"},
    {"PV-PASS-02.no-warps", "who has warped may not pass"},
    // Time Warp
    {"PV-WARP-01.free", "a warp costs nothing"},
    {"PV-WARP-01.two", "a warp costs two tokens"},
    {"PV-WARP-01.onto-the-target", "the token is put on the location that the machine goes to"},
    {"PV-WARP-02.not-before", "a warp is possible after the main action alone"},
    {"PV-WARP-02.not-after", "a warp is possible before the main action alone"},
    {"PV-WARP-03.first-alone", "of several targets the leftmost is the only one"},
    {"PV-WARP-03.not-the-start", "the starting ticket's position is no target"},
    {"PV-WARP-03.buried", "a ticket below the top of a stack is a target as well"},
    {"PV-WARP-04.on-the-spot", "the ticket under the machine is a target as well"},
    {"PV-WARP-05.ports", "a port is a target for a ticket of its time"},
    {"PV-WARP-06.world", "a ticket of the target's world will do"},
    {"PV-WARP-06.time", "a ticket of the target's time will do"},
    {"PV-WARP-06.none", "no ticket is needed"},
    {"PV-WARP-07.discarded", "the ticket of a warp is removed from the game"},
    {"PV-WARP-08.left", "a warp takes no token"},
    {"PV-WARP-09.stands", "the machine stands still in a warp"},
    {"PV-WARP-10.one", "a machine that has moved in this turn warps no more"},
    {"PV-WARP-11.right", "warps go to the right alone"},
    {"PV-WARP-11.left", "warps go to the left alone"},
    {"PV-WARP-11.near", "warps go to a neighbour alone"},
    // Tokens
    {"PV-TOK-01.end-of-turn", "at the end of a turn its player takes all tokens of the row"},
    {"PV-TOK-01.next-action", "the next Move, Stay or Pass takes all tokens of the row"},
    {"PV-TOK-02.next-turn", "a token is not taken by a player who has moved the machine before in this turn"},
    {"PV-TOK-02.lost", "a token that is covered is out of the game"},
    // The end
    {"PV-END-01.never", "the last ticket does not end the game"},
    {"PV-END-01.move-alone", "the last ticket ends the game when a Move plays it"},
    {"PV-END-01.last-but-one", "the game ends when a player has one ticket left to play"},
    {"PV-END-02.never", "the rightmost location does not end the game"},
    {"PV-END-02.end-of-turn", "the rightmost location ends the game at the end of the turn"},
    {"PV-END-03.never", "turns without movement do not end the game"},
    {"PV-END-03.one-less", "the game ends a turn without movement earlier"},
    {"PV-END-03.one-more", "the game ends a turn without movement later"},
    {"PV-END-03.passes-alone", "a turn with a Stay does not count"},
    {"PV-END-03.warps-count", "a turn counts though a warp moved the machine"},
    {"PV-END-03.all-turns", "a turn counts though the machine moved"},
    {"PV-END-04.two", "two reasons must come together"},
    {"PV-SCORE-01.most", "most tickets win"},
    {"PV-SCORE-01.mover", "whoever plays last wins"},
    {"PV-SCORE-02.fewest", "of those with as many tickets fewest tokens win"},
    {"PV-SCORE-02.no-matter", "tokens do not matter"},
    {"PV-SCORE-02.row", "tokens in the row count for whose turn it is"},
    {"PV-SCORE-03.first", "of those equal in all the first seat wins alone"},
    {"PV-SCORE-03.nobody", "where some are equal in all everybody wins"},
    // Settled points
    {"PV-AMB-02.on-the-spot", "a warp may end where it began"},
    {"PV-AMB-02.not-back", "no warp leads to where a token lies once the machine has moved in the turn"},
    {"PV-AMB-03.last-stack", "the game ends when something is done on the stack farthest to the right"},
    {"PV-AMB-03.not-bare", "the rightmost port does not end the game as long as it is bare"},
    {"PV-AMB-04.first-bare", "Move goes to the first bare port"},
    {"PV-AMB-05.right-alone", "a warp does not go left"},
    {"PV-AMB-06.token-alone", "a token may be put down where the machine stands, without a warp"},
    {"PV-AMB-07.after-it", "the token on the target pays for the warp"},
    {"PV-AMB-08.lost", "the token paid is out of the game"},
    {"PV-AMB-08.in-the-turn-alone", "a token goes only to who has moved the machine before in the turn"},
    {"PV-AMB-09.taken", "a Stay takes the tokens under the machine"},
    {"PV-AMB-10.one", "of several tokens one is taken"},
    {"PV-AMB-10.not-from-ports", "tokens on a port stay there"},
    {"PV-AMB-11.end-before-tokens", "whether the game is over is seen before tokens are taken"},
    {"PV-AMB-11.pays-last", "the token is put down when the machine has moved"},
    {"PV-AMB-12.lasting", "an ANY TIME port takes every ticket also when it is covered"},
    {"PV-AMB-12.own-time", "a bare ANY TIME port is of the current location's time"},
    {"PV-AMB-12.target", "an ANY TIME port is a target for every ticket"},
    {"PV-AMB-13.no-twins", "a Stay swaps no ticket for its twin"},
    {"PV-AMB-14.forced", "who can do a Move or a Stay may not pass"},
    {"PV-AMB-14.never", "nobody may pass"},
    {"PV-AMB-15.not-after-warps", "a Pass is not possible after a warp"},
    {"PV-AMB-16.named-first", "after a warp there is no Move and no Stay"},
    {"PV-AMB-17.amid-a-move", "a warp after a Move leaves from where the Move began"},
    {"PV-AMB-18.end-of-turn", "the last ticket ends the game at the end of the turn"},
    {"PV-AMB-18.stay", "a Stay with the last ticket ends the game"},
    {"PV-AMB-21.not-by-warp", "a warp onto the rightmost location does not end the game"},
    {"PV-AMB-22.first-seat", "of those equal in all the first seat wins alone"},
    {"PV-AMB-23.row", "tokens in the row count for whose turn it is"},
    {"PV-AMB-24.heights", "it is told how many tickets lie below the top of a stack"},
    {"PV-AMB-24.below", "the ticket below the top of a stack is seen"},
    {"PV-AMB-25.after-the-end", "after the end the removed tickets are seen"},
    {"PV-AMB-25.always", "the removed tickets are seen"},
    {"PV-AMB-26.shared-out", "the players share all twelve tokens out"},
    {"PV-AMB-27.ignored", "who starts is drawn, whoever is named"},
    {"PV-AMB-27.not-drawn", "P0 starts where nobody is named"},
    {"PV-AMB-28.one-by-one", "hands are dealt a ticket at a time, round the table"},
    {"PV-AMB-28.ports-first", "the ports are shuffled before the tickets"},
    {"PV-AMB-29.first-alone", "of two reasons the first alone is told"},
    {"PV-AMB-30.takes-it-up", "a warp takes up the ticket that it goes to"},
    // Rulings
    {"start-card.swapped", "either value is played as the other"},
    {"stall-count.swapped", "either value is played as the other"},
    {"stall-count.from-seat-0", "a round begins with P0, whoever has started"},
    {"stay-breaks-stall.swapped", "either value is played as the other"},
});

constexpr std::optional<std::size_t> FindFault(std::string_view name) {
  for (std::size_t i = 0; i < kFaults.size(); ++i) {
    if (kFaults[i].name == name) return i;
  }
  return std::nullopt;
}

// A fault of the table, looked up when this is compiled: a name that is not there is refused.
class KnownFault {
 public:
  consteval KnownFault(const char* name) : index_(FindFault(name).value()) {}
  constexpr std::size_t index() const { return index_; }

 private:
  std::size_t index_;
};

}  // namespace timeproof::plain_voyage

#endif  // TIMEPROOF_PROPERTIES_VOYAGE_PLAIN_FAULTS_H_
