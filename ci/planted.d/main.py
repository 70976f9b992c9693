"""Plants faults in the engine, and looks for each. See ci/planted."""

import signal
import statistics
import sys
import time
from pathlib import Path

import arguments
from common import only_one, say
from hunt import Fault, Hunt
from workshop import Workshop, side_by_side

HEADING = ("fault", "scenarios", "laws", "fuzzer", "inputs", "moves", "pieces", "shrunk in", "found with",
           "replayed with", "and what came of it")  # fmt: skip
WIDTHS = (28, 10, 8, 8, 8, 7, 7, 10, 13, 14, 0)


def prepare(shop):
    """Builds the copy without a fault, with both compilers side by side."""
    shop.copy_checkout()

    def with_gcc():
        shop.gcc.configure()
        shop.gcc.make(["timeproof", "properties_test", "timeproof_seeds"])

    def with_clang():
        shop.clang.configure()
        shop.clang.make(["fuzz_game", "timeproof"])

    side_by_side(with_gcc, with_clang)
    shop.keep_clean()


def search_in_vain(shop, limit):
    """Where no fault is planted nothing may be found, or what is found with one would mean nothing."""
    hunt = Hunt(shop, Fault(Path("none"), "none", 0), limit)
    if hunt.search().soonest is not None:
        raise SystemExit(f"planted: something is found without any fault, see {hunt.home}")


def seconds(time_taken):
    return "-" if time_taken is None else f"{time_taken:.1f} s"


def print_row(cells):
    print(" ".join(f"{cell:<{width}}" for cell, width in zip(cells, WIDTHS)).rstrip(), flush=True)


def print_found(found):
    fault = found.fault
    moves = "-" if found.moves is None else f"{found.moves} ({fault.minimum})"
    pieces = "-" if found.pieces is None else str(found.pieces)
    executions = str(found.executions) if found.fuzzer is not None else "-"
    print_row((fault.name, seconds(found.scenarios), seconds(found.laws), seconds(found.fuzzer), executions, moves,
               pieces, seconds(found.shrink), found.found_with, found.replayed_with, found.replay))  # fmt: skip
    print(f"   {fault.kind}")
    for complaint in found.complaints:
        print(f"   RED: {complaint}")


def print_medians(all_found):
    for what, times in (
        ("scenarios", [found.scenarios for found in all_found]),
        ("laws", [found.laws for found in all_found]),
        ("fuzzer", [found.fuzzer for found in all_found]),
        ("the soonest of them", [found.soonest for found in all_found]),
        ("shrinking", [found.shrink for found in all_found]),
    ):
        times = [t for t in times if t is not None]
        median = f", median {statistics.median(times):.1f} s" if times else ""
        print(f"{what}: {len(times)} of {len(all_found)}{median}")


def main():
    options = arguments.read()
    faults = options.faults
    folder = Path.cwd() / "build-planted"
    _lock = only_one(folder)
    shop = Workshop(Path.cwd(), folder)
    started = time.monotonic()
    say("building without a fault")
    prepare(shop)
    search_in_vain(shop, options.seconds)
    say(f"built, and nothing found, in {time.monotonic() - started:.0f} s")
    print_row(HEADING)
    all_found = []
    for fault in faults:
        shop.apply(fault.path.absolute())
        try:
            all_found.append(Hunt(shop, fault, options.seconds).run())
        finally:
            shop.apply(fault.path.absolute(), "--reverse")
        print_found(all_found[-1])
    print_medians(all_found)
    red = [found.fault.name for found in all_found if found.complaints]
    say(f"{len(all_found)} faults in {time.monotonic() - started:.0f} s; red: {', '.join(red) or 'none'}")
    return 1 if red else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        say("interrupted")
        sys.exit(130)
