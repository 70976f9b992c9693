// Calls in a process of their own, whatever they do to it and whatever its caller has done to this one.
#include "fuzz/reduce/apart.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>

#include "fuzz/reduce/judge_apart.h"
#include "fuzz/reduce/leaks.h"

namespace timeproof {
namespace {

TEST(Apart, GivesBackWhatTheCallReturns) {
  const CameBack back = CallApart([] { return std::string(100'000, 'x'); });
  EXPECT_FALSE(back.died);
  EXPECT_EQ(back.text, std::string(100'000, 'x'));
}

TEST(Apart, LivesOnWhenTheCallDies) {
  const CameBack aborted = CallApart([]() -> std::string { std::abort(); });
  ASSERT_TRUE(aborted.died);
  EXPECT_EQ(*aborted.died, "signal 6 (Aborted)");
  const CameBack left = CallApart([]() -> std::string { _exit(3); });
  EXPECT_EQ(left.died, "exit code 3");
  EXPECT_EQ(CallApart([]() -> std::string { _exit(0); }).died, "exit code 0");
  EXPECT_TRUE(CallApart([]() -> std::string { throw std::runtime_error("x"); }).died);
}

std::string GoOn() {
  const volatile bool goes_on = true;
  while (goes_on) {
  }
  return "";
}

TEST(Apart, EndsACallThatTakesTooLong) {
  const CameBack back = CallApart(&GoOn, 1);
  EXPECT_TRUE(back.timed_out);
  EXPECT_TRUE(back.died);
}

// A compiler leaves out memory that nobody looks at.
std::string TakeMuchMemory() {
  const std::string much(1U << 30U, 'x');
  const volatile char* last = &much.back();
  return std::string(1, *last);
}

TEST(Apart, EndsACallThatTakesTooMuchMemory) {
  const CameBack back = CallApart(&TakeMuchMemory);
  EXPECT_TRUE(back.died);
  EXPECT_FALSE(back.timed_out);
}

TEST(Apart, TellsAnAnswerThatIsEmptyFromNone) {
  const CameBack back = CallApart([] { return std::string(); });
  EXPECT_FALSE(back.died);
  EXPECT_EQ(back.text, "");
}

// What `call` gives in a process where `change` has changed what the processes that it starts inherit.
std::string After(const std::function<void()>& change, const std::function<std::string()>& call) {
  const CameBack back = CallApart(
      [&] {
        change();
        return call();
      },
      2 * kPatience);
  return back.died ? "died of " + *back.died : back.text;
}

std::string Told(const CameBack& back) {
  if (!back.died) return back.text;
  return back.timed_out ? "timed out" : "died of " + *back.died;
}

std::string TellX() {
  return Told(CallApart([] { return std::string("x"); }));
}

TEST(Apart, NeedsNoStandardStreams) {
  const auto close_two = [] { return close(STDIN_FILENO), close(STDERR_FILENO), void(); };
  EXPECT_EQ(After(close_two, &TellX), "x");
  const auto close_all = [] {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) close(stream);
  };
  EXPECT_EQ(After(close_all, &TellX), "x");
}

// What a call that dies gives, or why there can be none.
std::string WhyNot() {
  try {
    return Told(CallApart([]() -> std::string { std::abort(); }));
  } catch (const std::system_error& error) {
    return error.what();
  }
}

TEST(Apart, NeverTakesItForAnAnswerThatTheEndIsNotTold) {
  const auto look_away = [] { EXPECT_NE(std::signal(SIGCHLD, SIG_IGN), SIG_ERR); };
  EXPECT_EQ(After(look_away, &WhyNot), "cannot wait for a process: No child processes");
}

// Sanitizers want files of their own to look at an exception.
TEST(Apart, SaysWhatItHasNoFilesFor) {
  if (kTellsLeaks) GTEST_SKIP() << "the sanitizer dies of having none";
  const auto take_files = [] {
    const rlimit none = {0, 0};
    EXPECT_EQ(setrlimit(RLIMIT_NOFILE, &none), 0);
  };
  EXPECT_EQ(After(take_files, &WhyNot), "cannot start a process: Too many open files");
}

constexpr uid_t kNobody = 65534;

// Root may go beyond its limits; so whoever is root is nobody here.
void Limit(int resource, rlim_t most) {
  const rlimit both = {most, most};
  if (setrlimit(static_cast<__rlimit_resource>(resource), &both) != 0) std::abort();
  if (geteuid() == 0 && setuid(kNobody) != 0) std::abort();
}

TEST(Apart, StaysWithinTheLimitsOfItsCaller) {
  EXPECT_EQ(After([] { Limit(RLIMIT_CPU, 1); }, &TellX), "x");
  if (kTellsLeaks) GTEST_SKIP() << "AddressSanitizer has more data than any limit";
  EXPECT_EQ(After([] { Limit(RLIMIT_DATA, 200U << 20U); }, &TellX), "x");
}

TEST(Apart, TellsTheTimeOfTheCallerFromACrash) {
  const auto go_on = [] { return Told(CallApart(&GoOn)); };
  EXPECT_EQ(After([] { Limit(RLIMIT_CPU, 1); }, go_on), "timed out");
}

TEST(Apart, EndsACallWhateverSignalsItsCallerDoesNotHear) {
  const auto hear_nothing = [] {
    for (const int signal : {SIGALRM, SIGPROF, SIGXCPU}) {
      if (std::signal(signal, SIG_IGN) == SIG_ERR) std::abort();
    }
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, nullptr);
  };
  EXPECT_EQ(After(hear_nothing, [] { return Told(CallApart(&GoOn, 1)); }), "timed out");
}

// So often that what is left on the stack by chance cannot point to all of it.
void Leak() {
  [[maybe_unused]] const std::string* volatile lost = nullptr;
  for (int i = 0; i < 100; ++i) lost = new std::string(1000, 'x');
  lost = nullptr;
}

std::optional<Failure> JudgeAndLeak(const Trial& /*trial*/) {
  Leak();
  return std::nullopt;
}

TEST(Leaks, AreALawWhereTheBuildCanTell) {
  const Trial trial = ReadTrial({});
  EXPECT_FALSE(JudgeApart(trial, &JudgeWholly));
  const auto failure = JudgeApart(trial, &JudgeAndLeak);
  ASSERT_EQ(failure.has_value(), kTellsLeaks);
  if (kTellsLeaks) {
    EXPECT_EQ(failure->law, kLeakLaw);
  }
}

TEST(Leaks, OfTheParentAreNoneOfTheChild) {
  const LeaksAside aside;
  Leak();
  const Trial trial = ReadTrial({});
  EXPECT_FALSE(JudgeApart(trial, &JudgeWholly));
  EXPECT_EQ(JudgeApart(trial, &JudgeAndLeak).has_value(), kTellsLeaks);
}

// What is wrong with the game is what it is about.
TEST(Leaks, DoNotHideWhatElseIsWrong) {
  const auto judge = [](const Trial& /*judged*/) {
    Leak();
    return std::optional(Failure{"a law", "is broken", 0});
  };
  EXPECT_EQ(JudgeApart(ReadTrial({}), judge).value().law, "a law");
}

}  // namespace
}  // namespace timeproof
