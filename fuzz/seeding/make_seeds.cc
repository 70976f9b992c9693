// Makes the fuzzers' seeds of the scenarios.
// Usage: timeproof_make_seeds SCENARIOS OUT   writes OUT/<target>/<scenario>, after emptying OUT/<target>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "fmt/core.h"
#include "fuzz/reduce/case_trial.h"
#include "scenarios/runner/file_text.h"
#include "scenarios/runner/loader.h"
#include "scenarios/runner/value_json.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kEvery = 4;     // of seeds that say much the same, one in so many
constexpr std::size_t kReports = 16;  // titles are much alike

class Folder {
 public:
  Folder(const fs::path& out, std::string_view target) : path_(out / target) {
    fs::remove_all(path_);
    fs::create_directories(path_);
  }
  void Write(const std::string& name, std::string_view bytes) const {
    std::ofstream file(path_ / name, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) throw std::runtime_error("cannot write " + (path_ / name).string());
  }

 private:
  fs::path path_;
};

std::string AsString(const std::vector<std::uint8_t>& bytes) { return {bytes.begin(), bytes.end()}; }

void Replace(std::string* text, std::string_view what, std::string_view by) {
  for (std::size_t at = text->find(what); at != std::string::npos; at = text->find(what, at + by.size())) {
    text->replace(at, what.size(), by);
  }
}

// The ids that only a ledger knows become some that the target knows.
std::string WithKnownIds(std::string text, const std::vector<Ledger>& ledgers) {
  for (const Ledger& ledger : ledgers) {
    const GameInfo* info = FindGame(ledger.game);
    for (const LedgerRow& row : ledger.rows) {
      if (row.kind == RowKind::kExample) Replace(&text, row.id, "EX-01");
      if (row.kind == RowKind::kPosition) Replace(&text, row.id, "POS-01");
      if (row.kind == RowKind::kSettled && info != nullptr) Replace(&text, row.id, info->rules.front());
    }
  }
  return text;
}

// Each scenario of the file as a file of its own: what stands before the first one, and its lines.
std::vector<std::string> SingleScenarios(const std::string& text) {
  constexpr std::string_view kFirstLine = "\n  - id:";
  std::vector<std::string> singles;
  const std::size_t head = text.find(kFirstLine);
  for (std::size_t at = head; at != std::string::npos;) {
    const std::size_t next = text.find(kFirstLine, at + 1);
    singles.push_back(text.substr(0, head) + text.substr(at, next - at) + "\n");
    at = next;
  }
  return singles;
}

// A text behind a byte that says its length.
std::string Sized(std::string_view text) {
  const std::string_view first = text.substr(0, 255);
  return std::string(1, static_cast<char>(first.size())) + std::string(first);
}

std::string NotationSeed(const Case& scenario, std::size_t number) {
  const Game& game = *scenario.game_rules;
  const std::string moves = scenario.steps.front().play.empty() ? "concede" : scenario.steps.front().play.front().text;
  const std::string texts[] = {DumpJson(ToJson(game.ToValue(scenario.before))), game.Picture(scenario.before), moves,
                               DumpJson(ToJson(scenario.options)), game.ToLine(scenario.before)};
  const std::size_t kind = number % std::size(texts);
  const std::string header = AsString(WriteTrial(MakeTrial(scenario.game, scenario.options).value()));
  return std::string(1, static_cast<char>(kind)) + Sized(header) + texts[kind];
}

std::string ProtocolSeed(const Case& scenario) {
  Json request = {{"id", scenario.id}, {"op", "start"}, {"game", scenario.game}};
  if (!scenario.options.is_null()) request["options"] = ToJson(scenario.options);
  std::string lines = R"({"id":1,"op":"describe"})" + ("\n" + DumpJson(request)) + "\n";
  request["position"] = ToJson(scenario.game_rules->ToValue(scenario.before));
  request["op"] = "legal";
  lines += DumpJson(request) + "\n";
  request["op"] = "apply";
  Json& moves = request["moves"] = Json::array();
  for (const Step& step : scenario.steps) {
    for (const Located& move : step.play) moves.push_back(move.text);
  }
  lines += DumpJson(request) + "\n";
  request.erase("moves");
  request["op"] = "perft";
  request["depth"] = 1;
  lines += DumpJson(request) + "\n";
  request.erase("depth");
  request["op"] = "observe";
  request["viewer"] = 0;
  return lines + DumpJson(request) + "\n";
}

std::string ReportSeed(const Case& scenario) {
  std::string seed(1, '\0');
  seed += Sized(scenario.id) + Sized(scenario.file) + "\x03" + Sized(scenario.game) + Sized(scenario.title);
  seed += Sized(scenario.rules.empty() ? "" : scenario.rules.front()) + '\0';
  return seed + "\x01" + Sized("the position is another") + Sized("expected\nactual\n");
}

void MakeSeeds(const fs::path& scenarios, const fs::path& out) {
  LoadContext context;
  context.ledgers = ReadLedgers(scenarios);
  const Suite suite = LoadSuite({scenarios}, context);
  const Folder game(out, "game"), notation(out, "notation"), protocol(out, "protocol"), report(out, "report");
  std::size_t number = 0;
  for (const Case& scenario : suite.cases) {
    const std::optional<Trial> trial = TrialOf(scenario);
    if (!trial) continue;
    game.Write(scenario.id, AsString(WriteTrial(*trial)));
    if (++number <= kReports) report.Write(scenario.id, ReportSeed(scenario));
    if (number % kEvery != 0) continue;
    notation.Write(scenario.id, NotationSeed(scenario, number / kEvery));
    protocol.Write(scenario.id, ProtocolSeed(scenario));
  }
  if (number == 0) throw std::runtime_error("no scenario to make seeds of in " + scenarios.string());

  const Folder scenario(out, "scenario");
  std::vector<std::string> files;
  for (const Case& found : suite.cases) files.push_back(found.file);
  files.erase(std::unique(files.begin(), files.end()), files.end());
  for (const std::string& file : files) {
    const Result<std::string> text = ReadFileText(file);
    if (!text) throw std::runtime_error(file + ": " + text.error().message);
    const std::vector<std::string> singles = SingleScenarios(WithKnownIds(*text, context.ledgers));
    for (std::size_t i = 0; i < singles.size(); i += kEvery) {
      scenario.Write(fmt::format("{}-{}", fs::path(file).stem().string(), i), singles[i]);
    }
  }
}

}  // namespace
}  // namespace timeproof

int main(int argc, char** argv) {
  if (argc != 3) {
    fmt::print(stderr, "usage: timeproof_make_seeds SCENARIOS OUT\n");
    return 2;
  }
  try {
    timeproof::MakeSeeds(argv[1], argv[2]);
  } catch (const std::exception& fault) {
    fmt::print(stderr, "timeproof_make_seeds: {}\n", fault.what());
    return 2;
  }
  return 0;
}
