#include "scenarios/runner/loader.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "scenarios/runner/document.h"
#include "scenarios/runner/file_text.h"
#include "scenarios/runner/scenario_reader.h"
#include "scenarios/runner/yaml.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kLedgerName = "ledger.yaml";
constexpr std::string_view kScenarios = "scenarios";

bool IsScenarioFile(const fs::path& path) {
  return (path.extension() == ".yaml" || path.extension() == ".yml") && path.filename() != kLedgerName;
}

// What editors, version control and CI keep to themselves.
bool IsHidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

// Where a file lies, as seen from the ledger of its game. The same wherever the program runs.
struct Place {
  bool among_scenarios = false;  // below the folder that has a folder for each game
  std::string game, chapter;     // the folders there that it lies in; empty where there is none
};

Place PlaceOf(const fs::path& file, const Ledger& ledger) {
  std::error_code fault;
  const fs::path game = fs::weakly_canonical(fs::absolute(ledger.file, fault), fault).parent_path();
  const fs::path inside = fs::weakly_canonical(fs::absolute(file, fault), fault).lexically_relative(game.parent_path());
  if (fault || inside.empty() || *inside.begin() == fs::path("..")) return {};
  Place place{.among_scenarios = true, .game = "", .chapter = ""};
  const fs::path folders = inside.parent_path();
  if (!folders.empty()) place.game = folders.begin()->string();
  if (std::distance(folders.begin(), folders.end()) > 1) place.chapter = std::next(folders.begin())->string();
  return place;
}

// The index of the scenario that a key path leads into, or nothing.
std::optional<std::size_t> ScenarioOf(std::string_view path) {
  if (!path.starts_with("scenarios[")) return std::nullopt;
  std::size_t index = 0;
  for (const char c : path.substr(kScenarios.size() + 1)) {
    if (c < '0' || c > '9') break;
    index = index * 10 + static_cast<std::size_t>(c - '0');
  }
  return index;
}

// Reads the entries of one file, and keeps apart what is wrong with which.
class FileLoader {
 public:
  FileLoader(const std::string& file, const LoadContext& context, DocumentShelf* shelf)
      : context_(context), reader_(file) {
    shared_.file = file;
    shared_.shelf = shelf;
  }

  std::vector<Case> Load(std::string_view text) {
    YamlDocument document = ParseYaml(text);
    for (Diagnostic& diagnostic : document.diagnostics) {
      diagnostic.file = shared_.file;
      const std::optional<std::size_t> scenario = ScenarioOf(diagnostic.path);
      if (document.readable && scenario) {
        faults_[*scenario].push_back(std::move(diagnostic));
      } else {
        reader_.Add(std::move(diagnostic));
      }
    }
    if (document.readable) ReadRoot(document.root);
    if (!reader_.clean()) cases_.insert(cases_.begin(), FileCase());
    return std::move(cases_);
  }

 private:
  // The case that stands for the file as a whole.
  Case FileCase() {
    Case file;
    file.id = shared_.file;
    file.scenario_id = shared_.file;
    file.file = shared_.file;
    file.title = "the file as a whole";
    file.game = shared_.game;
    file.chapter = shared_.chapter;
    file.diagnostics = reader_.Take();
    file.mark = file.diagnostics.front().mark;
    return file;
  }

  void ReadRoot(const Node& root) {
    reader_.CheckMap(root, "", {.required = {"game", "scenarios"}, .optional = {"options"}, .hint = HomeOfKey});
    if (!root.is_map()) return;
    ReadGame(root);
    if (const Member* options = root.Find("options")) {
      if (!options->value.is_map()) {
        reader_.Report("type.map", options->value.mark, "options", "a map is expected here");
      } else if (reader_.ToValue(options->value, "options")) {
        shared_.options = &options->value;
      }
    }
    const Member* scenarios = root.Find(kScenarios);
    if (scenarios == nullptr) return;
    const Node& list = scenarios->value;
    shared_.sound = reader_.clean();
    if (!list.is_list() || list.items.empty()) {
      reader_.Report("type.list", list.mark, std::string(kScenarios), "a list of scenarios is expected here");
      return;
    }
    for (std::size_t i = 0; i < list.items.size(); ++i) {
      std::vector<Case> cases = ScenarioReader(shared_).Read(list.items[i], Join(kScenarios, i), faults_[i]);
      std::move(cases.begin(), cases.end(), std::back_inserter(cases_));
    }
    CheckFolder();
  }

  void ReadGame(const Node& root) {
    const Member* game = root.Find("game");
    if (game == nullptr) return;
    shared_.game = reader_.Text(game->value, "game").value_or("");
    if (shared_.game.empty()) return;
    shared_.info = context_.find_game(shared_.game);
    if (shared_.info == nullptr) {
      std::vector<std::string> games;
      for (const Ledger& ledger : context_.ledgers) games.push_back(ledger.game);
      reader_.Report("game.unknown", game->value.mark, "game", fmt::format("there is no game \"{}\"", shared_.game),
                     DidYouMean(shared_.game, games));
      return;
    }
    const auto ledger = std::find_if(context_.ledgers.begin(), context_.ledgers.end(),
                                     [this](const Ledger& known) { return known.game == shared_.game; });
    if (ledger == context_.ledgers.end()) {
      reader_.Report("ledger.missing", game->value.mark, "game",
                     fmt::format("there is no ledger of \"{}\" to check citations by", shared_.game),
                     UnreadableLedger());
      return;
    }
    shared_.ledger = &*ledger;
    place_ = PlaceOf(shared_.file, *ledger);
    if (place_.game == FolderOf(*ledger)) shared_.chapter = place_.chapter;
  }

  static std::string FolderOf(const Ledger& ledger) { return fs::path(ledger.file).parent_path().filename().string(); }

  // The scenarios of a file in a wrong place are played all the same.
  void CheckFolder() {
    if (!place_.among_scenarios) return;
    const std::string home = FolderOf(*shared_.ledger);
    const std::vector<std::string>& folders = shared_.ledger->folders;
    if (place_.game != home) {
      reader_.Report("folder.game", {}, "",
                     fmt::format("the file is of {} and does not lie in {}/", shared_.game, home),
                     fmt::format("move it to {}/<chapter>/", home));
      return;
    }
    if (shared_.chapter.empty()) {
      reader_.Report("folder.none", {}, "", "the file lies in no folder of a chapter",
                     fmt::format("there are {}", fmt::join(folders, ", ")));
      return;
    }
    if (std::find(folders.begin(), folders.end(), shared_.chapter) != folders.end()) return;
    std::string hint = DidYouMean(shared_.chapter, folders);
    if (hint.empty()) hint = fmt::format("there are {}", fmt::join(folders, ", "));
    reader_.Report("folder.unknown", {}, "", fmt::format("the ledger has no folder \"{}\"", shared_.chapter),
                   std::move(hint));
  }

  // What is wrong with a ledger that does not even say its game; empty when there is none such.
  std::string UnreadableLedger() const {
    for (const Ledger& ledger : context_.ledgers) {
      if (ledger.game.empty() && !ledger.diagnostics.empty()) return ToText(ledger.diagnostics.front());
    }
    return "";
  }

  const LoadContext& context_;
  NodeReader reader_;
  FileContext shared_;
  Place place_;
  std::map<std::size_t, std::vector<Diagnostic>> faults_;  // of syntax, by scenario
  std::vector<Case> cases_;
};

// Makes every case invalid whose scenario has the id of another one.
void RefuseDuplicateIds(std::vector<Case>* cases) {
  using Start = std::pair<std::string, Mark>;
  std::map<std::string, std::set<Start>> places;
  for (const Case& one : *cases) places[one.scenario_id].insert({one.file, one.mark});
  for (Case& one : *cases) {
    const std::set<Start>& all = places[one.scenario_id];
    if (all.size() == 1) continue;
    const bool is_first = *all.begin() == Start(one.file, one.mark);
    const auto& [file, mark] = is_first ? *std::next(all.begin()) : *all.begin();
    const std::string more = all.size() == 2 ? "" : fmt::format(" and {} more", all.size() - 2);
    one.diagnostics.push_back(
        {"scenario.duplicate-id",
         fmt::format("the id \"{}\" is also that of {}:{}{}", one.scenario_id, file, mark.line, more), one.file,
         one.mark, "", "every scenario has an id of its own"});
  }
}

// Adds the scenario files below `folder`, those included that cannot be read: each is a case. Links to folders are not
// followed, and what is hidden is not looked at.
void FilesBelow(const fs::path& folder, std::vector<fs::path>* files, Suite* suite) {
  std::error_code fault;
  for (fs::directory_iterator it(folder, fault), end; !fault && it != end; it.increment(fault)) {
    const fs::path& path = it->path();
    std::error_code unknown;
    if (IsHidden(path)) continue;
    if (it->is_directory(unknown)) {
      if (!it->is_symlink(unknown)) FilesBelow(path, files, suite);
    } else if (!IsScenarioFile(path)) {
      continue;
    } else if (it->is_other(unknown)) {
      suite->problems.push_back(
          {"file.unreadable", "neither a file nor a folder", path.string(), {}, "", "read it by its own name"});
    } else {
      files->push_back(path);
    }
  }
  if (!fault) return;
  suite->problems.push_back(
      {"path.unreadable", "the folder cannot be read: " + fault.message(), folder.string(), {}, "", ""});
}

// The same, by path. A folder without any is a problem.
std::vector<fs::path> FilesOf(const fs::path& folder, Suite* suite) {
  std::vector<fs::path> files;
  const std::size_t problems = suite->problems.size();
  FilesBelow(folder, &files, suite);
  if (files.empty() && suite->problems.size() == problems) {
    suite->problems.push_back({"path.empty", "no scenario file in this folder", folder.string(), {}, "", ""});
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Case> LoadFile(const fs::path& path, const LoadContext& context, DocumentShelf* shelf) {
  const std::string name = path.string();
  const Result<std::string> text = ReadFileText(path);
  if (text) return FileLoader(name, context, shelf).Load(*text);
  Case file;
  file.id = file.scenario_id = file.file = name;
  file.title = "the file as a whole";
  file.diagnostics.push_back({"file.unreadable", text.error().message, name, {}, "", ""});
  return {file};
}

}  // namespace

Suite LoadSuite(const std::vector<fs::path>& paths, const LoadContext& context) {
  Suite suite;
  std::vector<fs::path> files;
  for (const fs::path& path : paths) {
    std::error_code fault;
    const fs::file_status status = fs::status(path, fault);
    if (!fs::exists(status)) {
      suite.problems.push_back(
          {"path.missing", "there is no such file or folder", path.empty() ? "''" : path.string(), {}, "", ""});
    } else if (fs::is_directory(status)) {
      const std::vector<fs::path> below = FilesOf(path, &suite);
      files.insert(files.end(), below.begin(), below.end());
    } else {
      files.push_back(path);
    }
  }
  std::set<fs::path> seen;
  DocumentShelf shelf;
  for (const fs::path& file : files) {
    std::error_code fault;
    const fs::path real = fs::weakly_canonical(file, fault);
    if (!seen.insert(fault ? file : real).second) continue;
    std::vector<Case> cases = LoadFile(file, context, &shelf);
    std::move(cases.begin(), cases.end(), std::back_inserter(suite.cases));
  }
  std::erase_if(suite.cases, [&shelf](const Case& one) { return shelf.Holds(one.file); });
  RefuseDuplicateIds(&suite.cases);
  return suite;
}

std::vector<Case> LoadText(std::string_view text, const std::string& file, const LoadContext& context) {
  DocumentShelf shelf;
  std::vector<Case> cases = FileLoader(file, context, &shelf).Load(text);
  RefuseDuplicateIds(&cases);
  return cases;
}

}  // namespace timeproof
