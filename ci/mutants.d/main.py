"""Mutates the engine, and says which mutants no test finds out. See ci/mutants."""

import functools
import signal
import sys
import threading
import time
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import arguments
from common import only_one, say
from memory import Memory
from workshop import PROGRAMS, SHARED, UNNAMED, Workshop, content_hash

WANTED = 95.0
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def load_equivalent():
    """Name of a mutant -> why no test can tell it from the engine."""
    reasons = {}
    with EQUIVALENT.open("rb") as file:
        for entry in tomllib.load(file).get("equivalent", []):
            for mutation in entry["mutations"]:
                reasons[f"{entry['file']}: {entry['line']} | {mutation}"] = entry["reason"]
    return reasons


class Trial:
    """Runs mutants against the programs, several at a time: all against the first, what is left against the next."""

    def __init__(self, workshop, memory, jobs):
        self.workshop, self.memory, self.jobs = workshop, memory, jobs
        self.lock = threading.Lock()

    def run(self, mutants):
        """`mutants`: number -> mutant."""
        try:
            self.run_stage("what killed them before", {n: self.repeat for n in mutants}, mutants)
            for program in PROGRAMS:
                left = [n for n, m in mutants.items() if self.memory.asks(program.name, m.name)]
                self.run_stage(program.name, {n: functools.partial(self.judge, program) for n in left}, mutants)
        finally:
            self.memory.save()

    def run_stage(self, name, tasks, mutants):
        self.done, self.total, self.told = 0, len(tasks), time.monotonic()
        with ThreadPoolExecutor(self.jobs) as pool:
            futures = [pool.submit(self.run_task, name, task, n, mutants[n]) for n, task in tasks.items()]
            try:
                for future in futures:
                    future.result()
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def run_task(self, name, task, number, mutant):
        task(number, mutant)
        with self.lock:
            self.done += 1
            if time.monotonic() - self.told > 20:
                self.told = time.monotonic()
                say(f"{name}: {self.done} of {self.total}")
                self.memory.save()

    def repeat(self, number, mutant):
        """Runs the one test that killed the mutant when the sources were others, if there still is such a test."""
        name, test = self.memory.hints.get(mutant.name, (None, "?"))
        for program in PROGRAMS:
            if program.name == name and test not in UNNAMED and self.memory.asks(name, mutant.name):
                verdict = self.workshop.judge(program, number, test)
                if verdict not in (None, "?"):
                    self.note(program, mutant, verdict)

    def judge(self, program, number, mutant):
        self.note(program, mutant, self.workshop.judge(program, number, None))

    def note(self, program, mutant, verdict):
        with self.lock:
            self.memory.note(program.name, mutant.name, verdict)


def report(mutants, memory, broken, reasons, whole):
    """Prints what became of the mutants; returns whether all is well."""
    killed, survivors, equivalent = Counter(), [], set()
    killers, per_file = Counter(), {}
    for mutant in mutants:
        killer = None if mutant.name in broken else memory.killer(mutant.name)
        tally = per_file.setdefault(mutant.file, Counter())
        if mutant.name in broken:
            tally["broken"] += 1
        elif killer is not None:
            tally["killed"] += 1
            killed[killer[0]] += 1
            killers[killer] += 1
        elif mutant.name in reasons:
            tally["equivalent"] += 1
            equivalent.add(mutant.name)
        else:
            tally["survived"] += 1
            survivors.append(mutant)
    for mutant in survivors:
        print(f"{mutant.file}:{mutant.line}: survived ({mutant.kind})\n    {mutant.code}\n    {mutant.words}")
    stale = sorted(name for name in reasons if name not in equivalent and name.split(": ")[0] in whole)
    for name in stale:
        print(f"{EQUIVALENT.name}: no mutant that survives is\n    {name}")

    print(f"\n{'file':32}{'killed':>10}{'survived':>10}{'equivalent':>12}{'not compiled':>14}{'score':>9}")
    total = Counter()
    for name, tally in sorted(per_file.items()):
        total += tally
        print_tally(name, tally)
    print_tally("all", total)
    unnamed = sum(count for (_, test), count in killers.items() if test in UNNAMED)
    print("\nkilled by " + ", ".join(f"{p.name} {killed[p.name]}" for p in PROGRAMS))
    print(f"{unnamed} of them by a crash or a time-out; most by one test:")
    for (program, test), count in killers.most_common(10):
        print(f"{count:6} {program}: {test}")
    return score(total) >= WANTED and not stale


def score(tally):
    rest = tally["killed"] + tally["survived"]
    return 100.0 * tally["killed"] / rest if rest else 100.0


def print_tally(name, tally):
    columns = f"{tally['killed']:10}{tally['survived']:10}{tally['equivalent']:12}{tally['broken']:14}"
    print(f"{name:32}{columns}{score(tally):7.1f} %")


def main():
    options = arguments.read()
    chosen, lines = options.chosen, options.lines
    root = Path.cwd()
    folder = (root / options.build).resolve()
    _lock = only_one(folder)
    hashes = {p.name: content_hash(root, (*SHARED, *p.folders)) for p in PROGRAMS}
    memory = Memory(folder / "memory.json", hashes)
    workshop = Workshop(root, folder, options.sources, options.jobs, say)
    mutants = workshop.find(chosen)
    if lines is not None:
        mutants = {n: m for n, m in mutants.items() if lines[m.file] & set(range(m.line, m.last_line + 1))}
    if not mutants:
        say("nothing to mutate: no such line of code changed")
        return True

    reasons = load_equivalent()
    sources = {name: content_hash(root, [name]) for name in chosen}
    broken = {m for name in chosen for m in memory.broken.get(sources[name], [])}
    asked = [n for n, m in mutants.items() if any(memory.asks(p.name, m.name) for p in PROGRAMS)]
    todo = {n: mutants[n] for n in asked if mutants[n].name not in broken}
    if todo:
        say(f"{len(mutants)} mutants, {len(todo)} to be tried; building")
        for broken in workshop.build(broken):
            memory.broken |= {sources[f]: [m.name for _, m in workshop.numbered[f] if m.name in broken] for f in chosen}
            memory.save()
        workshop.measure()
        say("the tests take " + ", ".join(f"{name} {seconds:.1f} s" for name, seconds in workshop.seconds.items()))
        Trial(workshop, memory, workshop.jobs).run({n: m for n, m in todo.items() if m.name not in broken})
    return report(mutants.values(), memory, broken, reasons, chosen if lines is None else set())


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(0 if main() else 1)
    except KeyboardInterrupt:
        say("interrupted; the next run goes on from here")
        sys.exit(130)
