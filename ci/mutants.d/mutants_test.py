"""Tests of how mutants are chosen, found and woven in. ci/mutants runs them first."""

import contextlib
import io
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import arguments
from find import Finder
from memory import Memory
from weave import PRELUDE, Woven
from workshop import PROGRAMS, SHARED, complaints, first_failure

SOURCE = """\
#include <cstdio>
#include <initializer_list>
constexpr int kTwo = 2;
constexpr int Minus(int a, int b) { return a - b; }
static void Up(int* a) { ++*a; }
int main() {
  int sum = kTwo;
  for (const int i : {3, 6}) {
    if (i > 5) break;
    sum = Minus(sum, i);
  }
  Up(&sum);
  std::printf("%d", sum);
}
"""


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def find(self, source):
        (self.folder / "a.cc").write_text(source)
        return Finder(self.folder, "a.cc").find()

    def changes(self, line):
        return [m.change for m in self.find(line)]


class Find(Folder):
    def test_comparisons_also_those_of_classes(self):
        self.assertEqual(self.changes("bool F(int a) { return a < 3; }"),
                         ["a < 3 -> a <= 3", "a < 3 -> a >= 3", "3 -> 0", "3 -> 4"])  # fmt: skip
        source = "struct S { int i; bool operator==(const S&) const = default; };\nbool F(S a, S b) { return a == b; }"
        self.assertEqual(self.changes(source), ["a == b -> a != b"])

    def test_logic_keeps_its_operands_together(self):
        self.assertEqual(self.changes("bool F(bool a, bool b, bool c) { return a || b || c; }"),
                         ["a || b || c -> !(a || b || c)", "a || b || c -> (a || b) && c", "a || b -> a && b"])

    def test_negations_of_conditions(self):
        self.assertEqual(self.changes("int g; void F(bool a) { while (a) g = g; }"), ["a -> !a", "g = g -> nothing"])
        self.assertEqual(self.changes("int g; void F(bool a) { if (!a) g = g; }"), ["!a -> !!a", "g = g -> nothing"])

    def test_statements_that_are_dropped(self):
        self.assertEqual(self.changes("void G(); void F() { for (;;) { G(); break; } }"),
                         ["G() -> nothing", "break -> nothing"])  # fmt: skip

    def test_arguments_of_the_same_type_are_swapped(self):
        self.assertEqual(self.changes("int G(int, int, bool); int H(int a, int b) { G(a, b, true); return 0; }"),
                         ["G(a, b, true) -> nothing", "G(a, b, true) -> G(b, a, true)", "true -> false", "0 -> 1"])

    def test_values_that_are_returned_become_empty_unless_they_are(self):
        record = "#include <type_traits>\nstruct R { R(); R(int); };\n"
        self.assertEqual(self.changes(record + "R F(R r) { return r; }"), ["r -> std::remove_cvref_t<decltype(r)>{}"])
        self.assertEqual(self.changes(record + "R F() { return R(); }"), [])
        self.assertEqual(self.changes(record + "R F() { return {}; }"), [])

    def test_nothing_within_types_macros_and_what_is_decided_when_compiled(self):
        self.assertEqual(self.changes("#include <array>\nenum E { kA = 1 };\nstd::array<int, 3> a;"), [])
        self.assertEqual(self.changes("static_assert(1 < 2);"), [])
        self.assertEqual(self.changes("#define M(x) ((x) + 1)\nint F(int x) { return M(x); }"), [])

    def test_equal_mutants_are_told_apart_by_their_number(self):
        names = [m.name for m in self.find("int F(int a) {\n  if (a)\n    ++a;\n  if (!a)\n    ++a;\n  return a;\n}\n")]
        self.assertIn("a.cc: ++a; | ++a -> --a", names)
        self.assertIn("a.cc: ++a; | ++a -> --a #2", names)
        self.assertEqual(len(names), len(set(names)))


class Weave(Folder):
    def test_a_number_chooses_a_mutant(self):
        mutants = self.find(SOURCE)
        numbered = list(enumerate(mutants, 1))
        (self.folder / "prelude.h").write_text(PRELUDE)
        (self.folder / "a.cc").write_text(Woven(SOURCE, numbered).text)
        subprocess.run(["clang++", "-std=c++20", "-w", "-include", "prelude.h", "a.cc", "-o", "a"],
                       cwd=self.folder, check=True)  # fmt: skip
        said = {m.change: self.said(number) for number, m in numbered}
        self.assertEqual(self.said(0), "0")
        self.assertEqual(said, {
            "2 -> 0": "-2", "2 -> 3": "1",
            "a - b -> a + b": "6", "a - b -> std::remove_cvref_t<decltype(a - b)>{}": "1",
            "++*a -> nothing": "-1", "++*a -> --(*a)": "-2",
            "3 -> 0": "3", "3 -> 4": "-1", "6 -> 0": "0", "6 -> 7": "0",
            "i > 5 -> i <= 5": "3", "i > 5 -> i >= 5": "0", "5 -> 0": "3", "5 -> 6": "-6",
            "break -> nothing": "-6",
            "sum = Minus(sum, i) -> nothing": "3", "Minus(sum, i) -> Minus(i, sum)": "2",
            "Up(&sum) -> nothing": "-1",
            'std::printf("%d", sum) -> nothing': "",
        })  # fmt: skip

    def said(self, number):
        environment = os.environ | {"TIMEPROOF_MUTANT": str(number)}
        return subprocess.run([self.folder / "a"], env=environment, capture_output=True, text=True, timeout=10).stdout


class Choice(unittest.TestCase):
    def test_a_path_is_never_taken_for_a_revision(self):
        options = arguments.parse(["--changed", "engine/ttykm/turn.cc"])
        self.assertEqual((options.since, options.paths), ("HEAD^", ["engine/ttykm/turn.cc"]))
        self.assertEqual(arguments.parse(["--since", "HEAD~3"]).since, "HEAD~3")

    def test_without_a_path_every_game_is_mutated(self):
        games = sorted(str(path) for path in Path("engine").iterdir() if path.is_dir())
        self.assertEqual(arguments.parse([]).paths, games)


class Remembering(Folder):
    def test_it_lasts_while_the_sources_do(self):
        path = self.folder / "memory.json"
        memory = Memory(path, {"engine": "1", "program": "1"})
        memory.note("engine", "a mutant", None)
        memory.note("program", "a mutant", "A.Test")
        memory.save()
        self.assertEqual(Memory(path, {"engine": "1", "program": "1"}).killer("a mutant"), ("program", "A.Test"))
        later = Memory(path, {"engine": "1", "program": "2"})
        self.assertFalse(later.asks("engine", "a mutant"))
        self.assertTrue(later.asks("program", "a mutant"))

    def test_a_damaged_memory_is_refused(self):
        path = self.folder / "memory.json"
        for damaged in ("", '{"hashes": {}', "[]", "3", '{"hashes": 3, "verdicts": {}, "hints": {}, "broken": {}}'):
            path.write_text(damaged)
            with self.assertRaisesRegex(SystemExit, "2"), contextlib.redirect_stderr(io.StringIO()):
                Memory(path, {"engine": "1"})

    def test_a_program_depends_on_all_that_it_includes(self):
        for program in PROGRAMS:
            known = tuple(f"{folder}/" for folder in (*SHARED, *program.folders))
            sources = (path for folder in program.folders for path in Path(folder).rglob("*.[ch]*"))
            included = {name for path in sources for name in re.findall('#include "(.+/.+)"', path.read_text())}
            self.assertEqual([name for name in included if Path(name).exists() and not name.startswith(known)], [])


class Blame(unittest.TestCase):
    def test_an_error_of_the_compiler_comes_with_its_notes(self):
        log = "[1/2] Building\n/top/a.h:3:5: error: no\n/top/b.h:4:6: note: declared here\n/top/a.h:7:1: error: never\n"
        self.assertEqual(complaints(log, "/top/"), [
            [("a.h", 3, "error: no"), ("b.h", 4, "note: declared here")],
            [("a.h", 7, "error: never")],
        ])  # fmt: skip

    def test_the_first_red_test_is_named(self):
        red = "ok\n[  FAILED  ] Some.Test (3 ms)\n[  FAILED  ] Some.Other (3 ms)\n"
        self.assertEqual(first_failure(red), "Some.Test")
        self.assertEqual(first_failure("fail        some-scenario  (a.yaml:4)\n"), "some-scenario")
        self.assertEqual(first_failure("what else\n"), "?")


if __name__ == "__main__":
    unittest.main()
