"""Looks for one planted fault with scenarios, laws and a fuzzer, and makes a scenario of what was found."""

import json
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from workshop import run, side_by_side

CHECK_LIMIT = 20  # seconds of processor time; without a fault it takes less than one
SHRINK_LIMIT = 30
MORE_MOVES = 5  # that a shrunk game may have above the known minimum
PIECE = re.compile(r"[^\s.|]+")


@dataclass(frozen=True)
class Fault:
    path: Path
    kind: str
    minimum: int  # moves of the shortest game that shows it

    @property
    def name(self):
        return self.path.stem


def read_fault(path):
    """A patch, with lines of `Key: value` before it."""
    head = path.read_text().partition("\n--- ")[0]
    keys = dict(line.split(": ", 1) for line in head.splitlines() if line)
    return Fault(path, keys["Fault"].rstrip("."), int(keys["Minimum"]))


@dataclass
class Found:
    """What came of the hunt: seconds until found, or None; the reproduction, and what is wrong with it."""

    fault: Fault
    scenarios: float | None = None
    scenario_ids: list = field(default_factory=list)
    laws: float | None = None
    fuzzer: float | None = None
    executions: int = 0
    moves: int | None = None
    pieces: int | None = None
    shrink: float | None = None
    found_with: str = "-"  # the compiler of what found that which was replayed
    replayed_with: str = "-"
    replay: str = "nothing to replay"
    complaints: list = field(default_factory=list)

    @property
    def soonest(self):
        times = [t for t in (self.scenarios, self.laws, self.fuzzer) if t is not None]
        return min(times, default=None)


class Hunt:
    def __init__(self, shop, fault, seconds):
        self.shop, self.fault, self.seconds = shop, fault, seconds
        self.home = shop.folder / "found" / fault.name
        self.found = Found(fault)
        self.law_input = None  # hexadecimal digits of a game that breaks a law
        self.input = None  # the fuzzer's
        self.replays = False

    def run(self):
        self.search()
        self.reproduce()
        if self.found.soonest is None:
            self.found.complaints.append("nothing finds it")
        return self.found

    def search(self):
        shutil.rmtree(self.home, ignore_errors=True)
        (self.home / "corpus").mkdir(parents=True)
        side_by_side(self.with_gcc, self.with_clang)
        return self.found

    # --- Finding.

    def with_gcc(self):
        self.shop.gcc.make(["timeproof", "properties_test"])
        self.try_scenarios()
        self.try_laws()

    def with_clang(self):
        self.shop.clang.make(["fuzz_game"])
        self.try_fuzzer()

    def try_scenarios(self):
        ran = run([self.shop.gcc.program("bin/timeproof"), "check", "--format=json"], CHECK_LIMIT)
        if not ran.red:
            return
        self.found.scenarios = ran.seconds
        try:
            cases = json.JSONDecoder().raw_decode(ran.output)[0]["cases"]
        except (ValueError, LookupError):
            return  # it died, and does not say of which
        self.found.scenario_ids = [case["id"] for case in cases if case["verdict"] not in ("pass", "xfail")]

    def try_laws(self):
        command = [self.shop.gcc.program("tests/properties_test"), "--gtest_brief=1", "--gtest_filter=LawsHold.*"]
        ran = run(command, self.seconds)
        (self.home / "laws.txt").write_text(ran.output)
        if ran.code in (0, None):
            return
        self.found.laws = ran.seconds
        hexadecimal = re.search(r"timeproof replay --hex ([0-9a-f]+)", ran.output)
        self.law_input = hexadecimal and hexadecimal[1]

    def try_fuzzer(self):
        told = (self.shop.source / "fuzz/options/game.options").read_text()
        options = [f"-{name}={value}" for name, value in re.findall(r"^(\w+) = (\S+)", told, re.M)]
        ran = run([self.shop.clang.program("fuzz/fuzz_game"), "-seed=1", "-print_final_stats=1", *options,
                   f"-dict={self.shop.source}/fuzz/dictionaries/game.dict", f"-artifact_prefix={self.home}/",
                   self.home / "corpus", self.shop.clean / "seeds/game"], self.seconds)  # fmt: skip
        (self.home / "fuzzer.txt").write_text(ran.output)
        executions = re.search(r"number_of_executed_units: (\d+)", ran.output)
        self.found.executions = int(executions[1]) if executions else 0
        inputs = [path for path in self.home.iterdir() if re.match("crash-|leak-|timeout-|oom-", path.name)]
        if inputs:
            self.found.fuzzer = ran.seconds
            self.input = inputs[0]

    # --- From there to a scenario, and replaying it with the compiler that did not find it.

    def reproduce(self):
        gcc, clang = self.shop.gcc, self.shop.clang
        if self.input is not None:
            self.shrink([self.input], clang, gcc)
        elif self.law_input is not None:
            self.shrink(["--hex", self.law_input], gcc, clang)
        # What prints wrongly spoils what is made of it; a scenario that is there already shows it all the same.
        if not self.replays and self.found.scenario_ids:
            name = self.found.scenario_ids[0]
            self.replay({name: ["check", "--filter", f"id={name}"]}, gcc, clang)
        if not self.replays:
            self.found.complaints.append("does not replay")

    def shrink(self, source, finder, other):
        scenario = self.home / "found.yaml"
        command = [self.shop.gcc.program("bin/timeproof"), "shrink", *source, "--out", scenario,
                   "--origin", f"Planted as {self.fault.name}"]  # fmt: skip
        ran = run(command, 4 * SHRINK_LIMIT)
        (self.home / "shrink.txt").write_text(ran.output)
        self.found.shrink = ran.seconds
        moves = re.search(r"from \d+ moves to (\d+),", ran.output)
        if ran.red or moves is None:
            return
        self.found.moves = int(moves[1])
        self.found.pieces = count_pieces(scenario.read_text())
        if ran.seconds > SHRINK_LIMIT:
            self.found.complaints.append(f"takes more than {SHRINK_LIMIT} s to shrink")
        if self.found.moves > self.fault.minimum + MORE_MOVES:
            self.found.complaints.append(f"shrinks to more than {MORE_MOVES} moves above the minimum")
        if self.found.moves < self.fault.minimum:
            self.found.complaints.append("shrinks to fewer moves than the minimum that the patch tells")
        self.replay({"check": ["check", scenario], "replay": ["replay", scenario]}, finder, other)

    def replay(self, ways, finder, other):
        """With the `other` compiler: red with the fault in one of the ways at least, and green without it in all."""
        other.make(["timeproof"])
        faulty, clean = other.program("bin/timeproof"), self.shop.clean / other.compiler / "timeproof"
        reds = [name for name, words in ways.items() if run([faulty, *words], CHECK_LIMIT).red]
        greens = [name for name, words in ways.items() if not run([clean, *words], CHECK_LIMIT).red]
        all_green = len(greens) == len(ways)
        self.replays = bool(reds) and all_green
        self.found.found_with, self.found.replayed_with = finder.compiler, other.compiler
        red = " and ".join(reds) or "nothing"
        self.found.replay = f"{red} red, {'green' if all_green else 'RED'} without the fault"


def count_pieces(scenario):
    """Of the picture before the play: the first header and the four rows below it."""
    lines = scenario.splitlines()
    header = next((i for i, line in enumerate(lines) if re.match(r"\s*past +\| present +\| future", line)), None)
    if header is None:
        return None
    return sum(len(PIECE.findall(line)) for line in lines[header + 1 : header + 5])
