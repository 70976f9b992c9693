"""What to mutate, by the arguments of ci/mutants. Run by itself, it says what is wrong with them."""

import argparse
import os
import subprocess
from pathlib import Path

from common import positive, refuse


def parse(words=None):
    parser = argparse.ArgumentParser(prog="ci/mutants", description="Mutates the engine.")
    games = ["engine/ttykm", "engine/voyage", "engine/timelancers"]
    parser.add_argument("paths", nargs="*", default=games, metavar="PATH", help="files and folders below engine/")
    parser.add_argument("--changed", dest="since", action="store_const", const="HEAD^",
                        help="only what changed in the last commit and since")  # fmt: skip
    parser.add_argument("--since", metavar="REV", help="only what changed since REV")
    parser.add_argument("--jobs", type=positive, default=len(os.sched_getaffinity(0)), metavar="N",
                        help="mutants at a time; one for each processor without it")  # fmt: skip
    parser.add_argument("--build", type=Path, default=Path("build-mutants"), metavar="DIR",
                        help="where to build and remember")  # fmt: skip
    return parser.parse_args(words)


def read():
    """The options, with `sources`, all files of the engine; `chosen`, those to mutate; and `lines`, what to mutate of
    them: file -> numbers, or None for all. Exits with 2 on bad arguments."""
    options = parse()
    options.sources = sorted(str(path) for suffix in ("*.h", "*.cc") for path in Path("engine").rglob(suffix))
    options.chosen = chosen_files(options.sources, options.paths)
    options.lines = None if options.since is None else changed_lines(options.since)
    if options.lines is not None:
        options.chosen &= options.lines.keys()
    return options


def chosen_files(sources, paths):
    chosen = set()
    for path in map(os.path.normpath, paths):
        named = {file for file in sources if file == path or file.startswith(path + "/")}
        if not named:
            refuse(f"no source of engine/ is named by {path}")
        chosen |= named
    return chosen


def git(*command):
    done = subprocess.run(["git", *command, "--", "engine"], capture_output=True, text=True)
    if done.returncode != 0:
        refuse(done.stderr.strip())
    return done.stdout.splitlines()


def changed_lines(revision):
    """File -> the lines of it that changed since the revision; all lines of files that git does not know yet."""
    lines, name = {}, None
    for line in git("diff", "--unified=0", "--no-color", "--no-ext-diff", "--relative", "--no-prefix", revision):
        if line.startswith("+++ "):
            name = line.removeprefix("+++ ")
        elif line.startswith("@@ "):
            first, _, count = line.split()[2].removeprefix("+").partition(",")
            lines.setdefault(name, set()).update(range(int(first), int(first) + int(count or 1)))
    for name in git("ls-files", "--others", "--exclude-standard"):
        lines[name] = set(range(1, 1 + len(Path(name).read_text().splitlines())))
    return lines


if __name__ == "__main__":
    read()
