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
    target: str  # of the fuzzer

    @property
    def name(self):
        return self.path.stem


def read_fault(path):
    """A patch, with lines of `Key: value` before it."""
    head = path.read_text().partition("\n--- ")[0]
    keys = dict(line.split(": ", 1) for line in head.splitlines() if line)
    return Fault(path, keys["Fault"].rstrip("."), int(keys["Minimum"]), keys.get("Target", "game"))


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
        self.shop.gcc.make(["timeproof", "properties_test", f"replay_{self.fault.target}"])
        self.try_scenarios()
        self.try_laws()

    def with_clang(self):
        self.shop.clang.make([f"fuzz_{self.fault.target}"])
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
        hexadecimal = re.search(r"echo ([0-9a-f]+) \| xxd", ran.output)
        self.law_input = hexadecimal and hexadecimal[1]

    def try_fuzzer(self):
        target = self.fault.target
        told = (self.shop.source / f"fuzz/options/{target}.options").read_text()
        options = [f"-{name}={value}" for name, value in re.findall(r"^(\w+) = (\S+)", told, re.M)]
        ran = run([self.shop.clang.program(f"fuzz/fuzz_{target}"), "-seed=1", "-print_final_stats=1", *options,
                   f"-dict={self.shop.source}/fuzz/dictionaries/{target}.dict", f"-artifact_prefix={self.home}/",
                   self.home / "corpus", self.shop.clean / f"seeds/{target}"], self.seconds)  # fmt: skip
        (self.home / "fuzzer.txt").write_text(ran.output)
        executions = re.search(r"number_of_executed_units: (\d+)", ran.output)
        self.found.executions = int(executions[1]) if executions else 0
        inputs = [path for path in self.home.iterdir() if re.match("crash-|leak-|timeout-|oom-", path.name)]
        if inputs:
            self.found.fuzzer = ran.seconds
            self.input = inputs[0]

    # --- From there to a scenario, and replaying it.

    def reproduce(self):
        if self.fault.target != "game":
            if self.input is not None:
                self.replay_input()
        elif self.input is not None:
            self.shrink([self.input])
        elif self.law_input is not None:
            self.shrink(["--hex", self.law_input])
        # What prints wrongly spoils what is made of it; a scenario that is there already shows it all the same.
        if not self.replays and self.found.scenario_ids:
            self.replay_stored(self.found.scenario_ids[0])
        if not self.replays:
            self.found.complaints.append("does not replay")

    def shrink(self, source):
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
        self.replay_scenario(scenario)

    def replay_scenario(self, scenario):
        """As a scenario, or, for laws that no expectation can say, by its note."""
        digits = re.search(r"timeproof replay --hex\s+([0-9a-f]+)", scenario.read_text())
        faulty, clean = self.shop.gcc.program("bin/timeproof"), self.shop.clean / "timeproof"
        ways = {"scenario": ["check", scenario], "its note": ["replay", "--hex", digits[1] if digits else ""]}
        reds = [name for name, words in ways.items() if run([faulty, *words], CHECK_LIMIT).red]
        greens = [name for name, words in ways.items() if not run([clean, *words], CHECK_LIMIT).red]
        self.judge_replay(" and ".join(reds), len(greens) == len(ways))

    def replay_stored(self, name):
        """One of the scenarios that are there."""
        words = ["check", "--filter", f"id={name}"]
        red = run([self.shop.gcc.program("bin/timeproof"), *words], CHECK_LIMIT).red
        green = not run([self.shop.clean / "timeproof", *words], CHECK_LIMIT).red
        self.judge_replay(name if red else "", green)

    def replay_input(self):
        faulty, clean = self.shop.gcc.program(f"fuzz/replay_{self.fault.target}"), self.shop.clean
        red = run([faulty, self.input], CHECK_LIMIT).red
        green = not run([clean / f"replay_{self.fault.target}", self.input], CHECK_LIMIT).red
        self.judge_replay(f"input of {self.fault.target}" if red else "", green)

    def judge_replay(self, red, green):
        self.replays = bool(red) and green
        self.found.replay = f"{red or 'nothing'} red, {'green' if green else 'RED'} without the fault"


def count_pieces(scenario):
    """Of the picture before the play: the first header and the four rows below it."""
    lines = scenario.splitlines()
    header = next((i for i, line in enumerate(lines) if re.match(r"\s*past +\| present +\| future", line)), None)
    if header is None:
        return None
    return sum(len(PIECE.findall(line)) for line in lines[header + 1 : header + 5])
