"""Tests of what is red about coverage. ci/coverage runs them first."""

import json
import tempfile
import unittest
from pathlib import Path

from missed import judge, misses

RULES = {"rules": ["game", "other"], "beside": [{"folder": "game", "files": ["words.h"], "reason": "no rules"}]}
FOUND = [
    ("game/a.h", 3, "if (b) c;", "b: never true"),
    ("game/words.h", 1, "d();", "never executed"),
    ("games.h", 1, "d();", "never executed"),
]


def explained(**more):
    entry = {"file": "game/a.h", "line": "if (b) c;", "missed": ["b: never true"], "reason": "b is a dream"}
    return RULES | {"explained": [entry | more]}


class Judge(unittest.TestCase):
    def test_nothing_of_the_rules_is_missed_without_an_explanation(self):
        self.assertTrue(judge(FOUND[1:], RULES)[1])
        self.assertFalse(judge(FOUND, RULES)[1])
        self.assertTrue(judge(FOUND, explained())[1])

    def test_a_file_is_of_the_rules_unless_it_is_named_beside_them(self):
        self.assertFalse(judge([("game/new.h", 1, "d();", "never executed")], RULES)[1])
        self.assertTrue(judge([("game/words.h", 1, "d();", "never executed")], RULES)[1])
        self.assertFalse(judge([("other/words.h", 1, "d();", "never executed")], RULES)[1])
        self.assertFalse(judge(FOUND[1:], RULES | {"beside": []})[1])

    def test_an_explanation_is_for_so_many_places(self):
        self.assertFalse(judge(FOUND + FOUND, explained())[1])
        self.assertTrue(judge(FOUND + FOUND, explained(times=2))[1])
        self.assertFalse(judge(FOUND, explained(times=2))[1])

    def test_a_stale_explanation_is_red(self):
        self.assertFalse(judge([], explained())[1])


class Misses(unittest.TestCase):
    def test_are_lines_and_outcomes_that_never_came_about_in_any_instance(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "a.h").write_text("if (b ||\n    c) {\n  d();\n  e();\n}\nif (f) g();\n")
            (folder / "lcov").write_text(f"SF:{name}/a.h\nDA:1,7\nDA:3,0\nDA:4,0\nDA:6,1\nend_of_record\n")
            branch = lambda *numbers: [*numbers, 0, 0, 4]
            branches = [branch(1, 5, 2, 6, 0, 7), branch(6, 5, 6, 6, 1, 0), branch(6, 5, 6, 6, 0, 2)]
            files = [{"filename": f"{name}/a.h", "branches": branches}]
            (folder / "json").write_text(json.dumps({"data": [{"files": files}]}))
            self.assertEqual(misses(folder / "json", folder / "lcov", f"{name}/"), [
                ("a.h", 1, "if (b ||", "b || c: never true"),
                ("a.h", 3, "d();", "2 lines never executed"),
            ])  # fmt: skip


if __name__ == "__main__":
    unittest.main()
