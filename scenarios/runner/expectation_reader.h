// Reading what is played and what must come of it.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_EXPECTATION_READER_H_
#define TIMEPROOF_SCENARIOS_RUNNER_EXPECTATION_READER_H_

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "scenarios/runner/node_reader.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

// The keys of a play and its expectations, wherever they may stand.
const std::vector<std::string>& StepKeys();

// Whether `name` is a rule id, or the name of a ruling, that refusals and effects may cite.
using CitationCheck = std::function<bool(std::string_view name)>;
// Which such name was meant by one that is none; or empty.
using CitationHint = std::function<std::string(std::string_view name)>;

class ExpectationReader {
 public:
  ExpectationReader(NodeReader* reader, CitationCheck known, CitationHint hint)
      : reader_(*reader), known_(std::move(known)), hint_(std::move(hint)) {}

  // The play and the expectations of a map that may have other keys, too. No expectation at all is an error
  // (expectation.none).
  Step ReadStep(const Node& map, const std::string& path);
  // A list of steps, each a map with no other keys.
  std::vector<Step> ReadSteps(const Node& list, const std::string& path);
  // Moves, a list or one text, each text cut at its commas.
  std::vector<Located> ReadPlay(const Node& node, const std::string& path);

 private:
  Expectations ReadExpectations(const Node& map, const std::string& path);
  std::vector<Located> ReadMoves(const Node& map, const std::string& path, const char* key);
  std::vector<Located> ReadEvents(const Node& map, const std::string& path);
  std::vector<ExpectedRefusal> ReadIllegal(const Node& node, const std::string& path);
  void CheckFilled(const Node& node, const std::string& path);
  std::vector<ExpectedSight> ReadObserve(const Node& node, const std::string& path);
  void ReadRefusal(const Node& node, const std::string& path, std::vector<ExpectedRefusal>* refusals);
  void CheckCitation(const Located& name);
  void SplitPlay(const Node& node, const std::string& path, std::vector<Located>* moves);

  NodeReader& reader_;
  CitationCheck known_;
  CitationHint hint_;
};

// Where a key of the format belongs, for hints about keys at a wrong level; empty when it is none.
std::string HomeOfKey(std::string_view key);

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_EXPECTATION_READER_H_
