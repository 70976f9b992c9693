#include "properties/law.h"

#include <algorithm>

namespace timeproof {

const Value& Moment::value() const {
  if (!value_) value_ = game.ToValue(position);
  return *value_;
}

const std::string& Moment::picture() const {
  if (!picture_) picture_ = game.Picture(position);
  return *picture_;
}

const MoveList& Moment::legal() const {
  if (!legal_) game.LegalMoves(position, &legal_.emplace());
  return *legal_;
}

const MoveList& Moment::every() const {
  if (!every_) game.EveryMove(&every_.emplace());
  return *every_;
}

const std::vector<std::optional<Refusal>>& Moment::refusals() const {
  if (!refusals_) {
    refusals_.emplace();
    for (const Move move : every()) refusals_->push_back(game.WhyIllegal(position, move));
  }
  return *refusals_;
}

std::vector<Move> Moment::Unlisted() const {
  std::vector<Move> listed(legal().begin(), legal().end());
  std::ranges::sort(listed);  // that they are is for a law to say
  std::vector<Move> unlisted;
  for (std::size_t i = 0; i < every().size(); ++i) {
    const Move move = every()[i];
    if (!refusals()[i] && !std::ranges::binary_search(listed, move)) unlisted.push_back(move);
  }
  return unlisted;
}

}  // namespace timeproof
