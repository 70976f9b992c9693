#include "fuzz/reduce/trial_scenario.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "engine/games.h"
#include "fmt/core.h"
#include "fmt/ranges.h"
#include "fuzz/reduce/apart.h"
#include "fuzz/reduce/case_trial.h"
#include "fuzz/reduce/every_rule.h"
#include "fuzz/reduce/yaml_out.h"
#include "properties/subjects.h"

namespace timeproof {
namespace {

constexpr int kSearchSeconds = 10;  // of processor time

// Hears which rules the effects cite.
class Citations : public EffectSink {
 public:
  void On(const Effect& effect) override { rules_.emplace_back(effect.rule); }
  const std::vector<std::string>& rules() const { return rules_; }

 private:
  std::vector<std::string> rules_;
};

// A game played to just before its last move, and the last move.
struct Eve {
  Position position;
  std::vector<std::string> played;
  std::optional<Move> last;
};

// Plays the last move. REQUIRES: there is one, and it is legal.
void PlayLast(const Game& game, Eve* eve) {
  eve->played.push_back(game.MoveText(*eve->last));
  game.Apply(&eve->position, *eve->last);
  eve->last.reset();
}

Eve EveOf(const Trial& trial) {
  const Game& game = *trial.game;
  Eve eve{trial.start, {}, {}};
  for (std::size_t i = 0; i + 1 < trial.moves.size(); ++i) {
    if (game.WhyIllegal(eve.position, trial.moves[i])) continue;
    eve.last = trial.moves[i];
    PlayLast(game, &eve);
  }
  if (!trial.moves.empty()) eve.last = trial.moves.back();
  return eve;
}

std::vector<std::string> EngineMoves(const Game& game, const Position& position) {
  MoveList moves;
  game.LegalMoves(position, &moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(game.MoveText(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// What to expect, as lines of YAML: the play and what must be true after it.
struct Expectation {
  std::vector<std::string> play;
  std::string yaml;
  std::vector<std::string> rules;  // what it is about, as far as the engine knows
};

class Writer {
 public:
  explicit Writer(const Shrunk& shrunk)
      : trial_(shrunk.trial),
        failure_(shrunk.failure),
        game_(*shrunk.trial.game),
        info_(*FindGame(trial_.game_name)),
        reading_(FindSubject(trial_.game_name)->second_reading(trial_.options)) {}

  // The file, with an advice how to see in it what is wrong.
  std::string Write(const std::string& origin, const Expectation& expect, const std::string& advice) const {
    std::string text = fmt::format("game: {}\n", YamlText(trial_.game_name));
    if (trial_.options.map() != nullptr && !trial_.options.map()->empty()) {
      text += fmt::format("options: {}\n", YamlLine(trial_.options));
    }
    text += fmt::format(
        "scenarios:\n"
        "  - id: {}\n"
        "    title: {}\n"
        "    rules: {}\n"
        "    note: {}\n"
        "    before:\n{}",
        Id(TrialHex(trial_)), YamlText(Title()), YamlLine(Cited(expect.rules)),
        YamlText(fmt::format("{}{}{}: {}. To see it: {}", origin, origin.empty() ? "" : ". ", failure_.law,
                             failure_.message, advice)),
        YamlPosition(game_, game_.ToValue(trial_.start), "      "));
    if (!expect.play.empty()) text += fmt::format("    play: {}\n", YamlLine(expect.play));
    return text + expect.yaml;
  }

  Expectation Expected() const {
    if (IsFatal()) return Fatal();
    Eve eve = EveOf(trial_);
    if (failure_.law == "second-reading.legal" || failure_.law == "second-reading.seen") {
      if (eve.last && !game_.WhyIllegal(eve.position, *eve.last)) PlayLast(game_, &eve);
      const bool seen = failure_.law == "second-reading.seen";
      return seen ? Seen(eve.played, eve.position) : LegalMoves(eve.played, eve.position);
    }
    if (failure_.law != "second-reading.result") {
      if (auto parting = Parting()) return *std::move(parting);
    }
    if (!eve.last) return LegalMoves({}, trial_.start);
    if (const auto refusal = game_.WhyIllegal(eve.position, *eve.last)) return Refused(eve, *refusal);
    return After(eve);
  }

 private:
  std::string Title() const {
    if (failure_.law == kCrashLaw) return "The engine dies of this";
    if (failure_.law == kTimeoutLaw) return "The engine does not come to an end";
    return fmt::format("A counterexample to {}", failure_.law);
  }

  bool IsFatal() const { return failure_.law == kCrashLaw || failure_.law == kTimeoutLaw; }

  // The trial's moves when the engine does not live through them, or else those and a few more that it does not live
  // through: laws try moves that the trial does not play. What the engine does is asked of it in another process.
  Expectation Fatal() const {
    const auto dies = [&](const Eve& eve) {
      const auto play = [&] {
        Position position = eve.position;
        if (!game_.WhyIllegal(position, *eve.last)) game_.Apply(&position, *eve.last);
        return std::string();
      };
      return CallApart(play, 1).died.has_value();
    };
    Eve eve = EveOf(trial_);
    if (eve.last && dies(eve)) return After(eve);
    if (eve.last && !game_.WhyIllegal(eve.position, *eve.last)) PlayLast(game_, &eve);
    const std::optional<Eve> nearest = Nearest(eve, dies);
    return nearest ? After(*nearest) : LegalMoves(eve.played, eve.position);
  }

  // Laws are more than a scenario can say. Where what breaks one makes the game part from the second reading, too, near
  // the trial's start, that is said instead.
  std::optional<Expectation> Parting() const {
    const CameBack back = CallApart(
        [&] {
          const auto parts = [&](const Eve& eve) { return ListsPart(eve.position) || ResultsPart(eve); };
          std::optional<Eve> eve = Nearest({trial_.start, {}, {}}, parts);
          if (!eve) return std::string();
          eve->played.push_back(game_.MoveText(*eve->last));
          return fmt::format("{}", fmt::join(eve->played, "\n"));
        },
        kSearchSeconds);
    if (back.text.empty()) return std::nullopt;
    Eve eve{trial_.start, {}, {}};
    std::istringstream moves(back.text);
    for (std::string move; std::getline(moves, move);) {
      if (eve.last) PlayLast(game_, &eve);
      eve.last = *game_.ParseMove(eve.position, move);
    }
    return ListsPart(eve.position) ? LegalMoves(eve.played, eve.position) : After(eve);
  }

  bool ListsPart(const Position& position) const { return EngineMoves(game_, position) != ReadingMoves(position); }

  bool ResultsPart(const Eve& eve) const {
    const Value expected = reading_->Apply(game_.ToValue(eve.position), game_.MoveText(*eve.last));
    Position position = eve.position;
    game_.Apply(&position, *eve.last);
    return !Differences(expected, game_.ToValue(position)).empty();
  }

  std::vector<std::string> ReadingMoves(const Position& position) const {
    std::vector<std::string> moves = reading_->LegalMoves(game_.ToValue(position));
    std::sort(moves.begin(), moves.end());
    return moves;
  }

  // The first game that goes on from `eve` at whose last move `shows` is true, shorter games first.
  std::optional<Eve> Nearest(const Eve& eve, const std::function<bool(const Eve& eve)>& shows) const {
    constexpr std::size_t kMostPositions = 200;  // four moves on from the set-up, and three in a crowd
    std::vector<Eve> eves = {eve};
    for (std::size_t at = 0; at < eves.size(); ++at) {
      for (const std::string& text : ReadingMoves(eves[at].position)) {
        const Result<Move> move = game_.ParseMove(eves[at].position, text);
        if (!move) continue;
        Eve next = eves[at];
        next.last = *move;
        if (shows(next)) return next;
        if (eves.size() == kMostPositions || game_.WhyIllegal(next.position, *move)) continue;
        PlayLast(game_, &next);
        eves.push_back(std::move(next));
      }
    }
    return std::nullopt;
  }

  // Exactly those moves that the second reading finds.
  Expectation LegalMoves(std::vector<std::string> play, const Position& position) const {
    const std::vector<std::string> legal = ReadingMoves(position);
    Expectation expect{std::move(play), fmt::format("    legal: {}\n", YamlLine(legal)), {}};
    if (IsFatal()) return expect;
    // The moves on which the two differ show what it is about.
    std::set<std::string> differing(legal.begin(), legal.end());
    for (const std::string& move : EngineMoves(game_, position)) {
      if (differing.erase(move) == 0) differing.insert(move);
    }
    for (const std::string& text : differing) {
      const Result<Move> move = game_.ParseMove(position, text);
      const auto refusal = move ? game_.WhyIllegal(position, *move) : std::nullopt;
      if (refusal) expect.rules.emplace_back(refusal->rule);
      if (move && !refusal) Add(RulesOf(position, *move), &expect.rules);
    }
    return expect;
  }

  // What each player sees by the second reading.
  Expectation Seen(std::vector<std::string> play, const Position& position) const {
    Value observe;
    for (int seat = 0; seat < game_.players(); ++seat) {
      observe.Set(game_.SeatName(seat), reading_->Observe(game_.ToValue(position), seat));
    }
    return {std::move(play), fmt::format("    observe: {}\n", YamlLine(observe)), {}};
  }

  Expectation Refused(const Eve& eve, const Refusal& refusal) const {
    return {eve.played,
            fmt::format("    illegal: {{move: {}, rule: {}}}\n", YamlText(game_.MoveText(*eve.last)), refusal.rule),
            {std::string(refusal.rule)}};
  }

  // The position after the last move.
  Expectation After(const Eve& eve) const {
    Expectation expect{eve.played, "", {}};
    const std::string last = game_.MoveText(*eve.last);
    expect.play.push_back(last);
    const Value after = reading_->Apply(game_.ToValue(eve.position), last);
    if (!IsFatal()) expect.rules = RulesOf(eve.position, *eve.last);
    expect.yaml = "    after:\n" + YamlPosition(game_, after, "      ");
    return expect;
  }

  std::vector<std::string> RulesOf(Position position, Move move) const {
    Citations citations;
    game_.Apply(&position, move, &citations);
    return citations.rules();
  }

  static void Add(std::vector<std::string> more, std::vector<std::string>* rules) {
    rules->insert(rules->end(), more.begin(), more.end());
  }

  // A scenario cites at least one rule: those of the ledger among `rules`, or the game's first.
  std::vector<std::string> Cited(const std::vector<std::string>& rules) const {
    std::vector<std::string> cited;
    for (const std::string_view rule : info_.rules) {
      if (std::find(rules.begin(), rules.end(), rule) != rules.end()) cited.emplace_back(rule);
    }
    if (cited.empty()) cited.emplace_back(info_.rules.front());
    return cited;
  }

  // Names the law and, by a few digits that its bytes decide, the trial.
  std::string Id(const std::string& hex) const {
    std::uint32_t digest = 2166136261U;  // FNV-1a
    for (const char c : hex) digest = (digest ^ static_cast<unsigned char>(c)) * 16777619U;
    std::string id = fmt::format("found-{}-{:08x}", failure_.law, digest);
    std::replace_if(
        id.begin(), id.end(), [](char c) { return (c < 'a' || c > 'z') && (c < '0' || c > '9'); }, '-');
    return id;
  }

  const Trial& trial_;
  const Failure& failure_;
  const Game& game_;
  const GameInfo& info_;
  std::unique_ptr<const SecondReading> reading_;
};

}  // namespace

std::string TrialHex(const Trial& trial) {
  std::string hex;
  for (const std::uint8_t byte : WriteTrial(trial)) hex += fmt::format("{:02x}", byte);
  return hex;
}

std::string WriteScenario(const Shrunk& shrunk, const std::string& origin, const GameFactory& make) {
  const Writer writer(shrunk);
  const Expectation expect = writer.Expected();
  std::string scenario = writer.Write(origin, expect, "timeproof replay, with this file");
  if (ScenarioBreaks(scenario, shrunk.failure.law, make)) return scenario;
  return writer.Write(origin, expect, "timeproof replay --hex " + TrialHex(shrunk.trial));
}

bool ScenarioBreaks(const std::string& text, const std::string& law, const GameFactory& make) {
  return std::ranges::any_of(LoadText(text, "found.yaml", EveryRule()), [&](const Case& scenario) {
    const std::optional<Trial> read = TrialOf(scenario);
    if (!read) return false;
    const Result<Trial> trial = PlayedBy(make, *read);
    if (!trial) return false;
    const std::optional<Failure> failure = JudgeApart(*trial, &JudgeWholly);
    return failure && failure->law == law;
  });
}

bool ScenarioFails(const std::string& text, const GameFactory& make) {
  const std::vector<Case> cases = LoadText(text, "found.yaml", EveryRule());
  for (const Case& scenario : cases) {
    if (!scenario.valid()) throw std::runtime_error(ToText(scenario.diagnostics.front()));
  }
  const CameBack back = CallApart([&] {
    for (const Case& scenario : cases) {
      if (RunCase(scenario, make).verdict != Verdict::kPass) return std::string("fails");
    }
    return std::string();
  });
  return back.died || !back.text.empty();
}

}  // namespace timeproof
