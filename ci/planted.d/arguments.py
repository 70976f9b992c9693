"""Which faults to plant, by the arguments of ci/planted. Run by itself, it says what is wrong with them."""

import argparse
from pathlib import Path

from common import positive, refuse
from hunt import read_fault

PATCHES = Path("tests/planted")


def read():
    """The options, with the chosen `faults`. Exits with 2 on bad arguments."""
    parser = argparse.ArgumentParser(prog="ci/planted", description="Plants faults in the engine, and looks for each.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="faults, by a part of their names; all without any")
    parser.add_argument("--seconds", type=positive, default=30, metavar="N",
                        help="of processor time, for laws and for the fuzzer; 30 by default")  # fmt: skip
    options = parser.parse_args()
    faults = [read_fault(path) for path in sorted(PATCHES.glob("*.patch"))]
    for name in options.names:
        if not any(name in fault.name for fault in faults):
            refuse(f"no fault of {PATCHES} is named by '{name}'")
    options.faults = [f for f in faults if not options.names or any(name in f.name for name in options.names)]
    return options


if __name__ == "__main__":
    read()
