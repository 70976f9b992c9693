// The pieces: copies of the two players, and the objects of the chapters.
#ifndef TIMEPROOF_ENGINE_TTYKM_PIECES_H_
#define TIMEPROOF_ENGINE_TTYKM_PIECES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/ttykm/geometry.h"

namespace timeproof::ttykm {

enum class Player : std::uint8_t { kWhite, kBlack };
inline constexpr std::array<Player, 2> kPlayers = {Player::kWhite, Player::kBlack};
inline constexpr std::array<std::string_view, 2> kPlayerNames = {"white", "black"};
constexpr std::size_t Index(Player player) { return static_cast<std::size_t>(player); }
constexpr std::string_view Name(Player player) { return kPlayerNames[Index(player)]; }
constexpr Player Opponent(Player player) { return player == Player::kWhite ? Player::kBlack : Player::kWhite; }

enum class Elephant : std::uint8_t { kDark, kLight };
inline constexpr std::array<Elephant, 2> kElephants = {Elephant::kDark, Elephant::kLight};
inline constexpr std::array<std::string_view, 2> kElephantNames = {"dark", "light"};
constexpr std::size_t Index(Elephant elephant) { return static_cast<std::size_t>(elephant); }
constexpr std::string_view Name(Elephant elephant) { return kElephantNames[Index(elephant)]; }

// What may stand alone on a space; four bits. The numbers are chosen so that the kinds are told apart by single bits
// (see Boards). Seeds share spaces with copies and are kept apart; `kSeed` and the hats name them in effects.
enum class Piece : std::uint8_t {
  kNone = 0,
  kWhiteCopy = 1,
  kBlackCopy = 2,
  kShrub = 3,
  kTree = 4,
  kOrangeStatue = 5,
  kWhiteStatue = 6,
  kBlackStatue = 7,
  kFallenNorth = 8,  // a fallen tree, by the way it fell; its trunk points back
  kFallenEast = 9,
  kFallenSouth = 10,
  kFallenWest = 11,
  kDarkElephant = 12,
  kLightElephant = 13,
  kSeed = 16,
  kWhiteHat = 17,
  kBlackHat = 18,
};

constexpr std::uint8_t Code(Piece piece) { return static_cast<std::uint8_t>(piece); }

constexpr Piece CopyOf(Player player) { return static_cast<Piece>(1 + Index(player)); }
constexpr bool IsCopy(Piece piece) { return piece == Piece::kWhiteCopy || piece == Piece::kBlackCopy; }

constexpr bool IsStatue(Piece piece) { return piece >= Piece::kOrangeStatue && piece <= Piece::kBlackStatue; }
constexpr Piece StatueOf(Player player) { return static_cast<Piece>(6 + Index(player)); }
inline constexpr std::array<Piece, 3> kStatues = {Piece::kOrangeStatue, Piece::kWhiteStatue, Piece::kBlackStatue};

constexpr Piece Fallen(Direction way) { return static_cast<Piece>(8 + Index(way)); }
constexpr bool IsFallen(Piece piece) { return piece >= Piece::kFallenNorth && piece <= Piece::kFallenWest; }
constexpr Direction FellTo(Piece fallen) { return static_cast<Direction>(Code(fallen) - 8); }

constexpr Piece PieceOf(Elephant elephant) { return static_cast<Piece>(12 + Index(elephant)); }
constexpr bool IsElephant(Piece piece) { return piece == Piece::kDarkElephant || piece == Piece::kLightElephant; }
constexpr Elephant ElephantOf(Piece piece) { return static_cast<Elephant>(Code(piece) - 12); }

constexpr Piece HatOf(Player player) { return static_cast<Piece>(17 + Index(player)); }

// "white copy", "orange statue", "fallen tree".
inline constexpr std::array<std::string_view, 19> kPieceNames = {"nothing",
                                                                 "white copy",
                                                                 "black copy",
                                                                 "shrub",
                                                                 "tree",
                                                                 "orange statue",
                                                                 "white statue",
                                                                 "black statue",
                                                                 "fallen tree",
                                                                 "fallen tree",
                                                                 "fallen tree",
                                                                 "fallen tree",
                                                                 "dark elephant",
                                                                 "light elephant",
                                                                 "",
                                                                 "",
                                                                 "seed",
                                                                 "white hat",
                                                                 "black hat"};
constexpr std::string_view Name(Piece piece) { return kPieceNames[Code(piece)]; }

}  // namespace timeproof::ttykm

#endif  // TIMEPROOF_ENGINE_TTYKM_PIECES_H_
