// From one entry of a scenario file to its cases.
#ifndef TIMEPROOF_SCENARIOS_RUNNER_SCENARIO_READER_H_
#define TIMEPROOF_SCENARIOS_RUNNER_SCENARIO_READER_H_

#include <string>
#include <vector>

#include "scenarios/runner/document.h"
#include "scenarios/runner/expectation_reader.h"
#include "scenarios/runner/ledger.h"
#include "scenarios/runner/node_reader.h"
#include "scenarios/runner/scenario.h"

namespace timeproof {

// What the scenarios of a file share.
struct FileContext {
  std::string file, game, chapter;
  const GameInfo* info = nullptr;  // null when there is no such game
  const Ledger* ledger = nullptr;  // null when the game has none
  const Node* options = nullptr;   // of the file; null when it has none
  DocumentShelf* shelf = nullptr;  // never null
  bool sound = true;               // false: something is wrong with the file outside its scenarios
};

class ScenarioReader {
 public:
  explicit ScenarioReader(const FileContext& context);

  // The cases of a scenario: one, or one for each value of its ruling. `known` are faults of syntax found in it
  // before. When anything is wrong with the scenario as such it is one invalid case; what is wrong with one reading
  // makes that case invalid.
  std::vector<Case> Read(const Node& node, const std::string& path, std::vector<Diagnostic> known);

 private:
  Case ReadHead(const Node& node, const std::string& path);
  void ReadId(const Node& node, const std::string& path, Case* scenario);
  void ReadRules(const Node& node, const std::string& path, Case* scenario);
  void ReadSource(const Node& node, const std::string& path, Case* scenario);
  void ReadBody(const Node& node, const std::string& path, std::vector<Case>* cases);
  std::vector<Step> ReadPlayOrSteps(const Node& map, const std::string& path);
  void ReadRulings(const Node& node, const std::string& path, std::vector<Case>* cases);
  void ReadReadings(const Member& ruling, const OptionInfo& option, const Node& scenario,
                    const std::string& scenario_path, std::vector<Case>* cases);
  ReadingOfRuling ReadSays(const Node& reading, const std::string& path);
  void ReadQuestion(const Node& node, const std::string& path, Case* scenario);
  void CheckArguments(const Question& question, const Node& arguments, const std::string& path);
  void RefuseTogether(const Node& map, const std::string& path, std::string_view key,
                      const std::vector<std::string>& others);

  // What only the game can tell of one case: its options, the position before, the moves' notation.
  void Finish(const Node& node, const std::string& path, Case* scenario);
  bool MakeOptions(const Node& node, const std::string& path, Case* scenario);
  void RefuseOptions(const Error& error, const Node& node, const std::string& path);
  void CheckMoves(const Case& scenario);
  void CheckMove(const Case& scenario, const Located& move);
  void CheckViewers(const Case& scenario);
  void CheckPlayed(const Case& scenario);

  void CheckBook(const std::string& book, Mark mark, const std::string& path);
  // The ids of rows of that kind under `key` of a source.
  std::vector<std::string> ReadCited(const Node& source, const std::string& path, const char* key, RowKind kind);
  void CheckRow(const Located& id, std::vector<RowKind> kinds, const char* code, const char* what);
  std::vector<std::string> Citable() const;

  const FileContext& context_;
  NodeReader reader_;
  ExpectationReader expectations_;
};

}  // namespace timeproof

#endif  // TIMEPROOF_SCENARIOS_RUNNER_SCENARIO_READER_H_
