"""`run.py lint`: the checks of `run.py test` without pytest and the documentation, or those that are named."""

import os
import sys
from collections.abc import Sequence

from tests.checks import CHECKS, ROOT, Tally, check

Command = tuple[str, ...]


def chosen(names: Sequence[str]) -> list[Command]:
    """Return the checks whose command line contains any of these; without names, all but the documentation."""
    if not names:
        return [command for command in CHECKS if command[0] != "sphinx-build"]
    return [command for command in CHECKS if any(name in " ".join(command) for name in names)]


def main(names: Sequence[str]) -> int:
    """Run the checks that are named; 0 where all held. A name that fits none is a failure."""
    os.chdir(ROOT)
    commands = chosen(names)
    tally = Tally()
    for command in commands:
        tally += check(command)
    print(f"\n{tally}", flush=True)
    return 1 if tally.failed or not commands else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
