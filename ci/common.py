"""What the commands of this folder that are written in Python share."""

import argparse
import fcntl
import sys
from pathlib import Path

COMMAND = Path(sys.argv[0]).resolve().parent.name.removesuffix(".d")  # each has a folder of its name


def say(text):
    print(f"{COMMAND}: {text}", file=sys.stderr, flush=True)


def refuse(text):
    """Exits as on bad arguments."""
    say(text)
    sys.exit(2)


def positive(text):
    """A type of arguments for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1, not {text}")
    return number


def only_one(folder):
    """Makes the folder, and keeps other runs out of it for as long as the answer is kept."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError as error:
        refuse(f"cannot work in {folder}: {error.strerror}")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        refuse(f"another run is at work in {folder}")
    return lock
