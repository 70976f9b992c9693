#include "scenarios/runner/verdict.h"

namespace timeproof {

std::string_view ToText(Verdict verdict) {
  switch (verdict) {
    case Verdict::kPass:
      return "pass";
    case Verdict::kFail:
      return "fail";
    case Verdict::kXfail:
      return "xfail";
    case Verdict::kXpass:
      return "xpass";
    case Verdict::kError:
      return "error";
    case Verdict::kCrash:
      return "crash";
    case Verdict::kTimeout:
      return "timeout";
    case Verdict::kInvalid:
      return "invalid";
    case Verdict::kUnsupported:
      return "unsupported";
  }
  return "error";
}

bool IsRed(Verdict verdict) {
  return verdict != Verdict::kPass && verdict != Verdict::kXfail && verdict != Verdict::kUnsupported;
}

}  // namespace timeproof
