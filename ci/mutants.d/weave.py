"""Weaves the mutants of a file into its source, so that one build holds them all and a number chooses one."""

from dataclasses import dataclass, field

# Included before everything. In constexpr functions what is computed at compile time stays as it is.
PRELUDE = """\
#pragma once
#include <cstdlib>
#include <type_traits>
static const int timeproof_mutant = [] {
  const char* number = std::getenv("TIMEPROOF_MUTANT");
  return number == nullptr ? 0 : std::atoi(number);
}();
#define TIMEPROOF_MUTANT(number) (timeproof_mutant == number)
#define TIMEPROOF_CONSTEXPR_MUTANT(number) (!__builtin_is_constant_evaluated() && timeproof_mutant == number)
"""

# What goes around each alternative, so that all are of the type of the original.
FORMS = {
    "value": ("(", ")"),
    "condition": ("static_cast<bool>(", ")"),
    "statement": ("static_cast<void>(", ")"),
    "jump": ("", ""),
}


@dataclass
class Group:
    """All mutants of one stretch of the source, and the groups within it."""

    start: int
    end: int
    mutants: list = field(default_factory=list)
    inner: list = field(default_factory=list)


class Woven:
    """The woven text of one file, and which of its lines belong to which mutants."""

    def __init__(self, source, numbered):
        """`numbered`: pairs of a number and a mutant."""
        self.source = source
        self.lines = [""]
        self.of_line = {}  # line -> the number of the mutant that stands there
        self.of_constant = {}  # line -> the numbers in the variable that begins there and is constexpr no more
        self.of_lines = []  # (first line, last line, numbers) of each group
        self.constants = {}
        for number, mutant in numbered:
            if mutant.constant is not None:
                self.constants.setdefault(mutant.constant, []).append(number)
        self.weave(0, len(source), tree(numbered))
        self.text = "\n".join(self.lines)

    # The mutants that a complaint of the compiler about a line may be about.

    def constant_at(self, line, text):
        return self.of_constant.get(line, []) if text == "note: declared here" else []

    def mutant_at(self, line, _):
        return [self.of_line[line]] if line in self.of_line else []

    def mutants_around(self, line, _):
        groups = [g for g in self.of_lines if g[0] <= line <= g[1]]
        return min(groups, key=lambda g: g[1] - g[0])[2] if groups else []

    def put(self, text):
        first, *more = text.split("\n")
        self.lines[-1] += first
        self.lines += more

    def plain(self, start, end):
        for (left, right, instead), numbers in sorted(self.constants.items()):
            if start <= left < end:
                self.put(self.source[start:left] + instead)
                self.of_constant[len(self.lines)] = numbers
                start = right
        self.put(self.source[start:end])

    def weave(self, start, end, groups):
        for group in groups:
            self.plain(start, group.start)
            self.weave_group(group)
            start = group.end
        self.plain(start, end)

    def weave_group(self, group):
        first = len(self.lines)
        form = next((m.form for _, m in group.mutants if m.form != "value"), "value")
        before, after = FORMS[form]
        self.put("(" if form != "jump" else "")
        for number, mutant in group.mutants:
            switch = f"TIMEPROOF_{'CONSTEXPR_' if mutant.guarded else ''}MUTANT({number})"
            text = mutant.text or "0"
            self.put(f"\nif {switch}" if form == "jump" else f"\n{switch} ? {before}{text}{after} :")
            self.of_line[len(self.lines)] = number
        self.put("\n; else " if form == "jump" else f"\n{before}")
        self.weave(group.start, group.end, group.inner)
        self.put("" if form == "jump" else f"{after})")
        self.of_lines.append((first, len(self.lines), [number for number, _ in group.mutants]))


def tree(numbered):
    """The mutants by where they are, nested as the source is."""
    roots, stack = [], []
    for number, mutant in sorted(numbered, key=lambda pair: (pair[1].start, -pair[1].end)):
        while stack and stack[-1].end <= mutant.start:
            stack.pop()
        if stack and (stack[-1].start, stack[-1].end) == (mutant.start, mutant.end):
            stack[-1].mutants.append((number, mutant))
            continue
        group = Group(mutant.start, mutant.end, [(number, mutant)])
        (stack[-1].inner if stack else roots).append(group)
        stack.append(group)
    return roots
