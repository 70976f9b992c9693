#include "scenarios/runner/scenario_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "scenarios/runner/observation.h"
#include "scenarios/runner/position_reader.h"

namespace timeproof {
namespace {

constexpr std::string_view kRulingPrefix = "rulings.";

// The keys of a scenario, which has a position or asks a question.
Keys ScenarioKeys(bool asks) {
  Keys keys{.required = {"id", "title"},
            .optional = {"rules", "source", "options", "note", "steps", "rulings", "ask", "answer", "refused", "xfail"},
            .hint = HomeOfKey};
  (asks ? keys.optional : keys.required).emplace_back("before");
  keys.optional.insert(keys.optional.end(), StepKeys().begin(), StepKeys().end());
  return keys;
}

const Keys& ReadingKeys() {
  static const Keys keys = [] {
    std::vector<std::string> optional = {"says", "steps"};
    optional.insert(optional.end(), StepKeys().begin(), StepKeys().end());
    return Keys{.required = {}, .optional = optional, .hint = HomeOfKey};
  }();
  return keys;
}

std::vector<std::string> ExpectationKeys() { return {StepKeys().begin() + 1, StepKeys().end()}; }

bool IsId(std::string_view text) {
  return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

// The ruling's option, or null when the game has no such ruling.
const OptionInfo* FindRuling(const GameInfo& info, std::string_view name) {
  const auto it = std::find_if(info.options.begin(), info.options.end(), [name](const OptionInfo& option) {
    return option.name.starts_with(kRulingPrefix) && option.name.substr(kRulingPrefix.size()) == name;
  });
  return it == info.options.end() ? nullptr : &*it;
}

std::vector<std::string> RulingNames(const GameInfo& info) {
  std::vector<std::string> names;
  for (const OptionInfo& option : info.options) {
    if (option.name.starts_with(kRulingPrefix)) names.emplace_back(option.name.substr(kRulingPrefix.size()));
  }
  return names;
}

Value RulingOption(const ReadingOfRuling& reading) {
  return Value::MakeMap({{"rulings", Value::MakeMap({{reading.ruling, reading.value}})}});
}

}  // namespace

ScenarioReader::ScenarioReader(const FileContext& context)
    : context_(context),
      reader_(context.file),
      expectations_(
          &reader_,
          [this](std::string_view name) {
            const std::vector<std::string> names = Citable();
            return std::find(names.begin(), names.end(), name) != names.end();
          },
          [this](std::string_view name) { return DidYouMean(name, Citable()); }) {}

std::vector<std::string> ScenarioReader::Citable() const {
  std::vector<std::string> names;
  if (context_.info != nullptr) {
    names.assign(context_.info->rules.begin(), context_.info->rules.end());
    const std::vector<std::string> rulings = RulingNames(*context_.info);
    names.insert(names.end(), rulings.begin(), rulings.end());
  }
  if (context_.ledger != nullptr) {
    for (const LedgerRow& row : context_.ledger->rows) {
      if (row.kind == RowKind::kRule) names.push_back(row.id);
    }
  }
  return names;
}

std::vector<Case> ScenarioReader::Read(const Node& node, const std::string& path, std::vector<Diagnostic> known) {
  for (Diagnostic& diagnostic : known) reader_.Add(std::move(diagnostic));
  std::vector<Case> cases = {ReadHead(node, path)};
  if (node.is_map()) ReadBody(node, path, &cases);
  if (!context_.sound) {
    reader_.Report("file.faulty", node.mark, path, "not played, for something is wrong with the file around it");
  }
  if (!reader_.clean()) {
    cases.resize(1);
    Case& scenario = cases[0];
    if (scenario.scenario_id.empty()) scenario.scenario_id = context_.file + path.substr(path.rfind('['));
    scenario.id = scenario.scenario_id;
    scenario.reading.reset();
    scenario.diagnostics = reader_.Take();
    return cases;
  }
  for (Case& scenario : cases) {
    Finish(node, path, &scenario);
    scenario.diagnostics = reader_.Take();
  }
  return cases;
}

Case ScenarioReader::ReadHead(const Node& node, const std::string& path) {
  Case scenario;
  scenario.file = context_.file;
  scenario.mark = node.mark;
  scenario.game = context_.game;
  scenario.chapter = context_.chapter;
  scenario.info = context_.info;
  reader_.CheckMap(node, path, ScenarioKeys(node.Find("ask") != nullptr));
  if (!node.is_map()) return scenario;
  ReadId(node, path, &scenario);
  scenario.title = reader_.OptionalText(node, path, "title");
  scenario.note = reader_.OptionalText(node, path, "note");
  if (node.Find("xfail") != nullptr) scenario.xfail = reader_.OptionalText(node, path, "xfail");
  ReadRules(node, path, &scenario);
  ReadSource(node, path, &scenario);
  const bool cites = node.Find("rules") != nullptr || (scenario.source && !scenario.source->examples.empty());
  if (!cites && !reader_.HasUnknownKey(path) && !reader_.HasUnknownKey(Join(path, "source"))) {
    reader_.Report("citation.none", node.mark, path, "a scenario cites what it shows",
                   "give rules, or an example in source");
  }
  return scenario;
}

void ScenarioReader::ReadId(const Node& node, const std::string& path, Case* scenario) {
  scenario->scenario_id = reader_.OptionalText(node, path, "id");
  scenario->id = scenario->scenario_id;
  if (scenario->id.empty() || IsId(scenario->id)) return;
  reader_.Report("scenario.id", node.Find("id")->value.mark, Join(path, "id"),
                 fmt::format("\"{}\" is no id", scenario->id), "small letters a to z, digits, and -");
}

void ScenarioReader::ReadRules(const Node& node, const std::string& path, Case* scenario) {
  const Member* rules = node.Find("rules");
  if (rules == nullptr) return;
  if (rules->value.is_list() && rules->value.items.empty()) {
    reader_.Report("list.empty", rules->value.mark, Join(path, "rules"), "an empty list cites nothing");
  }
  for (const Located& rule : reader_.TextList(rules->value, Join(path, "rules"))) {
    CheckRow(rule, {RowKind::kRule, RowKind::kSettled}, "rule.unknown", "rule or settled point");
    scenario->rules.push_back(rule.text);
  }
}

void ScenarioReader::ReadSource(const Node& node, const std::string& path, Case* scenario) {
  const Member* member = node.Find("source");
  if (member == nullptr) return;
  const std::string source_path = Join(path, "source");
  const Node& map = member->value;
  reader_.CheckMap(
      map, source_path,
      {.required = {"book"}, .optional = {"section", "example", "position", "reconstructed"}, .hint = HomeOfKey});
  if (!map.is_map()) return;
  Source source;
  source.book = reader_.OptionalText(map, source_path, "book");
  if (!source.book.empty()) CheckBook(source.book, map.Find("book")->value.mark, Join(source_path, "book"));
  source.section = reader_.OptionalText(map, source_path, "section");
  source.examples = ReadCited(map, source_path, "example", RowKind::kExample);
  source.positions = ReadCited(map, source_path, "position", RowKind::kPosition);
  if (const Member* flag = map.Find("reconstructed")) {
    source.reconstructed = reader_.Boolean(flag->value, Join(source_path, "reconstructed")).value_or(false);
  }
  scenario->source = std::move(source);
}

std::vector<std::string> ScenarioReader::ReadCited(const Node& source, const std::string& path, const char* key,
                                                   RowKind kind) {
  std::vector<std::string> ids;
  const Member* cited = source.Find(key);
  if (cited == nullptr) return ids;
  if (cited->value.is_list() && cited->value.items.empty()) {
    reader_.Report("list.empty", cited->value.mark, Join(path, key), "an empty list cites nothing");
  }
  for (const Located& id : reader_.Texts(cited->value, Join(path, key))) {
    CheckRow(id, {kind}, fmt::format("{}.unknown", key).c_str(), key);
    ids.push_back(id.text);
  }
  return ids;
}

void ScenarioReader::CheckBook(const std::string& book, Mark mark, const std::string& path) {
  if (context_.ledger == nullptr || context_.ledger->FindBook(book) != nullptr) return;
  std::vector<std::string> books;
  for (const Book& known : context_.ledger->books) books.push_back(known.id);
  std::string hint = DidYouMean(book, books);
  if (hint.empty()) hint = fmt::format("it has {}", fmt::join(books, ", "));
  if (book.find(' ') != std::string::npos) hint = "a text with a comma inside { } or [ ] needs quotes";
  reader_.Report("book.unknown", mark, path, fmt::format("the ledger has no book \"{}\"", book), std::move(hint));
}

void ScenarioReader::CheckRow(const Located& id, std::vector<RowKind> kinds, const char* code, const char* what) {
  if (context_.ledger == nullptr || reader_.full()) return;
  std::vector<std::string> ids;
  for (const LedgerRow& row : context_.ledger->rows) {
    if (std::find(kinds.begin(), kinds.end(), row.kind) == kinds.end()) continue;
    if (row.id == id.text) return;
    ids.push_back(row.id);
  }
  reader_.Report(code, id.mark, id.path, fmt::format("the ledger has no {} \"{}\"", what, id.text),
                 DidYouMean(id.text, ids));
}

void ScenarioReader::RefuseTogether(const Node& map, const std::string& path, std::string_view key,
                                    const std::vector<std::string>& others) {
  for (const std::string& other : others) {
    const Member* member = map.Find(other);
    if (member == nullptr) continue;
    reader_.Report("key.conflict", member->key_mark, Join(path, other),
                   fmt::format("\"{}\" cannot stand beside \"{}\"", other, key));
  }
}

void ScenarioReader::ReadBody(const Node& node, const std::string& path, std::vector<Case>* cases) {
  if (node.Find("ask") != nullptr) {
    std::vector<std::string> others = StepKeys();
    others.insert(others.end(), {"before", "steps", "rulings", "options"});
    RefuseTogether(node, path, "ask", others);
    ReadQuestion(node, path, &cases->front());
    return;
  }
  for (const char* key : {"answer", "refused"}) {
    if (const Member* member = node.Find(key)) {
      reader_.Report("key.conflict", member->key_mark, Join(path, key),
                     fmt::format("\"{}\" needs a question: the key \"ask\"", key));
    }
  }
  if (node.Find("rulings") != nullptr) {
    std::vector<std::string> others = ExpectationKeys();
    others.emplace_back("steps");
    RefuseTogether(node, path, "rulings", others);
    ReadRulings(node, path, cases);
  } else {
    cases->front().steps = ReadPlayOrSteps(node, path);
  }
}

std::vector<Step> ScenarioReader::ReadPlayOrSteps(const Node& map, const std::string& path) {
  const Member* steps = map.Find("steps");
  if (steps == nullptr) return {expectations_.ReadStep(map, path)};
  RefuseTogether(map, path, "steps", StepKeys());
  return expectations_.ReadSteps(steps->value, Join(path, "steps"));
}

void ScenarioReader::ReadRulings(const Node& node, const std::string& path, std::vector<Case>* cases) {
  const Node& rulings = node.Find("rulings")->value;
  const std::string rulings_path = Join(path, "rulings");
  if (!rulings.is_map() || rulings.members.size() != 1) {
    reader_.Report("ruling.one", rulings.mark, rulings_path, "a map with one ruling is expected here");
    return;
  }
  if (context_.info == nullptr) return;
  const Member& ruling = rulings.members[0];
  const std::string ruling_path = Join(rulings_path, ruling.key);
  const OptionInfo* option = FindRuling(*context_.info, ruling.key);
  if (option == nullptr) {
    const std::string hint = DidYouMean(ruling.key, RulingNames(*context_.info));
    reader_.Report("ruling.unknown", ruling.key_mark, ruling_path,
                   fmt::format("{} has no ruling \"{}\"", context_.game, ruling.key), hint);
    return;
  }
  if (!ruling.value.is_map()) {
    reader_.Report("type.map", ruling.value.mark, ruling_path, "a map with an entry for each value is expected here");
    return;
  }
  ReadReadings(ruling, *option, node, path, cases);
}

void ScenarioReader::ReadReadings(const Member& ruling, const OptionInfo& option, const Node& scenario,
                                  const std::string& scenario_path, std::vector<Case>* cases) {
  std::vector<Located> common_play;
  if (const Member* play = scenario.Find("play")) {
    common_play = expectations_.ReadPlay(play->value, Join(scenario_path, "play"));
  }
  const std::string path = Join(Join(scenario_path, "rulings"), ruling.key);
  const Case head = cases->front();
  cases->clear();
  for (const Member& reading : ruling.value.members) {
    const std::string reading_path = Join(path, reading.key);
    if (std::find(option.values.begin(), option.values.end(), reading.key) == option.values.end()) {
      std::string hint = DidYouMean(reading.key, {option.values.begin(), option.values.end()});
      if (hint.empty()) hint = fmt::format("it has {}", fmt::join(option.values, ", "));
      reader_.Report("ruling.value-unknown", reading.key_mark, reading_path,
                     fmt::format("the ruling has no value \"{}\"", reading.key), std::move(hint));
    }
    Case one = head;
    reader_.CheckMap(reading.value, reading_path, ReadingKeys());
    if (reading.value.is_map()) {
      one.reading = ReadSays(reading.value, reading_path);
      one.steps = ReadPlayOrSteps(reading.value, reading_path);
      const bool own_play = reading.value.Find("play") != nullptr || reading.value.Find("steps") != nullptr;
      if (!own_play && !one.steps.empty()) one.steps[0].play = common_play;
      one.reading->ruling = ruling.key;
      one.reading->value = reading.key;
      one.id = fmt::format("{}[{}={}]", one.scenario_id, ruling.key, reading.key);
    }
    cases->push_back(std::move(one));
  }
  for (const std::string_view value : option.values) {
    if (ruling.value.Find(value) != nullptr) continue;
    reader_.Report("ruling.value-missing", ruling.key_mark, path,
                   fmt::format("every value of a ruling is shown; \"{}\" is missing", value));
  }
  if (cases->empty()) cases->push_back(head);
}

ReadingOfRuling ScenarioReader::ReadSays(const Node& reading, const std::string& path) {
  ReadingOfRuling read;
  const Member* says = reading.Find("says");
  if (says == nullptr) return read;
  const std::string says_path = Join(path, "says");
  if (says->value.is_map()) {
    for (const Member& member : says->value.members) {
      CheckBook(member.key, member.key_mark, Join(says_path, member.key));
      read.says.emplace_back(member.key, reader_.Text(member.value, Join(says_path, member.key)).value_or(""));
    }
    return read;
  }
  for (const Located& book : reader_.Texts(says->value, says_path)) {
    CheckBook(book.text, book.mark, book.path);
    read.says.emplace_back(book.text, "");
  }
  return read;
}

void ScenarioReader::ReadQuestion(const Node& node, const std::string& path, Case* scenario) {
  const Node& ask = node.Find("ask")->value;
  const std::string ask_path = Join(path, "ask");
  Question question;
  if (!ask.is_map() || ask.members.size() != 1) {
    reader_.Report("question.one", ask.mark, ask_path, "a map with one question is expected here");
  } else if (context_.info != nullptr) {
    const Member& asked = ask.members[0];
    std::vector<std::string> names;
    for (const QuestionInfo& known : context_.info->questions) {
      names.emplace_back(known.name);
      if (known.name == asked.key) question.info = &known;
    }
    if (question.info == nullptr) {
      reader_.Report("question.unknown", asked.key_mark, Join(ask_path, asked.key),
                     fmt::format("{} has no question \"{}\"", context_.game, asked.key), DidYouMean(asked.key, names));
    }
    const std::string path_of_asked = Join(ask_path, asked.key);
    if (std::optional<Value> arguments = reader_.ToValue(asked.value, path_of_asked)) {
      question.arguments = std::move(*arguments);
      CheckArguments(question, asked.value, path_of_asked);
    }
  }
  const Member* answer = node.Find("answer");
  const Member* refused = node.Find("refused");
  if ((answer == nullptr) == (refused == nullptr)) {
    reader_.Report("expectation.none", node.mark, path, "a question needs an \"answer\", or a \"refused\"");
  }
  if (answer != nullptr) question.answer = reader_.ToValue(answer->value, Join(path, "answer"));
  question.refused = reader_.OptionalText(node, path, "refused");
  scenario->question = std::move(question);
}

// A question that is none is not refused for the reason that the scenario is about.
void ScenarioReader::CheckArguments(const Question& question, const Node& arguments, const std::string& path) {
  if (question.info == nullptr) return;
  const Result<Value> answer = question.info->answer(question.arguments);
  if (answer || answer.error().kind != ErrorKind::kMalformed) return;
  Diagnostic malformed = Locate(answer.error(), "question.malformed", arguments, path);
  malformed.file = context_.file;
  reader_.Add(std::move(malformed));
}

void ScenarioReader::Finish(const Node& node, const std::string& path, Case* scenario) {
  if (!MakeOptions(node, path, scenario) || scenario->question) return;
  const std::optional<Position> before =
      ReadBefore(*scenario->game_rules, node.Find("before")->value, Join(path, "before"), &reader_);
  if (!before) return;
  scenario->before = *before;
  scenario->from_start = IsStart(node.Find("before")->value);
  CheckMoves(*scenario);
  CheckViewers(*scenario);
  CheckPlayed(*scenario);
}

bool ScenarioReader::MakeOptions(const Node& node, const std::string& path, Case* scenario) {
  const Member* own = node.Find("options");
  Value options;
  if (context_.options != nullptr) options = reader_.ToValue(*context_.options, "options").value_or(Value());
  if (own != nullptr && !own->value.is_map()) {
    reader_.Report("type.map", own->value.mark, Join(path, "options"), "a map is expected here");
  } else if (own != nullptr) {
    options = Merge(std::move(options), reader_.ToValue(own->value, Join(path, "options")).value_or(Value()));
  }
  if (scenario->reading) {
    const Value* rulings = options.Find("rulings");
    if (rulings != nullptr && rulings->Find(scenario->reading->ruling) != nullptr) {
      reader_.Report("key.conflict", node.mark, Join(path, "rulings"),
                     fmt::format("options decide {} already", scenario->reading->ruling));
    }
    options = Merge(std::move(options), RulingOption(*scenario->reading));
  }
  if (!reader_.clean()) return false;
  scenario->said_options = options;
  const std::filesystem::path folder = std::filesystem::path(context_.file).parent_path();
  if (const auto error = context_.shelf->Load(*scenario->info, folder, &options)) {
    RefuseOptions(*error, node, path);
    return false;
  }
  scenario->options = options;
  auto game = scenario->info->make(options, Reading::kLenient);
  if (!game) {
    RefuseOptions(game.error(), node, path);
    return false;
  }
  scenario->game_rules = std::move(game).value();
  return true;
}

// Says what is wrong with the options where they are written: in the scenario, or above all scenarios.
void ScenarioReader::RefuseOptions(const Error& error, const Node& node, const std::string& path) {
  const Node none;
  const Member* own = node.Find("options");
  const std::string code = "options." + std::string(ToText(error.kind));
  const std::string own_path = Join(path, "options");
  Diagnostic where = Locate(error, code, own != nullptr ? own->value : none, own_path);
  if (context_.options != nullptr && (own == nullptr || where.path == own_path)) {
    const Diagnostic shared = Locate(error, code, *context_.options, "options");
    if (own == nullptr || shared.path != "options") where = shared;
  }
  where.file = context_.file;
  if (where.mark.line == 0) where.mark = node.mark;
  reader_.Add(std::move(where));
}

void ScenarioReader::CheckMoves(const Case& scenario) {
  for (const Step& step : scenario.steps) {
    for (const Located& move : step.play) CheckMove(scenario, move);
    for (const ExpectedRefusal& refusal : step.expect.illegal) CheckMove(scenario, refusal.move);
    if (step.expect.legal) {
      for (const Located& move : *step.expect.legal) CheckMove(scenario, move);
    }
    for (const Located& move : step.expect.legal_has) CheckMove(scenario, move);
    for (const Located& move : step.expect.legal_lacks) CheckMove(scenario, move);
  }
}

void ScenarioReader::CheckViewers(const Case& scenario) {
  for (const Step& step : scenario.steps) {
    for (const ExpectedSight& sight : step.expect.observe) CheckViewer(*scenario.game_rules, sight.viewer, &reader_);
  }
}

// Without a play the position after is the one before; only how the game sets itself up can be looked at so, and what
// earlier steps came to.
void ScenarioReader::CheckPlayed(const Case& scenario) {
  for (const Step& step : scenario.steps) {
    if (!step.play.empty() || !step.expect.after) continue;
    const auto& [after, path] = *step.expect.after;
    const bool known = &step == scenario.steps.data() && !scenario.from_start;
    if (!known && !(after.is_map() && after.members.empty())) continue;
    reader_.Report("expectation.hollow", after.mark, path,
                   "nothing is played, so this is the position before: it checks nothing", "give a play");
  }
}

void ScenarioReader::CheckMove(const Case& scenario, const Located& move) {
  const Result<Move> parsed = scenario.game_rules->ParseMove(scenario.before, move.text);
  if (parsed || parsed.error().kind != ErrorKind::kMalformed) return;
  Mark mark = move.mark;
  if (parsed.error().column > 1) mark.column += parsed.error().column - 1;
  reader_.Report("move.malformed", mark, move.path,
                 fmt::format("\"{}\" is no move: {}", move.text, parsed.error().message),
                 DidYouMean(parsed.error().message));
}

}  // namespace timeproof
