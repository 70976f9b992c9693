"""Builds all mutants at once, and runs the test programs against each."""

import hashlib
import os
import resource
import signal
import subprocess
import time
from dataclasses import dataclass

from find import Finder
from weave import PRELUDE, Woven

NUMBERS_PER_FILE = 10000  # so that a change to one file does not renumber, and rebuild, the others
MEMORY = 2 << 30
RED = ("fail", "xpass", "error", "crash", "timeout", "invalid")  # how lines about red scenarios begin
UNNAMED = ("crash", "time-out", "?")  # how a mutant is found out when no test says so


@dataclass(frozen=True)
class Program:
    """A test program, and the folders that what it says depends on, besides those that are SHARED."""

    name: str
    target: str
    command: tuple
    one: str  # how to ask for one test alone
    folders: tuple


def google_test(name, *folders):
    command = (f"tests/{name}_test", "--gtest_brief=1", "--gtest_fail_fast")
    return Program(name, f"{name}_test", command, "--gtest_filter=", (f"tests/{name}", *folders))


SHARED = ("engine", "CMakeLists.txt", "tests/CMakeLists.txt")
# From fast to slow: the first that kills a mutant spares the others the work.
PROGRAMS = (
    Program("scenarios", "timeproof", ("bin/timeproof", "check", "--fail-fast", "--jobs=1"), "--filter=id=",
            ("scenarios",)),  # fmt: skip
    google_test("engine"),
    google_test("program", "README.md", "scenarios", "properties", "fuzz"),  # runs timeproof, with all its commands
    google_test("properties", "tests/engine", "scenarios", "properties", "fuzz"),
)


def content_hash(root, names):
    """Of the files of those names, and of all files in the folders of those names."""
    digest = hashlib.sha256()
    for top in (root / name for name in names):
        for path in sorted(p for p in (top, *top.rglob("*")) if p.is_file()):
            digest.update(f"{path.relative_to(root)} {path.stat().st_size} ".encode() + path.read_bytes())
    return digest.hexdigest()


def write_if_changed(path, text):
    data = text.encode("latin-1")
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


class Workshop:
    """`folder`/source is the checkout with a woven engine, `folder`/build where it is built."""

    def __init__(self, root, folder, files, jobs, say):
        self.root, self.folder, self.files, self.jobs, self.say = root, folder, files, jobs, say
        self.source, self.build_folder = folder / "source", folder / "build"
        self.numbered = {}  # file -> [(number, mutant)]
        self.woven = {}
        self.seconds = {}  # what each program takes without a mutant

    def find(self, chosen):
        """All mutants of the chosen files, by number."""
        for at, name in enumerate(self.files, 1):
            if name in chosen:
                self.numbered[name] = list(enumerate(Finder(self.root, name).find(), at * NUMBERS_PER_FILE))
        return {number: mutant for pairs in self.numbered.values() for number, mutant in pairs}

    # --- Building.

    def build(self, broken):
        """Builds the programs without the mutants of `broken`, a set of names. Yields that set whenever it has grown by
        those that turn out not to compile."""
        self.copy_checkout()
        cache = self.build_folder / "CMakeCache.txt"
        moved = cache.exists() and f"CMAKE_HOME_DIRECTORY:INTERNAL={self.source}\n" not in cache.read_text()
        self.run(["cmake", *(["--fresh"] if moved else []), "-G", "Ninja", "-S", self.source, "-B", self.build_folder,
                  "--log-level=WARNING",
                  "-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1",
                  "-DCMAKE_CXX_FLAGS=-D_GLIBCXX_ASSERTIONS -w -Wno-c++11-narrowing -Wno-invalid-constexpr"
                  f" -ferror-limit=0 -include {self.folder / 'prelude.h'}"])  # fmt: skip
        while True:
            for name, pairs in self.numbered.items():
                self.weave(name, [pair for pair in pairs if pair[1].name not in broken])
            for target in ("timeproof_engine", *(p.target for p in PROGRAMS)):
                log = self.compile(target)
                if log is not None:
                    break
            else:
                return
            suspects = self.suspects(log)
            if not suspects:
                raise SystemExit(f"the woven sources do not compile, through no mutant that is known:\n{log[-4000:]}")
            mutants = {number: mutant for pairs in self.numbered.values() for number, mutant in pairs}
            self.say(f"{len(suspects)} mutants do not compile")
            broken = broken | {mutants[number].name for number in suspects}
            yield broken

    def copy_checkout(self):
        self.source.mkdir(parents=True, exist_ok=True)
        write_if_changed(self.folder / "prelude.h", PRELUDE)
        for path in self.root.iterdir():
            link = self.source / path.name
            if path.name != "engine" and not path.name.startswith(("build", ".")):
                link.unlink(missing_ok=True)
                link.symlink_to(path)
        for path in (p for p in (self.root / "engine").rglob("*") if p.is_file()):
            name = str(path.relative_to(self.root))
            if name not in self.numbered:
                write_if_changed(self.source / name, path.read_bytes().decode("latin-1"))
        for path in (p for p in (self.source / "engine").rglob("*") if p.is_file()):
            if not (self.root / path.relative_to(self.source)).exists():
                path.unlink()

    def weave(self, name, pairs):
        source = (self.root / name).read_bytes().decode("latin-1")
        self.woven[name] = Woven(source, pairs)
        write_if_changed(self.source / name, self.woven[name].text)

    def run(self, command):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            raise SystemExit(done.stdout)

    def compile(self, target):
        """None when it builds, else what the compiler says."""
        command = ["cmake", "--build", self.build_folder, "--target", target, "--", "-k0", f"-j{self.jobs}"]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return None if done.returncode == 0 else done.stdout

    def suspects(self, log):
        """The mutants to blame for the compiler's errors: constants that it wanted to know, or else those on the line
        of an error or of a note to it, or else those around it."""
        errors = [[(self.woven[name], line, text) for name, line, text in error if name in self.woven]
                  for error in complaints(log, f"{self.source}/")]  # fmt: skip
        for look in (Woven.constant_at, Woven.mutant_at, Woven.mutants_around):
            found = set()
            for error in errors:
                found |= set(next(filter(None, (look(woven, line, text) for woven, line, text in error)), []))
            if found:
                return found
        return set()

    # --- Running.

    def measure(self):
        """Runs each program without a mutant. It has to be green, and sets the limit of time for the mutants."""
        for program in PROGRAMS:
            started = time.monotonic()
            verdict = self.judge(program, 0, None, 600)
            if verdict is not None:
                raise SystemExit(f"{program.name} is red without any mutant: {verdict}")
            self.seconds[program.name] = time.monotonic() - started

    def judge(self, program, number, test, limit=None):
        """Runs the program, or one test of it, against a mutant: the test that is red, or None when all is green."""
        limit = limit or 5 + 10 * self.seconds[program.name]
        command = [str(self.build_folder / program.command[0]), *program.command[1:]]
        if test is not None:
            command.append(program.one + test.replace("[", "?").replace("]", "?"))  # brackets mean more in a pattern

        def bounds():
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        process = subprocess.Popen(
            command, cwd=self.build_folder, env=os.environ | {"TIMEPROOF_MUTANT": str(number)}, start_new_session=True,
            preexec_fn=bounds, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            output = process.communicate(timeout=limit)[0].decode("utf-8", "replace")
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return "time-out"
        if process.returncode == 0:
            return None
        return "crash" if process.returncode < 0 else first_failure(output)


def complaints(log, top):
    """The compiler's errors, each as a list of itself and its notes: (file, line, text)."""
    errors = []
    for message in log.splitlines():
        place, _, rest = message.partition(": ")
        name, *numbers = place.split(":")
        if len(numbers) != 2 or not numbers[0].isdigit():
            continue
        if rest.startswith(("error:", "fatal error:")):
            errors.append([])
        if errors and rest.startswith(("error:", "fatal error:", "note:")):
            errors[-1].append((name.removeprefix(top), int(numbers[0]), rest))
    return errors


def first_failure(output):
    """The name of the first red test in what GoogleTest or `timeproof check` prints."""
    for line in output.splitlines():
        words = line.split()
        if line.startswith("[  FAILED  ]") and len(words) > 3:
            return words[3].rstrip(",")
        if len(words) > 1 and words[0] in RED:
            return words[1]
    return "?"
