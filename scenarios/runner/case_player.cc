#include "scenarios/runner/case_player.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "scenarios/runner/observation.h"
#include "scenarios/runner/position_reader.h"
#include "scenarios/runner/text.h"

namespace timeproof {
namespace {

// Puts each effect into words as it happens.
class Tracer : public EffectSink {
 public:
  Tracer(const Game& game, std::string move, std::vector<TraceLine>* trace)
      : game_(game), move_(std::move(move)), trace_(*trace) {}
  void On(const Effect& effect) override {
    trace_.push_back({move_, std::string(effect.rule), game_.Describe(effect)});
  }

 private:
  const Game& game_;
  std::string move_;
  std::vector<TraceLine>& trace_;
};

bool Contains(const MoveList& moves, Move move) { return std::binary_search(moves.begin(), moves.end(), move); }

std::string Showing(const Game& game, const Position& position) {
  return Indented(game.Picture(position), "  ") + fmt::format("  {}\n", game.Caption(position));
}

std::string TraceText(const std::vector<TraceLine>& trace) {
  std::size_t width = 0;
  for (const TraceLine& line : trace) width = std::max(width, line.rule.size());
  std::string text;
  std::string_view move;
  for (const TraceLine& line : trace) {
    if (line.move != move) text += fmt::format("  {}\n", line.move);
    move = line.move;
    text += fmt::format("    {:<{}}  {}\n", line.rule, width, line.words);
  }
  return text;
}

std::string Texts(const Game& game, const MoveList& moves) {
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(game.MoveText(move));
  return texts.empty() ? "none" : fmt::format("{}", fmt::join(texts, ", "));
}

}  // namespace

void CasePlayer::Play(const Position& before) {
  result_.verdict = Verdict::kPass;
  Position position = before;
  for (std::size_t i = 0; i < case_.steps.size(); ++i) {
    const Position from = position;
    const bool goes_on = PlayStep(case_.steps[i], i, &position);
    if (result_.verdict == Verdict::kFail) AddStory(i, from);
    if (!goes_on || result_.verdict != Verdict::kPass) return;
  }
}

bool CasePlayer::PlayStep(const Step& step, std::size_t index, Position* position) {
  const Position from = *position;
  if (case_.steps.size() > 1) step_ = fmt::format("step {}: ", index + 1);
  result_.steps.emplace_back();
  StepRecord& record = result_.steps.back();
  record.actual = from;
  std::vector<Move> played;
  for (std::size_t i = 0; i < step.play.size(); ++i) {
    line_ = step.play[i].mark.line;
    if (!PlayMove(step.play[i], i, position, &record, &played)) return false;
  }
  CheckAfter(step, from, played, &record);
  if (result_.verdict == Verdict::kInvalid) return false;
  CheckLegal(step.expect, *position);
  for (const ExpectedRefusal& refusal : step.expect.illegal) CheckRefusal(refusal, *position);
  CheckEvents(step.expect.events, record);
  CheckSights(step.expect.observe, *position);
  line_ = 0;
  if (result_.verdict == Verdict::kPass) CheckAgreement(*position);
  return result_.verdict == Verdict::kPass;
}

bool CasePlayer::PlayMove(const Located& text, std::size_t index, Position* position, StepRecord* record,
                          std::vector<Move>* played) {
  const Result<Move> move = game_.ParseMove(*position, text.text);
  if (!move) return MoveIsRefused(text, index, move.error(), *position);
  if (const std::optional<Refusal> refusal = game_.WhyIllegal(*position, *move)) {
    Error error;
    error.kind = ErrorKind::kIllegal;
    error.message = refusal->message;
    error.rule = refusal->rule;
    return MoveIsRefused(text, index, error, *position);
  }
  CheckAgreement(*position);
  MoveList moves;
  game_.LegalMoves(*position, &moves);
  if (!Contains(moves, *move) && !AlwaysUnlisted(*move)) {
    Complain(fmt::format("the engine contradicts itself: it plays \"{}\" and does not list it", text.text),
             Showing(game_, *position) + fmt::format("  listed: {}\n", Texts(game_, moves)));
  }
  if (result_.verdict != Verdict::kPass) return false;
  const std::string name = game_.MoveText(*move);
  Tracer tracer(game_, name, &record->trace);
  game_.Apply(position, *move, &tracer);
  record->moves.push_back(name);
  record->actual = *position;
  played->push_back(*move);
  if (const std::optional<Error> fault = game_.Validate(*position)) {
    Complain(fmt::format("\"{}\" makes an impossible position: {}", text.text, fault->message),
             Showing(game_, *position));
    return false;
  }
  return true;
}

bool CasePlayer::MoveIsRefused(const Located& text, std::size_t index, const Error& error, const Position& position) {
  if (error.kind == ErrorKind::kMalformed) {
    RefuseNotation(text, error);
    return false;
  }
  Complain(fmt::format("move {}, \"{}\", may not be played: {}{}", index + 1, text.text, error.message,
                       error.rule.empty() ? "" : fmt::format(" [{}]", error.rule)),
           "refused in this position:\n" + Showing(game_, position));
  return false;
}

void CasePlayer::CheckAfter(const Step& step, const Position& from, const std::vector<Move>& played,
                            StepRecord* record) {
  if (!step.expect.after) return;
  NodeReader reader(case_.file);
  const LocatedNode& after = *step.expect.after;
  line_ = after.node.mark.line;
  record->expected = ReadAfter(game_, from, played, after.node, after.path, &reader);
  if (!record->expected) {
    result_.verdict = Verdict::kInvalid;
    result_.diagnostics = reader.Take();
    result_.reason = result_.diagnostics.front().message;
    result_.explanation += "what the play came to:\n" + Showing(game_, record->actual);
    return;
  }
  if (*record->expected == record->actual) return;
  const std::optional<Error> impossible = game_.Validate(*record->expected);
  Complain(step.play.empty()
               ? "the position is not the expected one"
               : fmt::format("the position after \"{}\" is not the expected one", fmt::join(record->moves, ", ")),
           Indented(game_.Compare(*record->expected, record->actual), "  ") +
               (impossible ? fmt::format("  the expected position cannot be: {}\n", impossible->message) : ""));
}

void CasePlayer::CheckLegal(const Expectations& expect, const Position& position) {
  MoveList moves;
  game_.LegalMoves(position, &moves);
  line_ = expect.legal_mark.line;
  if (expect.legal) CheckExactly(*expect.legal, moves, position);
  for (const Located& text : expect.legal_has) {
    line_ = text.mark.line;
    const std::optional<Move> move = Parse(text, position);
    if (move && Contains(moves, *move)) continue;
    const std::string why = WhyNot(text, position);
    Complain(fmt::format("\"{}\" should be legal and is not{}", text.text, why.empty() ? "" : ": " + why),
             Showing(game_, position) + fmt::format("  legal: {}\n", Texts(game_, moves)));
  }
  for (const Located& text : expect.legal_lacks) {
    line_ = text.mark.line;
    const std::optional<Move> move = Parse(text, position);
    if (!move || !Contains(moves, *move)) continue;
    Complain(fmt::format("\"{}\" is legal and should not be", text.text),
             Showing(game_, position) + fmt::format("  legal: {}\n", Texts(game_, moves)));
  }
}

void CasePlayer::CheckExactly(const std::vector<Located>& expected, const MoveList& moves, const Position& position) {
  std::vector<Move> wanted;
  std::vector<std::string> missing;
  for (const Located& text : expected) {
    const std::optional<Move> move = Parse(text, position);
    if (move) wanted.push_back(*move);
    if (move && Contains(moves, *move)) continue;
    const std::string why = WhyNot(text, position);
    missing.push_back(why.empty() ? text.text : fmt::format("{} ({})", text.text, why));
  }
  std::vector<std::string> surplus;
  for (const Move move : moves) {
    if (std::find(wanted.begin(), wanted.end(), move) == wanted.end()) surplus.push_back(game_.MoveText(move));
  }
  if (missing.empty() && surplus.empty()) return;
  std::string details = Showing(game_, position);
  if (!missing.empty()) details += fmt::format("  expected and not legal: {}\n", fmt::join(missing, ", "));
  if (!surplus.empty()) details += fmt::format("  legal and not expected: {}\n", fmt::join(surplus, ", "));
  Complain(
      fmt::format("the legal moves are not the expected ones: {} missing, {} surplus", missing.size(), surplus.size()),
      details);
}

void CasePlayer::CheckRefusal(const ExpectedRefusal& expected, const Position& position) {
  line_ = expected.move.mark.line;
  const Result<Move> move = game_.ParseMove(position, expected.move.text);
  std::string rule;
  std::string message;
  if (move) {
    const std::optional<Refusal> refusal = game_.WhyIllegal(position, *move);
    if (!refusal) {
      Complain(fmt::format("\"{}\" may be played, and should be refused by {}", expected.move.text, expected.rule),
               Showing(game_, position));
      return;
    }
    MoveList moves;
    game_.LegalMoves(position, &moves);
    if (Contains(moves, *move)) {
      Complain(fmt::format("the engine contradicts itself: it lists \"{}\" and refuses it", expected.move.text),
               Showing(game_, position));
    }
    rule = refusal->rule;
    message = refusal->message;
  } else if (!Parse(expected.move, position)) {
    if (result_.verdict == Verdict::kInvalid) return;
    rule = move.error().rule;
    message = move.error().message;
  }
  const std::string both =
      fmt::format("  expected: {}{}\n  actual:   {}: {}\n", expected.rule,
                  expected.why.empty() ? "" : ": …" + expected.why + "…", rule.empty() ? "no rule" : rule, message);
  if (rule != expected.rule) {
    Complain(fmt::format("\"{}\" is refused for the wrong reason: by {}, not by {}", expected.move.text,
                         rule.empty() ? "no rule" : rule, expected.rule),
             both + Showing(game_, position));
  } else if (message.find(expected.why) == std::string::npos) {
    Complain(fmt::format("\"{}\" is refused with other words than expected", expected.move.text), both);
  }
}

void CasePlayer::CheckEvents(const std::vector<Located>& events, const StepRecord& record) {
  std::size_t next = 0;
  for (const TraceLine& line : record.trace) {
    if (next < events.size() && line.rule == events[next].text) ++next;
  }
  if (next == events.size()) return;
  std::vector<std::string> wanted;
  for (const Located& event : events) wanted.push_back(event.text);
  line_ = events[next].mark.line;
  const bool occurs = std::any_of(record.trace.begin(), record.trace.end(),
                                  [&](const TraceLine& line) { return line.rule == wanted[next]; });
  Complain(occurs ? fmt::format("the event {} occurs, but not after {}", wanted[next], wanted[next - 1])
                  : fmt::format("the event {} does not occur at all", wanted[next]),
           fmt::format("  expected in this order: {}\n", fmt::join(wanted, ", ")));
}

void CasePlayer::CheckSights(const std::vector<ExpectedSight>& sights, const Position& position) {
  for (const ExpectedSight& sight : sights) {
    line_ = sight.viewer.mark.line;
    const int seat = SeatNamed(game_, sight.viewer.text).value();
    if (auto fault = WhyNeverSeen(game_, position, seat, sight)) {
      RefuseSight(*std::move(fault));
      continue;
    }
    std::vector<std::string> faults;
    for (const SightFault& fault : CompareSight(game_, sight.fields, game_.Observe(position, seat))) {
      faults.push_back(fault.message);
    }
    if (faults.empty()) continue;
    Complain(fmt::format("{} does not see what is expected: {}", sight.viewer.text, fmt::join(faults, "; ")),
             fmt::format("what {} sees:\n", sight.viewer.text) + Indented(game_.ObservedPicture(position, seat), "  "));
  }
}

void CasePlayer::RefuseSight(Diagnostic fault) {
  fault.file = case_.file;
  if (result_.verdict != Verdict::kInvalid) result_.reason = fault.message;
  result_.verdict = Verdict::kInvalid;
  result_.diagnostics.push_back(std::move(fault));
}

void CasePlayer::CheckAgreement(const Position& position) {
  MoveList moves;
  game_.LegalMoves(position, &moves);
  for (const Move move : moves) {
    const std::optional<Refusal> refusal = game_.WhyIllegal(position, move);
    if (!refusal) continue;
    Complain(fmt::format("the engine contradicts itself: it lists \"{}\" and refuses it: {} [{}]", game_.MoveText(move),
                         refusal->message, refusal->rule),
             Showing(game_, position));
    return;
  }
}

// A move such as conceding, which may be played at any time and is never listed, is so at the start, too.
bool CasePlayer::AlwaysUnlisted(Move move) const {
  const Position start = game_.Start();
  MoveList moves;
  game_.LegalMoves(start, &moves);
  return !game_.WhyIllegal(start, move) && !Contains(moves, move);
}

std::optional<Move> CasePlayer::Parse(const Located& text, const Position& position) {
  const Result<Move> move = game_.ParseMove(position, text.text);
  if (move) return *move;
  if (move.error().kind == ErrorKind::kMalformed) RefuseNotation(text, move.error());
  return std::nullopt;
}

void CasePlayer::RefuseNotation(const Located& text, const Error& error) {
  result_.verdict = Verdict::kInvalid;
  result_.reason = fmt::format("\"{}\" is no move: {}", text.text, error.message);
  result_.diagnostics.push_back(
      {"move.malformed", result_.reason, case_.file, text.mark, text.path, DidYouMean(error.message)});
}

std::string CasePlayer::WhyNot(const Located& text, const Position& position) const {
  const Result<Move> move = game_.ParseMove(position, text.text);
  if (!move) return fmt::format("{} [{}]", move.error().message, move.error().rule);
  const std::optional<Refusal> refusal = game_.WhyIllegal(position, *move);
  return refusal ? fmt::format("{} [{}]", refusal->message, refusal->rule) : "";
}

void CasePlayer::Complain(std::string reason, const std::string& details) {
  if (result_.verdict == Verdict::kInvalid) return;
  reason.insert(0, step_);
  result_.explanation += reason + (line_ > 0 ? fmt::format(" (line {})\n", line_) : "\n") + details;
  if (result_.verdict == Verdict::kFail) return;
  result_.verdict = Verdict::kFail;
  result_.reason = std::move(reason);
}

void CasePlayer::AddStory(std::size_t index, const Position& from) {
  const StepRecord& record = result_.steps.back();
  const std::string before = Showing(game_, from);
  const bool played = !record.moves.empty();
  if (!played && result_.explanation.find(before) != std::string::npos) return;  // it is shown already
  result_.explanation += case_.steps.size() > 1 ? fmt::format("before step {}:\n", index + 1) : "before:\n";
  result_.explanation += before;
  if (played) result_.explanation += fmt::format("what happened:\n{}", TraceText(record.trace));
}

}  // namespace timeproof
