"""What is known of mutants from earlier runs."""

import json

from common import refuse

PARTS = ("hashes", "verdicts", "hints", "broken")


class Memory:
    """Verdicts of the programs on mutants, each valid for the sources that the program's hash stands for.

    A verdict is the test that killed the mutant, or None when the program stayed green. Of verdicts that are no longer
    valid, the killer remains as a hint of what to try first.
    """

    def __init__(self, path, hashes):
        self.path = path
        self.hashes = hashes
        stored = load(path)
        self.hints = stored["hints"]  # mutant -> [program, test]
        self.broken = stored["broken"]  # hash of a source file -> mutants of it that do not compile
        self.verdicts = {
            program: stored["verdicts"].get(program, {}) if stored["hashes"].get(program) == hash_now else {}
            for program, hash_now in hashes.items()
        }

    def save(self):
        content = {"hashes": self.hashes, "verdicts": self.verdicts, "hints": self.hints, "broken": self.broken}
        scratch = self.path.with_suffix(".new")
        scratch.write_text(json.dumps(content, indent=0, sort_keys=True))
        scratch.replace(self.path)

    def note(self, program, mutant, verdict):
        self.verdicts[program][mutant] = verdict
        if verdict is not None:
            self.hints[mutant] = [program, verdict]

    def killer(self, mutant):
        """(program, test) of a valid verdict that kills it, or None."""
        for program, verdicts in self.verdicts.items():
            if verdicts.get(mutant) is not None:
                return program, verdicts[mutant]
        return None

    def asks(self, program, mutant):
        """Whether it takes a run of the program to know more about the mutant."""
        return mutant not in self.verdicts[program] and self.killer(mutant) is None


def load(path):
    """What was saved; exits with 2 when it cannot be read, for it may have taken hours."""
    if not path.exists():
        return {name: {} for name in PARTS}
    try:
        stored = json.loads(path.read_text())
        if all(isinstance(stored[name], dict) for name in PARTS):
            return stored
    except (OSError, ValueError, LookupError, TypeError):
        pass
    return refuse(f"{path} is damaged; without it everything is tried anew")
