"""Lists the lines and branches of the engine that were not executed. See ci/coverage.

Usage: missed.py COVERAGE.JSON COVERAGE.LCOV, both exported by llvm-cov.
"""

import json
import sys
import tomllib
from collections import Counter
from pathlib import Path

EXPLAINED = Path(__file__).with_name("missed.toml")


def missed_lines(lcov):
    """(file, line) of each line that was not executed."""
    missed, name = [], None
    for record in lcov.read_text().splitlines():
        kind, _, rest = record.partition(":")
        if kind == "SF":
            name = rest
        elif kind == "DA" and rest.split(",")[1] == "0":
            missed.append((name, int(rest.split(",")[0])))
    return missed


def missed_branches(coverage):
    """(file, span, outcome) of each outcome of a condition that never came about in any instance of its template."""
    seen = Counter()
    for file in json.loads(coverage.read_text())["data"][0]["files"]:
        for *span, true, false, _, _, _ in file["branches"]:
            seen[file["filename"], tuple(span), "true"] += true
            seen[file["filename"], tuple(span), "false"] += false
    return [place for place, count in seen.items() if count == 0]


def stretches(lines):
    """(file, first line, number of lines) of lines that follow on one another."""
    runs = []
    for name, line in sorted(lines):
        if runs and runs[-1][0] == name and runs[-1][1] + runs[-1][2] == line:
            runs[-1][2] += 1
        else:
            runs.append([name, line, 1])
    return runs


def condition_at(rows, line, start, last, end):
    text = rows[line - 1 : last]
    text[-1] = text[-1][: end - 1]
    text[0] = text[0][start - 1 :]
    return " ".join(" ".join(text).split())


def misses(coverage, lcov, top):
    """(file, line, text of the line, what is missed), sorted. A branch on a line that is missed is not told as well."""
    lines, branches = missed_lines(lcov), missed_branches(coverage)
    rows = {name: Path(name).read_text().splitlines() for name in {place[0] for place in lines + branches}}
    found = {(name, line, f"{count} lines never executed" if count > 1 else "never executed")
             for name, line, count in stretches(lines)}  # fmt: skip
    for name, span, outcome in branches:
        if (name, span[0]) not in lines:
            found.add((name, span[0], f"{condition_at(rows[name], *span)}: never {outcome}"))
    text = lambda name, line: " ".join(rows[name][line - 1].split())
    return sorted((name.removeprefix(top), line, text(name, line), what) for name, line, what in found)


def beside(settings):
    """The files in the folders of the rules that need not be executed."""
    return [f"{entry['folder']}/{name}" for entry in settings.get("beside", []) for name in entry["files"]]


def is_rules(name, settings):
    return any(name.startswith(f"{folder}/") for folder in settings["rules"]) and name not in beside(settings)


def judge(found, settings):
    """The report on what `misses` found, and whether all that is missed of the rules has its explanation and every
    explanation still fits. One that fits several places says how many: `times`."""
    explained = {(e["file"], e["line"], what): e for e in settings.get("explained", []) for what in e["missed"]}
    times = {place: entry.get("times", 1) for place, entry in explained.items()}
    missed = Counter((name, text, what) for name, _, text, what in found if is_rules(name, settings))
    report = []
    for name, line, text, what in found:
        report.append(f"{name}:{line}: {text}\n    {what}")
        place = (name, text, what)
        if missed[place] > times.get(place, 0):
            report.append("    UNEXPLAINED")
        elif place in missed:
            report.append(f"    because {explained[place]['reason']}")
    stale = [place for place in explained if missed[place] < times[place]]
    for place in stale:
        report.append(f"{EXPLAINED.name}: missed {missed[place]}, explained {times[place]} times: {': '.join(place)}")
    bare = sum(count for place, count in missed.items() if count > times.get(place, 0))
    report.append(f"\nmissed of the rules: {missed.total() - bare} with an explanation, {bare} without")
    return "\n".join(report), bare == 0 and not stale


def main():
    coverage, lcov = map(Path, sys.argv[1:])
    with EXPLAINED.open("rb") as file:
        settings = tomllib.load(file)
    gone = [name for name in beside(settings) if not Path(name).exists()]
    if gone:
        raise SystemExit(f"{EXPLAINED.name}: beside the rules there is no file {', '.join(gone)}")
    for folder in settings["rules"]:
        if not any(is_rules(str(path), settings) for path in Path(folder).iterdir()):
            raise SystemExit(f"{EXPLAINED.name}: there are no rules in {folder}")
    report, fine = judge(misses(coverage, lcov, f"{Path.cwd()}/"), settings)
    print(report)
    return fine


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
