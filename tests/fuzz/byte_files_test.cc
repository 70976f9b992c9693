// What the commands read and write, from outside: whatever stands at the path, and whatever stops them.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "fmt/core.h"
#include "fuzz/reduce/leaks.h"
#include "tests/program/process.h"

namespace timeproof {
namespace {

namespace fs = std::filesystem;

constexpr const char* kId = "std-turn-two-moves";

// Writes a seed named kId into the folder.
Ran Seed(const std::string& folder) { return RunProgram({"seed", kId, "--out", folder}); }

std::string Contents(const fs::path& file) { return RunShell(fmt::format("cat '{}'", file.string())).out; }

std::vector<std::string> Names(const fs::path& folder) {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename());
  return names;
}

TEST(ReadBytes, IsRedOnStandardInputThatCannotBeRead) {
  const Folder folder;
  const struct {
    std::string input, why;
  } cases[] = {{"<" + folder.path().string(), "Is a directory"}, {"<&-", "Bad file descriptor"}};
  for (const auto& [input, why] : cases) {
    const Ran ran = RunShell(fmt::format("\"$TIMEPROOF\" replay - {}", input));
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_TRUE(Has(ran.err, "cannot read standard input: " + why));
  }
}

TEST(WriteWhole, GoesWhereALinkLeads) {
  const Folder folder;
  const fs::path seeds = folder.path() / "seeds";
  const std::string kept = folder.Write("kept", "old");
  ASSERT_EQ(Seed(folder.path() / "other").code, 0);
  fs::create_directories(seeds);
  fs::create_symlink("../kept", seeds / kId);
  const Ran ran = Seed(seeds);
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(fs::is_symlink(seeds / kId));
  EXPECT_EQ(Contents(kept), Contents(folder.path() / "other" / kId));
}

TEST(WriteWhole, RefusesALinkThatLeadsNowhere) {
  const Folder folder;
  fs::create_symlink("nothing", folder.path() / kId);
  const Ran ran = Seed(folder.path());
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_TRUE(Has(ran.err, "leads nowhere"));
  EXPECT_TRUE(fs::is_symlink(folder.path() / kId));
}

// What goes there through the stream would be lost.
TEST(WriteWhole, RefusesAStandardStream) {
  const Folder folder;
  const std::string file = folder.Write("file", "");
  const struct {
    std::string out, redirection;
  } cases[] = {{"/dev/stdout", ">"}, {file, ">"}, {file, "2>"}, {"/dev/stdin", "<"}};
  for (const auto& [out, redirection] : cases) {
    const Ran ran =
        RunShell(fmt::format("\"$TIMEPROOF\" shrink --hex 00 --out {} {}{}; cat {} >&2", out, redirection, file, file));
    EXPECT_TRUE(Has(ran.err, "it is a standard stream of this run")) << out << redirection;
  }
}

TEST(WriteWhole, RefusesAFileThatMayNotBeWritten) {
  const Folder folder;
  const std::string file = folder.Write(kId, "kept");
  fs::permissions(file, fs::perms::owner_read);
  for (const Ran& ran : {Seed(folder.path()), RunProgram({"shrink", "--hex", "00", "--out", file})}) {
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_TRUE(Has(ran.err, "it is read-only"));
  }
  EXPECT_EQ(Contents(file), "kept");
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read);
}

TEST(WriteWhole, LeavesAFileItsMode) {
  const Folder folder;
  const std::string file = folder.Write(kId, "old");
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(Seed(folder.path()).code, 0);
  EXPECT_NE(Contents(file), "old");
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(RunShell(fmt::format("umask 027; \"$TIMEPROOF\" seed {} --out {}/new >/dev/null; stat -c %a {}/new/{}", kId,
                                 folder.path().string(), folder.path().string(), kId))
                .out,
            "640\n");
}

TEST(WriteWhole, RefusesAFolderThatMayNotBeWritten) {
  if (geteuid() == 0) GTEST_SKIP() << "root may write anywhere";
  const Folder folder;
  fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
  for (const Ran& ran :
       {Seed(folder.path()), RunProgram({"shrink", "--hex", "00", "--out", folder.path() / "found.yaml"})}) {
    EXPECT_EQ(ran.code, 2) << ran;
    EXPECT_TRUE(Has(ran.err, "Permission denied"));
  }
  fs::permissions(folder.path(), fs::perms::owner_all);
}

// A limit on files would stop the files that are standard output here, too.
TEST(WriteWhole, LeavesNothingWhereItCannotWriteAll) {
  const Folder folder;
  const std::string seed = fmt::format("\"$TIMEPROOF\" seed {} --out {}", kId, folder.path().string());
  const Ran ran = RunShell("{ ulimit -f 0; " + seed + "; echo code $?; } 2>&1 | cat");
  EXPECT_TRUE(Has(ran.out, "File too large"));
  EXPECT_TRUE(Has(ran.out, "code 2\n"));
  EXPECT_EQ(Names(folder.path()), std::vector<std::string>());
}

TEST(WriteWhole, LeavesNothingHalfDoneWhenASignalStopsIt) {
  for (int i = 0; i < 10; ++i) {
    const Folder folder;
    const std::string seeds = folder.path() / "seeds";
    RunShell(fmt::format("\"$TIMEPROOF\" seed --out {0} & while ! ls {0}/* >/dev/null 2>&1; do :; done; kill $!; wait",
                         seeds));
    for (const std::string& name : Names(seeds)) {
      EXPECT_FALSE(name.starts_with('.') || name.ends_with(".part")) << name;
    }
  }
}

TEST(Messages, AreTame) {
  const Folder folder;
  const Ran ran = Seed(folder.path() / "esc\x1b[31m");
  EXPECT_EQ(ran.code, 0) << ran;
  EXPECT_TRUE(Has(ran.out, "esc\\x1b[31m"));
}

// Descriptors that this test leaves open count, so they are closed first.
TEST(Messages, SayWhatFilesAreMissedFor) {
  if (kTellsLeaks) GTEST_SKIP() << "the sanitizer wants files of its own to look at an exception";
  const Ran ran =
      RunShell("for fd in 3 4 5 6 7 8 9; do eval \"exec $fd>&-\"; done; ulimit -n 4; \"$TIMEPROOF\" replay --hex 00");
  EXPECT_EQ(ran.code, 2) << ran;
  EXPECT_EQ(ran.err, "timeproof: cannot start a process: Too many open files\n");
}

// Whoever starts the program may have turned it off to be told of children.
TEST(Replay, HearsOfItsChildren) {
  const Ran ran = RunShell("exec env --ignore-signal=CHLD \"$TIMEPROOF\" replay --hex 00");
  EXPECT_EQ(ran.code, 0) << ran;
}

}  // namespace
}  // namespace timeproof
